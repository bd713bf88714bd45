import fc from 'fast-check';
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { authFailures } from '../../../../../rtl-gen/uet/tss/layer/auth-failures.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { hwProperty } from '../../../../bench/hw-property.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';

const domains = 4;
const design = elaborate(authFailures({ domains, keys: 8 }));

/** The counts as they should be: a domain is latched from the limit on, once it has one (uet-wire.md 8.8). */
class Failures {
  readonly #t: TestContext;
  readonly #write;
  readonly failed;
  readonly #counts = new Map<number, { failures: number; limit: number }>();

  constructor(t: TestContext) {
    this.#t = t;
    this.#write = t.source('write');
    this.failed = t.source('failed');
  }

  async limit(index: number, limit: number): Promise<void> {
    this.#counts.set(index, { failures: 0, ...this.#counts.get(index), limit });
    await this.#write.send({ index, kind: 'limit', limit });
    await this.#settled();
  }

  async clear(index: number): Promise<void> {
    this.#of(index).failures = 0;
    await this.#write.send({ index, kind: 'clear', limit: this.#t.random.bits(16) });
    await this.#settled();
  }

  async fail(index: number): Promise<void> {
    await this.#count(index);
    await this.#settled();
  }

  /** Something is written, and a packet fails in the same clock or some clocks later: none is lost. */
  async meet(failed: number, written: number, limit: number, clocks: number): Promise<void> {
    const sent = this.#write.send({ index: written, kind: 'limit', limit });
    await this.#t.cycles(clocks);
    await this.#count(failed);
    await sent;
    this.#of(written).limit = limit;
    await this.#settled();
  }

  async #count(index: number): Promise<void> {
    const one = this.#of(index);
    one.failures = Math.min(0xffff, one.failures + 1);
    await this.failed.send(index);
  }

  #of(index: number): { failures: number; limit: number } {
    const one = this.#counts.get(index);
    if (one === undefined) throw new Error(`domain ${index} has no limit`);
    return one;
  }

  async #settled(): Promise<void> {
    let clocks = 0;
    while (this.#t.dut.port('busy').get() === 1) {
      await this.#t.cycles(1);
      clocks++;
    }
    expect(clocks).toBeLessThanOrEqual(3);
    const latched = Array.from({ length: domains }, (_, i) => {
      const one = this.#counts.get(i);
      return one !== undefined && one.failures >= one.limit;
    });
    expect(this.#t.dut.port('latched').get()).toBe(latched.reduce((word, on, i) => word | (Number(on) << i), 0));
  }
}

const index = fc.nat(domains - 1);
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('fail' as const), index }) },
    fc.record({ kind: fc.constant('limit' as const), index, limit: fc.oneof(fc.nat(6), fc.nat(0xffff)) }),
    fc.record({ kind: fc.constant('clear' as const), index }),
    fc.record({ kind: fc.constant('meet' as const), index, written: index, limit: fc.nat(6), clocks: fc.nat(4) }),
  ),
  { minLength: 1, maxLength: 80, size: 'max' },
);

hwProperty(
  'a domain is latched from its limit of failures on, until they are forgotten, on yosys',
  { create: (o) => yosysEngine.create(design, o), numRuns: 20 },
  steps,
  async (t, drawn) => {
    const failures = new Failures(t);
    expect(t.dut.port('latched').get()).toBe(0);
    for (let i = 0; i < domains; i++) await failures.limit(i, 3);
    for (const step of drawn) {
      if (step.kind === 'meet') await failures.meet(step.index, step.written, step.limit, step.clocks);
      else if (step.kind === 'limit') await failures.limit(step.index, step.limit);
      else await failures[step.kind](step.index);
    }
  },
);

hwTest(
  'the largest limit is reached, and counts stop at it',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    const failures = new Failures(t);
    await failures.limit(1, 0xffff);
    const many = async (count: number): Promise<void> => {
      const failed = Array.from({ length: count }, () => failures.failed.send(1));
      await Promise.all(failed);
      await t.cycles(4);
    };
    await many(0xfffe);
    expect(t.dut.port('latched').get()).toBe(0);
    await many(1);
    expect(t.dut.port('latched').get()).toBe(2);
    await many(2);
    expect(t.dut.port('latched').get()).toBe(2);
  },
);
