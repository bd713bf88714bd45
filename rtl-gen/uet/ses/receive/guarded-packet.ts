/** What goes to the gate of receive contexts that a refusal on ROD disables. */
import { bit, bits, record } from '../../../hdl/index.ts';

/** Of a packet whose context uses generations, as the resolver has found it. */
export const GuardedPacket = record({
  /** It is the first one of its message: context and generation are looked at. */
  counts: bit,
  /** Its generation is; that of a datagram is not (ses.md 7). */
  compares: bit,
  generation: bits(8),
  tagged: bit,
  /** It has come by ROD: where it asks for a receive and finds none, its context is disabled. */
  risks: bit,
});

/**
 * What a matching tells: a message that `risks` has its answer, and has none where it `disables` its context; a
 * receive has been posted there.
 */
export const GateEvent = (contextBits: number) =>
  record({ answered: bit, disables: bit, posted: bit, context: bits(contextBits) });

/** What software has set a context to. */
export const GivenGeneration = (contextBits: number) =>
  record({ valid: bit, context: bits(contextBits), generation: bits(8) });

/** The header bit that says which answer is that of a message that risks. */
export const risksAt = 15;
