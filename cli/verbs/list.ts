/** `gatewright list`: the designs of the project. */
import type { Project } from '../../config/project.ts';
import { type EntryPort, entryPorts } from '../../rtl-gen/design-entry.ts';

export interface ListedDesign {
  readonly name: string;
  readonly group: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly ports: readonly EntryPort[];
  /** What shares its source; empty where the config says nothing. */
  readonly folder: string;
}

/** The designs of those names, all of them for an empty list, with their parameters and leaf ports. */
export function listDesigns(project: Project, names: readonly string[] = []): readonly ListedDesign[] {
  return project.chosen(names).map((entry) => {
    const { name, group, summary, parameters, folder } = entry;
    return { name, group, summary, parameters, ports: entryPorts(entry), folder };
  });
}
