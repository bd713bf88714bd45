/**
 * Where each node of ordered matching is, kept beside the hardware: what its lists, which are chains of numbers in
 * memories, are to mean. A node is in one place by how it is kept here, so "no node is in two lists" is no rule of its
 * own.
 */
import { type Bits, bit, bits, type Ctx, clog2, enumOf, type Inside, record } from '../../../rtl-gen/hdl/index.ts';
import { NodeKey, NodeRest } from '../../../rtl-gen/uet/ses/match-ordered/list-node.ts';
import { WildcardCommand } from '../../../rtl-gen/uet/ses/match-records.ts';

/** 64 and 256 in the hardware. */
export const listSize = { resources: 2, nodes: 4 } as const;
const { resources, nodes } = listSize;

export const Node = bits(clog2(nodes));
/** Which list: the upper bit is 1 for unexpected messages, the others are the resource. */
const Which = bits(clog2(2 * resources));
/** A place in a list from its head on, and the length of one. */
const Count = bits(clog2(nodes) + 1);
const List = record({ some: bit, head: Node, tail: Node });
export const Command = WildcardCommand(clog2(resources));

/** What the pool of nodes shows; in the proof it is left out. */
export interface Pool {
  readonly some: Bits<1>;
  readonly node: Bits;
}

export const poolCut = { pool: { some: bit, node: Node, free: bits(clog2(nodes) + 1) } } as const;

/** A node as it is now, by its number. */
export interface NodeSeen {
  readonly out: Bits<1>;
  /** It is in this list, at this place from the head on, if it is out. */
  readonly which: Bits;
  readonly place: Bits;
  /** The list is this long; the node is its first, or its last. */
  readonly length: Bits;
  readonly isFirst: Bits<1>;
  readonly isLast: Bits<1>;
}

export interface Shadow {
  readonly at: (node: Bits) => NodeSeen;
  /** Nodes in a list. */
  readonly lengthOf: (which: Bits) => Bits;
  /** What is in the memories. */
  readonly keyAt: (node: Bits) => ReturnType<typeof keyShape>;
  readonly restAt: (node: Bits) => Bits<96>;
  readonly nodes: readonly Bits[];
}

const keyShape = (inside: Inside, node: Bits) => inside.mem('keys', NodeKey(false, false)).read(node);

/** The list that a command searches: messages for a receive, receives for a message and for what is taken back. */
export const searchedBy = (inside: Inside): Bits => {
  const op = inside.value('op', Command);
  return inside.bits('is_post', 1).cat(op.resource);
};

/**
 * The shadow, and that the memories agree with it in each clock. Nodes come from the pool and go back to it in the
 * clock in which they are appended and unlinked, so those in lists are those that are out.
 */
