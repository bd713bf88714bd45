/**
 * What the tables of the PDS initiator's hardware say when nothing is under way: copies say what the words say of which
 * they are copies, and all says what the golden model knows.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../golden/pds/initiator/index.ts';
import type { InitiatorTables, Row, TableName } from './initiator-tables.ts';

/** What differs, by its name, on both sides. */
class Differences {
  readonly #told: Record<string, unknown> = {};
  readonly #known: Record<string, unknown> = {};

  readonly same = (name: string, told: unknown, known: unknown): void => {
    if (isDeepStrictEqual(told, known)) return;
    this.#told[name] = told;
    this.#known[name] = known;
  };

  assertNone(): void {
    assert.deepEqual(this.#told, this.#known);
  }
}

const places = 8;
const window = 128;

const offset = (psn: number, start: number): number => (psn - start) >>> 0;
/** A bit of the words of 64 of a place: those of the even and of the odd word. */
const bitAt = (tables: InitiatorTables, name: string, place: number, rel: number): number => {
  const bank = (rel & 64) === 0 ? 'even' : 'odd';
  const written = Number(tables.value('pipe.slots.written_words.memory', place));
  if (((written >> ((rel >> 6) & 1)) & 1) === 0) return 0;
  const word = BigInt(tables.value(`${name}_${bank}.memory` as TableName, place));
  return Number((word >> BigInt(rel & 63)) & 1n);
};

/** The slot of a PSN, among those of all places. */
const slotOf = (place: number, rel: number): number => place * window + (rel & (window - 1));

/** Copies of words, in the places of those PDCs and of all. */
export function assertCopiesAgree(tables: InitiatorTables): void {
  const differences = new Differences();
  const { same } = differences;
  for (let place = 0; place < places; place++) {
    const value = (name: TableName) => tables.value(name, place);
    const at = (what: string): string => `${what} of place ${place}`;
    for (const queue of ['retirement.queue', 'closes', 'turns.finder.sent_queue'] as const) {
      same(at(`${queue}, left`), value(`${queue}.left`), value(`${queue}.entered`));
    }
    const oldest = value('retirement.oldests');
    for (const copy of ['pipe.oldests', 'turns.finder.oldests', 'sweep.oldests'] as const)
      same(at(copy), value(`${copy}.memory`), oldest);
    const tail = value('numbering.tails.memory');
    for (const copy of ['pipe.tails', 'retirement.tails', 'turns.finder.tails'] as const)
      same(at(copy), value(`${copy}.memory`), tail);
    const stands = tables.row('pipe.progress.standing.standings.memory', place);
    const course = tables.row('pipe.progress.course.courses.memory', place);
    const isWaiting = stands.state === quiesce && course.close_sent === 1;
    const { cum, range, plain, code } = stands;
    const { next, going, far, again, until, sleek, hold } = course;
    const view = { state: isWaiting ? ackWait : stands.state, next, cum, range, going, far, again, until };
    for (const copy of ['retirement.views', 'turns.finder.views'] as const)
      same(at(copy), tables.row(`${copy}.memory`, place), { ...view, sleek, hold, plain, code });
    same(at('sweep.nexts'), value('sweep.nexts.memory'), next);
    const sent = { next, close_sent: course.close_sent, age: stands.age };
    same(at('pipe.progress.sent'), tables.row('pipe.progress.sent.memory', place), sent);
    if (stands.state !== closed) same(at('intake.starts'), value('intake.starts.memory'), stands.start);
    same(at('turns.finder.flags'), value('turns.finder.flags.memory'), value('pipe.lost.flags.memory'));
    const written = Number(value('pipe.slots.written_words.memory'));
    for (const [bank, isWritten] of [
      ['even', (written & 1) !== 0],
      ['odd', (written & 2) !== 0],
    ] as const) {
      if (!isWritten || stands.state === closed) continue;
      same(at(`marks, ${bank}`), value(`turns.finder.marks_${bank}.memory`), value(`pipe.lost.marks_${bank}.memory`));
      const covered = value(`pipe.slots.covered_${bank}.memory`);
      same(at(`covered, ${bank}`), value(`sweep.order.covered_${bank}.memory`), covered);
    }
    for (let rel = Number(oldest); rel !== next && stands.state !== closed; rel = (rel + 1) >>> 0) {
      const slot = slotOf(place, rel);
      const ofSlot = (what: string): string => `${what} of ${rel} of place ${place}`;
      const answered = tables.value('pipe.slots.answered_slots.memory', slot);
      for (const copy of ['retirement', 'sweep.order'] as const)
        same(ofSlot(`${copy}.answered`), tables.value(`${copy}.answered.memory`, slot), answered);
      const id = Number(tables.value('pipe.slot_records.memory', slot));
      same(ofSlot('retirement.slots'), tables.value('retirement.slots.memory', slot), id);
      if (answered === 1) continue;
      same(ofSlot('sweep.whose'), tables.row('sweep.whose.memory', id), { place, rel });
      const flight = tables.row('pipe.sendings.flights.memory', id);
      const { state, counted } = flight;
      same(ofSlot('retirement.flown'), tables.row('retirement.flown.memory', id), { state, counted });
      const out = Number(state === outState);
      const { due, out: isOut } = tables.row('sweep.flown.memory', id);
      same(ofSlot('sweep.flown'), { due, out: isOut }, { due: flight.due, out });
    }
  }
  differences.assertNone();
}

const closed = 0;
const quiesce = 3;
const ackWait = 4;
const outState = 0;
const states = ['closed', 'creating', 'established', 'quiesce', 'ack_wait', 'error'];

/** Places of which none was opened have no PDC. */
export function assertClosed(tables: InitiatorTables, opened: ReadonlySet<number>): void {
  const differences = new Differences();
  for (let place = 0; place < places; place++) {
    if (opened.has(place)) continue;
    const { state, age, to_close, cum } = tables.row('pipe.progress.standing.standings.memory', place);
    const { next, close_sent, going, sleek, hold } = tables.row('pipe.progress.course.courses.memory', place);
    const { tail, open } = tables.row('numbering.tails.memory', place);
    const told = { state, age, to_close, cum, next, close_sent, going, sleek, hold, tail, open };
    for (const [name, value] of Object.entries(told)) differences.same(`${name} of place ${place}`, value, 0);
    differences.same(`oldest of place ${place}`, tables.value('retirement.oldests', place), 0);
  }
  differences.assertNone();
}

/** The congestion control context of all PDCs of a desk. */
const ccc = 0;

/** Besides the tables. */
export interface Beside {
  /** Time of hardware less that of the model; `undefined` where time goes on. */
  readonly lead: number | undefined;
  /** Packets that hardware takes the PDC to have sent beside those of the model. */
  readonly moved: number;
  /** Messages of the place that lack their last packet. */
  readonly open: number;
}

/** All that is kept of a PDC, as the model has it. */
export function assertAsModel(tables: InitiatorTables, place: number, context: Context, beside: Beside): void {
  const start = (context.startPsn - beside.moved) >>> 0;
  const differences = new Differences();
  const { same } = differences;
  const at = (time: number): number => (time + (beside.lead ?? 0)) >>> 0;
  const stands = tables.row('pipe.progress.standing.standings.memory', place);
  const course = tables.row('pipe.progress.course.courses.memory', place);
  const next = offset(context.next, start);
  same(
    'state',
    stands.state === quiesce && course.close_sent === 1 ? 'ack_wait' : states[Number(stands.state)],
    context.state,
  );
  same('start', stands.start, start);
  if (context.state !== 'creating') same('peer', stands.peer, context.peerPdcid);
  same('cum', stands.cum, offset(context.cack + 1, start));
  same('range', Number(stands.range) * 128, context.peerRange);
  same(
    'range_cum',
    stands.ranged === 1 ? stands.range_cum : undefined,
    context.rangeCack === undefined ? undefined : offset(context.rangeCack + 1, start),
  );
  same(
    'to_close',
    stands.to_close === 1 || context.state === 'ack_wait',
    context.closeRequested || context.state === 'ack_wait',
  );
  same('next', course.next, next);
  same('syn_resent', course.syn_resent === 1, context.synResent);
  same('hold', course.hold === 1, context.isHeld);
  // A recovery that began where nothing was outstanding is over, which the model says with the next ACK.
  const recovers = context.recovery.on && offset(context.recovery.psn, start) > Number(stands.cum);
  if (context.records.size > 0) same('sleek', course.sleek === 1, recovers);
  if (recovers && course.sleek === 1) same('until', course.until, offset(context.recovery.psn, start));
  const { tail, open } = tables.row('numbering.tails.memory', place);
  same('tail', tail, (next + context.queue.length) >>> 0);
  same('open', open, beside.open);
  same('oldest', tables.value('retirement.oldests', place), offset(context.oldest, start));
  if (context.ordered && context.records.size > 0) same('renew', course.renew === 1, context.entropy === undefined);

  if (context.queue.length === 0 && context.firstLost === undefined) {
    // Nothing claims room, and has it taken back: what a context has sent is what was claimed less what was given back.
    const claimed = tables.field('pipe.claim.claimed.memory', ccc, 'bytes');
    const given = Number(tables.value('pipe.account.refunds.memory', ccc));
    same('refunds', tables.value('pipe.claim.refunds.memory', ccc), given);
    same('sent', tables.field('pipe.account.rests.memory', ccc, 'sent'), (claimed - given) >>> 0);
  }
  for (let rel = offset(context.oldest, start); rel !== next; rel = (rel + 1) >>> 0) {
    const record = context.records.get((rel + start) >>> 0);
    const slot = slotOf(place, rel);
    const is = (what: string): string => `${what} of ${rel}`;
    same(is('answered'), tables.value('pipe.slots.answered_slots.memory', slot), Number(record === undefined));
    if (record === undefined) continue;
    const id = Number(tables.value('pipe.slot_records.memory', slot));
    const flight = tables.row('pipe.sendings.flights.memory', id);
    const covered = bitAt(tables, 'pipe.slots.covered', place, rel);
    same(is('state'), stateOf(flight, covered), record.state);
    same(is('sendings'), flight.sendings, Math.min(record.sendings, 3));
    same(is('counted'), flight.counted === 1 || covered === 1, record.counted);
    same(is('retries'), flight.rto, Math.min(record.rtoRetries, 15));
    same(is('tries'), flight.tries, Math.min(record.rtoRetries + record.held, 31));
    same(is('refusals'), flight.nacks, record.nackRetries);
    same(is('mark'), bitAt(tables, 'pipe.lost.marks', place, rel), Number(record.state === 'lost' && !context.ordered));
    if (beside.lead === undefined) continue;
    same(is('sent_at'), flight.sent_at, at(record.sentAt));
    if (record.dueAt !== undefined) same(is('due'), flight.due, at(record.dueAt));
  }
  if (beside.lead !== undefined) {
    const { probe, tail: end, idleSince, clearDue } = context;
    const watch = tables.row('pipe.watch.watches.memory', place);
    same(
      'probe_due',
      watch.probe_on === 1 ? watch.probe_due : undefined,
      probe.dueAt === undefined ? undefined : at(probe.dueAt),
    );
    same('opaque', watch.opaque, probe.opaque);
    same(
      'probe_sent',
      watch.probe_waits === 1 ? watch.probe_sent : undefined,
      probe.sentAt === undefined ? undefined : at(probe.sentAt),
    );
    same('heard', watch.heard === 1, probe.heard);
    same('tail_since', watch.tail_since, at(end.since));
    same('tail_tries', watch.tail_tries, end.tries);
    if (context.isDone) same('idle_since', watch.idle_since, at(idleSince));
    same('clear_due', watch.clear_due === 1, clearDue);
  }
  differences.assertNone();
}

const stateOf = ({ state }: Row, covered: number): string => {
  if (state === 3) return 'lost';
  if (covered === 1) return 'sacked';
  return ['out', 'waiting', 'lost'][Number(state)]!;
};
