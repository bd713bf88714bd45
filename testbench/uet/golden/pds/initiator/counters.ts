/** What an initiator counts: all that it ignores, and what its losses were. */

/** Every counter, with what it counts. */
export const initiatorCounters = {
  ack_unknown_pdc: 'an ACK, NACK or control packet whose DPDCID is of no PDC of ours',
  ack_mismatch: 'one whose source, address of ours or SPDCID is not that of the PDC',
  ack_out_of_range: 'an ACK whose ACK_PSN or CACK the PDC has not sent',
  sack_out_of_range: 'an ACK with SACK bits of PSNs that the PDC has not sent; the rest of it is taken',
  nack_out_of_range: 'a NACK of a PSN that is not outstanding (5.3), or waits to be sent again already',
  nack_unexpected:
    'a NACK that changes nothing: a reserved code, NEW_START_PSN of a PDC that is open, or one that is switched off',
  probe_stale: 'an answer to a PROBE that is not the latest',
  pkt_id_unknown: 'a response or NACK of RUDI for no packet that is outstanding',
  credit_unknown: 'credit for no PDC of ours',
  retransmitted: 'packets sent again',
  lost_trim: 'packets that were trimmed',
  lost_nack: 'packets refused by another NACK that has them sent again',
  lost_out_of_order: 'packets taken for lost by the out-of-order count',
  lost_entropy: 'packets taken for lost by the order of their entropy value',
  lost_tail: 'packets sent again as the last of a burst',
  lost_timeout: 'packets whose RTO has passed',
  lost_go_back: 'packets that go back with one that was lost',
  held_timeout: 'RTOs in recovery, which resend nothing by themselves',
  loss_retracted: 'packets taken for lost that were acknowledged before they were sent again',
  spurious: 'retransmissions that were not needed: an ACK shows that the packet before had come',
  duplicate_ack: 'ACKs of a packet that was acknowledged before',
  ack_req_sent: 'ACK_REQs',
  probe_sent: 'PROBEs',
  credit_req_sent: 'CREDIT_REQs',
  credit_req_ignored: 'requests for a CREDIT_REQ of a PDC that is not open',
  clear_sent: 'CLEAR_CMDs',
  datagram_sent: 'first sendings of RUDI, and packets of UUD',
  recoveries: 'recoveries by the out-of-order count or a PROBE',
  mpr_update: 'MP_Ranges taken from an ACK',
  pdc_opened: 'PDCs opened',
  pdc_closed: 'PDCs closed',
  pdc_error: 'PDCs that ended in an error',
  pdc_moved: 'PDCs whose Start_PSN the peer has changed',
  pdc_waited: 'times that a tuple began to wait for a PDC',
} as const;
export type InitiatorCounter = keyof typeof initiatorCounters;

/** Counters by name, 0 at first. */
export class InitiatorCounters {
  readonly #counts = new Map<InitiatorCounter, number>();

  count(name: InitiatorCounter, by = 1): void {
    this.#counts.set(name, this.get(name) + by);
  }

  get(name: InitiatorCounter): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Those that are not 0. */
  all(): ReadonlyMap<InitiatorCounter, number> {
    return this.#counts;
  }
}
