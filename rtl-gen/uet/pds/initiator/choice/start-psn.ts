/** The Start_PSN of a PDC that is opened (uet-wire.md 7.2). */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { history } from '../../target-side/history.ts';

/** Bits of a PDCID that name a PDC of ours. */
const pdcBits = 15;

/**
 * Three clocks after `pdc`, `start_psn` for it: by the 32 random bits of that clock a number of 2^16 to 2^31 - 1, as
 * the reference has it, which is 2^16 or more from the last PSN that was used under this PDCID. `used`: one more than
 * the last PSN of a PDC that has ended. With `start_psn` comes `last_psn`, the upper half of the last PSN, or one more.
 *
 * State: 16 bits for each of 2^15 PDCIDs, the upper half of the last PSN, kept through a reset. Those of PDCIDs that
 * have not been used are arbitrary, and keep a Start_PSN away from no more than five of 32,768 values.
 */
export const startPsn = () =>
  module(
    'start_psn',
    {
      summary: 'Start_PSNs at random, apart from the last PSN of the same PDCID.',
      in: {
        pdc: bits(pdcBits),
        random: bits(32),
        used: record({ valid: bit, pdc: bits(pdcBits), next: bits(32) }),
      },
      out: { start_psn: bits(32), last_psn: bits(16) },
    },
    ({ pdc, random, used }, m) => {
      const memory = m.mem('last_psns', bits(16), { depth: 2 ** pdcBits });
      memory.write({ addr: used.pdc, data: used.next.slice(31, 16), enable: used.valid });
      const last = m.next('last', memory.readSync({ addr: pdc, onCollision: 'old' }));
      const drawn = random.slice(30, 16);
      const upper = history(m, 'upper', m.mux(drawn.any(), drawn, m.lit(15, 1)), 2)[2]!.zext(16);
      const lower = history(m, 'lower', random.trunc(16), 3)[3]!;
      // As `next` is one more than the last PSN, its upper half is that of the last PSN or one more.
      const distance = m.named('distance', upper.sub(last));
      const isNear = distance.add(2).lt(5);
      return {
        start_psn: m.next('start', m.mux(isNear, last.add(3), upper)).cat(lower),
        last_psn: m.next('shown', last),
      };
    },
  );
