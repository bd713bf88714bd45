/** One output of the switch: packets stay whole, and no one starves. */
import { type Bits, bind, bit, bits, type Ctx } from 'gatewright/hdl';
import { lowFirst } from 'gatewright/lib/bits/joined';
import { streamContract } from 'gatewright/lib/stream/contract';
import { ups } from 'gatewright/lib/stream/many';
import { output } from '../src/switch.ts';

const ports = 4;

interface Arbiter {
  readonly index: Bits;
  readonly above_probe: Bits<3>;
  readonly holding_probe: Bits<1>;
}

/** How many bits are 1, in two bits. */
const ones = (m: Ctx, word: Bits<3>): Bits<2> =>
  [0, 1, 2].reduce<Bits<2>>((sum, i) => sum.add(word.at(i).zext(2)), m.lit(2, 0));

export const outputProof = bind(
  output({ ports, width: 4 }),
  (io, inside, m) => {
    for (const [i, up] of ups(ports).entries()) {
      streamContract(m, 'assume', up, io[up]!);
      m.assume(`${up}_from`, io[up]!.payload.from.eq(i));
    }
    streamContract(m, 'assert', 'down', io.down);
    const { from, last } = io.down.payload;
    const leaves = io.down.valid.and(io.down.ready);

    // From the first beat of a packet to its last one, no other input has its turn.
    const open = m.reg('spec_open', bit, { reset: 0 });
    const owner = m.reg('spec_owner', bits(2));
    m.when(leaves, () => {
      open.set(last.not());
      owner.set(from.as(2));
    });
    m.assert('packets_are_whole', leaves.and(open).implies(from.eq(owner)));

    // Packets of others that end while one input, any, has a beat to send.
    const who = m.symbolic('spec_who', bits(2));
    const waited = m.reg('spec_waited', bits(3), { reset: 0 });
    const valid = lowFirst(ups(ports).map((up) => io[up]!.valid));
    const ends = leaves.and(last);
    m.when(
      valid
        .shr(who)
        .at(0)
        .not()
        .or(ends.and(from.eq(who))),
      () => waited.set(0),
    ).elsewhen(ends, () => m.when(waited.ne(7), () => waited.set(waited.add(1))));
    m.assert('none_starves', waited.le(ports - 1));
    m.cover('the_bound_is_reached', waited.eq(ports - 1));
    m.cover('a_packet_of_two_beats', leaves.and(open).and(last));

    // What ties this to the arbiter's state, for induction: how many come before an input in the arbiter's turn.
    const arbiter = inside.inst<Arbiter>('arbiter');
    const ahead = (i: Bits<2>): Bits<2> => i.add(ones(m, arbiter.above_probe));
    const holding = arbiter.holding_probe;
    m.assert('held_while_open', open.implies(holding.and(arbiter.index.eq(owner))));
    m.assert('waits_for_those_ahead', waited.add(ahead(who).zext(3)).le(ports - 1));
    m.assert('held_one_is_ahead', holding.and(waited.any()).implies(ahead(arbiter.index.as(2)).le(ahead(who))));
  },
  { probes: { arbiter: { above: bits(3), holding: bit } } },
);
