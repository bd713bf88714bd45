/**
 * Mistakes that an editor reports while they are typed. `tsc` fails if one is no longer reported; `editor-errors.test.ts`
 * checks what is said about each. Each line makes one mistake.
 */
import { bit, bits, enumOf, module, sink } from '../index.ts';
import { counter } from './examples.ts';

const State = enumOf('idle', 'run');

// @ts-expect-error: the output z is missing
module('a', { in: { x: bits(8) }, out: { y: bits(8), z: bit } }, ({ x }) => ({ y: x }));

// @ts-expect-error: the output is 9 bits wide and the value 8
module('b', { in: { x: bits(8) }, out: { y: bits(9) } }, ({ x }) => ({ y: x }));

// @ts-expect-error: the stream's ready is not driven
module('c', { out: { y: bits(8) }, link: { up: sink(bits(8)) } }, ({ up }) => ({ y: up.payload }));

module('d', { out: { y: bit } }, (_, m) => {
  const s = m.reg('s', State, { reset: 'idle' });
  // @ts-expect-error: the arm for run is missing
  m.match(s, { idle: () => s.set('run') });
  // @ts-expect-error: runn is not a state
  s.set('runn');
  return { y: s.is('run') };
});

// @ts-expect-error: the counter has no port enable
module('e', { out: { y: bits(8) } }, (_, m) => ({ y: m.inst('c', counter(8), { enable: m.lit(1, 1) }).count }));

// @ts-expect-error: the operands are 8 and 9 bits wide
module('f', { in: { a: bits(8), b: bits(9) }, out: { y: bits(8) } }, ({ a, b }) => ({ y: a.add(b) }));
