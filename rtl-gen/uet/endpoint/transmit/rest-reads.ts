/** READs for the rest of rendezvous sends, as messages of the transmit half beside all others. */
import { bit, clog2, module, sink, source, unpack } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { RendezvousAnswer } from '../../ses/rendezvous/rendezvous-records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { RestRead } from '../ses/receive-rest.ts';
import type { EndpointWidth } from '../settings.ts';
import { ReadingOp, TxEnd, TxMessage } from './tx-records.ts';

/** Messages that have been given, and whose bytes have not. */
const ahead = 16;

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
    ({ payload_wrong, messages, payload, rests, ended, told, answers, ...io }, m) => {
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
      const outTaken = m.forward('out_taken', bit);
      const orderRoom = m.forward('order_room', bit);
      const moves = m.named('moves', isThere.and(outTaken).and(orderRoom));
      m.when(moves, () => turn.set(isRest.not()));
      const slice = m.inst('slice', forwardSlice(Message), {
        up: { payload: m.mux(isRest, ofRest, messages.payload), valid: isThere.and(orderRoom) },
        down: io.out,
      });
      outTaken.set(slice.up.ready);

      // Bytes in the order of the messages: one beat without any of a READ here.
      const beatTaken = m.forward('beat_taken', bit);
      const order = m.inst('order', fifo(bit, ahead), {
        up: { payload: isRest, valid: isThere.and(outTaken) },
        down: { ready: beatTaken },
      });
      orderRoom.set(order.up.ready);
      const { is_other, is_none } = m.named({
        is_other: order.down.valid.and(order.down.payload.not()),
        is_none: order.down.valid.and(order.down.payload),
      });
      const { data, keep, last, user } = payload.payload;
      const bytesValid = is_none.or(is_other.and(payload.valid));
      beatTaken.set(bytesValid.and(io.bytes.ready).and(is_none.or(last)));

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
        down: answers,
      });
      return {
        wrong: payload_wrong.and(is_other),
        messages: { ready: moves.and(isRest.not()) },
        payload: { ready: is_other.and(io.bytes.ready) },
        rests: { ready: moves.and(isRest) },
        ended: { ready: m.mux(ofRests, answer.up.ready, told.ready) },
        out: slice.down,
        bytes: { payload: { data, keep: keep.mask(is_none.not()), last: last.or(is_none), user }, valid: bytesValid },
        told: { payload: end, valid: ended.valid.and(ofRests.not()) },
        answers: answer.down,
      };
    },
  );
};
