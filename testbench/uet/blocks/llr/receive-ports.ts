/** The ports of LLR's receiver, read as plain values once a clock. */
import { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { rxStates, verdicts } from '../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { bytesOf, leadingRun } from '../../../agents/lanes.ts';
import type { Dut } from '../../../bench/context.ts';
import { rxCounters } from '../../golden/llr/index.ts';
import { wholeCount } from '../whole-counts.ts';

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
   * `hidden`: somebody else's message stands before the receiver's own, if it has one, in this clock, or the PCS is
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

/** A function that reads all ports as they are. */
export function receiveReader(dut: Dut): () => ReceiveClock {
  const number = (name: string) => {
    const port = dut.port(name);
    return (): number => Number(port.get());
  };
  const word = (name: string) => {
    const port = dut.port(name);
    return (): bigint => BigInt(port.get());
  };
  const beatReader = (name: string) => {
    const [data, keep] = [word(`${name}_data`), word(`${name}_keep`)];
    const [last, llr, seq] = [number(`${name}_last`), number(`${name}_user_llr`), number(`${name}_user_seq`)];
    return (): TaggedBeat => ({
      data: data(),
      keep: keep(),
      last: last() === 1,
      seq: llr() === 1 ? seq() : undefined,
    });
  };
  const [beat, valid, out, outValid] = [
    beatReader('beat'),
    number('valid'),
    beatReader('out_beat'),
    number('out_valid'),
  ];
  const [error, enable] = [number('error'), number('enable')];
  const [initValid, initSeq, initData] = [
    number('init_valid'),
    number('init_payload_seq'),
    number('init_payload_init_data'),
  ];
  const [ready, offered, kind] = [number('control_ready'), number('control_valid'), number('control_payload_kind')];
  const [controlSeq, controlData] = [number('control_payload_seq'), number('control_payload_init_data')];
  const [verdict, state, nextSeq] = [number('verdict'), number('state'), number('next_seq')];
  const counts = rxCounters.map((name) => wholeCount(dut.port(`counts_${name}`)));
  return () => ({
    beat: valid() === 1 ? beat() : undefined,
    error: error() === 1,
    enable: enable() === 1,
    init: initValid() === 1 ? { seq: initSeq(), data: initData() } : undefined,
    ready: ready() === 1,
    control: offered() === 1 ? { kind: controlKinds[kind()]!, seq: controlSeq(), init_data: controlData() } : undefined,
    out: outValid() === 1 ? out() : undefined,
    verdict: verdicts[verdict()]!,
    state: rxStates[state()]!,
    nextSeq: nextSeq(),
    counts: counts.map((read) => read()),
  });
}
