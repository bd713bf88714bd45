/** The result of a search of ordered matching. */
import { type Bits, type Ctx, unpack, type ValueOf } from '../../../hdl/index.ts';
import { type MatchOutcome, MessageHeader, matchCodes, matchLists, type WildcardCommand } from '../match-records.ts';
import type { NodeKey, NodeRest } from './list-node.ts';
import type { partOf } from './multi-part.ts';

interface Ended {
  readonly op: ValueOf<ReturnType<typeof WildcardCommand>>;
  readonly outcome: ValueOf<typeof MatchOutcome>;
  /** Of the node that was found. */
  readonly key: ValueOf<ReturnType<typeof NodeKey>>;
  readonly rest: ValueOf<typeof NodeRest>;
  /** What a receive for several messages gives, if there are such. */
  readonly part: ReturnType<typeof partOf> | undefined;
  /** The receive that a message has found is for another job. */
  readonly isForOther: Bits<1> | undefined;
}

/** Both sides of a match; else what the command has brought. Combinational. */
export function searchResult(m: Ctx, { op, outcome, key, rest, part, isForOther }: Ended) {
  const isMatched = m.named('is_matched', outcome.is('matched'));
  const arrived = m.named('arrived', op.kind.is('arrive'));
  const ofMessage = m.named('of_message', isMatched.and(op.kind.is('post')));
  const ofReceive = m.named('of_receive', isMatched.and(ofMessage.not()));
  const isRefused = arrived.and(outcome.is('refused'));
  const isKept = arrived.and(outcome.is('stored'));
  const code = (name: keyof typeof matchCodes): Bits<6> => m.lit(6, matchCodes[name]);
  const refusal = isForOther ? m.mux(isForOther, code('perm_violation'), code('no_match')) : code('no_match');
  const whole = { wr_id: key.wr_id, address: rest.slice(95, 32).as(64), length: rest.trunc(32) };
  const place = m.mux(ofReceive, whole, op.place);
  const gives = part && isMatched.and(part.gives);
  return {
    ...{ kind: op.kind, outcome, resource: op.resource },
    tag: m.mux(ofMessage, key.tag, op.tag),
    place: gives
      ? { ...place, length: m.mux(gives, part.bytes, place.length), released: gives.and(part.released) }
      : { ...place, released: undefined },
    header: m.mux(ofMessage, unpack(MessageHeader, rest), op.header),
    return_code: m.mux(isRefused, refusal, code('ok')),
    list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
  };
}
