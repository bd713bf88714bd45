import { startRule } from '../../../../../rtl-gen/uet/endpoint/receive/start-rule.ts';
import { pdsTargetLatency } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { clearInputs, portsOf, reset, type TestContext } from '../../test-kit.ts';
import { elaborate, expect, hwTest, onEngine } from '../../vitest-kit.ts';

const [contexts, floors] = [8, 16];
const rule = startRule({ contexts, floors });
const design = elaborate(rule);
const rulePorts = portsOf(rule);
const methods = ['none', 'expected_0rtt', 'random_1rtt'] as const;

const isAbove = (a: number, b: number): boolean => (a - b) >>> 31 === 0;

interface Peer {
  readonly source: bigint;
  readonly local: number;
}

/** The floors as they should be: of each peer that of its hash, from the first PDC that is created on. */
class Floors {
  readonly #floors = new Map<number, number>();

  of({ source, local }: Peer): number {
    return linearHashOf((source << 4n) | BigInt(local), Math.log2(floors));
  }

  get(peer: Peer): number | undefined {
    return this.#floors.get(this.of(peer));
  }

  raise(peer: Peer, psn: number, creates: boolean): void {
    const [index, before] = [this.of(peer), this.get(peer)];
    if (before === undefined ? creates : isAbove(psn, before)) this.#floors.set(index, psn >>> 0);
  }
}

/** PDCs that begin and end at random, and what is demanded of any peer meanwhile. */
async function floorsProperty(t: TestContext): Promise<void> {
  const { random } = t;
  const dut = rulePorts(t);
  const golden = new Floors();
  clearInputs(t.dut);
  const peers: readonly Peer[] = Array.from({ length: 24 }, () => ({
    source: (BigInt(random.word()) << 96n) | BigInt(random.word()),
    local: random.below(16),
  }));
  const anyPsn = (peer: Peer): number => {
    const floor = golden.get(peer);
    return floor === undefined || random.chance(0.3) ? random.word() : (floor + random.int(-3, 3)) >>> 0;
  };
  /** A packet of a peer: what is demanded, and later whether it opens a PDC. */
  const packet = async (peer: Peer, opens: boolean): Promise<void> => {
    const method = random.pick(methods);
    const drawn = random.word();
    const [start, offset] = [anyPsn(peer), random.below(8)];
    dut.method.set(method);
    dut.random.set(drawn);
    dut.peer.set(peer);
    await t.cycles(1);
    const floor = golden.get(peer);
    if (method === 'random_1rtt') expect(dut.rule.get()).toEqual({ method, start_psn: drawn });
    else if (method === 'expected_0rtt' && floor !== undefined)
      expect(dut.rule.get()).toEqual({ method, start_psn: floor });
    else expect(dut.rule.method.get()).toBe('none');
    // What peer is shown now does not count any more.
    dut.peer.set(random.pick(peers));
    dut.asked.set({ valid: 1, psn: (start + offset) >>> 0, offset });
    await t.cycles(1);
    dut.asked.set({ valid: 0, psn: random.word(), offset });
    await t.cycles(pdsTargetLatency.verdict - 1);
    dut.created.set(opens ? 1 : 0);
    await t.cycles(1);
    dut.created.set(0);
    if (opens) golden.raise(peer, start + 1, true);
  };
  const ends = async (peer: Peer): Promise<void> => {
    const next = anyPsn(peer);
    dut.ended.set({ valid: 1, peer, next });
    // One that is adopted is created in that clock, of which this is no part.
    dut.created.set(random.below(2));
    await t.cycles(1);
    dut.ended.valid.set(0);
    dut.created.set(0);
    golden.raise(peer, next, false);
  };
  // All floors are cleared first.
  await t.cycles(floors + 2);
  for (let step = 0; step < 300; step++) {
    const peer = random.pick(peers);
    if (random.chance(0.3)) await ends(peer);
    else await packet(peer, random.chance(0.4));
    await t.cycles(random.pick([12, 20]));
  }
  // After a reset none is known.
  await reset(t);
  dut.method.set('expected_0rtt');
  for (let i = 0; i < 40; i++) {
    dut.peer.set(random.pick(peers));
    await t.cycles(1);
    expect(dut.rule.method.get()).toBe('none');
  }
}

/** As many PDCs as there may be are created in clocks that follow one another, and one ends meanwhile. */
async function burst(t: TestContext): Promise<void> {
  const dut = rulePorts(t);
  clearInputs(t.dut);
  dut.method.set('expected_0rtt');
  await t.cycles(floors + 2);
  const golden = new Floors();
  const peers: readonly Peer[] = Array.from({ length: contexts }, (_, i) => ({ source: BigInt(77 * i), local: i }));
  for (let clock = 0; clock < contexts + pdsTargetLatency.verdict + 2; clock++) {
    const asks = peers[clock];
    if (asks !== undefined) dut.peer.set(asks);
    dut.asked.set({ valid: Number(clock > 0 && clock <= contexts), psn: 1000 * clock, offset: 0 });
    const opened = clock - pdsTargetLatency.verdict - 1;
    dut.created.set(opened >= 0 && opened < contexts ? 1 : 0);
    dut.ended.set({ valid: Number(opened === 1), peer: peers[0]!, next: 90_000 });
    await t.cycles(1);
  }
  clearInputs(t.dut);
  dut.method.set('expected_0rtt');
  for (const [i, peer] of peers.entries()) golden.raise(peer, 1000 * (i + 1) + 1, true);
  golden.raise(peers[0]!, 90_000, false);
  await t.cycles(4 * (contexts + 2));
  for (const peer of peers) {
    dut.peer.set(peer);
    await t.cycles(1);
    expect(dut.rule.get()).toEqual({ method: 'expected_0rtt', start_psn: golden.get(peer) });
  }
}

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, design), maxCycles: 30_000 };
  hwTest(`Start_PSN has to be at the floor of its peer, which never falls, on ${engine}`, options, floorsProperty);
  hwTest(`floors rise for all PDCs that begin in clocks that follow one another, on ${engine}`, options, burst);
}
