/** The end of PDCs: in order, and in error (7.5). */
import { addPsn } from '../../serial.ts';
import type { Context } from './context.ts';
import { emptyFlight, forget } from './flight.ts';
import type { InitiatorShared } from './initiator-state.ts';
import type { FailureCode, SendRequest, Tuple } from './send.ts';

/** The PDC takes no new messages, and closes when all that it has is done. */
export function requestClose(s: InitiatorShared, context: Context): void {
  // A return space ends with its PDC.
  if (context.isReturn) return;
  context.closeRequested = true;
  quiesce(s, context);
}

/**
 * A PDC that is to close does so as soon as its state allows. One that is not open yet has packets under way, and
 * closes when it is; one that has sent nothing is gone.
 */
export function quiesce(s: InitiatorShared, context: Context): void {
  if (!context.closeRequested) return;
  if (context.state === 'established') {
    context.state = 'quiesce';
    s.tellPdc('quiesce', context);
  } else if (context.state === 'creating' && context.isDone && context.next === context.startPsn) endPdc(s, context);
}

/** CLOSE_CMD may be sent: all is acknowledged, and no message is in its middle. */
export const mayClose = (context: Context): boolean =>
  context.state === 'quiesce' && context.isDone && context.messages.size === 0;

/** The PDC is closed. */
export function endPdc(s: InitiatorShared, context: Context): void {
  s.counters.count('pdc_closed');
  context.state = 'closed';
  remove(s, context);
  s.tellPdc('closed', context);
}

/**
 * The PDC ends in an error: SES hears of each packet once. Where the policy has them tried again on a new PDC (5.3),
 * that is for those that the peer is not known to have.
 */
export function fail(s: InitiatorShared, context: Context, code: FailureCode): void {
  s.counters.count('pdc_error');
  context.state = 'error';
  const isRetry = s.settings.policies.lostPdc === 'retry' && (code === 'inv_dpdcid' || code === 'closing');
  const again = drop(s, context, code, isRetry && !context.isReturn);
  const open = isRetry ? [...context.messages] : [];
  remove(s, context);
  s.tellPdc('error', context, code);
  if (!context.isReturn) requeue(s, context.tuple, again, open);
}

/** The PDC of a return space has ended, whatever of it is outstanding (7.12): SES hears of each packet once. */
export function endReturn(s: InitiatorShared, context: Context): void {
  s.counters.count('pdc_closed');
  context.state = 'closed';
  drop(s, context, 'pdc_ended', false);
  remove(s, context);
  s.tellPdc('closed', context);
}

/** All packets of a PDC that ends have failed, but for those, with `isRetry`, that the peer is not known to have. */
function drop(s: InitiatorShared, context: Context, code: FailureCode, isRetry: boolean): SendRequest[] {
  const again: SendRequest[] = [];
  emptyFlight(s, context);
  for (const record of [...context.records.values()]) {
    forget(s, context, record);
    if (record.send === undefined) continue;
    if (isRetry && record.state !== 'sacked') again.push(record.send);
    else s.finish(record.send, { kind: 'failed', code });
  }
  for (const send of context.queue.splice(0)) {
    if (isRetry) again.push(send);
    else s.finish(send, { kind: 'failed', code });
  }
  return again;
}

/**
 * Packets of a PDC that has failed go before those that wait for one; `open` are its messages of which more may come.
 */
function requeue(s: InitiatorShared, tuple: Tuple, sends: readonly SendRequest[], open: readonly number[]): void {
  const state = s.tupleOf(tuple);
  state.waiting.unshift(...sends);
  for (const message of [...open, ...sends.map((send) => send.message)]) state.moved.add(message);
  if (state.waiting.length > 0) s.needy.add(state);
}

/** Its PDCID is held: in quarantine, and where SYN packets were sent twice for Syn_Retx_Safety_Time. */
function remove(s: InitiatorShared, context: Context): void {
  // The PDCID of a return space is its target's.
  if (context.isReturn) {
    s.pdcs.removeReturn(context);
    return;
  }
  const { quarantineTime, synRetxSafetyTime } = s.registers;
  const held = Math.max(quarantineTime, context.synResent ? synRetxSafetyTime : 0);
  s.pdcs.remove(context, s.now + held, addPsn(context.next, -1));
  s.startPsns.learn(context.tuple, context.next);
  const state = s.tupleOf(context.tuple);
  state.contexts.splice(state.contexts.indexOf(context), 1);
  for (const [message, at] of state.messages) if (at === context) state.messages.delete(message);
}
