import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { type Link, link } from '../../../../agents/link/link.ts';
import type { Payload } from '../../../../agents/payload.ts';
import type { StreamSource } from '../../../../agents/stream-source.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { dutOf, pulse, type TestContext } from '../../test-kit.ts';
import { axiPair } from './axi-pair.ts';
import { CbfcSoftware } from './software.ts';

const vcs = 4;
const pair = axiPair(vcs);
const design = elaborate(pair);

/** Frames of 640 bytes with a credit of 64: ten credits each. */
const bytes = 640;
const limit = 35;

interface Frame {
  readonly vc: number;
  readonly bytes: number;
}

/** A link of 20 clocks each way, whose far end has a buffer that is emptied when a test says so. */
class Bench {
  readonly dut;
  readonly software: CbfcSoftware;
  readonly frames: StreamSource<Payload>;
  readonly wire: Link<Frame | { readonly content: Payload }>;
  readonly control: Link<Payload>;
  /** Frames that arrived, and those that are still in the buffer. */
  arrived = 0;
  readonly buffer: Frame[] = [];
  /** What becomes of a frame on the wire; LLR may keep it for a replay. */
  fate: (frame: Frame) => 'arrives' | 'lost' = () => 'arrives';
  drains = true;
  readonly #arrivals: StreamSource<Payload>;
  readonly #places: number[] = [];

  constructor(t: TestContext) {
    this.dut = dutOf(t.dut, pair);
    for (const { name, direction } of t.dut.ports) {
      const isBus = /_axi_|_valid$|_ready$|_payload_/.test(name);
      if (direction === 'in' && !isBus && name !== 'rst') t.dut.port(name).set(0);
    }
    this.software = new CbfcSoftware(t, vcs);
    this.frames = t.source('enqueue');
    this.#arrivals = t.source('far_arrival');
    const releases = t.source('far_release');
    const [near, far] = [t.source('cf_update'), t.source('far_cc_update')];
    this.wire = link(t, 'wire', {
      latency: 20,
      to: (item) => ('content' in item ? far.sendNow(item.content) : this.arrive(item)),
    });
    this.control = link(t, 'control', { latency: 20, to: (item) => near.sendNow(item) });
    t.sink('far_cf_update', { keep: false, onItem: (item) => this.control.send(item) });
    // The record of a CC_Update comes with its place or before it, as no one holds grants back here.
    const contents: Payload[] = [];
    const join = (): void => {
      while (contents.length > 0 && this.#places.length > 0) {
        this.#places.pop();
        this.wire.send({ content: contents.shift()! });
      }
    };
    t.sink('cc_update', {
      keep: false,
      onItem: (item) => {
        contents.push(item);
        join();
      },
    });
    t.sink('grant', {
      keep: false,
      onItem: (item) => {
        const grant = item as unknown as Frame & { readonly kind: string };
        if (grant.kind === 'frame') this.wire.send({ vc: grant.vc, bytes: grant.bytes });
        else this.#places.push(0);
        join();
      },
    });
    t.attach({
      drive: () => {
        const frame = this.drains ? this.buffer.shift() : undefined;
        if (frame !== undefined) releases.sendNow({ ...frame });
      },
    });
  }

  send(vc: number, count: number): void {
    for (let i = 0; i < count; i++) this.frames.sendNow({ vc, bytes, tag: i });
  }

  /** A frame reaches the far end, now. */
  arrive(frame: Frame): void {
    if (this.fate(frame) === 'lost') return;
    this.arrived++;
    this.buffer.push(frame);
    this.#arrivals.sendNow({ ...frame, good: 1 });
  }
}

/** Every test begins with the settings of a link, and no CC_Updates but those that are asked for. */
function registersTest(name: string, body: (t: TestContext, bench: Bench) => Promise<void>): void {
  everyEngineTest(name, design, { seeds: [1], maxCycles: 100_000 }, async (t) => {
    const bench = new Bench(t);
    const { near, far } = bench.software;
    for (const end of [near, far]) await end.write('frames', { size: 1, overhead: 0 });
    await near.write('cc_updates', { period: 0 });
    await far.write('minimum_spacing', { bytes: 0 });
    await far.write('urgent', { credits: 10 });
    await body(t, bench);
  });
}

