import { expect, test } from 'vitest';
import { bit, bits, module, record } from '../../hdl/index.ts';
import { marksOf, mistakesOf } from '../../hdl/testing/mistakes.ts';

const at = marksOf(import.meta.filename);

const loop = (path: string, ...marks: string[]) => ({
  code: 'combinational-loop',
  message: `${path.split(' ')[0]} depends on itself within one clock: ${path}`,
  fix: 'put a register on the path',
  at: marks.map(at),
});

/** Both outputs follow the input of their own name. */
const twoPaths = module('two_paths', { in: { a: bit, b: bit }, out: { p: bit, q: bit } }, ({ a, b }) => ({
  p: a.not(),
  q: b.not(),
}));

test('a wire that depends on itself, by its value, by a condition or by its default', () => {
  const block = module('block', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => {
    const u = m.wire('u', bit, 0); // u
    const v = m.wire('v', bit, 0); // v
    u.set(u.xor(x));
    m.when(v, () => v.set(x));
    return { y: u.and(v) };
  });
  expect(mistakesOf(block)).toEqual([loop('u <- u', 'u'), loop('v <- v', 'v')]);
});

test('the path through named values and memories is told', () => {
  const block = module('block', { in: { x: bits(2) }, out: { y: bits(2) } }, ({ x }, m) => {
    const w = m.wire('w', bits(2), 0); // w
    const { sum } = m.named({ sum: w.add(x) }); // sum
    const table = m.mem('table_of_words', bits(2), { depth: 4, init: [3n, 2n, 1n, 0n] });
    const word = table.read(sum); // read
    w.set(word);
    return { y: w };
  });
  expect(mistakesOf(block)).toEqual([loop('w <- table_of_words_rdata <- sum <- w', 'w', 'read', 'sum')]);
});

test('two loops are two diagnostics', () => {
  const block = module('block', { out: { y: bit } }, (_, m) => {
    const a = m.wire('a', bit, 0); // a
    const b = m.wire('b', bit, 0); // b
    const c = m.wire('c', bit, 0); // c
    a.set(b);
    b.set(a);
    c.set(c.not());
    return { y: a.and(c) };
  });
  expect(mistakesOf(block)).toEqual([loop('a <- b <- a', 'a', 'b'), loop('c <- c', 'c')]);
});

test('a loop through an instance', () => {
  const block = module('block', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => {
    const w = m.wire('w', bit, 0); // into child
    const c = m.inst('c', twoPaths, { a: w, b: x }); // child
    w.set(c.p);
    return { y: c.q };
  });
  expect(mistakesOf(block)).toEqual([loop('w <- c_p <- w', 'into child', 'child')]);
});

test('no loop where a register breaks it, in the module or in its child', () => {
  const stage = module('stage', { in: { d: bit }, out: { q: bit } }, ({ d }, m) => {
    const q = m.reg('q', bit, { reset: 0 });
    q.set(d);
    return { q };
  });
  const block = module('block', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => {
    const r = m.reg('r', bit, { reset: 0 });
    const w = m.wire('w', bit, 0);
    r.set(r.xor(w));
    const s = m.inst('s', stage, { d: w });
    w.set(s.q.xor(x));
    const mem = m.mem('mem', bit, { depth: 2, init: [] });
    const u = m.wire('u', bit, 0);
    u.set(mem.readSync({ addr: u, onCollision: 'old' }));
    return { y: r.and(u) };
  });
  expect(mistakesOf(block)).toEqual([]);
});

test('no loop where the output of a child that is read does not depend on the input that is driven', () => {
  const block = module('block', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => {
    const w = m.wire('w', bit, 0);
    const c = m.inst('c', twoPaths, { a: w, b: x });
    w.set(c.q);
    return { y: c.p };
  });
  expect(mistakesOf(block)).toEqual([]);
});

test('no loop between the fields of one record', () => {
  const block = module('block', { in: { x: bit }, out: { y: bit } }, ({ x }, m) => {
    const w = m.wire('w', record({ p: bit, q: bit }), { p: 0, q: 0 });
    m.when(x, () => w.set({ p: w.q, q: 1 }));
    return { y: w.p };
  });
  expect(mistakesOf(block)).toEqual([]);
});
