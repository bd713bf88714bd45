/** Test vectors of AES-GCM, whatever file they come from. */
import { UserError } from '../../../support/user-error.ts';
import { type CavpCase, cavpBits, cavpBytes, readCavp } from './cavp.ts';

export interface GcmCase {
  /** FILE:LINE of the case. */
  readonly name: string;
  /** What the file's cases are for; each has all that the other direction needs too, unless it fails. */
  readonly operation: 'encrypt' | 'decrypt';
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly aad: Uint8Array;
  /** `undefined` in a case that must be refused, which has none. */
  readonly plaintext: Uint8Array | undefined;
  readonly ciphertext: Uint8Array;
  /** 4 to 16 bytes. */
  readonly tag: Uint8Array;
}

/**
 * The cases of a CAVP file of GCM (`gcmEncryptExtIV*.rsp`, `gcmDecrypt*.rsp`), gzipped or not. What is missing, or has
 * another length than the brackets above it say, is a `UserError` that names the line.
 */
export function readGcmCases(path: string): readonly GcmCase[] {
  return readCavp(path).map(gcmCase);
}

/** A case of such a file. */
export function gcmCase(from: CavpCase): GcmCase {
  const sized = (name: string, setting: string): Uint8Array => {
    const [bytes, bits] = [cavpBytes(from, name), cavpBits(from, setting)];
    if (bytes.length * 8 !== bits)
      throw new UserError(
        `${from.file}:${from.line}: ${name.toUpperCase()} has ${bytes.length * 8} bits where [${setting} = ${bits}] stands above it: correct one of them`,
      );
    return bytes;
  };
  const hasPlaintext = from.fields.has('pt');
  if (!hasPlaintext && !from.fails)
    throw new UserError(`${from.file}:${from.line}: the case has neither PT nor FAIL: add what it has to give`);
  const order = [...from.fields.keys()];
  return {
    name: `${from.file}:${from.line}`,
    operation: hasPlaintext && order.indexOf('pt') < order.indexOf('ct') ? 'encrypt' : 'decrypt',
    key: sized('key', 'Keylen'),
    iv: sized('iv', 'IVlen'),
    aad: sized('aad', 'AADlen'),
    plaintext: from.fails ? undefined : sized('pt', 'PTlen'),
    ciphertext: sized('ct', 'PTlen'),
    tag: sized('tag', 'Taglen'),
  };
}
