/** Deferrable sends of the host, and RTRs to peers, as messages of the transmit half. */
import { type Bits, bit, bits, clog2, module, record, sink, source, unpack } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { deferralInitiator } from '../../ses/deferrable/deferral-initiator.ts';
import { DeferrableEvent, InitiatorDeferralChoices, ReturnedPart } from '../../ses/deferrable/deferral-records.ts';
import { tokenBits } from '../../ses/receive/target-deferral.ts';
import { ArrivedRtr, ArrivedRtrAnswer } from '../ses/receive-deferral.ts';
import { AddressedRtr, peerNumber } from '../ses/rtr-addresses.ts';
import type { EndpointWidth } from '../settings.ts';
import { Fetched } from './fetched-values.ts';
import { messageBeats } from './message-beats.ts';
import { isReadOp, ReadingOp, TxEnd, TxMessage, TxResult } from './tx-records.ts';

/** Deferrable sends of the host under way, from their first packet to their completion. */
export const hostDeferrals = 64;

/** The code of a deferrable send that its target has told to wait, and for which no RTR came in time. */
export const noRtrCode = 0xf5;

/**
 * The host is to give a message again, with `tokens` as its `offset`: from byte `at` on, which is 0 unless the choices
 * let it be another one.
 */
export const HostRestart = record({ wr_id: bits(32), tokens: bits(64), at: bits(32), length: bits(32) });

/** What the host of an endpoint gives where messages may wait: choices that hold still, and what it takes. */
export const HostDeferralIn = record({ choices: InitiatorDeferralChoices, restart_ready: bit, returned_ready: bit });

/** What it is told then: messages that it is to give again, and receives that it is to post again. */
export const HostDeferralOut = (multi: boolean) =>
  record({
    restart: record({ valid: bit, payload: HostRestart }),
    returned: record({ valid: bit, wr_id: bits(32), part: ReturnedPart(multi) }),
  });

export interface DeferredSendsOptions {
  readonly bytes: EndpointWidth;
  readonly tags: boolean;
}

/**
 * Stands before the host's other messages, whose bytes, and what becomes of them, go through.
 *
 * - A `deferrable_send` whose `offset` is 0 gets a token, and waits while there is none. Its target has a receive for
 *   it, and it is complete; or it has none, and the host hears nothing yet. An RTR of the target asks for it: when all
 *   packets of it are answered, `restart` says so, and the host gives the message again, all its bytes with it. The
 *   completion is that of the restarted message. One that waits for its RTR for three whole `tick`s has failed,
 *   `noRtrCode`.
 * - `arrived` is an RTR of a peer, `answer` what answers it, OK or OP_VIOLATION, 3 clocks later (ses.md 4.3).
 * - `rtrs` are those to peers, each a message without bytes, in turn with those of the host. One that its peer answers
 *   with an error, or that packet delivery gives up, is told on `refused`, with the target's token.
 *
 * `ended` is what becomes of each message, and `had` what it has fetched; `fetched` goes with `told`. `payload_wrong`
 * goes with the beat of `payload`, as `wrong`.
 *
 * Source: ses.md 4.3.
 */
