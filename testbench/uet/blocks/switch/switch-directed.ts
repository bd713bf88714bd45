/** What the switch port promises, step by step. */
import type { SwitchOptions } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import type { SwitchSettings } from '../../golden/switch/switch-rules.ts';
import { encode, type LayerInput } from '../../golden/wire/index.ts';
import { assert, type NamedTest, named, namedWith, type TestContext } from '../test-kit.ts';
import { SwitchWorld } from './switch-world.ts';

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
const neverMarks = { ecnLevel: 2 ** 16 - 1 };

const frameOf = (dscp: number, bytes: number, tags = 0): Uint8Array =>
  encode([
    { name: 'ethernet', fields: { destination: 1n, source: 2n } },
    ...Array.from({ length: tags }, (): LayerInput => ({ name: 'vlan', fields: { vid: 5 } })),
    { name: 'ipv4', fields: { source: 3, destination: 4, dscp, ecn: 2 } },
    { name: 'udp', fields: { source_port: 6 } },
    { name: 'data', fields: { bytes: new Uint8Array(bytes).fill(0x5a) } },
  ]);

/** Clocks in which the line stands, with whatever comes; then until all has left. */
async function run(t: TestContext, world: SwitchWorld, still: number): Promise<void> {
  for (let clocks = 0; clocks < still || !world.isEmpty; clocks++) {
    assert(clocks < still + 5000, 'frames do not leave');
    world.clock(true, clocks >= still);
    await t.rising();
  }
  world.checkCounts();
}

export function switchDirected(options: SwitchOptions): readonly NamedTest[] {
  const inWorld = namedWith((t) => worldOf(t));
  const worldOf = (t: TestContext, of: SwitchSettings = settings): SwitchWorld =>
    new SwitchWorld(t.dut, options, of, t.random.fork('world'));
  const { dataBeats, controlBeats, longest } = options;
  return [
    inWorld('trims above the level, marks above its own, and lets control go first', async (world, t) => {
      // 22 beats each: 300 beats are 14 of them, and what is on the way.
      for (let i = 0; i < 20; i++) world.send(frameOf(10, 1340, i % 3));
      for (let i = 0; i < 3; i++) world.send(frameOf(46, 60));
      await run(t, world, 700);
      const { data, trimmed, control, marked, dropped, left } = world.seen;
      assert.deepEqual({ all: data + trimmed, control, dropped, left }, { all: 20, control: 3, dropped: 0, left: 23 });
      assert(data === 14 || data === 15, `${data} were not trimmed`);
      // Of 14 or 15 frames those are marked that leave more than 100 beats, 4 frames and a half.
      assert(marked >= 9 && marked <= 11, `${marked} were marked`);
    }),
    named('drops whole frames where there is no room, and nothing else', async (t) => {
      const world = worldOf(t, { ...settings, ...neverMarks, trim: false });
      for (let i = 0; i < 60; i++) world.send(frameOf(i % 10 === 9 ? 46 : 10, 1340));
      await run(t, world, 1500);
      const { data, dropped, control, left } = world.seen;
      assert.deepEqual({ all: data + dropped, control, left }, { all: 54, control: 6, left: data + control });
      const room = Math.ceil((dataBeats - longest - 4) / 22);
      assert(Math.abs(data - room) <= 1, `${data} had room`);
    }),
    named('drops control packets where their queue has no room, whatever room the other has', async (t) => {
      const world = worldOf(t, { ...settings, ...neverMarks });
      for (let i = 0; i < 30; i++) world.send(frameOf(46, 1340));
      world.send(frameOf(0, 1340));
      await run(t, world, 800);
      const { data, dropped, control } = world.seen;
      assert.deepEqual({ data, all: dropped + control }, { data: 1, all: 30 });
      const room = Math.ceil((controlBeats - longest - 4) / 22);
      assert(Math.abs(control - room) <= 1, `${control} had room`);
    }),
    inWorld('cuts a frame that is longer than the longest one', async (world, t) => {
      world.send(frameOf(10, 64 * longest));
      world.send(frameOf(10, 100));
      await run(t, world, 0);
      assert.deepEqual([world.seen.tooLong, world.seen.left], [1, 2]);
    }),
    inWorld('shows a beat 10 clocks after it came', async (world, t) => {
      world.send(frameOf(10, 20));
      let clocks = 0;
      for (; world.isStill; clocks++) {
        world.clock(true, false);
        await t.rising();
      }
      assert.equal(clocks, 10);
    }),
  ];
}
