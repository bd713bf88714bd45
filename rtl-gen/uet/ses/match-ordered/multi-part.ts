/** What a receive for several messages gives to one of them. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { MultiRule, WildcardCommand } from '../match-records.ts';
import type { NodeRest } from './list-node.ts';

/** Of a search: its command, and of the node in its second clock the rule, and in its first what is beside its key. */
interface SearchOf {
  readonly op: ValueOf<ReturnType<typeof WildcardCommand>>;
  readonly isPost: Bits<1>;
  readonly rule: ValueOf<typeof MultiRule>;
  readonly rest: ValueOf<typeof NodeRest>;
}

/**
 * A message gets what it needs of what is free of the receive, or all of it, from its address on (ses.md 3.7).
 *
 * For the clock in which the node is found, the third of its search: `stays`, the receive that a message has found
 * keeps its node with `left`. A clock later: whether it `gives` a part, of how many bytes, whether that was the last
 * one, and `rest` of the node as it was.
 */
export function partOf(m: Ctx, { op, isPost, rule, rest }: SearchOf) {
  const rest2 = m.next('rest_2', rest);
  const [own, other] = [m.mux(isPost, op.place.length, op.header.request_length), rest2.trunc(32)];
  const size = m.named('size', m.mux(isPost, own, other));
  const needed = m.named('needed', m.mux(isPost, other, own));
  const rest3 = m.next('rest_3', rest2);
  const rule3 = m.next('rule_3', m.mux(isPost, op.multi!, rule));
  const left3 = m.next('left_3', size.zext(33).sub(needed.zext(33)));
  const isLonger = left3.at(32);
  const bytes = m.named('part', m.mux(isLonger, m.next('size_3', size), m.next('needed_3', needed)));
  const free = m.named('free_after', left3.trunc(32).mask(isLonger.not()));
  const isEnough = m.named('is_enough', free.ge(rule3.min_free));
  const gives = m.named('gives', rule3.is.and(op.kind.is('cancel').not()));
  const address = rest3.slice(95, 32).as(64).add(bytes.zext(64));
  return {
    stays: gives.and(isEnough).and(isPost.not()),
    left: address.cat(free),
    gives: m.next('ended_gives', gives),
    bytes: m.next('ended_part', bytes),
    released: m.next('ended_released', isEnough.not()),
    rest: m.next('ended_rest', rest3),
  };
}
