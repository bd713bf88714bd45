/** What hosts read, as messages of the transmit half beside those that they send. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { placeList } from '../ses/place-list.ts';
import type { EndpointWidth } from '../settings.ts';
import { messageBeats } from './message-beats.ts';
import { isReadOp, TxCompletion, TxEnd, TxMessage, TxResult } from './tx-records.ts';

/** READs of the host that may be under way, and packets of them. */
export const hostReads = 16;
export const readPackets = 64;

export interface ReadRequestsOptions {
  readonly bytes: EndpointWidth;
  readonly mtu: number;
  readonly tags: boolean;
}

/**
 * Two kinds of messages become one stream `out` with its `bytes`:
 *
 * - Those of the host's `messages` that are no READs go on as they are, with their bytes of `payload`.
 * - A READ is cut into READs of one packet, of `mtu` bytes and the rest, each with a beat without bytes, at most
 *   `readPackets` of them under way; messages after it wait for the last of them to be given. Each expects an answer,
 *   unless it asks for no bytes, or goes by RUDI.
 *
 * `ended` is what becomes of each message of the transmit half. The host hears of its messages and READs on
 * `completion`, of a READ when all its packets have come to their end, with the first error. It does not hear of
 * answers: whoever asked has a timer, or PDS tells it that the PDC is over.
 *
 * `payload_wrong` goes with the beat of `payload`. `ready` is 0 for a few clocks after reset.
 */
export const readRequests = ({ bytes, mtu, tags }: ReadRequestsOptions) => {
  const mtuBits = clog2(mtu);
  const Message = TxMessage(true, tags, true);
  const End = TxEnd(true);
  const Slot = bits(clog2(hostReads));
  const Left = bits(33 - mtuBits);
  return module(
    `uet_read_requests_b${bytes}_m${mtu}${tags ? '_tags' : ''}`,
    {
      summary: 'Cuts READs of the host into packets.',
      in: { payload_wrong: bit },
      out: { ready: bit, wrong: bit },
      link: {
        messages: sink(Message),
        payload: sink(beat(bytes)),
        ended: sink(End),
        out: source(Message),
        bytes: source(beat(bytes)),
        completion: source(TxCompletion(true)),
      },
    },
    ({ payload_wrong, messages, payload, ended, completion, ...io }, m) => {
      const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
      // The READ at the head of what the host sends.
      const message = messages.payload;
      const isRudi = message.op.is('rudi_read');
      const isRead = m.named('is_read', isReadOp(message.op));
      const started = m.reg('started', bit, { reset: 0 });
      const offset = m.reg('offset', bits(33 - mtuBits), { reset: 0 });
      const underWay = m.reg('under_way', bits(clog2(readPackets) + 1), { reset: 0 });
      const takesSlot = m.forward('takes_slot', bit);
      const leaving = m.forward('leaving', bits(hostReads));
      const slots = m.inst('slots', placeList(hostReads), { take: takesSlot, leaving });
      const slot = m.reg('slot', Slot);
      const slotNow = m.named('slot_now', m.mux(started, slot, slots.place));
      const whole = message.length.slice(31, mtuBits);
      const rest = message.length.trunc(mtuBits);
      const pieces = m.named(
        'pieces',
        whole.zext(Left.width).add(rest.any().or(message.length.any().not()).zext(Left.width)),
      );
      const isLast = m.named('is_last', offset.add(1).eq(pieces));
      const pieceLength = m.mux(isLast.and(rest.any().or(whole.any().not())), rest.zext(32), m.lit(32, mtu));
      const before = offset.cat(zero(mtuBits)).zext(64);
      const mayRead = m.named('may_read', started.or(slots.there).and(underWay.lt(readPackets)));

      const has = m.named('has', messages.valid.and(isRead.not().or(mayRead)));
      const piece: typeof message = {
        ...message,
        offset: message.offset.add(before),
        header_data: message.header_data.add(before),
        has_header_data: m.lit(1, 0),
        length: pieceLength,
        wr_id: slotNow.zext(32),
        back: { ...message.back!, enable: m.lit(1, 0) },
        expects: pieceLength.any().and(isRudi.not()),
      };
      const { moves, ...sent } = messageBeats(m, {
        message: { payload: m.mux(isRead, piece, message), valid: has },
        ...{ isBare: isRead, payload, payload_wrong, beat_taken: io.bytes.ready },
      });
      const piecesNow = m.named('pieces_now', moves.and(isRead));
      takesSlot.set(piecesNow.and(started.not()));
      m.when(piecesNow, () => {
        started.set(isLast.not());
        slot.set(slotNow);
        offset.set(m.mux(isLast, zero(offset.width), offset.add(1)));
      });

      // What becomes of them.
      const end = ended.payload;
      const isPiece = m.named('is_piece', isReadOp(end.op!));
      const isAnswer = m.named('is_answer', end.op!.is('answer').or(end.op!.is('rudi_answer')));
      const facts = m.mem('facts', record({ wr_id: bits(32), length: bits(32), pieces: Left }), { depth: hostReads });
      facts.write({
        addr: slots.place,
        data: { wr_id: message.wr_id, length: message.length, pieces },
        enable: takesSlot,
      });
      const Progress = record({ left: Left, result: TxResult, code: bits(8), ri_generation: bits(8) });
      const progress = m.mem('progress', Progress, { depth: hostReads });
      const fresh = m.reg('fresh', bits(hostReads), { reset: 0 });
      const at = end.wr_id.trunc(Slot.width);
      const was = progress.read(at);
      const fact = facts.read(at);
      const isFresh = m.named('is_fresh', fresh.and(at.oneHot(hostReads)).any());
      const left = m.named('left', m.mux(isFresh, fact.pieces, was.left));
      const isWhole = m.named('is_whole', left.eq(1));
      const keeps = isFresh.not().and(was.result.is('ok').not());
      const result = m.mux(keeps, was.result, end.result);
      const code = m.mux(keeps, was.code, end.code);
      const generation = m.mux(keeps, was.ri_generation, end.ri_generation!);
      const tells = m.named('tells', isAnswer.not().and(isPiece.not().or(isWhole)));
      const isTaken = m.named('ended_taken', ended.valid.and(tells.not().or(completion.ready)));
      const pieceEnds = m.named('piece_ends', isTaken.and(isPiece));
      progress.write({
        addr: at,
        data: { left: left.sub(1), result, code, ri_generation: generation },
        enable: pieceEnds,
      });
      fresh.set(
        fresh.and(at.oneHot(hostReads).mask(pieceEnds).not()).or(slots.place.oneHot(hostReads).mask(takesSlot)),
      );
      underWay.set(underWay.add(piecesNow.zext(underWay.width)).sub(pieceEnds.zext(underWay.width)));
      leaving.set(at.oneHot(hostReads).mask(pieceEnds.and(isWhole)));
      m.unused(slots.returned);
      return {
        ready: slots.ready,
        ...sent,
        messages: { ready: moves.and(isRead.not().or(isLast)) },
        ended: { ready: tells.not().or(completion.ready) },
        completion: {
          payload: {
            wr_id: m.mux(isPiece, fact.wr_id, end.wr_id),
            message_id: end.message_id,
            bytes: m.mux(isPiece, fact.length, end.bytes),
            result: m.mux(isPiece, result, end.result),
            code: m.mux(isPiece, code, end.code),
            ri_generation: m.mux(isPiece, generation, end.ri_generation!),
          },
          valid: ended.valid.and(tells),
        },
      };
    },
  );
};
