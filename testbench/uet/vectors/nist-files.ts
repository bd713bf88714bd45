/** The files of NIST that are here. */
import { inProject } from '../../../support/project.ts';

const nist = (...path: readonly string[]): string => inProject('testbench', 'uet', 'vectors', 'nist', ...path);

export const nistFiles = {
  /** Known answers of AES-256: S-box, key schedule, single bits, several blocks. */
  ecb: ['GFSbox', 'KeySbox', 'MMT', 'VarKey', 'VarTxt'].map((name) => nist('aes-ecb', `ECB${name}256.rsp`)),
  gcmEncrypt128: nist('gcmEncryptExtIV128.rsp.gz'),
  gcmEncrypt256: nist('gcmEncryptExtIV256.rsp.gz'),
  /** Cases that must be refused are among them. */
  gcmDecrypt256: nist('gcmDecrypt256.rsp.gz'),
  gcmExamples: nist('AES_GCM_examples.txt'),
} as const;
