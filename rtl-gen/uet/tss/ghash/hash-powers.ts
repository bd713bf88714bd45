/** The powers of a hash key, for the memories of GHASH. */
import { type Bits, bit, bits, clog2, module, sink } from '../../../hdl/index.ts';
import { applyMap, mapOfColumns } from '../../../lib/bits/linear-map.ts';
import { hashBlock } from './gf128-multiply.ts';
import { powerInstall } from './lane.ts';
import { powersNeeded } from './schedule.ts';

/** Bits of H that are multiplied in a clock. */
const digit = 8;

/** Clocks for one power: a digit each, one to begin. */
const clocksOfPower = 128 / digit + 1;

/** Clocks from a hash key to the last of its powers. */
export const hashPowersLatency = (blocks: number): number => 1 + (powersNeeded(blocks) - 1) * clocksOfPower;

/** What x^`by` times a block is, modulo x^128 + x^7 + x^2 + x + 1, in the bit order of GHASH. */
const shifted = (by: number) =>
  mapOfColumns(
    128,
    Array.from({ length: 128 }, (_, i) => {
      let word = 1n << BigInt(i);
      for (let n = 0; n < by; n++) word = (word >> 1n) ^ (word & 1n ? 0xe1n << 120n : 0n);
      return word;
    }),
  );

/**
 * Takes a hash key H, and gives H^1, H^2, and so on as `ghash` of so many blocks a clock needs them: the first in the
 * next clock, each further one 17 clocks later. It takes the next key then; the previous power is multiplied by H from
 * its last digit on, 8 bits a clock, because keys are new far less often than there are clocks. `key` is the number of
 * H, from the clock after H came to its last power.
 */
export const hashPowers = (blocks: number, keys: number) => {
  const powers = powersNeeded(blocks);
  return module(
    `hash_powers_n${powers}_k${keys}`,
    {
      summary: `The powers 1 to ${powers} of hash keys.`,
      in: { key: bits(clog2(keys)) },
      out: { install: powerInstall(powers, keys) },
      link: { up: sink(hashBlock) },
    },
    ({ key, up }, m) => {
      const busy = m.reg('busy', bit, { reset: 0 });
      const enable = m.reg('enable', bit, { reset: 0 });
      const power = m.reg('power', bits(clog2(powers)));
      const h = m.reg('h', hashBlock);
      // The last power, and what is left of it to be multiplied with: its last digit is worked in first.
      const value = m.reg('value', hashBlock);
      const rest = m.reg('rest', hashBlock);
      const step = m.reg('step', bits(clog2(clocksOfPower)));

      enable.set(0);
      m.when(busy.not(), () => {
        busy.set(up.valid);
        enable.set(up.valid);
        power.set(0);
        h.set(up.payload);
        value.set(up.payload);
        rest.set(0);
        step.set(0);
      })
        .elsewhen(step.eq(0), () => {
          step.set(1);
          rest.set(value);
          value.set(0);
        })
        .otherwise(() => {
          // Horner's rule: x^8 times the sum so far, and the products of H with the digit's bits.
          const digits: Bits = rest.trunc(digit);
          const partial = Array.from({ length: digit }, (_, i): Bits => {
            const multiple = applyMap(m, shifted(i), h);
            return multiple.mask(digits.at(digit - 1 - i));
          });
          const moved = m.named('moved', applyMap(m, shifted(digit), value));
          value.set(partial.reduce((sum, one) => sum.xor(one), moved));
          rest.set(rest.shr(digit));
          step.set(step.add(1));
          m.when(step.eq(clocksOfPower - 1), () => {
            step.set(0);
            power.set(power.add(1));
            enable.set(1);
            m.when(power.eq(powers - 2), () => busy.set(0));
          });
        });
      return { install: { enable, key, power, value }, up: { ready: busy.not() } };
    },
  );
};
