import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import type { Body, TestContext } from '../bench/context.ts';
import { createFor, type EngineChoice } from '../bench/create-for.ts';
import { runHw } from '../bench/run-hw.ts';
import { runProperty } from '../bench/run-property.ts';
import { netlistOf } from '../engine/netlist-of.ts';
import { setUnknown, unknownBits } from './unknown-bits.ts';
import { unknownsSimulator } from './unknowns-simulator.ts';

type Design = ReturnType<typeof elaborate>;

/** What a test with those options fails with; undefined where it passes. Facts of the run itself are left out. */
async function failure(design: Design, choice: EngineChoice, body: Body<void>): Promise<string | undefined> {
  const create = (options: { seed: number; trace: boolean }) => createFor(design, choice, options);
  try {
    await runHw({ name: 'unknowns', create, environment: {}, wavesFolder: 'out/waves/unknowns' }, body);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n\n')[0];
  }
}

/** A counter that someone forgot to reset. */
const forgotten = elaborate(
  module('forgotten', { in: { en: bit }, out: { done: bit } }, ({ en }, m) => {
    const count = m.reg('count', bits(4));
    const full = m.reg('full', bit, { reset: 0 });
    m.when(en, () => {
      count.set(count.add(1));
      full.set(count.eq(15));
    });
    return { done: full };
  }),
);

/** A memory whose words nothing clears, and a register between it and the output. */
const words = elaborate(
  module('words', { in: { en: bit, data: bits(8), addr: bits(2) }, out: { q: bits(8) } }, ({ en, data, addr }, m) => {
    const mem = m.mem('mem', bits(8), { depth: 4 });
    mem.write({ addr, data, enable: en });
    const held = m.reg('held', bits(8));
    const q = m.reg('q', bits(8), { reset: 0 });
    held.set(mem.read(addr));
    q.set(held);
    return { q };
  }),
);

const drive =
  (values: Readonly<Record<string, number>>, cycles: number): Body<void> =>
  async (t) => {
    for (const [name, value] of Object.entries(values)) t.dut.port(name).set(value);
    await t.cycles(cycles);
  };

describe('a run that follows unknowns fails with what reached an output, and where it came from', () => {
  test('a register without reset, through one with a reset', async () => {
    expect(await failure(forgotten, { unknowns: true }, drive({ en: 1 }, 3))).toBe(
      [
        'output done is unknown in cycle 3 (number 2 after reset)',
        '  from register count, which has no start value and no reset',
        '  by full <- count',
      ].join('\n'),
    );
    expect(await failure(forgotten, { unknowns: true }, drive({ en: 0 }, 3))).toBeUndefined();
    expect(await failure(forgotten, {}, drive({ en: 1 }, 3))).toBeUndefined();
  });

  test('an input that the test has not set, unless such inputs are known', async () => {
    expect(await failure(forgotten, { unknowns: true }, drive({}, 3))).toContain(
      'from input en, which was not set in cycle 2\n  by full <- en',
    );
    expect(await failure(forgotten, { unknowns: { inputs: 'known' } }, drive({}, 3))).toBeUndefined();
  });

  test('a word of a memory that has not been written', async () => {
    expect(await failure(words, { unknowns: { from: 2 } }, drive({ en: 0, data: 1, addr: 2 }, 8))).toBe(
      [
        'output q is unknown in cycle 4 (number 3 after reset)',
        '  from memory mem: the word at 2 has not been written since the start',
        '  by q <- held <- mem_rdata',
      ].join('\n'),
    );
  });

  test('an input that was stored in a memory', async () => {
    expect(await failure(words, { unknowns: { from: 3 } }, drive({ en: 1, addr: 2 }, 8))).toContain(
      'from input data, which was not set in cycle 2\n  by q <- held <- mem_rdata <- data',
    );
  });

  test('a word that is read while it is written, where the design leaves open which is taken', async () => {
    const ports = { in: { en: bit, data: bits(8) }, out: { q: bits(8) } };
    const design = elaborate(
      module('both', ports, ({ en, data }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 4, init: [1n, 2n, 3n, 4n] });
        const addr = m.lit(2, 1);
        mem.write({ addr, data, enable: en });
        return { q: mem.readSync({ addr, onCollision: 'undefined' }) };
      }),
    );
    const choice = { unknowns: { from: 2 } };
    expect(await failure(design, choice, drive({ en: 0, data: 9 }, 6))).toBeUndefined();
    expect(await failure(design, choice, drive({ en: 1, data: 9 }, 6))).toContain(
      'from memory mem: a word is read while it is written, and the design leaves open which is taken',
    );
  });

  test('a memory that was written at an unknown address has lost what it had', async () => {
    const body: Body<void> = async (t) => {
      await drive({ en: 1, data: 3, addr: 1 }, 1)(t);
      setUnknown(t.dut.port('addr'));
      await t.cycles(1);
      await drive({ en: 0, addr: 1 }, 5)(t);
    };
    const said = await failure(words, { unknowns: { from: 4, ignore: ['mem'] } }, body);
    expect(said).toContain('memory mem: it was written at an unknown address, so all of its words are unknown');
    expect(await failure(words, { unknowns: { ignore: ['q'] } }, body)).toMatch(
      /^the write address of memory mem is unknown in cycle 3 .*\n {2}from input addr, which was not set in cycle 3$/,
    );
  });
});

