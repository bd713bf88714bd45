/** The stages that a message goes through in two endpoints, and when the second one of a run passes each. */
import assert from 'node:assert/strict';
import type { Simulator } from '../../testbench/engine/simulator.ts';
import type { Watch } from '../../testbench/uet/blocks/endpoint/pair/run-world.ts';

/** Which endpoint it is: 0 sends, 1 receives. */
export type Side = 0 | 1;

/** An event that ends a stage: the clock in which all of `signals` are 1. */
export interface StageEnd {
  readonly text: string;
  readonly side: Side;
  /** Paths in the endpoint. */
  readonly signals: readonly string[];
  /** It is the last of a row of events, as of the beats of a frame; otherwise the first. */
  readonly last?: boolean;
}

/** From the descriptor to the completion of its sender, in their order. */
export const stageEnds: readonly StageEnd[] = [
  { text: 'message taken', side: 0, signals: ['messages_valid', 'messages_ready'] },
  { text: 'bytes stored, packet offered', side: 0, signals: ['tx.parts_send_valid', 'tx.sender_send_ready'] },
  { text: 'choice of the PDC', side: 0, signals: ['tx.sender.choice_placed_valid'] },
  { text: 'gate: to the queue of its PDC', side: 0, signals: ['tx.sender.gate_send_valid'] },
  { text: 'turn, window, path: packet leaves the core', side: 0, signals: ['tx.sender.initiator_packet_valid'] },
  {
    text: 'addresses: packet leaves the sender',
    side: 0,
    signals: ['tx.sender.packet_valid', 'tx.sender.packet_ready'],
  },
  { text: 'headers looked up and made', side: 0, signals: ['tx.fetch_headers_valid', 'tx.deparser_headers_ready'] },
  { text: 'deparser, CRC: first beat of the frame', side: 0, signals: ['sent_valid', 'sent_ready'] },
  { text: 'last beat of the frame', side: 0, signals: ['sent_valid', 'sent_ready'], last: true },
  { text: 'last beat of the frame has come', side: 1, signals: ['received_valid', 'received_ready'], last: true },
  { text: 'parser, CRC, ring: request to the target', side: 1, signals: ['rx_trace_request_valid'] },
  { text: 'target: delivery', side: 1, signals: ['rx_trace_deliver_valid'] },
  { text: 'SES: response', side: 1, signals: ['rx_trace_response_valid'] },
  { text: 'first bytes placed', side: 1, signals: ['place_valid', 'place_ready'] },
  { text: 'last bytes placed', side: 1, signals: ['place_valid', 'place_ready'], last: true },
  { text: 'completion of the receiver', side: 1, signals: ['completion_valid', 'completion_ready'] },
  { text: 'target: ACK decided', side: 1, signals: ['rx_trace_reply_valid'] },
  { text: 'reply map, deparser: first beat of the ACK', side: 1, signals: ['sent_valid', 'sent_ready'] },
  { text: 'last beat of the ACK has come', side: 0, signals: ['received_valid', 'received_ready'], last: true },
  { text: 'parser, CRC, map: event to the sender', side: 0, signals: ['rx_peer_valid'] },
  { text: 'sender: outcome of the packet', side: 0, signals: ['tx.sender_outcome_valid'] },
  { text: 'completion of the sender', side: 0, signals: ['sent_completion_valid', 'sent_completion_ready'] },
];

/** Of the last message of a run of one at a time. */
export class StageTimes {
  /** Clocks of the events of each stage, since the last message was taken. */
  readonly #times: readonly number[][];
  readonly #ends: readonly StageEnd[];
  #now = 0;

  constructor(ends: readonly StageEnd[]) {
    this.#ends = ends;
    this.#times = ends.map(() => []);
  }

  /** Watches a run of two endpoints. */
  watch(simulators: readonly Simulator[]): Watch {
    const signals = this.#ends.map(({ side, signals: paths }) =>
      paths.map((path) => {
        const found = simulators[side]!.signals.find((signal) => signal.path === path);
        assert(found !== undefined, `an endpoint has no signal ${path}`);
        return found;
      }),
    );
    return () => {
      this.#now++;
      const isNow = signals.map((all) => all.every((signal) => Number(signal.get()) === 1));
      if (isNow[0]) for (const times of this.#times) times.length = 0;
      isNow.forEach((is, i) => {
        if (is) this.#times[i]!.push(this.#now);
      });
    };
  }

  /** Clocks from the last message's taking to the end of each stage. */
  clocks(): readonly number[] {
    const [begin] = this.#times[0]!;
    assert(begin !== undefined, 'no message was taken');
    return this.#times.map((times, i) => {
      const { text, last } = this.#ends[i]!;
      const time = last === true ? times.at(-1) : times[0];
      assert(time !== undefined, `nothing ends the stage "${text}"`);
      return time - begin;
    });
  }
}
