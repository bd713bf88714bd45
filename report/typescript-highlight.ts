/** Colours TypeScript for HTML: enough to read source by, not a parser. */
import { type Groups, highlight } from './highlight.ts';

/** The lines of a TypeScript text as escaped HTML, in the classes of `highlightVerilog`. Any text is taken. */
export function highlightTypeScript(text: string): string[] {
  return highlight(text, tokens, kindOf);
}

const tokens = new RegExp(
  [
    String.raw`(?<comment>//[^\n]*|/\*[\s\S]*?(?:\*/|$))`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\u0060(?:\\[\s\S]|[^\u0060\\])*\u0060?)`,
    String.raw`(?<number>\b(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?)n?\b)`,
    String.raw`(?<word>[A-Za-z_$][\w$]*)`,
    String.raw`[\s\S]`,
  ].join('|'),
  'g',
);

function kindOf(token: string, groups: Groups): string | undefined {
  if (groups.word === undefined) return ['comment', 'string', 'number'].find((kind) => groups[kind] !== undefined);
  if (keywords.has(token)) return 'keyword';
  return /^[A-Z]/.test(token) ? 'type' : undefined;
}

const keywords: ReadonlySet<string> = new Set(
  `as async await break case catch class const continue default do else export extends false finally for from function get
  if implements import in instanceof interface let new null of private readonly return satisfies set static super switch
  this throw true try type typeof undefined var void while yield`.split(/\s+/),
);
