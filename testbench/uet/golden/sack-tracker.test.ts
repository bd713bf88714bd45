import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { naiveTracker } from './naive-tracker.ts';
import { SackTracker } from './sack-tracker.ts';
import { addPsn } from './serial.ts';

const LAST = 2 ** 32 - 1;
const ALL_ONES = (1n << 64n) - 1n;

function tracker(
  startPsn: number,
  options: { window?: number; checkLag?: number; history?: number } = {},
): SackTracker {
  return new SackTracker({ window: 64, startPsn, ...options });
}

/** Let these PSNs arrive, one a clock, each accepted. */
function accept(t: SackTracker, ...psns: readonly number[]): void {
  for (const psn of psns) expect([psn, t.clock(psn)]).toEqual([psn, 'accepted']);
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => addPsn(first, i));
}

describe('the counters', () => {
  test('before the first packet CACK is Start_PSN - 1', () => {
    expect(tracker(1000).status()).toEqual({ cack: 999, highest: 999, outOfOrder: 0 });
    expect(tracker(0).status()).toEqual({ cack: LAST, highest: LAST, outOfOrder: 0 });
  });

  test('CACK follows what has arrived without a gap, and the rest is out of order', () => {
    const t = tracker(100);
    accept(t, 100, 101, 103, 105);
    expect(t.status()).toEqual({ cack: 101, highest: 105, outOfOrder: 2 });
    accept(t, 102);
    expect(t.status()).toEqual({ cack: 103, highest: 105, outOfOrder: 1 });
    accept(t, 104);
    expect(t.status()).toEqual({ cack: 105, highest: 105, outOfOrder: 0 });
  });

  test('a refused packet and a duplicate change nothing', () => {
    const t = tracker(100);
    accept(t, 100, 102);
    const before = t.status();
    expect([t.clock(99), t.clock(100), t.clock(102), t.clock(101 + 64), t.clock(undefined)]).toEqual([
      'before',
      'before',
      'duplicate',
      'beyond',
      undefined,
    ]);
    expect(t.status()).toEqual(before);
    expect(t.sack(100)).toBe(0b101n);
  });

  test.each([64, 128, 256, 512, 1024, 32_640])('filling one hole moves CACK over a whole window of %i', (window) => {
    for (const start of [7, addPsn(0, -window / 2)]) {
      const t = tracker(start, { window });
      accept(t, ...range(start + 1, window - 1));
      expect(t.status()).toEqual({
        cack: addPsn(start, -1),
        highest: addPsn(start, window - 1),
        outOfOrder: window - 1,
      });
      expect(t.clock(addPsn(start, window))).toBe('beyond');
      accept(t, start);
      expect(t.status()).toEqual({
        cack: addPsn(start, window - 1),
        highest: addPsn(start, window - 1),
        outOfOrder: 0,
      });
      expect(t.clock(addPsn(start, window - 1))).toBe('before');
      accept(t, addPsn(start, 2 * window - 1));
    }
  });

  test('a hole before the last place moves CACK by W - 1', () => {
    const t = tracker(0, { window: 128 });
    accept(t, ...range(1, 126), 0);
    expect(t.status()).toEqual({ cack: 126, highest: 126, outOfOrder: 0 });
  });

  test('all of it holds across PSN 2^32', () => {
    const t = tracker(LAST - 1);
    accept(t, LAST, 0, 2);
    expect(t.status()).toEqual({ cack: LAST - 2, highest: 2, outOfOrder: 3 });
    expect(t.sack(LAST - 2)).toBe(0b101101n);
    accept(t, LAST - 1);
    expect(t.status()).toEqual({ cack: 0, highest: 2, outOfOrder: 1 });
    expect([t.clock(LAST), t.clock(2)]).toEqual(['before', 'duplicate']);
    accept(t, 64);
    expect(t.clock(65)).toBe('beyond');
  });
});

