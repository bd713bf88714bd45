/** The messages of several packets at a target, until every byte is there. */
import {
  allOf,
  anyOf,
  type Bits,
  bit,
  bits,
  clog2,
  module,
  pack,
  record,
  unpack,
  vec,
  vecOf,
} from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { type Entry, entryAfter, firstError, MessageEntry } from './entry-step.ts';
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
    ({ packet: { valid, ...packet }, tick }, m) => {
      const ok = returnCodes.code.ok;
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(setBits), { reset: 0, next: (at) => at.add(1) });
      m.when(cleared.all(), () => clearing.set(0));
      // The look at ages takes cycles that no packet needs.
      const looking = m.reg('looking', bit, { reset: 0 });
      const pointer = m.reg('pointer', bits(setBits), { reset: 0 });
      const word = m.forward('word', Word);
      const entries: readonly Entry[] = Array.from({ length: ways }, (_, i) => word.at(i));

      const stages = pipeline(m, { packet }, { valid, reset: { counts: 0, clears: 0, ages: 0, expires: 0 } })
        .stage('take', ({ packet: { message } }) => ({ set_of: linearHash(pack(message), setBits).as(setBits) }))
        // Ask for the set of the packet.
        .stage('ask', ({ valid: comes, packet: of, set_of }) => {
          const single = m.named('single', of.som.and(of.eom).and(of.msg_error.not()));
          const [request, payload] = [of.request_length.zext(wide), of.payload_length.zext(wide)];
          const counts = comes.and(single.not());
          const looks = m.named('looks', looking.and(counts.not()));
          m.when(looks, () => {
            pointer.set(pointer.add(1));
            m.when(pointer.all(), () => looking.set(0));
          });
          m.when(tick, () => looking.set(1));
          return {
            ...{ counts, clears: clearing, ages: looks.and(clearing.not()), looked_set: pointer },
            set_asked: m.choose(
              [
                [clearing, cleared],
                [counts, set_of],
              ],
              pointer,
            ),
            asks: clearing.or(counts).or(looks),
            ...{ request, amount: m.mux(of.msg_error, request.sub(of.message_offset.zext(wide)), payload) },
            own_code: m.choose(
              [
                [of.code.ne(ok), of.code],
                [single.and(request.ne(payload)), m.lit(6, returnCodes.code.op_violation)],
              ],
              of.code,
            ),
            ...{ title: of.message, is_error: of.msg_error, data: of.header_data, brings_data: of.hd.and(of.som) },
            has_bytes: of.payload_length.any().and(of.msg_error.not()),
          };
        })
        .stage('subtract', ({ request, amount }) => ({ first_left: request.sub(amount) }))
        .stage('compare', ({ first_left }) => ({ first_done: first_left.any().not() }))
        // The set is there: what becomes of it.
        .stage('update', (now) => {
          const { title: message, is_error: msg_error, amount, first_left, first_done, brings_data, counts } = now;
          const { own_code: code, clears } = now;
          const step = {
            counts,
            message,
            msg_error,
            amount,
            first_left,
            first_done,
            code,
            has_header_data: brings_data,
          };
          const after = entries.map((entry) => entryAfter(m, entry, step));
          const [hits, ...others] = after.map(({ match }) => match);
          const hit = m.named('hit', anyOf(hits!, ...others));
          const isOver = first_left.at(wide - 1);
          const firstFinishes = first_done.or(isOver);
          const fresh: Entry = {
            ...{ live: m.lit(1, 1), message, left: first_left, error: code.mask(code.ne(ok)) },
            ...{ shortened: msg_error, has_header_data: brings_data, age: m.lit(2, 0) },
          };
          const makes = counts.and(firstFinishes.not());
          const next = entries.map((entry, i) => {
            const { match, updated, finishes, isOld } = after[i]!;
            const lower = after.slice(0, i);
            const isFree = allOf(entry.live.not(), ...lower.map(({ live }) => live));
            const isOldest = allOf(isOld, ...lower.map((one) => one.isOld.not()));
            const counted = { ...updated, live: finishes.not() };
            const looked = {
              ...entry,
              live: entry.live.and(isOldest.not()).and(clears.not()),
              age: entry.age.add(isOld.not().zext(2)),
            };
            const ofPacket = m.choose<Entry>(
              [
                [match, counted],
                [isFree.and(hit.not()).and(makes), fresh],
              ],
              entry,
            );
            return m.mux(counts, ofPacket, looked);
          });
          return {
            next_word: vecOf(...(next as [Entry, ...Entry[]])),
            own_ways: lowFirst(after.map(({ match }) => match)),
            finishes: lowFirst(after.map(({ finishes }) => finishes)),
            had_data: lowFirst(entries.map((entry) => entry.has_header_data)),
            live: lowFirst(after.map(({ live }) => live)),
            old: lowFirst(after.map(({ isOld }) => isOld)),
            codes: vecOf(...(after.map((one) => one.code) as [Bits<6>, ...Bits<6>[]])),
            gone: wordsOf(entries.map((entry) => pack(entry.message).cat(entry.error))),
            first_finishes: firstFinishes,
            first_code: firstError(m, m.lit(6, 0), code, isOver),
          };
        })
        // Which way it was, and the code.
        .stage('choose', (now) => {
          const { own_ways, counts, codes, gone, old, set_of, first_finishes: firstFinishes } = now;
          const pick = (list: readonly Bits[], oneHot: Bits): Bits =>
            list.map((one, i) => one.mask(oneHot.at(i))).reduce((a, b) => a.or(b));
          const slotOf = (oneHot: Bits, set: Bits): Bits =>
            (ways === 1 ? set : positionOf(oneHot).cat(set)).as(slotBits);
          const found = own_ways.any();
          const free = now.live.not();
          const refused = counts.and(found.not()).and(free.any().not()).and(firstFinishes.not());
          const chosen = m.named('chosen', m.mux(found, own_ways, free.lowest()));
          const code = m.choose(
            [
              [counts.not(), now.own_code],
              [found, pick([...codes], own_ways).as(6)],
            ],
            now.first_code,
          );
          const finishes = m.mux(found, own_ways.and(now.finishes).any(), firstFinishes);
          const expired = m.named('expired_ways', old.lowest());
          return {
            judged: {
              ...{ found: counts.and(found), slot: slotOf(chosen, set_of), code, refused },
              place: code.eq(ok).and(now.has_bytes).and(refused.not()),
              completes: m.mux(counts, finishes.and(refused.not()), m.lit(1, 1)),
            },
            keeps_data: counts.and(now.brings_data).and(chosen.any()),
            had_before: own_ways.and(now.had_data).any().and(counts),
            expires: now.ages.and(old.any()),
            expired_slot_is: slotOf(expired, now.looked_set),
            forgotten: pick([...gone], expired),
          };
        });

      const { set_asked, asks } = stages.at('ask');
      const ram = m.inst('ram', forwardingRam(Word, { depth: sets, latency: 3 }), {
        addr: set_asked,
        enable: asks,
        next: stages.at('update').next_word,
        write: m.lit(1, 1),
      });
      word.set(ram.word);
      const kept = m.mem('header_data_kept', bits(64), { depth: sets * ways });
      const { judged, data, keeps_data } = stages.at('choose');
      kept.write({ addr: judged.slot, data, enable: keeps_data });
      const stored = kept.readSync({ addr: judged.slot, onCollision: 'undefined' });

      const { out } = stages;
      const has = out.brings_data.or(out.had_before);
      return {
        ready: clearing.not(),
        verdict: {
          ...{ valid: out.valid, ...out.judged, has_header_data: has },
          header_data: m.mux(out.brings_data, out.data, stored).mask(has),
        },
        expired: {
          ...{ valid: out.expires, slot: out.expired_slot_is },
          ...unpack(record({ message: MessageName(widths.id), code: bits(6) }), out.forgotten),
        },
      };
    },
  );
};

/** Words of one width as a vec. */
const wordsOf = (words: readonly Bits[]) => vecOf(...(words as [Bits, ...Bits[]]));
