/** What NSCC promises, step by step. */
import { nsccDefaults, usualLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { nsccClock, nsccLag } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import { NsccChecker } from './nscc-checker.ts';
import { type ContextEvent, contextWriter, type ShownLimit, setRegisters } from './nscc-ports.ts';

/** 100 Gb/s in 12 us: the link of the published constants, so that they are round. */
const registers = nsccDefaults(usualLink(100e9));
const { baseRtt, target, minWindow } = registers;

/** A bench that gives events one by one, each after all before it, and answers with their limits. */
class Desk {
  readonly limits: ShownLimit[] = [];
  readonly #t: TestContext;
  readonly #write: (event: ContextEvent | undefined) => void;
  readonly #checker: NsccChecker;
  now = 1000;

  constructor(t: TestContext, settings: Partial<NsccRegisters> = {}) {
    const all = { ...registers, ...settings };
    setRegisters(t.dut, all);
    this.#t = t;
    this.#write = contextWriter(t.dut);
    this.#write(undefined);
    this.#checker = t.attach(new NsccChecker(t.dut, all, { onLimit: (limit) => this.limits.push(limit) }));
  }

  /** An event, `pause` ticks after the one before; its limit. */
  async give(event: Partial<ContextEvent> & Pick<ContextEvent, 'kind'>, pause = 100): Promise<ShownLimit> {
    this.now += pause;
    await this.row([event]);
    return this.limits.at(-1)!;
  }

  /** Events in clocks in a row, and all their limits. */
  async row(events: readonly (Partial<ContextEvent> & Pick<ContextEvent, 'kind'>)[]): Promise<readonly ShownLimit[]> {
    const first = this.limits.length;
    for (const event of events) {
      this.#write({ ccc: 3, bytes: 0, now: this.now, ...event });
      await this.#t.cycles(1);
    }
    this.#write(undefined);
    await this.#t.cycles(Math.max(nsccClock.limit, nsccLag.window) + 1);
    assert.equal(this.#checker.pending, 0);
    return this.limits.slice(first);
  }
}

const named = (name: string, steps: (desk: Desk) => Promise<void>, settings?: Partial<NsccRegisters>): NamedTest => ({
  name,
  body: async (t) => steps(new Desk(t, settings)),
});

/** An ACK of one packet with this queueing delay. */
const ack = (delay: number, more: Partial<ContextEvent> = {}) =>
  ({ kind: 'ack', bytes: 4160, rtt: baseRtt + delay, ...more }) as const;

export const nsccDirected: readonly NamedTest[] = [
  named('a context begins with the largest window, and its limit comes 41 clocks after the event', async (desk) => {
    const limit = await desk.give({ kind: 'start' });
    assert.equal(limit.cwnd, Math.floor((baseRtt * registers.windowPerTick) / 256));
    assert.deepEqual([limit.window, limit.small, limit.maxWindow], [limit.cwnd, false, limit.cwnd]);
    assert.equal(nsccClock.limit, 41);
  }),
  named('what was removed moves the limit, what is sent does not', async (desk) => {
    const { window } = await desk.give({ kind: 'start' });
    assert.equal((await desk.give({ kind: 'sent', bytes: 4160 })).window, window);
    assert.equal((await desk.give({ kind: 'withdrawn', bytes: 60 })).window, window + 60);
    assert.equal((await desk.give({ kind: 'readd', bytes: 60 })).window, window);
    assert.equal((await desk.give({ kind: 'idle', bytes: 4160 })).window, window + 4160);
  }),
  named('the four quadrants, by mark and delay', async (desk) => {
    await desk.give({ kind: 'start' });
    await desk.give({ kind: 'sent', bytes: 41_600 });
    assert.equal((await desk.give(ack(target - 1))).quadrant, 'PI');
    assert.equal((await desk.give(ack(target))).quadrant, 'FI');
    assert.equal((await desk.give(ack(target - 1, { ecn: true }))).quadrant, 'NOOP');
    assert.equal((await desk.give(ack(target, { ecn: true }))).quadrant, 'MDskip');
  }),
  named(
    'a decrease comes when the average is above the target, once a base RTT, and takes half at most',
    async (desk) => {
      const { cwnd } = await desk.give({ kind: 'start' });
      const late = ack(20 * target, { ecn: true });
      const seen: ShownLimit[] = [];
      for (let i = 0; i < 20; i++) seen.push(await desk.give(late, 2));
      assert.ok(seen.every(({ quadrant }) => quadrant === 'MDskip'));
      const first = await desk.give(late, baseRtt);
      assert.deepEqual([first.quadrant, first.cwnd >= cwnd / 2 - 1, first.cwnd < cwnd], ['MD', true, true]);
      assert.equal((await desk.give(late, baseRtt)).quadrant, 'MDskip');
      const second = await desk.give(late, 1);
      assert.deepEqual([second.quadrant, second.cwnd], ['MD', Math.ceil(first.cwnd / 2)]);
    },
    { qaGate: 7, qaThreshold: 2 ** 20 - 1, eta: 0, adjustPeriod: 2 ** 20 - 1, adjustBytes: 2 ** 20 - 1 },
  ),
  named('fast increase after a window of bytes without a queue', async (desk) => {
    const start = await desk.give({ kind: 'start' });
    const lost = await desk.give({ kind: 'timeout', bytes: start.cwnd });
    assert.equal(lost.cwnd, minWindow);
    assert.equal((await desk.give(ack(0))).quadrant, 'PI');
    const fast = await desk.give(ack(0));
    assert.deepEqual([fast.quadrant, fast.cwnd], ['FAST', minWindow + 1040]);
  }),
  named('the fulfil adjustment after more than 8 packets, and eta once a period', async (desk) => {
    await desk.give({ kind: 'start' });
    await desk.give({ kind: 'timeout', bytes: 100_000 });
    for (let i = 0; i < 8; i++) assert.equal((await desk.give(ack(target), 1)).fulfilled, false);
    const ninth = await desk.give(ack(target), 1);
    assert.deepEqual([ninth.fulfilled, ninth.eta], [true, false]);
    // Nine packets of fair increase, 20,480 bytes each, by the window.
    assert.equal(ninth.cwnd, 125_000 + Math.floor((9 * 20_480 * 4160) / 125_000));
    const period = await desk.give(ack(target), baseRtt);
    assert.deepEqual([period.fulfilled, period.eta], [true, true]);
  }),
  named(
    'quick adapt cuts to what arrived in a window of measurement, and ignores marks of what is out',
    async (desk) => {
      await desk.give({ kind: 'start' });
      await desk.give({ kind: 'sent', bytes: 8 * 4160 });
      assert.equal((await desk.give(ack(0))).adapted, 'window');
      assert.equal((await desk.give(ack(0))).adapted, 'none');
      const nack = await desk.give({ kind: 'nack_trim', bytes: 4160, rtt: baseRtt }, 2 * (baseRtt + target));
      assert.deepEqual([nack.adapted, nack.cwnd], ['cut', minWindow]);
      assert.equal((await desk.give(ack(target, { ecn: true }))).adapted, 'ignore');
      assert.equal((await desk.give(ack(target))).quadrant, 'FI');
    },
  ),
  named(
    'a packet that is trimmed at the last hop keeps the window where credit is in charge',
    async (desk) => {
      const { cwnd } = await desk.give({ kind: 'start' });
      assert.equal((await desk.give({ kind: 'nack_last_hop', bytes: 4160 })).cwnd, cwnd);
      assert.equal((await desk.give({ kind: 'nack_trim', bytes: 4160 })).cwnd, cwnd - 4160);
      assert.equal((await desk.give({ kind: 'nack_other', bytes: 4160 })).cwnd, cwnd - 4160);
    },
    { hasCredit: true },
  ),
  named('a receiver that asks for less has less, no increase, and gives the window back', async (desk) => {
    const { cwnd } = await desk.give({ kind: 'start' });
    await desk.give({ kind: 'sent', bytes: 50_000 });
    const less = await desk.give(ack(target, { penalty: 64 }));
    assert.equal(less.cwnd, 50_000 - 4160 - 2080);
    const slow = await desk.give(ack(target), 2 * baseRtt);
    assert.deepEqual([slow.fulfilled, slow.eta, slow.cwnd], [true, true, less.cwnd]);
    assert.equal((await desk.give(ack(target, { restores: true }))).cwnd, cwnd);
  }),
  named('a lower RTT is the new base, and the largest window follows', async (desk) => {
    await desk.give({ kind: 'start' });
    const lower = await desk.give(ack(-100));
    const most = Math.floor(((baseRtt - 100) * registers.windowPerTick) / 256);
    assert.deepEqual([lower.maxWindow, lower.cwnd], [most, most]);
    for (const event of [ack(-200, { keepsBase: true }), ack(-200, { kind: 'probe_ack' })])
      assert.equal((await desk.give(event)).maxWindow, most);
  }),
  named('events of one context in clocks in a row count each, in order', async (desk) => {
    const { window, cwnd } = await desk.give({ kind: 'start' });
    const row = await desk.row(Array.from({ length: 10 }, () => ({ kind: 'timeout', bytes: 1000 }) as const));
    assert.deepEqual(
      row.map((limit) => limit.cwnd),
      row.map((_, i) => cwnd - 1000 * (i + 1)),
    );
    assert.ok(row.every((limit) => limit.window === window));
  }),
  named(
    'a largest window below the least one is the least one',
    async (desk) => {
      const { cwnd, maxWindow } = await desk.give({ kind: 'start' });
      assert.deepEqual([cwnd, maxWindow], [100_001, 100_001]);
    },
    // 100,000 bytes.
    { baseRtt: 1000, windowPerTick: 25_600, minWindow: 100_001 },
  ),
  named('marks are ignored until as many bytes have come as were out at the cut, and no longer', async (desk) => {
    await desk.give({ kind: 'start' });
    await desk.give({ kind: 'sent', bytes: 3 * 4160 });
    await desk.give({ kind: 'ack', bytes: 0 });
    const { adapted } = await desk.give({ kind: 'nack_trim', bytes: 4160 }, 2 * (baseRtt + target));
    assert.equal(adapted, 'cut');
    assert.equal((await desk.give(ack(0, { ecn: true }))).adapted, 'ignore');
    assert.equal((await desk.give(ack(0, { ecn: true, bytes: 8319 }))).adapted, 'ignore');
    assert.equal((await desk.give(ack(0, { ecn: true, bytes: 1 }))).adapted, 'none');
  }),
  named(
    'what was gathered is divided by windows of every size',
    async (desk) => {
      for (let bit = 0; bit < 24; bit++) {
        for (const rest of [0, 2 ** bit - 1, Math.floor(2 ** bit / 3)]) {
          const size = Math.min(2 ** bit + rest, 2 ** 24 - 1);
          const { cwnd } = await desk.give({ kind: 'start' });
          await desk.give({ kind: 'timeout', bytes: cwnd - size });
          const { fulfilled } = await desk.give(ack(target, { bytes: 1 + bit }));
          assert.ok(fulfilled);
        }
      }
    },
    { minWindow: 1, windowPerTick: 2 ** 20 - 1, baseRtt: 8000, adjustBytes: 0, eta: 0, fairIncrease: 3000 },
  ),
  named(
    'a decrease follows averages of every size',
    async (desk) => {
      await desk.give({ kind: 'start' });
      for (let bit = 1; bit < 20; bit++) {
        const { quadrant } = await desk.give(ack(2 ** bit, { ecn: true }), 2 * baseRtt);
        assert.equal(quadrant, 'MD');
        await desk.give({ kind: 'start' });
      }
    },
    { target: 0, gamma: 307, mostDecrease: 1023, minWindow: 1, qaThreshold: 2 ** 20 - 1 },
  ),
  named(
    'a decrease takes no more than the most, nor a part of 4096 more',
    async (desk) => {
      // 4093/4096 of gamma are 3997/4096, one above the most.
      const parts: number[] = [];
      for (const delay of [700_000, 800_000, 900_000, 1_000_000, 1_040_000]) {
        const { cwnd } = await desk.give({ kind: 'start' });
        await desk.give({ kind: 'sent', bytes: 41_600 });
        const after = await desk.give({ ...ack(delay), ecn: true }, 2 * baseRtt);
        assert.equal(after.quadrant, 'MD');
        parts.push(Math.round(((cwnd - after.cwnd) / cwnd) * 4096));
      }
      assert.equal(Math.max(...parts), 3996);
    },
    { target: 80, gamma: 1000, mostDecrease: 999, gain: 2047, minWindow: 1, eta: 0 },
  ),
];
