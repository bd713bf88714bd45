/** `gatewright list`: the designs of the catalogue. */
import { type CataloguePort, catalogue, cataloguePorts } from '../../rtl-gen/catalogue.ts';

export interface ListedDesign {
  readonly name: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly ports: readonly CataloguePort[];
}

/** Every design with its parameters and leaf ports. */
export function listDesigns(): readonly ListedDesign[] {
  return catalogue.map((entry) => {
    const { name, summary, parameters } = entry;
    return { name, summary, parameters, ports: cataloguePorts(entry) };
  });
}