export function shadowOfLists(m: Ctx, inside: Inside): Shadow {
  const op = inside.value('op', Command);
  const pool = inside.inst<Pool>('pool');
  const { take, give, given } = inside.drives<{ take: Bits<1>; give: Bits<1>; given: Bits }>('pool');
  const takes = m.named('spec_takes', take.and(pool.some));
  const ownList = m.named('spec_own_list', op.kind.is('arrive').cat(op.resource));
  const numbers = Array.from({ length: nodes }, (_, i) => m.lit(Node.width, i));
  const kept = numbers.map((_, i) => ({
    out: m.reg(`spec_out_${i}`, bit, { reset: 0 }),
    which: m.reg(`spec_which_${i}`, Which),
    place: m.reg(`spec_place_${i}`, Count),
  }));
  const sum = (flags: readonly Bits<1>[]): Bits => flags.map((one) => one.zext(Count.width)).reduce((a, b) => a.add(b));
  const isIn = (i: number, which: Bits): Bits<1> => kept[i]!.out.and(kept[i]!.which.eq(which));
  const lists = Array.from({ length: 2 * resources }, (_, l) => m.lit(Which.width, l));
  const lengths = lists.map((which, l) => m.named(`spec_length_${l}`, sum(kept.map((_, i) => isIn(i, which)))));
  const pick = (choices: readonly Bits[], index: Bits): Bits =>
    choices.reduce((chosen, one, i) => m.mux<Bits>(index.eq(i), one, chosen));
  const lengthOf = (which: Bits): Bits => pick(lengths, which);
  const seen = kept.map(({ out, which, place }, i): NodeSeen => {
    const length = m.named(`spec_length_of_${i}`, lengthOf(which));
    return { out, which, place, length, isFirst: place.eq(0), isLast: place.add(1).eq(length) };
  });
  const at = (node: Bits): NodeSeen =>
    seen.reduce((chosen, one, i): NodeSeen => {
      const is = node.eq(i);
      return {
        out: m.mux<Bits<1>>(is, one.out, chosen.out),
        which: m.mux<Bits>(is, one.which, chosen.which),
        place: m.mux<Bits>(is, one.place, chosen.place),
        length: m.mux<Bits>(is, one.length, chosen.length),
        isFirst: m.mux<Bits<1>>(is, one.isFirst, chosen.isFirst),
        isLast: m.mux<Bits<1>>(is, one.isLast, chosen.isLast),
      };
    });

  const gone = at(given);
  for (const [i, node] of kept.entries()) {
    const moves = give.and(node.which.eq(gone.which)).and(node.place.gt(gone.place));
    m.when(moves, () => node.place.set(node.place.sub(1)));
    m.when(give.and(given.eq(i)), () => node.out.set(0));
    m.when(takes.and(pool.node.eq(i)), () => {
      node.out.set(1);
      node.which.set(ownList);
      node.place.set(lengthOf(ownList));
    });
  }

  // What the pool is promised by whoever asks (`ses-nodes`), and its promise: by the clock before, so that neither
  // rests on what the other says of the same clock.
  const isOut = (node: Bits): Bits<1> => at(node).out;
  m.assert('takes_or_gives', take.and(give).not());
  const asked = m.pastValid(1).and(m.past(take.or(give)));
  m.assert('rests_then', asked.implies(take.or(give).not()));
  m.assert('gives_back_what_is_out', give.implies(isOut(given)));
  const twice = m.named('spec_twice', takes.and(isOut(pool.node)));
  m.assume('pool_gives_no_node_twice', m.pastValid(1).implies(m.past(twice).not()));

  // Places of a list are 0, 1, 2 ...; the memories have what follows from them.
  const cleared = inside.bits('cleared', Which.width);
  const clears = inside.value('state', State).is('clear');
  const next = numbers.map((node) => inside.mem('next', Node).read(node));
  for (const [i, one] of seen.entries()) {
    m.assert(`place_${i}_is_in_the_list`, one.out.implies(one.place.lt(one.length)));
    m.assert(`node_${i}_is_in_while_lists_are_cleared`, clears.implies(one.out.not()));
    for (const [j, other] of seen.entries()) {
      if (i === j) continue;
      const both = one.out.and(other.out).and(one.which.eq(other.which));
      if (i < j) m.assert(`places_${i}_${j}_differ`, both.implies(one.place.ne(other.place)));
      m.assert(`next_${i}_${j}`, both.and(one.place.add(1).eq(other.place)).implies(next[i]!.eq(j)));
    }
  }
  for (const [l, which] of lists.entries()) {
    const list = inside.mem('lists', List).read(which);
    const isClear = clears.not().or(m.named(`spec_is_clear_${l}`, which.lt(cleared)));
    m.assert(`list_${l}_has_some`, isClear.implies(list.some.eq(lengths[l]!.any())));
    for (const [i, one] of seen.entries()) {
      const isHere = isIn(i, which);
      m.assert(`list_${l}_head_${i}`, isHere.and(one.isFirst).implies(list.head.eq(i)));
      m.assert(`list_${l}_tail_${i}`, isHere.and(one.isLast).implies(list.tail.eq(i)));
    }
  }
  return {
    at,
    lengthOf,
    keyAt: (node) => keyShape(inside, node),
    restAt: (node) => inside.mem('rests', NodeRest).read(node),
    nodes: numbers,
  };
}

/** The states of the search, as the hardware names them. */
export const State = enumOf('clear', 'idle', 'look', 'walk');
