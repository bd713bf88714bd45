/**
 * NIST's worked examples of GCM, which show the values on the way: H, the result of GHASH and the block that hides it.
 */
import { UserError } from '../../../support/user-error.ts';
import { vectorText } from './cavp.ts';

export interface GcmExample {
  readonly name: string;
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly aad: Uint8Array;
  readonly plaintext: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
  /** The cipher's block for zeros. */
  readonly h: Uint8Array;
  /** The first counter block. */
  readonly j0: Uint8Array;
  /** GHASH of AAD, ciphertext and lengths. */
  readonly s: Uint8Array;
  /** The cipher's block for `j0`. */
  readonly mask: Uint8Array;
}

/** The examples of `AES_GCM_examples.txt`; a text without them, or with one that is not whole, is a `UserError`. */
export function readGcmExamples(path: string): readonly GcmExample[] {
  const parts = vectorText(path)
    .split(/^Example #/m)
    .slice(1);
  if (parts.length === 0) throw new UserError(`${path} has no examples: give NIST's AES_GCM_examples.txt`);
  return parts.map((part, i) => {
    const name = `${path}, example ${i + 1}`;
    // The text came from a page; rules of its layout stand between the lines. Decryption repeats the values.
    const lines = part
      .split('Decrypt-Verify')[0]!
      .split(/\r?\n/)
      .filter((line) => !/^-+$/.test(line));
    const value = (label: string): Uint8Array => {
      const at = lines.findIndex((line) => line.trim() === `${label} is`);
      if (at < 0) throw new UserError(`${name} has no line "${label} is": copy the file again`);
      const end = lines.findIndex((line, j) => j > at && !/^[0-9A-F ]+$/.test(line));
      return Uint8Array.from(
        Buffer.from(
          lines
            .slice(at + 1, end < 0 ? undefined : end)
            .join('')
            .replaceAll(' ', ''),
          'hex',
        ),
      );
    };
    return {
      name,
      key: value('K'),
      iv: value('IV'),
      aad: value('A'),
      plaintext: value('P'),
      ciphertext: value('C'),
      tag: value('Tag'),
      h: value('H'),
      j0: value('J0'),
      s: value('S'),
      mask: value('Cipher(K, J0)'),
    };
  });
}
