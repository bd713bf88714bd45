/** The lint in ESLint, with typescript-eslint and the TypeScript that it wants, and beside the tests with that. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../support/user-error.ts';
import { wrong } from './editor.ts';
import { ends } from './outside.ts';

/** As the page of the package says it. */
const config = `import { defineConfig } from 'eslint/config';
import gatewright from 'gatewright/eslint-plugin';
import { parser } from 'typescript-eslint';

export default defineConfig(
  { files: ['**/*.ts'], languageOptions: { parser, parserOptions: { projectService: true } } },
  gatewright.configs.recommended,
);
`;

/**
 * Installs ESLint in a copy of `project` within `folder`; a `UserError` if hardware in an `if` is not minded there by
 * ESLint, by the command and by a run of the tests.
 */
export async function checkEslint(project: string, folder: string, node: string): Promise<void> {
  const place = join(folder, 'eslint');
  cpSync(project, place, { recursive: true, filter: (file) => !file.includes('node_modules') });
  writeFileSync(join(place, 'eslint.config.js'), config);
  writeFileSync(join(place, 'src', 'wrong.ts'), wrong);
  await ends(0, place, node, 'npm', ['install', '--save-dev', 'eslint', 'typescript-eslint', 'typescript@6']);
  await ends(0, place, node, 'tsc', []);
  const runs = [
    ['eslint', 'src'],
    ['gatewright', 'lint'],
    ['vitest', 'run', 'test/demo'],
  ] as const;
  for (const [program, ...args] of runs) {
    const { output } = await ends(1, place, node, program, args);
    if (!output.includes('hardware is the condition of an if'))
      throw new UserError(`${program} does not say that hardware stands in an if:\n${output}`);
  }
}
