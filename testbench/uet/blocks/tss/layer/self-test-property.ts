/** The self-test by itself: what it writes and sends, which answers pass it, and that any other one does not. */
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssSelfTest } from '../../../../../rtl-gen/uet/tss/layer/self-test.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { assert, type Body, portsOf, type Random, reset, type TestContext, type WordPort } from '../../test-kit.ts';
import { constructed } from './layer-vectors.ts';

/** Clocks that the test may take here. */
export const most = 151;

const selfTest = tssSelfTest({ domains: 4, keys: 8 }, most);
export const selfTestDesign = elaborate(selfTest);
const selfTestOf = portsOf(selfTest);
type Ports = ReturnType<typeof selfTestOf>;

const { domain, key, first, packet, sealed } = constructed[0]!;

interface Beat {
  readonly data: bigint;
  readonly keep: number;
  readonly last: number;
}

const beatsOf = (bytes: Uint8Array): readonly Beat[] =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, i) => {
    const of = bytes.subarray(16 * i, 16 * i + 16);
    const data = numberOf(Uint8Array.from(of).reverse());
    return { data, keep: 2 ** of.length - 1, last: Number(16 * (i + 1) >= bytes.length) };
  });

const [plainBeats, sealedBeats] = [beatsOf(packet.body), beatsOf(sealed)];

/** What the sides answer; `undefined` is a clock without a beat. */
interface Answers {
  readonly sealed: readonly (Beat | undefined)[];
  readonly opened: readonly (Beat | undefined)[];
  readonly outcomes: readonly { readonly sent: number; readonly tsc: bigint }[];
  readonly verdicts: readonly Parameters<Ports['rx_verdict']['payload']['set']>[0][];
  readonly plain?: boolean;
}

const tsc = (BigInt(domain.epochs[0]) << 48n) | first;
const right: Answers = {
  ...{ sealed: sealedBeats, opened: plainBeats },
  ...{ outcomes: [{ sent: 1, tsc }], verdicts: ['auth_fail', 'opened'] },
};

/** States in which it waits: the first and the second sweep, the limit of failures, numbers, the sweep of the key. */
export type Waits = 'sweep' | 'limit' | 'settle' | 'number' | 'prepare';

