/** The ports of LLR's sender, read as plain values once a clock. */
import { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { txStates } from '../../../../rtl-gen/uet/llr/transmit/transmit-control.ts';
import type { Dut } from '../../../bench/context.ts';
import type { TxCounter } from '../../golden/llr/index.ts';
import { wholeCount } from '../whole-counts.ts';
import type { TaggedBeat } from './receive-ports.ts';

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
   * `hidden`: somebody else's message stands before the sender's own, if it has one, in this clock, or the PCS is down.
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
  const number = (name: string) => {
    const port = dut.port(name);
    return (): number => Number(port.get());
  };
  const flag = (name: string) => {
    const port = dut.port(name);
    return (): boolean => Number(port.get()) === 1;
  };
  const [data, keep] = ['down_payload_data', 'down_payload_keep'].map((name) => dut.port(name));
  const [last, llr, seq] = [flag('down_payload_last'), flag('down_payload_user_llr'), number('down_payload_user_seq')];
  const [downValid, downReady] = [flag('down_valid'), flag('down_ready')];
  const [enable, reInit, clearError] = [flag('enable'), flag('re_init'), flag('clear_error')];
  const pcsUp = flag('pcs_up');
  const [messageValid, messageReady] = [flag('message_valid'), flag('message_ready')];
  const [kind, messageSeq] = [number('message_payload_kind'), number('message_payload_seq')];
  const messageData = number('message_payload_init_data');
  const [initValid, initReady] = [flag('init_valid'), flag('init_ready')];
  const [initSeq, initData] = [number('init_payload_seq'), number('init_payload_init_data')];
  const [eligibleValid, eligibleReady] = [flag('eligible_valid'), flag('eligible_ready')];
  const [besideValid, besideReady] = [flag('beside_valid'), flag('beside_ready')];
  const [state, txSeq, acked] = [number('state'), number('tx_seq'), number('acked')];
  const [outstanding, replayCount, error] = [number('outstanding'), number('replay_ct'), flag('error')];
  const counts = transmitCounters.map((name) => wholeCount(dut.port(`counts_${name}`)));
  return () => ({
    enable: enable(),
    reInit: reInit(),
    clearError: clearError(),
    pcsUp: pcsUp(),
    message: messageValid() ? { kind: controlKinds[kind()]!, seq: messageSeq(), init_data: messageData() } : undefined,
    messageReady: messageReady(),
    init: initValid() ? { seq: initSeq(), init_data: initData() } : undefined,
    initReady: initReady(),
    eligibleWaits: eligibleValid() && !eligibleReady(),
    besideWaits: besideValid() && !besideReady(),
    down: downValid()
      ? {
          data: BigInt(data!.get()),
          keep: BigInt(keep!.get()),
          last: last(),
          seq: llr() ? seq() : undefined,
        }
      : undefined,
    downReady: downReady(),
    state: txStates[state()]!,
    txSeq: txSeq(),
    acked: acked(),
    outstanding: outstanding(),
    replayCount: replayCount(),
    error: error(),
    counts: counts.map((read) => read()),
  });
}
