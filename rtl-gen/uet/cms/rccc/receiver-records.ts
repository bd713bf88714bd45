/** What goes over the ports of the receiving end of RCCC. Credit counts in quanta of 256 bytes, modulo 2^24. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/** A quantity of credit, cumulative. */
export const Credit = bits(24);

/**
 * What comes of a source: it begins, a packet with a target, or one that was trimmed or asks for credit, which says
 * that the source waits even where its target is not new.
 */
export const SourceKind = enumOf('start', 'target', 'waits');

/** An event of a source; of `start` the target is what it begins to count at, for targets and for grants. */
export const SourceEvent = (sourceBits: number) =>
  record({ valid: bit, source: bits(sourceBits), kind: SourceKind, target: Credit });

/** Credit for a source: all that it has been granted by now. */
export const Grant = (sourceBits: number) =>
  record({
    valid: bit,
    source: bits(sourceBits),
    credit: Credit,
    /** How much of it is new. */
    quanta: bits(7),
    /** No source waited: it was not asked for. */
    is_background: bit,
  });

/** They may change at any time, and count from the next grant on. */
export const ReceiverRegisters = record({
  /** Clocks of a quantum at the configured share of the line, 12 bits after the point. */
  time_per_quantum: bits(24),
  /** Quanta that a source may have beyond its target while no source waits: the largest window; 0: none. */
  background: bits(16),
});
