/**
 * What is written to a side of the TSS layer in the first clock in which it is quiet: packets that were taken before
 * are of the domain and the key before, wherever inside they were as `hold` began.
 */
import assert from 'node:assert/strict';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { domainDefaults, numberOf, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { receiveOf, receivePorts, type Side, transmitOf, transmitPorts } from './layer-ports.ts';
import { aroundOf, bytesOf, nativePacket, sealedFor } from './layer-traffic.ts';

const limit = 1n << 48n;
const sdi = 7;
/** From the first clock in which a packet is inside until the last one. */
const offsets = 26;
const most = 5;

const keyed = (key: Uint8Array): SecureDomain => ({
  ...{ ...domainDefaults, sdi, mode: 'direct', authFailureLimit: 0xffff },
  associations: [{ key }, undefined],
});

/** What is written: another key, or that there is no domain any more. */
const changes = {
  association_enable: (dut: Side, key: Uint8Array): void =>
    dut.association.set({ enable: 1, there: 1, association: 0, key: { key: numberOf(key), iv_mask: 0n } }),
  domain_enable: ({ domain }: Side): void => {
    domain.index.set(0);
    domain.used.set(0);
    domain.enable.set(1);
  },
} as const;
const enables = Object.keys(changes) as (keyof typeof changes)[];

/** Holds, and in the first clock in which it is quiet writes a change. */
async function writeWhenQuiet(t: TestContext, dut: Side, change: keyof typeof changes, key: Uint8Array): Promise<void> {
  dut.hold.set(1);
  for (let clock = 0; dut.quiet.get() === 0; clock++) {
    assert.ok(clock < 5000, 'it is never quiet');
    await t.cycles(1);
  }
  changes[change](dut, key);
  await t.cycles(1);
  for (const { enable } of [dut.association, dut.domain]) enable.set(0);
  do await t.cycles(1);
  while (dut.quiet.get() === 0);
  dut.hold.set(0);
}

/** So many packets at once, and `hold` so many clocks later. */
function* rounds() {
  for (const enable of enables)
    for (let count = 1; count <= most; count += 2)
      for (let offset = 0; offset < offsets; offset++) yield { enable, count, offset };
}

export const receiveQuiet: Body<void> = async (t) => {
  const ports = receivePorts(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, verdict] = [packetSink(t, 'down'), t.sink('verdict')];
  await t.source('failures').send({ index: 0, kind: 'limit', limit: 0xffff, warning: 0 });
  for (const { enable, count, offset } of rounds()) {
    const domain = keyed(bytesOf(t.random, 32));
    await ports.quietly(() => ports.keyed(0, domain));
    const before = head.sent;
    for (let tag = 0; tag < count; tag++) {
      const sealed = sealedFor(
        domain,
        { an: 0, sdi, epoch: 0, counter: BigInt(tag) },
        nativePacket(t.random, 25, 1, 2),
      );
      head.sendNow({ ...aroundOf(sealed), trimmed: 0, tag });
      body.sendNow(sealed.body);
    }
    await t.cycles(offset);
    await writeWhenQuiet(t, receiveOf(t), enable, bytesOf(t.random, 32));
    const taken = head.sent - before;
    const [others, which] = [enable === 'domain_enable' ? 'invalid_sa' : 'auth_fail', `${enable} ${count} ${offset}`];
    for (let tag = 0; tag < count; tag++) {
      const told = (await verdict.recv()).item as { readonly verdict: string };
      assert.equal(told.verdict, tag < taken ? 'opened' : others, which);
      if (tag < taken) await down.recv();
    }
    await t.cycles(20);
  }
};

export const transmitQuiet: Body<void> = async (t) => {
  const ports = transmitPorts(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, outcome, numbers] = [packetSink(t, 'down'), t.sink('outcome'), t.source('numbers')];
  const endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
  for (const { enable, count, offset } of rounds()) {
    const [domain, next] = [keyed(bytesOf(t.random, 32)), bytesOf(t.random, 32)];
    const allocator = new TscAllocator({ epoch: 0, counter: 0n }, limit);
    await ports.quietly(async () => {
      await ports.keyed(0, domain);
      await numbers.send({ context: 0, kind: 'start', next: 0n, limit });
    });
    endpoint.configure(domain);
    const before = head.sent;
    const packets = Array.from({ length: count }, () => nativePacket(t.random, 25, 1, 2));
    for (const packet of packets) {
      head.sendNow({ ...aroundOf(packet), sdi, an: 0, has_ssi: 0, ssi: 0 });
      body.sendNow(packet.body);
    }
    await t.cycles(offset);
    await writeWhenQuiet(t, transmitOf(t), enable, next);
    const taken = head.sent - before;
    for (const [i, packet] of packets.entries()) {
      if (i === taken && enable === 'domain_enable') endpoint.remove(sdi);
      else if (i === taken) endpoint.configure(keyed(next));
      const expected = endpoint.send(packet, { sdi, an: 0, numbers: allocator });
      const which = `${enable} ${count} ${offset}`;
      assert.equal(((await outcome.recv()).item as { sent: number }).sent, Number(expected !== undefined), which);
      if (expected !== undefined) assert.deepEqual((await down.recv()).item.bytes, expected.body, which);
    }
    await t.cycles(20);
  }
};
