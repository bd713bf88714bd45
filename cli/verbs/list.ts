/** `gatewright list`: the designs of the catalogue and the parts of the library. */
import { type CataloguePort, cataloguePorts, everyDesign } from '../../rtl-gen/catalogue.ts';

export interface ListedDesign {
  readonly name: string;
  readonly group: 'datapath' | 'library';
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly ports: readonly CataloguePort[];
}

/** Every design with its parameters and leaf ports. */
export function listDesigns(): readonly ListedDesign[] {
  return everyDesign.map((entry) => {
    const { name, group, summary, parameters } = entry;
    return { name, group, summary, parameters, ports: cataloguePorts(entry) };
  });
}
