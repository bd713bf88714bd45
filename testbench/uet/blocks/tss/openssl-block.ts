/** One block of AES by Node's OpenSSL, with numbers whose most significant byte is the first one. */
import { createCipheriv } from 'node:crypto';
import { bytesOf, numberOf } from '../../golden/tss/reference/bytes.ts';

export function opensslBlock(keyBits: 128 | 256, key: bigint, block: bigint): bigint {
  const cipher = createCipheriv(`aes-${keyBits}-ecb`, bytesOf(key, keyBits / 8), null).setAutoPadding(false);
  return numberOf(cipher.update(bytesOf(block, 16)));
}
