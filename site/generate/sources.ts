/** Pages of files of the repository that others link: a reader of the site has no other place to see them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceSlug } from './links.ts';
import type { SitePage } from './pages.ts';

const languages: Readonly<Record<string, string>> = { ts: 'ts', v: 'verilog', sh: 'sh', yml: 'yaml', json: 'json' };

/** The page of a file, coloured if it is asked for, or the list of what is in a folder. */
export function sourcePage(root: string, path: string, isColoured = true): SitePage {
  const page = { slug: `source/${sourceSlug(path)}`, title: path, file: path, unsearched: true };
  if (statSync(join(root, path)).isDirectory()) {
    const names = readdirSync(join(root, path), { withFileTypes: true });
    const list = names.map((entry) => `- \`${entry.name}${entry.isDirectory() ? '/' : ''}\``);
    return { ...page, description: `The folder ${path}.`, text: list.join('\n') };
  }
  const language = (isColoured && languages[basename(path).split('.').at(-1)!]) || 'txt';
  const text = `\`\`\`\`${language}\n${readFileSync(join(root, path), 'utf8')}\n\`\`\`\`\n`;
  return { ...page, description: `The source ${path}.`, text };
}
