/** The switch ports of the catalogue. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type SwitchOptions, switchName, uetSwitch } from './uet-switch.ts';

/** Queues of 64 and 32 KiB, frames of up to 9,216 bytes. */
export const switchOptions: SwitchOptions = { dataBeats: 1024, controlBeats: 512, longest: 144 };

export const switchDesigns: readonly DesignEntry[] = [
  datapathDesign({
    name: switchName(switchOptions),
    folder: 'switch',
    summary: 'Output port of a switch, 64 bytes a clock: two queues, packet trimming, ECN',
    parameters: { ...switchOptions },
    module: () => uetSwitch(switchOptions),
  }),
];
