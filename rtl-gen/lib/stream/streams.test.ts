import { describe, expect, test } from 'vitest';
import { chance } from '../../../testbench/agents/patterns.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import {
  array,
  bit,
  bits,
  bundle,
  type Design,
  elaborate,
  flipped,
  join,
  module,
  muxStreams,
  record,
  sink,
  source,
} from '../../hdl/index.ts';
import { mistakesOf } from '../../hdl/testing/mistakes.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { lint } from '../../verilog/testing/lint.ts';
import { roundRobin } from '../arbiter/round-robin.ts';
import { fifo, queue } from './fifo.ts';
import { forwardSlice } from './register-slice.ts';
import { arbitrate, fork } from './streams.ts';
import { longCrossbar, shortCrossbar } from './testing/crossbars.ts';

const textOf = (design: Design): string => emitVerilog(design).files[0]!.text;

/** The text with each `wire x = y;` replaced by `y` where `x` is used, and without the spaces that align. */
function inlined(text: string): string {
  const aliases = new Map([...text.matchAll(/^ {4}wire +(r_\d_\d) = (\w+);\n/gm)].map(([, name, of]) => [name!, of!]));
  return text
    .replaceAll(/^ {4}wire +r_\d_\d = \w+;\n/gm, '')
    .replaceAll(/\br_\d_\d\b/g, (name) => aliases.get(name)!)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\n+/g, '\n');
}

test('the crossbar of ten lines emits what the long form emits, without its wires for ready', async () => {
  const [short, long] = [elaborate(shortCrossbar), elaborate(longCrossbar)];
  expect(inlined(textOf(short))).toBe(inlined(textOf(long)));
  expect(textOf(short)).not.toContain('wire       r_');
  expect(textOf(long).match(/^ {4}wire +r_\d_\d =/gm)).toHaveLength(16);
  const others = (design: Design) => emitVerilog(design).files.filter((f) => !f.text.includes('module crossbar ('));
  expect(others(short)).toEqual(others(long));
  expect(await lint(emitVerilog(short))).toBe('');
});

const Item = record({ n: bits(8), odd: bit });

const chain = module(
  'chain',
  { link: { up: sink(bits(8)), down: source(Item) }, in: { hold: bit } },
  ({ up, hold }) => ({
    down: up
      .haltWhen(hold)
      .filter((n) => n.ne(3))
      .map((n) => ({ n: n.add(1), odd: n.at(0).not() }))
      .through('slice', forwardSlice)
      .through('queue', queue(16))
      .through('last', (shape) => fifo(shape, 2)),
  }),
);

everyEngineTest('source -> gates -> slice -> fifo(16) -> sink', elaborate(chain), {}, async (t) => {
  const dut = dutOf(t.dut, chain);
  const up = t.source(dut.up, { valid: chance(0.7) });
  const down = t.sink(dut.down, { ready: chance(0.5) });
  const sent = Array.from({ length: 120 }, () => t.random.int(0, 7));
  const hold = t.fork(async () => {
    for (;;) {
      dut.hold.set(t.random.chance(0.3) ? 1 : 0);
      await t.rising();
    }
  });
  for (const n of sent) void up.send(n);
  const wanted = sent.filter((n) => n !== 3).map((n) => ({ n: n + 1, odd: 1 - (n % 2) }));
  for (const item of wanted) expect((await down.recv()).item).toEqual(item);
  hold.cancel();
});

test('a chain has no wire for ready but the ports of its instances', async () => {
  const design = elaborate(chain);
  expect(textOf(design)).not.toMatch(/reg +\w*ready|wire +\w*_ready =/);
  expect(await lint(emitVerilog(design))).toBe('');
});

const Pair = record({ a: bits(4), b: bits(4) });

/** a and b joined, forked in two, one of which a choice leads on with the other; and a loop that counts them. */
const net = module(
  'net',
  {
    in: { which: bit },
    link: { pairs: bundle({ a: sink(bits(4)), b: sink(bits(4)) }), out: array(source(Pair), 2), seen: source(bits(8)) },
  },
  ({ pairs, which }, m) => {
    const [left, right, third] = fork(m, 'copies', join(pairs), 3);
    const chosen = muxStreams(which, [left!.map(({ a, b }) => ({ a: b, b: a })), right!]);
    const first = m.reg('first', bit, { reset: 1 });
    const loop = m.stream('loop', bits(8));
    const start = m.offer('start', { payload: m.lit(8, 0), valid: first });
    m.when(start.fires, () => first.set(0));
    const count = arbitrate(m, 'either', [start, loop], roundRobin);
    const step = join({ item: third!, count });
    const [again, seen] = fork(
      m,
      'counts',
      step.map((s) => s.count.add(1)),
      2,
    );
    loop.connect(again!.through('back', queue(2)));
    const last = chosen.through('last', forwardSlice);
    const [x, y] = fork(m, 'ends', last, 2);
    return { out: [x!, y!], seen: seen! };
  },
);

