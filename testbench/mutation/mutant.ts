/** A mutant: a design with one small mistake put in. */
import type { Netlist, NetNode, NetOrigin, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { AddNode, Reader } from './edit-netlist.ts';

/** What kinds of mistakes there are, in the order in which they are reported. */
export const mutantKinds = [
  'operator',
  'constant',
  'stuck bit',
  'dropped enable',
  'swapped arms',
  'off by one',
] as const;

export type MutantKind = (typeof mutantKinds)[number];

/** What is put in the place of a node, as `replaceNode` takes it, or what a reader reads instead. */
export type Edit =
  | { readonly at: NodeId; readonly make: (add: AddNode) => NodeId }
  | { readonly reader: Reader; readonly node: NetNode };

/** One possible change of a netlist. */
export interface Mutation {
  readonly kind: MutantKind;
  /** The place: mutations of one place compete with each other when some are chosen. */
  readonly place: string;
  /** What is changed, in words and names of the design. */
  readonly what: string;
  readonly origin: NetOrigin | undefined;
  /** The change by itself; of contents at power-up there is none. */
  readonly edit?: Edit;
  /** The netlist with the change. */
  readonly apply: () => Netlist;
}

/** What a mutant is called wherever it is told apart from others: no line numbers, which unrelated edits change. */
export const mutantName = ({
  kind,
  what,
  origin,
}: Pick<Mutation, 'kind' | 'what'> & { readonly origin: Pick<NetOrigin, 'scope'> | undefined }): string =>
  `${kind} in ${origin?.scope || 'the top'}: ${what}`;
