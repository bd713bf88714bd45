/** What Yosys is given, and what it says as it works. */
import type { Tree } from '@yowasp/yosys';

/** Files by names with `/` as folders. */
export function treeOf(named: Readonly<Record<string, string>>): Tree {
  const root: Tree = {};
  for (const [name, text] of Object.entries(named)) {
    const path = name.split('/').filter((part) => part !== '.');
    let folder = root;
    for (const part of path.slice(0, -1)) {
      folder[part] ??= {};
      folder = folder[part] as Tree;
    }
    folder[path.at(-1)!] = text;
  }
  return root;
}

/** The passes that a piece of the log says have begun. */
export const passesIn = (log: string): readonly string[] =>
  [...log.matchAll(/^\d[\d.]*\. Executing (.*?)\.?$/gm)].map(([, pass]) => pass!);
