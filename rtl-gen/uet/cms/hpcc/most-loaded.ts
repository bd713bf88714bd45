/** The most loaded hop of a path. */
import { type Bits, bit, bits, module, record, vec } from '../../../hdl/index.ts';
import { hopPlaces, Load } from './hpcc-records.ts';

/** What a hop of a path has. */
export const HopLoad = record({ load: Load, tau: bits(24), counts: bit });

type Hop = { readonly load: Bits<28>; readonly tau: Bits<24>; readonly counts: Bits<1> };

/** Three clocks after `hops` the one of the most load, of equal ones the first, among those that count. */
export const mostLoaded = module(
  'hpcc_most_loaded',
  {
    summary: `The most loaded of ${hopPlaces} hops.`,
    in: { hops: vec(HopLoad, hopPlaces) },
    out: { most: HopLoad },
  },
  ({ hops }, m) => {
    let left: readonly Hop[] = [...hops];
    for (let clock = 1; left.length > 1; clock += 1) {
      const pairs: Hop[] = [];
      for (let i = 0; i < left.length; i += 2) {
        const [a, b] = [left[i]!, left[i + 1]];
        const takesB = b === undefined ? undefined : b.counts.and(a.counts.not().or(b.load.gt(a.load)));
        const chosen = takesB === undefined ? a : m.mux<Hop>(takesB, b!, a);
        pairs.push(m.next(`hop_${clock}_${i / 2}`, chosen));
      }
      left = pairs;
    }
    return { most: left[0]! };
  },
);
