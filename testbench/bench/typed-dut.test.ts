import { describe, expect, test } from 'vitest';
import {
  array,
  bit,
  bits,
  bundle,
  elaborate,
  enumOf,
  int,
  module,
  optional,
  record,
  sink,
  source,
  union,
  vec,
} from '../../rtl-gen/hdl/index.ts';
import { axiLiteRegisters } from '../../rtl-gen/lib/axi/register-file.ts';
import { axiLiteManager } from '../agents/axi/axi-lite-manager.ts';
import { chance } from '../agents/patterns.ts';
import { engines } from '../engine/engines.ts';
import { everyEngineTest } from './every-engine.ts';
import { hwTest } from './hw-test.ts';
import { dutOf } from './typed-dut.ts';

const Pixel = record({ r: bits(8), g: bits(8), far: record({ z: bits(40) }) });
const Mode = enumOf('idle', 'run', 'halt');
const Header = union({ short: record({ kind: bits(4), size: bits(8) }), raw: record({ word: bits(12) }) });

/** One register of each kind of shape, and a stream that goes through. */
const everything = module(
  'everything',
  {
    in: {
      enable: bit,
      limit: bits(4),
      wide: bits(70),
      px: Pixel,
      mode: Mode,
      delta: int(6),
      lanes: vec(bits(3), 2),
      header: Header,
      stamp: optional(false as boolean, bits(8)),
    },
    out: { seen: Pixel, state: Mode, least: int(6), both: vec(bits(3), 2), head: Header, all: bits(75) },
    link: { up: sink(Pixel), down: source(Pixel) },
    verilogNames: { limit: 'lim' },
  },
  ({ enable, limit, wide, px, mode, delta, lanes, header, up }, m) => ({
    seen: m.next('seen', px, { enable }),
    state: m.next('state', mode),
    least: m.next('least', delta),
    both: m.next('both', lanes),
    head: m.next('head', header),
    all: m.next('sum', enable.cat(limit).cat(wide)),
    down: up,
  }),
);

const pixel = { r: 1, g: 2, far: { z: 3n } } as const;

hwTest('ports are read and set under their names, whole and by field', everything, async (t, dut) => {
  dut.enable.set(1);
  dut.limit.set(15);
  dut.wide.set(2n ** 70n - 1n);
  dut.px.set(pixel);
  dut.px.g.set(255);
  dut.px.far.z.set(2n ** 40n - 1n);
  dut.mode.set('run');
  dut.delta.set(-32);
  dut.lanes.set([7, 2]);
  dut.header.set({ short: { kind: 3, size: 9 } });
  await t.rising();
  expect(dut.seen.get()).toEqual({ r: 1, g: 255, far: { z: 2n ** 40n - 1n } });
  expect(dut.seen.far.z.get()).toBe(2n ** 40n - 1n);
  expect([dut.state.get(), dut.least.get(), dut.both.get(), dut.head.get()]).toEqual(['run', -32, [7, 2], 0x309]);
  expect(dut.all.get()).toBe(2n ** 75n - 1n);
  expect(dut.px.g.get()).toBe(255);
  const g: number = dut.seen.g.get();
  const z: bigint = dut.seen.far.z.get();
  expect([g, z]).toHaveLength(2);
});

hwTest('a port is a condition to wait for, and is named by its name in Verilog', everything, async (t, dut) => {
  const waiting = t.fork(async () => {
    await t.until(dut.px.far.z);
    return t.cycle;
  });
  await t.cycles(3);
  dut.px.far.z.set(2n ** 39n);
  expect(await waiting).toBe(t.cycle);
  expect(t.until(dut.px.far.z).trigger.describe()).toBe('until(px_far_z)');
});

hwTest(
  'streams are there for agents, with typed items',
  everything,
  async (t, dut) => {
    const up = t.source(dut.up, { valid: chance(0.5) });
    const down = t.sink(dut.down, { ready: chance(0.5) });
    up.sendNow(pixel);
    const { item } = await down.recv();
    const z: bigint = item.far.z;
    expect(z).toBe(3n);
  },
  { seeds: 3, engine: 'interpreter' },
);