test('what is looked at: nothing before `from`, payload while it is valid, what `when` names and `ignore` does not', async () => {
  const mod = module(
    'offer',
    { in: { go: bit }, out: { down_valid: bit, down_data: bits(4), sum: bits(4) } },
    (io, m) => {
      const data = m.reg('data', bits(4));
      data.set(data.add(1));
      return { down_valid: io.go, down_data: data, sum: data };
    },
  );
  const design = elaborate(mod);
  const sum = { when: { sum: 'down_valid' } };
  expect(await failure(design, { unknowns: sum }, drive({ go: 0 }, 4))).toBeUndefined();
  expect(await failure(design, { unknowns: sum }, drive({ go: 1 }, 4))).toContain(
    'output down_data is unknown while down_valid is 1 in cycle 0\n',
  );
  expect(await failure(design, { unknowns: { ignore: ['down_*'] } }, drive({ go: 1 }, 4))).toMatch(/^output sum is/);
  expect(await failure(design, { unknowns: { ignore: ['down_*', 'sum'] } }, drive({ go: 1 }, 4))).toBeUndefined();
  expect(await failure(design, { unknowns: { from: 4 } }, drive({ go: 1 }, 4))).toBeUndefined();
  expect(await failure(design, { unknowns: { from: 'down_valid', ...sum } }, drive({ go: 0 }, 4))).toBeUndefined();
  await expect(createFor(design, { unknowns: { from: 'down_vaild' } }, {})).rejects.toThrow(
    'there is no output down_vaild; did you mean down_valid?',
  );
  await expect(createFor(design, { unknowns: { from: 'is_ready' } }, {})).rejects.toThrow(
    /^there is no output is_ready: there are .*down_valid/,
  );
  await expect(createFor(design, { unknowns: { when: { som: 'go' } } }, {})).rejects.toThrow('no output som');
  await expect(createFor(design, { unknowns: true, engine: 'yosys' }, {})).rejects.toThrow('in the engine wasm');
});

