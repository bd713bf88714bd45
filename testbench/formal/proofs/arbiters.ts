/** Arbiters: one grant, to one who asks, and no one starves. */
import { type Bits, bind, type Ctx } from '../../../rtl-gen/hdl/index.ts';
import { priorityArbiter } from '../../../rtl-gen/lib/arbiter/priority.ts';
import { roundRobin } from '../../../rtl-gen/lib/arbiter/round-robin.ts';
import { weightedRoundRobin } from '../../../rtl-gen/lib/arbiter/weighted.ts';
import { type Proof, proof } from '../proof.ts';
import { arbitration, ones, waiting } from '../specs/arbitration.ts';

const n = 4;

const priority = bind(priorityArbiter(n), (io, _, m) => {
  arbitration(m, io, false);
  m.assert('the_lowest_is_granted', io.grant.eq(io.request.and(m.lit(n, 0).sub(io.request))));
});

/** A request that stays is granted after at most n - 1 accepted grants to others. */
const inTurn = (hold: boolean) =>
  bind(roundRobin(n, { hold }), (io, inside, m) => {
    arbitration(m, io, hold);
    const { who, waited } = waiting(m, io, n - 1);
    m.assert('none_starves', waited.le(n - 1));
    m.cover('the_bound_is_reached', waited.eq(n - 1));
    // How many come before a requester: those between the last that was granted and itself. Each grant to another is to
    // one of them, and takes it and those before it away. `above` has a bit for each requester above the last one.
    const passed = ones(m, inside.bits('above', n - 1), 2);
    const ahead = (i: Bits): Bits => i.add(passed);
    const { ahead_of_who } = m.named({ ahead_of_who: ahead(who) });
    m.assert('waits_for_those_ahead', waited.add(ahead_of_who.zext(waited.width)).le(n - 1));
    if (!hold) return;
    // Chosen while the requester was asking, so it is one of those ahead.
    const chosen = inside.bits('holding', 1).and(waited.any());
    m.assert('held_one_is_ahead', chosen.implies(ahead(io.index).le(ahead_of_who)));
  });

const weights = [2, 1, 3, 1];
const total = weights.reduce((sum, w) => sum + w, 0);

/** A request that stays is granted after at most as many accepted grants to others as their weights sum up to. */
const weighted = bind(weightedRoundRobin(weights), (io, inside, m) => {
  arbitration(m, io, false);
  const { who, waited } = waiting(m, io, total);
  const width = waited.width;
  const table = (index: Bits, values: readonly number[]): Bits => pick(m, index, width, values);
  const others = table(
    who,
    weights.map((w) => total - w),
  );
  m.assert('none_starves', waited.le(others));
  m.cover('the_bound_is_reached', waited.eq(others).and(who.eq(1)));
  // Grants that may come before one to the requester: what is left of the present turn, and the turns between.
  const credit = inside.bits('credit', 2).zext(width);
  const turn = inside.bits('turn', n);
  const above = ones(m, turn, 3);
  const owner = m.lit(3, n).sub(above);
  const mine = above.ne(0).and(owner.eq(who.zext(3)));
  const between = pick(
    m,
    above.cat(who),
    width,
    Array.from({ length: (n + 1) * n }, (_, i) => turnsBetween(n - (i >> 2), i & 3)),
  );
  const left = m.mux(mine.and(credit.any()), m.lit(width, 0), credit.add(between));
  const { ahead_of_who } = m.named({ ahead_of_who: left });
  m.assert('waits_for_those_ahead', waited.add(ahead_of_who).le(others));
  const most = table(
    above.trunc(2),
    [0, 3, 2, 1].map((i) => weights[i]! - 1),
  );
  m.assert('credit_is_of_the_weight', credit.le(m.mux(above.eq(0), m.lit(width, 0), most)));
});

/** The weights of the requesters above `owner` and below `who`, going round; `owner` is `n` before the first turn. */
function turnsBetween(owner: number, who: number): number {
  let sum = 0;
  for (let i = (owner + 1) % (owner === n ? n + 1 : n); i !== who; i = (i + 1) % n) sum += weights[i]!;
  return sum;
}

/** The value at a place of a list of constants. */
const pick = (m: Ctx, index: Bits, width: number, values: readonly number[]): Bits =>
  values.reduce((chosen, v, i) => m.mux(index.eq(i), m.lit(width, v), chosen), m.lit(width, 0));

export const arbiterProofs: readonly Proof[] = [
  proof('priority-arbiter', 'A priority arbiter grants the lowest request, and no other.', priority),
  proof(
    'round-robin',
    'A round-robin arbiter grants one request; who stays waits for 3 of 4 grants at most.',
    inTurn(false),
  ),
  proof('round-robin-hold', 'The same of one that holds its grants; a grant stays until it is accepted.', inTurn(true)),
  proof('weighted-round-robin', 'A weighted arbiter: who stays waits for the weights of the others at most.', weighted),
];