class Sides {
  readonly dut: Ports;
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    this.dut = selfTestOf(t);
  }

  async cycle(): Promise<void> {
    await this.#t.cycles(1);
  }

  async reset(): Promise<void> {
    const { quiet, plain_valid, numbers, failures, ...dut } = this.dut;
    for (const port of [quiet, plain_valid, numbers.ready, failures.ready]) port.set(0);
    for (const { ready } of [dut.tx_head, dut.tx_body, dut.rx_head, dut.rx_body]) ready.set(0);
    for (const { valid } of [dut.tx_down, dut.tx_outcome, dut.rx_down, dut.rx_verdict]) valid.set(0);
    await reset(this.#t);
    await this.cycle();
  }

  /** What is set stays for as long as it waits. */
  async #waits(enable: WordPort<1>, is: () => boolean): Promise<void> {
    const { quiet, testing, running, restart } = this.dut;
    for (let clock = this.#t.random.below(4); clock > 0; clock--) {
      // Where it does not wait for that it counts for nothing.
      quiet.set(enable === quiet ? 0 : this.#t.random.below(2));
      await this.cycle();
      assert.ok(is());
      assert.deepEqual([testing.get(), running.get(), restart.get()], [1, 0, 0]);
    }
    enable.set(1);
    await this.cycle();
    enable.set(0);
  }

  #enabled(): string {
    const { domain, association, numbers, failures } = this.dut;
    const all = {
      domain: domain.enable,
      association: association.enable,
      numbers: numbers.valid,
      failures: failures.valid,
    };
    return Object.entries(all)
      .flatMap(([name, port]) => (port.get() === 1 ? [name] : []))
      .join();
  }

  /** The domain, its limit, its numbers and its key, until its packets may enter; it stops where it waits for `at`. */
  async prepare(at?: Waits): Promise<void> {
    const { quiet, failures, numbers, association, running } = this.dut;
    if (at === 'sweep') return;
    await this.#waits(quiet, () => this.#enabled() === '');
    assert.equal(this.#enabled(), 'domain');
    const { rekey, sdi } = domain;
    assert.deepEqual(this.dut.domain.get(), {
      ...{ enable: 1, sdi, mode: 'cluster', epoch: domain.epochs[0] },
      // No bit of a counter counts that is shifted out.
      rekey: { mask: Number(rekey!.mask >> BigInt(rekey!.shift)), shift: rekey!.shift },
    });
    await this.cycle();
    if (at === 'limit') return;
    await this.#waits(failures.ready, () => this.#enabled() === 'failures');
    assert.deepEqual(failures.payload.get(), { kind: 'limit', limit: 0xffff });
    if (at === 'settle') return;
    await this.#waits(quiet, () => this.#enabled() === '');
    if (at === 'number') return;
    await this.#waits(numbers.ready, () => this.#enabled() === 'numbers');
    assert.deepEqual(numbers.payload.get(), { kind: 'start', next: first, limit: first + 1n });
    assert.equal(this.#enabled(), 'association');
    assert.equal(association.key.get(), numberOf(key));
    await this.cycle();
    if (at === 'prepare') return;
    await this.#waits(quiet, () => this.#enabled() === '');
    assert.equal(running.get(), 1);
  }
}

/** Takes what a stream offers, in the clocks in which it is told to. */
function taking<V>({ valid, ready, payload }: Pick<Ports['tx_head'], 'valid' | 'ready'> & { payload: { get(): V } }) {
  const items: V[] = [];
  const take = (is: boolean): void => {
    ready.set(Number(is));
    if (is && valid.get() === 1) items.push(payload.get());
  };
  return { items, take };
}

/** Offers the answers one after another, each in a clock in which it is told to. */
function offering<T, V>(
  {
    name,
    valid,
    ready,
    payload,
  }: Pick<Ports['tx_down'], 'name' | 'valid' | 'ready'> & { payload: { set(value: V): void } },
  answers: readonly (T | undefined)[],
  made: (answer: T) => V,
) {
  const queue = [...answers];
  const offer = (is: boolean): void => {
    const next = is ? queue.shift() : undefined;
    valid.set(Number(next !== undefined));
    // What is not offered is anything.
    if (next !== undefined) payload.set(made(next));
  };
  return { name, valid, ready, offer };
}

/** What is taken on each stream, and what is given in which order. */
function streamsOf({ dut }: Sides, random: Random, { sealed, opened, outcomes, verdicts }: Answers) {
  const beat = (one: Beat) => ({ ...one, data: one.data | junk(random, one), user: {} });
  const same = <T>(one: T): T => one;
  return {
    entering: {
      ...{ tx_head: taking(dut.tx_head), tx_body: taking(dut.tx_body) },
      ...{ rx_head: taking(dut.rx_head), rx_body: taking(dut.rx_body) },
    },
    leaving: [
      ...[offering(dut.tx_down, sealed, beat), offering(dut.rx_down, opened, beat)],
      ...[offering(dut.tx_outcome, outcomes, same), offering(dut.rx_verdict, verdicts, same)],
    ],
  };
}

/** What came in is what it should be: a packet to be sealed, a forged and an authentic one to be opened. */
function checkEntered(entered: ReturnType<typeof streamsOf>['entering']): void {
  assert.ok(packet.encapsulation.kind === 'native');
  const around = {
    ...{ ipv6: 0, source: Number(numberOf(packet.source)), destination: Number(numberOf(packet.destination)) },
    entropy: Number(numberOf(packet.encapsulation.entropy)),
  };
  const sender = { around: { ...around, bytes: packet.body.length }, sdi: domain.sdi };
  const receiver = { around: { ...around, bytes: sealed.length } };
  assert.deepEqual(entered.tx_head.items, [sender]);
  assert.deepEqual(entered.rx_head.items, [receiver, receiver]);
  const whole = (beats: readonly Beat[]) => beats.map((beat) => ({ ...beat, user: {} }));
  assert.deepEqual(entered.tx_body.items, whole(plainBeats));
  const forged = sealedBeats.map((one, i) => (i === sealedBeats.length - 1 ? { ...one, data: one.data ^ 1n } : one));
  assert.deepEqual(entered.rx_body.items, whole([...forged, ...sealedBeats]));
}

/** Bits of the bytes that a beat does not keep. */
function junk(random: Random, { keep }: Beat): bigint {
  let bits = 0n;
  for (let i = 0; i < 16; i++) if (((keep >> i) & 1) === 0) bits |= BigInt(random.bits(8)) << BigInt(8 * i);
  return bits;
}

/**
 * Lets its packets in and gives these answers, a little slower than they could come unless `fast`; how it ends. What
 * came in is looked at where it has passed.
 */
async function answer(t: TestContext, given: Answers, fast = false): Promise<'passed' | 'failed'> {
  const sides = new Sides(t);
  const { random } = t;
  await sides.reset();
  await sides.prepare();
  const { testing, quiet, plain_valid, passed, failed, restart, running } = sides.dut;
  const { entering, leaving } = streamsOf(sides, random, given);
  const { tx_body, rx_body } = entering;
  for (let clock = 0; testing.get() === 1; clock++) {
    assert.ok(clock <= most);
    for (const { take } of Object.values(entering)) take(fast || random.chance(0.5));
    const isIn = tx_body.items.length === plainBeats.length && rx_body.items.length === 2 * sealedBeats.length;
    for (const { offer } of leaving) offer(isIn && (fast || random.chance(0.8)));
    quiet.set(random.below(2));
    plain_valid.set(Number(given.plain === true && clock === 5));
    assert.deepEqual([passed.get(), failed.get()], [0, 0]);
    const restarts = restart.get();
    for (const { name, ready } of leaving) assert.equal(ready.get(), 1, name);
    await sides.cycle();
    assert.equal(testing.get(), 1 - restarts);
  }
  const hasPassed = passed.get() === 1;
  for (let clock = 0; clock < (fast ? 4 : 2 * most); clock++) {
    for (const { name, ready } of leaving) assert.equal(ready.get(), 0, name);
    assert.deepEqual([passed.get(), failed.get()], hasPassed ? [1, 0] : [0, 1]);
    assert.deepEqual([restart.get(), running.get(), testing.get()], [Number(!hasPassed), 0, 0]);
    // What traffic says counts for nothing from now on.
    for (const { valid } of leaving) valid.set(1);
    plain_valid.set(1);
    await sides.cycle();
  }
  if (hasPassed) checkEntered(entering);
  return hasPassed ? 'passed' : 'failed';
}

/** The right answers pass, at any pace. */
export const passes: Body<void> = async (t) => {
  for (let round = 0; round < 20; round++) assert.equal(await answer(t, right, round % 2 === 1), 'passed');
};

/** `list` with one item another one. */
const withItem = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((one, i) => (i === at ? item : one));

/** Every answer that is wrong in a bit or in its order. */
function* wrongAnswers(): Generator<readonly [string, Answers]> {
  for (const name of ['sealed', 'opened'] as const)
    for (const [i, beat] of (name === 'sealed' ? sealedBeats : plainBeats).entries()) {
      for (let bit = 0; bit < 128; bit++)
        if (((beat.keep >> (bit >> 3)) & 1) === 1) {
          const data = beat.data ^ (1n << BigInt(bit));
          yield [`${name} ${i} data ${bit}`, { ...right, [name]: withItem(right[name], i, { ...beat, data }) }];
        }
      for (let bit = 0; bit < 16; bit++) {
        const keep = beat.keep ^ (1 << bit);
        yield [`${name} ${i} keep ${bit}`, { ...right, [name]: withItem(right[name], i, { ...beat, keep }) }];
      }
      const last = 1 - beat.last;
      yield [`${name} ${i} last`, { ...right, [name]: withItem(right[name], i, { ...beat, last }) }];
      yield [`${name} without ${i}`, { ...right, [name]: right[name].filter((_, k) => k !== i) }];
    }
  for (let bit = 0; bit < 64; bit++)
    yield [`tsc ${bit}`, { ...right, outcomes: [{ sent: 1, tsc: tsc ^ (1n << BigInt(bit)) }] }];
  yield ['not sent', { ...right, outcomes: [{ sent: 0, tsc }] }];
  yield ['no outcome', { ...right, outcomes: [] }];
  const others = ['plain', 'hint', 'late', 'invalid', 'invalid_sa', 'latched', 'unkeyed', 'early'] as const;
  for (const verdict of [...others, 'opened'] as const)
    yield [`${verdict}, opened`, { ...right, verdicts: [verdict, 'opened'] }];
  for (const verdict of [...others, 'auth_fail'] as const)
    yield [`auth_fail, ${verdict}`, { ...right, verdicts: ['auth_fail', verdict] }];
  yield ['one verdict', { ...right, verdicts: ['auth_fail'] }];
  yield ['no verdict', { ...right, verdicts: [] }];
  yield ['a plain packet', { ...right, plain: true }];
  // More than there should be, before the last one that there should be.
  yield ['two outcomes', { ...right, outcomes: [right.outcomes[0]!, right.outcomes[0]!] }];
  yield ['more verdicts', { ...right, verdicts: [...right.verdicts, 'opened', 'opened'] }];
  const none: Beat = { data: 0n, keep: 0, last: 0 };
  yield ['an empty beat behind what is sealed', { ...right, sealed: [...sealedBeats, none] }];
  yield ['an empty beat behind what is opened', { ...right, opened: [...plainBeats, none] }];
  for (const [name, beats] of [
    ['sealed', sealedBeats],
    ['opened', plainBeats],
  ] as const)
    yield [`the end of ${name} twice`, { ...right, [name]: [...beats, beats.at(-1)] }];
  // All else is over, and a clock is between: the last moment in which one more is seen.
  yield ['one more sealed after a pause', { ...right, sealed: [...sealedBeats, undefined, none] }];
  const pause = Array.from({ length: sealedBeats.length }, () => undefined);
  yield ['one more opened after a pause', { ...right, opened: [...pause, ...plainBeats, undefined, none] }];
  yield ['more sealed', { ...right, sealed: [...sealedBeats, ...sealedBeats] }];
  yield ['more opened', { ...right, opened: [...plainBeats, ...plainBeats] }];
}

export const fails: Body<void> = async (t) => {
  for (const [name, given] of wrongAnswers()) assert.equal(await answer(t, given, true), 'failed', name);
};

/** Where it waits without end it fails after `most` clocks, wherever that is. */
export const failsInTime: Body<void> = async (t) => {
  for (const at of ['sweep', 'limit', 'settle', 'number', 'prepare', undefined] as const) {
    const sides = new Sides(t);
    await sides.reset();
    const from = t.cycle;
    await sides.prepare(at);
    const { testing, restart, passed, failed } = sides.dut;
    while (testing.get() === 1) {
      assert.equal(restart.get(), Number(t.cycle - from === most - 1));
      await sides.cycle();
    }
    assert.equal(t.cycle - from, most);
    assert.deepEqual([passed.get(), failed.get(), restart.get()], [0, 1, 1]);
  }
};
