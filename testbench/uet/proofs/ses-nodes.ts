/** Nodes of ordered matching: what a receive is kept in is given out once, until it comes back. */
import { type Bits, bind, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { nodePool } from '../../../rtl-gen/uet/ses/match-ordered/node-pool.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 256 or 1,024 in the hardware. */
const nodes = 4;
const Node = bits(clog2(nodes));

/**
 * Of all nodes: which are out. Assumed is what the pool says of whoever asks: not both in one clock, neither in the
 * clock after either, and what comes back is out. That of the lists, which have each node that is out once, is not
 * proved here.
 */
const once = bind(nodePool(nodes), (io, inside, m) => {
  const takes = m.named('spec_takes', io.take.and(io.some));
  const out = m.reg('spec_out', bits(nodes), { reset: 0 });
  const isOut = (node: Bits): Bits<1> => out.and(node.oneHot(nodes)).any();
  out.set(out.or(io.node.oneHot(nodes).mask(takes)).and(io.given.oneHot(nodes).mask(io.give).not()));
  m.assume('one_of_both', io.take.and(io.give).not());
  m.assume(
    'rests',
    m
      .pastValid(1)
      .and(m.past(io.take.or(io.give)))
      .implies(io.take.or(io.give).not()),
  );
  m.assume('comes_back_that_is_out', io.give.implies(isOut(io.given)));
  m.assert('is_given_once', takes.implies(isOut(io.node).not()));
  m.assert('says_whether_there_is_one', io.some.eq(out.all().not()));

  // How: what is on the stack, and what was never taken, is in; each is there once.
  const [fresh, stacked] = [inside.bits('fresh', 3), inside.bits('stacked', 3)];
  const stack = Array.from({ length: nodes }, (_, i) => inside.mem('stack', Node).read(m.lit(2, i)));
  m.assert('fresh_are_nodes', fresh.le(nodes).and(stacked.le(fresh)));
  for (const [i, node] of stack.entries()) {
    const isThere = stacked.gt(i);
    m.assert(`stacked_${i}_is_in`, isThere.implies(isOut(node).not().and(node.zext(3).lt(fresh))));
    for (const [j, other] of stack.slice(0, i).entries())
      m.assert(`stacked_${i}_${j}_differ`, isThere.implies(node.ne(other)));
    m.assert(`fresh_${i}_is_in`, fresh.le(i).implies(out.at(i).not()));
  }
  const counted = Array.from({ length: nodes }, (_, i): Bits<3> => out.at(i).zext(3)).reduce((a, b) => a.add(b));
  m.assert(
    'counts_those_in',
    io.free
      .add(counted)
      .eq(nodes)
      .and(fresh.eq(stacked.add(counted))),
  );
  // Two clocks after a change, or later, what is shown is the top of the stack.
  const top = stack.reduce<Bits>((chosen, node, i) => m.mux(stacked.eq(i + 1), node, chosen), stack[0]!);
  const changed = m.pastValid(1).and(m.past(io.take.or(io.give)));
  m.assert('shows_the_top', changed.or(stacked.any().not()).or(io.node.eq(top)));
  m.cover('gives_one_that_came_back', takes.and(stacked.any()));
  m.cover('has_none', io.some.not());
});

export const sesNodeProofs: readonly Proof[] = [
  proof(
    'ses-nodes',
    'Nodes of ordered matching: each is given out once, until it comes back, and none is lost.',
    once,
    { depth: 4, coverDepth: 12 },
  ),
];
