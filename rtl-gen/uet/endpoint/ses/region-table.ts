/** The regions of memory that peers may write to, looked up by their keys. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { Region, RegionWrite, regionCount } from './records.ts';

/** Clocks from `key` to `found`. */
export const regionLatency = 2;

/**
 * Whether a region has the `key`, and which, `regionLatency` clocks later; a key in each clock. No two regions that are
 * enabled have one key: `write` sets one of them, from the next clock on.
 */
export const regionTable = module(
  'uet_region_table',
  {
    summary: `${regionCount} regions of memory, looked up by their keys.`,
    in: { key: bits(64), write: RegionWrite },
    out: { hit: bit, found: Region },
  },
  ({ key, write }, m) => {
    const regions = Array.from({ length: regionCount }, (_, i) => {
      const enable = m.reg(`enable_${i}`, bit, { reset: 0 });
      const region = m.reg(`region_${i}`, Region);
      m.when(write.valid.and(write.index.eq(i)), () => {
        enable.set(write.region.enable);
        region.set(write.region);
      });
      return { region, matches: m.next(`matches_${i}`, enable.and(region.key.eq(key))) };
    });
    const hit = m.next(
      'hit',
      regions.map(({ matches }) => matches).reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0)),
    );
    const choose = <W extends number>(of: (region: (typeof regions)[number]['region']) => Bits<W>): Bits<W> =>
      regions.map(({ region, matches }) => of(region).mask(matches)).reduce((a, b) => a.or(b));
    const found = m.next('found', {
      enable: choose(({ enable }) => enable),
      key: choose(({ key: own }) => own),
      base: choose(({ base }) => base),
      length: choose(({ length }) => length),
      remote_write: choose(({ remote_write: right }) => right),
    });
    return { hit, found };
  },
);
