/** The self-test of the TSS layer after a reset: it passes, or nothing is sent or opened until the next reset. */
import { selfTestClocks, zeroiseClocks } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { flipBits, memoryAt } from '../../inside.ts';
import { assert, type NamedTest, pulse, type TestContext } from '../../test-kit.ts';
import { keyWords } from './key-images.ts';
import { layerOf, smallLayer } from './layer-designs.ts';
import { type Steps, stepTest as test } from './layer-steps.ts';
import { nativePacket } from './layer-traffic.ts';

/** Events. */
const [notSent, selfTestFailed] = [2, 32];
/** What `status.self_test` reads. */
const [runs, passed, failed] = [0, 1, 2];

/**
 * So many clocks in which nothing is offered, and no head taken, nor any body unless `fills`, or fewer, until
 * `clearing` is 0: how many.
 */
async function closed(t: TestContext, most: number, fills = false): Promise<number> {
  const dut = layerOf(t);
  const heads = [dut.tx_head, dut.rx_head];
  // Bodies may wait for their heads inside once the test has passed.
  const inputs = fills ? heads : [...heads, dut.tx_body, dut.rx_body];
  const outputs = [dut.tx_down, dut.tx_outcome, dut.rx_down, dut.rx_plain, dut.rx_verdict];
  for (let clock = 0; clock < most; clock++) {
    if (dut.clearing.get() === 0) return clock;
    for (const { name, valid } of outputs) assert.equal(valid.get(), 0, `${name} is offered`);
    for (const { name, ready } of inputs) assert.equal(ready.get(), 0, `${name} is taken`);
    await t.cycles(1);
  }
  return most;
}

async function pulsed(t: TestContext, name: 'rst' | 'zeroise', clocks = 2): Promise<void> {
  await pulse(t, t.dut.port(name), clocks);
  await t.cycles(1);
}

/** Changes a bit of every word. */
function flipAll(t: TestContext, path: string, bit: number): void {
  const memory = memoryAt(t.dut, path);
  assert.ok(bit < memory.width);
  for (let at = 0; at < memory.depth; at++) flipBits(memory, at, 1n << BigInt(bit));
}

/**
 * What is damaged of either side: a bit of a table of S-boxes, from the reset on; or of a memory of keys, as soon as so
 * many of its words are `written` by the test.
 */
const faults = [
  { part: 'an S-box of the KDF', path: 'resolve.maker.kdf.aes.bytes_6.substitutes', bit: 3 },
  {
    part: 'an S-box of the KDF’s key schedule',
    path: 'resolve.maker.kdf.aes.expander.step.byte_2.substitutes',
    bit: 7,
  },
  { part: 'the key of the KDF', path: 'resolve.maker.association_keys', bit: 96, written: 1 },
  { part: 'an S-box of AES', path: 'engine.lane.aes.round_5.round.bytes_10.substitutes', bit: 1 },
  { part: 'a round key of AES', path: 'engine.lane.aes.round_14.keys', bit: 127, written: 1 },
  { part: 'a power of H of GHASH', path: 'engine.lane.ghash.lane_0.powers', bit: 0, written: 2 },
] as const;
type Fault = (typeof faults)[number];
const sides = ['transmit', 'receive'] as const;

async function damage(t: TestContext, side: (typeof sides)[number], fault: Fault): Promise<void> {
  const path = `${side}.${fault.path}`;
  const memory = memoryAt(t.dut, path);
  const written = 'written' in fault ? fault.written : 0;
  const isWritten = (): boolean =>
    Array.from({ length: memory.depth }, (_, at) => Number(BigInt(memory.get(at)) !== 0n)).reduce((a, b) => a + b) ===
    written;
  // What the reset before has left is swept first.
  if (written > 0) {
    for (let swept = false, clock = 0; !swept || !isWritten(); clock++) {
      assert.ok(clock < selfTestClocks(smallLayer), `${path} is never written`);
      swept ||= Array.from({ length: memory.depth }, (_, at) => BigInt(memory.get(at))).every((word) => word === 0n);
      assert.equal(await closed(t, 1), 1);
    }
  }
  flipAll(t, path, fault.bit);
}

/** A packet for each side, as software and a line bring them whether the layer is ready or not. */
function offers(s: Steps, t: TestContext): void {
  s.bodies.sendNow(s.offer().body);
  // Plain, so that it needs no key.
  s.arrives(nativePacket(t.random, 41));
}

