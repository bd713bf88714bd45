/** The command by which a user repeats one test. */

/**
 * Vitest with `setting` (`NAME=value`) in its environment and the tests whose full name ends with `name`, of one test
 * file if it is given.
 */
export function vitestCommand(setting: string, name: string, file?: string): string {
  // Vitest takes the filter as a regular expression for the full name.
  const pattern = `${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`.replace(/'/g, `'\\''`);
  return `${setting} npx vitest run ${file === undefined ? '' : `${file} `}-t '${pattern}'`;
}
