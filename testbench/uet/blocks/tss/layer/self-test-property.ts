/** The self-test by itself: what it writes and sends, which answers pass it, and that any other one does not. */
import assert from 'node:assert/strict';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssSelfTest } from '../../../../../rtl-gen/uet/tss/layer/self-test.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { constructed } from './layer-vectors.ts';

/** Clocks that the test may take here. */
export const most = 151;

export const selfTestDesign = elaborate(tssSelfTest({ domains: 4, keys: 8 }, most));

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
  readonly verdicts: readonly string[];
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
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
  }

  get(name: string) {
    return this.#t.dut.port(name).get();
  }

  set(name: string, value: number | bigint): void {
    this.#t.dut.port(name).set(value);
  }

  async cycle(): Promise<void> {
    await this.#t.cycles(1);
  }

  async reset(): Promise<void> {
    for (const name of ['quiet', 'plain_valid', 'numbers_ready', 'failures_ready']) this.set(name, 0);
    for (const name of ['tx_head', 'tx_body', 'rx_head', 'rx_body']) this.set(`${name}_ready`, 0);
    for (const name of ['tx_down', 'tx_outcome', 'rx_down', 'rx_verdict']) this.set(`${name}_valid`, 0);
    this.set('rst', 1);
    await this.cycle();
    this.set('rst', 0);
    await this.cycle();
  }

  /** What is set stays for as long as it waits. */
  async #waits(enables: readonly string[], is: () => boolean): Promise<void> {
    for (let clock = this.#t.random.below(4); clock > 0; clock--) {
      // Where it does not wait for that it counts for nothing.
      this.set('quiet', enables.includes('quiet') ? 0 : this.#t.random.below(2));
      await this.cycle();
      assert.ok(is());
      assert.deepEqual([this.get('testing'), this.get('running'), this.get('restart')], [1, 0, 0]);
    }
    for (const name of enables) this.set(name, 1);
    await this.cycle();
    for (const name of enables) this.set(name, 0);
  }

  #enabled(): string {
    const names = ['domain_enable', 'association_enable', 'numbers_valid', 'failures_valid'];
    return names.filter((name) => this.get(name) === 1).join();
  }

  /** The domain, its limit, its numbers and its key, until its packets may enter; it stops where it waits for `at`. */
  async prepare(at?: Waits): Promise<void> {
    if (at === 'sweep') return;
    await this.#waits(['quiet'], () => this.#enabled() === '');
    assert.equal(this.#enabled(), 'domain_enable');
    const { rekey, sdi } = domain;
    const fields = {
      ...{ sdi, mode: modes.indexOf('cluster'), epoch: domain.epochs[0] },
      // No bit of a counter counts that is shifted out.
      ...{ rekey_mask: rekey!.mask >> BigInt(rekey!.shift), rekey_shift: rekey!.shift },
    };
    for (const [name, value] of Object.entries(fields))
      assert.equal(String(this.get(`domain_${name}`)), String(value), name);
    await this.cycle();
    if (at === 'limit') return;
    await this.#waits(['failures_ready'], () => this.#enabled() === 'failures_valid');
    assert.deepEqual([this.get('failures_payload_kind'), this.get('failures_payload_limit')], [0, 0xffff]);
    if (at === 'settle') return;
    await this.#waits(['quiet'], () => this.#enabled() === '');
    if (at === 'number') return;
    await this.#waits(['numbers_ready'], () => this.#enabled() === 'numbers_valid');
    assert.equal(this.get('numbers_payload_kind'), 0);
    assert.deepEqual([this.get('numbers_payload_next'), this.get('numbers_payload_limit')], [first, first + 1n]);
    assert.equal(this.#enabled(), 'association_enable');
    assert.equal(this.get('association_key'), numberOf(key));
    await this.cycle();
    if (at === 'prepare') return;
    await this.#waits(['quiet'], () => this.#enabled() === '');
    assert.equal(this.get('running'), 1);
  }
}

type Fields = Readonly<Record<string, number | bigint>>;

/** Verdicts and modes by their codes (docs/uet/tss-layer.md, docs/uet/tss-registers.md). */
const names = ['opened', 'plain', 'hint', 'auth_fail', 'late', 'invalid', 'invalid_sa', 'latched', 'unkeyed', 'early'];
const modes = ['direct', 'cluster', 'server', 'client'];

/** What is given on each port in which order. */
const answersOf = ({ sealed: left, opened, outcomes, verdicts }: Answers) => ({
  tx_down: left.map((one): Fields | undefined => one && { ...one }),
  rx_down: opened.map((one): Fields | undefined => one && { ...one }),
  tx_outcome: outcomes.map((one): Fields => ({ ...one })),
  rx_verdict: verdicts.map((verdict): Fields => ({ '': names.indexOf(verdict) })),
});

const entering = ['tx_head', 'tx_body', 'rx_head', 'rx_body'] as const;

/** What came in is what it should be: a packet to be sealed, a forged and an authentic one to be opened. */
function checkEntered(seen: Readonly<Record<(typeof entering)[number], readonly Fields[]>>): void {
  const sender = { around_ipv6: 0, around_bytes: packet.body.length, sdi: domain.sdi };
  const receiver = { around_ipv6: 0, around_bytes: sealed.length };
  for (const [heads, expected] of [
    [seen.tx_head, [sender]],
    [seen.rx_head, [receiver, receiver]],
  ] as const) {
    assert.equal(heads.length, expected.length);
    for (const [i, head] of heads.entries()) {
      for (const [name, value] of Object.entries(expected[i]!)) assert.equal(head[name], value, name);
      const words = [head.around_source, head.around_destination].map((word) => BigInt(word!));
      assert.deepEqual(words, [packet.source, packet.destination].map(numberOf));
      assert.ok(packet.encapsulation.kind === 'native');
      assert.equal(BigInt(head.around_entropy!), numberOf(packet.encapsulation.entropy));
    }
  }
  assert.deepEqual(seen.tx_body, plainBeats);
  const forged = sealedBeats.map((one, i) => (i === sealedBeats.length - 1 ? { ...one, data: one.data ^ 1n } : one));
  assert.deepEqual(seen.rx_body, [...forged, ...sealedBeats]);
}

const around = ['ipv6', 'bytes', 'source', 'destination', 'entropy'].map((name) => `around_${name}`);

const fieldsOf = {
  tx_head: ['sdi', ...around],
  rx_head: around,
  tx_body: ['data', 'keep', 'last'],
  rx_body: ['data', 'keep', 'last'],
} as const;

/** Bits of the bytes that a beat does not keep. */
function junk({ random }: TestContext, { keep }: Fields): bigint {
  let bits = 0n;
  for (let i = 0; i < 16; i++) if (((Number(keep) >> i) & 1) === 0) bits |= BigInt(random.bits(8)) << BigInt(8 * i);
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
  const left = answersOf(given);
  const seen: Record<(typeof entering)[number], Fields[]> = { tx_head: [], tx_body: [], rx_head: [], rx_body: [] };
  for (let clock = 0; sides.get('testing') === 1; clock++) {
    assert.ok(clock <= most);
    for (const name of entering) {
      const ready = Number(fast || random.chance(0.5));
      sides.set(`${name}_ready`, ready);
      if (ready === 1 && sides.get(`${name}_valid`) === 1)
        seen[name].push(
          Object.fromEntries(fieldsOf[name].map((field) => [field, sides.get(`${name}_payload_${field}`)])),
        );
    }
    const isIn = seen.tx_body.length === plainBeats.length && seen.rx_body.length === 2 * sealedBeats.length;
    for (const [name, queue] of Object.entries(left)) {
      const offered = isIn && (fast || random.chance(0.8)) ? queue.shift() : undefined;
      sides.set(`${name}_valid`, Number(offered !== undefined));
      // What is not offered is anything.
      if (offered !== undefined) {
        const { data, ...others } = offered;
        for (const [field, value] of Object.entries(others))
          sides.set(field === '' ? `${name}_payload` : `${name}_payload_${field}`, value);
        if (data !== undefined) sides.set(`${name}_payload_data`, BigInt(data) | junk(t, offered));
      }
    }
    sides.set('quiet', random.below(2));
    sides.set('plain_valid', Number(given.plain === true && clock === 5));
    assert.deepEqual([sides.get('passed'), sides.get('failed')], [0, 0]);
    const restarts = sides.get('restart');
    for (const name of Object.keys(left)) assert.equal(sides.get(`${name}_ready`), 1, name);
    await sides.cycle();
    assert.equal(sides.get('testing'), 1 - Number(restarts));
  }
  const hasPassed = sides.get('passed') === 1;
  for (let clock = 0; clock < (fast ? 4 : 2 * most); clock++) {
    for (const name of Object.keys(left)) assert.equal(sides.get(`${name}_ready`), 0, name);
    assert.deepEqual([sides.get('passed'), sides.get('failed')], hasPassed ? [1, 0] : [0, 1]);
    assert.deepEqual([sides.get('restart'), sides.get('running'), sides.get('testing')], [Number(!hasPassed), 0, 0]);
    // What traffic says counts for nothing from now on.
    for (const name of Object.keys(left)) sides.set(`${name}_valid`, 1);
    sides.set('plain_valid', 1);
    await sides.cycle();
  }
  if (hasPassed) checkEntered(seen);
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
  const others = ['plain', 'hint', 'late', 'invalid', 'invalid_sa', 'latched', 'unkeyed', 'early'];
  for (const verdict of [...others, 'opened'])
    yield [`${verdict}, opened`, { ...right, verdicts: [verdict, 'opened'] }];
  for (const verdict of [...others, 'auth_fail'])
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
    while (sides.get('testing') === 1) {
      assert.equal(sides.get('restart'), Number(t.cycle - from === most - 1));
      await sides.cycle();
    }
    assert.equal(t.cycle - from, most);
    assert.deepEqual([sides.get('passed'), sides.get('failed'), sides.get('restart')], [0, 1, 1]);
  }
};
