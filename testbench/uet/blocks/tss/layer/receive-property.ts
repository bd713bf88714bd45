/**
 * Random packets, true, forged and otherwise wrong, through the receiving side of the TSS layer, held against the
 * golden endpoint.
 */
import { expect } from 'vitest';
import { parkedPackets } from '../../../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import { bodyBytes } from '../../../../../rtl-gen/uet/tss/layer/shapes.ts';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { type Packet, readTssHeader, type SecureDomain } from '../../../golden/tss/index.ts';
import { type Body, chance, eachClock, type TestContext } from '../../test-kit.ts';
import { receiveOf } from './layer-ports.ts';
import { anyAssociation, anyHeader, anyPacket, aroundOf, beatsOf, sealedFor } from './layer-traffic.ts';
import { ReceiveManagement } from './receive-management.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Of packets that need no key: they are told in the order in which they came. */
const keyless = new Set(['plain', 'hint', 'invalid', 'invalid_sa', 'late', 'early']);

/** Rounds of packets; in or after each management changes something. Every verdict is met in the end. */
export const receiveProperty =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const heads = t.source('head', { valid: chance(0.8) });
    // In some rounds bodies come so slowly that the end of a packet comes long after its beginning.
    let pace = 0.9;
    const bodies = packetSource(t, 'body', { valid: (own) => () => own.chance(pace) });
    const down = packetSink(t, 'down', { ready: chance(0.9) });
    const plain = packetSink(t, 'plain', { ready: chance(0.9) });
    // Verdicts that wait let packets pile up, which then end one right after another.
    let stalls = false;
    const told = t.sink('verdict', { ready: (own) => () => !stalls && own.chance(0.9) });
    const managed = new ReceiveManagement(t, options);
    const latched = new LatchedSeen(t);
    await managed.begin();
    for (let round = 0; round < rounds; round++) {
      const attacked = random.chance(0.35) ? managed.any() : undefined;
      const packets = Array.from({ length: 12 }, () =>
        attacked === undefined ? arriving(t, managed.any(), 16 * options.verdictBeats) : shortOrForged(t, attacked),
      );
      latched.from(managed.latched());
      const before = heads.sent;
      pace = random.pick([0.9, 0.9, 0.9, 0.15]);
      for (const [tag, packet] of packets.entries()) {
        heads.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true), tag });
        bodies.sendNow(packet.body);
      }
      // Packets that were taken are of the domain and key before.
      let taken = packets.length;
      if (attacked !== undefined) {
        stalls = true;
        await t.cycles(random.below(600));
        stalls = false;
        managed.repeatLimits();
      } else if (random.chance(0.5)) {
        await t.cycles(random.below(150));
        await managed.changeAfter(() => {
          taken = heads.sent - before;
        });
      }
      const inOrder: number[] = [];
      const seenTags = new Set<number>();
      for (let count = 0; count < packets.length; count++) {
        const { item } = await told.recv();
        const seen = item as Readonly<Record<string, unknown>> & { readonly tag: number; readonly verdict: string };
        if (count === taken) managed.catchUp();
        expect(seen.tag < taken, 'none overtakes a change').toBe(count < taken);
        const packet = packets[seen.tag]!;
        const which = `packet ${seen.tag} of round ${round}`;
        expect(seenTags.has(seen.tag), which).toBe(false);
        seenTags.add(seen.tag);
        if (keyless.has(seen.verdict)) inOrder.push(seen.tag);
        const { bytes: _, ...around } = aroundOf(packet);
        const fields = Object.entries(around).map(([name, value]) => [`around_${name}`, value]);
        expect(seen, which).toMatchObject(Object.fromEntries(fields));
        const header = readTssHeader(packet.body);
        if (typeof header !== 'string') expect(seen.sdi, which).toBe(header.sdi);
        if (seen.verdict === 'unkeyed') {
          // There is room for any but many long packets to wait for their keys, and no bound to making them.
          const bytes = bodyBytes(options);
          const room = Math.max((2 * 16 * options.verdictBeats) / bytes, parkedPackets);
          expect(beatsOf(packets, bytes), which).toBeGreaterThan(room);
          continue;
        }
        const expected = managed.receive(packet);
        expect(seen.verdict, which).toBe(expected.verdict);
        const { handsOn } = expected;
        if (handsOn === undefined) continue;
        const { body, secured } = handsOn;
        const { bytes } = (await (secured ? down : plain).recv()).item;
        expect(hex(bytes), which).toBe(hex(body));
        expect(seen.around_bytes, which).toBe(body.length);
      }
      managed.catchUp();
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      // Bodies of packets that are dropped are swallowed after that was told.
      do await t.cycles(40);
      while (bodies.queued > 0);
      latched.check(managed.latched());
      await managed.change();
      await t.cycles(5);
    }
    await t.cycles(50);
    expect([down.waiting, plain.waiting, told.waiting]).toEqual([0, 0, 0]);
  };

