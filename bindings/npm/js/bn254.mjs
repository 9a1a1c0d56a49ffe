// Ethereum's contracts on BN254 (EIP-196, EIP-197): their input, their output.

import { bytes, call, verdict } from './module.mjs';

export function add(input) {
  return call('bn254_add', bytes(input, 'the input'));
}

export function mul(input) {
  return call('bn254_mul', bytes(input, 'the input'));
}

export function pairingCheck(input) {
  return verdict('bn254_pairing_check', bytes(input, 'the input'));
}
