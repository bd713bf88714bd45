/** One multiplier of GHASH, with its powers of H and the sum that goes round in it. */
import { bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { gf128Multiply, hashBlock } from './gf128-multiply.ts';

/** A power of H on its way into the memories: that of exponent `power` + 1 for a key. */
export const powerInstall = (powers: number, keys: number) =>
  record({ enable: bit, key: bits(clog2(keys)), power: bits(clog2(powers)), value: hashBlock });

/** Clocks from a turn to its product in `part`. */
export const laneLatency = 4;

/**
 * In each clock `block`, or zero where `present` is 0, plus the product of the clock before the last one where
 * `continues`, times the power of H that is read; or times 1 where `issue` is 0. `part` is the product `laneLatency`
 * clocks after its turn where it `concludes`, else zero.
 */
export const ghashLane = (powers: number, keys: number) => {
  const [keyShape, power] = [bits(clog2(keys)), bits(clog2(powers))];
  return module(
    `ghash_lane_n${powers}_k${keys}`,
    {
      summary: `Multiplies a block a clock by one of ${powers} powers of the hash keys of ${keys} keys.`,
      in: {
        issue: bit,
        key: keyShape,
        power,
        block: hashBlock,
        present: bit,
        continues: bit,
        concludes: bit,
        install: powerInstall(powers, keys),
      },
      out: { part: hashBlock },
    },
    ({ issue, key, power, block, present, continues, concludes, install }, m) => {
      const table = m.mem('powers', hashBlock, { depth: keys << power.width });
      table.write({ addr: install.key.cat(install.power), data: install.value, enable: install.enable });
      const read = table.readSync({ addr: key.cat(power), onCollision: 'undefined' });

      const held = m.reg('held', hashBlock);
      held.set(block);
      m.when(present.not(), () => held.set(0));
      const issued = m.reg('issued', bit);
      issued.set(issue);
      const continued = m.reg('continued', bit);
      continued.set(continues);

      // The product stands behind a register of its own, and is added in front of the multiplier, where there are
      // levels left.
      const beside = m.reg('beside', hashBlock);
      beside.set(held);
      const b = m.reg('b', hashBlock);
      const last = m.reg('last_product', hashBlock);
      const continuing = m.reg('continuing', bit);
      continuing.set(continued);
      const a = m.named('a', beside.xor(last.mask(continuing)));
      const { product } = m.inst('multiply', gf128Multiply(), { a, b });
      last.set(product);
      b.set(read);
      // The most significant bit is the coefficient of 1.
      m.when(issued.not(), () => b.set(1n << 127n));

      const concluded = m.reg('concluded', bits(laneLatency), { reset: 0 });
      concluded.set(concluded.trunc(laneLatency - 1).cat(concludes));
      const part = last.mask(concluded.at(laneLatency - 1));
      return { part };
    },
  );
};
