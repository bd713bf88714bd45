import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { seededRandom } from '../../support/random.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { rmwCore, rmwLatency, rmwTracker } from './rmw-tracker-1024.ts';

/** One flow, with a set of the numbers that have arrived and a base that moves by at most 4 a packet. */
class Flow {
  base = 0;
  packets = 0;
  readonly #arrived = new Set<number>();

  take(number: number): string {
    const ahead = number - this.base;
    const seen = ahead < 0 || this.#arrived.has(number);
    const verdict = seen ? 'duplicate' : ahead >= 32 ? 'refused' : 'accepted';
    if (verdict === 'accepted') {
      this.#arrived.add(number);
      this.packets++;
    }
    for (let i = 0; i < 4 && this.#arrived.has(this.base); i++) this.base++;
    return verdict;
  }
}

test('verdicts, bases and counts are those of a model, with flows hit in consecutive clocks', async () => {
  const s = await wasmEngine.create(elaborate(rmwCore));
  const random = seededRandom(1);
  const verdicts = s.port('verdict').states!.map((state) => state.name);
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  const flows = new Map<number, Flow>();
  const expected = new Map<number, readonly [verdict: string, base: number, packets: number]>();
  const count = new Map<string, number>();
  for (let clock = 0; clock < 20_000; clock++) {
    // Few flows, so that consecutive and alternating hits are common.
    const id = random.int(0, 3) * 341;
    const flow = flows.get(id) ?? new Flow();
    flows.set(id, flow);
    const valid = random.chance(0.9);
    const number = Math.max(0, flow.base + random.int(-4, random.chance(0.1) ? 60 : 8));
    s.port('flow').set(id);
    s.port('number').set(number);
    s.port('valid').set(valid ? 1 : 0);
    if (valid) {
      const verdict = flow.take(number);
      count.set(verdict, (count.get(verdict) ?? 0) + 1);
      expected.set(clock + rmwLatency, [verdict, flow.base, flow.packets]);
    }
    s.step();
    const now = expected.get(clock + 1);
    expect(s.port('done').get()).toBe(now === undefined ? 0 : 1);
    if (now === undefined) continue;
    const [verdict, base, packets] = [s.port('verdict').get(), s.port('base').get(), s.port('packets').get()];
    expect([verdicts[Number(verdict)], base, packets], `clock ${clock}`).toEqual(now);
  }
  for (const verdict of verdicts) expect(count.get(verdict)).toBeGreaterThan(300);
});

test('the benched traffic has every verdict and hits flows in consecutive clocks', async () => {
  const s = await wasmEngine.create(elaborate(rmwTracker), { trace: true });
  const signal = (path: string) => s.signals.find((x) => x.path === path)!;
  const [verdict, flow] = [signal('core.verdict'), signal('flow')];
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  s.step(500_000);
  const counts = [0, 0, 0];
  let again = 0;
  for (let clock = 0; clock < 10_000; clock++) {
    const before = flow.get();
    s.step();
    counts[Number(verdict.get())]!++;
    if (flow.get() === before) again++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(100);
  expect(counts[0]).toBeGreaterThan(8000);
  expect(again).toBeGreaterThan(2000);
});
