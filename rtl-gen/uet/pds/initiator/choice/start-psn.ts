/** The Start_PSN of a PDC that is opened (uet-wire.md 7.2). */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { pipeline } from '../../../../lib/pipeline/pipeline.ts';

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
      const { out } = pipeline(m, { random })
        .stage('draw', ({ random }) => {
          const drawn = random.slice(30, 16);
          return { upper: m.mux(drawn.any(), drawn, 1), lower: random.trunc(16) };
        })
        .stage('fetch', () => ({ last: memory.readSync({ addr: pdc, onCollision: 'old' }) }))
        .stage('part', ({ upper: half, last }) => {
          const upper = half.zext(16);
          // As `next` is one more than the last PSN, its upper half is that of the last PSN or one more.
          const isNear = upper.sub(last).add(2).lt(5);
          return { start: m.mux(isNear, last.add(3), upper) };
        });
      return { start_psn: out.start.cat(out.lower), last_psn: out.last };
    },
  );
