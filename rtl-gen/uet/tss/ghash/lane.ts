/** One multiplier of GHASH, with its powers of H and the sum that goes round in it. */
import { bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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

      // The product is added in front of the multiplier, to the block of two cycles later, where there are levels left.
      const p = pipeline(m, { issue, block, present, continues, concludes }, { reset: { concludes: 0 } })
        .stage('read', ({ block, present }) => ({ addend: m.mux(present.not(), 0, block) }))
        // Times 1 where nothing is issued: the most significant bit is the coefficient of 1.
        .stage('load', ({ issue }) => ({ factor: m.mux(issue.not(), 1n << 127n, read) }))
        .ahead('older', { of: 'product', items: 2, shape: hashBlock })
        .stage('add', ({ addend, older, continues }) => ({ a: addend.xor(older.mask(continues)) }));
      const { a, factor: b } = p.at('add');
      const { product } = m.inst('multiply', gf128Multiply(), { a, b });
      const { out } = p.stage('multiplied', () => ({ product }));
      return { part: out.product.mask(out.concludes) };
    },
  );
};
