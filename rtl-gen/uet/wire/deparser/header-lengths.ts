/** How long each header of a record is, by what the record says it is. */
import type { Bits, Shape } from '../../../hdl/index.ts';
import {
  cutPds,
  negotiation,
  negotiationFeatures,
  pdsLayouts,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  sesRendezvous,
  tss,
  tssSsi,
} from '../layout/index.ts';
import type { ParsedHeaders } from '../parser/parsed-headers.ts';
import { pdsLayoutsOf } from '../parser/pds-stage.ts';
import type { Length } from './put.ts';
import type { DeparserSettings } from './settings.ts';

/** A record of headers in hardware. */
export type Headers = typeof ParsedHeaders extends Shape<infer V> ? V : never;

/** Lengths of equal headers are one: whether any of those holds that have it. */
function byLength(entries: readonly (readonly [number, Bits<1>])[]): readonly Length[] {
  const is = new Map<number, Bits<1>>();
  for (const [bytes, holds] of entries) is.set(bytes, is.get(bytes)?.or(holds) ?? holds);
  return [...is].sort(([a], [b]) => a - b).map(([bytes, holds]) => ({ bytes, is: holds }));
}

/** Lengths of the PDS or TSS header; none holds where there is none. */
export function pdsLengths({ pds, pds_header: header }: Headers, settings: DeparserSettings): readonly Length[] {
  const layouts = pdsLayoutsOf(settings);
  const { sp } = header.tss;
  return byLength([
    ...(Object.keys(pdsLayouts) as (keyof typeof pdsLayouts)[]).map(
      (name) => [layouts[name].bytes, pds.is(name)] as const,
    ),
    [tss.bytes, pds.is('tss').and(sp.not())],
    [tssSsi.bytes, pds.is('tss').and(sp)],
    [cutPds.bytes, pds.is('cut')],
  ]);
}

/** Lengths of the SES header, 0 where there is none: one of them holds. */
export const sesLengths = ({ ses }: Headers): readonly Length[] =>
  orNone(
    byLength(
      (Object.keys(sesLayouts) as (keyof typeof sesLayouts)[]).map(
        (name) => [sesLayouts[name].bytes, ses.is(name)] as const,
      ),
    ),
  );

/** Lengths of what stands behind the SES header, or in a control packet behind the PDS header. */
export const extensionLengths = ({ extension }: Headers, { negotiation: place }: DeparserSettings): readonly Length[] =>
  byLength([
    [sesRendezvous.bytes, extension.is('rendezvous')],
    [sesAtomic.bytes, extension.is('atomic')],
    [sesAtomic.bytes + sesCompareSwap.bytes, extension.is('compare_swap')],
    [place === 'in-payload' ? negotiationFeatures.bytes : negotiation.bytes, extension.is('negotiation')],
  ]);

const orNone = (lengths: readonly Length[]): readonly Length[] => [
  {
    bytes: 0,
    is: lengths
      .map(({ is }) => is)
      .reduce((a, b) => a.or(b))
      .not(),
  },
  ...lengths,
];
