/** GHASH of packets, some blocks a clock, each packet with a hash key of its own (NIST SP 800-38D, section 6.4). */
import { bit, bits, clog2, module, vec } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { hashBlock } from './gf128-multiply.ts';
import { ghashLane, laneLatency, powerInstall } from './lane.ts';
import { beatPlaces, blockCount, ghashSchedule, lookAhead, powersNeeded } from './schedule.ts';

export interface GhashSettings {
  /** Blocks a clock: 1 to 8. */
  readonly blocks: number;
  /** Hash keys that are held, a power of two from 2. */
  readonly keys: number;
}

/** Clocks from a packet's last beat to its hash, at most; all but `lookAhead` and a clock of it in any case. */
export const ghashLatency = (blocks: number): number => 1 + lookAhead(blocks) + 1 + 2 + laneLatency + 1;

/**
 * The hash of packets of one block or more, `blocks` of them a clock, block 0 first. Beats come in any clocks, those of
 * one packet before those of the next; all blocks of a beat count but in the `last` one, where the first `count` (1 or
 * more) do. `key` says under which hash key, and is the same in all of a packet's beats. Nothing stalls: a packet may
 * begin in the clock after another one's last beat, whatever their lengths. `done` marks the clock in which `hash` is
 * that of a packet, in the order of the packets.
 *
 * `install` brings the powers of a hash key, those of `powersNeeded(blocks)` exponents from 1 on: not while a packet of
 * that key is under way. Throws `RangeError` on other numbers of blocks or keys.
 */
export const ghash = ({ blocks, keys }: GhashSettings) => {
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > 8)
    throw new RangeError(`GHASH of ${blocks} blocks a clock: give an integer from 1 to 8`);
  if (!Number.isInteger(keys) || keys < 2 || (keys & (keys - 1)) !== 0)
    throw new RangeError(`GHASH with ${keys} keys: give a power of two from 2`);
  const powers = powersNeeded(blocks);
  const key = bits(clog2(keys));
  return module(
    `ghash_p${blocks}_k${keys}`,
    {
      summary: `GHASH of packets, ${blocks} ${blocks === 1 ? 'block' : 'blocks'} a clock, with ${keys} hash keys.`,
      in: {
        valid: bit,
        block: vec(hashBlock, blocks),
        last: bit,
        count: blockCount(blocks),
        key,
        install: powerInstall(powers, keys),
      },
      out: { hash: hashBlock, done: bit },
    },
    ({ valid, block, last, count, key, install }, m) => {
      const schedule = m.inst('schedule', ghashSchedule(blocks, keys), { valid, beat: { last, count, key } });
      const place = m.reg('free_place', bits(clog2(beatPlaces)), { reset: 0 });
      m.when(valid, () => place.set(place.add(1)));
      const beats = m.mem('beats', vec(hashBlock, blocks), { depth: beatPlaces });
      beats.write({ addr: place, data: block, enable: valid });
      const beat = beats.read(schedule.place);

      const parts = Array.from({ length: blocks }, (_, i) => {
        const { issue, key, power, turn } = schedule;
        const { block: present, continues, concludes } = turn.at(i);
        return m.inst(`lane_${i}`, ghashLane(powers, keys), {
          ...{ issue, key, power: power.at(i), block: beat.at(i), present, continues, concludes, install },
        }).part;
      });
      const sum = m.reg('hash', hashBlock);
      const { out } = pipeline(m, { starts: schedule.starts }, { valid: schedule.ends, reset: { starts: 0 } })
        .repeat(laneLatency, 'multiply', () => ({}))
        .stage('sum', ({ starts }) => {
          const total = m.named(
            'total',
            parts.reduce((all, part) => all.xor(part)),
          );
          sum.set(total.xor(sum.mask(starts.not())));
          return {};
        });
      return { hash: sum, done: out.valid };
    },
  );
};
