/** Files of AES-GCM vectors of either form. */
import { vectorText } from './cavp.ts';
import { type GcmCase, readGcmCases } from './gcm-cases.ts';
import { readWycheproof } from './wycheproof.ts';

/** The cases of a CAVP `.rsp` file or of a Wycheproof JSON file, gzipped or not; what is neither is a `UserError`. */
export const readGcmFile = (path: string): readonly GcmCase[] =>
  vectorText(path).trimStart().startsWith('{') ? readWycheproof(path) : readGcmCases(path);
