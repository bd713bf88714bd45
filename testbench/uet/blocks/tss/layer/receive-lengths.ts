/** Bodies of other lengths than their heads say, and of the most bytes, at the receiving side of the TSS layer. */

import assert from 'node:assert/strict';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import type { Body } from '../../../../bench/context.ts';
import { eachClock } from '../../test-kit.ts';
import { receiveOf } from './layer-ports.ts';
import { keyedDomain } from './layer-traffic.ts';
import { ReceiveLine } from './receive-line.ts';

/** Bytes that a body has more than its head says. */
const errors = [1, 16, 17, 40, 200, 3000, -1, -16, -20];

/**
 * Packets that wait for their keys, of which each second one has another length than its head says: that one fails,
 * and all others are opened. So no more of a body is kept than was said.
 */
export const misfitsPark: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7, 'cluster');
  await line.domain(0, domain);
  let host = 0;
  for (const bytes of [50, 4, 33, 90])
    for (const error of errors) {
      if (bytes + error < 1) continue;
      const right = Array.from({ length: 3 }, () => line.sealed(domain, 20, { host: ++host & 0xff }));
      const wrong = line.sealed(domain, bytes + error, { host: ++host & 0xff });
      line.offer(right[0]!, 0);
      line.offer(wrong, 1, wrong.body.length - error);
      line.offer(right[1]!, 2);
      line.offer(right[2]!, 3);
      await line.tell(['opened', 'auth_fail', 'opened', 'opened'], `${bytes} bytes and ${error}`);
    }
};

/** What is said of bodies that fill the room of those that wait for their keys, in beats of 16 bytes. */
const fillings = [
  { count: 32, beats: 4 },
  { count: 2, beats: 64 },
];

/**
 * Bodies that are said to fill that room, and are longer, all or the first one after a reset: no more of them is kept
 * than was said, so that all find room.
 */
export const parkingFills: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domains = [keyedDomain(t, 6, 'cluster'), keyedDomain(t, 7, 'cluster')];
  for (const { count, beats } of fillings)
    for (const more of [1, 300]) {
      await line.ports.reset();
      for (const [index, domain] of domains.entries()) await line.domain(index, domain);
      for (let round = 0; round < 2; round++) {
        for (let tag = 0; tag < count; tag++) {
          const said = 16 * beats;
          const longer = more === 1 ? 1 : tag === 0 ? 16 * more : 0;
          const host = 1 + tag + count * round;
          const packet = line.sealed(domains[tag % 2]!, said - 28, { host });
          const body = Uint8Array.of(...packet.body, ...new Uint8Array(longer));
          line.offer({ ...packet, body }, tag, said);
        }
        // What was sealed is there, and what stands after its end is not.
        for (let i = 0; i < count; i++) assert.equal((await line.told())[1], 'opened', `${count} with ${more} more`);
      }
    }
};

/** A packet of the most bytes that may wait for their verdict is opened, and of one more it is invalid. */
export const mostBytes =
  ({ verdictBeats }: LayerOptions): Body<void> =>
  async (t) => {
    const line = new ReceiveLine(t);
    const domain = keyedDomain(t, 7);
    await line.domain(0, domain);
    for (const [bytes, verdict] of [
      [16 * verdictBeats - 1, 'opened'],
      [16 * verdictBeats, 'opened'],
      [16 * verdictBeats + 1, 'invalid'],
      [16 * verdictBeats, 'opened'],
    ] as const) {
      line.offer(line.sealed(domain, bytes), 0);
      await line.tell([verdict], `${bytes} bytes`);
    }
  };

/** Bodies that may begin before their heads come. */
const ahead = 4;

/** So many come whole before any of their heads does. */
export const bodiesFirst: Body<void> = async (t) => {
  const dut = receiveOf(t);
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7);
  await line.domain(0, domain);
  const packets = Array.from({ length: ahead }, () => line.sealed(domain, 20));
  dut.hold.set(1);
  for (const [tag, packet] of packets.entries()) line.offer(packet, tag);
  await t.cycles(30);
  assert.equal(line.body.queued, 0);
  dut.hold.set(0);
  await line.tell(
    packets.map(() => 'opened'),
    'bodies first',
  );
};

/** It is not quiet in a clock in which a packet is taken. */
export const takenIsNotQuiet: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7);
  await line.domain(0, domain);
  const dut = receiveOf(t);
  let taken = 0;
  eachClock(t, () => {
    if (dut.head.valid.get() === 0 || dut.head.ready.get() === 0) return;
    taken++;
    assert.equal(dut.quiet.get(), 0);
  });
  for (let i = 0; i < 4; i++) {
    line.offer(line.sealed(domain, 20), 0);
    await line.tell(['opened'], 'alone');
    await t.cycles(30);
  }
  assert.equal(taken, 4);
};
