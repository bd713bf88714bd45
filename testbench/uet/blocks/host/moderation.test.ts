import { describe, expect } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { interruptModeration } from '../../../../rtl-gen/uet/host/moderation.ts';
import type { TestContext } from '../../../bench/context.ts';
import { everyEngineTest } from '../../../bench/every-engine.ts';
import { portsOf, pulse } from '../test-kit.ts';

const microsecond = 10;
const moderation = interruptModeration(microsecond);
const design = elaborate(moderation);
const ports = portsOf(moderation);
const rings = 8;

/** Clocks from what makes a ring interrupt to the interrupt. */
const latency = 4;

class Host {
  /** Interrupts by ring, each with its clock. */
  readonly heard: (readonly [ring: number, clock: number])[] = [];
  now = 0;
  readonly #t: TestContext;
  readonly #dut: ReturnType<typeof ports>;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = ports(t);
    t.attach({
      sample: () => {
        const interrupts = Number(this.#dut.interrupts.get());
        for (let ring = 0; ring < rings; ring++) if ((interrupts >> ring) & 1) this.heard.push([ring, this.now]);
        this.now++;
      },
    });
  }

  moderate(index: number, count: number, time: number): Promise<void> {
    const { moderation } = this.#dut;
    moderation.set({ valid: 0, index, count, time });
    return pulse(this.#t, moderation.valid);
  }

  write(ring: number): Promise<void> {
    const { written } = this.#dut;
    written.ring.set(ring);
    return pulse(this.#t, written.valid);
  }

  arm(index: number, consumer: number, arm = 1): Promise<void> {
    const { doorbell } = this.#dut;
    doorbell.set({ valid: 0, index, consumer, arm });
    return pulse(this.#t, doorbell.valid);
  }

  reset(ring: number): Promise<void> {
    const { reset_ring } = this.#dut;
    reset_ring.ring.set(ring);
    return pulse(this.#t, reset_ring.valid);
  }
}

describe('moderation of interrupts', () => {
  everyEngineTest('each ring by its own count, once, and none that is not armed', design, {}, async (t) => {
    const host = new Host(t);
    for (let ring = 0; ring < rings; ring++) await host.moderate(ring, ring + 1, 60_000);
    for (let ring = 0; ring < rings; ring++) if (ring !== 5) await host.arm(ring, 0);
    await t.cycles(5);
    for (let ring = 0; ring < rings; ring++) {
      for (let i = 0; i < ring; i++) await host.write(ring);
      await t.cycles(10);
      expect(host.heard.filter(([of]) => of === ring)).toEqual([]);
      const at = host.now;
      await host.write(ring);
      await t.cycles(10);
      const mine = host.heard.filter(([of]) => of === ring);
      expect(mine.length).toBe(ring === 5 ? 0 : 1);
      if (ring !== 5) expect(mine[0]![1] - at).toBeLessThanOrEqual(latency);
      await host.write(ring);
      await t.cycles(10);
      expect(host.heard.filter(([of]) => of === ring).length).toBe(ring === 5 ? 0 : 1);
    }
  });

  everyEngineTest('by time, from the first completion that was not read', design, {}, async (t) => {
    const host = new Host(t);
    const time = 7;
    await host.moderate(3, 200, time);
    await host.arm(3, 0);
    await t.cycles(100);
    expect(host.heard).toEqual([]);
    const at = host.now;
    await host.write(3);
    await t.cycles(20);
    await host.write(3);
    await t.cycles(microsecond * time + 20);
    expect(host.heard.map(([ring]) => ring)).toEqual([3]);
    const waited = host.heard[0]![1] - at;
    // A microsecond has begun by then.
    expect(waited).toBeGreaterThanOrEqual(microsecond * (time - 1));
    expect(waited).toBeLessThanOrEqual(microsecond * time + latency);
  });

  everyEngineTest('what was read before it is armed does not count; what was not does', design, {}, async (t) => {
    const host = new Host(t);
    await host.moderate(0, 2, 60_000);
    for (let i = 0; i < 3; i++) await host.write(0);
    await host.arm(0, 3);
    await t.cycles(20);
    expect(host.heard).toEqual([]);
    await host.write(0);
    await t.cycles(20);
    expect(host.heard).toEqual([]);
    await host.write(0);
    await t.cycles(20);
    expect(host.heard.length).toBe(1);
    // Three of five were read: two are there at once.
    await host.arm(0, 3);
    await t.cycles(20);
    expect(host.heard.length).toBe(2);
    // Disarmed, it is silent; and software may have read what has no response yet.
    await host.arm(0, 3, 0);
    await host.arm(0, 7);
    await t.cycles(20);
    expect(host.heard.length).toBe(2);
    for (let i = 0; i < 3; i++) await host.write(0);
    await t.cycles(20);
    expect(host.heard.length).toBe(2);
    await host.write(0);
    await t.cycles(20);
    expect(host.heard.length).toBe(3);
  });

  everyEngineTest('a ring that is set again begins at 0, disarmed', design, {}, async (t) => {
    const host = new Host(t);
    await host.moderate(6, 0, 60_000);
    for (let i = 0; i < 5; i++) await host.write(6);
    await host.arm(6, 5);
    await host.reset(6);
    await host.write(6);
    await t.cycles(20);
    expect(host.heard).toEqual([]);
    await host.arm(6, 0);
    await t.cycles(20);
    expect(host.heard.map(([ring]) => ring)).toEqual([6]);
    await host.arm(6, 1);
    await t.cycles(20);
    expect(host.heard.length).toBe(1);
  });
});