everyEngineTest('join, fork, choice, offer and a loop', elaborate(net), {}, async (t) => {
  const { pairs, out, seen, which } = dutOf(t.dut, net);
  const sources = [pairs.a, pairs.b].map((stream) => t.source(stream, { valid: chance(0.6) }));
  const sinks = [...out].map((stream) => t.sink(stream, { ready: chance(0.6) }));
  const counts = t.sink(seen, { ready: chance(0.6) });
  const sent = Array.from({ length: 40 }, () => ({ a: t.random.int(0, 15), b: t.random.int(0, 15) }));
  which.set(0);
  for (const { a, b } of sent) {
    void sources[0]!.send(a);
    void sources[1]!.send(b);
  }
  // Only the left copy goes on, so the right one stops the fork after one item.
  expect((await sinks[0]!.recv()).item).toEqual({ a: sent[0]!.b, b: sent[0]!.a });
  expect((await sinks[1]!.recv()).item).toEqual({ a: sent[0]!.b, b: sent[0]!.a });
  expect((await counts.recv()).item).toBe(1);
  await t.cycles(20);
  which.set(1);
  expect((await sinks[0]!.recv()).item).toEqual(sent[0]!);
});

describe('what is wrong with streams', () => {
  const ports = { link: { up: sink(bits(8)), down: source(bits(8)) } };
  const said = (mod: Parameters<typeof mistakesOf>[0]) =>
    mistakesOf(mod).map(({ code, message }) => `${code}: ${message}`);

  test('no receiver, two receivers', () => {
    expect(
      said(module('lost', ports, ({ up }) => ({ down: { payload: up.payload, valid: up.valid } })) as never),
    ).toEqual(['stream-receiver: the stream up has no receiver to give its ready']);
    const twice = module(
      'twice',
      { link: { up: sink(bits(8)), a: source(bits(8)), b: source(bits(8)) } },
      ({ up }) => ({
        a: up,
        b: up,
      }),
    );
    expect(said(twice as never)).toEqual(['stream-receiver: the stream up has two receivers']);
  });

  test('an instance whose stream nothing takes, a loop that nothing connects', () => {
    const open = module('open', ports, ({ up }, m) => {
      m.inst('q', fifo(bits(8), 4), { up });
      return { down: m.stream('loop', bits(8)) };
    });
    expect(said(open as never)).toEqual(
      expect.arrayContaining(['stream-receiver: the stream q_down has no receiver to give its ready']),
    );
  });

  test('ready by hand stays possible, beside any number of readers', () => {
    const byHand = module('by_hand', ports, ({ up, down }, m) => {
      const q = m.inst('q', fifo(bits(8), 4), { up, down });
      m.inst('watch', fifo(bits(8), 4), { up, down: { ready: m.lit(1, 1) } });
      return { up: q.up, down: q.down };
    });
    expect(said(byHand as never)).toEqual([]);
  });

  test('a flipped bundle is the other end', () => {
    const channel = bundle({ ask: sink(bits(4)), tell: source(bits(8)) });
    const server = module('server', { link: { io: channel } }, ({ io }) => ({
      io: { tell: io.ask.map((n) => n.mul(n)) },
    }));
    const client = module(
      'client',
      { link: { io: flipped(channel), up: sink(bits(4)), down: source(bits(8)) } },
      ({ io, up }) => ({
        io: { ask: up },
        down: io.tell,
      }),
    );
    const both = module('both', { link: { up: sink(bits(4)), down: source(bits(8)) } }, ({ up }, m) => {
      const ask = m.stream('ask', bits(4));
      const s = m.inst('server', server, { io: { ask } });
      const c = m.inst('client', client, { io: { tell: s.io.tell }, up });
      ask.connect(c.io.ask);
      return { down: c.down };
    });
    expect(said(both as never)).toEqual([]);
  });
});
