// As program.mts, what a CommonJS program writes.
import montane = require('montane');

export async function program(bytes: Uint8Array): Promise<boolean> {
  await montane.init();
  const key: montane.bls.SecretKey = montane.bls.SecretKey.fromBytes(bytes);
  // @ts-expect-error: no such name
  montane.bls.sing(bytes, bytes);
  return key.sign(bytes).verify(key.toPublicKey(), bytes);
}
