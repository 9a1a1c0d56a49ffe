export { RuleError, init, initSync } from './module.mjs';
export * as bls from './bls.mjs';
export * as bn254 from './bn254.mjs';
export * as ed25519 from './ed25519.mjs';
export * as kzg from './kzg.mjs';
export * as x25519 from './x25519.mjs';
export { Workers } from './workers.mjs';
