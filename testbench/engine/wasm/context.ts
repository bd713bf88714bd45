/** What the writers of one program share. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { ActivityCode } from './activity-code.ts';
import type { Layout } from './layout.ts';
import type { Placement } from './placement.ts';

/** What the items of a program are about. */
export interface Context extends Placement {
  readonly layout: Layout;
  /** Roots whose values are to be left at their addresses. */
  readonly kept: ReadonlySet<NodeId>;
  readonly functions: Helpers;
  /** Of the body of equal instances: the addresses that are those of the first of them. */
  readonly record?: { readonly start: number; readonly end: number };
  /** Functions of the bodies of each class of instances, in the order in which they are called. */
  readonly bodies?: readonly (readonly number[])[];
  /** Where segments of the schedule have flags. */
  readonly activity?: ActivityCode;
}

/** Indices of functions that programs call. */
export interface Helpers {
  /** Records a failed check: takes the edges left and the check's index. */
  readonly fail: number;
  /** Multiplies wide values: takes the addresses of the product and of the factors, and their words. */
  readonly multiply: number;
  /** Puts an output of a black box at its address: takes the box and the output. */
  readonly boxOutput: number;
  /** An edge of a black box: takes the box. */
  readonly boxEdge: number;
}
