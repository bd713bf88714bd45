/** An event between the stages of the pipe. */
import { bit, bits, record } from '../../../hdl/index.ts';
import { Event, EventKind, PdcState, Tail } from './event.ts';
import type { InitiatorLayout } from './layout.ts';

/** An event with what was looked up for it. */
export const Found = (layout: InitiatorLayout) =>
  record({
    event: Event(layout),
    now: bits(32),
    /** Of the PDC. */
    pdcid: bits(16),
    rod: bit,
    roce: bit,
    /** Of the packet: it is CLOSE_CMD. */
    closes: bit,
    /** The lowest slot of the PDC that is not free again, and how far it has been given packets. */
    oldest: bits(32),
    tail: Tail,
  });

/** How the PDC stands after the event, and what of the event goes on. */
export const Step = (layout: InitiatorLayout) =>
  record({
    kind: EventKind,
    place: bits(layout.contextBits),
    /** The event counts. */
    on: bit,
    /** Its PSN is outstanding, as far as CACK and what is free again tell. ACK: it would bring a response. */
    open: bit,
    /** Bytes were claimed for it. */
    claimed: bit,
    /** CACK has moved; Start_PSN has. */
    moved: bit,
    restarted: bit,
    ordered: bit,
    roce: bit,
    state: PdcState,
    start: bits(32),
    peer: bits(16),
    next: bits(32),
    cum: bits(32),
    oldest: bits(32),
    /** `oldest` is above `cum`. */
    above: bit,
    tail: Tail,
    range: bits(8),
    sleek: bit,
    /** A PDC in order keeps its entropy value. */
    keeps: bit,
    /** It waits as a packet in order was refused. */
    hold: bit,
    /** `visit`: CLOSE_CMD is due; its PSNs come to their end; and they have ended, with more to send. */
    close_due: bit,
    nears_end: bit,
    exhausted: bit,
  });

/** Why an event of a peer was ignored. */
export const Ignored = record({
  unknown_pdc: bit,
  mismatch: bit,
  ack_out_of_range: bit,
  nack_out_of_range: bit,
  nack_unexpected: bit,
});
