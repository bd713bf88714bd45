/** `cipher.ts` in a browser, by @noble/ciphers: what the browser has itself gives promises. */
import { ecb, gcm } from '@noble/ciphers/aes.js';
import type { Sealed } from './cipher.ts';

const icvBytes = 16;

/** As that of `cipher.ts`. */
export function gcmSeal(key: Uint8Array, iv: Uint8Array, aad: Uint8Array, plaintext: Uint8Array): Sealed {
  const sealed = gcm(key, iv, aad).encrypt(plaintext);
  return { ciphertext: sealed.slice(0, -icvBytes), icv: sealed.slice(-icvBytes) };
}

/** As that of `cipher.ts`. */
export function gcmOpen(
  key: Uint8Array,
  iv: Uint8Array,
  aad: Uint8Array,
  { ciphertext, icv }: Sealed,
): Uint8Array | undefined {
  try {
    return gcm(key, iv, aad).decrypt(Uint8Array.of(...ciphertext, ...icv));
  } catch {
    return undefined;
  }
}

/** As that of `cipher.ts`. */
export const aes256Block = (key: Uint8Array, block: Uint8Array): Uint8Array =>
  ecb(key, { disablePadding: true }).encrypt(block);
