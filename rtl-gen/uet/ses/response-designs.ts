/** The responder that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { responder, responderName } from './responder/responder.ts';

/** Bits of its tags: PDCID and PSN. */
export const responderTags: readonly number[] = [48];

export const responseDesigns: readonly DesignEntry[] = responderTags.map((tag) =>
  datapathDesign({
    name: responderName(tag),
    folder: 'ses',
    summary: 'response headers of what is said of packets, one a clock',
    parameters: { tag },
    module: () => responder(tag),
  }),
);
