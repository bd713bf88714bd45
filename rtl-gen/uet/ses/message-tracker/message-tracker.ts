/** The messages of several packets at a target, until every byte is there. */
import { type Bits, bit, bits, clog2, module, pack, vec, vecOf } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { flagLine } from '../tables/flag-line.ts';
import { type Entry, entryAfter, firstError, MessageEntry, type Step } from './entry-step.ts';
import {
  ExpiredMessage,
  entryBits,
  MessageName,
  TrackedPacket,
  TrackedVerdict,
  type TrackerWidths,
  wireTrackerWidths,
} from './tracker-records.ts';

export interface MessageTrackerOptions {
  /** A power of two, 2 or more. */
  readonly sets: number;
  /** Messages of one set, a power of two. */
  readonly ways: number;
  readonly widths?: TrackerWidths;
}

/** Clocks from `packet` to `verdict`. */
export const messageTrackerLatency = 6;

export const messageTrackerName = ({ sets, ways }: MessageTrackerOptions): string =>
  `ses_message_tracker_s${sets}_w${ways}`;

/**
 * Takes a packet in each clock, also of one message in clocks in a row, and gives its verdict `messageTrackerLatency`
 * clocks later.
 *
 * - Any packet of a message may come first and makes its entry. Packets with som and eom are messages of their own and
 *   need none. A packet that finds no entry free in its set is `refused`.
 * - Bytes are counted for each packet, whatever its code; PDS gives each packet once. `completes` is 1 with the packet
 *   after which none is to come, once, and the entry is free again. Header data is that of the som packet, whenever it
 *   has come.
 * - The first error is the code of all later packets and of the completion, and nothing more is placed. More bytes than
 *   the message has are OP_VIOLATION and end it. A MSG_ERROR takes what is after its offset off what is to come; a
 *   second one takes nothing. Its code is as it is given: the end of a message that is deferred is no error.
 * - `tick` has each message look at its age: after `idleTicks` whole ticks without a packet it leaves on `expired` and
 *   is forgotten, one of a set at a tick. The look takes `sets` clocks in which no packet with an entry comes, so it
 *   waits while packets come in every clock.
 *
 * After reset `ready` is 0 for `sets` clocks; no packet comes then. Source: ses.md 2.2, 2.3, 3.5, 6.3, 10.
 */