describe('the window', () => {
  test('is [CACK + 1, CACK + 1 + W), by serial comparison', () => {
    for (const start of [5000, 0, LAST - 10]) {
      for (const window of [64, 128, 1024]) {
        const at = (d: number) => tracker(start, { window }).clock(addPsn(start, d));
        expect(at(0)).toBe('accepted');
        expect(at(window - 1)).toBe('accepted');
        expect(at(window)).toBe('beyond');
        expect(at(2 ** 31 - 1)).toBe('beyond');
        expect(at(-1)).toBe('before');
        expect(at(-(2 ** 31))).toBe('before');
      }
    }
  });

  test.each([0, -64, 32, 100, 64.5, 32_640 + 64, Number.NaN])('of %d PSNs is refused in one sentence', (window) => {
    expect(() => new SackTracker({ window })).toThrow(
      new UserError(`The window is ${window} PSNs; it must be a multiple of 64 from 64 to 32640.`),
    );
  });

  test('a lag, a history or a Start_PSN out of range is refused in one sentence', () => {
    const refusal = (options: object) => expect(() => new SackTracker({ window: 128, ...options }));
    refusal({ checkLag: 0 }).toThrow(
      new UserError('The check lag is 0 clocks; it must be an integer from 1 to 65536.'),
    );
    refusal({ history: -1 }).toThrow(new UserError('The history is -1 clocks; it must be an integer from 0 to 65536.'));
    refusal({ startPsn: 2 ** 32 }).toThrow(
      new UserError('The Start_PSN is 4294967296; it must be an integer from 0 to 2^32 - 1.'),
    );
  });

  test('a number that is no PSN is a mistake of the caller, and nothing happens', () => {
    const t = tracker(0);
    for (const bad of [-1, 2 ** 32, 1.5, Number.NaN]) {
      expect(() => t.clock(bad)).toThrow(RangeError);
      expect(() => t.load(bad)).toThrow(RangeError);
      expect(() => t.sack(bad)).toThrow(RangeError);
    }
    accept(t, 0);
    expect(t.status(1).cack).toBe(LAST);
  });
});

describe('a window check against the CACK of some clocks ago', () => {
  test('refuses above the old window, for as long as the lag lasts', () => {
    const verdicts = (checkLag: number, idle: number) => {
      const t = tracker(0, { checkLag });
      accept(t, 0);
      for (let i = 0; i < idle; i++) t.clock(undefined);
      return t.clock(64);
    };
    expect(verdicts(1, 0)).toBe('accepted');
    expect(verdicts(2, 0)).toBe('beyond');
    expect(verdicts(2, 1)).toBe('accepted');
    expect(verdicts(20, 18)).toBe('beyond');
    expect(verdicts(20, 19)).toBe('accepted');
  });

  test("calls a PSN below today's window but inside the old one a duplicate", () => {
    const t = tracker(0, { checkLag: 3 });
    accept(t, 0, 1, 2);
    expect(t.clock(0)).toBe('before');
    expect(t.clock(1)).toBe('before');
    const u = tracker(0, { checkLag: 3 });
    accept(u, 0, 1, 2);
    expect(u.clock(2)).toBe('duplicate');
    expect(u.clock(2)).toBe('duplicate');
    expect(u.clock(2)).toBe('before');
  });

  test('knows a duplicate by CACK when the history no longer lists its PSN', () => {
    const t = tracker(0, { checkLag: 8, history: 0 });
    accept(t, 0, 1, 2, 3);
    t.clock(undefined);
    expect(t.clock(0)).toBe('duplicate');
    expect(t.clock(3)).toBe('duplicate');
  });

  test('sees the received set without any lag', () => {
    const t = tracker(0, { checkLag: 4 });
    accept(t, 9);
    expect(t.clock(9)).toBe('duplicate');
  });

  test('never reaches back to before a load', () => {
    for (const checkLag of [1, 2, 5]) {
      const t = tracker(1_000_000, { checkLag });
      accept(t, 1_000_000, 1_000_001);
      t.load(500);
      expect(t.clock(500 + 64)).toBe('beyond');
      expect(t.clock(499)).toBe('before');
      accept(t, 500 + 63, 500);
      expect(t.clock(500)).toBe(checkLag === 1 ? 'before' : 'duplicate');
    }
  });
});

