/** `docs/diagnostics.md` as data: its sections, their examples, and what is printed for them. */
import { codeBlocks, withBlocks } from '../../../support/markdown.ts';

/** A wrong example of a rule, the text printed for it, and the example put right. */
export interface PageExample {
  /** File name of the wrong one, as it shows in the printed text. */
  readonly name: string;
  readonly wrong: string;
  readonly printed: string;
  readonly right: string;
}

export interface PageSection {
  readonly code: string;
  /** The first paragraph: the rule. */
  readonly rule: string;
  readonly examples: readonly PageExample[];
}

/** The sections in the order of the page; throws where the blocks of one are not wrong, printed, right in turns. */
export function pageSections(page: string): readonly PageSection[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head, rest] = [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1)];
      const code = head.trim();
      const blocks = codeBlocks(rest);
      const kinds = blocks.map((b) => b.language).join();
      if (!/^ts,text,ts(,ts,text,ts)*$/.test(kinds)) throw new Error(`the blocks of ${code} are ${kinds}`);
      const examples = Array.from({ length: blocks.length / 3 }, (_, i) => {
        const [wrong, printed, right] = blocks.slice(3 * i, 3 * i + 3).map((b) => b.text);
        return { name: i === 0 ? code : `${code}-${i + 1}`, wrong: wrong!, printed: printed!, right: right! };
      });
      return { code, rule: rest.trim().split('\n\n')[0]!.replaceAll('\n', ' '), examples };
    });
}

/** The page with what is printed for its examples in turn, as given. */
export function withPrinted(page: string, printed: readonly string[]): string {
  const waiting = [...printed];
  return withBlocks(page, ({ language, text }) => (language === 'text' ? waiting.shift()! : text));
}
