/** What becomes of a packet that may open a PDC: the rows CLOSED and PENDING of the target's state table (7.6, 8.9). */
import { psnDifference } from '../serial.ts';
import { opensPdc, type PdsPacket, psnOffsetOf, startPsnOf } from './packet.ts';
import type { TargetNack } from './reply.ts';
import type { PdsTargetSettings } from './settings.ts';
import type { Verdict } from './verdict.ts';

export type Opening =
  /** It is the first packet of an established PDC. */
  | { readonly does: 'open' }
  /** A PDC waits in PENDING until its initiator comes back with this Start_PSN; NACK NEW_START_PSN says so. */
  | { readonly does: 'pend'; readonly startPsn: number }
  | { readonly does: 'refuse'; readonly code: TargetNack; readonly payload: number }
  | { readonly does: 'drop'; readonly verdict: Verdict };

/** What leaves the state as it is. */
export type Refusal = Exclude<Opening, { does: 'open' | 'pend' }>;

/**
 * A SYN packet for which there is no PDC. `hasRoom`: a PDCID is free, and so is a place in the table.
 *
 * The order is that of the rows of 7.6, with what the packet itself needs at the end. So while there is no PDC to be
 * had, packets after the first of a ROD PDC wait as the first does; ROD_OOO would have them sent again at once.
 *
 * A SYN beyond the window of its own Start_PSN opens nothing. 7.3 has INVALID_SYN for it, which is fatal; but its
 * initiator learns the window from the first ACK only, and may send as far as Default_MPR says before (3.2). So it gets
 * NO_BITMAP, which 7.5 has such an initiator wait for and try again: no bitmap reaches that far yet.
 */
export function openingOf(packet: PdsPacket, settings: PdsTargetSettings, hasRoom: boolean): Opening {
  // CLEAR, PROBE or ACK_REQ that has overtaken the first packet: a NACK could only harm the PDC that is about to be
  // opened.
  if (!opensPdc(packet)) return { does: 'drop', verdict: 'dropped_no_pdc' };
  if (!hasRoom) return refuse('no_pdc_avail');
  if (!packet.resources.ccc) return refuse('no_ccc_avail');
  if (!packet.resources.bitmap) return refuse('no_bitmap');
  const early = notFirst(packet, settings);
  if (early !== undefined) return early;
  const { method, startPsn } = packet.tss;
  const tooOld = method === 'expected_0rtt' && psnDifference(startPsnOf(packet), startPsn) < 0;
  if (tooOld || method === 'random_1rtt') return { does: 'pend', startPsn };
  const missing = missingResource(packet, psnOffsetOf(packet) === 0);
  return missing === undefined ? { does: 'open' } : refuse(missing);
}

/** A SYN packet that may open, for a PDC in PENDING. `required`: its Start_PSN, which has to be met exactly. */
export function reopeningOf(
  packet: PdsPacket,
  settings: PdsTargetSettings,
  required: number,
): Refusal | { does: 'open' } {
  if (startPsnOf(packet) !== required) return refuse('new_start_psn', required);
  const early = notFirst(packet, settings);
  if (early !== undefined) return early;
  const missing = missingResource(packet, psnOffsetOf(packet) === 0);
  return missing === undefined ? { does: 'open' } : refuse(missing);
}

/**
 * The NACK for a resource that a request needs and that is not there, the lowest code first (5.3). The last guaranteed
 * responses are for the oldest PSN that is not done: responses of later ones are cleared only when that has come, so a
 * PDC whose later packets have taken all of them would never go on.
 */
export function missingResource({ kind, resources }: PdsPacket, isOldest: boolean): TargetNack | undefined {
  if (kind !== 'request') return undefined;
  const { pktBuffer, gtdDel, gtdLast, sesMsg, other } = resources;
  if (pktBuffer && gtdDel && sesMsg && other && (!gtdLast || isOldest)) return undefined;
  if (!pktBuffer) return 'no_pkt_buffer';
  if (!gtdDel || gtdLast) return 'no_gtd_del_avail';
  return sesMsg ? 'no_resource' : 'no_ses_msg_avail';
}

function notFirst(packet: PdsPacket, { policies, window }: PdsTargetSettings): Refusal | undefined {
  const offset = psnOffsetOf(packet);
  if (packet.rod && offset !== 0) {
    if (policies.rodFirst === 'drop') return { does: 'drop', verdict: 'dropped_rod_first' };
    return refuse('rod_ooo', startPsnOf(packet));
  }
  return offset >= window ? refuse('no_bitmap') : undefined;
}

const refuse = (code: TargetNack, payload = 0): Refusal => ({ does: 'refuse', code, payload });
