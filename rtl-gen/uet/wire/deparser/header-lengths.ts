/** How long each header of UET is, by what a record says it is. */
import { type Bits, type Ctx, type EnumV, pack, type Shape } from '../../../hdl/index.ts';
import {
  cutPds,
  negotiationForms,
  nextHeaders,
  pdsLayouts,
  pdsTypes,
  sesLayouts,
  tss,
  tssSsi,
} from '../layout/index.ts';
import type { ParsedHeaders } from '../parser/parsed-headers.ts';
import { pdsLayoutsOf } from '../parser/pds-stage.ts';
import type { DeparserSettings } from './settings.ts';

/** A record of headers in hardware. */
export type Headers = typeof ParsedHeaders extends Shape<infer V> ? V : never;

type PdsName = keyof typeof pdsLayouts;
type SesName = keyof typeof sesLayouts;

/** The lengths that PDS and TSS headers have, in bytes, each once. */
export const pdsSizes = (settings: DeparserSettings): readonly number[] =>
  ascending([...Object.values(pdsLayoutsOf(settings)), tss, tssSsi, cutPds].map(({ bytes }) => bytes));

/** The lengths that SES headers have, in bytes, each once; 0 where there is none. */
export const sesSizes: readonly number[] = ascending([0, ...Object.values(sesLayouts).map(({ bytes }) => bytes)]);

/**
 * Calls `found` with the length of the PDS or TSS header under the condition that it has it, and `missing` where there
 * is none.
 */
export function matchPds(
  m: Ctx,
  { pds, hasSsi }: { readonly pds: EnumV<string>; readonly hasSsi: Bits<1> },
  settings: DeparserSettings,
  found: (bytes: number) => void,
  missing: () => void,
): void {
  const layouts = pdsLayoutsOf(settings);
  const codeOf = (name: PdsName): number => pdsTypes.code[name];
  const names = Object.keys(pdsLayouts) as PdsName[];
  const known = ascending(names.map((name) => layouts[name].bytes)).map(
    (bytes) => [names.filter((name) => layouts[name].bytes === bytes).map(codeOf), () => found(bytes)] as const,
  );
  const cut = 31;
  m.match(
    pack(pds),
    [
      ...known,
      [pdsTypes.code.tss, () => m.when(hasSsi, () => found(tssSsi.bytes)).otherwise(() => found(tss.bytes))],
      [cut, () => found(cutPds.bytes)],
    ],
    missing,
  );
}

/** Calls `found` with the length of the SES header, 0 where there is none, under the condition that it has it. */
export function matchSes(m: Ctx, ses: EnumV<string>, found: (bytes: number) => void): void {
  const names = Object.keys(sesLayouts) as SesName[];
  const known = sesSizes.slice(1).map((bytes) => {
    const codes = names.filter((name) => sesLayouts[name].bytes === bytes).map((name) => nextHeaders.code[name]);
    return [codes, () => found(bytes)] as const;
  });
  m.match(pack(ses), known, () => found(0));
}

/** Bytes of a negotiation that are after its control packet. */
export const negotiationBytes = ({ negotiation: form }: DeparserSettings): number => negotiationForms[form]?.bytes ?? 0;

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
