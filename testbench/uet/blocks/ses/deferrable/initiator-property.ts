/** Messages that begin, are deferred, fail and come again, and RTRs for them, in each clock. */
import { assert, type Body, type Random } from '../../test-kit.ts';
import { type Entry, type EventKind, goesOn, InitiatorDesk, partials, type Rtr } from './initiator-desk.ts';

function someRtr(random: Random, entries: readonly Entry[], old: readonly Entry[]): Rtr | undefined {
  const from = entries.length > 0 && random.chance(0.85) ? entries : old;
  if (from.length === 0) return undefined;
  const { peer, token, length } = random.pick(from);
  const of = { peer, own: token, theirs: random.pick([0, random.below(2 ** 32), 1]), offset: 0n };
  switch (random.below(12)) {
    case 0:
      return { ...of, peer: (peer ^ (1 << random.below(16))) & 0xffff };
    case 1:
      return { ...of, own: (token ^ (2 ** random.below(32))) >>> 0 };
    case 2:
    case 3:
      return { ...of, offset: BigInt(random.pick([length, length + 1, random.below(length + 1)])) };
    case 4:
      return { ...of, offset: BigInt(random.below(length + 1)) + 2n ** BigInt(random.int(32, 63)) };
    default:
      return of;
  }
}

/** What may happen to a message: a restart that is offered is not touched. */
function someEvent(random: Random, desk: InitiatorDesk, entry: Entry): EventKind | undefined {
  if (goesOn(entry) || (entry.settled && desk.isAsked(entry.token))) return undefined;
  const { failed, stopped, settled } = entry;
  if (failed) return random.pick(['again', 'closed', settled ? 'closed' : 'settled']);
  if (settled && stopped) return random.pick(['failed', 'closed']);
  if (settled) return 'closed';
  return random.pick(['deferred', 'deferred', 'settled', 'settled', 'settled', 'failed', 'closed', 'again']);
}

export const deferralInitiatorProperty =
  (slots: number, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('deferrals');
    const desk = new InitiatorDesk(t, slots, { partial: random.pick(partials), targetUpper: random.chance(0.5) });
    const old: Entry[] = [];
    let message = 0;
    let rates = { open: 1, event: 1, rtr: 1, tick: 0, restart: 1, expired: 1 };
    /** Of a message the clock of its last event. */
    let last: Entry | undefined;
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0)
        rates = {
          ...{
            open: random.pick([1, 0.5, 0.1]),
            event: random.pick([1, 0.5, 0.2]),
            rtr: random.pick([1, 0.5, 0.1, 0.02]),
          },
          ...{ tick: random.pick([0, 0.01, 0.1, 0.5]), restart: random.pick([1, 0.5, 0.1]) },
          ...{ expired: random.pick([1, 0.5, 0.1]) },
        };
      const all = [...desk.entries.values()];
      const ripe = all.filter((entry) => entry.since < desk.clock - 3 && entry !== last);
      const entry = ripe.length > 0 && random.chance(rates.event) ? random.pick(ripe) : undefined;
      const kind = entry === undefined ? undefined : someEvent(random, desk, entry);
      last = kind === undefined ? undefined : entry;
      message = (message + 1) % 2 ** 16;
      const token = await desk.go({
        open: random.chance(rates.open)
          ? { peer: random.int(1, 3), message, length: random.pick([1, 4096, random.below(2 ** 32)]) }
          : undefined,
        event: kind === undefined ? undefined : { kind, token: entry!.token },
        rtr: random.chance(rates.rtr) ? someRtr(random, all, old) : undefined,
        tick: random.chance(rates.tick),
        takesRestart: random.chance(rates.restart),
        takesExpired: random.chance(rates.expired),
      });
      if (token !== undefined) {
        old.push(desk.entries.get(desk.slotOf(token))!);
        if (old.length > 2 * slots) old.shift();
      }
    }
    await desk.idle(4 * slots + 20);
    const left = [...desk.entries.values()].filter((entry) => goesOn(entry) || entry.late);
    assert.deepEqual(left, [], 'something was not told');
    if (clocks >= 1_000) assert(desk.restarts.length > 5 && desk.answers.length > 20, 'nothing happens');
  };
