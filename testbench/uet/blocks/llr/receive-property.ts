/**
 * The property run of LLR's receiver: random frames and messages, every output held against the golden model in every
 * clock.
 */
import type { PoisonMode } from '../../../../rtl-gen/uet/llr/receive/fcs-check.ts';
import type { Body } from '../../../bench/context.ts';
import { ReceiveChecker } from './receive-checker.ts';
import { receiverOf } from './receive-ports.ts';
import { configureReceive, ReceiveStimulus } from './receive-stimulus.ts';

/**
 * A test of `clocks` clocks with the receiver of `size` bytes a clock; traffic, settings and faults follow from the
 * seed.
 */
export function receiveProperty(size: number, mode: PoisonMode, clocks: number): Body<void> {
  return async (t) => {
    const dut = receiverOf(t);
    const config = configureReceive(t.random, dut, size, mode);
    const checker = t.attach(new ReceiveChecker(t.dut, size, config.settings, config.lineBytes));
    t.attach(new ReceiveStimulus(t.random, dut, size, config, checker.golden));
    await t.cycles(clocks);
  };
}
