/** Whose frame is granted: turns among the virtual channels. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { lowestOfRun, reachedInTurn } from '../../../lib/arbiter/turns.ts';

/**
 * Chooses in each clock the channel of the next one, in a register, so that paths from a grant begin with registers.
 *
 * `turn` names one channel or none. It is `served` if that one still `fits`, and granted if `go` is 1 as well; without
 * `go` it stays. Otherwise the next channel in turn is chosen of those that fit in the next clock: `fits`, and
 * `fits_again` of the one whose turn it is. Where the first frame of that one does not fit, no second one does: so the
 * choice need not know what is granted.
 * Where turns are `weighted` the one that is granted goes on while it can and its bit of `lasts` is 1.
 * `fresh`: a grant of this clock is the first of its turn.
 */
export const turns = (n: number) =>
  module(
    `cbfc_turns_n${n}`,
    {
      summary: `Turns among ${n} virtual channels, chosen a clock ahead.`,
      in: { fits: bits(n), fits_again: bits(n), go: bit, weighted: bit, lasts: bits(n) },
      out: { turn: bits(n), served: bit, fresh: bit },
    },
    ({ fits, fits_again, go, weighted, lasts }, m) => {
      const turn = m.reg('turn', bits(n), { reset: 0 });
      const above = m.reg('above', bits(n - 1), { reset: 0 });
      const fresh = m.reg('fresh', bit, { reset: 0 });
      const served = m.named('served', turn.and(fits).any());
      const able = m.named('able', turn.and(fits_again).or(turn.not().and(fits)));
      const goes_on = m.named('goes_on', turn.and(fits_again).and(lasts).any().and(weighted));
      const reached = reachedInTurn(m, able, above.cat(m.lit(1, 0)), { wide: true });
      const moves = m.named('moves', served.not().or(go.and(goes_on.not())));
      m.when(moves, () => {
        fresh.set(1);
        turn.set(lowestOfRun(reached));
        m.when(able.any(), () => above.set(reached.trunc(n - 1)));
      }).elsewhen(go, () => fresh.set(0));
      m.assert('one_turn', turn.and(turn.sub(1)).eq(0));
      return { turn, served, fresh };
    },
  );
