/** Replies of the PDS target and what answers requests of RUDI, as one stream. */
import { bit, type Ctx, module, record, sink, source, unpack, type ValueOf } from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { streamMux } from '../../../lib/stream/mux.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { Reply, ReplyType, ResponsePart } from '../../pds/target-side/answers/reply.ts';
import { nackCodes } from '../../wire/layout/index.ts';
import { RudiAnswer, type RudiEcho, RudiRefusal, type RudiRoute } from './rudi-request.ts';

/** A reply; with `rudi` it is of no PDC: an `ack` is a response of RUDI, and `psn` the pkt_id of what it answers. */
export const RudiReply = record({ reply: Reply, rudi: bit });

/** Refusals that wait. */
const waiting = 16;

/**
 * Replies of `target`, `answers`, and a NACK for each of `refused`, in turn. What is `refused` never waits outside:
 * where `waiting` of them do it is `dropped`, and its peer sends it again when its RTO has run out. An answer that
 * refuses its request is a NACK, NO_RESOURCE, and gives its place back as any other.
 *
 * Source: uet-wire.md 3.4, 5.1, 7.13.
 */
export const rudiReplies = module(
  'uet_rudi_replies',
  {
    summary: 'Replies of the PDS target, and responses and NACKs of RUDI, as one stream.',
    in: { refused: RudiRefusal },
    out: { dropped: bit },
    link: { target: sink(Reply), answers: sink(RudiAnswer), down: source(RudiReply) },
  },
  ({ refused, target, answers, down }, m) => {
    const nackTaken = m.forward('nack_taken', bit);
    const nacks = m.inst('nacks', fifo(RudiRefusal, waiting), {
      up: { payload: refused, valid: refused.valid },
      down: { ready: nackTaken },
    });
    const { echo, to, nack_code } = nacks.down.payload;
    m.unused(nacks.down.payload.valid);
    const answer = answers.payload;
    const answerTaken = m.forward('answer_taken', bit);
    const slice = m.inst('slice', forwardSlice(RudiReply), {
      up: {
        payload: {
          reply: {
            ...replyOf(m, answer.echo, answer.to),
            type: m.mux(answer.refused, m.lit(ReplyType, 'nack'), m.lit(ReplyType, 'ack')),
            nack_code: m.lit(8, nackCodes.code.no_resource).mask(answer.refused),
            ...{ response: m.lit(ResponsePart, 'ses'), handle: answer.handle, next_hdr: answer.next_hdr },
          },
          rudi: m.lit(1, 1),
        },
        valid: answers.valid,
      },
      down: { ready: answerTaken },
    });
    const all = m.inst('all', streamMux(RudiReply, roundRobin(3, { hold: true })), {
      up_0: { payload: { reply: target.payload, rudi: m.lit(1, 0) }, valid: target.valid },
      up_1: slice.down,
      up_2: {
        payload: {
          reply: { ...replyOf(m, echo, to), type: m.lit(ReplyType, 'nack'), nack_code },
          rudi: m.lit(1, 1),
        },
        valid: nacks.down.valid,
      },
      down,
    });
    answerTaken.set(all.up_1!.ready);
    nackTaken.set(all.up_2!.ready);
    return {
      dropped: refused.valid.and(nacks.up.ready.not()),
      target: { ready: all.up_0!.ready },
      answers: { ready: slice.up.ready },
      down: all.down,
    };
  },
);

/** What all that answers a request of RUDI has. */
function replyOf(m: Ctx, echo: ValueOf<typeof RudiEcho>, to: ValueOf<typeof RudiRoute>): ValueOf<typeof Reply> {
  const { pkt_id: psn, entropy, retx, m: marked } = echo;
  return { ...unpack(Reply, m.lit(Reply.width, 0)), ...to, psn, entropy, retx, m: marked };
}
