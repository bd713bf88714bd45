/** What an endpoint may have on its way to the line, in tests and benches. */
import { linkedOptions, linkParts } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import type { EndpointLinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { layerDefaults } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';

export const partNames = ['tss', 'cbfc', 'llr'] as const;
export type PartName = (typeof partNames)[number];

/** All combinations of them, the one with none first. */
export const combinations: readonly (readonly PartName[])[] = Array.from({ length: 2 ** partNames.length }, (_, bits) =>
  partNames.filter((_, i) => (bits >> i) & 1),
);

export const combinationName = (parts: readonly PartName[]): string => parts.join(', ') || 'none of them';

/** A layer with few keys: one for each source. */
const tss = { ...layerDefaults, domains: 4, keys: 16 };

/** An endpoint of 64 bytes a clock with those parts, and the end of its link. */
export const optionsOf = (parts: readonly PartName[]): EndpointLinkOptions => {
  const { llr, cbfc } = linkParts;
  const has = (part: PartName): boolean => parts.includes(part);
  return linkedOptions(64, { ...(has('llr') && { llr }), ...(has('cbfc') && { cbfc }) }, has('tss') ? tss : undefined);
};
