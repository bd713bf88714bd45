/** Packets that wait inside the sending side of the TSS layer, and commands of numbers that come meanwhile. */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { domainDefaults, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { transmitPorts } from './layer-ports.ts';
import { anyAssociation, anyPacket, aroundOf } from './layer-traffic.ts';
import { TransmitManagement } from './transmit-management.ts';

/** More packets than find room. */
const many = 64;

/**
 * Short packets of all domains fill up the side, as no outcome or no body is taken, at once or with pauses: each
 * leaves as the golden endpoint sends it.
 */
export const headsWait =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const managed = new TransmitManagement(t, options);
    const stalls = { down: false, outcome: false };
    let pace = 1;
    const heads = t.source('head', { valid: (own) => () => own.chance(pace) });
    const bodies = packetSource(t, 'body');
    const down = packetSink(t, 'down', { ready: () => () => !stalls.down });
    const outcomes = t.sink('outcome', { ready: () => () => !stalls.outcome });
    await managed.begin();
    for (let round = 0; round < rounds; round++) {
      pace = random.pick([1, 0.3, 0.1]);
      const which = random.below(3);
      Object.assign(stalls, { down: which !== 0, outcome: which !== 1 });
      const longest = random.pick([4, 4, 20, 50]);
      const packets = Array.from({ length: many }, () => ({
        packet: anyPacket(random, 1 + random.below(longest), 2),
        request: managed.request(),
      }));
      for (const { packet, request } of packets) {
        const { sdi, an, ssi } = request;
        heads.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 });
        bodies.sendNow(packet.body);
      }
      await t.cycles(800);
      Object.assign(stalls, { down: false, outcome: false });
      for (const [i, { packet, request }] of packets.entries()) {
        const { sent } = managed.send(packet, request);
        expect((await outcomes.recv()).item, `packet ${i}`).toMatchObject({ sent: Number(sent !== undefined) });
        if (sent !== undefined) expect((await down.recv()).item.bytes, `packet ${i}`).toEqual(sent.body);
      }
      await t.cycles(100);
      await managed.change(() => {});
    }
  };

/** Bytes of bodies with which either end of packets waits before what cuts them. */
const lengths = [4, 6, 20, 44];

const domain: SecureDomain = {
  ...{ ...domainDefaults, sdi: 7, mode: 'direct' },
  associations: [{ key: new Uint8Array(32).fill(9) }, undefined],
};

/** The domain has its key, and numbers. */
async function begins(t: TestContext): Promise<void> {
  const ports = transmitPorts(t);
  await ports.quietly(async () => {
    await ports.keyed(0, domain);
    await t.source('numbers').send({ context: 0, kind: 'start', next: 0n, limit: 1n << 48n });
  });
}

