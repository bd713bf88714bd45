/** What the TSS layer does where a bit of its memory has changed by itself: it refuses, and tells of it. */
import { flipBits, memoryAt } from '../../inside.ts';
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import { layerOf } from './layer-designs.ts';
import { type Steps, stepTest as test } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

/** Events (docs/uet/tss-registers.md). */
const upset = 16;
const warned = 8;
const notSent = 2;

/** Changes a bit of a word of a memory. */
function flip({ dut }: TestContext, path: string, at: number, bit: number): void {
  const memory = memoryAt(dut, path);
  assert.ok(bit < memory.width, `no bit ${bit} in ${path}`);
  flipBits(memory, at, 1n << BigInt(bit));
}

/** The association of the steps' domain, entry 1, and another one. */
const [own, other] = [2, 5];

const numbers = ['counters', 'limits', 'counter_copies', 'limit_copies'] as const;

/** The events since the last time. */
async function events({ software }: Steps, t: TestContext): Promise<number> {
  await t.cycles(8);
  const bits = await software.interrupts();
  await software.clearInterrupts(bits);
  return bits;
}

/** Changes each verdict as soon as it is in that memory; no packet is let out on that port. */
export async function flipVerdicts(t: TestContext, path: string, mask: number, out: { get(): number }): Promise<void> {
  const pieces = memoryAt(t.dut, path);
  assert.equal(pieces.width, 2);
  let seen = false;
  for (let clock = 0; clock < 400; clock++) {
    for (let at = 0; at < pieces.depth; at++) {
      const value = Number(pieces.get(at));
      if (value !== 1 && value !== 2) continue;
      pieces.set(at, value ^ mask);
      seen = true;
    }
    await t.cycles(1);
    assert.equal(out.get(), 0);
  }
  assert.ok(seen);
}

export const layerUpsets: readonly NamedTest[] = [
  test('numbers that have changed by themselves are not given, raised or resumed, and another key is as ever', async (s, t) => {
    const dut = layerOf(t);
    await s.begin();
    const { software } = s;
    await software.enableInterrupts(upset);
    for (const [round, name] of [...numbers, ...numbers].entries()) {
      const path = `transmit.number.numbers.${name}`;
      // Of another association it does not matter.
      flip(t, path, other, t.random.below(49));
      assert.equal(await s.receive(await s.send()), 'opened');
      assert.equal(await events(s, t), 0);
      // Each end of a word, and any bit.
      flip(t, path, own, [0, 48, t.random.below(49)][round % 3]!);
      for (let i = 0; i < 2; i++) {
        s.give();
        assert.equal(await s.outcome(), 0);
        assert.equal(dut.irq.get(), 1);
        assert.equal(await events(s, t), upset | notSent);
      }
      assert.ok(!(await software.raiseNumbers(1, 0, 1n << 48n)));
      assert.equal(await events(s, t), upset);
      // Nor does the key go on that has them, wherever it would.
      const key = s.domain.associations[0]!;
      assert.ok(!(await software.installKey(1, 0, key, [1n << 40n, 1n << 48n])));
      assert.equal(await events(s, t), upset);
      const next = { key: bytesOf(t.random, 32) };
      assert.ok(await software.installKey(1, 0, next, [0n, 1n << 48n]));
      s.renew(next, 0n);
      assert.equal(await s.receive(await s.send()), 'opened');
      await events(s, t);
    }
  }),
  test('a domain whose limits or count of failures have changed by themselves is latched by its next failure', async (s, t) => {
    s.domain = { ...s.domain, authFailureLimit: 1000 };
    await s.begin();
    const { software } = s;
    const [good, forged] = await s.sendForged();
    assert.equal(await s.receive(forged), 'auth_fail');
    for (const [name, width] of [
      ['counts', 17],
      ['limits', 33],
    ] as const)
      for (const bit of [0, width - 1, t.random.below(width), t.random.below(width)]) {
        flip(t, `receive.failure_counts.${name}`, 3, t.random.below(width));
        assert.equal(await s.receive(forged), 'auth_fail');
        assert.equal(await s.receive(good), 'opened');
        assert.equal(await events(s, t), 0);
        flip(t, `receive.failure_counts.${name}`, 1, bit);
        assert.equal(await s.receive(forged), 'auth_fail');
        await t.cycles(4);
        assert.equal(await s.receive(good), 'latched');
        // A threshold of warnings that has changed may be reached too.
        assert.equal((await events(s, t)) & ~warned, upset | 1);
        // Software writes the limits again, and forgets the failures.
        await software.writeDomain(1, s.domain);
        await software.clearFailures(1);
        await events(s, t);
        assert.equal(await s.receive(forged), 'auth_fail');
        assert.equal(await s.receive(good), 'opened');
        assert.equal(await events(s, t), 0);
      }
  }),
  test('no packet is let out whose verdict has changed by itself', async (s, t) => {
    s.domain = { ...s.domain, authFailureLimit: 1000 };
    await s.begin();
    const [good, forged] = await s.sendForged();
    // As soon as it is there, either bit, whichever it is.
    for (const mask of [1, 2]) {
      s.arrives(forged);
      await flipVerdicts(t, 'receive.pieces.items', mask, layerOf(t).rx_down.valid);
      assert.equal(await s.verdict(), 'auth_fail');
      assert.equal(await events(s, t), upset);
    }
    assert.equal(await s.receive(good), 'opened');
    assert.equal(await events(s, t), 0);
  }),
];
