/** The user's modules, loaded as modules of a browser. */
import { namedStack, nameScript } from '../../../rtl-gen/hdl/values/frame-file.browser.ts';
import type { EmittedModule } from '../types/emitted.ts';

/** The page's own URL, with `/` at its end: the worker's script is in a folder below. */
export const pageUrl = new URL('../', location.href).href;

let imports: Promise<Readonly<Record<string, string>>> | undefined;

/** Where what user's code imports is, below the page. */
const importMap = (): Promise<Readonly<Record<string, string>>> => {
  imports ??= fetch(new URL('imports.json', pageUrl)).then((response) => response.json());
  return imports;
};

/**
 * Loads `file` and what it imports of the user's; a name that is not in the page is an error that says so. Each call
 * loads all of them again.
 */
export async function loadUserModule(
  file: string,
  modules: Readonly<Record<string, EmittedModule>>,
): Promise<Readonly<Record<string, unknown>>> {
  const urls = new Map<string, string>();
  const map = await importMap();
  const urlOf = (name: string): string => {
    const known = urls.get(name);
    if (known !== undefined) return known;
    const { code, imports: named } = modules[name]!;
    let text = code;
    for (const { from, to, name: imported } of named.toReversed()) {
      const own = imported.replace(/^\.\//, '');
      const target = modules[own] === undefined ? map[imported] : own;
      if (target === undefined) throw new Error(`${name} imports '${imported}', which this page does not have`);
      const url = modules[own] === undefined ? new URL(target, pageUrl).href : urlOf(own);
      text = text.slice(0, from) + url + text.slice(to);
    }
    // For the browser's own tools, which show what has no name as a blob.
    const blob = new Blob([`${text}\n//# sourceURL=${pageUrl}src/${name}`], { type: 'text/javascript' });
    const url = URL.createObjectURL(blob);
    urls.set(name, url);
    nameScript(url, `${pageUrl}src/${name}`);
    return url;
  };
  try {
    return await import(urlOf(file));
  } finally {
    for (const url of urls.values()) URL.revokeObjectURL(url);
  }
}

/** Where an error was thrown in the user's files, if its stack says so. */
export function userPlace(
  error: unknown,
): { readonly file: string; readonly line: number; readonly column: number } | undefined {
  const stack = error instanceof Error ? namedStack(error.stack ?? '') : '';
  const found = /\/src\/((?:design|design\.test)\.ts):(\d+):(\d+)/.exec(stack);
  return found === null ? undefined : { file: found[1]!, line: Number(found[2]), column: Number(found[3]) };
}