/** Packets whose last beat waits, as no body is taken, end once. */
export const endsWait: Body<void> = async (t) => {
  const { random } = t;
  const numbers = new TscAllocator({ epoch: 0, counter: 0n }, 1n << 48n);
  const endpoint = new TssEndpoint({ domains: [domain], bindings: new Map(), jobOf: () => undefined });
  await begins(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  let stalls = false;
  const [down, outcome] = [packetSink(t, 'down', { ready: () => () => !stalls }), t.sink('outcome')];
  for (const length of lengths) {
    stalls = true;
    const packets = Array.from({ length: many }, () => {
      const v4 = { source: Uint8Array.of(10, 0, 0, 1), destination: Uint8Array.of(10, 0, 0, 2) };
      const packet = { ...anyPacket(random, length), ...v4 };
      head.sendNow({ ...aroundOf(packet), sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
      body.sendNow(packet.body);
      return endpoint.send(packet, { sdi: 7, an: 0, numbers })!;
    });
    await t.cycles(300);
    stalls = false;
    for (const [i, { body: sealed }] of packets.entries()) {
      expect((await outcome.recv()).item).toMatchObject({ sent: 1 });
      expect((await down.recv()).item.bytes, `packet ${i} of ${length} bytes`).toEqual(sealed);
    }
  }
};

/**
 * A domain whose keys have a mask, and one whose keys have none; a packet of the first one, whose key is not there,
 * waits anywhere inside before packets of the second one. It leaves under its mask, and they leave without.
 */
export const masksWait: Body<void> = async (t) => {
  const { random } = t;
  const ports = transmitPorts(t);
  const [head, body, numbers] = [t.source('head'), packetSource(t, 'body'), t.source('numbers')];
  let stalls = false;
  const stalled = { ready: () => () => !stalls };
  const [down, outcome] = [packetSink(t, 'down', stalled), t.sink('outcome', stalled)];
  const of = (sdi: number, mode: 'direct' | 'client'): SecureDomain => ({
    ...{ ...domainDefaults, sdi, mode },
    associations: [anyAssociation(random, mode), undefined],
  });
  for (let ahead = 20; ahead < 36; ahead++) {
    const domains = [of(6, 'direct'), of(7, 'client')];
    const allocators = domains.map(() => new TscAllocator({ epoch: 0, counter: 0n }, 1n << 48n));
    const endpoint = new TssEndpoint({ domains, bindings: new Map(), jobOf: () => undefined });
    await ports.quietly(async () => {
      for (const [index, domain] of domains.entries()) {
        await ports.keyed(index, domain);
        await numbers.send({ context: 2 * index, kind: 'start', next: 0n, limit: 1n << 48n });
      }
    });
    stalls = true;
    const whose = Array.from({ length: ahead + 12 }, (_, i) => Number(i === ahead));
    const packets = whose.map((index) => {
      const v4 = { source: Uint8Array.of(10, 0, 0, 1), destination: Uint8Array.of(10, 0, 0, 2) };
      const packet = { ...anyPacket(random, 1), ...v4 };
      head.sendNow({ ...aroundOf(packet), sdi: domains[index]!.sdi, an: 0, has_ssi: 0, ssi: 0 });
      body.sendNow(packet.body);
      return endpoint.send(packet, { sdi: domains[index]!.sdi, an: 0, numbers: allocators[index]! })!;
    });
    await t.cycles(150);
    stalls = false;
    for (const [i, { body: sealed }] of packets.entries()) {
      expect((await outcome.recv()).item).toMatchObject({ sent: 1 });
      expect((await down.recv()).item.bytes, `packet ${i} of ${ahead}`).toEqual(sealed);
    }
  }
};

/** Clocks between two packets. */
const pauses = [1, 24, 2, 3, 5, 7];

/** So many packets find room inside while none leaves, however far apart they come. */
const room = 32;

/** They do, and all leave then. */
export const sameRoom: Body<void> = async (t) => {
  await begins(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  let stalls = false;
  const stalled = { ready: () => () => !stalls };
  const [down, outcome] = [packetSink(t, 'down', stalled), t.sink('outcome', stalled)];
  const leave = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      expect((await outcome.recv()).item).toMatchObject({ sent: 1 });
      await down.recv();
    }
    await t.cycles(60);
  };
  const arrives = (): void => {
    const packet = anyPacket(t.random, 4, 1);
    const v4 = { source: new Uint8Array(4).fill(1), destination: new Uint8Array(4).fill(2) };
    head.sendNow({ ...aroundOf({ ...packet, ...v4 }), sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
    body.sendNow(packet.body);
  };
  // Its key is there from now on.
  arrives();
  await leave(1);
  const rooms: number[] = [];
  for (const pause of pauses) {
    stalls = true;
    const before = head.sent;
    for (let i = 0; i < many; i++) {
      arrives();
      await t.cycles(pause);
    }
    await t.cycles(100);
    rooms.push(head.sent - before);
    stalls = false;
    await leave(many);
  }
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(room);
};

/** A packet without a key, which takes no number, is told as soon while commands of numbers come one after another. */
export const keylessPass: Body<void> = async (t) => {
  await transmitPorts(t).quietly(async () => {});
  const [head, body, numbers] = [t.source('head'), packetSource(t, 'body'), t.source('numbers')];
  const outcome = t.sink('outcome');
  const latency = async (): Promise<number> => {
    const packet = anyPacket(t.random, 4);
    body.sendNow(packet.body);
    const sent = await head.send({ ...aroundOf(packet), sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
    const { item, cycle } = await outcome.recv();
    expect(item).toMatchObject({ sent: 0 });
    await t.cycles(20);
    return cycle - sent;
  };
  const alone = await latency();
  for (let offset = 0; offset < 8; offset++) {
    for (let i = 0; i < 12; i++) numbers.sendNow({ context: 0, kind: 'start', next: 0n, limit: 1n });
    await t.cycles(offset);
    expect(await latency()).toBe(alone);
    await t.cycles(60);
  }
};
