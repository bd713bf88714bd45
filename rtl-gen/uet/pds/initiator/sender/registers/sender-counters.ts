/** What a PDS sender counts, each in a counter of 64 bits. */

/** Bits of the short counters that the bank of registers follows. */
export const shortBits = 7;

/** Counters by name; those that the golden model has, under its names. */
export const senderCounters = [
  ['ack_unknown_pdc', 'ACKs, NACKs and control packets whose DPDCID is of no PDC of ours.'],
  ['ack_mismatch', 'Those whose source, address of ours or SPDCID is not that of the PDC.'],
  ['ack_out_of_range', 'ACKs whose ACK_PSN or CACK the PDC has not sent.'],
  ['sack_out_of_range', 'ACKs with SACK bits of PSNs that the PDC has not sent; the rest of them is taken.'],
  ['nack_out_of_range', 'NACKs of a PSN that is not outstanding (5.3).'],
  ['nack_again', 'NACKs of a packet that waits to be sent again already.'],
  ['nack_unexpected', 'NACKs that change nothing: a reserved code, or one that is switched off.'],
  ['probe_stale', 'Answers to a PROBE that is not the latest.'],
  ['peer_dropped', 'ACKs, NACKs and control packets that found no room.'],
  ['retransmitted', 'Packets sent again.'],
  ['lost_trim', 'Packets that were trimmed.'],
  ['lost_nack', 'Packets refused by another NACK that has them sent again.'],
  ['lost_tail', 'Packets sent again as the last of a burst.'],
  ['lost_timeout', 'Packets whose RTO has passed.'],
  ['held_timeout', 'RTOs in recovery, which resend nothing by themselves.'],
  ['spurious', 'Retransmissions that were not needed.'],
  ['duplicate_ack', 'ACKs of a packet that was acknowledged before.'],
  ['ack_req_sent', 'ACK_REQs.'],
  ['probe_sent', 'PROBEs.'],
  ['clear_sent', 'CLEAR_CMDs.'],
  ['recoveries', 'Recoveries by the out-of-order count or a PROBE.'],
  ['pdc_opened', 'PDCs opened.'],
  ['pdc_closed', 'PDCs closed.'],
  ['pdc_error', 'PDCs that ended in an error.'],
  ['pdc_moved', 'PDCs whose Start_PSN the peer has changed.'],
  ['parked', 'Times that a packet waits for a PDC, or for room in one; one that waits for long counts again.'],
  ['unsent', 'Packets that failed as the PDC of their message had failed before they came.'],
  ['sent', 'Packets that left.'],
  ['lost_entropy', 'Packets taken for lost by the order of their entropy value.'],
  ['credit_req_sent', 'CREDIT_REQs; 0 where there are no return spaces.'],
  [
    'credit_req_ignored',
    'CREDIT_REQs that congestion control has asked for of a PDC that does not know its peer, or is over.',
  ],
] as const;

export type SenderCounter = (typeof senderCounters)[number][0];
