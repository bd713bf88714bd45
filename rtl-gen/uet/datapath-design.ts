/** A design of the datapath, as lists have it. */
import type { DesignEntry } from '../design-entry.ts';
import type { AnyModule, Links, Module } from '../hdl/index.ts';

/** The entry with its group, its module taken for one of any interface. */
export const datapathDesign = <I, O, L extends Links, C extends string>(
  entry: Omit<DesignEntry, 'group' | 'module'> & { readonly module: () => Module<I, O, L, C> },
): DesignEntry => ({ ...entry, group: 'datapath', module: () => entry.module() as unknown as AnyModule });