describe('the bitmap', () => {
  test('bit i, from the least significant, is base + i', () => {
    const t = tracker(100, { window: 128 });
    accept(t, 100, 101, 103, 105, 102 + 63);
    expect(t.sack(102)).toBe((1n << 63n) | 0b1010n);
    expect(t.sack(103)).toBe((1n << 62n) | 0b101n);
    expect(t.sack(101)).toBe(0b10101n);
  });

  test('PSNs at or below CACK read 1, though they were never sent', () => {
    const t = tracker(100);
    expect(t.sack(100)).toBe(0n);
    expect(t.sack(99)).toBe(1n);
    expect(t.sack(100 - 64)).toBe(ALL_ONES);
    expect(t.sack(0)).toBe(ALL_ONES);
    accept(t, 100);
    expect(t.sack(98)).toBe(0b111n);
  });

  test('PSNs above the window read 0', () => {
    const t = tracker(0);
    accept(t, ...range(1, 63));
    expect(t.sack(1)).toBe(ALL_ONES >> 1n);
    expect(t.sack(64)).toBe(0n);
  });

  test('an older CACK changes no bit of received PSNs', () => {
    const t = tracker(0);
    accept(t, ...range(0, 40), 50);
    expect(t.sack(0, 0, 16)).toBe(t.sack(0));
    expect(t.sack(30, 2, 5)).toBe(t.sack(30, 2));
  });

  test('at half range, each bit is compared with CACK by itself', () => {
    const t = tracker(0);
    accept(t, 0);
    // The window begins at 1: PSN 2^31 lies above it, 2^31 + 1 and its successors before it.
    expect(t.sack(2 ** 31 - 63)).toBe(0n);
    expect(t.sack(2 ** 31 - 62)).toBe(1n << 63n);
    expect(t.sack(2 ** 31)).toBe(ALL_ONES - 1n);
    expect(t.sack(2 ** 31 + 1)).toBe(ALL_ONES);
    // And across the wrap, down to CACK.
    expect(t.sack(LAST - 62)).toBe(ALL_ONES);
    expect(t.sack(LAST - 61)).toBe(ALL_ONES >> 1n);
  });
});

describe('the state of some clocks ago', () => {
  test('counts clocks with and without an arrival', () => {
    const t = tracker(10);
    accept(t, 10);
    t.clock(undefined);
    accept(t, 12);
    accept(t, 11);
    expect(t.status(0)).toEqual({ cack: 12, highest: 12, outOfOrder: 0 });
    expect(t.status(1)).toEqual({ cack: 10, highest: 12, outOfOrder: 1 });
    expect(t.status(2)).toEqual({ cack: 10, highest: 10, outOfOrder: 0 });
    expect(t.status(3)).toEqual(t.status(2));
    expect(t.status(4)).toEqual({ cack: 9, highest: 9, outOfOrder: 0 });
    expect([0, 1, 2, 3, 4].map((ago) => t.sack(10, ago))).toEqual([0b111n, 0b101n, 1n, 1n, 0n]);
  });

  test('clocks before the first are as the first found them', () => {
    const t = tracker(10);
    expect(t.status(16)).toEqual({ cack: 9, highest: 9, outOfOrder: 0 });
    accept(t, 10);
    expect(t.status(16)).toEqual({ cack: 9, highest: 9, outOfOrder: 0 });
  });

  test('the bitmap before a hole was filled still shows the hole', () => {
    const t = tracker(0, { window: 1024, history: 3 });
    accept(t, ...range(1, 1023), 0);
    expect(t.sack(960, 1)).toBe(ALL_ONES);
    expect(t.sack(961, 0)).toBe(ALL_ONES >> 1n);
    expect(t.sack(0, 1)).toBe(ALL_ONES - 1n);
    t.clock(undefined);
    t.clock(undefined);
    expect(t.sack(0, 3)).toBe(ALL_ONES - 1n);
    expect(t.sack(0, 2)).toBe(ALL_ONES);
    t.clock(undefined);
    expect(t.sack(0, 3)).toBe(ALL_ONES);
  });

  test('before a load it is the state of the old context', () => {
    const t = tracker(0);
    accept(t, 0, 2);
    t.load(2);
    expect(t.status(0)).toEqual({ cack: 1, highest: 1, outOfOrder: 0 });
    expect(t.status(1)).toEqual({ cack: 0, highest: 2, outOfOrder: 1 });
    accept(t, 3);
    // The load and this arrival are one clock.
    expect(t.status(0)).toEqual({ cack: 1, highest: 3, outOfOrder: 1 });
    expect(t.status(1)).toEqual({ cack: 0, highest: 2, outOfOrder: 1 });
    expect([0, 1, 2, 3].map((ago) => t.sack(0, ago))).toEqual([0b1011n, 0b101n, 1n, 0n]);
  });

  test('of two loads with no clock between them, the second holds', () => {
    const t = tracker(0);
    accept(t, 0);
    t.load(40);
    t.load(50);
    t.clock(undefined);
    expect(t.status(0).cack).toBe(49);
    expect(t.status(1).cack).toBe(0);
  });

  test('asking beyond the history is a mistake of the caller', () => {
    const t = tracker(0, { history: 4 });
    expect(t.status(4).cack).toBe(LAST);
    for (const ago of [5, -1, 0.5]) {
      expect(() => t.status(ago)).toThrow(RangeError);
      expect(() => t.sack(0, ago)).toThrow(RangeError);
    }
  });
});

