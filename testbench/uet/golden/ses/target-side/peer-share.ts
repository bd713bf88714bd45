/** Places of a table that the messages of one peer have. */

/** Which of `groups`, a power of two, a peer is of: the parts of its 16-bit number, added without carry. */
export function peerGroup(peer: number, groups: number): number {
  let group = 0;
  for (let rest = peer; rest > 0; rest = Math.floor(rest / groups)) group ^= rest % groups;
  return group;
}

/** Whether one more message of `peer` has a place of `places`: `holders` are the peers of those that have one. */
export function hasPlaceFor(
  peer: number,
  holders: readonly number[],
  places: number,
  { groups, most }: { readonly groups: number; readonly most: number },
): boolean {
  const own = holders.filter((one) => peerGroup(one, groups) === peerGroup(peer, groups));
  return holders.length < places && own.length < most;
}
