/** A constant window beside arrays: events of any kind, a window that changes, and resets. */
import { ccKinds as kinds } from '../../../../rtl-gen/uet/cms/records.ts';
import { fixedLimit } from '../../../../rtl-gen/uet/endpoint/transmit/fixed-limit.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { CongestionEvent } from '../../../../rtl-gen/uet/pds/initiator/records.ts';
import { drawnOf } from '../drawn-items.ts';
import { assert, type Body, dutOf } from '../test-kit.ts';

/** Whether bytes leave the flight with an event, as a sign; with `idle` and `start` they are all that was sent. */
const leaves: Readonly<Record<string, number>> = {
  ...{ sent: 0, credit: 0, readd: -1 },
  ...{ ack: 1, probe_ack: 1, nack_trim: 1, nack_last_hop: 1, nack_other: 1, timeout: 1, inferred: 1, withdrawn: 1 },
};

export const fixedLimitProperty =
  (contexts: number, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const layout = initiatorLayout({ contexts, window: 128, records: 256 });
    const io = dutOf(t.dut, fixedLimit(layout));
    const Event = CongestionEvent(layout);
    /** Bytes that have left the flight of each context that has started. */
    const removed = new Map<number, number>();
    /** What was told in the clock before, and what is to be said in this one. */
    let heard: { readonly ccc: number; readonly name: string; readonly bytes: number } | undefined;
    let expected: ReturnType<typeof io.limit.get> | undefined;
    const seen = new Set<string>();
    for (let clock = 0; clock < clocks; clock++) {
      const isReset = clock % 300 === 299;
      t.dut.port('rst').set(Number(isReset));
      const cwnd = random.chance(0.5) ? random.word() : 2 ** random.below(32);
      io.cwnd.set(cwnd);
      const ccc = random.below(contexts);
      const kind = removed.has(ccc) && random.chance(0.9) ? random.pick(kinds) : 'start';
      const isOne = random.chance(0.8);
      const bytes = random.chance(0.5) ? random.word() : random.below(2 ** 14);
      io.event.set({ ...drawnOf(Event, random), valid: Number(isOne), ccc, kind, bytes });
      const shown = io.limit.get();
      if (!isReset) {
        assert.equal(shown.valid, Number(expected !== undefined), 'a limit');
        if (expected !== undefined) assert.deepEqual(shown, expected, 'a limit');
      }
      expected = undefined;
      if (heard !== undefined) {
        const sign = leaves[heard.name];
        const before = removed.get(heard.ccc) ?? 0;
        const then = sign === undefined ? heard.bytes : (before + sign * heard.bytes) >>> 0;
        removed.set(heard.ccc, then);
        const window = (then + cwnd) >>> 0;
        expected = { valid: 1, ccc: heard.ccc, window, cwnd, max_window: cwnd, credit_on: 0, credit: 0, is_small: 0 };
        seen.add(heard.name);
      }
      // What is under way at a reset changes a context, and is not said.
      if (isReset) expected = undefined;
      heard = isOne && !isReset ? { ccc, name: kind, bytes } : undefined;
      if (isOne && !isReset && !removed.has(ccc)) removed.set(ccc, 0);
      await t.rising();
    }
    if (clocks >= 1_000) assert.equal(seen.size, kinds.length, 'each kind');
  };
