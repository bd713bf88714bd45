/**
 * Mistakes that an editor reports while they are typed. `tsc` fails if one is no longer reported;
 * `editor-errors.test.ts` checks what is said about each. Each line makes one mistake.
 */
import { bit, bits, clock, enumOf, int, module, on, optional, record, sink, source, union, vec } from '../index.ts';
import { counter } from './examples.ts';

const State = enumOf('idle', 'run');

// @ts-expect-error: the output z is missing
module('a', { in: { x: bits(8) }, out: { y: bits(8), z: bit } }, ({ x }) => ({ y: x }));

// @ts-expect-error: the output is 9 bits wide and the value 8
module('b', { in: { x: bits(8) }, out: { y: bits(9) } }, ({ x }) => ({ y: x }));

// @ts-expect-error: the stream down is not driven
module('c', { out: { y: bits(8) }, link: { up: sink(bits(8)), down: source(bits(8)) } }, ({ up }) => ({
  y: up.payload,
}));

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

// @ts-expect-error: a signed and an unsigned operand
module('g', { in: { a: int(8), b: bits(8) }, out: { y: int(8) } }, ({ a, b }) => ({ y: a.add(b) }));

// @ts-expect-error: an unsigned and a signed operand
module('h', { in: { a: int(8), b: bits(8) }, out: { y: bits(8) } }, ({ a, b }) => ({ y: b.add(a) }));

module('i', { in: { a: bits(8), b: bits(9) }, out: { y: vec(bits(8), 2) } }, ({ a, b }, m) => {
  const lanes = m.reg('lanes', vec(bits(8), 2), { reset: [0, 1] });
  // @ts-expect-error: three elements for a vec of two
  lanes.set([a, a, a]);
  // @ts-expect-error: an element of 9 bits in a vec of 8
  lanes.setAt(0, b);
  return { y: lanes };
});

const Header = union({ ipv4: record({ ttl: bits(8) }), ipv6: record({ hopLimit: bits(8), flow: bits(20) }) });

// @ts-expect-error: the union has no view ipv5
module('j', { in: { h: Header }, out: { y: bits(8) } }, ({ h }) => ({ y: h.ipv5.ttl }));

const stamps = (on: boolean) => ({ in: { stamp: optional(on, bits(8)) }, out: { y: bits(8) } });

// @ts-expect-error: the stamp may be absent
module('k', stamps(true), ({ stamp }) => ({ y: stamp.add(1) }));

module('l', { clocks: { wr: clock(), rd: clock() }, out: { y: bit } }, (_, m) => {
  // @ts-expect-error: there is no clock rdd
  const q = m.on('rdd').reg('q', bit);
  q.set(1);
  return { y: q };
});

// @ts-expect-error: the port's clock ww is not listed
module('m', { clocks: { wr: clock() }, in: { x: on('ww', bit) } }, () => ({}));
