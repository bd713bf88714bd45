/** One design of a project: what can be listed, emitted, checked and synthesised by its name. */

import { userCode } from '../support/user-code.ts';
import { interfacePorts, portLeaves } from './hdl/body/interface.ts';
import { type AnyModule, type Design, elaborate, type Module } from './hdl/index.ts';

export interface DesignEntry {
  /** Name of the top module. */
  readonly name: string;
  /** What lists show it under, with `folder`: `library`. */
  readonly group: string;
  /** What shares its source, such as `stream`; empty where nothing is said. */
  readonly folder: string;
  /** What it is, in one line. */
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  /** Its folder within the folder of the emitted Verilog. Default: its name. */
  readonly verilog?: string;
  /** The module, built on demand. */
  readonly module: () => AnyModule;
}

/** A port as lists and documents show it; `clk` and `rst` are implicit. */
export interface EntryPort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

/** The heading under which lists show a design: `library: stream`. */
export const groupTitle = ({ group, folder }: Pick<DesignEntry, 'group' | 'folder'>): string =>
  folder === '' ? group : `${group}: ${folder}`;

/** What a design shares its source with: the first folder of its source, or itself. */
export const blockOf = ({ folder, name }: Pick<DesignEntry, 'folder' | 'name'>): string =>
  folder === '' ? name : folder.split('/')[0]!;

/** The leaf ports of a design in interface order. */
export function entryPorts(entry: Pick<DesignEntry, 'module'>): readonly EntryPort[] {
  return interfacePorts(entry.module()).flatMap((port) =>
    portLeaves(port).map(({ name, width }) => ({ name, direction: port.direction, width })),
  );
}

/** The elaborated design of an entry; what its body throws is a `UserError`. */
export function elaborateEntry({ name, module }: Pick<DesignEntry, 'name' | 'module'>): Design {
  const top = module() as Module<unknown, unknown, Record<string, never>>;
  return userCode(`${name} does not elaborate`, () => elaborate(top));
}
