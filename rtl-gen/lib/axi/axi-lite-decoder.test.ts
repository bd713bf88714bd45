import { describe, expect, test } from 'vitest';
import { axiLiteManager } from '../../../testbench/agents/axi/axi-lite-manager.ts';
import { axiLiteMonitor } from '../../../testbench/agents/axi/axi-lite-monitor.ts';
import type { AxiLitePauses } from '../../../testbench/agents/axi/axi-lite-ports.ts';
import { axiLiteSubordinate } from '../../../testbench/agents/axi/axi-lite-subordinate.ts';
import { chance } from '../../../testbench/agents/patterns.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { axiLiteDecoder } from './axi-lite-decoder.ts';

const widths = { data: 32, address: 10 } as const;
/** Of different sizes, with holes before, between and after them. */
const windows = [
  { name: 'm_axi_far', base: 0x300, address: 6 },
  { name: 'm_axi_small', base: 0x40, address: 4 },
  { name: 'm_axi_large', base: 0x100, address: 8 },
] as const;
const design = elaborate(axiLiteDecoder('decoder', widths, windows));

const windowOf = (at: number) => windows.find(({ base, address }) => at >= base && at < base + 2 ** address);

const pauses = (t: TestContext): AxiLitePauses => {
  const pause = () => chance(t.random.int(2, 16) / 16);
  return { aw: pause(), w: pause(), b: pause(), ar: pause(), r: pause() };
};

/** What a word of a window reads, and what it answers: a few are in error. */
const wordAt = (name: string, at: number): number => (windows.findIndex((w) => w.name === name) + 1) * 0x1000 + at;
const answerAt = (at: number) => (at % 16 === 12 ? 'SLVERR' : 'OKAY');

interface Access {
  readonly at: number;
  readonly prot: number;
}

everyEngineTest(
  'each access reaches the subordinate of its window once, in order, and has the answer of that one',
  design,
  { seeds: 4 },
  async (t) => {
    const manager = axiLiteManager(t, 's_axi', { pauses: pauses(t) });
    const seen = { writes: [] as unknown[], reads: [] as unknown[] };
    for (const { name, address } of windows) {
      axiLiteSubordinate(t, name, {
        pauses: pauses(t),
        write: (at, bytes, strobes) => {
          seen.writes.push([name, Number(at), [...bytes].map((byte, i) => (strobes[i] ? byte : undefined))]);
          return answerAt(Number(at));
        },
        read: (at) => {
          seen.reads.push([name, Number(at)]);
          const word = wordAt(name, Number(at));
          return { bytes: Uint8Array.of(word & 255, word >> 8, 0, 0), response: answerAt(Number(at)) };
        },
      });
      expect(t.dut.port(`${name}_awaddr`).width).toBe(address);
    }
    const far = windows.map(({ name }) => axiLiteMonitor(t, name));
    const prots = { aw: [] as number[], ar: [] as number[] };
    const get = (name: string): number => Number(t.dut.port(name).get());
    t.attach({
      sample() {
        for (const channel of ['aw', 'ar'] as const)
          for (const { name } of windows)
            if (get(`${name}_${channel}valid`) === 1 && get(`${name}_${channel}ready`) === 1)
              prots[channel].push(get(`${name}_${channel}prot`));
      },
      drive() {},
    });

    // Anywhere, or in a window.
    const access = (): Access => {
      const { base, address } = t.random.pick([{ base: 0, address: 10 }, ...windows]);
      return { at: base + 4 * t.random.below(2 ** (address - 2)), prot: t.random.below(8) };
    };
    const expected = { writes: [] as unknown[], reads: [] as unknown[], aw: [] as number[], ar: [] as number[] };
    const responses: Promise<void>[] = [];
    for (let i = 0; i < 120; i++) {
      const { at, prot } = access();
      const window = windowOf(at);
      const inside = at - (window?.base ?? 0);
      const answer = window === undefined ? 'DECERR' : answerAt(inside);
      if (t.random.chance(0.5)) {
        const first = t.random.below(4);
        const bytes = Array.from({ length: t.random.int(1, 4 - first) }, () => t.random.below(256));
        const word = Array.from({ length: 4 }, (_, lane) => bytes[lane - first]);
        if (window !== undefined) {
          expected.writes.push([window.name, inside, word]);
          expected.aw.push(prot);
        }
        const done = manager.write(at + first, bytes, { prot });
        responses.push((async () => expect((await done).response).toBe(answer))());
      } else {
        if (window !== undefined) {
          expected.reads.push([window.name, inside]);
          expected.ar.push(prot);
        }
        const value = window === undefined ? 0 : wordAt(window.name, inside);
        const done = manager.readWord(at, { prot });
        responses.push((async () => expect(await done).toEqual({ value, response: answer }))());
      }
      if (t.random.chance(0.1)) await t.cycles(t.random.below(30));
    }
    await Promise.all(responses);
    await t.cycles(20);
    expect(seen).toEqual({ writes: expected.writes, reads: expected.reads });
    expect(prots).toEqual({ aw: expected.aw, ar: expected.ar });
    for (const { reads, writes } of far) expect(reads + writes).toBeGreaterThan(0);
  },
);

