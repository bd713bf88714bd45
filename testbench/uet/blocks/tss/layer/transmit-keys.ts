/** The keys and numbers of packets that are sent, one after another. */
import { expect } from 'vitest';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { domainDefaults, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { type Body, clocksOf } from '../../test-kit.ts';
import { transmitOf, transmitPorts } from './layer-ports.ts';
import { anyAssociation, anyPacket, aroundOf } from './layer-traffic.ts';

/** More than there is room for, two of which differ in one bit alone. */
const hosts = 12;

/**
 * A key that was used last is there, in whichever place; one of a new association's key never is; numbers end at the
 * limit, and go on when it is raised.
 */
export const keysInTurn: Body<void> = async (t) => {
  const ports = transmitPorts(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, outcome, numbers] = [packetSink(t, 'down'), t.sink('outcome'), t.source('numbers')];
  const misses = clocksOf(t, transmitOf(t).events.missed);
  let domain: SecureDomain = {
    ...{ ...domainDefaults, sdi: 7, mode: 'cluster' },
    associations: [anyAssociation(t.random, 'cluster'), undefined],
  };
  const endpoint = new TssEndpoint({ domains: [domain], bindings: new Map(), jobOf: () => undefined });
  let allocator = new TscAllocator();
  const renew = async (limit: bigint): Promise<void> => {
    domain = { ...domain, associations: [anyAssociation(t.random, 'cluster'), undefined] };
    endpoint.configure(domain);
    allocator = new TscAllocator({ epoch: 0, counter: 0n }, limit);
    await ports.quietly(async () => {
      await ports.keyed(1, domain);
      await numbers.send({ context: 2, kind: 'start', next: 0n, limit });
    });
  };
  /** Sends a packet of a host, and gives whether its key had to be installed. */
  const send = async (host: number): Promise<number> => {
    const before = misses.count;
    const packet = anyPacket(t.random, 20, 1);
    // IPv6, or the same bits as the SSI of an IPv4 host.
    const source = Uint8Array.from({ length: host & 1 ? 16 : 4 }, (_, i) => 16 * i);
    source[host % source.length]! ^= host === 0 ? 0 : 1 << (host & 7);
    const sending = { ...packet, source, destination: source.toReversed() };
    head.sendNow({ ...aroundOf(sending), sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
    body.sendNow(sending.body);
    const expected = endpoint.send(sending, { sdi: 7, an: 0, numbers: allocator });
    expect((await outcome.recv()).item).toMatchObject({ sent: Number(expected !== undefined) });
    if (expected !== undefined) expect(Buffer.from((await down.recv()).item.bytes)).toEqual(Buffer.from(expected.body));
    return misses.count - before;
  };
  for (let round = 0; round < 3; round++) {
    await renew(1n << 48n);
    for (let host = 0; host < hosts; host++) expect([await send(host), await send(host)]).toEqual([1, 0]);
  }
  await renew(2n);
  for (const limit of [2n, 3n, 5n, 6n]) {
    if (limit > 2n) {
      await numbers.send({ context: 2, kind: 'raise', next: 0n, limit });
      await t.cycles(5);
      allocator.raise(limit);
    }
    for (let i = 0; i < 3; i++) await send(1);
  }
  // A limit that falls, or is beyond the last counter, changes nothing.
  for (const limit of [5n, (1n << 48n) + 1n, 3n << 47n]) {
    await numbers.send({ context: 2, kind: 'raise', next: 0n, limit });
    await t.cycles(3);
    expect(transmitOf(t).numbers_refused.get()).toBe(1);
    await t.cycles(2);
    await send(1);
  }
};
