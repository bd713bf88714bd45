/** The property run of a PDS sender: random networks between it and the target's hardware. */
import { elaborate } from '../../../../../../rtl-gen/hdl/index.ts';
import type { SenderSize } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { resetAll } from '../../../../../engine/reset-all.ts';
import { wasmEngine } from '../../../../../engine/wasm/engine.ts';
import { assert, type Body, type Random } from '../../../test-kit.ts';
import { type PairMode, type PairOptions, pairRegisters } from './pair-options.ts';
import { targetOf } from './run-pair.ts';
import { SenderPair } from './sender-pair.ts';

/** Packets in order share a window with all that is lost, so they take this many clocks each. */
const clocksPerPacket = 40;

/** A network, and what is sent through it, as the seed has it: about so many clocks. */
export function anyPair(random: Random, size: SenderSize, clocks: number): PairOptions {
  const { pdcsPerTuple = 1 } = size;
  const count = random.pick([1, 3, 6]);
  const ackReq = random.chance(0.8);
  const modes: readonly PairMode[] = ['rud', 'rud', 'rud', 'rod', 'roce'];
  return {
    seed: random.word(),
    flows: Array.from({ length: count }, () => random.pick(modes)),
    packets: Math.max(20, Math.ceil(clocks / clocksPerPacket)),
    longest: random.pick([1, 4, 20]),
    loss: random.pick([0, 0.01, 0.05, 0.2]),
    ackLoss: random.pick([0, 0.01, 0.2]),
    copies: random.pick([0, 0.05]),
    trims: random.pick([0, 0.05]),
    delay: 20,
    spread: random.pick([0, 20, 100]),
    ackSpread: random.pick([0, 20, 100]),
    sesDelay: random.pick([0, 20]),
    guaranteed: random.pick([0, 0.1]),
    closes: random.pick([0, 0.001]),
    cwnd: random.pick([10_000, 60_000, 2 ** 22]),
    waiting: 8,
    registers: pairRegisters({
      rtoInitTime: 1200,
      rtoMaxTime: 4800,
      idleTime: random.pick([0, 1000]),
      loss: {
        outOfOrder: random.chance(0.3),
        probe: random.chance(0.8),
        tail: random.pick(['off', 'probe', 'resend']),
        ackReq,
        trimNack: random.chance(0.9),
      },
    }),
    pdcsPerTuple: 1 + random.below(pdcsPerTuple),
    mpr: 1,
    length: 0,
  };
}

/** A sender, the design under test, through one such network: `SenderPair` says what holds. */
export const senderProperty =
  (size: SenderSize, clocks: number): Body<void> =>
  async (t) => {
    const options = anyPair(t.random.fork('network'), size, clocks);
    const target = await t.external(wasmEngine.create(elaborate(targetOf(size)), { seed: options.seed }));
    const pair = new SenderPair(t.dut, target, size.contexts, options);
    resetAll([target]);
    const step = async (): Promise<void> => {
      target.step();
      await t.rising();
    };
    while (!pair.isReady) await step();
    while (!pair.isDone) {
      pair.clock();
      await step();
      if (pair.isStuck) assert.fail(`no outcome comes any more: ${pair.describe()}`);
    }
    pair.check();
    target.dispose();
  };
