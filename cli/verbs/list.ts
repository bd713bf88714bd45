/** `gatewright list`: the designs of the catalogue and the parts of the library. */
import { type CataloguePort, cataloguePorts } from '../../rtl-gen/catalogue.ts';
import { chosenDesigns } from './emit.ts';

export interface ListedDesign {
  readonly name: string;
  readonly group: 'datapath' | 'library';
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly ports: readonly CataloguePort[];
  /** Of its source in `rtl-gen/uet` or `rtl-gen/lib`. */
  readonly folder: string;
}

/** The designs of those names, all of them for an empty list, with their parameters and leaf ports. */
export function listDesigns(names: readonly string[] = []): readonly ListedDesign[] {
  return chosenDesigns(names).map((entry) => {
    const { name, group, summary, parameters, folder } = entry;
    return { name, group, summary, parameters, ports: cataloguePorts(entry), folder };
  });
}
