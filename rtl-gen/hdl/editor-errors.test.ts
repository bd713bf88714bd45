import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from './testing/compile.ts';

const folder = join(import.meta.dirname, 'testing');

/** What the compiler says of each mistake, by the words of the comment above it. */
const expected: Readonly<Record<string, RegExp>> = {
  'the output z is missing': /Property 'z' is missing in type '\{ y: Bits<8>; \}'/,
  'the output is 9 bits wide and the value 8': /Type '8' is not assignable to type '9'/,
  'the stream down is not driven': /Property 'down' is missing in type '\{ y: Bits<8>; \}'/,
  'the arm for run is missing': /Property 'run' is missing in type '\{ idle: \(\) => void; \}'/,
  'runn is not a state': /Argument of type '"runn"' is not assignable to parameter of type '"idle" \| "run"/,
  'the counter has no port enable': /'enable' does not exist in type '\{ en: Bits<1>; \}/,
  'the operands are 8 and 9 bits wide': /Type '9' is not assignable to type '8'/,
  'a signed and an unsigned operand': /Argument of type 'Bits<8>' is not assignable to parameter of type '.*Int<8>/,
  'an unsigned and a signed operand': /Argument of type 'Int<8>' is not assignable to parameter of type '.*Bits<8>/,
  'three elements for a vec of two': /Type 'Bits<8>' is not assignable to type 'undefined'/,
  'an element of 9 bits in a vec of 8': /Type '9' is not assignable to type '8'/,
  'the union has no view ipv5': /Property 'ipv5' does not exist/,
  'the stamp may be absent': /'stamp' is possibly 'undefined'/,
  'there is no clock rdd': /Argument of type '"rdd"' is not assignable to parameter of type '"(wr|rd)" \| "(wr|rd)"'/,
  "the port's clock ww is not listed": /Type '"ww"' is not assignable to type '.*"wr"/,
};

test('the compiler reports each mistake on its line, and says what is wrong', async () => {
  const source = await readFile(join(folder, 'editor-errors.ts'), 'utf8');
  const lines = source.split('\n');
  const marked = lines.flatMap((line, i) => {
    const said = /@ts-expect-error: (.*)/.exec(line)?.[1];
    return said === undefined ? [] : [{ said, line: i + 2 }];
  });
  expect(marked.map((m) => m.said)).toEqual(Object.keys(expected));

  const unmarked = lines.map((line) => (line.includes('@ts-expect-error') ? '' : line));
  const reported = await compile(unmarked.join('\n'), folder);
  expect(reported.map((r) => r.line)).toEqual(marked.map((m) => m.line));
  marked.forEach(({ said }, i) => {
    expect(reported[i]!.message).toMatch(expected[said]!);
  });
});
