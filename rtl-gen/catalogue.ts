/** Every design that is emitted, by name: the datapath's, and the parts of the library. */
import { didYouMean } from '../support/nearest.ts';
import { UserError } from '../support/user-error.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type Design, elaborate, type Module } from './hdl/index.ts';
import { interfacePorts, portLeaves } from './hdl/modules/interface.ts';
import { parts } from './lib/parts.ts';
import { cbfcDesigns } from './uet/cbfc/designs.ts';
import { llrDesigns } from './uet/llr/designs.ts';
import { pdsDesigns } from './uet/pds/designs.ts';
import { tssDesigns } from './uet/tss/designs.ts';
import { wireDesigns } from './uet/wire/designs.ts';

/** A port as lists and documents show it; `clk` and `rst` are implicit. */
export interface CataloguePort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

/** The designs of the datapath, in the order in which lists show them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...pdsDesigns,
  ...wireDesigns,
  ...cbfcDesigns,
  ...llrDesigns,
  ...tssDesigns,
];

/** Everything that `generated/` holds. */
export const everyDesign: readonly CatalogueEntry[] = [...catalogue, ...parts];

/** The entry of that name, a part of the library or not; an unknown name is a `UserError` with the nearest one. */
export function findDesign(name: string): CatalogueEntry {
  const entry = everyDesign.find((e) => e.name === name);
  if (entry !== undefined) return entry;
  const near = didYouMean(
    name,
    everyDesign.map((e) => e.name),
  );
  throw new UserError(`there is no design ${name}${near}: npx gatewright list shows them all`);
}

/** The leaf ports of a design in interface order. */
export function cataloguePorts(entry: CatalogueEntry): readonly CataloguePort[] {
  return interfacePorts(entry.module()).flatMap((port) =>
    portLeaves(port).map(({ name, width }) => ({ name, direction: port.direction, width })),
  );
}

/** The elaborated design of a catalogue entry. */
export function elaborateEntry(entry: CatalogueEntry): Design {
  return elaborate(entry.module() as Module<unknown, unknown, Record<string, never>>);
}
