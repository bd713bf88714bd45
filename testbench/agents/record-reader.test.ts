import { expect, test } from 'vitest';
import { recordReader } from './record-reader.ts';

test('makes a new record at each call, of what the readers give then, in the order of the fields', () => {
  let calls = 0;
  const read = recordReader(['psn', 'kind', 'if', '0', 'ä-b'].map((name) => [name, () => `${name} ${calls++}`]));
  const first = read();
  expect(Object.entries(read())).toEqual(
    ['0', 'psn', 'kind', 'if', 'ä-b'].map((name) => [
      name,
      `${name} ${5 + ['psn', 'kind', 'if', '0', 'ä-b'].indexOf(name)}`,
    ]),
  );
  expect(first).toEqual({ psn: 'psn 0', kind: 'kind 1', if: 'if 2', '0': '0 3', 'ä-b': 'ä-b 4' });
  expect(recordReader([])()).toEqual({});
});

test('no name is taken for code', () => {
  const name = '"]: 1 }), process.exit(1), ({ ["\u2028\\';
  expect(recordReader([[name, () => 1]])()).toEqual({ [name]: 1 });
});