/** A fault in one side fails the test, and then nothing goes through either. */
function faultTest(side: (typeof sides)[number], fault: Fault): NamedTest {
  const name = `with a fault in ${fault.part} of the ${side} side nothing is opened or sent until a reset without it`;
  return test(name, async (s, t) => {
    const { software } = s;
    await closed(t, 5000, true);
    await software.enableInterrupts(selfTestFailed);
    await pulsed(t, 'rst');
    offers(s, t);
    await damage(t, side, fault);
    await closed(t, selfTestClocks(smallLayer));
    const stays = async (): Promise<void> => {
      assert.equal(await software.read('status', 'self_test'), failed);
      assert.equal(await software.read('status', 'ready'), 0);
      assert.equal(await closed(t, 600), 600);
    };
    await stays();
    assert.equal(await software.interrupts(), selfTestFailed);
    // Once, and neither commands, a zeroise nor a fault that is mended bring it back.
    await software.clearInterrupts(selfTestFailed);
    await software.begin('write_domain');
    await pulsed(t, 'zeroise');
    await software.begin('zeroise');
    if (!('written' in fault)) flipAll(t, `${side}.${fault.path}`, fault.bit);
    await stays();
    assert.equal(await software.interrupts(), 0);
    await pulsed(t, 'rst', 1);
    assert.ok((await closed(t, 5000, true)) < 5000);
    assert.equal(await software.read('status', 'self_test'), passed);
    // A reset of one clock tells nothing of the failure before it.
    assert.equal((await software.interrupts()) & selfTestFailed, 0);
    assert.equal(await s.outcome(), 0);
    assert.equal(await s.verdict(), 'plain');
  });
}

/** With each of these faults in either side. */
const withFaults = (list: readonly Fault[]): readonly NamedTest[] =>
  sides.flatMap((side) => list.map((fault) => faultTest(side, fault)));

/** Faults in tables of S-boxes, which are memories where the engine leaves them so. */
export const layerTableFaults = withFaults(faults.filter((fault) => !('written' in fault)));

export const layerSelfTest: readonly NamedTest[] = [
  test('after a reset it passes within its clocks, before anything is taken, and nothing of it stays', async (s, t) => {
    const { software } = s;
    await software.enableInterrupts(selfTestFailed);
    for (let round = 0; round < 3; round++) {
      await pulsed(t, 'rst', 1 + t.random.below(3));
      assert.equal(await software.read('status', 'self_test'), runs);
      assert.equal(await software.read('status', 'ready'), 0);
      const first = round === 0;
      // A command waits until it is over, and so do packets.
      const command = first ? software.begin('remove_domain') : undefined;
      if (first) offers(s, t);
      const clocks = await closed(t, 5000, true);
      assert.ok(clocks <= selfTestClocks(smallLayer) + zeroiseClocks(smallLayer) + 2, `${clocks} clocks`);
      assert.deepEqual(keyWords(t), []);
      await command;
      while (await software.isBusy());
      assert.equal(await software.read('status', 'self_test'), passed);
      if (first) {
        // It is sent by no domain, and the plain one goes on.
        assert.equal(await s.outcome(), 0);
        assert.equal(await s.verdict(), 'plain');
        await software.clearInterrupts(notSent);
      }
      assert.equal(await software.interrupts(), 0);
    }
    for (const counter of ['in_ok', 'in_auth_fail', 'out_ok', 'in_key_missed', 'out_key_missed'] as const)
      assert.equal(await software.counter(counter), 0, counter);
    assert.equal(await software.read('warned', 'entries'), 0);
    await s.begin();
    assert.equal(await s.receive(await s.send()), 'opened');
  }),
  test('zeroised in its midst it begins again, and is not run again by it once it has passed', async (s, t) => {
    for (let round = 0; round < 4; round++) {
      await pulsed(t, 'rst');
      await closed(t, t.random.below(selfTestClocks(smallLayer) - 150));
      await pulsed(t, 'zeroise', 1 + t.random.below(40));
      const clocks = await closed(t, 5000, true);
      assert.ok(clocks > 3 * zeroiseClocks(smallLayer) && clocks <= selfTestClocks(smallLayer) + 40, `${clocks}`);
      assert.equal(await s.software.read('status', 'self_test'), passed);
      await pulsed(t, 'zeroise');
      assert.ok((await closed(t, 5000, true)) <= zeroiseClocks(smallLayer));
    }
  }),
  ...withFaults(faults.filter((fault) => 'written' in fault)),
];
