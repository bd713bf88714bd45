/** The designs of the datapath. */
import type { DesignEntry } from '../design-entry.ts';
import { cbfcDesigns } from './cbfc/designs.ts';
import { cmsDesigns } from './cms/designs.ts';
import { endpointDesigns } from './endpoint/designs.ts';
import { hostDesigns } from './host/designs.ts';
import { llrDesigns } from './llr/designs.ts';
import { pdsDesigns } from './pds/designs.ts';
import { sesDesigns } from './ses/designs.ts';
import { switchDesigns } from './switch/designs.ts';
import { tssDesigns } from './tss/designs.ts';
import { wireDesigns } from './wire/designs.ts';

/** In the order in which lists show them. */
export const datapathDesigns: readonly DesignEntry[] = [
  ...pdsDesigns,
  ...wireDesigns,
  ...cbfcDesigns,
  ...cmsDesigns,
  ...llrDesigns,
  ...tssDesigns,
  ...endpointDesigns,
  ...hostDesigns,
  ...sesDesigns,
  ...switchDesigns,
];

/** The design of that name; there has to be one. */
export function datapathDesignNamed(name: string): DesignEntry {
  const found = datapathDesigns.find((design) => design.name === name);
  if (found === undefined) throw new RangeError(`the datapath has no design ${name}`);
  return found;
}