export const messageTracker = (options: MessageTrackerOptions) => {
  const { sets, ways, widths = wireTrackerWidths } = options;
  const setBits = clog2(sets);
  const slotBits = entryBits(options);
  const wide = widths.length + 1;
  const EntryShape = MessageEntry(widths);
  const Word = vec(EntryShape, ways);
  return module(
    `${messageTrackerName(options)}${widths === wireTrackerWidths ? '' : `_l${widths.length}`}`,
    {
      summary: `Messages of several packets, ${sets * ways} at a time: a packet in each clock, completions out.`,
      in: { packet: TrackedPacket(widths), tick: bit },
      out: { ready: bit, verdict: TrackedVerdict(slotBits), expired: ExpiredMessage(widths.id, slotBits) },
    },
    ({ packet, tick }, m) => {
      const later = delayer(m);
      const ok = returnCodes.code.ok;
      const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(setBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      // Clock 1: the packet in registers, and its set.
      const packet1 = m.next('packet_1', packet, { reset: { valid: 0 } });
      const set1 = m.next('set_1', linearHash(pack(packet.message), setBits).as(setBits));
      const single1 = m.named('single', packet1.som.and(packet1.eom).and(packet1.msg_error.not()));
      const counts1 = m.named('counts', packet1.valid.and(single1.not()));
      const request = packet1.request_length.zext(wide);
      const payload = packet1.payload_length.zext(wide);
      const amount2 = m.next(
        'amount_2',
        m.mux(packet1.msg_error, request.sub(packet1.message_offset.zext(wide)), payload),
      );
      const wrong = single1.and(request.ne(payload));
      const own = m.choose(
        [
          [packet1.code.ne(ok), packet1.code],
          [wrong, code('op_violation')],
        ],
        packet1.code,
      );
      const header = { hd: packet1.hd.and(packet1.som), data: packet1.header_data };

      // The look at ages takes clocks that no packet needs.
      const looking = m.reg('looking', bit, { reset: 0 });
      const pointer = m.reg('pointer', bits(setBits), { reset: 0 });
      const looks = m.named('looks', looking.and(counts1.not()));
      m.when(looks, () => {
        pointer.set(pointer.add(1));
        m.when(pointer.all(), () => looking.set(0));
      });
      m.when(tick, () => looking.set(1));

      // Clock 4: the set, and what becomes of it.
      const message4 = later('message', MessageName(widths.id), packet1.message, 3);
      const code4 = later('own_code', bits(6), own, 3);
      const msgError4 = later('msg_error', bit, packet1.msg_error, 3);
      const header4 = later('hd', bit, header.hd, 3);
      const request2 = m.next('request_2', request);
      const firstLeft3 = m.next('first_left_3', request2.sub(amount2));
      const amount4 = later('amount', bits(wide), amount2, 2);
      const step: Step = {
        counts: flagLine(m, 'counts', counts1, 3),
        message: message4,
        msg_error: msgError4,
        amount: amount4,
        first_left: m.next('first_left_4', firstLeft3),
        first_done: m.next('first_done', firstLeft3.any().not()),
        code: code4,
        has_header_data: header4,
      };
      const clears4 = flagLine(m, 'clears', clearing, 3);
      const word = m.forward('word', Word);
      const entries: readonly Entry[] = Array.from({ length: ways }, (_, i) => word.at(i));
      const after = entries.map((entry) => entryAfter(m, entry, step));
      const or = (list: readonly Bits<1>[]): Bits<1> => list.reduce((a, b) => a.or(b));
      const hit = m.named('hit', or(after.map(({ match }) => match)));
      const isOver = step.first_left.at(wide - 1);
      const firstFinishes = step.first_done.or(isOver);
      const fresh: Entry = {
        live: m.lit(1, 1),
        message: step.message,
        left: step.first_left,
        error: step.code.mask(step.code.ne(ok)),
        shortened: step.msg_error,
        has_header_data: step.has_header_data,
        age: m.lit(2, 0),
      };
      const makes = step.counts.and(firstFinishes.not());
      const next = entries.map((entry, i) => {
        const { match, updated, finishes, isOld } = after[i]!;
        const lower = after.slice(0, i);
        const isFree = lower.map(({ live }) => live).reduce((a, b) => a.and(b), entry.live.not());
        const isOldest = lower.map((one) => one.isOld.not()).reduce((a, b) => a.and(b), isOld);
        const counted = { ...updated, live: finishes.not() };
        const looked = {
          ...entry,
          live: entry.live.and(isOldest.not()).and(clears4.not()),
          age: entry.age.add(isOld.not().zext(2)),
        };
        return m.mux(step.counts, m.mux(match, counted, m.mux(isFree.and(hit.not()).and(makes), fresh, entry)), looked);
      });
      const ram = m.inst('ram', forwardingRam(Word, { depth: sets, latency: 3 }), {
        addr: m.choose(
          [
            [clearing, cleared],
            [counts1, set1],
          ],
          pointer,
        ),
        enable: clearing.or(counts1).or(looks),
        next: vecOf(...(next as [Entry, ...Entry[]])),
        write: m.lit(1, 1),
      });
      word.set(ram.word);

      // Clock 5: which way it was, and the code.
      const flags = (name: string, list: readonly Bits<1>[]): Bits => {
        const word5 = list.slice(1).reduce<Bits>((low, high) => high.cat(low), list[0]!);
        return m.next(name, word5);
      };
      const match5 = flags(
        'match_5',
        after.map(({ match }) => match),
      );
      const finish5 = flags(
        'finish_5',
        after.map(({ finishes }) => finishes),
      );
      const hasData5 = flags(
        'has_data_5',
        entries.map((entry) => entry.has_header_data),
      );
      const live5 = flags(
        'live_5',
        after.map(({ live }) => live),
      );
      const old5 = flags(
        'old_5',
        after.map(({ isOld }) => isOld),
      );
      const codes5 = after.map((one, i) => m.next(`code_5_${i}`, one.code));
      const gone5 = entries.map((entry, i) => m.next(`gone_5_${i}`, { message: entry.message, code: entry.error }));
      const first5 = m.next('first_5', {
        finishes: firstFinishes,
        code: firstError(m, m.lit(6, 0), step.code, isOver),
      });
      const counts5 = m.next('counts_5', step.counts, { reset: 0 });
      const looks5 = flagLine(m, 'looks', looks.and(clearing.not()), 4);
      const set5 = later('set_5', bits(setBits), set1, 4);
      const own5 = m.next('own_5', {
        code: code4,
        has_header_data: header4,
        bytes: later('bytes', bit, packet1.payload_length.any().and(packet1.msg_error.not()), 3),
      });
      const data5 = later('header_data', bits(64), header.data, 4);
      const found5 = match5.any();
      const free5 = live5.not();
      const chosen5 = m.named('chosen', m.mux(found5, match5, free5.lowest()));
      const pick = (list: readonly Bits[], oneHot: Bits): Bits =>
        list.map((one, i) => one.mask(oneHot.at(i))).reduce((a, b) => a.or(b));
      const refused5 = counts5.and(found5.not()).and(free5.any().not()).and(first5.finishes.not());
      const code5 = m.choose(
        [
          [counts5.not(), own5.code],
          [found5, pick(codes5, match5).as(6)],
        ],
        first5.code,
      );
      const finishes5 = m.mux(found5, match5.and(finish5).any(), first5.finishes);
      const slotOf = (oneHot: Bits, set: Bits): Bits => (ways === 1 ? set : positionOf(oneHot).cat(set)).as(slotBits);
      const slot5 = slotOf(chosen5, set5);
      const kept = m.mem('header_data_kept', bits(64), { depth: sets * ways });
      kept.write({
        addr: slot5,
        data: data5,
        enable: counts5.and(own5.has_header_data).and(chosen5.any()),
      });
      const valid5 = flagLine(m, 'valid', packet1.valid, 4);

      // Clock 6.
      const old6 = m.named('expires', old5.lowest());
      const stored = kept.readSync({ addr: slot5, onCollision: 'undefined' });
      const own6 = m.next('own_6', { has: own5.has_header_data, data: data5 });
      const had6 = m.next('had_6', match5.and(hasData5).any().and(counts5));
      const has6 = own6.has.or(had6);
      const verdict = m.next('verdict_6', {
        found: counts5.and(found5),
        slot: slot5,
        code: code5,
        place: code5.eq(ok).and(own5.bytes).and(refused5.not()),
        refused: refused5,
        completes: m.mux(counts5, finishes5.and(refused5.not()), m.lit(1, 1)),
      });
      const picked = pick(
        gone5.map((one) => pack(one.message).cat(one.code)),
        old6,
      );
      const expired = m.next('expired_6', picked);
      const { id } = widths;
      const field = (top: number): Bits => expired.slice(top - 1, top - id);
      return {
        ready: clearing.not(),
        verdict: {
          valid: m.next('valid_6', valid5, { reset: 0 }),
          ...verdict,
          has_header_data: has6,
          header_data: m.mux(own6.has, own6.data, stored).mask(has6),
        },
        expired: {
          valid: m.next('expires_6', looks5.and(old5.any()), { reset: 0 }),
          slot: m.next('expired_slot', slotOf(old6, later('looked_set', bits(setBits), pointer, 4))),
          message: {
            message_id: field(id + 6).as(id),
            pdc: field(2 * id + 6).as(id),
            peer: field(3 * id + 6).as(id),
          },
          code: expired.slice(5, 0).as(6),
        },
      };
    },
  );
};
