/** Packets whose ends come late, at the receiving side of the TSS layer. */
import { expect } from 'vitest';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { chance } from '../../../../agents/patterns.ts';
import type { Body } from '../../../../bench/context.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import type { Packet } from '../../../golden/tss/packet.ts';
import { SidePorts } from './layer-ports.ts';
import { anyAssociation, aroundOf, bytesOf, sealedFor } from './layer-traffic.ts';

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
  const ports = new SidePorts(t);
  t.dut.port('budget_interval').set(0);
  t.dut.port('budget_burst').set(0);
  t.dut.port('failure_window').set(0);
  await ports.quietly(async () => {
    await ports.domain(0, domain);
    await ports.association(0, domain.associations[0]!);
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
