/**
 * One end of a link under LLR: both halves, and the messages that they exchange with those of the other end
 * (link-layer.md A).
 */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { llrBeat } from '../frame.ts';
import { ControlMessage } from '../messages.ts';
import type { PoisonMode } from '../receive/fcs-check.ts';
import { llrReceive, ReceiveCounts, ReceiverEvents, ReceiveSettings } from '../receive/receive.ts';
import { RxState, Verdict } from '../receive/sequence-check.ts';
import { outstandingBytesBits, replayCountBits, seqBits } from '../settings.ts';
import { clientBeat } from '../transmit/client.ts';
import { TransmitSettings } from '../transmit/settings.ts';
import { llrTransmit, SenderEvents, TransmitCounts, type TransmitOptions } from '../transmit/transmit.ts';
import { TxState } from '../transmit/transmit-control.ts';
import { controlChoice } from './control-choice.ts';

/** What management tells each half; see `llrTransmit` and `llrReceive`. */
export const TransmitCommands = record({
  settings: TransmitSettings,
  enable: bit,
  re_init: bit,
  clear_error: bit,
  inject_error: bit,
});
export const ReceiveCommands = record({ settings: ReceiveSettings, enable: bit });

/** What each half shows. */
export const TransmitStatus = record({
  state: TxState,
  tx_seq: bits(seqBits),
  acked: bits(seqBits),
  outstanding: bits(outstandingBytesBits),
  replay_ct: bits(replayCountBits),
  error: bit,
  events: SenderEvents,
  counts: TransmitCounts,
});
export const ReceiveStatus = record({
  state: RxState,
  next_seq: bits(seqBits),
  events: ReceiverEvents,
  counts: ReceiveCounts,
});

/** The module's name; the usual way to poison a check sequence is not in it. */
export const llrEndName = ({ size, beats, frames, longest }: TransmitOptions, poison: PoisonMode = 'xor'): string =>
  `llr_end${poison === 'xor' ? '' : `_${poison}`}_b${size}_n${beats}_f${frames}_l${longest}`;

/**
 * `llrTransmit` and `llrReceive` of those sizes side by side; what is said there of ports of the same name holds here.
 *
 * - `message`: what came from the other end. An INIT is the receiver's and counts after the frame whose last beat comes
 *   in the same clock, all others are the sender's.
 * - `control`: what is to be inserted. The directions are independent, so INITs of the sender and answers of the
 *   receiver take turns (`controlChoice`); of the answers an echo goes before a NACK, a NACK before an ACK. As the
 *   halves' own it is no stable offer: it carries what holds in the clock in which it is taken. While `pcs_up` is 0
 *   nothing is offered: a NACK, which is sent once, would be lost in a line that is down.
 * - Who reads the line gives no beats while `pcs_up` is 0.
 */
export const llrEnd = (options: TransmitOptions, poison: PoisonMode = 'xor') => {
  const { size, frames } = options;
  const Beat = llrBeat(size);
  const Client = clientBeat(size);
  return module(
    llrEndName(options, poison),
    {
      summary: `One end of link-level retry, ${size} bytes a clock, that keeps up to ${frames - 1} frames.`,
      in: { transmit: TransmitCommands, receive: ReceiveCommands, pcs_up: bit, beat: Beat, valid: bit, error: bit },
      out: {
        out_beat: Beat,
        out_valid: bit,
        verdict: Verdict,
        transmit_status: TransmitStatus,
        receive_status: ReceiveStatus,
      },
      link: {
        eligible: sink(Client),
        beside: sink(Client),
        message: sink(ControlMessage),
        down: source(Beat),
        control: source(ControlMessage),
      },
    },
    ({ message, control, pcs_up, eligible, beside, down, ...io }, m) => {
      const { kind, ...said } = message.payload;
      const is_init = m.named('is_init', kind.is('init'));
      const transmit = m.inst('transmit', llrTransmit(options, poison), {
        ...io.transmit,
        ...{ pcs_up, eligible, beside, down },
        message: { payload: message.payload, valid: message.valid.and(is_init.not()) },
      });
      // Ready whatever the message is, so that it does not wait for its kind.
      const { ready } = transmit.message;
      const receive = m.inst('receive', llrReceive(size, poison), {
        ...io.receive,
        beat: io.beat,
        valid: io.valid,
        error: io.error,
        init: { payload: said, valid: message.valid.and(ready).and(is_init) },
      });
      const choice = m.inst('choice', controlChoice, {
        open: pcs_up,
        init: transmit.init,
        answer: receive.control,
        control,
      });
      const { state, tx_seq, acked, outstanding, replay_ct, error, events, counts } = transmit;
      return {
        out_beat: receive.out_beat,
        out_valid: receive.out_valid,
        verdict: receive.verdict,
        transmit_status: { state, tx_seq, acked, outstanding, replay_ct, error, events, counts },
        receive_status: {
          state: receive.state,
          next_seq: receive.next_seq,
          events: receive.events,
          counts: receive.counts,
        },
        message: { ready },
        down: transmit.down,
        control: choice.control,
      };
    },
  );
};