/** Which domains have shown as latched. */
class LatchedSeen {
  readonly #t: TestContext;
  #seen = 0;
  #before: readonly (readonly [number, boolean])[] = [];

  constructor(t: TestContext) {
    this.#t = t;
    eachClock(t, () => {
      this.#seen |= this.#now();
      // No memory changes by itself here.
      expect(receiveOf(t).upset.get()).toBe(0);
    });
  }

  #now(): number {
    return Number(receiveOf(this.#t).latched.get());
  }

  /** Before packets come. */
  from(latched: readonly (readonly [number, boolean])[]): void {
    this.#before = latched;
    this.#seen = this.#now();
  }

  /** Those are latched now, and no other one was, not for a clock; each of both times. */
  check(latched: readonly (readonly [number, boolean])[]): void {
    for (const [entry, is] of latched) {
      expect((this.#now() >> entry) & 1, `entry ${entry}`).toBe(Number(is));
      const was = this.#before.some(([other, on]) => other === entry && on);
      expect((this.#seen >> entry) & 1, `entry ${entry}`).toBe(Number(is || was));
    }
  }
}

/** A short packet for the domain, as often forged as true. */
function shortOrForged({ random }: TestContext, domain: SecureDomain): Packet {
  const packet = sealedAnyhow(random, domain, anyPacket(random, 1 + random.below(4)));
  return random.chance(0.5) ? packet : { ...packet, body: flipped(packet.body, packet.body.length * 8 - 1) };
}

/** Sealed as the domain opens it; what has no key with another one. */
export function sealedAnyhow(random: TestContext['random'], domain: SecureDomain, packet: Packet): Packet {
  const [a, b] = domain.associations;
  const other = anyAssociation(random, domain.mode);
  return sealedFor({ ...domain, associations: [a ?? b ?? other, b ?? a ?? other] }, anyHeader(random, domain), packet);
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[bit >> 3]! ^= 0x80 >> (bit & 7);
  return changed;
}

/** A packet for the domain, most often a true one. */
function arriving({ random }: TestContext, domain: SecureDomain, mostBytes: number): Packet {
  // About as many bytes as may wait for their verdict, now and then.
  const long = random.chance(0.03);
  const packet = anyPacket(
    random,
    long ? mostBytes - 3 + random.below(6) : 1 + random.below(random.pick([4, 40, 300])),
  );
  const trimmed = random.chance(0.04) ? { trimmed: true } : {};
  if (random.chance(0.02)) return { ...packet, ...trimmed, body: new Uint8Array() };
  if (random.chance(0.08)) return { ...packet, ...trimmed };
  const sealed = { ...sealedAnyhow(random, domain, packet), ...trimmed };
  if (long || random.chance(0.8)) return sealed;
  if (random.chance(0.4)) {
    // About where a header ends, or anywhere.
    const end = random.pick([11 + random.below(7), random.below(sealed.body.length + 1)]);
    return { ...sealed, body: sealed.body.subarray(0, end) };
  }
  const part = random.pick(['body', 'body', 'source', 'destination'] as const);
  // Not of the first byte, which says what a packet is.
  const first = part === 'body' ? 8 : 0;
  return { ...sealed, [part]: flipped(sealed[part], first + random.below(8 * sealed[part].length - first)) };
}
