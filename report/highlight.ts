/** Colours source text for HTML. */
import { escapeXml } from './escape.ts';

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/**
 * The lines of a text as escaped HTML, without line breaks; a final line break opens no further line. Every character
 * of any text must belong to exactly one match of `tokens`; a token is put in a `<span>` of its kind's class, if it has
 * one.
 */
export function highlight(
  text: string,
  tokens: RegExp,
  kindOf: (token: string, groups: Groups) => string | undefined,
): string[] {
  const html = text.replaceAll('\r\n', '\n').replace(tokens, (token, ...groups) => {
    const kind = kindOf(token, groups.at(-1) as Groups);
    return kind === undefined ? escapeXml(token) : paint(kind, token);
  });
  const lines = html.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A span does not cross a line break, because every line is an element. */
function paint(kind: string, token: string): string {
  return token
    .split('\n')
    .map((line) => (line === '' ? '' : `<span class="${kind}">${escapeXml(line)}</span>`))
    .join('\n');
}