registersTest('a channel comes up and goes away through registers alone, in the order of B7', async (t, bench) => {
  const { software } = bench;
  expect(await software.near.read('identity', 'channels')).toBe(vcs);
  bench.send(2, 6);
  await t.cycles(60);
  expect(await software.sender(2)).toEqual({ used: 0, consumed: 0, freed: 0, waiting: 6 });

  bench.drains = false;
  await software.bringUp(2, limit);
  await t.cycles(100);
  // Three frames fit in 35 credits.
  expect(await software.sender(2)).toEqual({ used: 30, consumed: 30, freed: 0, waiting: 3 });
  expect(await software.receiver(2)).toEqual({ consumed: 30, freed: 0 });
  await software.near.write('channel', { index: 2 });
  expect(await software.near.read('channel_limit', 'credits')).toBe(limit);
  expect(await software.near.read('port_used', 'count')).toBe(30);

  bench.drains = true;
  await software.poll(async () => (await software.sender(2)).freed === 60);
  expect(await software.receiver(2)).toEqual({ consumed: 60, freed: 60 });
  expect(await software.near.read('channel_most_used', 'count')).toBe(30);
  expect(await software.near.read('port_most_used', 'count')).toBe(30);

  bench.send(2, 5);
  await software.remove(2);
  expect(bench.arrived).toBeGreaterThanOrEqual(10);
  const before = await software.sender(2);
  // Best effort: no credit is needed, and none is counted at either end.
  bench.send(2, 8);
  await t.cycles(100);
  expect(bench.arrived).toBe(6 + 5 + 8);
  expect((await software.sender(2)).consumed).toBe(before.consumed);
  expect(await software.far.read('active', 'channels')).toBe(0);

  // And up again, from nothing.
  await software.bringUp(2, limit);
  expect(await software.sender(2)).toEqual({ used: 0, consumed: 0, freed: 0, waiting: 0 });
  bench.send(2, 7);
  await software.poll(async () => (await software.sender(2)).freed === 70);
  expect(await software.far.read('overflowed', 'channels')).toBe(0);
});

registersTest('after a link fault that resets, both ends start again with all credits', async (t, bench) => {
  const { software } = bench;
  await software.near.write('link', { on_fault: 2 });
  await software.far.write('link', { fault_clears: 1 });
  await software.near.write('interrupts', { link_fault: 1 });
  await software.bringUp(1, limit);
  bench.send(1, 8);
  await t.cycles(20);
  bench.wire.down();
  bench.control.down();
  bench.dut.link_fault.set(1);
  bench.dut.far_link_fault.set(1);
  await t.cycles(200);
  expect(await software.near.read('link', 'fault')).toBe(1);
  expect(bench.dut.irq.get()).toBe(1);
  // The buffer is emptied without being counted.
  expect(await software.sender(1)).toMatchObject({ used: 0, consumed: 0, freed: 0 });
  expect(await software.far.read('active', 'channels')).toBe(0);
  bench.wire.up();
  bench.control.up();
  bench.dut.far_link_fault.set(0);
  await software.poll(async () => (await software.far.read('active', 'channels')) === 2);
  bench.dut.link_fault.set(0);
  await software.near.write('events', { link_fault: 1 });
  bench.send(1, 6);
  await software.poll(async () => (await software.sender(1)).waiting === 0);
  await t.cycles(150);
  const { used, consumed } = await software.sender(1);
  expect(used).toBe(0);
  expect(await software.receiver(1)).toEqual({ consumed, freed: consumed });
  expect(bench.dut.irq.get()).toBe(0);
});

registersTest(
  'hazards 3 and 4: what LLR gives up leaks until the CC_Update that is due when it is back',
  async (t, bench) => {
    const { software } = bench;
    await software.near.write('link', { on_fault: 1 });
    await software.bringUp(1, limit);
    const given: Frame[] = [];
    bench.fate = (frame) => {
      given.push(frame);
      return 'lost';
    };
    bench.send(1, 3);
    await t.cycles(60);
    expect(given.length).toBe(3);
    // LLR replays the first frame, once it counts; the others it gives up.
    bench.fate = () => 'arrives';
    bench.arrive(given[0]!);
    await t.cycles(100);
    expect(await software.sender(1)).toMatchObject({ used: 20, consumed: 30 });
    await pulse(t, bench.dut.reinitialised);
    await t.cycles(150);
    expect(await software.sender(1)).toMatchObject({ used: 0, consumed: 30, freed: 30 });
    expect(await software.receiver(1)).toEqual({ consumed: 30, freed: 30 });
    expect(await software.near.read('cc_updates_sent', 'count')).toBe(1);
    expect(await software.far.read('cc_updates_received', 'count')).toBe(1);
  },
);

