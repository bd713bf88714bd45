/** Step by step, and drawn; in the engine and on Yosys's reading of the emitted Verilog. */
import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { switchOptions } from '../../../../rtl-gen/uet/switch/designs.ts';
import { uetSwitch } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import type { TestContext } from '../../../bench/context.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import type { SwitchSettings } from '../../golden/switch/switch-rules.ts';
import { encode, type LayerInput } from '../../golden/wire/index.ts';
import { switchProperty } from './switch-tests.ts';
import { SwitchWorld } from './switch-world.ts';

const design = elaborate(uetSwitch(switchOptions));
const settings: SwitchSettings = {
  trimmableDscp: 10,
  controlDscp: 46,
  trimmedDscp: 11,
  trimmedLastHopDscp: 13,
  lastHop: false,
  trim: true,
  trimLevel: 300,
  ecnLevel: 100,
  ecnRamp: 0,
};

const frameOf = (dscp: number, bytes: number, tags = 0): Uint8Array =>
  encode([
    { name: 'ethernet', fields: { destination: 1n, source: 2n } },
    ...Array.from({ length: tags }, (): LayerInput => ({ name: 'vlan', fields: { vid: 5 } })),
    { name: 'ipv4', fields: { source: 3, destination: 4, dscp, ecn: 2 } },
    { name: 'udp', fields: { source_port: 6 } },
    { name: 'data', fields: { bytes: new Uint8Array(bytes).fill(0x5a) } },
  ]);

/** Clocks in which the line stands, with whatever comes; then until all has left. */
async function run(t: TestContext, world: SwitchWorld, still: number): Promise<number> {
  let clocks = 0;
  for (; clocks < still || !world.isEmpty; clocks++) {
    assert(clocks < still + 5000, 'frames do not leave');
    world.clock(true, clocks >= still);
    await t.rising();
  }
  world.checkCounts();
  return clocks;
}

for (const [engine, title] of [
  [wasmEngine, 'the engine'],
  [yosysEngine, "Yosys's reading of the emitted Verilog"],
] as const) {
  describe(title, () => {
    const create = (of: { readonly seed?: number }) => engine.create(design, of);
    hwTest('trims above the level, marks above its own, and lets control go first', { create }, async (t) => {
      const world = new SwitchWorld(t.dut, switchOptions, settings, t.random.fork('world'));
      // 22 beats each: 300 beats are 14 of them, and what is on the way.
      for (let i = 0; i < 20; i++) world.send(frameOf(10, 1340, i % 3));
      for (let i = 0; i < 3; i++) world.send(frameOf(46, 60));
      await run(t, world, 700);
      const { data, trimmed, control, marked, dropped, left } = world.seen;
      assert.deepEqual({ all: data + trimmed, control, dropped, left }, { all: 20, control: 3, dropped: 0, left: 23 });
      assert(data === 14 || data === 15, `${data} were not trimmed`);
      // Of 14 or 15 frames those are marked that leave more than 100 beats, 4 frames and a half.
      assert(marked >= 9 && marked <= 11, `${marked} were marked`);
    });
    hwTest('drops whole frames where there is no room, and nothing else', { create }, async (t) => {
      const off = { ...settings, trim: false, ecnLevel: 2 ** 16 - 1 };
      const world = new SwitchWorld(t.dut, switchOptions, off, t.random.fork('world'));
      for (let i = 0; i < 60; i++) world.send(frameOf(i % 10 === 9 ? 46 : 10, 1340));
      await run(t, world, 1500);
      const { data, dropped, control, left } = world.seen;
      assert.equal(data + dropped + control, 60);
      assert.equal(control, 6);
      // 1,024 - 144 - 4 beats, of 22 each.
      assert(data >= 40 && data <= 42, `${data} had room`);
      assert.equal(left, data + control);
    });
    hwTest('cuts a frame that is longer than the longest one', { create }, async (t) => {
      const world = new SwitchWorld(t.dut, switchOptions, settings, t.random.fork('world'));
      world.send(frameOf(10, 64 * switchOptions.longest));
      world.send(frameOf(10, 100));
      await run(t, world, 0);
      assert.equal(Number(t.dut.port('counts_too_long').get()), 1);
      assert.equal(world.seen.left, 2);
    });
    hwTest(
      'drawn frames leave as the rules say',
      { create, seeds: 3, maxCycles: 200_000 },
      switchProperty(switchOptions, 800),
    );
  });
}

hwTest('a beat leaves 10 clocks after it came', { create: (of) => wasmEngine.create(design, of) }, async (t) => {
  const world = new SwitchWorld(t.dut, switchOptions, settings, t.random.fork('world'));
  world.send(frameOf(10, 20));
  let clocks = 0;
  for (; Number(t.dut.port('down_valid').get()) === 0; clocks++) {
    world.clock(true, false);
    await t.rising();
  }
  assert.equal(clocks, 10);
});
