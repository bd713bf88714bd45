/** Test vectors of AES-GCM of Project Wycheproof, which are JSON. */
import { UserError } from '../../../support/user-error.ts';
import { vectorText } from './cavp.ts';
import type { GcmCase } from './gcm-cases.ts';

/** An object's fields, or nothing's. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The cases of a Wycheproof file of AES-GCM, gzipped or not. Cases whose result is `invalid` must be refused;
 * `acceptable` ones count as valid. A text of another form, or without cases, is a `UserError` that names the test.
 */
export function readWycheproof(path: string): readonly GcmCase[] {
  const wrong = (what: string): UserError => new UserError(`${path} ${what}: give a Wycheproof file of AES-GCM`);
  let file: Readonly<Record<string, unknown>>;
  try {
    file = fieldsOf(JSON.parse(vectorText(path)));
  } catch (error) {
    throw error instanceof UserError ? error : wrong('is no JSON');
  }
  if (file.algorithm !== 'AES-GCM') throw wrong(`is for the algorithm ${String(file.algorithm)}`);
  const cases = listOf(file.testGroups)
    .flatMap((group) => listOf(fieldsOf(group).tests))
    .map(fieldsOf)
    .map((test): GcmCase => {
      const name = `${path}:${String(test.tcId)}`;
      const bytes = (field: string): Uint8Array => {
        const text = test[field];
        if (typeof text !== 'string' || !/^([0-9a-fA-F]{2})*$/.test(text))
          throw new UserError(`${name}: ${field} is ${String(text)}: give whole bytes in hexadecimal`);
        return Uint8Array.from(Buffer.from(text, 'hex'));
      };
      const result = test.result;
      if (result !== 'valid' && result !== 'invalid' && result !== 'acceptable')
        throw new UserError(`${name}: the result is ${String(result)}: give valid, invalid or acceptable`);
      return {
        name,
        operation: result === 'invalid' ? 'decrypt' : 'encrypt',
        key: bytes('key'),
        iv: bytes('iv'),
        aad: bytes('aad'),
        plaintext: result === 'invalid' ? undefined : bytes('msg'),
        ciphertext: bytes('ct'),
        tag: bytes('tag'),
      };
    });
  if (cases.length === 0) throw wrong('has no tests');
  return cases;
}
