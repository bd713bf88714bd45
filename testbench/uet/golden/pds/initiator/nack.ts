/** NACKs, by their codes (5.3). */
import { nackClass, nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { addPsn, psnDifference } from '../../serial.ts';
import { learn } from './ack.ts';
import { endPdc, fail } from './closing.ts';
import type { Context } from './context.ts';
import { leaveFlight } from './flight.ts';
import type { InitiatorShared } from './initiator-state.ts';
import { goBack, lose, postpone } from './loss.ts';
import type { PeerNack } from './peer-event.ts';
import type { SendRecord } from './record.ts';
import { endless } from './settings.ts';
import { hear } from './silence.ts';

/** A NACK of a packet of a PDC. */
export function receiveNack(s: InitiatorShared, context: Context, psn: number, nack: PeerNack): void {
  const { code, spdcid, payload } = nack;
  const record = context.records.get(psn);
  const isOutstanding = psnDifference(psn, context.oldest) >= 0 && psnDifference(psn, context.next) < 0;
  if (!isOutstanding) {
    s.counters.count('nack_out_of_range');
    return;
  }
  if (code === 'new_start_psn') {
    if (context.state === 'creating') restart(s, context, payload);
    else s.counters.count('nack_unexpected');
    return;
  }
  if (code === undefined) {
    s.counters.count('nack_unexpected');
    return;
  }
  if (spdcid !== 0) learn(s, context, spdcid);
  if (nackClass(nackCodes.code[code]) === 'pdc_fatal') {
    // A peer that has closed the PDC has forgotten it: the ACK of CLOSE_CMD was lost.
    if (code === 'inv_dpdcid' && context.state === 'ack_wait') endPdc(s, context);
    else fail(s, context, code);
    return;
  }
  hear(s, context);
  if (record === undefined || record.state === 'lost') {
    s.counters.count('nack_out_of_range');
    return;
  }
  react(s, context, record, nack);
}

/** A NACK that leaves the PDC alive, of a packet that is outstanding. */
function react(s: InitiatorShared, context: Context, record: SendRecord, { code, m, payload }: PeerNack): void {
  const { loss, goBackTime } = s.registers;
  switch (code) {
    case 'trimmed':
    case 'trimmed_lasthop':
    case 'trimmed_ack':
      if (loss.trimNack) lose(s, context, record, code === 'trimmed_lasthop' ? 'trim_last_hop' : 'trim', m);
      else s.counters.count('nack_unexpected');
      return;
    case 'pkt_not_rcvd':
    case 'ack_with_data':
    case 'rcvr_infer_loss':
    case 'exp_nack_err':
      if (loss.lossNack) lose(s, context, record, 'nack', m);
      else s.counters.count('nack_unexpected');
      return;
    case 'psn_oor_window':
      // A packet at or below CACK is done, wherever the peer's window is.
      if (s.settings.policies.outOfWindow === 'at_once') lose(s, context, record, 'nack', m);
      else if (record.state !== 'waiting') postpone(s, context, record, s.now + s.registers.nackRetxTime, m);
      return;
    case 'rod_ooo': {
      // Each packet under way beyond the gap can bring a NACK; going back once for all of them will do.
      const { wentBack } = context;
      const isSame = wentBack?.to === payload && s.now - wentBack.at < goBackTime;
      const isOurs = psnDifference(payload, context.oldest) >= 0 && psnDifference(payload, context.next) < 0;
      if (!context.ordered || !isOurs) s.counters.count('nack_unexpected');
      else if (!isSame) goBack(s, context, payload);
      return;
    }
    case 'rcvd_ses_procg':
      // It has come, and its response will (13.19): that counts as no retry.
      if (record.state !== 'waiting') s.startRto(context, record);
      return;
    default:
      refuse(s, context, record, m);
  }
}

/** What the peer lacks, it may have later. */
function refuse(s: InitiatorShared, context: Context, record: SendRecord, ecn: boolean): void {
  const { maxNackRetx, nackRetxTime } = s.registers;
  if (record.state === 'waiting') return;
  if (maxNackRetx !== endless.nack && record.nackRetries >= maxNackRetx) {
    fail(s, context, 'undeliverable');
    return;
  }
  record.nackRetries++;
  postpone(s, context, record, s.now + nackRetxTime, ecn);
}

/** Another Start_PSN: all that is outstanding moves with it, and is sent again in the order of its PSNs (7.5). */
function restart(s: InitiatorShared, context: Context, startPsn: number): void {
  const delta = psnDifference(startPsn, context.startPsn);
  s.startPsns.learn(context.tuple, startPsn);
  // A NACK of another packet has told it before.
  if (delta === 0) return;
  const records = [...context.records.values()];
  context.records.clear();
  for (const record of records) {
    leaveFlight(s, context, record, 'withdrawn');
    record.psn = addPsn(record.psn, delta);
    record.state = 'lost';
    record.dueAt = undefined;
    context.records.set(record.psn, record);
  }
  context.startPsn = startPsn;
  context.next = addPsn(context.next, delta);
  context.cack = addPsn(context.cack, delta);
  context.clearSent = context.cack;
  context.recovery.psn = startPsn;
  context.recovery.mark = startPsn;
  s.counters.count('pdc_moved');
  s.tellPdc('moved', context);
}
