import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { elaborate } from '../../hdl/index.ts';
import type { Arbiter } from './arbiter.ts';
import { priorityArbiter } from './priority.ts';
import { registeredArbiter } from './registered.ts';
import { roundRobin } from './round-robin.ts';
import { type PolicyModel, priorityModel, roundRobinModel, weightedModel } from './testing/models.ts';
import { weightedRoundRobin, weightedRoundRobinInputs } from './weighted.ts';

interface Clock {
  readonly request: number;
  readonly accept: boolean;
}

/** Requests that come and go at random, and stretches in which they stay. */
const clocksOf = (n: number) =>
  fc
    .array(
      fc.record({ request: fc.nat(2 ** n - 1), accepts: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }) }),
      {
        maxLength: 60,
        size: 'max',
      },
    )
    .map((stretches): Clock[] =>
      stretches.flatMap(({ request, accepts }) => accepts.map((accept) => ({ request, accept }))),
    );

const bitsOf = (word: number): number[] => [...Array(32).keys()].filter((i) => (word >> i) & 1);

/** Drives the requests and compares the grant in every clock. */
async function follow(t: TestContext, model: PolicyModel, hold: boolean, clocks: readonly Clock[]): Promise<void> {
  const port = (name: string) => t.dut.port(name);
  let held: number | undefined;
  for (const { request, accept } of clocks) {
    port('request').set(request);
    port('accept').set(accept ? 1 : 0);
    const requests = held === undefined ? bitsOf(request) : [held];
    expect(port('valid').get()).toBe(requests.length > 0 ? 1 : 0);
    if (requests.length > 0) {
      const granted = model.choose(requests);
      expect([port('grant').get(), port('index').get()]).toEqual([2 ** granted, granted]);
      if (accept) model.taken(granted);
      held = hold && !accept ? granted : undefined;
    } else expect(port('grant').get()).toBe(0);
    await t.rising();
  }
}

describe('an arbiter keeps to the model of its policy in every clock', () => {
  const cases: readonly (readonly [name: string, make: (hold: boolean) => Arbiter, model: () => PolicyModel])[] = [
    ['priority of 5', (hold) => priorityArbiter(5, { hold }), priorityModel],
    ['round robin of 2', (hold) => roundRobin(2, { hold }), () => roundRobinModel(2)],
    ['round robin of 7', (hold) => roundRobin(7, { hold }), () => roundRobinModel(7)],
    [
      'weights 1, 2, 5',
      (hold) => weightedRoundRobin([1, 2, 5], { hold }),
      () => weightedModel(3, (i) => [1, 2, 5][i]!),
    ],
  ];
  for (const [name, make, model] of cases) {
    for (const hold of [false, true]) {
      const arbiter = make(hold);
      everyEngineProperty(
        `${name}${hold ? ', held until accepted' : ''}`,
        elaborate(arbiter),
        clocksOf(arbiter.ports.in!.request.width),
        (t, clocks) => follow(t, model(), hold, clocks),
        { numRuns: 25 },
      );
    }
  }

  everyEngineProperty(
    'weights from inputs, 0 as 1',
    elaborate(weightedRoundRobinInputs(4, 3, { hold: true })),
    fc.tuple(clocksOf(4), fc.array(fc.nat(7), { minLength: 4, maxLength: 4 })),
    (t, [clocks, weights]) => {
      weights.forEach((weight, i) => {
        t.dut.port(`weight_${i}`).set(weight);
      });
      return follow(
        t,
        weightedModel(4, (i) => weights[i]!),
        true,
        clocks,
      );
    },
  );
});

everyEngineProperty(
  'a registered arbiter grants what its choice did on the requests of the clock before',
  elaborate(registeredArbiter(roundRobin(5))),
  clocksOf(5),
  async (t, clocks) => {
    const port = (name: string) => t.dut.port(name);
    const model = roundRobinModel(5);
    let granted: number | undefined;
    for (const { request, accept } of clocks) {
      port('request').set(request);
      port('accept').set(accept ? 1 : 0);
      const valid = granted !== undefined && bitsOf(request).includes(granted);
      expect(port('valid').get()).toBe(valid ? 1 : 0);
      if (valid) expect([port('grant').get(), port('index').get()]).toEqual([2 ** granted!, granted]);
      if (accept || !valid) {
        const requests = bitsOf(request);
        granted = requests.length === 0 ? undefined : model.choose(requests);
        if (granted !== undefined) model.taken(granted);
      }
      await t.rising();
    }
  },
);

describe('no request waits for more accepted grants to others than its bound', () => {
  const weights = [3, 1, 2, 4];
  const others = (i: number): number => weights.reduce((sum, w, j) => (j === i ? sum : sum + w), 0);
  const cases: readonly (readonly [name: string, arbiter: Arbiter, bound: (i: number) => number])[] = [
    ['round robin', roundRobin(4), () => 3],
    ['round robin, held', roundRobin(4, { hold: true }), () => 3],
    ['registered round robin', registeredArbiter(roundRobin(4)), () => 3],
    ['weighted', weightedRoundRobin(weights), others],
  ];
  test.each(cases)('%s, and the bound is reached', async (_, arbiter, bound) => {
    const s = await wasmEngine.create(elaborate(arbiter));
    const [request, accept, grant, valid, rst] = ['request', 'accept', 'grant', 'valid', 'rst'].map((p) => s.port(p));
    const worst = [0, 0, 0, 0];
    const fresh = s.snapshot();
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(15), fc.nat(3)), { maxLength: 200, size: 'max' }), (clocks) => {
        s.restore(fresh);
        request!.set(0);
        accept!.set(0);
        rst!.set(1);
        s.step();
        rst!.set(0);
        const waited = [0, 0, 0, 0];
        let asking = 0;
        for (const [more, eager] of clocks) {
          asking |= more;
          request!.set(asking);
          accept!.set(eager > 0 ? 1 : 0);
          if (eager > 0 && valid!.get() === 1) {
            const granted = Math.log2(Number(grant!.get()));
            for (const i of bitsOf(asking)) waited[i] = i === granted ? 0 : waited[i]! + 1;
            asking &= ~(1 << granted);
            for (const i of [0, 1, 2, 3]) expect(waited[i]).toBeLessThanOrEqual(bound(i));
            for (const i of [0, 1, 2, 3]) worst[i] = Math.max(worst[i]!, waited[i]!);
          }
          s.step();
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(worst).toEqual([0, 1, 2, 3].map(bound));
    s.dispose();
  });
});

test('weights are the shares of those who all ask without a pause', async () => {
  const s = await wasmEngine.create(elaborate(weightedRoundRobin([3, 1, 2])));
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  s.port('request').set(7);
  s.port('accept').set(1);
  const grants: unknown[] = [];
  for (let i = 0; i < 12; i++) {
    grants.push(s.port('index').get());
    s.step();
  }
  expect(grants).toEqual([0, 0, 0, 1, 2, 2, 0, 0, 0, 1, 2, 2]);
  s.dispose();
});

test('parameters that make no arbiter are refused in one sentence', () => {
  expect(() => priorityArbiter(1)).toThrow(
    new RangeError('a priority arbiter of 1 requests: give an integer from 2 up'),
  );
  expect(() => roundRobin(2.5)).toThrow(RangeError);
  expect(() => weightedRoundRobin([1])).toThrow(RangeError);
  expect(() => weightedRoundRobin([1, 0])).toThrow(
    new RangeError('a weighted arbiter with the weight 0: give integers from 1 up'),
  );
});
