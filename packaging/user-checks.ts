/** What is checked in a user's project, on one Node.js. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../support/user-error.ts';
import { ends } from './outside.ts';
import type { VerbRun } from './verbs.ts';

/** How a user's compiler finds a package. */
export type Resolution = 'nodenext' | 'bundler';

/** Each export is imported: by the compiler as strict as it can be, and by Node.js. */
export async function checkExports(project: string, node: string, resolutions: readonly Resolution[]): Promise<void> {
  const { exports } = JSON.parse(readFileSync(join(project, 'node_modules', 'gatewright', 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => !name.includes('*') && !name.endsWith('.json'));
  const lines = names.map((name, i) => `import * as e${i} from '${name.replace('.', 'gatewright')}';\nvoid e${i};`);
  writeFileSync(join(project, 'exports.ts'), `${lines.join('\n')}\n`);
  for (const moduleResolution of resolutions) {
    const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
    const strict = { strict: true, skipLibCheck: false, noEmit: true, allowImportingTsExtensions: true };
    const compilerOptions = { target: 'es2024', module, moduleResolution, ...strict };
    writeFileSync(join(project, 'tsconfig.check.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    await ends(0, project, node, 'tsc', ['-p', 'tsconfig.check.json']);
  }
  // In JavaScript, as it is run by what strips no types.
  cpSync(join(project, 'exports.ts'), join(project, 'exports.mjs'));
  await ends(0, project, node, 'node', ['exports.mjs']);
  for (const name of ['exports.ts', 'exports.mjs', 'tsconfig.check.json']) rmSync(join(project, name));
}

/** A command that ends as it has to, and shows what it has to. */
export async function checkVerb(project: string, node: string, verb: VerbRun): Promise<void> {
  const { args, ends: code = 0, shows } = verb;
  const { output } = await ends(code, project, node, 'gatewright', args);
  if (!shows.test(output)) throw new UserError(`gatewright ${args.join(' ')} does not show ${shows}:\n${output}`);
}

/** A command that lacks an optional package: one sentence that names it. */
export async function checkRefusal(project: string, node: string, { args, needs }: VerbRun): Promise<void> {
  const { output } = await ends(2, project, node, 'gatewright', args);
  if (/^error: .*npm install --save-dev "/m.test(output) && output.includes(needs!)) return;
  throw new UserError(`gatewright ${args.join(' ')} does not say that it needs ${needs}:\n${output}`);
}