export const deferredSends = ({ bytes, tags }: DeferredSendsOptions) => {
  const Message = TxMessage(true, tags, true);
  const slotBits = clog2(hostDeferrals);
  return module(
    `uet_deferred_sends_b${bytes}_n${hostDeferrals}${tags ? '_tags' : ''}`,
    {
      summary: `Up to ${hostDeferrals} deferrable sends of the host, and RTRs to peers.`,
      in: { choices: InitiatorDeferralChoices, tick: bit, arrived: ArrivedRtr, payload_wrong: bit, had: Fetched },
      out: { answer: ArrivedRtrAnswer, wrong: bit, fetched: Fetched },
      link: {
        messages: sink(Message),
        payload: sink(beat(bytes)),
        rtrs: sink(AddressedRtr),
        ended: sink(TxEnd(true, true)),
        out: source(Message),
        bytes: source(beat(bytes)),
        told: source(TxEnd(true)),
        restart: source(HostRestart),
        refused: source(bits(tokenBits)),
      },
    },
    ({ choices, tick, arrived, payload_wrong, had, messages, payload, rtrs, ended, ...io }, m) => {
      const slotOf = (token: Bits): Bits => token.trunc(slotBits);
      const open = m.forward('open', record({ valid: bit, peer: bits(16), message: bits(16), length: bits(32) }));
      const Event = record({ valid: bit, kind: DeferrableEvent, token: bits(tokenBits) });
      const event = m.forward('event', Event);
      const table = m.inst('deferrals', deferralInitiator({ slots: hostDeferrals }), {
        choices,
        tick,
        open,
        event,
        rtr: arrived,
      });
      m.unused(table.rtr_answer.message, table.rtr_answer.stops);
      const { free } = table;

      // The host's message, with its token; or an RTR, in turn.
      const message = messages.payload;
      const isDeferrable = m.named('is_deferrable', message.op.is('deferrable_send'));
      const isRestart = m.named('is_restart', message.offset.any());
      const opens = m.named('opens', isDeferrable.and(isRestart.not()));
      const turn = m.reg('turn', bit, { reset: 0 });
      const hostHas = m.named('host_has', messages.valid.and(opens.implies(free.valid)));
      const isRtr = m.named('is_rtr', rtrs.valid.and(turn.or(hostHas.not())));
      const isThere = m.named('is_there', hostHas.or(rtrs.valid));
      const token = m.mux(isRestart, message.offset.slice(63, 32), free.token).as(tokenBits);
      const ofHost: typeof message = {
        ...message,
        offset: m.mux(opens, free.token.cat(m.lit(32, 0)), message.offset),
        wr_id: m.mux(isDeferrable, token, message.wr_id),
      };
      const ofRtr: typeof message = {
        ...unpack(Message, m.lit(Message.width, 0)),
        op: m.lit(ReadingOp, 'rtr'),
        local: rtrs.payload.local,
        destination: rtrs.payload.destination,
        job_id: rtrs.payload.job_id,
        key: rtrs.payload.match_bits,
        offset: rtrs.payload.buffer_offset,
        wr_id: rtrs.payload.token,
      };
      // One beat of an RTR, and none of a READ.
      const { moves, ...sent } = messageBeats(m, {
        message: { payload: m.mux(isRtr, ofRtr, ofHost), valid: isThere },
        ...{ isBare: isRtr, hasBeats: m.named('has_beats', isRtr.or(isReadOp(message.op).not())) },
        ...{ payload, payload_wrong, beat_taken: io.bytes.ready },
      });
      const hostMoves = m.named('host_moves', moves.and(isRtr.not()));
      m.when(moves, () => turn.set(isRtr.not()));
      open.set({
        valid: hostMoves.and(opens),
        peer: peerNumber(message.destination),
        message: slotOf(free.token).zext(16),
        length: message.length,
      });
      const Facts = record({ wr_id: bits(32), length: bits(32), token: bits(tokenBits) });
      const facts = m.mem('facts', Facts, { depth: hostDeferrals });
      const { wr_id, length } = message;
      facts.write({
        addr: slotOf(free.token),
        data: { wr_id, length, token: free.token },
        enable: hostMoves.and(opens),
      });

      // What becomes of them, through registers, as who takes it looks at much else. One that waits is told of twice:
      // it was deferred, and all of it is answered.
      const toldReady = m.forward('told_taken', bit);
      const refusedReady = m.forward('refused_taken', bit);
      const end = ended.payload;
      const ofDeferrable = m.named('of_deferrable', end.op!.is('deferrable_send'));
      const isOk = end.result.is('ok');
      const waits = m.named('waits', ofDeferrable.and(isOk).and(end.deferred!));
      const rtrEnds = m.named('rtr_ends', end.op!.is('rtr'));
      // One that has expired is told between two others.
      const lateStays = m.reg('late_stays', bit, { reset: 0 });
      const expiredNow = m.forward('expired_taken', bit);
      const { payload: gone, valid: isGone } = table.expired.takeWhen(expiredNow);
      const isLate = m.named('is_late', isGone.and(ended.valid.not().or(lateStays)));
      lateStays.set(isLate.and(toldReady.not()));
      const endNow = m.named('end_now', ended.valid.and(isLate.not()));
      const again = m.reg('again', bit, { reset: 0 });
      again.set(endNow.and(waits).and(again.not()));
      const passes = waits.or(rtrEnds).not();
      const refuses = rtrEnds.and(isOk.not());
      const endTaken = m.named(
        'end_taken',
        m.choose(
          [
            [waits, again],
            [refuses, refusedReady],
            [rtrEnds, m.lit(1, 1)],
          ],
          toldReady,
        ),
      );
      expiredNow.set(isLate.and(toldReady));
      const late = facts.read(slotOf(gone.message));
      const closes = endNow.and(ofDeferrable).and(waits.not()).and(toldReady);
      event.set({
        valid: endNow.and(waits).or(closes).or(expiredNow),
        kind: m.choose(
          [
            [isLate.or(waits.not()), m.lit(DeferrableEvent, 'closed')],
            [again, m.lit(DeferrableEvent, 'settled')],
          ],
          m.lit(DeferrableEvent, 'deferred'),
        ),
        token: m.mux(isLate.not(), end.wr_id, late.token),
      });
      const its = facts.read(slotOf(end.wr_id));
      const { op, deferred: _, modified: __, ...ends } = end;
      const shown = {
        ...ends,
        wr_id: m.mux(ofDeferrable, its.wr_id, end.wr_id),
        op: m.mux(ofDeferrable, m.lit(ReadingOp, 'send'), op!),
      };
      const expired: typeof shown = {
        wr_id: late.wr_id,
        message_id: m.lit(16, 0),
        bytes: late.length,
        result: m.lit(TxResult, 'failed'),
        code: m.lit(8, noRtrCode),
        ri_generation: m.lit(8, 0),
        op: m.lit(ReadingOp, 'send'),
      };
      m.unused(table.restart.payload.message);
      const telling = m.inst('telling', forwardSlice(record({ end: TxEnd(true), fetched: Fetched })), {
        up: {
          payload: {
            end: { ...m.mux(isLate, expired, shown), deferred: undefined, modified: undefined },
            fetched: { valid: had.valid.and(isLate.not()), value: had.value },
          },
          valid: isLate.or(endNow.and(passes)),
        },
      });
      toldReady.set(telling.up.ready);
      const refusing = m.inst('refusing', forwardSlice(bits(tokenBits)), {
        up: { payload: end.wr_id, valid: endNow.and(refuses) },
      });
      refusedReady.set(refusing.up.ready);
      return {
        answer: { valid: table.rtr_answer.valid, code: table.rtr_answer.code },
        ...sent,
        messages: { ready: hostMoves },
        rtrs: { ready: moves.and(isRtr) },
        ended: { ready: endTaken.and(isLate.not()) },
        told: telling.down.map(({ end }) => end),
        fetched: telling.down.payload.fetched,
        restart: table.restart.map(({ tokens, offset, length }) => ({
          wr_id: facts.read(slotOf(tokens.initiator)).wr_id,
          tokens: tokens.initiator.cat(tokens.target),
          ...{ at: offset, length },
        })),
        refused: refusing.down,
      };
    },
  );
};
