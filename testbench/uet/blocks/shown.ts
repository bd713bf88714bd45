/** What of the blocks' tests is shown on the page of results. */
import type { StartFigure, StartReplay } from '../../../config/config.ts';
import { elaborateEntry } from '../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../rtl-gen/uet/designs.ts';
import { sackTrackerName } from '../../../rtl-gen/uet/pds/designs.ts';
import { sackWaves } from './pds/sack-waves.ts';

/** A recorded flow of `testbench/uet/traces/data` through the tracker with that window. */
const recording = (trace: string, window: number, caption: string): StartReplay => ({
  design: sackTrackerName(window),
  file: `testbench/uet/traces/data/${trace}.rx.csv.gz`,
  title: trace,
  caption,
});

export const shownRecordings: readonly StartReplay[] = [
  recording(
    'perm_oblivious.f76',
    512,
    'Packets sprayed over all paths of a fat tree: deep reordering, no loss; each dot is an arrival at its place in the window.',
  ),
  recording(
    'slow_uplink_trim.f25',
    1024,
    'One uplink runs at a quarter of the speed: the window fills after the first trimmed packets until they are sent again.',
  ),
  recording(
    'slow_uplink_drop_rto.f59',
    1024,
    'Losses repaired by timeout alone, and a sender that no window holds back: most of it arrives beyond the window and is refused.',
  ),
];

const narrow = 128;

export const shownWaves: readonly StartFigure[] = [
  {
    title: `${sackTrackerName(narrow)}: the lowest hole of the window is filled`,
    caption:
      'Each arrival gets its verdict 4 clocks later. When the missing PSN comes, CACK passes all PSNs received after it at once, 7 clocks later.',
    svg: () => sackWaves(elaborateEntry(datapathDesignNamed(sackTrackerName(narrow))), narrow),
  },
];
