/** Which version of Gatewright this is. */
import { readFileSync } from 'node:fs';
import { inProject } from './project.ts';

/** The version that `package.json` says, as `0.1.0`. */
export const version: string = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version;
