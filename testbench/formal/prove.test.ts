import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, clock, elaborate, enumOf, module, on, record } from '../../rtl-gen/hdl/index.ts';
import { prove } from './prove.ts';
import { proofTest, without } from './testing/prove-tests.ts';
import { requireTools } from './tools.ts';
import { parseWitness } from './witness.ts';

/** Counts what it is told to, up to `top` and no further. */
const counter = (top: number, limit: number) =>
  module('counter', { in: { en: bit }, out: { count: bits(8) } }, ({ en }, m) => {
    const count = m.reg('count', bits(8), { reset: 0 });
    m.when(en.and(count.ne(top)), () => count.set(count.add(1)));
    m.assert('below_limit', count.lt(limit));
    m.cover('half_way', count.eq(top >> 1));
    return { count };
  });

describe('verdicts', () => {
  proofTest(`a bug deeper than the depth is not found by bmc, and one within it is${without}`, async () => {
    const design = elaborate(counter(20, 6));
    expect(await prove(design, { mode: 'bmc', depth: 7 })).toMatchObject({
      passed: true,
      properties: [{ path: 'below_limit', status: 'holds' }],
    });
    const { passed, properties, counterexample } = await prove(design, { mode: 'bmc', depth: 9 });
    expect({ passed, properties }).toEqual({
      passed: false,
      properties: [{ path: 'below_limit', kind: 'assert', status: 'failed', clock: 7 }],
    });
    expect(counterexample!.inputs.find((i) => i.name === 'en')!.values.slice(1, 7)).toEqual(Array(6).fill('1'));
  });

  proofTest(
    `what holds but is not inductive is said to be just that, with a run from some state${without}`,
    async () => {
      const { passed, properties, counterexample } = await prove(elaborate(counter(5, 100)), {
        mode: 'prove',
        depth: 4,
      });
      expect({ passed, status: properties[0]!.status }).toEqual({ passed: false, status: 'not inductive' });
      expect(counterexample).toMatchObject({
        from: 'induction',
        replays: true,
        failures: [{ path: 'below_limit', cycle: 4 }],
      });
    },
  );

  proofTest(`covers that are not reached in the depth are named${without}`, async () => {
    const design = elaborate(counter(20, 100));
    const status = async (depth: number) => (await prove(design, { mode: 'cover', depth })).properties;
    expect(await status(8)).toEqual([{ path: 'half_way', kind: 'cover', status: 'unreached' }]);
    expect(await status(14)).toEqual([{ path: 'half_way', kind: 'cover', status: 'reached', clock: 11 }]);
  });

  proofTest(`assertions that hold because nothing happens are not proved${without}`, async () => {
    /** Where `lazy`, it is never done. */
    const worker = (lazy: boolean) =>
      module('worker', { in: { go: bit }, out: { done: bit } }, ({ go }, m) => {
        const done = m.reg('done', bit, { reset: 0 });
        done.set(lazy ? done.and(go) : go);
        m.assert('done_when_asked', done.implies(m.past(go)));
        m.cover('is_done', done);
        return { done };
      });
    const proved = { path: 'done_when_asked', kind: 'assert', status: 'proved' };
    expect(await prove(elaborate(worker(false)), { mode: 'prove', depth: 2, coverDepth: 5 })).toMatchObject({
      passed: true,
      properties: [proved, { path: 'is_done', kind: 'cover', status: 'reached', clock: 2 }],
    });
    expect(await prove(elaborate(worker(true)), { mode: 'prove', depth: 2, coverDepth: 5 })).toMatchObject({
      passed: false,
      induction: 1,
      coverDepth: 5,
      properties: [proved, { path: 'is_done', kind: 'cover', status: 'unreached' }],
    });
  });

  proofTest(`an assumption is taken for granted in its own clock${without}`, async () => {
    const design = elaborate(
      module('trusting', { in: { a: bits(4) }, out: { y: bits(4) } }, ({ a }, m) => {
        m.assume('a_is_small', a.lt(3));
        m.assert('y_is_small', a.lt(4));
        m.cover('a_is_two', a.eq(2));
        return { y: a };
      }),
    );
    expect(await prove(design, { mode: 'prove', depth: 2 })).toMatchObject({ passed: true, induction: 0 });
  });
});

