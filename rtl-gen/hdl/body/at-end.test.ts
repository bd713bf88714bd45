import { expect, test } from 'vitest';
import { type Bits, bit, bits, type Ctx, clock, elaborate, module, on, record, type Settable } from '../index.ts';

/** Gives bits of one register, which is as wide as they are many when the body is over. */
function flags(m: Ctx) {
  const made: Settable<Bits<1>>[] = [];
  m.atEnd(() => {
    const all = m.reg('flags', bits(made.length), { reset: 0, next: (now) => now.add(1) });
    for (const [i, flag] of made.entries()) flag.set(all.at(i));
  });
  return (name: string) => {
    const flag = m.forward(name, bit);
    made.push(flag);
    return flag;
  };
}

test('a library decides when the body is over, and what it adds stands outside every when', () => {
  const two = module('two', { in: { c: bit }, out: { y: record({ a: bit, b: bit }) } }, ({ c }, m) => {
    const a = m.reg('a', bit, { reset: 0 });
    let flag: ReturnType<typeof flags> | undefined;
    m.when(c, () => {
      flag = flags(m);
      a.set(flag('first'));
    });
    return { y: { a, b: flag!('second') } };
  });
  const { top } = elaborate(two);
  expect(top.decls.find(({ name }) => name === 'flags')).toMatchObject({ kind: 'reg', width: 2 });
  expect(top.statements.filter(({ kind }) => kind === 'if')).toHaveLength(1);
});

test('in the clock domain of the context that it was asked of, and one may ask for another one', () => {
  const both = module(
    'both',
    { clocks: { core: clock(), rx: clock() }, in: { a: on('rx', bit) }, out: { y: on('rx', bit) } },
    ({ a }, m) => {
      const rx = m.on('rx');
      const y = rx.forward('later', bit);
      rx.atEnd(() => {
        const held = rx.next('held', a);
        m.atEnd(() => y.set(held));
      });
      return { y };
    },
  );
  const { top } = elaborate(both);
  expect(top.decls.find(({ name }) => name === 'held')).toMatchObject({ kind: 'reg', domain: 1 });
});
