/** What is kept of a packet while the target judges it, and what is told of it. */
import { bit, bits, optional, record } from '../../../hdl/index.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';
import { PeerEvent } from './peer-event.ts';
import { RudiEcho } from './rudi-request.ts';
import { Extension } from './rx-meta.ts';

/** What SES gives back in a clock: 0 to 2 of each. */
export const SesReturns = record({ messages: bits(2), guaranteed: bits(2), responses: bits(2) });

/** Of a packet, while the target judges it: what SES and the placer have to know of it. */
export const RxSide = (atomics = false, asks = false) =>
  record({
    /** Its payload is in the ring, and has to be placed or skipped. */
    stored: bit,
    /** A message, a guaranteed response and a response are reserved for it. */
    reserved: bit,
    source: bits(128),
    local: optional(asks, bits(4)),
    length: bits(14),
    ses: SesKind,
    ses_header: bits(8 * sesBytes),
    extension: optional(atomics, Extension),
  });

/**
 * Of a request of RUDI: that it `is` one, and what its response has of it. `brings`: it is a response with bytes, which
 * is no delivery; its pkt_id is there, too.
 */
export const RxRudi = record({ is: bit, brings: bit, echo: RudiEcho });

/**
 * The same when the target has judged it; `delivered`: it is for SES; `uud`: it is a datagram, and no delivery, which
 * requests of RUDI are neither.
 */
export const RxAside = (atomics = false, asks = false, datagrams = false, rudi = false) =>
  record({
    ...{ valid: bit, delivered: bit, side: RxSide(atomics, asks) },
    ...{ uud: optional(datagrams, bit), rudi: optional(rudi, RxRudi) },
  });

/** What an initiator is given: the event, and its SES header. */
export const PeerArrival = record({ event: PeerEvent, ses: SesKind, ses_header: bits(8 * sesBytes) });

/** What became of packets that were given to no part, a clock each. */
export const JoinEvents = record({
  /** It came before all was ready, or while receiving is off. */
  off: bit,
  unknown_address: bit,
  too_long: bit,
  /** No part takes it: RUDI and UUD where SES does not, CREDIT_REQ, what is encrypted, what no part can act upon. */
  unrouted: bit,
  /** The target is told that a request has no buffer, for its payload found no room; or a datagram finds none. */
  no_buffer: bit,
});
