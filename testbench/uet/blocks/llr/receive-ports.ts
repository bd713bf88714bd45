/** The ports of LLR's receiver, read as plain values once a clock. */
import type { ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import type { llrBeat } from '../../../../rtl-gen/uet/llr/frame.ts';
import { llrReceive } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import type { Item } from '../../../agents/item.ts';
import { bytesOf, leadingRun } from '../../../agents/lanes.ts';
import { rxCounters } from '../../golden/llr/index.ts';
import { type Dut, offerOf, portsOf } from '../test-kit.ts';
import { wholeCount } from '../whole-counts.ts';

/** The ports of a receiver of any size. */
export const receiverOf = portsOf(llrReceive(8));

/** What it is given. */
export type ReceiverInputs = Pick<
  ReturnType<typeof receiverOf>,
  'settings' | 'enable' | 'beat' | 'valid' | 'error' | 'init' | 'control'
>;

/** A beat of a frame. */
export interface TaggedBeat {
  readonly data: bigint;
  readonly keep: bigint;
  readonly last: boolean;
  /** The number of a frame under LLR. */
  readonly seq: number | undefined;
}

/** Whether two beats, or none and none, are the same. */
export function sameBeat(a: TaggedBeat | undefined, b: TaggedBeat | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.data === b.data && a.keep === b.keep && a.last === b.last && a.seq === b.seq;
}

/** The bytes of a beat. */
export function bytesOfBeat({ data, keep }: Pick<TaggedBeat, 'data' | 'keep'>): Uint8Array {
  return bytesOf(data, leadingRun(keep)!);
}

/** What the receiver is given and what it shows in one clock. */
export interface ReceiveClock {
  readonly beat: TaggedBeat | undefined;
  readonly error: boolean;
  readonly enable: boolean;
  readonly init: { readonly seq: number; readonly data: number } | undefined;
  readonly ready: boolean;
  /**
   * `hidden`: another one's message stands before the receiver's own, if it has one, in this clock, or the PCS is
   * down.
   */
  readonly control: { readonly kind: string; readonly seq: number; readonly init_data: number } | 'hidden' | undefined;
  readonly out: TaggedBeat | undefined;
  readonly verdict: string;
  readonly state: string;
  readonly nextSeq: number;
  /** In the order of `rxCounters`. */
  readonly counts: readonly number[];
}

/** A beat as its port shows it. */
export const taggedBeat = ({ data, keep, last, user }: Item<ValueOf<ReturnType<typeof llrBeat>>>): TaggedBeat => ({
  ...{ data: BigInt(data), keep: BigInt(keep), last: last === 1 },
  seq: user.llr === 1 ? user.seq : undefined,
});

/**
 * A function that reads all ports as they are; `io` are those of a design that has the receiver's ports but no events.
 */
export function receiveReader(
  dut: Dut,
  io: Omit<ReturnType<typeof receiverOf>, 'events'> = receiverOf({ dut }),
): () => ReceiveClock {
  const { beat, valid, out_beat, out_valid, init, control, ...shown } = io;
  const counts = rxCounters.map((name) => wholeCount(dut.port(`counts_${name}`)));
  return () => {
    const [begins, says] = [offerOf(init), offerOf(control)];
    return {
      beat: valid.get() === 1 ? taggedBeat(beat.get()) : undefined,
      error: shown.error.get() === 1,
      enable: shown.enable.get() === 1,
      init: begins && { seq: begins.seq, data: begins.init_data },
      ready: control.ready.get() === 1,
      control: says && { ...says, kind: `${says.kind}` },
      out: out_valid.get() === 1 ? taggedBeat(out_beat.get()) : undefined,
      verdict: `${shown.verdict.get()}`,
      state: `${shown.state.get()}`,
      nextSeq: shown.next_seq.get(),
      counts: counts.map((read) => read()),
    };
  };
}
