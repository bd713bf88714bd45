/** What is known of the assertions and assumptions of a design: their places, and what their conditions read. */
import type { Location } from '../../rtl-gen/ir/location.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { type Netlist, type NetSignal, type NodeId, netOperands } from '../../rtl-gen/ir/netlist.ts';
import { netlistOf } from '../engine/netlist-of.ts';

export interface CheckFacts {
  /** Where the design states it, of a design of ours. */
  readonly at: Location | undefined;
  /** Paths of the nearest signals that its condition is computed from, without resets. */
  readonly reads: readonly string[];
}

/** The facts of each check by its path. */
export async function checkFacts(design: Design): Promise<ReadonlyMap<string, CheckFacts>> {
  const known = facts.get(design) ?? netlistOf(design).then(factsOf);
  facts.set(design, known);
  return known;
}

const facts = new WeakMap<Design, Promise<ReadonlyMap<string, CheckFacts>>>();

function factsOf(net: Netlist): ReadonlyMap<string, CheckFacts> {
  const places = new Map(
    (net.instances ?? []).flatMap(({ path, module }) =>
      module.checks.map(({ name, at }) => [path === '' ? name : `${path}.${name}`, at] as const),
    ),
  );
  const resets = new Set(net.inputs.flatMap(({ name, reset }) => (reset === undefined ? [] : [name])));
  const named = new Map<NodeId, NetSignal[]>();
  for (const signal of net.signals) named.set(signal.node, [...(named.get(signal.node) ?? []), signal]);
  return new Map(
    net.checks.map(({ path, node }) => [
      path,
      { at: places.get(path), reads: readsOf(net, named, resets, path, node) },
    ]),
  );
}

/** A condition that is one named signal alone is followed by what that one is computed from. */
function readsOf(
  net: Netlist,
  named: ReadonlyMap<NodeId, readonly NetSignal[]>,
  resets: ReadonlySet<string>,
  check: string,
  root: NodeId,
): readonly string[] {
  const scope = check.slice(0, check.lastIndexOf('.') + 1);
  const seen = new Set<NodeId>();
  const found = new Map<NodeId, string>();
  const isReset = (id: NodeId): boolean => (named.get(id) ?? []).some(({ path }) => resets.has(path));
  const walk = (ids: readonly NodeId[]): void => {
    for (const id of ids) {
      if (seen.has(id)) continue;
      seen.add(id);
      const signals = named.get(id);
      if (signals === undefined) walk(netOperands(net.nodes[id]!));
      else if (!isReset(id)) found.set(id, nameIn(signals, scope));
    }
  };
  seen.add(root);
  if (named.has(root)) found.set(root, nameIn(named.get(root)!, scope));
  walk(netOperands(net.nodes[root]!));
  if (found.size === 1) walk([...found.keys()].flatMap((id) => netOperands(net.nodes[id]!)));
  return [...found.values()];
}

/** Of the names of one value, one in the module of the check: the register's, if it is one. */
function nameIn(signals: readonly NetSignal[], scope: string): string {
  const own = signals.filter(({ path }) => path.startsWith(scope));
  return (own.find(({ kind }) => kind === 'reg') ?? own[0] ?? signals[0]!).path;
}
