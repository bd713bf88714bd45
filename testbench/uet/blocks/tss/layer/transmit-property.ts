/** Random packets, domains and keys through the sending side of the TSS layer, held against the golden endpoint. */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { type Body, chance, eachClock, type TestContext } from '../../test-kit.ts';
import { transmitOf } from './layer-ports.ts';
import { anyPacket, aroundOf } from './layer-traffic.ts';
import { TransmitManagement } from './transmit-management.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Rounds of packets; in or after each management changes something. */
export const transmitProperty =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const managed = new TransmitManagement(t, options);
    const heads = t.source('head', { valid: chance(0.8) });
    // In some rounds bodies come so slowly that the end of a packet is far behind its beginning.
    let pace = 0.9;
    const bodies = packetSource(t, 'body', { valid: (own) => () => own.chance(pace) });
    // In some rounds what leaves waits until all that finds room is inside.
    let stalls = false;
    const down = packetSink(t, 'down', { ready: (own) => () => !stalls && own.chance(0.9) });
    const outcomes = t.sink('outcome', { ready: chance(0.9) });
    const told = new Told(t);
    const used = new Set<string>();
    await managed.begin();
    for (let round = 0; round < rounds; round++) {
      stalls = random.chance(0.12);
      const packets = Array.from({ length: stalls ? 48 : 12 }, () => ({
        packet: packetOf(t),
        request: managed.request(),
      }));
      const before = heads.sent;
      pace = random.pick([0.9, 0.9, 0.9, 0.15]);
      for (const { packet, request } of packets) {
        const { sdi, an, ssi } = request;
        heads.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 });
        bodies.sendNow(packet.body);
      }
      const expected: ReturnType<TransmitManagement['send']>[] = [];
      const send = (count: number): void => {
        for (const { packet, request } of packets.slice(expected.length, count))
          expected.push(managed.send(packet, request));
      };
      if (random.chance(0.5)) managed.repeatLimits();
      if (stalls) {
        await t.cycles(1000);
        stalls = false;
      } else if (random.chance(0.5)) {
        // Packets that were taken are of the domain, key and epoch before.
        await t.cycles(random.below(150));
        await managed.change(() => send(heads.sent - before));
      }
      send(packets.length);
      for (const [i, { sent, key }] of expected.entries()) {
        const { item } = await outcomes.recv();
        expect(item, `packet ${i}`).toMatchObject({ sent: Number(sent !== undefined) });
        told.expects(sent && packets[i]!.packet.body.length);
        if (sent === undefined) continue;
        const { bytes } = (await down.recv()).item;
        expect(hex(bytes), `packet ${i}`).toBe(hex(sent.body));
        // What the IV is made of, under the key that all keys of the packet come from: never twice.
        const pair = `${hex(key!)} ${(item as { tsc: bigint }).tsc}`;
        expect(used).not.toContain(pair);
        used.add(pair);
      }
      told.check();
      // Bodies of packets that are not sent are swallowed after that was told.
      do await t.cycles(40);
      while (bodies.queued > 0);
      if (random.chance(0.08)) await managed.reset();
      else await managed.change(() => {});
    }
    expect([down.waiting, outcomes.waiting]).toEqual([0, 0]);
  };

/** What is told to be counted, and what should be. */
class Told {
  readonly #seen = { sent: 0, failed: 0, octets: 0, misfit: 0 };
  readonly #expected = { sent: 0, failed: 0, octets: 0, misfit: 0 };

  constructor(t: TestContext) {
    const { events } = transmitOf(t);
    eachClock(t, () => {
      const { sent, failed, octets, misfit } = events.get();
      this.#seen.sent += sent;
      this.#seen.failed += failed;
      this.#seen.misfit += misfit;
      if (sent === 1) this.#seen.octets += octets;
    });
  }

  /** A packet of so many bytes is sent, or one is not. */
  expects(bytes: number | undefined): void {
    if (bytes === undefined) this.#expected.failed++;
    else this.#expected.sent++;
    this.#expected.octets += bytes ?? 0;
  }

  check(): void {
    expect(this.#seen).toEqual(this.#expected);
  }
}

/** Short ones, and now and then one of any length. */
function packetOf({ random }: TestContext) {
  const longest = random.chance(0.01) ? 9_216 : random.pick([4, 40, 300]);
  return anyPacket(random, 1 + random.below(longest));
}
