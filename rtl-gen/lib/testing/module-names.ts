/**
 * A program: prints as JSON `{ file: [module, ...] }`, the names of the modules that each `.ts` file of the working
 * directory exports. A program of its own, so that the files find the library by the name by which a user's files do.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names: Record<string, readonly string[]> = {};
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  const exported: unknown = await import(pathToFileURL(join(process.cwd(), file)).href);
  names[file.slice(0, -'.ts'.length)] = Object.values(exported as Readonly<Record<string, { name: string }>>).map(
    ({ name }) => name,
  );
}
console.log(JSON.stringify(names));
