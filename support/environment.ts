/** What the process is told from outside, and where it reports to, for code that runs in browsers too. */

/** The variables of the environment, as they are now. */
export const environmentNow = (): Readonly<Record<string, string | undefined>> => process.env;

/** Writes a line to the error output. */
export const report = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
