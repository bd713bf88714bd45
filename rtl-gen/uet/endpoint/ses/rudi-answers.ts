/** Answers to requests of RUDI, which PDS knows nothing of, beside those to what PDCs have brought. */
import { type Bits, bit, type Ctx, record, unpack, type ValueOf } from '../../../hdl/index.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { Cookie, Delivery, type SesResponse } from '../../pds/target-side/records.ts';
import { type RudiEcho, RudiRoute } from '../receive/rudi-request.ts';

/** Of an answer: whether it goes by RUDI, where to, and whether it refuses what it answers. */
const RudiWay = record({ is: bit, refused: bit, to: RudiRoute });

/** A request of RUDI as a delivery of no PDC: its answer finds its pkt_id as PSN, and in the cookie what it echoes. */
export function echoed(m: Ctx, { pkt_id, entropy, retx, m: ce }: ValueOf<typeof RudiEcho>): ValueOf<typeof Delivery> {
  const ofNone = unpack(Delivery, m.lit(Delivery.width, 0));
  const cookie = { ...unpack(Cookie, m.lit(Cookie.width, 0)), ce, retx, entropy };
  return { ...ofNone, psn: pkt_id, cookie };
}

interface Answered {
  /** An answer comes, a clock after it has been said whether it is to RUDI, and whence that has come. */
  readonly valid: Bits<1>;
  readonly is: Bits<1>;
  /** There is no place for what it asks. */
  readonly refused: Bits<1>;
  readonly from: { readonly source: Bits<128>; readonly local: Bits<4> };
  readonly places: number;
}

/** Those that wait in `queue`: each goes to the target, or by RUDI, when `ready` is 1 for that one. */
export function answersBy(
  m: Ctx,
  { valid, is, refused, from, places }: Answered,
  queue: { readonly valid: Bits<1>; readonly payload: ValueOf<typeof SesResponse> },
  ready: { readonly target: Bits<1>; readonly rudi: Bits<1> },
) {
  const way = m.next('way', { is, refused, to: { destination: from.source, local: from.local } });
  const taken = m.forward('way_taken', bit);
  const ways = m.inst('ways', levelFifo(RudiWay, places), { up: { payload: way, valid }, down: { ready: taken } });
  m.assert('way_finds_room', valid.implies(ways.up.ready));
  const { payload: next } = ways.down;
  const isReady = m.named('answer_is_ready', m.mux(next.is, ready.rudi, ready.target));
  const leaves = m.named('answer_leaves', queue.valid.and(isReady));
  taken.set(leaves);
  m.assert('way_is_there', queue.valid.implies(ways.down.valid));
  m.unused(ways.level);
  const { psn, cookie, handle, next_hdr } = queue.payload;
  const echo = { pkt_id: psn, entropy: cookie.entropy, retx: cookie.retx, m: cookie.ce };
  return {
    isReady,
    target: queue.valid.and(next.is.not()),
    rudi: { valid: queue.valid.and(next.is), payload: { handle, next_hdr, echo, to: next.to, refused: next.refused } },
  };
}
