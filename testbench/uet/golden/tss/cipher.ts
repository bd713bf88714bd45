/** AES by Node's OpenSSL: GCM with IVs of 96 bits and tags of 128, and single blocks. */
import { createCipheriv, createDecipheriv } from 'node:crypto';

const icvBytes = 16;

export interface Sealed {
  readonly ciphertext: Uint8Array;
  /** The tag: 16 bytes. */
  readonly icv: Uint8Array;
}

/** Key length to OpenSSL's name. */
const algorithm = (key: Uint8Array) => (key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm');

/** Encrypts and authenticates; the key has 16 or 32 bytes, the IV 12. */
export function gcmSeal(key: Uint8Array, iv: Uint8Array, aad: Uint8Array, plaintext: Uint8Array): Sealed {
  const cipher = createCipheriv(algorithm(key), key, iv, { authTagLength: icvBytes });
  cipher.setAAD(aad);
  const ciphertext = Uint8Array.from(cipher.update(plaintext));
  cipher.final();
  return { ciphertext, icv: Uint8Array.from(cipher.getAuthTag()) };
}

/** The plaintext; `undefined` where the tag is not that of AAD and ciphertext. */
export function gcmOpen(
  key: Uint8Array,
  iv: Uint8Array,
  aad: Uint8Array,
  { ciphertext, icv }: Sealed,
): Uint8Array | undefined {
  const decipher = createDecipheriv(algorithm(key), key, iv, { authTagLength: icvBytes });
  decipher.setAAD(aad).setAuthTag(icv);
  const plaintext = Uint8Array.from(decipher.update(ciphertext));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plaintext;
}

/** A block of 16 bytes encrypted with AES-256. */
export const aes256Block = (key: Uint8Array, block: Uint8Array): Uint8Array =>
  Uint8Array.from(createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block));
