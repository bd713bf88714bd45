/** The tracker of messages: a message completes once, and only when every byte is there. */
import { type Bits, bind, bit, bits, pack, type ValueOf, vec } from '../../../rtl-gen/hdl/index.ts';
import { linearHash } from '../../../rtl-gen/lib/memory/linear-hash.ts';
import { MessageEntry } from '../../../rtl-gen/uet/ses/message-tracker/entry-step.ts';
import { messageTracker, messageTrackerLatency } from '../../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { MessageName } from '../../../rtl-gen/uet/ses/message-tracker/tracker-records.ts';
import { returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 16, 32 and 14 in the hardware. */
const widths = { id: 1, length: 3, payload: 2 } as const;
const ways = 2;
const sets = 2;
/** Enough for every sum: a message that is not complete has had less than its length. */
const wide = widths.length + 2;
const Entry = MessageEntry(widths);
const Word = vec(Entry, ways);
type EntryValue = ValueOf<typeof Entry>;

/** Clocks from a packet until the word of its set is there, and from there to the verdict. */
const atWord = 4;
const afterWord = messageTrackerLatency - atWord;

/**
 * Of one message, any. Counted here are the bytes that have come of it since its first packet, whatever their order.
 * The memory is left out: what the set of the message was given last is kept here and assumed of what it shows, as
 * `forwarding-ram-3` proves it of the memory.
 *
 * Assumed: no packet comes before `ready`, and its code is not NULL; a MSG_ERROR names a byte of its message.
 */
const messages = bind(
  messageTracker({ sets, ways, widths }),
  (io, inside, m) => {
    const { packet, verdict, expired } = io;
    const message = m.symbolic('spec_message', MessageName(widths.id));
    const isIt = ({ peer, pdc, message_id }: EntryValue['message']): Bits<1> =>
      peer.eq(message.peer).and(pdc.eq(message.pdc)).and(message_id.eq(message.message_id));
    m.assume('waits_until_ready', packet.valid.implies(io.ready));
    m.assume('has_a_code', packet.code.any());
    m.assume('error_is_inside', packet.message_offset.le(packet.request_length));

    // A packet of the message in the clock of its word.
    const single = packet.som.and(packet.eom).and(packet.msg_error.not());
    const was = <V>(value: V): V => m.past(value, atWord);
    const begun = m.pastValid(atWord);
    const counts = begun.and(was(packet.valid.and(single.not())));
    const comes = m.named('spec_comes', counts.and(was(isIt(packet.message))));
    const payload = was(packet.payload_length).zext(wide).mask(was(packet.msg_error).not());

    // The word of its set: what it was given last.
    const ram = inside.drives<{
      readonly addr: Bits;
      readonly enable: Bits<1>;
      readonly next: readonly EntryValue[] | ValueOf<typeof Word>;
    }>('ram');
    const own = ram.addr.eq(linearHash(pack(message), 1).as(1));
    const looks = m.named('spec_looks', m.pastValid(3).and(m.past(ram.enable.and(own), 3)));
    const known = m.reg('spec_known', bit, { reset: 0 });
    const held = m.reg('spec_held', Word);
    const word = inside.value('word', Word);
    m.when(looks, () => {
      known.set(1);
      held.set(ram.next as ValueOf<typeof Word>);
    });
    m.assume('word_is_last', looks.and(known).implies(pack(word).eq(pack(held))));

    // Every set is cleared before the first packet.
    const clearing = inside.bits('clearing', 1);
    const accesses = ram.enable.and(own);
    const issued = m.reg('spec_issued', bit, { reset: 0 });
    m.when(accesses, () => issued.set(1));
    const onItsWay = [1, 2, 3].map((n) => m.pastValid(n).and(m.past(accesses, n))).reduce((a, b) => a.or(b));
    m.assert('issued_is_on_its_way', issued.implies(known.or(onItsWay)));
    m.assert('is_cleared_when_ready', clearing.not().implies(issued));
    const index = linearHash(pack(message), 1).as(1);
    m.assert('is_cleared_in_turn', clearing.and(issued.not()).implies(inside.bits('cleared', 1).le(index)));

    // What has come of it.
    const open = m.reg('spec_open', bit, { reset: 0 });
    const length = m.reg('spec_length', bits(wide));
    const came = m.reg('spec_came', bits(wide));
    const ended = m.reg('spec_ended', bit);
    const failed = m.reg('spec_failed', bit);
    const first = open.not();
    const asked = m.mux(first, was(packet.request_length).zext(wide), length);
    const sum = m.named('spec_sum', came.mask(open).add(payload));
    const isEnded = was(packet.msg_error).or(ended.and(open));
    // By a MSG_ERROR whose code is an error. With OK it ends a message whose bytes are not wanted yet.
    const fails = was(packet.msg_error.and(packet.code.ne(returnCodes.code.ok)));
    const isFailed = fails.or(failed.and(open));
    const entries = [0, 1].map((i) => word.at(i));
    const next = [0, 1].map((i) => (ram.next as ValueOf<typeof Word>).at(i));
    const has = (list: readonly EntryValue[]): Bits<1> =>
      list.map((entry) => entry.live.and(isIt(entry.message))).reduce((a, b) => a.or(b));
    const stays = m.named('spec_stays', has(next));
    const full = entries.map((entry) => entry.live).reduce((a, b) => a.and(b));
    m.when(looks, () => open.set(stays));
    m.when(comes, () => {
      length.set(asked);
      came.set(sum);
      ended.set(isEnded);
      failed.set(isFailed);
    });

    // The set has it, once, with the bytes that are still to come.
    const kept = [0, 1].map((i) => held.at(i));
    const mine = kept.map((entry) => entry.live.and(isIt(entry.message)));
    m.assert('open_is_known', open.implies(known));
    m.assert('length_fits', open.implies(length.lt(2 ** widths.length)));
    m.assert('is_not_open_before_ready', clearing.implies(open.not()));
    m.assert('is_kept_while_open', known.implies(has(kept).eq(open)));
    m.assert('is_kept_once', known.implies(mine[0]!.and(mine[1]!).not()));
    kept.forEach((entry, i) => {
      const isOpen = known.and(mine[i]!);
      m.assert(`ended_is_kept_${i}`, isOpen.implies(entry.shortened.eq(ended)));
      m.assert(`failed_has_an_error_${i}`, isOpen.and(failed).implies(entry.error.any()));
      m.assert(`an_error_is_not_ok_${i}`, isOpen.implies(entry.error.ne(returnCodes.code.ok)));
      m.assert(`something_is_to_come_${i}`, isOpen.implies(entry.left.any().and(entry.left.at(widths.length).not())));
      m.assert(
        `what_is_to_come_${i}`,
        isOpen.and(ended.not()).implies(entry.left.zext(wide).add(came).eq(length).and(came.lt(length))),
      );
    });
    m.assert('comes_with_its_word', comes.implies(looks));
    m.assert('comes_to_a_clear_set', comes.implies(known));

    // The verdict.
    const later = <V>(value: V): V => m.past(value, afterWord);
    const isSaid = m.pastValid(messageTrackerLatency).and(later(comes));
    const said = m.named('spec_said', isSaid);
    const isWhole = sum.ge(asked);
    m.assert('has_a_verdict', said.implies(verdict.valid));
    m.assert('completes_when_every_byte_is_there', said.and(verdict.completes).implies(later(isWhole.or(isEnded))));
    m.assert('completes_in_time', said.and(later(isWhole.and(isEnded.not()))).implies(verdict.completes));
    m.assert('completes_with_its_entry', said.and(verdict.completes).implies(later(stays).not()));
    const isOk = verdict.code.eq(returnCodes.code.ok);
    m.assert(
      'ok_has_just_its_bytes',
      said
        .and(verdict.completes)
        .and(isOk)
        .implies(later(m.mux(isEnded, isFailed.not(), sum.eq(asked)))),
    );
    m.assert('is_refused_for_lack_of_room', said.and(verdict.refused).implies(later(first.and(full))));
    m.assert('is_not_forgotten', said.and(later(stays).not()).implies(verdict.completes.or(verdict.refused)));
    // It leaves by a packet of its own, or is said to have expired.
    const expires = later(looks.and(comes.not()).and(open).and(stays.not()));
    m.assert(
      'expiry_is_said',
      m
        .pastValid(messageTrackerLatency)
        .and(expires)
        .implies(expired.valid.and(isIt(expired.message))),
    );
    m.cover('is_complete', said.and(verdict.completes).and(isOk).and(later(open)));
    m.cover('is_refused', said.and(verdict.refused));
  },
  { cut: { ram: { word: Word } } },
);

export const sesMessageProofs: readonly Proof[] = [
  proof(
    'ses-messages',
    'Messages at a target: each completes once, and only when every byte of it is there.',
    messages,
    { depth: 10, coverDepth: 20 },
  ),
];
