/** The pages of the site: Markdown with front matter, made of what stands in the repository at each build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page before its links are the site's. */
export interface SitePage {
  /** The address below the site's root, without slashes at its ends: `uet/cbfc`. */
  readonly slug: string;
  /** Default: the first heading of the text, which is taken out of it. */
  readonly title?: string;
  readonly description?: string;
  /** The file that the links of the text are relative to, from the repository's root. */
  readonly file: string;
  /** Markdown. */
  readonly text: string;
  /** What stands after the text, as HTML: it is not searched for links. */
  readonly after?: string;
  /** Left out of the search. */
  readonly unsearched?: boolean;
}

/** Title and text of a Markdown page: its first heading and the rest. */
export function withTitle({ title, text, slug }: SitePage): { readonly title: string; readonly text: string } {
  if (title !== undefined) return { title, text };
  const heading = /^# (.*)$/m.exec(text);
  if (heading === null) throw new Error(`the page ${slug} begins with no heading`);
  return {
    title: plain(heading[1]!),
    text: text.slice(0, heading.index) + text.slice(heading.index + heading[0].length),
  };
}

/** A heading or sentence without its marks. */
export const plain = (text: string): string => text.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The first sentence of a text, for search engines and lists of links. */
export function firstSentence(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((part) => /^[A-Z]/.test(part.trim())) ?? '';
  return plain(/^.*?[.:](?=\s|$)/.exec(paragraph.trim().replaceAll('\n', ' '))?.[0] ?? '');
}

/** Parts of Markdown that are code, and those that are not, in turn: fences and `spans`. */
export function outsideCode(markdown: string, change: (prose: string) => string): string {
  return markdown
    .split(/(^ *```[\s\S]*?^ *```$|`[^`\n]+`)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('');
}

/** Write a page into the folder that Astro reads. */
export function writePage(folder: string, page: SitePage, text: string): void {
  const titled = withTitle({ ...page, text });
  const front = {
    title: titled.title,
    description: page.description ?? (firstSentence(titled.text) || titled.title),
    ...(page.unsearched === true ? { pagefind: false } : {}),
    editUrl: false,
  };
  const head = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const path = join(folder, `${page.slug}.md`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `---\n${head.join('\n')}\n---\n${titled.text}\n${page.after ?? ''}\n`);
}
