/**
 * After a run with GATEWRIGHT_KEPT=noted or whole. `node support/kept/main.ts` fails where it found other results than
 * are kept, or did not ask for one; with `--write` it writes what the run asked for, and with `--add` it adds that.
 */
import { rmSync } from 'node:fs';
import { shown } from '../project.ts';
import { keptFolder, notesFolder } from './kept-results.ts';
import { settle, writeKept } from './settle.ts';

const { wrong, unused, missing } = settle(keptFolder, notesFolder);
const say = (what: string, list: readonly string[]): void => {
  if (list.length > 0) console.log(`${what}:\n  ${list.join('\n  ')}`);
};
say('kept, and not what the tools say', wrong);
say('kept, and not asked for', unused);
say('not kept yet', missing);
const adds = process.argv.includes('--add');
if (adds || process.argv.includes('--write')) {
  writeKept(keptFolder, notesFolder, adds);
  console.log(`${shown(keptFolder)}/ holds what the run asked for`);
} else if (wrong.length + unused.length > 0) {
  console.error('error: kept results are wrong or of no use: npm run keep writes those of the tree as it is');
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.log('npm run keep keeps them too, so that CI need not find them again');
}
rmSync(notesFolder, { recursive: true, force: true });
