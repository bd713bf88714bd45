/** What waits at the desk of a sender, and what PDC choice is told. */
import { type Bits, bit, bits, type Ctx, record, type StreamValue, type ValueOf } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../../lib/stream/fifo.ts';
import { OpenPdc, PdcNotice } from '../choice/choice-records.ts';
import { type InitiatorLayout, isReturn } from '../layout.ts';
import type { PdcEvent } from '../records.ts';

/** A notice that PDC choice has not taken for so many clocks is late; then nothing is placed until it is settled. */
const lateAfter = 8;
/** Clocks from a notice that was taken until no packet is placed that was on its way before it. */
const settles = 24;

/** A PDC that ends, or has moved on: the PSN that its peer expects next. */
const Ending = record({ pdcid: bits(16), next: bits(32) });

/** What waits: PDCs that are to open, that end, and that have moved on; and those that take no new messages. */
export function queuesOf(
  m: Ctx,
  initiator: InitiatorLayout,
  open: ValueOf<typeof OpenPdc>,
  event: ValueOf<ReturnType<typeof PdcEvent>>,
) {
  const { contexts } = initiator;
  const waiting = m.inst('opens_waiting', blockFifo(OpenPdc, contexts), { up: { payload: open, valid: open.valid } });
  const ends = m.named('ends', event.valid.and(event.closed.or(event.ended)));
  const ended = { pdcid: event.pdcid, next: event.next_psn };
  const ending = m.inst('ends_waiting', blockFifo(Ending, contexts), { up: { payload: ended, valid: ends } });
  // What finds no room is told again when the PDC ends.
  const moving = m.inst('moves_waiting', fifo(Ending, 4), {
    up: { payload: ended, valid: event.valid.and(event.moved) },
  });
  m.unused(moving.up.ready);
  const quitsAny = event.valid.and(event.quiesce.or(event.failed));
  const beside = isReturn(initiator, event.place);
  const quits = m.named('quits', beside === undefined ? quitsAny : quitsAny.and(beside.not()));
  const quiet = m.inst('quiets_waiting', blockFifo(bits(16), 2 * contexts), {
    up: { payload: event.pdcid, valid: quits },
  });
  m.assert('opens_have_room', open.valid.implies(waiting.up.ready));
  m.assert('ends_have_room', ends.implies(ending.up.ready));
  m.assert('quiets_have_room', quits.implies(quiet.up.ready));
  return { waiting: waiting.down, ending: ending.down, moving: moving.down, quiet: quiet.down };
}

/** The end of a PDC that is to be told. */
interface End {
  readonly ends: Bits<1>;
  readonly pdcid: Bits<16>;
  readonly next: Bits<32>;
}

/** What PDC choice is told, first that PDCs take no new messages; `ends` where the end has been taken. */
export function noticesOf(m: Ctx, quiet: StreamValue<Bits<16>>, { ends, pdcid, next }: End, ready: Bits<1>) {
  const shown = m.reg('shown', record({ valid: bit, payload: PdcNotice }), { reset: { valid: 0 } });
  const moves = m.named('moves', shown.valid.not().or(ready));
  const { payload: quits, valid: hasQuit } = quiet.takeWhen(moves);
  m.when(moves, () => {
    shown.set({ valid: hasQuit.or(ends), payload: { news: 'ended', pdcid, next } });
    m.when(hasQuit, () => shown.set({ payload: { news: 'quiesce', pdcid: quits } }));
  });

  const waits = m.reg('waits', bits(4), { reset: 0 });
  const late = m.reg('late', bit, { reset: 0 });
  const cools = m.reg('cools', bits(5), { reset: 0 });
  const hasQuiet = m.named('has_quiet', hasQuit.or(shown.valid.and(shown.payload.news.is('quiesce'))));
  m.when(hasQuiet.and(ready.not()), () => {
    m.when(waits.eq(lateAfter).not(), () => waits.set(waits.add(1))).otherwise(() => late.set(1));
  }).otherwise(() => waits.set(0));
  m.when(hasQuiet, () => cools.set(settles))
    .elsewhen(cools.any(), () => cools.set(cools.sub(1)))
    .otherwise(() => late.set(0));
  return { notice: shown, late, ends: moves.and(ends).and(hasQuit.not()) };
}
