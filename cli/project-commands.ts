/** The commands that the nearest config adds. */
import type { Command } from 'commander';
import type { ConfigCommand, ConfigOption } from '../config/config.ts';
import { nearestConfig } from '../config/load-config.ts';
import { openProject } from '../config/open-project.ts';
import { UserError } from '../support/user-error.ts';

/** Arguments with which the help of all commands is asked for. */
const helpWords: ReadonlySet<string | undefined> = new Set([undefined, 'help', '--help', '-h']);

/**
 * Adds the commands of the nearest config where the arguments may be about them: an unknown command, or help. Nothing
 * is read otherwise. Help goes without them where the config cannot be read.
 */
export async function addProjectCommands(program: Command, [first]: readonly string[]): Promise<void> {
  const wantsHelp = helpWords.has(first);
  if (program.commands.some((command) => command.name() === first)) return;
  if (nearestConfig(process.cwd()) === undefined || (first?.startsWith('-') && !wantsHelp)) return;
  try {
    const { project } = await openProject();
    for (const command of project.config.commands ?? []) add(program, command, project.file);
  } catch (error) {
    if (!wantsHelp || !(error instanceof UserError)) throw error;
  }
}

function add(program: Command, command: ConfigCommand, file: string): void {
  const { name, description, arguments: args = [], options = [], run } = command;
  if (program.commands.some((known) => known.name() === name))
    throw new UserError(`${file}: a command is called ${name} as one of Gatewright is: give it another name`);
  const added = program.command(name).description(description);
  for (const [argument, what] of args) added.argument(argument, what);
  for (const option of options) addOption(added, option);
  added.action(() => run(added.args, added.opts()));
}

function addOption(command: Command, { flags, description, default: usual, many }: ConfigOption): void {
  if (many) command.option(flags, description, (text, before: readonly string[]) => [...before, text], []);
  else command.option(flags, description, usual);
}
