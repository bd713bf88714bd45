/** The property run of NSCC: random events, every limit and outcome held against the model. */
import { nsccDefaults, usualLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { Random } from '../../../../../support/random.ts';
import type { Body } from '../../../../bench/context.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { NsccChecker } from './nscc-checker.ts';
import { setRegisters } from './nscc-ports.ts';
import { NsccStimulus } from './nscc-stimulus.ts';

/** Registers of a link, or any at all. */
export function drawRegisters(random: Random): NsccRegisters {
  const rate = random.pick([100, 200, 400, 800]) * 1e9;
  const link = { ...usualLink(rate, random.pick([7_000, 10_138, 12_000])), hasCredit: random.chance(0.5) };
  const usual = nsccDefaults({ ...link, hasTrimming: random.chance(0.5) });
  if (random.chance(0.6)) return usual;
  return {
    ...usual,
    gain: random.pick([usual.gain, 1, 2047]),
    qaGate: random.below(8),
    gamma: random.below(1024),
    mostDecrease: random.below(1024),
    alpha: random.pick([usual.alpha, 2 ** 24 - 1]),
    fairIncrease: random.pick([usual.fairIncrease, 2 ** 20 - 1]),
    fastScale: random.pick([usual.fastScale, 2 ** 16 - 1]),
    eta: random.below(2 ** 16),
    windowPerTick: random.pick([usual.windowPerTick, 1, 2 ** 20 - 1]),
    adjustBytes: random.pick([usual.adjustBytes, 0, 2 ** 20 - 1]),
    minWindow: random.pick([usual.minWindow, 1, 2 ** 17 - 1]),
    ackTrigger: random.below(2 ** 20),
  };
}

/** A test of `clocks` clocks with that many contexts. */
export function nsccProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    const registers = drawRegisters(t.random.fork('registers'));
    setRegisters(t.dut, registers);
    t.attach(new NsccChecker(t.dut, registers));
    t.attach(new NsccStimulus(t, contexts, registers));
    await t.cycles(clocks);
  };
}
