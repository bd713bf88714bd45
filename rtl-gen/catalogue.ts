/** Every design that is emitted, by name. */
import { didYouMean } from '../support/nearest.ts';
import { UserError } from '../support/user-error.ts';
import type { AnyModule } from './hdl/index.ts';
import { interfacePorts, portLeaves } from './hdl/interface.ts';
import { sackTracker } from './uet/pds/sack-tracker.ts';
import { windowSizes } from './uet/pds/window.ts';

export interface CatalogueEntry {
  /** Name of the top module and of the folder in `generated/`. */
  readonly name: string;
  /** What it is, in one line. */
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  /** The module, built on demand. */
  readonly module: () => AnyModule;
}

/** A port as lists and documents show it; `clk` and `rst` are implicit. */
export interface CataloguePort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

/** The designs, in the order in which lists show them. */
export const catalogue: readonly CatalogueEntry[] = windowSizes.map((window) => ({
  name: `sack_tracker_w${window}`,
  summary: `SACK tracker of one PDC: verdicts, CACK and SACK bitmaps over a window of ${window} PSNs`,
  parameters: { window },
  module: () => sackTracker(window) as AnyModule,
}));

/** The entry of that name; an unknown name is a `UserError` with the nearest one. */
export function findDesign(name: string): CatalogueEntry {
  const entry = catalogue.find((e) => e.name === name);
  if (entry !== undefined) return entry;
  const names = catalogue.map((e) => e.name);
  throw new UserError(`there is no design ${name}${didYouMean(name, names)} (designs: ${names.join(', ')})`);
}

/** The leaf ports of a design in interface order. */
export function cataloguePorts(entry: CatalogueEntry): readonly CataloguePort[] {
  return interfacePorts(entry.module()).flatMap((port) =>
    portLeaves(port).map(({ name, width }) => ({ name, direction: port.direction, width })),
  );
}
