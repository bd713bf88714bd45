/** Messages that are deferred, dropped, promised, and come again, in each clock. */
import { assert, type Body, type Random } from '../../test-kit.ts';
import { type Entry, type Header, type Kind, type Lookup, TargetDesk } from './target-desk.ts';

const someHeader = (random: Random): Header => ({
  peer: random.pick([1, 2, 3, random.below(2 ** 16)]),
  rel: random.below(2),
  job_id: random.below(2 ** 24),
  token: random.pick([random.below(2 ** 32), random.int(1, 4)]),
  kept: random.pick([0, 0, random.below(2 ** 32)]),
});

/** What is looked up: mostly one that waits or is waited for, now and then an old one, or one with a fault. */
function someLookup(random: Random, entries: readonly Entry[], old: readonly Entry[]): Lookup | undefined {
  const from = entries.length > 0 && random.chance(0.8) ? entries : old;
  if (from.length === 0) return undefined;
  const entry = random.pick(from);
  const kind: Kind = random.pick(['restart', 'restart', 'restart', 'restart', 'drop', 'refuse']);
  const { peer, token } = entry.header;
  const of = { kind, peer, initiator: token, target: entry.token };
  const bit = 2 ** random.below(32);
  switch (random.below(12)) {
    case 0:
      return { ...of, peer: (peer ^ (1 << random.below(16))) & 0xffff };
    case 1:
      return { ...of, initiator: (token ^ bit) >>> 0 };
    case 2:
      return { ...of, target: (entry.token ^ bit) >>> 0 };
    default:
      return of;
  }
}

/** A test of `clocks` clocks, of a table of `slots`. */
export const deferralTargetProperty =
  (slots: number, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('deferrals');
    const desk = new TargetDesk(t, slots, { zeroToken: random.chance(0.2), targetUpper: random.chance(0.5) });
    const old: Entry[] = [];
    let wrId = 0;
    let rates = { reserve: 1, settle: 1, stored: 1, found: 1, lookup: 1, tick: 0, rtr: 1, returned: 1 };
    /** Places that a receive is on the way to. */
    const busy = new Set<number>();
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0)
        rates = {
          ...{ reserve: random.pick([1, 0.5, 0.2]), settle: random.pick([1, 0.5]), stored: random.pick([1, 0.8, 0.2]) },
          ...{ found: random.pick([1, 0.5, 0.1, 0.02]), lookup: random.pick([1, 0.5, 0.1]) },
          ...{ tick: random.pick([0, 0.01, 0.1, 0.5]), rtr: random.pick([1, 0.5, 0.1]) },
          ...{ returned: random.pick([1, 0.5, 0.1]) },
        };
      for (const slot of busy) if (!['waits', 'dropped'].includes(desk.entryAt(slot)?.state ?? '')) busy.delete(slot);
      const all = [...desk.entries];
      const reserved = all.filter(([, { state, since }]) => state === 'reserved' && since < desk.clock);
      const settle = reserved.length > 0 && random.chance(rates.settle) ? random.pick(reserved)[0] : undefined;
      const waiting = all.filter(
        ([slot, { state, since }]) =>
          (state === 'waits' || state === 'dropped') && since < desk.clock - 3 && !busy.has(slot),
      );
      const found =
        waiting.length > 0 && desk.hasRoom && random.chance(rates.found) ? random.pick(waiting)[0] : undefined;
      if (found !== undefined) busy.add(found);
      const isStored = random.chance(rates.stored);
      // Of a message that is not matched yet nothing is told.
      const seen = all.filter(([, { state }]) => state !== 'reserved').map(([, entry]) => entry);
      const lookup = random.chance(rates.lookup) ? someLookup(random, seen, old) : undefined;
      const isEarly =
        lookup !== undefined &&
        (lookup.target === desk.offered ||
          all.some(([, one]) => one.state === 'reserved' && one.token === lookup.target));
      wrId = (wrId + 1) % 2 ** 32;
      const header = random.chance(rates.reserve) ? someHeader(random) : undefined;
      const token = await desk.go({
        reserve: header === undefined || desk.isFull(header.peer) ? undefined : header,
        settle: settle === undefined ? undefined : { slot: settle, stored: isStored },
        found:
          found === undefined
            ? undefined
            : {
                slot: found,
                place: { wr_id: wrId, address: BigInt(random.bits(64)), length: random.below(2 ** 32) },
              },
        lookup: isEarly ? undefined : lookup,
        tick: random.chance(rates.tick),
        takesRtr: random.chance(rates.rtr),
        takesReturned: random.chance(rates.returned),
      });
      if (token !== undefined) {
        const [entry] = [...desk.entries.values()].filter((one) => one.token === token);
        old.push(entry!);
        if (old.length > 2 * slots) old.shift();
      }
    }
    await desk.drain();
    if (clocks >= 1_000) {
      assert(desk.rtrs.length > 10 && desk.answers.some(({ hit }) => hit), 'nothing happens');
    }
  };
