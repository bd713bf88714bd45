/** What an editor shows: a language service of TypeScript in JavaScript, as Visual Studio Code starts it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { ends } from './outside.ts';

/** Hardware in an `if`, which only the lint minds. */
export const wrong = `import { bit, bits, module } from 'gatewright/hdl';
export const block = module('b', { in: { a: bits(8), b: bits(8) }, out: { y: bit } }, ({ a, b }) => {
  if (a.eq(b)) return { y: a.any() };
  return { y: a.eq(b) };
});
`;

/**
 * Opens a file with hardware in an `if` in `project`, in the language service of TypeScript 5.9, which is installed in
 * `folder`; a `UserError` if the plugin that the project's `tsconfig.json` names does not mind it.
 */
export async function checkEditor(project: string, folder: string, node: string): Promise<void> {
  const place = join(folder, 'editor');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{}');
  await ends(0, place, node, 'npm', ['install', 'typescript@5.9']);
  const file = join(project, 'src', 'wrong.ts');
  writeFileSync(file, wrong);
  const server = join(place, 'node_modules', 'typescript', 'lib', 'tsserver.js');
  const service = execa(join(node, 'node'), [server, '--pluginProbeLocations', project], {
    reject: false,
    stdin: 'pipe',
    timeout: 60_000,
  });
  const asked = [
    { command: 'open', arguments: { file } },
    { command: 'semanticDiagnosticsSync', arguments: { file } },
    { command: 'exit' },
  ];
  service.stdin.end(asked.map((what, i) => `${JSON.stringify({ seq: i + 1, type: 'request', ...what })}\n`).join(''));
  const { stdout } = await service;
  if (!/hardware is the condition of an if/.test(stdout))
    throw new UserError(`the editor does not say that hardware stands in an if:\n${stdout.slice(-2000)}`);
}
