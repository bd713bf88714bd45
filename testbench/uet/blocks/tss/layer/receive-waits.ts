/** Packets that wait inside the receiving side of the TSS layer. */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { type Packet, readTssHeader, type SecureDomain } from '../../../golden/tss/index.ts';
import { anyAssociation, anyPacket, aroundOf, keyedDomain } from './layer-traffic.ts';
import { ReceiveLine } from './receive-line.ts';
import { ReceiveManagement } from './receive-management.ts';
import { sealedAnyhow } from './receive-property.ts';

/** A packet of one beat, which is handed on as it is or dropped: so many find room inside as there are places. */
function shortPacket({ random }: TestContext, domain: SecureDomain): Packet {
  const kind = random.below(4);
  if (kind === 0) return anyPacket(random, 1 + random.below(16), 2);
  const sealed = sealedAnyhow(random, domain, anyPacket(random, 4, 2));
  const body = sealed.body.subarray(0, kind === 1 ? 16 : 1 + random.below(16));
  return { ...sealed, body, ...(kind === 2 ? { trimmed: true } : {}) };
}

/** A packet of the domain, most often a true one, and now and then forged. */
function sealedPacket({ random }: TestContext, domain: SecureDomain): Packet {
  const sealed = sealedAnyhow(random, domain, anyPacket(random, 1 + random.below(8), 2));
  if (random.chance(0.2)) sealed.body[sealed.body.length - 1]! ^= 1;
  return random.chance(0.05) ? { ...sealed, trimmed: true } : sealed;
}

/** Sealed packets of a round, which all find room to wait for their keys. */
const mostSealed = 20;

/**
 * Packets of all domains fill up the side, as no verdict is taken and perhaps no body, first short ones, then such
 * that are to be opened among them: each is judged as the golden endpoint judges it, and handed on as it was sent.
 */
export const receivedWait =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const stalls = { verdict: false, down: false, plain: false };
    let pace = 1;
    const heads = t.source('head', { valid: (own) => () => own.chance(pace) });
    const bodies = packetSource(t, 'body');
    const down = packetSink(t, 'down', { ready: () => () => !stalls.down });
    const plain = packetSink(t, 'plain', { ready: () => () => !stalls.plain });
    const verdicts = t.sink('verdict', { ready: () => () => !stalls.verdict });
    const managed = new ReceiveManagement(t, options);
    await managed.begin();
    for (let round = 0; round < rounds; round++) {
      Object.assign(stalls, { verdict: true, down: random.chance(0.3), plain: random.chance(0.3) });
      pace = random.pick([1, 1, 0.3]);
      const first = random.pick([20, 36, 42, 48]);
      let sealed = 0;
      const packets = Array.from({ length: first + 30 }, (_, i) => {
        const domain = managed.any();
        if (i < first || sealed === mostSealed || random.chance(0.4)) return shortPacket(t, domain);
        sealed++;
        return sealedPacket(t, domain);
      });
      for (const [tag, packet] of packets.entries()) {
        heads.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true), tag });
        bodies.sendNow(packet.body);
      }
      await t.cycles(300);
      Object.assign(stalls, { verdict: false, down: false, plain: false });
      const seen = new Set<number>();
      for (const _ of packets) {
        const told = (await verdicts.recv()).item as Readonly<Record<string, unknown>>;
        const tag = Number(told.tag);
        const packet = packets[tag]!;
        const which = `packet ${tag} of round ${round}`;
        expect(seen.has(tag), which).toBe(false);
        seen.add(tag);
        const { bytes: _, ...around } = aroundOf(packet);
        const fields = Object.entries(around).map(([name, value]) => [`around_${name}`, value]);
        const header = readTssHeader(packet.body);
        if (typeof header !== 'string') expect(told.sdi, which).toBe(header.sdi);
        const expected = managed.receive(packet);
        expect(told, which).toMatchObject({ ...Object.fromEntries(fields), verdict: expected.verdict });
        if (expected.handsOn === undefined) continue;
        const { body, secured } = expected.handsOn;
        expect((await (secured ? down : plain).recv()).item.bytes, which).toEqual(body);
      }
      await t.cycles(100);
      await managed.change();
      await t.cycles(5);
    }
    expect([down.waiting, plain.waiting, verdicts.waiting]).toEqual([0, 0, 0]);
  };

/** Clocks between two packets. */
const pauses = [1, 24, 2, 3, 5, 7];

/** So many short packets find room inside while no verdict is taken, however far apart they come. */
const room = 56;

/** They do, and each is told then. */
export const sameRoomReceived: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7);
  await line.domain(0, domain);
  const many = 90;
  const rooms: number[] = [];
  for (const pause of pauses) {
    line.stalls.verdict = true;
    const before = line.head.sent;
    for (let tag = 0; tag < many; tag++) {
      const sealed = line.sealed(domain, 4);
      line.offer({ ...sealed, body: sealed.body.subarray(0, 15) }, tag);
      await t.cycles(pause);
    }
    await t.cycles(100);
    rooms.push(line.head.sent - before);
    line.stalls.verdict = false;
    await line.tell(
      Array.from({ length: many }, () => 'invalid'),
      `${pause} clocks apart`,
    );
  }
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(room);
};

/** Which of the packets are short ones, by their number. */
const mixes = [() => false, (tag: number) => tag % 8 > 5];

/** Packets of each length, of whose beats any is the one that waits, leave whole and in order. */
export const lengthsWait: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7);
  await line.domain(0, domain);
  line.offer(line.sealed(domain, 4), 0);
  await line.tell(['opened'], 'first');
  const many = 40;
  for (let length = 1; length <= 64; length += 3)
    for (const stalled of ['verdict', 'down'] as const)
      for (const isShort of mixes) {
        line.stalls[stalled] = true;
        const verdicts = Array.from({ length: many }, (_, tag) => {
          const sealed = line.sealed(domain, length);
          line.offer(isShort(tag) ? { ...sealed, body: sealed.body.subarray(0, 15) } : sealed, tag);
          return isShort(tag) ? 'invalid' : 'opened';
        });
        await t.cycles(250);
        line.stalls[stalled] = false;
        await line.tell(verdicts, `${length} bytes`);
      }
};

/**
 * A domain whose keys have a mask, and one whose keys have none; a packet of the first one, whose key is not there,
 * waits anywhere inside before packets of the second one. All are opened.
 */
export const masksWaitReceived: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const client = (): SecureDomain => ({
    ...keyedDomain(t, 7, 'client'),
    associations: [anyAssociation(t.random, 'client'), undefined],
  });
  const direct = keyedDomain(t, 6);
  await line.domain(0, direct);
  for (let ahead = 30; ahead < 60; ahead++) {
    const domain = client();
    await line.domain(1, domain);
    line.stalls.verdict = true;
    const isShort = (tag: number): boolean => tag < ahead;
    const many = ahead + 6;
    for (let tag = 0; tag < many; tag++) {
      const sealed = line.sealed(tag === ahead ? domain : direct, 4);
      line.offer(isShort(tag) ? { ...sealed, body: sealed.body.subarray(0, 15) } : sealed, tag);
    }
    await t.cycles(120);
    line.stalls.verdict = false;
    for (let i = 0; i < many; i++) {
      const [tag, verdict] = await line.told();
      expect(verdict, `packet ${tag} after ${ahead}`).toBe(isShort(tag) ? 'invalid' : 'opened');
    }
  }
};
