/** The reader of rendezvous sends that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type RendezvousOptions, rendezvous, rendezvousName } from './rendezvous/rendezvous.ts';

/** Messages, and READ packets that may be out. */
export const rendezvousSizes: readonly RendezvousOptions[] = [{ slots: 32, reads: 64 }];

export const rendezvousDesigns: readonly DesignEntry[] = rendezvousSizes.map((options) =>
  datapathDesign({
    name: rendezvousName(options),
    folder: 'ses',
    summary: `READ packets for the rest of ${options.slots} rendezvous sends, ${options.reads} at a time`,
    parameters: { slots: options.slots, reads: options.reads },
    module: () => rendezvous(options),
  }),
);