test('unknown bits of ports are read and set', async () => {
  const simulator = await unknownsSimulator(await netlistOf(words), {});
  const [data, q] = [simulator.port('data'), simulator.port('q')];
  expect(unknownBits(data)).toBe(0xffn);
  data.set(5);
  expect(unknownBits(data)).toBe(0n);
  setUnknown(data, 0x0f);
  expect([unknownBits(data), unknownBits(q)]).toEqual([0x0fn, 0xffn]);
  expect(() => setUnknown(data, 0x100)).toThrow('256 does not fit in port data of 8 bits');
  expect(() => setUnknown(q)).toThrow('q cannot be made unknown');
  expect(() => setUnknown(simulator.port('rst'))).toThrow('rst cannot be made unknown');
  const plain = await createFor(words, {}, {});
  expect(() => unknownBits(plain.port('q'))).toThrow('give the test the option unknowns: true');
});

test('waves have the unknown bits beside the values', async () => {
  const simulator = await unknownsSimulator(await netlistOf(words), { trace: true });
  const second = simulator.signals.find(({ path }) => path === 'q_unknown')!;
  expect(second.get()).toBe(0xff);
  simulator.port('rst').set(1);
  simulator.step(1);
  expect(second.get()).toBe(0);
  expect(simulator.ports.map(({ name }) => name)).toEqual(['en', 'data', 'addr', 'rst', 'q']);
});

test('a snapshot has what is unknown and what was found', async () => {
  const simulator = await unknownsSimulator(await netlistOf(forgotten), {});
  simulator.port('en').set(1);
  simulator.port('rst').set(1);
  simulator.step(2);
  simulator.port('rst').set(0);
  const before = simulator.snapshot();
  simulator.step(4);
  const [found] = await simulator.findings();
  expect(found!.message).toContain('output done is unknown in cycle 3');
  simulator.restore(before);
  expect(await simulator.findings()).toEqual([]);
  simulator.step(1);
  simulator.port('en').set(0);
  simulator.step(4);
  expect((await simulator.findings())[0]!.message).toBe(found!.message);
});

test('a run that is too long to be done once more says so', async () => {
  const simulator = await unknownsSimulator(await netlistOf(forgotten), {});
  simulator.port('en').set(0);
  simulator.port('rst').set(1);
  simulator.step(2);
  simulator.port('rst').set(0);
  simulator.step(500_001);
  simulator.port('en').set(1);
  simulator.step(3);
  expect((await simulator.findings())[0]!.message).toContain('in cycle 500004, after more moments than are kept');
});

test('properties have the option too, and each run starts from reset', async () => {
  const options = { name: 'unknowns', wavesFolder: 'out/waves/unknowns', environment: {} };
  const create = (given: { seed: number; trace: boolean }) => createFor(forgotten, { unknowns: true }, given);
  const body = async (t: TestContext, steps: number): Promise<void> => {
    t.dut.port('en').set(0);
    await t.cycles(5);
    if (steps > 3) t.dut.port('en').set(1);
    await t.cycles(2);
  };
  const run = runProperty({ ...options, create }, fc.integer({ min: 0, max: 10 }), body);
  await expect(run).rejects.toThrow('output done is unknown in cycle 8');
  await expect(run).rejects.toThrow('stimulus: 4');
});

describe('start values side by side', () => {
  test('the first output that depends on them is named, with the seeds', async () => {
    expect(await failure(words, { startValues: 3 }, drive({ en: 0, data: 1, addr: 2 }, 8))).toMatch(
      /^output q depends on start values in cycle 3: 0x[0-9a-f]+ with those of seed \d+, 0x[0-9a-f]+ with those of seed \d+$/,
    );
    expect(
      await failure(words, { startValues: { seeds: 3, from: 3 } }, drive({ en: 1, data: 1, addr: 2 }, 8)),
    ).toBeUndefined();
    expect(await failure(words, { startValues: { seeds: 3, ignore: ['q'] } }, drive({ en: 0 }, 8))).toBeUndefined();
  });

  test('fewer than two are refused, and both options at once', async () => {
    await expect(createFor(words, { startValues: 1 }, {})).rejects.toThrow('2 or more');
    await expect(createFor(words, { startValues: 2, unknowns: true }, {})).rejects.toThrow('not both');
  });
});
