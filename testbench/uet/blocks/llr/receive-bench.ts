/** Step-by-step use of LLR's receiver: frames in, verdicts and messages out, the checker beside them. */
import { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { llrReceiveLatency } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { verdicts } from '../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import type { TestContext } from '../../../bench/context.ts';
import { type FcsStatus, type LlrSettings, llrSettings } from '../../golden/llr/index.ts';
import { countNames, WholeCounts } from '../whole-counts.ts';
import { ReceiveChecker } from './receive-checker.ts';
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
  const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
  const whole = t.attach(new WholeCounts(t.dut, countNames(t.dut)));
  const get = (name: string): number => (name.startsWith('counts_') ? whole.get(name) : Number(t.dut.port(name).get()));
  setReceiver(t.dut, settings, size);
  const checker = t.attach(new ReceiveChecker(t.dut, size, settings, size));
  const heard: string[] = [];
  const left: Left[] = [];
  t.attach({
    sample() {
      if (get('out_valid') === 1 && get('out_beat_last') === 1) heard.push(verdicts[get('verdict')]!);
      if (get('control_valid') === 0 || get('control_ready') === 0) return;
      left.push({ kind: controlKinds[get('control_payload_kind')]!, seq: get('control_payload_seq'), clock: t.cycle });
    },
  });
  const settle = () => t.cycles(llrReceiveLatency(size).counted + 1);

  async function init(seq: number, data = 0): Promise<void> {
    set('init_valid', 1);
    set('init_payload_seq', seq);
    set('init_payload_init_data', data);
    await t.cycles(1);
    set('init_valid', 0);
    await settle();
  }

  /** Frames of `bytes` bytes, one after the other without a pause. */
  async function stream(frames: readonly (readonly [number | undefined, FcsStatus])[], bytes = 64): Promise<void> {
    for (const [seq, status] of frames) {
      const content = new Uint8Array(bytes - 4).fill((seq ?? 7) & 0xff);
      for (const beat of taggedBeats(content, { seq, status, error: false }, settings, size)) {
        set('valid', 1);
        set('beat_data', beat.data);
        set('beat_keep', beat.keep);
        set('beat_last', beat.last);
        set('beat_user_llr', Number(seq !== undefined));
        set('beat_user_seq', seq ?? 0);
        await t.cycles(1);
      }
    }
    set('valid', 0);
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

  set('enable', 1);
  set('control_ready', 1);
  await t.cycles(2);
  await init(first);
  return { checker, settings, left, heard, set, get, init, stream, judge, settle };
}
