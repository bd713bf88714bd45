/** What the receive half of the endpoint keeps of a packet until the semantic sublayer has judged it. */
import { bit, bits, optional, record } from '../../../hdl/index.ts';
import { Delivery } from '../../pds/target-side/records.ts';
import { OfAtomic } from './atomic-answers.ts';

/** What reads and return spaces need of a packet besides. */
const ByReturn = record({
  /** It has bytes that we have asked for, of the READ `read_id`. */
  data: bit,
  read_id: bits(16),
  eom: bit,
  /** Of a READ: it asks for no more than a packet, its header, and where it is. */
  fits: bit,
  is_standard: bit,
  request_length: bits(32),
  message_offset: bits(32),
});

/** What messages that wait need of a packet besides: it is an RTR, or where it has come from. */
const ByDeferral = record({ rtr: bit, source: bits(128), local: bits(4) });

/** All of it, for who answers it in its turn: with return spaces, atomics, messages that wait for receives, and UUD. */
export const WaitsFor = (adopts: boolean, atomics: boolean, defers: boolean, datagrams = false, rudi = false) =>
  record({
    delivered: bit,
    delivery: Delivery,
    message_id: bits(16),
    job_id: bits(24),
    by_return: optional(adopts, ByReturn),
    atomic: optional(atomics, OfAtomic),
    deferral: optional(defers, ByDeferral),
    /** It is a datagram: nothing answers it. */
    uud: optional(datagrams, bit),
    /** It is a request of RUDI, and its answer goes to where it has come from: where messages wait, as RTRs do. */
    rudi: optional(rudi, bit),
    from: optional(rudi && !defers, record({ source: bits(128), local: bits(4) })),
  });
