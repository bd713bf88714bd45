/** The property run of NSCC: random events, every limit and outcome held against the model. */
import { nsccDefaults, usualLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { Body, Random } from '../../test-kit.ts';
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

/**
 * Registers of a link whose packets have some bytes and whose round trip has some ticks: what is compared is often
 * equal, or one off, and a byte of the window counts in quotients.
 */
function tinyRegisters(random: Random): NsccRegisters {
  return {
    baseRtt: 64,
    target: 16,
    fastDelay: 8,
    qaThreshold: 32,
    adjustPeriod: random.pick([1, 64, 300]),
    adjustBytes: random.below(4 * tinyPacket),
    minWindow: random.int(1, 4),
    windowPerTick: random.pick([64, 128, 256]),
    alpha: random.pick([0, 2 ** 14, 2 ** 16, 2 ** 18]),
    fairIncrease: random.pick([0, 2 ** 6, 2 ** 8, 2 ** 10]),
    eta: random.below(4),
    fastScale: random.pick([0, 2 ** 12, 2 ** 13]),
    gamma: random.pick([0, 512, 1023]),
    mostDecrease: random.pick([128, 512]),
    gain: random.pick([205, 2047]),
    qaGate: random.below(4),
    hasCredit: random.chance(0.5),
    ackTrigger: random.below(64),
  };
}

const tinyPacket = 8;

/** A test of `clocks` clocks with that many contexts. */
export function nsccProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    const random = t.random.fork('registers');
    const isTiny = random.chance(0.3);
    const registers = isTiny ? tinyRegisters(random) : drawRegisters(random);
    setRegisters(t.dut, registers);
    t.attach(new NsccChecker(t.dut, registers));
    t.attach(new NsccStimulus(t, contexts, registers, isTiny ? tinyPacket : 4160));
    await t.cycles(clocks);
  };
}