registersTest('a fault that holds lets nothing be granted, and changes no counter', async (t, bench) => {
  const { software } = bench;
  await software.near.write('link', { on_fault: 1 });
  await software.bringUp(0, limit);
  bench.dut.link_fault.set(1);
  await t.cycles(5);
  bench.send(0, 2);
  await t.cycles(100);
  expect(await software.sender(0)).toEqual({ used: 0, consumed: 0, freed: 0, waiting: 2 });
  bench.dut.link_fault.set(0);
  await software.poll(async () => (await software.sender(0)).freed === 20);
});

registersTest(
  'hazard 2: CC_Updates wait for a replay and are dropped in a recovery, unless they are under LLR',
  async (t, bench) => {
    const { near, far } = bench.software;
    const count = () => near.read('cc_updates_sent', 'count');
    bench.dut.replaying.set(1);
    await near.write('actions', { send_cc_update: 1 });
    await t.cycles(60);
    expect(await count()).toBe(0);
    bench.dut.replaying.set(0);
    await t.cycles(60);
    expect(await count()).toBe(1);
    expect(await far.read('cc_updates_received', 'count')).toBe(1);

    bench.dut.far_recovering.set(1);
    await near.write('actions', { send_cc_update: 1 });
    await t.cycles(60);
    expect(await far.read('cc_updates_discarded', 'count')).toBe(1);
    expect(await far.read('events', 'cc_discarded')).toBe(1);

    await near.write('cc_updates', { period: 0, under_llr: 1 });
    await far.write('link', { cc_under_llr: 1 });
    bench.dut.replaying.set(1);
    await near.write('actions', { send_cc_update: 1 });
    await t.cycles(60);
    expect(await count()).toBe(3);
    expect(await far.read('cc_updates_received', 'count')).toBe(2);
    // A period of 2 microseconds of 30 clocks.
    const before = await count();
    await near.write('cc_updates', { period: 2, clocks: 30, under_llr: 1 });
    await t.cycles(600);
    const sent = (await count()) - before;
    expect(Math.abs(sent - 10)).toBeLessThanOrEqual(1);
  },
);

registersTest(
  'what should not be is counted, stays until it is cleared, and interrupts where it is let',
  async (t, bench) => {
    const { near, far } = bench.software;
    await bench.software.bringUp(3, limit);
    await far.write('channel_limit', { credits: 15 });
    await far.write('interrupts', { overflow: 1 });
    bench.drains = false;
    bench.send(3, 3);
    await t.cycles(100);
    expect(await far.read('overflowed', 'channels')).toBe(8);
    expect(await far.read('overflows', 'count')).toBe(2);
    expect(bench.dut.far_irq.get()).toBe(1);
    await far.write('overflowed', { channels: 0b0111 });
    await far.write('events', { cc_malformed: 1 });
    expect([await far.read('overflowed', 'channels'), await far.read('events', 'overflow')]).toEqual([8, 1]);
    await far.write('overflowed', { channels: 0b1000 });
    await far.write('events', { overflow: 1 });
    expect([await far.read('overflowed', 'channels'), await far.read('events', 'overflow')]).toEqual([0, 0]);
    expect(bench.dut.far_irq.get()).toBe(0);

    await near.write('interrupts', { cf_refused: 1 });
    for (const port of [bench.dut.malformed, bench.dut.far_malformed]) await pulse(t, port, 2);
    bench.control.send({ vc_0: 3, freed_0: 999, vc_1: 3, freed_1: 999 });
    await t.cycles(60);
    expect(await near.read('cf_updates_refused', 'count')).toBe(1);
    expect(await near.read('cf_updates_malformed', 'count')).toBe(2);
    expect(await far.read('cc_updates_malformed', 'count')).toBe(2);
    expect([await near.read('events', 'cf_malformed'), await far.read('events', 'cc_malformed')]).toEqual([1, 1]);
    expect(bench.dut.irq.get()).toBe(1);
  },
);
