/** How outstanding packets leave the flight, and the initiator. */
import type { CongestionEvent } from './congestion.ts';
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
  { ccc }: Context,
  { state, size, entropy }: SendRecord,
  kind: CongestionEvent['kind'],
  ecn = false,
): void {
  if (state === 'out' && size > 0) s.tell({ ccc: ccc.id, kind, bytes: size, entropy, ecn });
}
