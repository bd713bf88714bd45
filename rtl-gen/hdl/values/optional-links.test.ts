import { expect, test } from 'vitest';
import type { DesignError } from '../../ir/diagnostic.ts';
import { interfacePorts, portLeaves } from '../body/interface.ts';
import type { AnyModule } from '../body/module.ts';
import { bit, bits, bundle, elaborate, module, optional, sink, source } from '../index.ts';

const Item = bits(8);

/** Passes `up` on, and `aside` beside it where there is one. */
const pass = (both: boolean) =>
  module(
    'pass',
    {
      in: { stop: bit },
      link: {
        up: sink(Item),
        aside: optional(both, sink(Item)),
        down: source(Item),
        passed: optional(both, source(Item)),
      },
    },
    ({ stop, up, aside }) => ({ down: up.haltWhen(stop), passed: aside?.map((item) => item.add(1)) }),
  );

/** Two of them, one after the other. */
const chain = (both: boolean) =>
  module(
    'chain',
    {
      in: { stop: bit },
      link: {
        up: sink(Item),
        aside: optional(both, sink(Item)),
        down: source(Item),
        passed: optional(both, source(Item)),
      },
    },
    ({ stop, up, aside }, m) => {
      const first = m.inst('first', pass(both), { stop, up, aside });
      const { down, passed } = m.inst('second', pass(both), { stop, up: first.down, aside: first.passed });
      return { down, passed };
    },
  );

const portsOf = (mod: object): readonly string[] =>
  interfacePorts(mod as AnyModule).flatMap((port) => portLeaves(port).map(({ name }) => name));

test('a stream that is absent has no ports, and is connected as one that is there', () => {
  const always = ['stop', 'up_payload', 'up_valid', 'up_ready', 'down_payload', 'down_valid', 'down_ready'];
  expect(portsOf(pass(false))).toEqual(always);
  expect(portsOf(pass(true))).toEqual([
    ...always.slice(0, 4),
    ...['aside_payload', 'aside_valid', 'aside_ready'],
    ...always.slice(4),
    ...['passed_payload', 'passed_valid', 'passed_ready'],
  ]);
  for (const both of [false, true]) {
    const { top, modules } = elaborate(chain(both));
    expect(modules.map(({ name }) => name)).toEqual(['pass', 'chain']);
    expect(top.streams?.map(({ name }) => name)).toEqual(both ? ['down', 'passed'] : ['down']);
  }
});

test('in a bundle as well', () => {
  const asked = (answers: boolean) =>
    module(
      'asked',
      { link: { bus: bundle({ ask: sink(Item), tell: optional(answers, source(Item)) }), done: source(Item) } },
      ({ bus }, m) => {
        const item = bus.ask.takeWhen(m.lit(1, 1));
        return { bus: { tell: answers ? m.offer('answer', item) : undefined }, done: item };
      },
    );
  expect(portsOf(asked(false)).filter((name) => name.startsWith('bus'))).toHaveLength(3);
  expect(elaborate(asked(true)).top.streams?.map(({ name }) => name)).toEqual(['bus_tell', 'done']);
  expect(elaborate(asked(false)).top.streams?.map(({ name }) => name)).toEqual(['done']);
});

test('what is given for one that is absent is a mistake, and so is what is not given for one that is there', () => {
  const mistakes = (mod: object): readonly string[] => {
    try {
      elaborate(mod as Parameters<typeof elaborate>[0]);
      return [];
    } catch (error) {
      return (error as DesignError).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    }
  };
  const around = (both: boolean, given: boolean) =>
    module('around', { link: { up: array2(), down: source(Item) } }, ({ up }, m) => {
      const aside = given ? up.one : undefined;
      if (!given) up.one.takeWhen(m.lit(1, 1));
      const { down, passed } = m.inst('inner', pass(both), { stop: m.lit(1, 0), up: up.other, aside });
      passed?.takeWhen(m.lit(1, 1));
      return { down };
    });
  const array2 = () => bundle({ one: sink(Item), other: sink(Item) });
  expect(mistakes(around(true, true))).toEqual([]);
  expect(mistakes(around(false, false))).toEqual([]);
  expect(mistakes(around(false, true))).toContain(
    'shape-mismatch: input aside of instance inner: a value for a part that is absent',
  );
  expect(mistakes(around(true, false))).toContain('missing-input: input aside_payload of instance inner has no value');
  const returned = module('returned', { link: { up: sink(Item), out: optional(false, source(Item)) } }, ({ up }) => ({
    out: up as unknown as undefined,
  }));
  expect(mistakes(returned)).toContain('shape-mismatch: output out of returned: a value for a part that is absent');
});

test('the editor asks for what an option decides about', () => {
  const on: boolean = portsOf.length > 5;
  const up = optional(on, sink(Item));
  // @ts-expect-error: there may be no such stream
  module('wrong', { link: { up, down: source(Item) } }, (io) => ({ down: io.up }));
  // @ts-expect-error: a stream that leaves is returned, even if it may be absent
  module('missing', { link: { down: optional(on, source(Item)) } }, () => ({}));
  const there = module('there', { link: { up: optional(true, sink(Item)), down: source(Item) } }, (io) => ({
    down: io.up,
  }));
  expect(portsOf(there)).toHaveLength(6);
});
