/** Packets whose ends come late, at the receiving side of the TSS layer. */
import { expect } from 'vitest';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { domainDefaults, type Packet, type SecureDomain } from '../../../golden/tss/index.ts';
import { type Body, chance } from '../../test-kit.ts';
import { receivePorts } from './layer-ports.ts';
import { anyAssociation, aroundOf, bytesOf, nativePacket, sealedFor } from './layer-traffic.ts';

/**
 * True and forged packets, of which each beat comes long after the one before. What is authenticated in front of their
 * TSS header is a whole number of beats, so that beats leave the engine as they come, long before it is known whether
 * their packet is authentic.
 */
export const slowEnds: Body<void> = async (t) => {
  const { random } = t;
  const domain: SecureDomain = {
    ...{ ...domainDefaults, sdi: 7, mode: 'cluster', udpAad: 'none' },
    associations: [anyAssociation(random, 'cluster'), undefined],
  };
  const ports = receivePorts(t);
  await ports.quietly(async () => {
    await ports.keyed(0, domain);
    await t.source('failures').send({ index: 0, kind: 'limit', limit: 1000, warning: 0 });
  });
  const [head, body] = [t.source('head'), packetSource(t, 'body', { valid: chance(0.08) })];
  const [down, verdict] = [packetSink(t, 'down'), t.sink('verdict')];
  const packets = Array.from({ length: 40 }, (_, i) => {
    const packet: Packet = {
      ...{ source: new Uint8Array(16).fill(1), destination: new Uint8Array(16).fill(2) },
      ...{ encapsulation: { kind: 'udp', header: bytesOf(random, 8) }, body: bytesOf(random, 16 + random.below(33)) },
    };
    const header = { an: 0, sdi: 7, epoch: 0, counter: BigInt(i), ...(random.chance(0.5) ? { ssi: 5 } : {}) };
    const sealed = sealedFor(domain, header, packet);
    const forged = random.chance(0.5);
    if (forged) sealed.body[sealed.body.length - 1]! ^= 1;
    return { packet, sealed, forged };
  });
  for (const [tag, { sealed }] of packets.entries()) {
    head.sendNow({ ...aroundOf(sealed), trimmed: 0, tag });
    body.sendNow(sealed.body);
  }
  const told = new Set<number>();
  for (const _ of packets) {
    const item = (await verdict.recv()).item as { readonly tag: number; readonly verdict: string };
    const { packet, forged } = packets[item.tag]!;
    told.add(item.tag);
    expect(item.verdict).toBe(forged ? 'auth_fail' : 'opened');
    if (!forged) expect((await down.recv()).item.bytes).toEqual(packet.body);
  }
  expect(told.size).toBe(packets.length);
  await t.cycles(50);
  expect(down.waiting).toBe(0);
};

/** So many that all places inside are full, the first of them. */
const many = 120;

/** Nothing is lost, overtaken or told twice of packets that pile up inside, since no verdict and no body is taken. */
export const fullInside: Body<void> = async (t) => {
  const { random } = t;
  const domain: SecureDomain = {
    ...{ ...domainDefaults, sdi: 7, mode: 'direct' },
    associations: [anyAssociation(random, 'direct'), undefined],
  };
  const ports = receivePorts(t);
  await ports.quietly(async () => {
    await ports.keyed(0, domain);
    await t.source('failures').send({ index: 0, kind: 'limit', limit: 0xffff, warning: 0 });
  });
  let stalls = true;
  const pace = { ready: () => () => !stalls };
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, plain, verdict] = [packetSink(t, 'down', pace), packetSink(t, 'plain', pace), t.sink('verdict', pace)];
  const arrives = (count: number, secured: boolean): readonly Packet[] =>
    Array.from({ length: count }, (_, i) => {
      const packet = nativePacket(random, secured ? 2 : 16, 1, 2);
      const sealed = secured ? sealedFor(domain, { an: 0, sdi: 7, epoch: 0, counter: BigInt(i) }, packet) : packet;
      head.sendNow({ ...aroundOf(sealed), trimmed: 0, tag: i });
      body.sendNow(sealed.body);
      return packet;
    });
  const leave = async (packets: readonly Packet[], secured: boolean): Promise<void> => {
    for (const [tag, packet] of packets.entries()) {
      const told = (await verdict.recv()).item as { readonly tag: number; readonly verdict: string };
      expect([told.tag, told.verdict]).toEqual([tag, secured ? 'opened' : 'plain']);
      expect((await (secured ? down : plain).recv()).item.bytes).toEqual(packet.body);
    }
  };
  // The key is made for the first one.
  stalls = false;
  await leave(arrives(1, true), true);
  for (const secured of [true, false, true]) {
    stalls = true;
    const packets = arrives(many, secured);
    await t.cycles(600);
    stalls = false;
    await leave(packets, secured);
    await t.cycles(60);
    expect([verdict.waiting, down.waiting, plain.waiting]).toEqual([0, 0, 0]);
  }
};
