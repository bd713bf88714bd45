/** What a sender of RUDI and UUD counts, each in a counter of 64 bits. */

/** Bits of the short counters that the bank of registers follows. */
export const shortBits = 6;

/** Counters by name; those that the golden model has, under its names. */
export const datagramCounters = [
  ['datagram_sent', 'Packets that left for the first time.'],
  ['retransmitted', 'Packets sent again.'],
  ['lost_trim', 'Packets that were trimmed.'],
  ['lost_nack', 'Packets refused by another NACK that has them sent again.'],
  ['lost_timeout', 'Packets whose RTO has passed.'],
  ['nack_unexpected', 'NACKs that change nothing: a reserved code.'],
  ['pkt_id_unknown', 'Responses and NACKs of a pkt_id that is of no packet of ours, or from another address.'],
  ['peer_dropped', 'Responses and NACKs that found no room.'],
  ['failed', 'Packets that failed.'],
] as const;

export type DatagramCounter = (typeof datagramCounters)[number][0];
