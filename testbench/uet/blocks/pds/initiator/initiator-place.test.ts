/** What the proof of the walker takes for granted (`initiator-frees`), in lives of the core. */
import { type Bits, bind, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { initiatorLayout } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { lifeOfPlace, type Walked } from '../../../proofs/initiator-place.ts';
import { describe, hwTest } from '../../vitest-kit.ts';
import { initiatorMix } from './initiator-property.ts';
import { initiatorReuse } from './initiator-reuse.ts';

const size = { contexts: 8, window: 128, records: 256 };
const layout = initiatorLayout(size);

/** What the walker shows. */
interface Shown {
  readonly retired: { readonly valid: Bits<1>; readonly place: Bits };
  readonly end: { readonly fires: Bits<1>; readonly payload: { readonly place: Bits } };
}

/** Places, and PSNs of them: the first, one in the middle of a lap, and one of the second. */
const watched = [
  [0, 0],
  [0, 1],
  [1, 7],
  [2, 130],
  [5, 30],
] as const;

const checked = bind(pdsInitiator(size), (_, inside, m) => {
  const driven = inside.drives<Omit<Walked, 'frees' | 'ends'>>('retirement');
  const { retired, end } = inside.inst<Shown>('retirement');
  for (const [place, psn] of watched) {
    const { kicked, answered, kept, own, wasError } = lifeOfPlace(
      m,
      layout,
      {
        name: `place_${place}_${psn}`,
        who: m.lit(layout.contextBits, place),
        psn: m.lit(32, psn),
        check: (name, holds) => m.assert(name, holds),
      },
      {
        ...driven,
        frees: { enable: retired.valid, place: retired.place },
        ends: { enable: end.fires, place: end.payload.place },
      },
    );
    m.unused(kicked, answered, kept, own, wasError);
  }
});
const design = elaborate(checked);

describe('what the walker of the PDS initiator rests on holds in each clock', () => {
  const on = (seeds: readonly number[]) => ({
    design,
    seeds,
  });
  hwTest('of any life', on([1, 2, 3, 4]), initiatorMix(size, 3_000));
  for (const { name, body } of initiatorReuse) hwTest(name, on([7]), body);
});
