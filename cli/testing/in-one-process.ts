/** Commands as a user gives them, with what they print. */
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';

/** How a command ended, and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Results of commands that run one after the other in one process, which loads all designs once. */
export async function inOneProcess(
  commands: readonly (readonly string[])[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly CommandResult[]> {
  const args = [inProject('cli', 'testing', 'many-commands.ts'), JSON.stringify(commands)];
  const { stdout } = await execa(process.execPath, args, { cwd: projectRoot, env: { NO_COLOR: '1', ...env } });
  return JSON.parse(stdout) as readonly CommandResult[];
}
