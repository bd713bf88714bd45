/** Known answers of AES in ECB mode. */
import { UserError } from '../../../support/user-error.ts';
import { cavpBytes, readCavp } from './cavp.ts';

export interface EcbCase {
  /** FILE:LINE of the case. */
  readonly name: string;
  readonly operation: 'encrypt' | 'decrypt';
  readonly key: Uint8Array;
  /** As long as each other, whole blocks of 16 bytes. */
  readonly plaintext: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/**
 * The cases of a CAVP file of AES-ECB, gzipped or not; what is missing or no whole blocks is a `UserError` that names
 * the line.
 */
export function readEcbCases(path: string): readonly EcbCase[] {
  return readCavp(path).map((from) => {
    const name = `${from.file}:${from.line}`;
    const [key, plaintext, ciphertext] = ['key', 'plaintext', 'ciphertext'].map((field) => cavpBytes(from, field));
    if (plaintext!.length !== ciphertext!.length || plaintext!.length % 16 !== 0 || plaintext!.length === 0)
      throw new UserError(
        `${name}: PLAINTEXT and CIPHERTEXT are not of as many whole blocks of 16 bytes: correct them`,
      );
    const operation = from.settings.has('DECRYPT') ? 'decrypt' : 'encrypt';
    return { name, operation, key: key!, plaintext: plaintext!, ciphertext: ciphertext! };
  });
}
