/** The READs of ours that are under way: where their bytes go, and what becomes of each. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { failureCodes, Outcome, OutcomeKind } from '../../pds/initiator/records.ts';
import { responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { DataFind, DataFound } from '../ses/records.ts';
import { entryOf, messageEntries, useBits, useOf } from './message-ids.ts';
import { readPackets } from './read-requests.ts';
import { answersRequest, RudiLeft } from './rudi-requests.ts';

/** Clocks from `find` to `found`. */
export const readTableLatency = 3;

/** The bytes of a READ are where they belong, or will not come: the second outcome of its message. */
export const DataOutcome = record({ id: bits(16), return_code: bits(6) });

/** The code of a READ whose request was acknowledged, and whose bytes did not come in time. */
export const noAnswerCode = 0xf4;

/** Requests that were refused or have failed, whose second outcome waits for a clock: of the host, and of rests. */
const waiting = 2 * readPackets;

/**
 * Stands between the outcomes of the sender and `messageTable`, which counts two for a READ of one packet.
 *
 * - `opened`: a message of ours has an entry; `reads` where it is a READ that asks for bytes.
 * - `left`: a packet of the message `id` leaves by the PDC `pdcid`, which is that of all its copies.
 * - `find`: a packet with bytes, one a clock. The first one for a READ that is open, by the PDC that its request has
 *   left by, `hit`s, and then its second outcome comes on `answered`, when the bytes have been placed. A peer that
 *   guesses the id of a READ from another one is not heard.
 * - A request that is refused, or fails, has no bytes to come, so its outcome counts twice; one that fails when they
 *   have come counts once. A request that was acknowledged fails when its PDC `ended` before its bytes came, and when
 *   it has waited for them at two `tick`s (`noAnswerCode`): a target that has closed the PDC in error says so only when
 *   asked.
 * - `outcome` is that of the sender, two clocks later, and else one of the others; there are no more than `waiting`
 *   READs.
 * - `unanswered`: the request was refused by the peer, or its bytes did not come in time, so the PDC of `place` waits
 *   for an answer less.
 *
 * With `rudi` a READ may have gone by that, which is `opened` so. Its request leaves as `rudi.left`, and its bytes are
 * those of the response to that pkt_id, from the address that it went to. Outcomes of what goes by no PDC are marked
 * `of_none`, and no end of a PDC is one for these. A response to such a READ that has no bytes and is no refusal
 * fails it, as no other one follows (uet-wire.md 7.13).
 */
