import { expect, test } from 'vitest';
import { codeBlocks, withBlocks } from './markdown.ts';

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
