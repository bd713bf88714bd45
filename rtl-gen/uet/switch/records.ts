/** What operators choose of a switch port, what it counts, and what travels with its frames. */
import { bit, bits, enumOf, record } from '../../hdl/index.ts';

/** DSCPs of uet-wire.md 11.1, and the settings of a queue (11.2). May change at any time. */
export const SwitchRegisters = record({
  /** Of packets that may be trimmed; of ACKs, NACKs and control packets; of what is trimmed, by whom. */
  trimmable_dscp: bits(6),
  control_dscp: bits(6),
  trimmed_dscp: bits(6),
  trimmed_last_hop_dscp: bits(6),
  /** It is the last switch before the destination. */
  last_hop: bit,
  /** From so many beats in the data queue on packets are trimmed; off, they are dropped where it is full. */
  trim: bit,
  trim_level: bits(16),
  /** A packet is marked that leaves more than `ecn_level` + (random and `ecn_ramp`) beats in the data queue. */
  ecn_level: bits(16),
  ecn_ramp: bits(16),
});

/** What becomes of a frame: it goes into the data queue, into the other one as it is or trimmed, or is dropped. */
export const SwitchVerdict = enumOf('data', 'control', 'trimmed', 'dropped');

/** Frames, modulo 2^32. */
export const SwitchCounts = record({
  data: bits(32),
  control: bits(32),
  trimmed: bits(32),
  dropped: bits(32),
  marked: bits(32),
  /** Frames that were cut, as they were longer than the longest one. */
  too_long: bits(32),
});

/** For whoever follows the frames. Levels are beats in a queue as they were when it was decided. */
export const SwitchTrace = record({
  arrived: bit,
  verdict: SwitchVerdict,
  data_level: bits(16),
  control_level: bits(16),
  /** A frame begins to leave; of the data queue, and marked. */
  left: bit,
  of_data: bit,
  marked: bit,
  left_level: bits(16),
  /** What `left_level` was compared with. */
  threshold: bits(17),
});

/** What is known of a frame's headers: 0 to 2 VLAN tags, then IPv4 without options or IPv6. */
export const FrameHead = record({ tags: bits(2), ipv4: bit, ipv6: bit, dscp: bits(6), ecn: bits(2), udp: bit });

/** How a frame is to be marked when it leaves: at which place, and with which checksum. */
export const MarkPlan = record({ capable: bit, tags: bits(2), ipv4: bit, checksum: bits(16) });
