/** The parts of the library at sample parameters: their Verilog in `generated/lib/` is the golden that a change shows in. */
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { type AnyModule, bits, type Links, type Module } from '../hdl/index.ts';
import { fifo } from './stream/fifo.ts';

/** A part by its module; name and summary are the module's own. */
function part<I, O, L extends Links>(
  parameters: CatalogueEntry['parameters'],
  module: Module<I, O, L>,
): CatalogueEntry {
  const { name, ports } = module;
  return {
    name,
    group: 'library',
    summary: ports.summary ?? '',
    parameters,
    module: () => module as unknown as AnyModule,
  };
}

/** In the order of the folders, and in each in that of the files. */
export const parts: readonly CatalogueEntry[] = [
  // stream
  part({ width: 32, depth: 16 }, fifo(bits(32), 16)),
];
