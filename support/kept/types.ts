/**
 * `npm run types`: the types of the project, of what runs in browsers, and of the playground's page. It begins with
 * what is kept, or with GATEWRIGHT_KEPT=whole with nothing; `--keep` keeps what it has found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject } from '../project.ts';
import { forgetBuildInfos, keepBuildInfos, placeBuildInfos } from './build-infos.ts';
import { keptFolder, useOfKept } from './kept-results.ts';

const folder = inProject('node_modules', '.cache', 'tsc');
const kept = `${keptFolder}/types.json.gz`;

if (useOfKept() === 'whole') forgetBuildInfos(folder);
else if (existsSync(kept)) placeBuildInfos(kept, folder);

const tsc = inProject('node_modules', '.bin', 'tsc');
// Collecting garbage less often saves a fifth of the time, at 2 GB.
const env = { ...process.env, GOGC: '400' };
for (const project of ['.', 'tsconfig.browser.json', 'playground/page']) {
  const args = ['--noEmit', '-p', inProject(project), ...(project === '.' ? ['--checkers', '2'] : [])];
  const { status } = spawnSync(tsc, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
if (process.argv.includes('--keep')) keepBuildInfos(folder, kept);
