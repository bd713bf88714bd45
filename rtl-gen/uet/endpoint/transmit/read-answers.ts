/** What peers have read, as messages of the transmit half. */
import { type Bits, bit, type Ctx, module, pack, sink, source, unpack, type ValueOf } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { ReadAnswer } from '../../ses/read-server/read-records.ts';
import { RudiAsker } from '../receive/rudi-request.ts';
import { readTag } from '../ses/records.ts';
import { serverTag } from '../ses/rudi-reads.ts';
import type { EndpointWidth } from '../settings.ts';
import { ReadingOp, TxMessage } from './tx-records.ts';

/** Answers that have been given, and whose bytes have not. */
const ahead = 4;

export interface ReadAnswersOptions {
  readonly bytes: EndpointWidth;
  readonly tags: boolean;
  /** Peers read by RUDI, too. */
  readonly rudi?: boolean;
}

/**
 * Each of `answers` is a message of `out`, for the return space of the PDC that its tag names, with its bytes of
 * `data`, or a beat without bytes where there are none. Its `wr_id` is the lower 16 bits of the key that was read, of
 * the tag, too. A message a clock, a clock after its answer; beats go on in the same clock.
 *
 * With `rudi` an answer `in_ack` is one to a request of RUDI: it goes by no PDC to the address that its tag names, with
 * what that has of the request.
 */
export const readAnswers = ({ bytes, tags, rudi = false }: ReadAnswersOptions) => {
  const Message = TxMessage(true, tags, true);
  return module(
    `uet_read_answers_b${bytes}${tags ? '_tags' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Sends the bytes that peers have read.',
      link: {
        answers: sink(ReadAnswer(serverTag(rudi))),
        data: sink(beat(bytes)),
        out: source(Message),
        bytes: source(beat(bytes)),
      },
    },
    ({ answers, data, ...io }, m) => {
      const answer = answers.payload;
      const isRudi = rudi ? answer.in_ack : undefined;
      const message: ValueOf<typeof Message> = {
        ...unpack(Message, m.lit(Message.width, 0)),
        ...(isRudi === undefined ? { op: m.lit(ReadingOp, 'answer') } : byRudi(m, isRudi, answer.tag)),
        job_id: answer.job_id,
        key: answer.message_id.cat(answer.return_code).zext(64),
        initiator: answer.modified_length,
        offset: answer.message_offset.zext(64),
        length: answer.payload_length.zext(32),
        wr_id: answer.tag.slice(31, 16).zext(32),
        back: { enable: isRudi?.not() ?? m.lit(1, 1), pdcid: answer.tag.trunc(16), close: m.lit(1, 0) },
      };
      m.unused(answer.small, answer.original_request_psn);
      if (isRudi === undefined) m.unused(answer.in_ack);
      const outTaken = m.forward('out_taken', bit);
      const beatTaken = m.forward('beat_taken', bit);
      // Whether each has bytes, until they have gone.
      const order = m.inst('order', fifo(bit, ahead), {
        up: { payload: answer.payload_length.any(), valid: answers.valid.and(outTaken) },
        down: { ready: beatTaken },
      });
      const slice = m.inst('slice', forwardSlice(Message), {
        up: { payload: message, valid: answers.valid.and(order.up.ready) },
        down: io.out,
      });
      outTaken.set(slice.up.ready);
      const hasBytes = order.down.payload;
      const valid = m.named('bytes_valid', order.down.valid.and(hasBytes.not().or(data.valid)));
      const last = m.named('is_last', hasBytes.not().or(data.payload.last));
      beatTaken.set(valid.and(io.bytes.ready).and(last));
      return {
        answers: { ready: slice.up.ready.and(order.up.ready) },
        data: { ready: order.down.valid.and(hasBytes).and(io.bytes.ready) },
        out: slice.down,
        bytes: {
          payload: { data: data.payload.data, keep: data.payload.keep.mask(hasBytes), last, user: {} },
          valid,
        },
      };
    },
  );
};

/** The operation of one that may go by RUDI, where it goes then, and what it has of its request. */
function byRudi(m: Ctx, isRudi: Bits<1>, tag: Bits) {
  const { echo, to } = unpack(RudiAsker, tag.slice(tag.width - 1, readTag));
  return {
    op: m.mux(isRudi, m.lit(ReadingOp, 'rudi_answer'), m.lit(ReadingOp, 'answer')),
    ...{ destination: to.destination, local: to.local, header_data: pack(echo).zext(64) },
  };
}
