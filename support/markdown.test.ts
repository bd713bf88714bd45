import { expect, test } from 'vitest';
import { codeBlocks, withBlocks, withFigures } from './markdown.ts';

const page = 'Text\n\n```ts\nconst a = `x`;\n```\n\nmore\n\n```text\n```\n```\nnone\n```\n';

test('blocks that name a language are found, empty ones too', () => {
  expect(codeBlocks(page)).toEqual([
    { language: 'ts', text: 'const a = `x`;\n' },
    { language: 'text', text: '' },
  ]);
});

test('blocks get other text, and the rest of the page stays', () => {
  expect(withBlocks(page, ({ language, text }, i) => (language === 'ts' ? text : `${i} $&`))).toBe(
    page.replace('```text\n', '```text\n1 $$&\n'),
  );
  expect(withBlocks(page, (block) => block.text)).toBe(page);
});

test('figures stand between their markers, and the rest of the page stays', () => {
  const marked = (lines: string): string => `a\n<!-- figures: b -->\n${lines}<!-- end of figures -->\nc\n`;
  const pages = `<!-- figures: a -->\nold\n<!-- end of figures -->\n${marked('old\n')}`;
  expect(withFigures(pages, 'b', ['1', '$&'])).toBe(pages.replace(marked('old\n'), () => marked('1\n$&\n')));
  expect(() => withFigures(pages, 'c', [])).toThrow('no place for the figures of c');
});
