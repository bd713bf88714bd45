/** The MAC addresses that frames go to. */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../lib/memory/hash-table.ts';

/** A neighbour that software makes known or forgets: from the second clock on, if `ready`. */
export const NeighbourWrite = record({ valid: bit, forget: bit, ip: bits(128), mac: bits(48) });

/** Neighbours that are known at most, if their addresses do not meet in the sets of the table. */
export const neighbourSets = 16;
export const neighbourWays = 4;

/** Clocks from a destination to its next hop. */
export const nextHopLatency = 2;

/**
 * The next hop of `destination`, taken with `enable`, `nextHopLatency` clocks later: the destination itself, if it is a
 * neighbour, otherwise the `gateway`. A write of a neighbour takes the cycle of a destination. `not_known`: one found
 * no room.
 */
export function nextHops(
  m: Ctx,
  { valid, forget, ip, mac }: ValueOf<typeof NeighbourWrite>,
  { destination, enable }: { readonly destination: Bits<128>; readonly enable: Bits<1> },
  gateway: Bits<48>,
) {
  const insertOrRemove = m.mux(forget, m.lit(HashOperation, 'remove'), m.lit(HashOperation, 'insert'));
  const table = m.inst('neighbours', hashTable(bits(128), bits(48), { sets: neighbourSets, ways: neighbourWays }), {
    op: m.mux(valid, insertOrRemove, m.lit(HashOperation, 'lookup')),
    key: m.mux(valid, ip, destination),
    value: mac,
    enable: valid.or(enable),
    offer: undefined,
  });
  m.unused(table.valid, table.inserted);
  const written = m.next('written', m.next('written_1', valid.and(forget.not())));
  return {
    ready: table.ready,
    next_hop: m.mux(table.hit, table.found, gateway),
    not_known: written.and(table.full),
  };
}
