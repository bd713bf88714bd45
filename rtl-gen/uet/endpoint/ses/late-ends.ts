/** Messages that are complete without a packet: rendezvous sends, and those that were kept until they had a receive. */
import { type Bits, bits, type Ctx, clog2, type ValueOf } from '../../../hdl/index.ts';
import type { KeptOut } from '../../ses/receive/target-kept.ts';
import type { TargetCompletion } from '../../ses/receive/target-records.ts';
import { type KeptOf, orderOfMessage } from './place-orders.ts';
import type { BareOrder } from './records.ts';

type Completion = ValueOf<ReturnType<typeof TargetCompletion>>;
type Order = ValueOf<ReturnType<typeof BareOrder>>;

/** What is complete, in clocks without a result. */
interface EndsOf {
  readonly result: Bits<1>;
  /** A rendezvous send is, in this clock. */
  readonly rest: { readonly now: Bits<1>; readonly completion: Completion } | undefined;
  /** Unexpected messages, of so many buffers: whether the result's packet is of one, and the host has heard of one. */
  readonly kept:
    | {
        readonly done: ValueOf<ReturnType<typeof KeptOut>>['done'];
        readonly places: number;
        readonly is_kept: Bits<1>;
        readonly heard: Bits<1>;
      }
    | undefined;
}

/** What such a message is complete with: the order of a message without a payload. Combinational. */
function orderOfEnd(m: Ctx, completion: Completion, kept: KeptOf | undefined) {
  const none = {
    expired: m.lit(1, 1),
    place: m.lit(1, 0),
    dc: m.lit(1, 0),
    address: m.lit(64, 0),
    length: m.lit(14, 0),
  };
  const of = { given: m.lit(1, 0), pdcid: completion.pdc, message_id: completion.message_id };
  return orderOfMessage(m, { ...none, completes: m.lit(1, 1), completion }, of, kept);
}

/**
 * One of them a clock, rendezvous sends first: `now`, and `or` gives its order in the place of another one. Of
 * unexpected messages no more than there are buffers are on their way to the host, and `keptTakes` says that one may
 * go; `keptOf` is what the orders of packets say of them.
 */
export function lateEnds(m: Ctx, { result, rest, kept }: EndsOf) {
  const ofRest = rest?.now ?? m.lit(1, 0);
  if (kept === undefined)
    return {
      ...{ now: ofRest, keptTakes: undefined, keptOf: undefined },
      or: (other: Order): Order =>
        rest === undefined ? other : m.mux(rest.now, orderOfEnd(m, rest.completion, undefined), other),
    };
  const { done, places, is_kept, heard } = kept;
  const none = { is_kept, buffer: { is: m.lit(1, 0), number: m.lit(done.number.width, 0) } };
  const untold = m.reg('kept_untold', bits(clog2(places + 1)), { reset: 0 });
  const keptTakes = untold.lt(places).and(result.or(ofRest).not());
  const ends = m.named('kept_ends_now', done.valid.and(keptTakes));
  untold.set(untold.add(ends.zext(untold.width)).sub(heard.zext(untold.width)));
  const ofKept = orderOfEnd(m, done.completion, { is_kept, buffer: { is: m.lit(1, 1), number: done.number } });
  return {
    ...{ now: ofRest.or(ends), keptTakes, keptOf: none },
    or: (other: Order): Order => {
      const either = m.mux(ends, ofKept, other);
      return rest === undefined ? either : m.mux(rest.now, orderOfEnd(m, rest.completion, none), either);
    },
  };
}
