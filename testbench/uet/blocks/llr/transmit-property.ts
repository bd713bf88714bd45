/** The property run of LLR's sender: random frames, messages, management and line, held against the golden model. */
import type { PoisonMode } from '../../../../rtl-gen/uet/llr/receive/fcs-check.ts';
import { frameLimitLatency } from '../../../../rtl-gen/uet/llr/transmit/frame-limit.ts';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import type { Body } from '../../../bench/context.ts';
import { TransmitChecker } from './transmit-checker.ts';
import { configureSender, TransmitStimulus } from './transmit-stimulus.ts';

/** A test of `clocks` clocks with a sender of those sizes; traffic, settings and faults follow from the seed. */
export function transmitProperty(options: TransmitOptions, mode: PoisonMode, clocks: number): Body<void> {
  return async (t) => {
    const setup = configureSender(t, options, mode);
    const checker = t.attach(new TransmitChecker(t.dut, setup));
    // From then on the length of the longest frame counts.
    await t.cycles(frameLimitLatency);
    const stimulus = t.attach(new TransmitStimulus(t, checker));
    await t.cycles(clocks);
    stimulus.stopped = true;
    await t.until(() => stimulus.idle && checker.waiting === 0, { timeout: 20_000 });
    await t.cycles(80);
    checker.checkEnd();
  };
}
