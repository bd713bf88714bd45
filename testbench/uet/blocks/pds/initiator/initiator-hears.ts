/** Peers that say something in each clock, for longer than all of it can be heard. */
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { assert, type NamedTest, seededRandom } from '../../test-kit.ts';
import { ack, corner, quiet, route, START, send } from './corner.ts';

const places = [1, 6];
/** Other events have one clock of 16, so those that wait fill their queue of 64 in 1,024 clocks. */
const CLOCKS = 3000;

const flood = corner(
  'what finds room among what peers say is heard in its order, and the rest is counted',
  async (c) => {
    const random = seededRandom(3);
    for (const place of [...places, 3]) await c.open(place);
    const said: string[] = [];
    for (let i = 0; i < CLOCKS; i++) {
      // Packets and what the host asks for have clocks in a row, in which none of it is heard.
      const others = i % 256 < 100 ? { send: send(3, i), close: 5 } : {};
      // A clock in which nothing is said leaves what waits as it is.
      if (random.chance(0.01)) {
        await c.run(1, others);
        continue;
      }
      const [place, payload] = [random.pick(places), random.below(2 ** 24)];
      said.push(`${place} ${payload}`);
      await c.run(1, { ...others, peer: { ...route(place), type: 'cp', kind: 'credit', payload } });
    }
    await c.run(200);
    const heard = c.shown.flatMap(({ congestion }) =>
      congestion?.kind === 'credit' ? [`${congestion.ccc} ${congestion.credit}`] : [],
    );
    const dropped = c.bench.count('peer_dropped');
    assert.ok(dropped > 0, 'all of it was heard');
    assert.equal(heard.length + dropped, said.length);
    let at = 0;
    for (const each of heard) {
      while (at < said.length && said[at] !== each) at++;
      assert.ok(at++ < said.length, `${each} was not said, or not then`);
    }
  },
);

/** The offset of a packet that leaves. */
const offsetOf = (packet: { readonly psn?: unknown }): number => (Number(packet.psn) - START) >>> 0;

/** Packets of a PDC whose ACKs come among all that fills the queue, and clocks in which it is filled. */
const [PACKETS, FULL] = [40, CLOCKS];

const asLost = corner(
  'an ACK that is dropped is as one that is lost on its way: each packet has one outcome',
  async (c) => {
    const place = 3;
    for (const each of [...places, place]) await c.open(each);
    const random = seededRandom(11);
    const [acks, outcomes]: [PeerAck[], number[]] = [[], []];
    const [heard, again] = [new Set<number>(), new Set<number>()];
    for (let clock = 0, given = 0; clock < 4 * CLOCKS; clock++) {
      // Peers say something in each clock at first, and what the host asks for takes each second one.
      const other = { ...route(random.pick(places)), type: 'cp', kind: 'credit', payload: clock } as const;
      const comes = random.chance(0.05) ? acks.shift() : undefined;
      const peer = comes ?? (clock < FULL ? other : undefined);
      const next = clock >= FULL / 2 && given < PACKETS ? send(place, given) : undefined;
      const close = clock < FULL ? 5 : undefined;
      const { sendTaken, packet, outcome } = await c.bench.clock({ send: next, close, peer });
      if (sendTaken) given++;
      if (packet !== undefined && packet.place === place && packet.kind === 'request') {
        const i = offsetOf(packet);
        if (heard.has(i)) again.add(i);
        heard.add(i);
        // It says nothing of other packets.
        acks.push(ack(place, i, -1, { retx: packet.retx === true }));
      }
      if (outcome === undefined) continue;
      assert.notEqual(outcome.kind, 'failed');
      outcomes.push(Number(outcome.handle));
    }
    assert.ok(c.bench.count('peer_dropped') > FULL / 4, 'the queue was not full');
    assert.ok(again.size > PACKETS / 4, `${again.size} packets went again`);
    assert.deepEqual(
      outcomes.toSorted((a, b) => a - b),
      Array.from({ length: PACKETS }, (_, i) => i),
    );
  },
  { ...quiet, rtoInitTime: 1000, rtoMaxTime: 2000 },
);

/** Slots of a PDC, and clocks from a packet that leaves to its ACK. */
const [SLOTS, WAY] = [128, 200];

const all = corner('ACKs of all packets are heard, while all PDCs send as fast as they can', async (c) => {
  const of = Array.from({ length: 8 }, (_, place) => ({ place, given: 0, retired: 0, bytes: 0 }));
  for (const { place } of of) await c.open(place);
  const acks: { readonly at: number; readonly peer: PeerAck }[] = [];
  let packets = 0;
  for (let clock = 0, turn = 0; clock < CLOCKS; clock++) {
    const isDue = acks[0] !== undefined && acks[0].at <= clock;
    const next = of.map((_, i) => of[(turn + i) % of.length]!).find(({ given, retired }) => given < retired + SLOTS);
    const { sendTaken, packet, retired } = await c.bench.clock({
      send: next === undefined ? undefined : send(next.place, next.given),
      peer: isDue ? acks.shift()!.peer : undefined,
    });
    if (sendTaken) {
      next!.given++;
      turn++;
    }
    if (retired !== undefined) of[retired]!.retired++;
    if (packet === undefined) continue;
    packets++;
    const one = of[Number(packet.place)]!;
    one.bytes += Number(packet.length);
    const i = offsetOf(packet);
    acks.push({ at: clock + WAY, peer: ack(one.place, i, i, { state: ackState({ rcvdBytes: one.bytes }) }) });
  }
  assert.equal(c.bench.count('peer_dropped'), 0);
  assert.ok(packets > 0.45 * CLOCKS, `${packets} packets in ${CLOCKS} clocks`);
});

/** Of a core of 8 PDCs or more. */
export const initiatorHears: readonly NamedTest[] = [flood, asLost, all];
