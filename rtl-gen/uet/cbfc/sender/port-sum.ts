/** The sum of one number of each virtual channel. */
import { type Bits, bits, clog2, module, vec } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/** Numbers that are added in a clock: four, but two where that is the whole sum. */
const addedAtOnce = (vcs: number): number => (vcs > 4 ? 4 : 2);

/** Registers that a sum of so many channels goes through, 2 or 3. */
export const portSumLatency = (vcs: number): number => Math.ceil(clog2(vcs) / clog2(addedAtOnce(vcs)));

/**
 * The sum of a number of credits of each of `vcs` channels, `portSumLatency` clocks later. Nothing is carried from
 * clock to clock, so no change of a setting can leave an error behind.
 */
export const portSum = (vcs: number) => {
  const width = creditBits + clog2(vcs);
  return module(
    `cbfc_port_sum_n${vcs}`,
    {
      summary: `Sum over ${vcs} virtual channels, ${portSumLatency(vcs)} clocks later.`,
      in: { parts: vec(bits(creditBits), vcs) },
      out: { sum: bits(width) },
    },
    ({ parts }, m) => {
      const size = addedAtOnce(vcs);
      let level: readonly Bits[] = [...parts];
      for (let stage = 0; level.length > 1; stage++) {
        const wider = Math.min(level[0]!.width + clog2(size), width);
        level = Array.from({ length: Math.ceil(level.length / size) }, (_, i) => {
          const group = level.slice(size * i, size * (i + 1)).map((part) => part.zext(wider));
          return m.next(
            `sum_${stage}_${i}`,
            group.reduce((a, b) => a.add(b)),
            { reset: 0 },
          );
        });
      }
      return { sum: level[0]! };
    },
  );
};
