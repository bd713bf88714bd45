/** Who imports whom among the project's own sources. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '../project.ts';

/** An import or re-export of another source of the project; both paths are relative to its folder. */
export interface Import {
  readonly file: string;
  readonly target: string;
  /** Of types alone, of which nothing remains at run time. */
  readonly types: boolean;
}

/** The sources of the house, without tests and what only tests use: these bring the parts together. */
export const sourceFiles: readonly string[] = globSync(
  '{support,rtl-gen,testbench,fpga,config,report,cli,bench,studies,packaging,playground,lint-plugin}/**/*.ts',
  { cwd: projectRoot },
)
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .sort();

/** The imports of a source, in the order of its text. */
export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) (type )?[^;]*?from '(\.[^']+)'/gm)].map(([, types, target]) => ({
    file,
    target: normalize(join(dirname(file), target!)),
    types: types !== undefined,
  }));
}

/** Whether a path is that of the folder or file, or lies in it. */
export const under = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The half of the house that is one product's: folders of this name, studies of it, the playground that shows it, and
 * the config that lists it. */
export const isProduct = (file: string): boolean =>
  file.split('/').includes('uet') ||
  under(file, 'studies') ||
  under(file, 'playground') ||
  file === 'gatewright.config.ts';
