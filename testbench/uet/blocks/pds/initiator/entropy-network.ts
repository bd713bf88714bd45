/**
 * A network that keeps packets of one entropy value in order and no others, with a target that does the least: it
 * notes which PSNs have come and acknowledges. It knows of each sending whether it was lost, so a packet that is sent
 * again without need is seen at once. It shares no code with the golden models.
 */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

export interface EntropyRun {
  readonly packets: number;
  /** How many entropy values there are. */
  readonly values: number;
  readonly loss: number;
  readonly ackLoss: number;
  /** Every so manieth packet that comes is answered; SACK tells of the others. */
  readonly ackEvery: number;
}

const SIZE = 1100;

/** How many packets were found lost by the order of their values, and by time; and how many that were not lost. */
interface Found {
  readonly found: number;
  readonly byTime: number;
  readonly needless: number;
}

/** A run to the last outcome. Where no ACK is lost, a packet that is sent again and was not lost is an error. */
export async function entropyNetwork(
  t: TestContext,
  { packets = 400, values = 12, loss = 0.1, ackLoss = 0, ackEvery = 1 }: Partial<EntropyRun>,
): Promise<Found> {
  const random = t.random.fork('network');
  const places = [random.below(4), 4 + random.below(4)];
  const bench = new InitiatorBench(t, {
    registers: lifeRegisters({
      rtoInitTime: 4000,
      rtoMaxTime: 4000,
      maxRtoRetx: 15,
      clearTime: 100_000,
      loss: { entropy: true, outOfOrder: false, probe: false, tail: 'off', ackReq: true },
    }),
    cwnd: 40 * SIZE,
    pick: () => 0x4000 + 7 * random.below(values),
  });
  await bench.begin();

  /** What is under way, by its value: each is a queue, whose delay is its own. */
  interface Way {
    readonly delay: number;
    readonly queue: { readonly at: number; readonly place: number; readonly psn: number; readonly retx: boolean }[];
  }
  const ways = new Map<string, Way>();
  const acks: { readonly at: number; readonly ack: PeerAck }[] = [];
  const peers = places.map((place) => ({
    place,
    start: random.word(),
    opened: false,
    given: 0,
    got: new Set<number>(),
    cack: -1,
    received: 0,
    /** Whether the last sending of each packet was lost. */
    lost: new Map<number, boolean>(),
  }));
  const outcomes = new Map<number, string>();
  let needless = 0;
  let arrived = 0;

  const arrive = (place: number, entropy: number, psn: number, retx: boolean): void => {
    const peer = peers.find((each) => each.place === place)!;
    const rel = (psn - peer.start) >>> 0;
    if (!peer.got.has(rel)) peer.received += SIZE;
    peer.got.add(rel);
    while (peer.got.has(peer.cack + 1)) peer.cack++;
    arrived++;
    const isAnswered = arrived % ackEvery === 0 || retx || peer.got.size === packets / 2;
    if (!isAnswered || random.chance(ackLoss)) return;
    const base = peer.cack + 1;
    let bitmap = 0n;
    for (let i = 0; i < 64; i++) if (peer.got.has(base + i)) bitmap |= 1n << BigInt(i);
    const ack: PeerAck = {
      type: 'ack',
      source: BigInt(place + 1),
      local: 0,
      entropy,
      spdcid: 50 + place,
      dpdcid: 0x8000 + place,
      m: false,
      retx,
      req: 'none',
      cackPsn: addPsn(peer.start, peer.cack),
      answered: { ackPsnOffset: rel - peer.cack },
      response: { kind: 'none' },
      state: {
        mpr: 8,
        sackPsnOffset: 1,
        sackBitmap: bitmap,
        oooCount: 0xffff,
        nscc: { serviceTime: 0, restoreCwnd: false, rcvCwndPend: 0, rcvdBytes: Math.ceil(peer.received / 256) },
      },
    };
    acks.push({ at: bench.now + 40 + random.below(60), ack });
  };

  for (let clocks = 0; outcomes.size < packets; clocks++) {
    assert(clocks < 120_000, `${outcomes.size} of ${packets} packets have an outcome`);
    for (const [name, { queue }] of ways) {
      while (queue.length > 0 && queue[0]!.at <= bench.now) {
        const { place, psn, retx } = queue.shift()!;
        arrive(place, Number(name.split('/')[1]), psn, retx);
      }
    }
    const due = acks.findIndex(({ at }) => at <= bench.now);
    const peer = due === -1 ? undefined : acks.splice(due, 1)[0]!.ack;
    const closed = peers.find(({ opened }) => !opened);
    const next = peers[clocks & 1]!;
    const mayGive = closed === undefined && next.given < packets / 2 && next.given - next.cack < 60;
    const out = await bench.clock({
      peer,
      open: closed && {
        place: closed.place,
        pdcid: 0x8000 + closed.place,
        rod: false,
        roce: false,
        ccc: closed.place,
        starts: true,
        startPsn: closed.start,
        destination: BigInt(closed.place + 1),
        local: 0,
      },
      send: mayGive
        ? {
            place: next.place,
            kind: 'request',
            handle: next.place * 0x10000 + next.given,
            message: next.given,
            first: true,
            last: true,
            length: 1000,
            size: SIZE,
          }
        : undefined,
    });
    if (out.openTaken) closed!.opened = true;
    if (out.sendTaken) next.given++;
    if (out.outcome !== undefined) {
      const handle = Number(out.outcome.handle);
      assert(!outcomes.has(handle), `packet ${handle} has two outcomes`);
      const of = peers.find(({ place }) => place === handle >> 16)!;
      assert(of.got.has(handle & 0xffff), `packet ${handle} is told and has not come`);
      outcomes.set(handle, String(out.outcome.kind));
    }
    const { packet } = out;
    if (packet?.kind !== 'request') continue;
    const { place, psn, picked_entropy: entropy, retx } = packet as Record<string, number | boolean>;
    const of = peers.find((each) => each.place === place)!;
    const rel = (Number(psn) - of.start) >>> 0;
    if (retx === true) {
      if (of.lost.get(rel) === false) needless++;
      assert(needless === 0 || ackLoss > 0 || ackEvery > 1, `${rel} is sent again, and was not lost`);
    }
    const isLost = random.chance(loss);
    of.lost.set(rel, isLost);
    if (isLost) continue;
    const name = `${place}/${entropy}`;
    const way = ways.get(name) ?? { delay: 20 + random.below(200), queue: [] };
    ways.set(name, way);
    way.queue.push({ at: bench.now + way.delay, place: Number(place), psn: Number(psn), retx: retx === true });
  }
  assert.deepEqual(new Set(outcomes.values()), new Set(['default_ok']), 'every packet is delivered');
  return { found: bench.count('lost_entropy'), byTime: bench.count('lost_timeout'), needless };
}