everyEngineTest('data may come long before its address, and an address before its data', design, {}, async (t) => {
  const [window] = windows;
  const written: number[] = [];
  axiLiteSubordinate(t, window.name, {
    write: (_, bytes) => {
      written.push(bytes[0]!);
      return 'OKAY';
    },
  });
  const set = (values: Readonly<Record<string, number>>): void => {
    for (const [name, value] of Object.entries(values)) t.dut.port(`s_axi_${name}`).set(value);
  };
  const take = async (channel: 'aw' | 'w', values: Readonly<Record<string, number>>): Promise<void> => {
    set({ ...values, [`${channel}valid`]: 1 });
    while (Number(t.dut.port(`s_axi_${channel}ready`).get()) === 0) await t.rising();
    await t.rising();
    set({ [`${channel}valid`]: 0 });
  };
  set({ arvalid: 0, awvalid: 0, wvalid: 0, bready: 1, rready: 1 });
  await take('w', { wdata: 7, wstrb: 15 });
  await t.cycles(20);
  expect(written).toEqual([]);
  await take('aw', { awaddr: window.base, awprot: 0 });
  await t.cycles(20);
  expect(written).toEqual([7]);
  await take('aw', { awaddr: window.base, awprot: 0 });
  await t.cycles(20);
  expect(written).toEqual([7]);
  await take('w', { wdata: 9, wstrb: 15 });
  await t.cycles(20);
  expect(written).toEqual([7, 9]);
});

everyEngineTest('a subordinate that does not answer stops nothing of the other kind', design, {}, async (t) => {
  const manager = axiLiteManager(t, 's_axi');
  const [stuck, good] = windows;
  axiLiteSubordinate(t, stuck.name, { pauses: { b: false } });
  const { memory } = axiLiteSubordinate(t, good.name);
  memory.write(8, [1, 2, 3, 4]);
  manager.writeWord(stuck.base, 5);
  for (let i = 0; i < 10; i++)
    expect(await manager.readWord(good.base + 8)).toEqual({ value: 0x04030201, response: 'OKAY' });
  expect(manager.inFlight).toBe(1);
});

everyEngineTest('an access takes as long as is said', design, {}, async (t) => {
  const manager = axiLiteManager(t, 's_axi');
  axiLiteSubordinate(t, windows[2].name);
  const clocksOf = async (access: () => PromiseLike<unknown>): Promise<number> => {
    await t.cycles(3);
    const from = t.cycle;
    await access();
    return t.cycle - from;
  };
  expect(await clocksOf(() => manager.writeWord(windows[2].base, 1))).toBe(5);
  expect(await clocksOf(() => manager.readWord(windows[2].base))).toBe(5);
});

test('no handshake follows another one within a clock', () => {
  for (const [output, inputs] of combPaths(design.top)) expect([output, ...inputs]).toEqual([output]);
});

describe('windows that cannot be', () => {
  test.each<[string, readonly { name: string; base: number; address: number }[], string]>([
    ['none', [], 'a decoder needs at least one window'],
    [
      'a base inside of its size',
      [{ name: 'a', base: 0x20, address: 6 }],
      'the window a at 32 has to begin at a multiple of its 64 bytes, in 10 bits of address',
    ],
    [
      'an end outside',
      [{ name: 'a', base: 0x400, address: 6 }],
      'the window a at 1024 has to begin at a multiple of its 64 bytes, in 10 bits of address',
    ],
    ['too large', [{ name: 'a', base: 0, address: 11 }], 'the window a has addresses of 11 bits: give 3 to 10'],
    ['too small', [{ name: 'a', base: 0, address: 2 }], 'the window a has addresses of 2 bits: give 3 to 10'],
    [
      'two in one place',
      [
        { name: 'a', base: 0x100, address: 4 },
        { name: 'b', base: 0, address: 9 },
      ],
      'the windows b and a overlap',
    ],
    [
      'two of a name',
      [
        { name: 'a', base: 0x100, address: 4 },
        { name: 'a', base: 0, address: 4 },
      ],
      'two interfaces are called a',
    ],
  ])('%s', (_, list, message) => {
    expect(() => axiLiteDecoder('decoder', widths, list)).toThrow(new RangeError(message));
  });
});
