/** What tests need to read markup back. */

/** Which language. */
export interface MarkupOptions {
  /** HTML instead of XML: `<meta>` stands alone, attributes may lack a value, a document type may come first. */
  readonly html?: boolean;
}

/**
 * What keeps a text from being well-formed, or `undefined`. Knows what the reports use: elements, text, the five
 * entities.
 */
export function markupProblem(text: string, { html = false }: MarkupOptions = {}): string | undefined {
  const attribute = html ? /\s+[\w:-]+(?:="[^"<]*")?/ : /\s+[\w:-]+="[^"<]*"/;
  const tag = new RegExp(String.raw`^<(/?)([\w-]+)((?:${attribute.source})*)\s*(/?)>$`);
  const open: string[] = [];
  // The content of these two is not markup in HTML; in the SVGs it holds none.
  const bare = text
    .replace(/(<(style|script)>)[\s\S]*?(<\/\2>)/g, '$1$3')
    .replace(html ? /^<!DOCTYPE html>/ : /^$/, '');
  for (const [piece] of bare.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!piece.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(piece)) return `a lone & in ${piece}`;
      if (open.length === 0 && piece.trim() !== '') return `text outside: ${piece}`;
      continue;
    }
    const [, closes, name = '', attributes = '', isEmpty] = tag.exec(piece) ?? [];
    if (name === '') return `no tag: ${piece}`;
    const names = [...attributes.matchAll(/([\w:-]+)(?:="[^"]*")?/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice: ${piece}`;
    if (closes !== '') {
      if (open.pop() !== name) return `${piece} closes another element`;
    } else if (isEmpty === '' && !(html && name === 'meta')) {
      open.push(name);
    }
  }
  return open.length > 0 ? `not closed: ${open.join(', ')}` : undefined;
}

/** The text that markup shows. */
export function textOf(markup: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return markup.replace(/<[^>]*>/g, '').replace(/&([^;]+);/g, (_, name: string) => characters[name]!);
}
