import { expect, test } from 'vitest';
import { framesOfText } from './stack-text.ts';

const shown = (stack: string): readonly string[] =>
  framesOfText(stack).map(
    (frame) => `${frame.getFileName() ?? 'none'} ${frame.getLineNumber()} ${frame.getColumnNumber()}`,
  );

test('frames of Firefox have file, line and column, whatever the function is called', () => {
  // As Firefox 153 prints them: functions without a name, of classes and of modules; a URL with an @ in it.
  const stack = [
    'callerLocation@http://127.0.0.1:9/core/chunk-A.js:1:200',
    '#within/<@http://127.0.0.1:9/core/chunk-A.js:3:44',
    '@blob:http://127.0.0.1:9/5d8f3f4e-a9c1-4a6e-9a0b-0a6a4f0b7a11:4:12',
    'async*body@http://127.0.0.1:9/@scope/page.js:10:3',
    '',
  ].join('\n');
  expect(shown(stack)).toEqual([
    'http://127.0.0.1:9/core/chunk-A.js 1 200',
    'http://127.0.0.1:9/core/chunk-A.js 3 44',
    'blob:http://127.0.0.1:9/5d8f3f4e-a9c1-4a6e-9a0b-0a6a4f0b7a11 4 12',
    'http://127.0.0.1:9/@scope/page.js 10 3',
  ]);
});

test('frames of the runtime have no file', () => {
  expect(shown('map@[native code]\nforEach@self-hosted:178:17\nmodule code@http://h/a.js:2:1')).toEqual([
    'none 0 0',
    'none 178 17',
    'http://h/a.js 2 1',
  ]);
});