export const readTable = (layout: InitiatorLayout, rudi = false) => {
  const Use = bits(useBits);
  const Place = bits(layout.contextBits);
  const Facts = record({ use: Use, length: bits(14), address: bits(64), rudi: optional(rudi, bit) });
  const Ending = record({ ages: bit, place: Place });
  const Result = Outcome(layout);
  return module(
    `uet_read_table_n${messageEntries}_${layout.suffix}${rudi ? '_rudi' : ''}`,
    {
      summary: `Where the bytes of READs under way go, and the outcomes of up to ${messageEntries} messages.`,
      in: {
        opened: record({
          ...{ valid: bit, reads: bit, id: bits(16), address: bits(64), length: bits(14) },
          rudi: optional(rudi, bit),
        }),
        left: record({ valid: bit, id: bits(16), pdcid: bits(16) }),
        find: DataFind(rudi),
        given: Result,
        rudi: optional(rudi, record({ left: RudiLeft, of_none: bit })),
        ended: record({ valid: bit, place: Place }),
        tick: bit,
      },
      out: {
        found: DataFound,
        outcome: Result,
        unanswered: record({ enable: bit, place: Place }),
      },
      link: { answered: sink(DataOutcome) },
    },
    ({ opened, left, find, given, rudi: byRudi, ended, tick, answered }, m) => {
      const { ok, op_violation: opViolation, null: nothing } = returnCodes.code;
      const oneHot = (entry: Bits, enable: Bits<1>): Bits => entry.oneHot(messageEntries).mask(enable);
      const has = (of: Bits, entry: Bits): Bits<1> => of.and(entry.oneHot(messageEntries)).any();
      const flags = (name: string) => m.reg(name, bits(messageEntries), { reset: 0 });
      // A READ whose bytes have not come; its request has been acknowledged, and was so at a tick.
      const [open, known, old] = [flags('open'), flags('known'), flags('old')];

      // Opened: a clock later all is written.
      const at = m.next('opened_1', opened, { reset: { valid: 0 } });
      const entering = oneHot(entryOf(at.id), at.valid);
      const opens = m.named('opens', at.valid.and(at.reads));
      const facts = m.mem('facts', Facts, { depth: messageEntries });
      facts.write({
        addr: entryOf(at.id),
        data: { use: useOf(at.id), length: at.length, address: at.address, rudi: at.rudi },
        enable: opens,
      });

      // Sent: bytes come by the same PDC, long after that. Until then what is kept is of an earlier use.
      const Way = record({ use: Use, pdcid: bits(16) });
      const leaves = m.next('left_1', left, { reset: { valid: 0 } });
      const ways = m.mem('ways', Way, { depth: messageEntries });
      ways.write({
        addr: entryOf(leaves.id),
        data: { use: useOf(leaves.id), pdcid: leaves.pdcid },
        enable: leaves.valid,
      });

      // Bytes have come.
      const find1 = m.next('find_1', find, { reset: { valid: 0 } });
      const word = facts.readSync({ addr: entryOf(find1.id), onCollision: 'undefined' });
      const way = ways.readSync({ addr: entryOf(find1.id), onCollision: 'old' });
      const find2 = m.next('find_2', find1, { reset: { valid: 0 } });
      const isAsked =
        byRudi && m.next('is_asked', answersRequest(m, byRudi.left, find.id, { ...find1.rudi!, id: find1.id }));
      const place1 = entryOf(find1.id);
      const place2 = entryOf(find2.id);
      // What is looked up is as it was a clock before: what has closed it since then is told by its entry.
      const hits = m.forward('hits', bit);
      const gives = m.forward('gives_up', bit);
      const fails = m.forward('fails', bit);
      const sweep = m.reg('sweep', bits(clog2(messageEntries)), { reset: 0 });
      const heard = m.next('heard', given, { reset: { valid: 0 } });
      const sent = m.next('sent', heard, { reset: { valid: 0 } });
      const [heardAt, sentAt] = [entryOf(heard.message), entryOf(sent.message)];
      const flag = (name: string, value: Bits<1>) => m.next(name, value, { reset: 0 });
      const hit1 = flag('hit_1', hits);
      const gives1 = flag('gives_1', gives);
      const fails1 = flag('fails_1', fails);
      const foundOpen = m.next('found_open', {
        open: has(open, place1),
        hit: place1.eq(place2),
        given: place1.eq(sentAt),
        failed: place1.eq(sweep),
      });
      const isClosed = hit1.and(foundOpen.hit).or(gives1.and(foundOpen.given)).or(fails1.and(foundOpen.failed));
      const hit = m.named(
        'hit',
        find2.valid
          .and(foundOpen.open)
          .and(isClosed.not())
          .and(word.use.eq(useOf(find2.id)))
          .and(isOfWay()),
      );
      function isOfWay(): Bits<1> {
        const byPdc = way.use.cat(way.pdcid).eq(useOf(find2.id).cat(find2.pdcid));
        if (isAsked === undefined) return byPdc;
        return word.rudi!.eq(find2.rudi!.is).and(m.mux(find2.rudi!.is, isAsked, byPdc));
      }
      hits.set(hit);
      const fits = word.length.eq(find2.length).or(find2.return_code.ne(ok));
      const found = m.next(
        'found',
        {
          valid: find2.valid,
          hit,
          return_code: m.mux(fits, find2.return_code, m.lit(6, opViolation)),
          address: word.address,
          length: find2.length,
        },
        { reset: { valid: 0 } },
      );

      // An outcome of the sender: two clocks later it goes on, and what it means for a READ is known.
      const { return_code: code } = heard.response;
      const isWell = heard.kind.is('default_ok').or(heard.kind.is('response').and(code.eq(ok).or(code.eq(nothing))));
      const ofNone = byRudi && m.next('of_none', byRudi.of_none);
      const { opcode } = heard.response;
      const isBare = ofNone?.and(isWell).and(opcode.ne(responseOpcodes.code.response_w_data));
      const its = m.next('sent_open', {
        fine: isBare === undefined ? isWell : isWell.and(isBare.not()),
        open: has(open, heardAt),
        hit: heardAt.eq(place2),
        hit_now: heardAt.eq(place1),
        failed: heardAt.eq(sweep),
      });
      const isFine = its.fine;
      const wasClosed = hit1.and(its.hit).or(fails1.and(its.failed)).or(hit.and(its.hit_now));
      gives.set(sent.valid.and(isFine.not()).and(its.open).and(wasClosed.not()));
      const places = m.mem('places', Place, { depth: messageEntries });
      places.write({ addr: sentAt, data: sent.place, enable: sent.valid.and(isFine) });
      const sentOfNone = ofNone && m.next('sent_of_none', ofNone);
      const nones = sentOfNone && m.mem('nones', bit, { depth: messageEntries });
      nones?.write({ addr: sentAt, data: sentOfNone!, enable: sent.valid.and(isFine) });
      // A response without bytes to a READ that waits for some: it fails, and else is an outcome as any.
      const bare = isBare && m.next('sent_bare', isBare);
      const told = bare === undefined ? sent : failedIf(m, sent, gives.and(bare));
      const ids = m.mem('ids', bits(16), { depth: messageEntries });
      ids.write({ addr: sentAt, data: sent.message, enable: sent.valid.and(isFine) });
      const refused = m.inst('again', fifo(Result, waiting), { up: { payload: told, valid: gives } });
      m.assert('again_finds_room', gives.implies(refused.up.ready));
      const again = refused.down.takeWhen(sent.valid.not());

      // A PDC has ended, or time has passed: READs that wait for bytes are looked for, an entry in two clocks.
      const late = m.reg('tick_waits', bit, { reset: 0 });
      const over = m.inst('over', fifo(Ending, 2 * layout.contexts), {
        up: { payload: { ages: ended.valid.not(), place: ended.place }, valid: ended.valid.or(late) },
      });
      m.assert('ended_finds_room', ended.valid.implies(over.up.ready));
      late.set(late.and(ended.valid.or(over.up.ready.not())).or(tick));
      const { ages, place: overAt } = over.down.payload;
      const looks = m.reg('looks', bit, { reset: 0 });
      const swept = m.next('swept', {
        waits: has(open, sweep).and(has(known, sweep)),
        old: has(old, sweep),
        place: places.read(sweep),
        of_none: nones?.read(sweep),
        id: ids.read(sweep),
      });
      const waits = m.named('waits', looks.and(swept.waits));
      const isOver = swept.place.eq(overAt);
      const hasEnded = swept.of_none === undefined ? isOver : isOver.and(swept.of_none.not());
      const isFound = m.named('finds', waits.and(m.mux(ages, swept.old, hasEnded)));
      const busy = sent.valid.or(again.valid).or(hit).or(hit1).or(gives1);
      fails.set(isFound.and(busy.not()));
      const steps = m.named('steps', looks.and(isFound.not().or(fails)));
      looks.set(over.down.valid.and(looks.not()));
      m.when(steps, () => sweep.set(sweep.add(1)));
      over.down.takeWhen(steps.and(sweep.all()));
      const takesData = m.named('takes_data', sent.valid.not().and(again.valid.not()).and(fails.not()));

      const closing = oneHot(place2, hit).or(oneHot(sentAt, gives)).or(oneHot(sweep, fails));
      open.set(open.and(closing.not()).or(entering.mask(at.reads)));
      old.set(old.and(entering.not()).or(oneHot(sweep, waits.and(ages))));
      known.set(known.and(entering.not()).or(oneHot(sentAt, sent.valid.and(isFine))));

      const blank = unpack(Result, m.lit(Result.width, 0));
      const own = {
        ...blank,
        valid: fails.or(takesData.and(answered.valid)),
        message: m.mux(fails, swept.id, answered.payload.id),
        kind: m.mux(fails, m.lit(OutcomeKind, 'failed'), m.lit(OutcomeKind, 'response')),
        response: { ...blank.response, return_code: answered.payload.return_code },
        code: m.mux(ages, m.lit(8, noAnswerCode), m.lit(8, failureCodes.pdc_ended)),
      };
      const outcome = m.mux(sent.valid, told, m.mux(again.valid, again.payload, own));
      return {
        found,
        outcome,
        unanswered: {
          enable: ofPdc(gives.and(sent.kind.is('response')), sentOfNone).or(ofPdc(fails.and(ages), swept.of_none)),
          place: m.mux(fails, swept.place, sent.place),
        },
        answered: { ready: takesData },
      };
    },
  );
};

/** The outcome of a request, as a failure where it `fails`. */
function failedIf<T extends Pick<OutcomeOf, 'kind' | 'code'>>(m: Ctx, outcome: T, fails: Bits<1>) {
  return {
    ...outcome,
    kind: m.mux(fails, m.lit(OutcomeKind, 'failed'), outcome.kind),
    code: m.mux(fails, m.lit(8, failureCodes.undeliverable), outcome.code),
  };
}

type OutcomeOf = ValueOf<ReturnType<typeof Outcome>>;

/** 1 where it happens to a READ of a PDC. */
const ofPdc = (happens: Bits<1>, ofNone: Bits<1> | undefined): Bits<1> =>
  ofNone === undefined ? happens : happens.and(ofNone.not());
