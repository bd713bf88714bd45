/** Replies of the PDS target and what answers requests of RUDI, as one stream. */
import { bit, type Ctx, module, record, sink, source, unpack, type ValueOf } from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { arbitrate } from '../../../lib/stream/streams.ts';
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
  ({ refused, target, answers }, m) => {
    const nacks = m.inst('nacks', fifo(RudiRefusal, waiting), { up: { payload: refused, valid: refused.valid } });
    const answered = answers
      .map(({ echo, to, refused: isRefused, handle, next_hdr }) => ({
        reply: {
          ...replyOf(m, echo, to),
          type: m.mux(isRefused, m.lit(ReplyType, 'nack'), m.lit(ReplyType, 'ack')),
          nack_code: m.lit(8, nackCodes.code.no_resource).mask(isRefused),
          ...{ response: m.lit(ResponsePart, 'ses'), handle, next_hdr },
        },
        rudi: m.lit(1, 1),
      }))
      .through('slice', forwardSlice);
    const refusals = nacks.down.map(({ echo, to, nack_code }) => ({
      reply: { ...replyOf(m, echo, to), type: m.lit(ReplyType, 'nack'), nack_code },
      rudi: m.lit(1, 1),
    }));
    m.unused(nacks.down.payload.valid);
    const ofTarget = target.map((reply) => ({ reply, rudi: m.lit(1, 0) }));
    return {
      dropped: refused.valid.and(nacks.up.ready.not()),
      down: arbitrate(m, 'all', [ofTarget, answered, refusals], roundRobin),
    };
  },
);

/** What all that answers a request of RUDI has. */
function replyOf(m: Ctx, echo: ValueOf<typeof RudiEcho>, to: ValueOf<typeof RudiRoute>): ValueOf<typeof Reply> {
  const { pkt_id: psn, entropy, retx, m: marked } = echo;
  return { ...unpack(Reply, m.lit(Reply.width, 0)), ...to, psn, entropy, retx, m: marked };
}