describe('against a model that recomputes everything from the list of arrivals', () => {
  const psn = fc.integer({ min: 0, max: LAST });
  const start = fc.oneof(psn, fc.integer({ min: LAST - 100, max: LAST }), fc.constantFrom(0, 2 ** 31 - 20, 2 ** 31));
  /** Where an arrival lies: places after CACK + 1, or anywhere. */
  const arrival = fc.oneof(
    { weight: 8, arbitrary: fc.record({ places: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })) }) },
    { weight: 4, arbitrary: fc.record({ places: fc.integer({ min: -20, max: 210 }) }) },
    { weight: 1, arbitrary: fc.record({ places: fc.constantFrom(63, 64, 127, 128, 191, 192, 2 ** 31, 2 ** 31 - 1) }) },
    { weight: 1, arbitrary: fc.record({ psn }) },
    { weight: 2, arbitrary: fc.constant(undefined) },
  );
  const clocks = fc.array(
    fc.record({
      load: fc.oneof({ weight: 60, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: start }),
      arrival,
      ago: fc.nat(16),
      /** Where the bitmap asked for begins: places after that CACK, or anywhere. */
      query: fc.oneof(
        fc.record({ places: fc.integer({ min: -130, max: 200 }) }),
        fc.record({ places: fc.integer({ min: 2 ** 31 - 70, max: 2 ** 31 + 70 }) }),
        fc.record({ psn }),
      ),
    }),
    { minLength: 1, maxLength: 150, size: 'max' },
  );
  const options = fc.record({
    window: fc.constantFrom(64, 128, 192),
    checkLag: fc.constantFrom(1, 2, 3, 7, 30),
    history: fc.constant(16),
    startPsn: start,
  });

  test('every verdict, counter and bitmap is the same', () => {
    const verdicts = new Set<string | undefined>();
    fc.assert(
      fc.property(options, clocks, (chosen, script) => {
        const model = new SackTracker(chosen);
        const naive = naiveTracker(chosen);
        for (const { load, arrival, ago, query } of script) {
          if (load !== undefined) model.load(load);
          const place = (from: { places: number } | { psn: number }, cack: number) =>
            'psn' in from ? from.psn : addPsn(cack, 1 + from.places);
          const arriving = arrival && place(arrival, model.status().cack);
          const verdict = model.clock(arriving);
          expect(verdict).toBe(naive.clock(load, arriving));
          verdicts.add(verdict);
          expect(model.status()).toEqual(naive.status(0));
          const then = model.status(ago);
          expect(then).toEqual(naive.status(ago));
          const base = place(query, then.cack);
          expect(model.sack(base, ago)).toBe(naive.sack(base, ago));
        }
      }),
      { numRuns: 150 },
    );
    expect(verdicts).toEqual(new Set([undefined, 'accepted', 'duplicate', 'before', 'beyond']));
  });
});
