/** Which PDC a packet takes: that of its message, or one of its tuple's, or a new one (7.1). */
import { addPsn } from '../../serial.ts';
import { requestClose } from './closing.ts';
import { Context } from './context.ts';
import type { InitiatorShared, TupleState } from './initiator-state.ts';
import { isInWindow } from './order.ts';
import { isOrdered, type SendRequest } from './send.ts';

/** How many packets of a tuple wait to be sent. */
export const waitingOf = ({ waiting, contexts }: TupleState): number =>
  contexts.reduce((sum, { queue }) => sum + queue.length, waiting.length);

/** A packet joins those that wait for a PDC, and has one at once where that is possible. */
export function enqueue(s: InitiatorShared, send: SendRequest): void {
  const state = s.tupleOf(send.tuple);
  state.waiting.push(send);
  place(s, state);
}

/** What waits for a PDC has one, as far as there are any: tuples in the order in which they began to wait. */
export function placeAll(s: InitiatorShared): void {
  for (const state of [...s.needy]) place(s, state);
}

/** Packets of a tuple in their order; the first that has no PDC has the others wait. */
function place(s: InitiatorShared, state: TupleState): void {
  while (state.waiting.length > 0) {
    const [send] = state.waiting as [SendRequest];
    const isStranded = !send.first && !state.messages.has(send.message) && !state.moved.has(send.message);
    if (isStranded) {
      state.waiting.shift();
      s.finish(send, { kind: 'failed', code: 'no_pdc' });
      continue;
    }
    const context = state.messages.get(send.message) ?? choose(s, state);
    if (context === undefined) {
      if (!s.needy.has(state)) s.counters.count('pdc_waited');
      s.needy.add(state);
      reclaim(s);
      return;
    }
    state.waiting.shift();
    state.moved.delete(send.message);
    context.queue.push(send);
    context.messages.add(send.message);
    context.idleSince = s.now;
    if (send.last) state.messages.delete(send.message);
    else state.messages.set(send.message, context);
  }
  s.needy.delete(state);
}

/** The PDC of a message that begins. */
function choose(s: InitiatorShared, state: TupleState): Context | undefined {
  const { spread, pdcsPerTuple } = s.settings.policies;
  for (const context of state.contexts) if (isNearEnd(s, context)) requestClose(s, context);
  const taking = state.contexts.filter(({ isTaking }) => isTaking);
  if (isOrdered(state.tuple.mode)) {
    // Another PDC would have an order of its own: it begins when all of this one is done.
    const isBusy = state.contexts.some(({ isTaking, isDone }) => !isTaking && !isDone);
    return taking[0] ?? (isBusy ? undefined : open(s, state));
  }
  const isFull = (context: Context): boolean => context.queue.length > 0 || !isInWindow(s, context);
  const isMore = taking.length < pdcsPerTuple && (spread === 'turns' || taking.every(isFull));
  const opened = isMore ? open(s, state) : undefined;
  if (opened !== undefined || taking.length === 0) return opened;
  if (spread === 'turns') return taking[state.turn++ % taking.length];
  return taking.reduce((best, context) => (context.queue.length < best.queue.length ? context : best));
}

/** CLOSED: a PDC begins (7.5). */
function open(s: InitiatorShared, state: TupleState): Context | undefined {
  const next = s.pdcs.next(s.now);
  if (next === undefined) return undefined;
  const startPsn = s.startPsns.next(state.tuple, next.lastPsn);
  const range = Math.max(s.registers.defaultMpr, 1) * 128;
  const context = new Context(next.pdcid, state.tuple, s.cccOf(state.tuple), startPsn, range, s.now);
  s.pdcs.insert(context);
  state.contexts.push(context);
  s.counters.count('pdc_opened');
  s.tellPdc('opened', context);
  return context;
}

/** As many idle PDCs as tuples wait for one are to close, those first that have been idle longest. */
function reclaim(s: InitiatorShared): void {
  const all = s.pdcs.all();
  const missing = s.needy.size - all.filter(({ isTaking, isReturn }) => !isTaking && !isReturn).length;
  const idle = all.filter((context) => context.isTaking && isIdle(context)).sort((a, b) => a.idleSince - b.idleSince);
  for (const context of idle.slice(0, Math.max(missing, 0))) requestClose(s, context);
}

/** Nothing is left to send or to wait for, and no message is in its middle. */
export const isIdle = (context: Context): boolean =>
  context.state === 'established' && context.isDone && context.messages.size === 0;

/** Too few PSNs are left for another message (7.2). */
function isNearEnd(s: InitiatorShared, { next, queue, startPsn }: Context): boolean {
  const { psnRangeBits, psnRangeMargin } = s.settings.policies;
  if (psnRangeBits === undefined) return false;
  return addPsn(next, queue.length - startPsn) + psnRangeMargin >= 2 ** psnRangeBits;
}