describe('counterexamples', () => {
  proofTest(
    `start from the solver's registers, memories and wide words, and fail in the same clock${without}`,
    async () => {
      const Item = record({ tag: enumOf('low', 'high'), data: bits(70) });
      const store = module('store', { in: { addr: bits(2), item: Item, en: bit }, out: { y: Item } }, (io, m) => {
        const words = m.mem('words', Item, { depth: 4 });
        words.write({ addr: io.addr, data: io.item, enable: io.en });
        const last = m.reg('last', Item);
        m.when(io.en, () => last.set(io.item));
        const y = words.read(io.addr);
        m.assert('never_this', y.data.eq(0x2f_0123_4567_89ab_cdefn).and(y.tag.is('high')).and(last.data.at(69)).not());
        return { y };
      });
      const folder = mkdtempSync(join(tmpdir(), 'gatewright-proof-'));
      try {
        const waves = join(folder, 'waves.vcd');
        const { counterexample } = await prove(elaborate(store), { mode: 'bmc', depth: 3, waves });
        expect(counterexample).toMatchObject({ from: 'reset', failed: ['never_this'], replays: true, waves });
        expect(readFileSync(waves, 'utf8')).toContain('words_rdata');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  proofTest(`have a page that names the assertion and opens at the clock in which it fails${without}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-proof-'));
    try {
      const waves = join(folder, 'waves.html');
      await prove(elaborate(counter(20, 6)), { mode: 'bmc', depth: 9, waves });
      expect(readFileSync(waves, 'utf8')).toContain('"mark":{"cycle":7,"text":"below_limit fails in clock 7"}');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('a witness gives parts of words, memories by address, and open bits as 0', () => {
    const signal = (path: string[], width: number, offset: number, init_only: boolean) => ({
      path,
      width,
      offset,
      init_only,
    });
    const signals = [
      signal(['\\a'], 2, 0, false),
      signal(['\\dut', '\\r'], 2, 1, true),
      signal(['\\dut', '\\r'], 1, 0, true),
      signal(['\\m', '\\[3]'], 3, 0, true),
      // What Yosys makes of a word of a memory that is only addressed by constants.
      signal(['\\dut', '\\n[1]'], 2, 0, true),
    ];
    // The last signal's bits come first.
    const { registers, memories, steps } = parseWitness(
      JSON.stringify({ signals, steps: [{ bits: '11' + '1?01' + '10' + '01' }, { bits: '10' }] }),
    );
    expect(registers).toEqual(new Map([['dut.r', 0b101n]]));
    expect(memories).toEqual(
      new Map([
        ['m', new Map([[3, 0b100n]])],
        ['dut.n', new Map([[1, 3n]])],
      ]),
    );
    expect(steps).toEqual([new Map([['a', 1n]]), new Map([['a', 2n]])]);
  });
});

describe('several clocks', () => {
  /** `rd` takes what `wr` counts; it may be late by less than `limit`. */
  const late = (limit: number, also?: (taken: Bits<4>, now: Bits<4>) => Bits<1>) =>
    module(
      'late',
      { clocks: { wr: clock(), rd: clock() }, in: { en: on('wr', bit) }, out: { taken: on('rd', bits(4)) } },
      ({ en }, m) => {
        const [wr, rd] = [m.on('wr'), m.on('rd')];
        const count = wr.reg('count', bits(4), { reset: 0 });
        wr.when(en, () => count.set(count.add(1)));
        const now = rd.unsafeCross('now', count);
        const taken = rd.reg('taken', bits(4), { reset: 0 });
        taken.set(now);
        rd.assert('not_late', now.sub(taken).lt(limit));
        if (also !== undefined) rd.assert('also', also(taken, now));
        return { taken };
      },
    );

  proofTest(`a clock may have any number of edges before another has one, and the run replays${without}`, async () => {
    const design = elaborate(late(5));
    // One moment of reset, five of wr, and the edge of rd at which it shows.
    expect(await prove(design, { mode: 'bmc', depth: 6 })).toMatchObject({ passed: true });
    const { counterexample } = await prove(design, { mode: 'bmc', depth: 7 });
    expect(counterexample).toMatchObject({ failed: ['not_late'], from: 'reset', replays: true });
    expect(counterexample!.inputs.slice(0, 2)).toEqual([
      { name: 'wr_clk', values: ['1', '1', '1', '1', '1', '1', expect.any(String)] },
      // With the first edge of wr it takes what was before.
      { name: 'rd_clk', values: ['1', expect.any(String), '0', '0', '0', '0', '1'] },
    ]);
  });

  proofTest(
    `an assertion counts at the edges of its own clock, and a word keeps its value at others${without}`,
    async () => {
      const design = elaborate(
        module(
          'own_edges',
          {
            clocks: { wr: clock(), rd: clock() },
            in: { a: on('wr', bits(2)), at: on('wr', bits(2)) },
            out: { y: on('rd', bits(2)) },
          },
          ({ a, at }, m) => {
            const [wr, rd] = [m.on('wr'), m.on('rd')];
            const both = { odd: wr.reg('odd', bit, { reset: 0 }), other: rd.reg('other', bits(2), { reset: 0 }) };
            both.odd.set(both.odd.not());
            both.other.set(both.other.add(1));
            const words = wr.mem('words', bits(2), { depth: 4 });
            words.write({ addr: at, data: a, enable: wr.lit(1, 1) });
            // Each compares with the last edge of its own clock.
            wr.assert('odd_changes_at_each_edge_of_wr', wr.pastValid().implies(both.odd.ne(wr.past(both.odd))));
            rd.assert('other_counts_edges_of_rd', rd.pastValid().implies(both.other.eq(rd.past(both.other).add(1))));
            wr.assert('word_is_of_the_last_edge_of_wr', wr.pastValid().implies(words.read(wr.past(at)).eq(wr.past(a))));
            return { y: both.other };
          },
        ),
      );
      expect(await prove(design, { mode: 'bmc', depth: 7 })).toMatchObject({ passed: true });
    },
  );

  proofTest(`resets come together, at an edge of every clock${without}`, async () => {
    // Else `rd` keeps what it took while `wr` begins at 0 again.
    const design = elaborate(late(15, (taken, now) => taken.le(now)));
    expect(await prove(design, { mode: 'bmc', depth: 8 })).toMatchObject({ passed: true });
  });

  test('falling edges and asynchronous resets are refused', async () => {
    const styled = (style: { readonly edge?: 'falling'; readonly reset?: 'async' }) =>
      module('styled', { clocks: { main: clock(style) }, in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
        const y = m.reg('y', bit, { reset: 0 });
        y.set(a);
        m.assert('never', y.not());
        return { y };
      });
    const message = 'styled cannot be proved: proofs are about rising edges and synchronous resets';
    for (const style of [{ edge: 'falling' }, { reset: 'async' }] as const) {
      await expect(prove(elaborate(styled(style)), { mode: 'bmc', depth: 2 })).rejects.toThrow(message);
    }
  });
});

describe('mistakes', () => {
  test('missing tools are named by their packages', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      await expect(requireTools()).rejects.toThrow('run `apt-get install yosys z3`');
    } finally {
      process.env.PATH = path;
    }
  });

  test('a proof without a cover is an error', async () => {
    const vague = module('vague', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
      m.assert('never_both', a.and(m.past(a)).implies(a));
      return { y: a };
    });
    await expect(prove(elaborate(vague), { mode: 'prove', depth: 1 })).rejects.toThrow('vague has no cover: state');
  });

  test('a design without assertions has nothing to prove', async () => {
    const mute = module('mute', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a }));
    await expect(prove(elaborate(mute), { mode: 'prove', depth: 1 })).rejects.toThrow('mute has no assertions');
  });
});
