/** `environment.ts` in a browser: variables are those that a page has set; lines go to the console. */

const variables: Record<string, string | undefined> = {};

/** Sets a variable, or takes it away. */
export function setVariable(name: string, value: string | undefined): void {
  variables[name] = value;
}

/** As that of `environment.ts`. */
export const environmentNow = (): Readonly<Record<string, string | undefined>> => variables;

/** As that of `environment.ts`. */
export const report = (line: string): void => {
  console.info(line);
};
