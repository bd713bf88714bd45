/** `environment.ts` in a browser: no variables; lines go to the console. */

/** As that of `environment.ts`. */
export const environmentNow = (): Readonly<Record<string, string | undefined>> => ({});

/** As that of `environment.ts`. */
export const report = (line: string): void => {
  console.info(line);
};
