/** How outstanding packets leave the flight, and the initiator. */
import { type CongestionEvent, removedBy } from './congestion.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';
import type { SendRecord } from './record.ts';

/** A record is no more. */
export function forget(s: InitiatorShared, context: Context, record: SendRecord): void {
  context.records.delete(record.psn);
  if (record.size === 0) return;
  const { ccc } = context;
  ccc.outstanding--;
  if (ccc.outstanding === 0) s.idleCccs.add(ccc);
}

/** A packet is no longer in flight; one that is in no flight changes nothing. */
export function leaveFlight(
  s: InitiatorShared,
  context: Context,
  { state, size, entropy }: SendRecord,
  kind: CongestionEvent['kind'],
  ecn = false,
): void {
  if (state === 'out' && size > 0) changeFlight(s, context, { kind, bytes: size, entropy, ecn });
}

/** Congestion control hears of bytes that leave the flight of a PDC, or come back to it. */
export function changeFlight(
  s: InitiatorShared,
  context: Context,
  event: Partial<CongestionEvent> & Pick<CongestionEvent, 'kind' | 'bytes'>,
): void {
  const told = s.tell({ ccc: context.ccc.id, ...event });
  context.flight -= removedBy(told);
}

/**
 * Nothing of a PDC is outstanding, or nothing counts any more, so nothing of it is in flight: what rcvd_bytes have
 * rounded up, or have not told, is made up for. Otherwise it would stay with the congestion control context for as long
 * as that has other PDCs.
 */
export function emptyFlight(s: InitiatorShared, context: Context): void {
  const { flight } = context;
  if (flight > 0) changeFlight(s, context, { kind: 'withdrawn', bytes: flight });
  else if (flight < 0) changeFlight(s, context, { kind: 'readd', bytes: -flight });
}
