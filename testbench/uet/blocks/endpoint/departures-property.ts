/** Packets of the PDS sender, datagrams, and answers by RUDI that leave as one stream, held against what went in. */
import type { ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import { type Departure, departures, Served } from '../../../../rtl-gen/uet/endpoint/transmit/departures.ts';
import type { TupleSend } from '../../../../rtl-gen/uet/pds/initiator/choice/choice-records.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { EmittedPacket } from '../../../../rtl-gen/uet/pds/initiator/records.ts';
import type { Item } from '../../../agents/item.ts';
import { drawnOf, zeroOf } from '../drawn-items.ts';
import type { Entry } from '../stream-ends.ts';
import { assert, type Body, type Dut, dutOf, named, type Random, shapePort, type TestContext } from '../test-kit.ts';

const layout = initiatorLayout({ contexts: 8, window: 128, records: 64 });

/** The modules that these runs are for: without RUDI, and with it. */
export const departing = departures(layout, false);
export const departingWithRudi = departures(layout, true, 64);

/** What a packet of either kind says, and by what it is known. */
interface Given<V> {
  readonly item: Item<V>;
  readonly handle: number;
  readonly message: number;
}

/** Offers one after the other, each until it is taken. */
class Side<V> {
  readonly taken: Given<V>[] = [];
  /** Items of the other side that were taken while the one that is offered waits. */
  passed = 0;
  offered: Given<V> | undefined;
  readonly #entry: Entry<V>;
  readonly #numbered: (item: Item<V>, handle: number, message: number) => Item<V>;
  #next: number;

  constructor(entry: Entry<V>, numbered: (item: Item<V>, handle: number, message: number) => Item<V>, first = 1) {
    this.#entry = entry;
    this.#numbered = numbered;
    this.#next = first;
  }

  drive(random: Random, chance: number): void {
    const { shape, payload, valid } = this.#entry;
    if (this.offered === undefined && random.chance(chance)) {
      this.passed = 0;
      const [handle, message] = [this.#next++, random.below(2 ** 16)];
      const item = this.#numbered(drawnOf(shape, random), handle, message);
      this.offered = { item, handle, message };
      payload.set(item);
    }
    valid.set(this.offered === undefined ? 0 : 1);
  }

  /** Whether the one that is offered is taken at the next edge. */
  take(): boolean {
    if (this.offered === undefined || this.#entry.ready.get() === 0) return false;
    this.taken.push(this.offered);
    this.offered = undefined;
    return true;
  }
}

/** Probabilities of a clock: one is offered, taken, and an outcome may be told. */
export interface DepartureChances {
  readonly packets: number;
  readonly datagrams: number;
  /** Where there is RUDI. */
  readonly served?: number;
  readonly down: number;
  readonly ends: number;
}

/**
 * What is out has to be what went in, in the order of its side; and each datagram and each answer ends once, after it
 * has left, in the order in which they have.
 */
export async function departs(t: TestContext, chances: DepartureChances, clocks: number) {
  const random = t.random.fork('departures');
  const { dut } = t;
  const hasRudi = dut.ports.some(({ name }) => name === 'rudi_is');
  const io = dutOf(dut, hasRudi ? departingWithRudi : departing);
  const packets = new Side(io.packet, ({ packet, ...way }, handle, message) => ({
    ...way,
    packet: { ...packet, handle, message },
  }));
  const datagrams = new Side(io.datagrams, ({ packet, ...way }, handle, message) => ({
    ...way,
    packet: { ...packet, handle, message },
  }));
  const served = hasRudi ? servedSide(dut) : undefined;
  if (hasRudi) for (const name of ['rudi_is', 'rudi_peer_valid', 'rudi_now', 'rudi_random']) dut.port(name).set(0);
  const sides = [packets, datagrams, ...(served === undefined ? [] : [served])];
  const out = { packets: 0, datagrams: 0, served: 0, ended: 0, both: 0 };
  /** Datagrams and answers as they have left. */
  const once: Pick<Given<unknown>, 'handle' | 'message'>[] = [];
  const entropies: number[] = [];
  for (let clock = 0; clock < clocks; clock++) {
    packets.drive(random, chances.packets);
    datagrams.drive(random, chances.datagrams);
    served?.drive(random, chances.served ?? 0.5);
    const entropy = random.below(2 ** 16);
    const [ready, mayEnd] = [random.chance(chances.down), random.chance(chances.ends)];
    io.entropy.set(entropy);
    io.down.ready.set(Number(ready));
    io.may_end.set(Number(mayEnd));
    if (io.ended.valid.get() === 1) {
      assert(mayEnd, 'a datagram has ended in a clock of another outcome');
      const item = once[out.ended]!;
      assert(out.ended < once.length, 'a datagram has ended before it has left');
      assert.deepEqual(
        [io.ended.handle.get(), io.ended.message.get()],
        [item.handle, item.message],
        'which one has ended',
      );
      out.ended++;
    }
    if (io.down.valid.get() === 1 && ready) {
      const left = io.down.payload.get();
      assert(!hasRudi || left.rudi === 0, 'a request of RUDI that was not given');
      const kind = left.uud === 1 ? 'datagrams' : left.served?.is === 1 ? 'served' : 'packets';
      const its = <V>({ taken }: Side<V>): Given<V> => {
        const given = taken[out[kind]];
        assert(given !== undefined, 'something leaves that was not taken');
        if (kind !== 'packets') once.push(given);
        return given;
      };
      if (kind === 'datagrams') checkDatagram(left, its(datagrams).item, entropies[out.datagrams]!);
      else if (kind === 'served') checkServed(left, its(served!).item);
      else {
        const { packet, destination, local } = left;
        assert.deepEqual({ packet, destination, local }, its(packets).item);
      }
      out[kind]++;
    }
    const waits = sides.every(({ offered }) => offered !== undefined);
    const took = sides.filter((side) => side.take());
    if (took.includes(datagrams)) entropies.push(entropy);
    assert(took.length <= 1, 'two in one clock');
    if (waits) out.both++;
    for (const side of sides)
      if (took.length === 1 && side.offered !== undefined && !took.includes(side))
        assert(++side.passed < sides.length, 'one waits for two of another side');
    await t.rising();
  }
  return out;
}

/** Answers by RUDI, where there is that. */
const servedSide = (dut: Dut) =>
  new Side(
    {
      shape: Served,
      payload: shapePort(dut, 'rudi_served_payload', Served),
      valid: dut.port('rudi_served_valid'),
      ready: dut.port('rudi_told_served_ready'),
    },
    ({ send, echo }, handle, message) => ({ send: { ...send, packet: { ...send.packet, handle, message } }, echo }),
    1_000_000,
  );

type Left = Item<ValueOf<ReturnType<typeof Departure>>>;
type Sent = Item<ValueOf<ReturnType<typeof TupleSend>>>;

/** A packet of which PDS says nothing: the fields of its tuple and packet, and those of `others`. */
function checkPlain(left: Left, { tuple, packet }: Sent, entropy: number, others: Partial<Left['packet']>): void {
  assert.deepEqual([left.destination, left.local], [tuple.destination, tuple.local]);
  const { message, length, size, handle } = packet;
  const none = zeroOf(EmittedPacket(layout));
  const picked = { ...none.picked, entropy };
  assert.deepEqual(left.packet, { ...none, message, length, size, handle, picked, ...others });
}

/** A request without a PDC. */
const checkDatagram = (left: Left, sent: Sent, entropy: number): void => checkPlain(left, sent, entropy, {});

/** What it echoes too: the pkt_id in the place of the PSN. */
function checkServed(left: Left, { send, echo }: Item<ValueOf<typeof Served>>): void {
  checkPlain(left, send, echo.entropy, { psn: echo.pkt_id, retx: echo.retx });
  assert.equal(left.served!.marked, echo.m);
}

/** All of it at times. */
export const departuresProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    await departs(t, { packets: 0.6, datagrams: 0.5, down: 0.7, ends: 0.6 }, clocks);
  };

const busy: Body<void> = async (t) => {
  const seen = await departs(t, { packets: 1, datagrams: 1, down: 1, ends: 1 }, 400);
  assert(seen.packets + seen.datagrams > 395, 'one of either in each clock');
  assert(Math.abs(seen.packets - seen.datagrams) < 3, 'as many of either');
};

const waits: Body<void> = async (t) => {
  const seen = await departs(t, { packets: 0.3, datagrams: 1, down: 1, ends: 0.05 }, 3000);
  assert(seen.ended > 80, 'outcomes are told');
  assert(seen.datagrams - seen.ended < 6, 'no more datagrams than outcomes find room');
};

/** What all of it at times seldom has. */
export const departuresDirected = [
  named('one of either in each clock', busy),
  named('datagrams wait where their outcomes do, and lose nothing', waits),
] as const;
