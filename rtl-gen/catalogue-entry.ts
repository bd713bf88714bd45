/** One design of the catalogue: what can be listed, emitted, checked and synthesised by its name. */
import type { AnyModule, Links, Module } from './hdl/index.ts';

export interface CatalogueEntry {
  /** Name of the top module, and of its folder in `generated/` (library parts: in `generated/lib/`). */
  readonly name: string;
  /** A block of the datapath with a golden model, or a part of the library at sample parameters. */
  readonly group: 'datapath' | 'library';
  /** The folder of its source in `rtl-gen/uet` or `rtl-gen/lib`, such as `stream`: under which name lists show it. */
  readonly folder: string;
  /** What it is, in one line. */
  readonly summary: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  /** The module, built on demand. */
  readonly module: () => AnyModule;
}

/** A design of the datapath. */
export const datapathDesign = <I, O, L extends Links, C extends string>(
  entry: Omit<CatalogueEntry, 'group' | 'module'> & { readonly module: () => Module<I, O, L, C> },
): CatalogueEntry => ({ ...entry, group: 'datapath', module: () => entry.module() as unknown as AnyModule });

/** The block that a design of the datapath is of: the first folder of its source. */
export const blockOf = ({ folder }: CatalogueEntry): string => folder.split('/')[0]!;

/** The heading under which lists show a design: `library: stream`. */
export const groupTitle = ({ group, folder }: Pick<CatalogueEntry, 'group' | 'folder'>): string =>
  `${group}: ${folder}`;
