/** Step-by-step use of LLR's receiver: frames in, verdicts and messages out, the checker beside them. */
import { llrReceiveLatency } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { type FcsStatus, type LlrSettings, llrSettings, type rxCounters } from '../../golden/llr/index.ts';
import { pulse, type TestContext } from '../test-kit.ts';
import { countNames, WholeCounts } from '../whole-counts.ts';
import { ReceiveChecker } from './receive-checker.ts';
import { receiverOf } from './receive-ports.ts';
import { setReceiver, taggedBeats } from './receive-stimulus.ts';

/** A message that left, and in which clock. */
export interface Left {
  readonly kind: string;
  readonly seq: number;
  readonly clock: number;
}

/**
 * The receiver of `t`, on and initialised so that it expects `first`; a clock is as many bytes of line time as a beat.
 */
export async function receiveBench(
  t: TestContext,
  size: number,
  options: Partial<LlrSettings> & { readonly first?: number } = {},
) {
  const { first = 100, ...given } = options;
  const settings = llrSettings({ ackSpacing: 2048, ...given });
  const dut = receiverOf(t);
  const whole = t.attach(new WholeCounts(t.dut, countNames(t.dut)));
  const count = (name: (typeof rxCounters)[number]): number => whole.get(`counts_${name}`);
  setReceiver(dut, settings, size);
  const checker = t.attach(new ReceiveChecker(t.dut, size, settings, size));
  const heard: string[] = [];
  const left: Left[] = [];
  t.attach({
    sample() {
      if (dut.out_valid.get() === 1 && dut.out_beat.last.get() === 1) heard.push(`${dut.verdict.get()}`);
      const { valid, ready, payload } = dut.control;
      if (valid.get() === 0 || ready.get() === 0) return;
      const { kind, seq } = payload.get();
      left.push({ kind: `${kind}`, seq, clock: t.cycle });
    },
  });
  const settle = () => t.cycles(llrReceiveLatency(size).counted + 1);

  async function init(seq: number, data = 0): Promise<void> {
    dut.init.payload.set({ seq, init_data: data });
    await pulse(t, dut.init.valid);
    await settle();
  }

  /** Frames of `bytes` bytes, one after the other without a pause. */
  async function stream(frames: readonly (readonly [number | undefined, FcsStatus])[], bytes = 64): Promise<void> {
    for (const [seq, status] of frames) {
      const content = new Uint8Array(bytes - 4).fill((seq ?? 7) & 0xff);
      for (const { data, keep, last } of taggedBeats(content, { seq, status, error: false }, settings, size)) {
        dut.valid.set(1);
        dut.beat.set({ data, keep, last, user: { llr: Number(seq !== undefined), seq: seq ?? 0 } });
        await t.cycles(1);
      }
    }
    dut.valid.set(0);
  }

  /** The verdicts of frames, when all have been judged. */
  async function judge(
    frames: readonly (readonly [number | undefined, FcsStatus])[],
    bytes?: number,
  ): Promise<readonly string[]> {
    const before = heard.length;
    await stream(frames, bytes);
    await settle();
    return heard.slice(before);
  }

  dut.enable.set(1);
  dut.control.ready.set(1);
  await t.cycles(2);
  await init(first);
  return { checker, settings, left, heard, dut, count, init, stream, judge, settle };
}
