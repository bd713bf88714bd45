/** The ports of LLR's sender, read as plain values once a clock. */
import type { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { llrTransmit } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import type { TxCounter } from '../../golden/llr/index.ts';
import { type Dut, offerOf, portsOf } from '../test-kit.ts';
import { wholeCount } from '../whole-counts.ts';
import { type TaggedBeat, taggedBeat } from './receive-ports.ts';

/** The ports of a sender of any size. */
export const senderOf = portsOf(llrTransmit({ size: 8, beats: 512, frames: 32, longest: 190 }));

/** A stream that it takes frames from. */
export type ClientPorts = ReturnType<typeof senderOf>['eligible'];

/** The counters that show an event a fixed number of clocks after it, in the golden model's names. */
export const eventCounters = [
  'tx_init_ctl_os',
  'rx_init_echo_ctl_os',
  'rx_ack_ctl_os',
  'rx_nack_ctl_os',
  'rx_ack_nack_seq_error',
  'rx_echo_mismatch',
  'tx_discard',
  'tx_replay',
  'tx_replayed_frames',
] as const satisfies readonly TxCounter[];

/** All counters of the hardware, those of `eventCounters` first. */
export const transmitCounters = [
  ...eventCounters,
  'tx_best_effort',
  'tx_ok',
  'tx_poisoned',
  'tx_replayed_bytes',
  'tx_padded',
  'tx_too_long',
] as const;

export type TransmitCounter = (typeof transmitCounters)[number];

/** A message that comes to the sender. */
export interface Message {
  readonly kind: (typeof controlKinds)[number];
  readonly seq: number;
  readonly init_data: number;
}

/** What the sender is given and what it shows in one clock. */
export interface TransmitClock {
  readonly enable: boolean;
  readonly reInit: boolean;
  readonly clearError: boolean;
  readonly pcsUp: boolean;
  readonly message: Message | undefined;
  readonly messageReady: boolean;
  /**
   * `hidden`: another one's message stands before the sender's own, if it has one, in this clock, or the PCS is down.
   */
  readonly init: { readonly seq: number; readonly init_data: number } | 'hidden' | undefined;
  readonly initReady: boolean;
  /** Whether a beat waits that is not taken. */
  readonly eligibleWaits: boolean;
  readonly besideWaits: boolean;
  readonly down: TaggedBeat | undefined;
  readonly downReady: boolean;
  readonly state: string;
  readonly txSeq: number;
  readonly acked: number;
  readonly outstanding: number;
  readonly replayCount: number;
  readonly error: boolean;
  /** In the order of `transmitCounters`. */
  readonly counts: readonly number[];
}

/** A function that reads all ports as they are. */
export function transmitReader(dut: Dut): () => TransmitClock {
  const { message, init, eligible, beside, down, ...shown } = senderOf({ dut });
  const waits = ({ valid, ready }: ClientPorts): boolean => valid.get() === 1 && ready.get() === 0;
  const counts = transmitCounters.map((name) => wholeCount(dut.port(`counts_${name}`)));
  return () => ({
    enable: shown.enable.get() === 1,
    reInit: shown.re_init.get() === 1,
    clearError: shown.clear_error.get() === 1,
    pcsUp: shown.pcs_up.get() === 1,
    message: offerOf(message) as Message | undefined,
    messageReady: message.ready.get() === 1,
    init: offerOf(init),
    initReady: init.ready.get() === 1,
    eligibleWaits: waits(eligible),
    besideWaits: waits(beside),
    down: down.valid.get() === 1 ? taggedBeat(down.payload.get()) : undefined,
    downReady: down.ready.get() === 1,
    state: `${shown.state.get()}`,
    txSeq: shown.tx_seq.get(),
    acked: shown.acked.get(),
    outstanding: shown.outstanding.get(),
    replayCount: shown.replay_ct.get(),
    error: shown.error.get() === 1,
    counts: counts.map((read) => read()),
  });
}
