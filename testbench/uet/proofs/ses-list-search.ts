/** A search of ordered matching: which nodes are on their way, by where they are in the list that is searched. */
import { type Bits, bit, type Ctx, type Inside, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { NodeKey } from '../../../rtl-gen/uet/ses/match-ordered/list-node.ts';
import { Command, Node, type Shadow, State, searchedBy } from './ses-list-shadow.ts';

const List = record({ some: bit, head: Node, tail: Node });
const Step = record({ node: Node, previous: Node, next: Node, is_first: bit, is_last: bit });
const Key = NodeKey(false, false);

/** A search is under way: `op` is its command. */
export const isBusy = (inside: Inside): Bits<1> => {
  const state = inside.value('state', State);
  return state.is('look').or(state.is('walk')).or(state.is('drain'));
};

/** What is read of the list is what is in it: nodes one after the other, and their keys. */
export function searchFollowsList(m: Ctx, inside: Inside, shadow: Shadow): void {
  const state = inside.value('state', State);
  const op = inside.value('op', Command);
  // The look is over, and in its next clock it is known whether that was all of the list.
  const short = inside.bits('was_short', 1);
  const isWalk = state.is('walk');
  m.assert('is_short_after_the_look', short.implies(isWalk));
  const [walks, drains] = [isWalk.and(short.not()), state.is('drain').or(short)];
  const reads = m.named('spec_reads', walks.or(drains));
  const blank = inside.bits('blank', 1);
  const searched = m.named('spec_searched', searchedBy(inside));
  const list = inside.mem('lists', List).read(searched);
  const stages = [1, 2, 3].map((n) => ({
    valid: inside.bits(`valid_${n}`, 1),
    step: inside.value(`step_${n}`, Step),
    key: inside.value(n === 1 ? 'keys_rdata' : `key_${n}`, Key),
  }));
  const [one, two, three] = stages as [Stage, Stage, Stage];

  const known = isBusy(inside).or(state.is('clear')).or(state.is('idle'));
  m.assert('state_is_known', known);
  const flows = one.valid.or(two.valid).or(three.valid);
  m.assert('at_rest_nothing_flows', reads.or(flows.or(blank).not()));
  m.assert(
    'command_is_known',
    isBusy(inside).implies(op.kind.is('post').or(op.kind.is('arrive')).or(op.kind.is('cancel'))),
  );
  const other = inside.bits('other', 1);
  const isPost = inside.bits('is_post', 1);
  m.assert('looks_at_the_searched', state.is('look').implies(other.eq(isPost)));
  m.assert('then_at_its_own', reads.implies(other.eq(isPost.not())));
  const copy = inside.value('searched', List);
  m.assert(
    'list_stays_as_it_was',
    reads.implies(copy.some.eq(list.some).and(copy.head.eq(list.head)).and(copy.tail.eq(list.tail))),
  );
  m.assert('blank_is_an_empty_list', blank.implies(drains.and(flows.not()).and(list.some.not())));
  m.assert('reads_where_there_are_some', reads.and(blank.not()).implies(list.some));

  const isHere = (node: Bits): Bits<1> => shadow.at(node).out.and(shadow.at(node).which.eq(searched));
  const isOneOn = (from: Bits, to: Bits): Bits<1> =>
    isHere(to).and(shadow.at(to).place.eq(shadow.at(from).place.add(1)));
  for (const [i, { valid, step, key }] of stages.entries()) {
    const seen = shadow.at(step.node);
    const holds = (name: string, condition: Bits<1>): void =>
      m.assert(`read_${i + 1}_${name}`, valid.implies(condition));
    holds('is_in_the_list', isHere(step.node));
    holds('is_first', step.is_first.eq(seen.isFirst));
    holds('is_last', step.is_last.eq(seen.isLast));
    holds('has_its_previous', step.is_first.or(isHere(step.previous).and(isOneOn(step.previous, step.node))));
    holds('has_its_next', step.is_last.or(isOneOn(step.node, step.next)));
    const stored = shadow.keyAt(step.node);
    holds('has_its_key', key.wr_id.eq(stored.wr_id));
  }
  // In a row: the next of a step is the one before it in the pipeline.
  m.assert('two_in_a_row', one.valid.and(two.valid).implies(isOneOn(two.step.node, one.step.node)));
  m.assert('three_in_a_row', two.valid.and(three.valid).implies(isOneOn(three.step.node, two.step.node)));
  const current = inside.value('current', Node);
  const previous = inside.value('previous', Node);
  m.assert('walks_on', walks.implies(one.valid.and(isOneOn(one.step.node, current))));
  m.assert('knows_where_it_was', walks.implies(previous.eq(one.step.node)));
  const last = m.mux<Bits<1>>(
    one.valid,
    one.step.is_last,
    m.mux<Bits<1>>(two.valid, two.step.is_last, three.valid.and(three.step.is_last)),
  );
  m.assert('drains_to_the_last', drains.implies(blank.or(last)));
}

interface Stage {
  readonly valid: Bits<1>;
  readonly step: ValueOf<typeof Step>;
  readonly key: ValueOf<typeof Key>;
}