hwTest('streams have ports too, for tests that drive them themselves', everything, async (t, { up, down }) => {
  up.payload.set(pixel);
  up.payload.g.set(9);
  up.valid.set(1);
  down.ready.set(0);
  expect([down.valid.get(), up.ready.get()]).toEqual([1, 0]);
  expect(down.payload.get()).toEqual({ ...pixel, g: 9 });
  const z: bigint = down.payload.far.z.get();
  expect(z).toBe(3n);
  // @ts-expect-error: the design says whether it is ready
  expect(up.ready.set).toBeUndefined();
  // @ts-expect-error: the design gives what is there
  expect(down.payload.set).toBeUndefined();
  down.ready.set(1);
  expect(up.ready.get()).toBe(1);
  await t.rising();
});

everyEngineTest('every engine has the same ports', elaborate(everything), {}, async (t) => {
  const dut = dutOf(t.dut, everything);
  dut.enable.set(1);
  dut.px.set(pixel);
  await t.rising();
  expect(dut.seen.get()).toEqual(pixel);
});

/** Two ways through, of which one is a bundle; and lanes side by side. */
const channel = bundle({ request: sink(bits(8)), answer: source(bits(8)) });
const server = module(
  'server',
  { link: { io: channel, up: array(sink(bits(4)), 2), down: array(source(bits(4)), 2) } },
  ({ io, up }) => ({ io: { answer: io.request }, down: up }),
);

hwTest('streams of bundles and of arrays have their places', server, async (t, dut) => {
  const lanes = [0, 1].map((i) => ({ up: t.source(dut.up.at(i)), down: t.sink(dut.down.at(i)) }));
  lanes.forEach(({ up }, i) => {
    up.sendNow(i + 1);
  });
  t.source(dut.io.request).sendNow(77);
  expect((await t.sink(dut.io.answer).recv()).item).toBe(77);
  expect([dut.io.answer.valid.get(), dut.io.request.ready.get()]).toEqual([0, 1]);
  expect(lanes.map((_, i) => dut.down.at(i).payload.get())).toEqual(lanes.map((_, i) => dut.up.at(i).payload.get()));
  for (const [i, { down }] of lanes.entries()) expect((await down.recv()).item).toBe(i + 1);
});

const registers = axiLiteRegisters(
  'timer',
  [{ name: 'ticks', offset: 0, fields: [{ name: 'count', bits: [31, 0], access: 'ro' }] }],
  { addressWidth: 8 },
);

hwTest('what registers are given is set by its names', registers, async (t, dut) => {
  dut.hw.ticks.count.set(5);
  expect(await axiLiteManager(t, 's_axi').readWord(0)).toEqual({ value: 5, response: 'OKAY' });
});

describe('a mistake', async () => {
  const simulator = await engines.wasm.create(elaborate(everything));
  const dut = dutOf(simulator, everything);

  test('is an error in the editor, and when it is carried out', () => {
    // @ts-expect-error: Property 'enabel' does not exist. Did you mean 'enable'?
    expect(dut.enabel).toBeUndefined();
    // @ts-expect-error: an output cannot be set
    expect(dut.seen.set).toBeUndefined();
    // @ts-expect-error: "16 does not fit in 4 bits: 0 to 15"
    expect(() => dut.limit.set(16)).toThrow(/0x10 .*lim/);
    // @ts-expect-error: "-1 is negative: 4 bits hold 0 to 15"
    expect(() => dut.limit.set(-1)).toThrow(/-1.*lim/);
    // @ts-expect-error: no state
    expect(() => dut.mode.set('runn')).toThrow(/mode.*runn/);
    // @ts-expect-error: the field far is missing
    expect(() => dut.px.set({ r: 1, g: 2 })).toThrow(/px.*far/s);
    // @ts-expect-error: the design has no stamp
    expect(() => dut.stamp.set(1)).toThrow(/no stamp/);
    const computed: number = 8 + 8;
    expect(() => dut.limit.set(computed)).toThrow(/0x10 .*lim/);
  });

  test('a design that is another one is a mistake of the user', () => {
    const other = module('other', { in: { enabel: bit }, out: { y: bit } }, ({ enabel }) => ({ y: enabel }));
    expect(() => dutOf(simulator, other)).toThrow(/enabel.*enable/);
  });
});
