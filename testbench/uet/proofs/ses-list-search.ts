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
  return state.is('look').or(state.is('walk'));
};

/** What is read of the list is what is in it: nodes one after the other, and their keys. */
export function searchFollowsList(m: Ctx, inside: Inside, shadow: Shadow): void {
  const state = inside.value('state', State);
  const op = inside.value('op', Command);
  const reads = m.named('spec_reads', state.is('walk'));
  const blank = inside.bits('blank', 1);
  const searched = m.named('spec_searched', searchedBy(inside));
  const list = inside.mem('lists', List).read(searched);
  const stages = ['fetch', 'compare', 'end'].map((stage) => ({
    valid: inside.bits(`valid_${stage}`, 1),
    step: inside.value(`step_${stage}`, Step),
    key: inside.value(stage === 'fetch' ? 'keys_rdata' : `key_${stage}`, Key),
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
  m.assert('blank_is_an_empty_list', blank.implies(reads.and(flows.not()).and(list.some.not())));
  m.assert('reads_where_there_are_some', reads.and(blank.not()).implies(list.some));

  const isHere = (node: Bits): Bits<1> => shadow.at(node).out.and(shadow.at(node).which.eq(searched));
  const isOneOn = (from: Bits, to: Bits): Bits<1> =>
    isHere(to).and(shadow.at(to).place.eq(shadow.at(from).place.add(1)));
  // What comes after the last one of the list is thrown away with it.
  const isLast = ({ valid, step }: Stage): Bits<1> => valid.and(step.is_last);
  const isAfterLast = [isLast(two).or(isLast(three)), isLast(three), m.lit(1, 0)];
  for (const [i, { valid, step, key }] of stages.entries()) {
    const seen = shadow.at(step.node);
    const counts = valid.and(isAfterLast[i]!.not());
    const holds = (name: string, condition: Bits<1>): void =>
      m.assert(`read_${i + 1}_${name}`, counts.implies(condition));
    holds('is_in_the_list', isHere(step.node));
    holds('is_first', step.is_first.eq(seen.isFirst));
    holds('is_last', step.is_last.eq(seen.isLast));
    holds('has_its_previous', step.is_first.or(isHere(step.previous).and(isOneOn(step.previous, step.node))));
    holds('has_its_next', step.is_last.or(isOneOn(step.node, step.next)));
    const stored = shadow.keyAt(step.node);
    holds('has_its_key', key.wr_id.eq(stored.wr_id));
  }
  // In a row: the next of a step is the one before it in the pipeline.
  const goesOn = (of: Stage): Bits<1> => of.valid.and(of.step.is_last.not());
  m.assert(
    'two_in_a_row',
    one.valid.and(goesOn(two)).and(isLast(three).not()).implies(isOneOn(two.step.node, one.step.node)),
  );
  m.assert('three_in_a_row', two.valid.and(goesOn(three)).implies(isOneOn(three.step.node, two.step.node)));
  const current = inside.value('current', Node);
  const previous = inside.value('previous', Node);
  m.assert('walks_until_it_ends', reads.implies(one.valid.or(blank)));
  const walks = reads.and(goesOn(one)).and(isAfterLast[0]!.not());
  m.assert('walks_on', walks.implies(isOneOn(one.step.node, current)));
  m.assert('knows_where_it_was', walks.implies(previous.eq(one.step.node)));
}

interface Stage {
  readonly valid: Bits<1>;
  readonly step: ValueOf<typeof Step>;
  readonly key: ValueOf<typeof Key>;
}
