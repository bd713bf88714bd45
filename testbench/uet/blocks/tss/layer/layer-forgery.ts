/** Forged packets at the whole TSS layer: none is delivered, all are counted, and true ones among them come through. */
import assert from 'node:assert/strict';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { type Packet, type UdpAad, udpRanges } from '../../../golden/tss/packet.ts';
import { LayerBench } from './layer-bench.ts';
import { LayerManagement } from './layer-management.ts';

/**
 * The job of a body: the lowest bits of its second byte. Each is bound to a domain, so that no packet without TSS is
 * accepted.
 */
const jobs = 32;
const jobOf = (body: Uint8Array): number => (body[1] ?? 0) & (jobs - 1);

/**
 * `packets` sealed packets, each with one bit changed: of an address, of the entropy header or what is authenticated of
 * the UDP header, or of the body from the first bit of its TSS header to the last one of its ICV. One in eight comes as
 * it was sent too. `together`: packets at a time; of so many some may be dropped without a key.
 */
export const forgeryProperty =
  (entries: number, packets: number, longest: readonly number[], sources: number, together = 64): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = new LayerBench(t, jobOf);
    const { software, endpoint } = bench;
    await software.ready();
    const management = new LayerManagement(t, bench, { failureLimits: [0xffff], numberLimits: [1n << 48n] });
    for (let entry = 0; entry < entries; entry++) await management.define(entry);
    for (let job = 0; job < jobs; job++) await management.bindJob(job, management.domains[job % entries]!.sdi);
    const udpAad = new Map(management.domains.map((domain) => [domain.sdi, domain.udpAad]));
    let forged = 0;
    while (forged < packets) {
      const list = Array.from({ length: Math.min(together, 2 * (packets - forged)) }, () =>
        management.sending(longest, sources),
      );
      const left = await bench.send(list);
      const wrong = left.slice(0, packets - forged).map((packet) => forge(random, packet, udpAad));
      forged += wrong.length;
      const before = { ...endpoint.counters };
      await bench.receive(wrong);
      assert.equal(endpoint.counters.inOk, before.inOk);
      assert.equal(endpoint.counters.inTrimmed, before.inTrimmed);
      await bench.receive(left.filter(() => random.chance(0.125)));
      bench.settle();
    }
    assert.ok(endpoint.counters.inOk > 0 && endpoint.counters.inAuthFail > packets / 2);
    await bench.count();
  };

/** The packet with a bit changed that is authenticated. */
function forge(random: TestContext['random'], packet: Packet, udpAad: ReadonlyMap<number, UdpAad>): Packet {
  const { source, destination, encapsulation, body } = packet;
  const flipped = (bytes: Uint8Array, from = 0, to = bytes.length): Uint8Array => {
    const changed = Uint8Array.from(bytes);
    changed[from + random.below(to - from)]! ^= 1 << random.below(8);
    return changed;
  };
  const part = random.pick(['source', 'destination', 'between', 'body', 'body', 'body', 'begin', 'end'] as const);
  if (part === 'source') return { ...packet, source: flipped(source) };
  if (part === 'destination') return { ...packet, destination: flipped(destination) };
  if (part === 'begin') return { ...packet, body: flipped(body, 0, 16) };
  if (part === 'end') return { ...packet, body: flipped(body, body.length - 16) };
  if (part === 'between' && encapsulation.kind === 'native')
    return { ...packet, encapsulation: { kind: 'native', entropy: flipped(encapsulation.entropy) } };
  if (part === 'between' && encapsulation.kind === 'udp') {
    const [from, to] = udpRanges[udpAad.get(Buffer.from(body).readUIntBE(1, 3))!];
    if (to > from)
      return { ...packet, encapsulation: { kind: 'udp', header: flipped(encapsulation.header, from, to) } };
  }
  return { ...packet, body: flipped(body) };
}
