/** The sum of one number of each virtual channel. */
import { type Bits, bits, clog2, module, vec } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/** Registers that a sum of so many channels goes through: one for each four-fold. */
export const portSumLatency = (vcs: number): number => Math.ceil(clog2(vcs) / 2);

/**
 * The sum of a number of credits of each of `vcs` channels, `portSumLatency` clocks later: four are added in a clock. Nothing is
 * carried from clock to clock, so no change of a setting can leave an error behind.
 */
export const portSum = (vcs: number) => {
  const width = creditBits + clog2(vcs);
  return module(
    `cbfc_port_sum_n${vcs}`,
    {
      summary: `Sum over ${vcs} virtual channels, ${portSumLatency(vcs)} clocks later.`,
      in: { parts: vec(bits(creditBits), vcs) },
      out: { sum: bits<number>(width) },
    },
    ({ parts }, m) => {
      let level: readonly Bits[] = [...parts];
      for (let stage = 0; level.length > 1; stage++) {
        const wider = Math.min(level[0]!.width + 2, width);
        const groups = Array.from({ length: Math.ceil(level.length / 4) }, (_, i) => level.slice(4 * i, 4 * i + 4));
        level = groups.map((group, i) => {
          const sum = m.reg(`sum_${stage}_${i}`, bits<number>(wider), { reset: 0 });
          sum.set(group.map((part) => part.zext<number>(wider)).reduce((a, b) => a.add(b)));
          return sum;
        });
      }
      return { sum: level[0]! };
    },
  );
};
