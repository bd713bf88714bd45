/** The ports of LLR's receiver, read as plain values once a clock. */
import { llrBeat } from '../../../../rtl-gen/uet/llr/frame.ts';
import { ControlMessage, InitMessage } from '../../../../rtl-gen/uet/llr/messages.ts';
import { llrReceive } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { RxState, Verdict } from '../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { bytesOf, leadingRun } from '../../../agents/lanes.ts';
import { rxCounters } from '../../golden/llr/index.ts';
import { type Dut, flagReader, numberReader, offerReader, portsOf, shapePort } from '../test-kit.ts';
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

/** A function that reads the port of a beat as it is. */
export function taggedReader(dut: Dut, name: string): () => TaggedBeat {
  const beat = shapePort(dut, name, llrBeat(8));
  return () => {
    const { data, keep, last, user } = beat.get();
    return { data: BigInt(data), keep: BigInt(keep), last: last === 1, seq: user.llr === 1 ? user.seq : undefined };
  };
}

/** A function that reads all ports as they are. */
export function receiveReader(dut: Dut): () => ReceiveClock {
  const [beat, out] = [taggedReader(dut, 'beat'), taggedReader(dut, 'out_beat')];
  const [valid, outValid, ready] = [
    flagReader(dut, 'valid'),
    flagReader(dut, 'out_valid'),
    flagReader(dut, 'control_ready'),
  ];
  const [error, enable, nextSeq] = [flagReader(dut, 'error'), flagReader(dut, 'enable'), numberReader(dut, 'next_seq')];
  const [init, control] = [offerReader(dut, 'init', InitMessage), offerReader(dut, 'control', ControlMessage)];
  const [verdict, state] = [shapePort(dut, 'verdict', Verdict), shapePort(dut, 'state', RxState)];
  const counts = rxCounters.map((name) => wholeCount(dut.port(`counts_${name}`)));
  return () => {
    const [begins, says] = [init(), control()];
    return {
      beat: valid() ? beat() : undefined,
      error: error(),
      enable: enable(),
      init: begins && { seq: begins.seq, data: begins.init_data },
      ready: ready(),
      control: says && { ...says, kind: `${says.kind}` },
      out: outValid() ? out() : undefined,
      verdict: `${verdict.get()}`,
      state: `${state.get()}`,
      nextSeq: nextSeq(),
      counts: counts.map((read) => read()),
    };
  };
}
