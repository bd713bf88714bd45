import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { startRule } from '../../../../../rtl-gen/uet/endpoint/receive/start-rule.ts';
import { pdsTargetLatency } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { reset } from '../../ports.ts';

const [contexts, floors] = [8, 16];
const design = elaborate(startRule({ contexts, floors }));
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
  const { dut, random } = t;
  const port = (name: string) => dut.port(name);
  const golden = new Floors();
  for (const name of ['asked_valid', 'created', 'ended_valid', 'method']) port(name).set(0);
  const peers: readonly Peer[] = Array.from({ length: 24 }, () => ({
    source: (BigInt(random.word()) << 96n) | BigInt(random.word()),
    local: random.below(16),
  }));
  const setPeer = (prefix: string, { source, local }: Peer): void => {
    port(`${prefix}_source`).set(source);
    port(`${prefix}_local`).set(local);
  };
  const anyPsn = (peer: Peer): number => {
    const floor = golden.get(peer);
    return floor === undefined || random.chance(0.3) ? random.word() : (floor + random.int(-3, 3)) >>> 0;
  };
  /** A packet of a peer: what is demanded, and later whether it opens a PDC. */
  const packet = async (peer: Peer, opens: boolean): Promise<void> => {
    const method = random.pick(methods);
    const drawn = random.word();
    const [start, offset] = [anyPsn(peer), random.below(8)];
    port('method').set(methods.indexOf(method));
    port('random').set(drawn);
    setPeer('peer', peer);
    await t.cycles(1);
    const floor = golden.get(peer);
    const rule = [port('rule_method').get(), port('rule_start_psn').get()];
    if (method === 'random_1rtt') expect(rule).toEqual([2, drawn]);
    else if (method === 'expected_0rtt' && floor !== undefined) expect(rule).toEqual([1, floor]);
    else expect(rule[0]).toBe(0);
    // What peer is shown now does not count any more.
    setPeer('peer', random.pick(peers));
    port('asked_valid').set(1);
    port('asked_psn').set((start + offset) >>> 0);
    port('asked_offset').set(offset);
    await t.cycles(1);
    port('asked_valid').set(0);
    port('asked_psn').set(random.word());
    await t.cycles(pdsTargetLatency.verdict - 1);
    port('created').set(Number(opens));
    await t.cycles(1);
    port('created').set(0);
    if (opens) golden.raise(peer, start + 1, true);
  };
  const ends = async (peer: Peer): Promise<void> => {
    const next = anyPsn(peer);
    setPeer('ended_peer', peer);
    port('ended_next').set(next);
    port('ended_valid').set(1);
    // One that is adopted is created in that clock, of which this is no part.
    port('created').set(random.below(2));
    await t.cycles(1);
    port('ended_valid').set(0);
    port('created').set(0);
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
  port('method').set(1);
  for (let i = 0; i < 40; i++) {
    setPeer('peer', random.pick(peers));
    await t.cycles(1);
    expect(port('rule_method').get()).toBe(0);
  }
}

/** As many PDCs as there may be are created in clocks that follow one another, and one ends meanwhile. */
async function burst(t: TestContext): Promise<void> {
  const { dut } = t;
  const port = (name: string) => dut.port(name);
  for (const name of ['asked_valid', 'created', 'ended_valid']) port(name).set(0);
  port('method').set(1);
  await t.cycles(floors + 2);
  const golden = new Floors();
  const peers: readonly Peer[] = Array.from({ length: contexts }, (_, i) => ({ source: BigInt(77 * i), local: i }));
  for (let clock = 0; clock < contexts + pdsTargetLatency.verdict + 2; clock++) {
    const asks = peers[clock];
    if (asks !== undefined) {
      port('peer_source').set(asks.source);
      port('peer_local').set(asks.local);
    }
    port('asked_valid').set(Number(clock > 0 && clock <= contexts));
    port('asked_psn').set(1000 * clock);
    port('asked_offset').set(0);
    const opened = clock - pdsTargetLatency.verdict - 1;
    port('created').set(Number(opened >= 0 && opened < contexts));
    port('ended_valid').set(Number(opened === 1));
    port('ended_peer_source').set(0n);
    port('ended_peer_local').set(0);
    port('ended_next').set(90_000);
    await t.cycles(1);
  }
  for (const name of ['asked_valid', 'created', 'ended_valid']) port(name).set(0);
  for (const [i, peer] of peers.entries()) golden.raise(peer, 1000 * (i + 1) + 1, true);
  golden.raise(peers[0]!, 90_000, false);
  await t.cycles(4 * (contexts + 2));
  for (const peer of peers) {
    port('peer_source').set(peer.source);
    port('peer_local').set(peer.local);
    await t.cycles(1);
    expect([port('rule_method').get(), port('rule_start_psn').get()]).toEqual([1, golden.get(peer)]);
  }
}

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, design), maxCycles: 30_000 };
  hwTest(`Start_PSN has to be at the floor of its peer, which never falls, on ${engine}`, options, floorsProperty);
  hwTest(`floors rise for all PDCs that begin in clocks that follow one another, on ${engine}`, options, burst);
}
