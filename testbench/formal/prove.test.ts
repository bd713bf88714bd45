import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module, record } from '../../rtl-gen/hdl/index.ts';
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

  proofTest(`an assumption is taken for granted in its own clock${without}`, async () => {
    const design = elaborate(
      module('trusting', { in: { a: bits(4) }, out: { y: bits(4) } }, ({ a }, m) => {
        m.assume('a_is_small', a.lt(3));
        m.assert('y_is_small', a.lt(4));
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
    ];
    // The last signal's bits come first.
    const { registers, memories, steps } = parseWitness(
      JSON.stringify({ signals, steps: [{ bits: '1?01' + '10' + '01' }, { bits: '10' }] }),
    );
    expect(registers).toEqual(new Map([['dut.r', 0b101n]]));
    expect(memories).toEqual(new Map([['m', new Map([[3, 0b100n]])]]));
    expect(steps).toEqual([new Map([['a', 1n]]), new Map([['a', 2n]])]);
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

  test('a design without assertions has nothing to prove', async () => {
    const mute = module('mute', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a }));
    await expect(prove(elaborate(mute), { mode: 'prove', depth: 1 })).rejects.toThrow('mute has no assertions');
  });
});
