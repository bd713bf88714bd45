/**
 * The dumbest model of the tracker, for the test of `sack-tracker.ts`: a list of arrivals, from which all is worked out
 * again.
 */
import type { Status, Verdict } from './sack-tracker.ts';

export interface NaiveTracker {
  clock(load: number | undefined, psn: number | undefined): Verdict | undefined;
  status(ago: number): Status;
  sack(base: number, ago: number): bigint;
}

/**
 * PSNs are unwrapped: within a context they are integers that count on from Start_PSN without end, so order is that of
 * integers. A PSN that comes from outside stands for the one integer of its class modulo 2^32 that lies in
 * [r - 2^31, r + 2^31), where r is what it is to be compared with.
 */
export function naiveTracker(options: { window: number; checkLag: number; startPsn: number }): NaiveTracker {
  const loads = [{ clock: 0, start: BigInt(options.startPsn) }];
  const accepted: { clock: number; context: number; psn: bigint }[] = [];
  let now = 0;

  /** The context that is current after a clock, with what it had accepted by `clock`. */
  function state(context: number, clock: number): { received: Set<bigint>; cack: bigint; highest: bigint } {
    const before = loads[context]!.start - 1n;
    const received = new Set(accepted.filter((a) => a.context === context && a.clock <= clock).map((a) => a.psn));
    let cack = before;
    while (received.has(cack + 1n)) cack++;
    const highest = [...received].reduce((a, b) => (a > b ? a : b), before);
    return { received, cack, highest };
  }

  function contextAt(clock: number): number {
    return Math.max(
      0,
      loads.findLastIndex((load) => load.clock <= clock),
    );
  }

  return {
    clock(load, psn) {
      now++;
      if (load !== undefined) loads.push({ clock: now, start: BigInt(load) });
      if (psn === undefined) return undefined;
      const context = contextAt(now);
      const base = state(context, now - options.checkLag).cack + 1n;
      const integer = nearest(psn, base);
      if (integer < base) return 'before';
      if (integer >= base + BigInt(options.window)) return 'beyond';
      if (state(context, now).received.has(integer)) return 'duplicate';
      accepted.push({ clock: now, context, psn: integer });
      return 'accepted';
    },

    status(ago) {
      const { received, cack, highest } = state(contextAt(now - ago), now - ago);
      const outOfOrder = [...received].filter((psn) => psn > cack).length;
      return { cack: wrap(cack), highest: wrap(highest), outOfOrder };
    },

    sack(base, ago) {
      const { received, cack } = state(contextAt(now - ago), now - ago);
      let bitmap = 0n;
      for (let i = 0; i < 64; i++) {
        const psn = nearest(base + i, cack + 1n);
        if (psn <= cack || received.has(psn)) bitmap += 2n ** BigInt(i);
      }
      return bitmap;
    },
  };
}

function wrap(integer: bigint): number {
  return Number(BigInt.asUintN(32, integer));
}

function nearest(psn: number, reference: bigint): bigint {
  const turn = 2n ** 32n;
  let integer = BigInt(psn);
  while (integer < reference - turn / 2n) integer += turn;
  while (integer >= reference + turn / 2n) integer -= turn;
  return integer;
}
