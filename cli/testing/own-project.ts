/** A project of a user's own, outside of this one. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { makeFolder } from '../../support/write-file.ts';

/** A counter with a promise of its own, and an inverter without one. */
export const counterFile = `import { bit, bits, module } from 'gatewright/hdl';

export const counter = module('counter', { in: { en: bit }, out: { count: bits(4) } }, ({ en }, m) => {
  const count = m.reg('count', bits(4), { reset: 0 });
  m.when(en, () => count.set(count.add(1)));
  m.assert('stays', m.pastValid().and(m.past(en).not()).implies(m.stable(count).or(count.any().not())));
  m.cover('full', count.all());
  return { count };
});

export const inverter = module('inverter', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a.not() }));
`;

export interface OwnProject {
  readonly folder: string;
  /** Writes a file of it. */
  readonly write: (name: string, text: string) => void;
  /** The command, in its folder. */
  readonly gatewright: (
    ...args: readonly string[]
  ) => Promise<{ readonly code: number | undefined; readonly out: string; readonly err: string }>;
  readonly remove: () => void;
}

/** A folder in which the package is installed and `counter.ts` stands; without a config. */
export function ownProject(): OwnProject {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-own-'));
  makeFolder(join(folder, 'node_modules'));
  symlinkSync(inProject(), join(folder, 'node_modules', 'gatewright'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('package.json', '{ "type": "module" }');
  write('counter.ts', counterFile);
  return {
    folder,
    write,
    gatewright: async (...args) => {
      const command = [inProject('cli', 'gatewright.js'), ...args];
      const env = { NO_COLOR: '1' };
      const { exitCode, stdout, stderr } = await execa(process.execPath, command, { cwd: folder, env, reject: false });
      return { code: exitCode, out: stdout, err: stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
