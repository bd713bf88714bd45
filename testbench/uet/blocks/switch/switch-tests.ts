/** What can be run on the switch port: drawn frames in bursts, with a line that is faster or slower. */
import { switchOptions } from '../../../../rtl-gen/uet/switch/designs.ts';
import { type SwitchOptions, switchName } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import type { SwitchSettings } from '../../golden/switch/switch-rules.ts';
import { assert, type BlockTests, type Body, type Random } from '../test-kit.ts';
import { switchDirected } from './switch-directed.ts';
import { drawnFrame, SwitchWorld } from './switch-world.ts';

const drawnSettings = (random: Random): SwitchSettings => ({
  trimmableDscp: 10,
  controlDscp: 46,
  trimmedDscp: 11,
  trimmedLastHopDscp: 13,
  lastHop: random.chance(0.5),
  trim: random.chance(0.8),
  trimLevel: random.pick([0, 100, 500, 1000]),
  ecnLevel: random.pick([0, 50, 400]),
  ecnRamp: random.pick([0, 255, 511]),
});

/** Frames in bursts for so many clocks, and what is left. */
export const switchProperty =
  (options: SwitchOptions, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('run');
    const settings = drawnSettings(random);
    const world = new SwitchWorld(t.dut, options, settings, random.fork('world'));
    let [comes, takes] = [1, 1];
    for (let i = 0; i < clocks || !world.isEmpty; i++) {
      assert(i < 50 * clocks + 20_000, 'frames do not leave');
      if (i % 500 === 0) [comes, takes] = [random.pick([0.3, 1, 1]), random.pick([0.1, 0.5, 1])];
      if (i < clocks && world.waiting < 3) world.send(drawnFrame(random, settings, 64 * (options.longest + 2)));
      world.clock(random.chance(comes), random.chance(i < clocks ? takes : 1));
      await t.rising();
    }
    world.checkCounts();
  };

export const switchTests: BlockTests = {
  [switchName(switchOptions)]: () => ({
    property: (clocks) => switchProperty(switchOptions, clocks),
    longRun: 4_000,
    directed: switchDirected(switchOptions),
  }),
};
