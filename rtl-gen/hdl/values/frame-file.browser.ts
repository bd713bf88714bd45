/**
 * `frame-file.ts` in a browser: the language is bundled, with what else is below the folder of the bundle; user's
 * modules are scripts of their own, whose names are URLs or what their `sourceURL` says.
 */

/** The folder of the bundle, which this module is a part of. */
const bundle = import.meta.url.replace(/[^/]*$/, '');

/** As that of `frame-file.ts`. */
export const frameFile = (frame: NodeJS.CallSite): string | undefined =>
  // The file name of a module from a `blob:` is that URL.
  frame.getScriptNameOrSourceURL() ?? frame.getFileName() ?? undefined;

/** As that of `frame-file.ts`. */
export const isLanguage = (file: string): boolean => file.startsWith(bundle);

/** As that of `frame-file.ts`: what the script is called, or its place below the page's folder `src`. */
export const shownFile = (file: string): string =>
  /\/src\/(.*?)(?:\?.*)?$/.exec(file)?.[1]?.replace(/\.js$/, '.ts') ?? file;
