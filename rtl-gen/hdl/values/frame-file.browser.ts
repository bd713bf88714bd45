/**
 * `frame-file.ts` in a browser: the language is bundled, with what else is below the folder of the bundle; user's
 * modules are scripts of their own, whose names are URLs or what their `sourceURL` says.
 */
import type { StackFrame } from './stack-text.ts';

/** The folder of the bundle, which this module is a part of. */
const bundle = import.meta.url.replace(/[^/]*$/, '');

/** As that of `frame-file.ts`. */
export function frameFile(frame: StackFrame): string | undefined {
  // The file name of a module from a `blob:` is that URL; what is the runtime's own has none.
  const file = frame.getFileName() ?? undefined;
  if (file === undefined) return undefined;
  return names.get(file) ?? frame.getScriptNameOrSourceURL() ?? file;
}

const names = new Map<string, string>();

/** Has the script that is loaded from `url` be named in places as if it were loaded from `name`. */
export const nameScript = (url: string, name: string): void => {
  names.set(url, name);
};

/** A printed stack with scripts by those names. */
export const namedStack = (stack: string): string =>
  stack.replaceAll(/blob:[^\s()]*(?=:\d+:\d+)/g, (url) => names.get(url) ?? url);

/** As that of `frame-file.ts`. */
export const isLanguage = (file: string): boolean => file.startsWith(bundle);

/** As that of `frame-file.ts`: what the script is called, or its place below the page's folder `src`. */
export const shownFile = (file: string): string =>
  /\/src\/(.*?)(?:\?.*)?$/.exec(file)?.[1]?.replace(/\.js$/, '.ts') ?? file;
