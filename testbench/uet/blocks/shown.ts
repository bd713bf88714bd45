/** What of the blocks' tests is shown on the page of results. */
import { elaborateEntry, findDesign } from '../../../rtl-gen/catalogue.ts';
import { sackTrackerName } from '../../../rtl-gen/uet/pds/designs.ts';
import { sackWaves } from './pds/sack-waves.ts';

/** A recorded flow of `testbench/uet/traces/data`, and the design in which its reordering shows best. */
export interface ShownRecording {
  readonly trace: string;
  readonly design: string;
  /** PSNs of the design's window. */
  readonly window: number;
  readonly what: string;
}

const recording = (trace: string, window: number, what: string): ShownRecording => {
  return { trace, design: sackTrackerName(window), window, what };
};

export const shownRecordings: readonly ShownRecording[] = [
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

/** A waveform with its words; the SVG is made on demand. */
export interface ShownWaves {
  readonly title: string;
  readonly caption: string;
  readonly svg: () => Promise<string>;
}

const narrow = 128;

export const shownWaves: readonly ShownWaves[] = [
  {
    title: `${sackTrackerName(narrow)}: the lowest hole of the window is filled`,
    caption:
      'Each arrival gets its verdict 4 clocks later. When the missing PSN comes, CACK passes all PSNs received after it at once, 7 clocks later.',
    svg: () => sackWaves(elaborateEntry(findDesign(sackTrackerName(narrow))), narrow),
  },
];
