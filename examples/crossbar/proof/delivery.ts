/** The whole switch: what passes an input leaves the output that it names, at once, and nothing else does. */
import { bind, bits } from 'gatewright/hdl';
import { chooseFrom } from 'gatewright/lib/bits/choose';
import { streamContract } from 'gatewright/lib/stream/contract';
import { downs, ups } from 'gatewright/lib/stream/many';
import { crossing } from '../src/switch.ts';

const ports = 4;

export const deliveryProof = bind(crossing({ ports, width: 4 }), (io, _, m) => {
  for (const up of ups(ports)) streamContract(m, 'assume', up, io[up]!);
  for (const down of downs(ports)) streamContract(m, 'assert', down, io[down]!);
  // One input and one output, any.
  const i = m.symbolic('spec_input', bits(2));
  const j = m.symbolic('spec_output', bits(2));
  const up = chooseFrom(
    m,
    i,
    ups(ports).map((name) => io[name]!),
  );
  const down = chooseFrom(
    m,
    j,
    downs(ports).map((name) => io[name]!),
  );
  const enters = up.valid.and(up.ready).and(up.payload.to.eq(j));
  const leaves = down.valid.and(down.ready).and(down.payload.from.eq(i));
  m.assert('what_enters_leaves', enters.implies(leaves));
  m.assert('what_leaves_entered', leaves.implies(enters));
  const { data, last } = down.payload;
  m.assert('it_is_unchanged', leaves.implies(data.eq(up.payload.data).and(last.eq(up.payload.last))));
  m.cover('a_beat_passes', leaves.and(i.eq(2)).and(j.eq(1)).and(data.eq(9)));
});
