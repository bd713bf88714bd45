/** A followed netlist in which the unknown bits of every signal can be read. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { type FollowOptions, followUnknowns } from '../follow.ts';

/** The unknown bits of signal `path` are the signal `path unknown`. */
export function watchAll(net: Netlist, options?: FollowOptions): Netlist {
  const followed = followUnknowns(net, options);
  const signals = net.signals.map(({ path, width, node }) => ({
    ...{ path: `${path} unknown`, width, kind: 'wire' as const, node: followed.unknown(node) },
  }));
  return followed.finish([], signals);
}
