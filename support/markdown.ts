/** Code in pages of documentation, which tests run and keep fresh. */

/** A fenced block: what stands after its three backquotes, and its lines, the last one ended. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
}

const fence = /^```(\w+)\n(.*?)^```$/gms;

/** The fenced blocks of a page that name a language, in order. */
export function codeBlocks(page: string): readonly CodeBlock[] {
  return [...page.matchAll(fence)].map(([, language, text]) => ({ language: language!, text: text! }));
}

/** The page with other text in its blocks; `text` gives each one's, which need not end with a newline. */
export function withBlocks(page: string, text: (block: CodeBlock, index: number) => string): string {
  let index = 0;
  return page.replaceAll(fence, (_, language: string, old: string) => {
    const now = text({ language, text: old }, index++);
    return `\`\`\`${language}\n${now === '' || now.endsWith('\n') ? now : `${now}\n`}\`\`\``;
  });
}

/**
 * The page with other lines between `<!-- figures: NAME -->` and the next `<!-- end of figures -->`; throws if it has
 * no such place.
 */
export function withFigures(page: string, name: string, lines: readonly string[]): string {
  const before = `<!-- figures: ${name} -->\n`;
  const from = page.indexOf(before);
  const to = page.indexOf('<!-- end of figures -->', from);
  if (from < 0 || to < 0) throw new Error(`the page has no place for the figures of ${name}`);
  return `${page.slice(0, from + before.length)}${lines.join('\n')}\n${page.slice(to)}`;
}
