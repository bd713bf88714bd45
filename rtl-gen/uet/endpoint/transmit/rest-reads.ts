/** READs for the rest of rendezvous sends, as messages of the transmit half beside all others. */
import { bit, clog2, module, sink, source, unpack } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { RendezvousAnswer } from '../../ses/rendezvous/rendezvous-records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { RestRead } from '../ses/receive-rest.ts';
import type { EndpointWidth } from '../settings.ts';
import { messageBeats } from './message-beats.ts';
import { ReadingOp, TxEnd, TxMessage } from './tx-records.ts';

export interface RestReadsOptions {
  readonly bytes: EndpointWidth;
  readonly tags: boolean;
  /** Rendezvous sends of peers at a time. */
  readonly slots: number;
}

/**
 * `rests` are READs of one packet each, for the rest of rendezvous sends of peers. They become messages, each with a
 * beat without bytes, in turn with `messages`, on RUD; their `wr_id` has bit 31 set, which no other READ of the
 * endpoint has. What becomes of them is told on `answers`: OK, the return code with which the peer has refused it, or
 * UNDELIVERABLE where packet delivery has failed. All else that has `ended` goes on as `told`, in the same clock.
 *
 * `payload_wrong` goes with the beat of `payload`, as `wrong`. Source: ses.md 4.2.
 */
export const restReads = ({ bytes, tags, slots }: RestReadsOptions) => {
  const slotBits = clog2(slots);
  const Message = TxMessage(true, tags, true);
  const End = TxEnd(true, true);
  return module(
    `uet_rest_reads_b${bytes}_n${slots}${tags ? '_tags' : ''}`,
    {
      summary: `READs for up to ${slots} rendezvous sends of peers, beside other messages.`,
      in: { payload_wrong: bit },
      out: { wrong: bit },
      link: {
        messages: sink(Message),
        payload: sink(beat(bytes)),
        rests: sink(RestRead(slotBits)),
        ended: sink(End),
        out: source(Message),
        bytes: source(beat(bytes)),
        told: source(End),
        answers: source(RendezvousAnswer(slotBits)),
      },
    },
    ({ payload_wrong, messages, payload, rests, ended, told, ...io }, m) => {
      const turn = m.reg('turn', bit, { reset: 0 });
      const isRest = m.named('is_rest', rests.valid.and(turn.or(messages.valid.not())));
      const isThere = m.named('is_there', messages.valid.or(rests.valid));
      const { slot, length, address, ...where } = rests.payload;
      const ofRest: typeof messages.payload = {
        ...unpack(Message, m.lit(Message.width, 0)),
        ...where,
        op: m.lit(ReadingOp, 'read'),
        header_data: address,
        length: length.zext(32),
        wr_id: m.lit(1, 1).cat(slot.zext(31)),
        expects: m.lit(1, 1),
      };
      // The one beat of a READ has no bytes.
      const { moves, ...sent } = messageBeats(m, {
        message: { payload: m.mux(isRest, ofRest, messages.payload), valid: isThere },
        ...{ isBare: isRest, payload, payload_wrong, beat_taken: io.bytes.ready },
      });
      m.when(moves, () => turn.set(isRest.not()));

      // What becomes of them.
      const end = ended.payload;
      const ofRests = m.named('of_rests', end.op!.is('read').and(end.wr_id.at(31)));
      const answer = m.inst('answer', forwardSlice(RendezvousAnswer(slotBits)), {
        up: {
          payload: {
            slot: end.wr_id.trunc(slotBits),
            return_code: m.choose(
              [
                [end.result.is('ok'), m.lit(6, returnCodes.code.ok)],
                [end.result.is('refused'), end.code.trunc(6)],
              ],
              m.lit(6, returnCodes.code.undeliverable),
            ),
          },
          valid: ended.valid.and(ofRests),
        },
      });
      return {
        ...sent,
        messages: { ready: moves.and(isRest.not()) },
        rests: { ready: moves.and(isRest) },
        ended: { ready: m.mux(ofRests, answer.up.ready, told.ready) },
        told: { payload: end, valid: ended.valid.and(ofRests.not()) },
        answers: answer.down,
      };
    },
  );
};
