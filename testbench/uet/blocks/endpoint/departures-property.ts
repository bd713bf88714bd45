/** Packets of the PDS sender, datagrams, and answers by RUDI that leave as one stream, held against what went in. */
import { departures } from '../../../../rtl-gen/uet/endpoint/transmit/departures.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { assert, type Body, named, type Random, type TestContext } from '../test-kit.ts';

const layout = initiatorLayout({ contexts: 8, window: 128, records: 64 });

/** The modules that these runs are for: without RUDI, and with it. */
export const departing = departures(layout, false);
export const departingWithRudi = departures(layout, true, 64);

/** What leaves; answers by RUDI where there is that. */
type SideName = 'packet' | 'datagrams' | 'rudi_served';

/** What a packet of either kind says, and what of it has to come out. */
interface Item {
  readonly fields: ReadonlyMap<string, bigint>;
  readonly handle: number;
  readonly message: number;
}

/** Offers one after the other, each until it is taken. */
class Side {
  readonly taken: Item[] = [];
  /** Items of the other side that were taken while the one that is offered waits. */
  passed = 0;
  offered: Item | undefined;
  readonly #t: TestContext;
  readonly #name: SideName;
  readonly #ready: string;
  #next: number;

  constructor(t: TestContext, name: SideName) {
    this.#t = t;
    this.#name = name;
    this.#ready = name === 'rudi_served' ? 'rudi_told_served_ready' : `${name}_ready`;
    this.#next = name === 'rudi_served' ? 1_000_000 : 1;
  }

  drive(random: Random, chance: number): void {
    const { dut } = this.#t;
    if (this.offered === undefined && random.chance(chance)) {
      this.passed = 0;
      const handle = this.#next++;
      const message = random.below(2 ** 16);
      const fields = new Map<string, bigint>();
      for (const { name, width, states } of dut.ports) {
        if (!name.startsWith(`${this.#name}_payload_`)) continue;
        const isHandle = name.endsWith('_handle');
        const isMessage = name.endsWith('packet_message');
        const value = isHandle ? BigInt(handle) : isMessage ? BigInt(message) : BigInt(random.bits(width));
        fields.set(name, states === undefined ? value : BigInt(random.pick(states).value));
      }
      this.offered = { fields, handle, message };
      for (const [name, value] of fields) dut.port(name).set(value);
    }
    dut.port(`${this.#name}_valid`).set(Number(this.offered !== undefined));
  }

  /** Whether the one that is offered is taken at the next edge. */
  take(): boolean {
    if (this.offered === undefined || this.#t.dut.port(this.#ready).get() === 0) return false;
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
  const get = (name: string): number => Number(dut.port(name).get());
  const [packets, datagrams] = [new Side(t, 'packet'), new Side(t, 'datagrams')];
  const hasRudi = dut.ports.some(({ name }) => name === 'rudi_is');
  const served = hasRudi ? new Side(t, 'rudi_served') : undefined;
  if (hasRudi) for (const name of ['rudi_is', 'rudi_peer_valid', 'rudi_now', 'rudi_random']) dut.port(name).set(0);
  const sides = [packets, datagrams, ...(served === undefined ? [] : [served])];
  const out = { packets: 0, datagrams: 0, served: 0, ended: 0, both: 0 };
  /** Datagrams and answers as they have left. */
  const once: Item[] = [];
  const entropies: number[] = [];
  for (let clock = 0; clock < clocks; clock++) {
    packets.drive(random, chances.packets);
    datagrams.drive(random, chances.datagrams);
    served?.drive(random, chances.served ?? 0.5);
    const entropy = random.below(2 ** 16);
    const [ready, mayEnd] = [random.chance(chances.down), random.chance(chances.ends)];
    dut.port('entropy').set(entropy);
    dut.port('down_ready').set(Number(ready));
    dut.port('may_end').set(Number(mayEnd));
    if (get('ended_valid') === 1) {
      assert(mayEnd, 'a datagram has ended in a clock of another outcome');
      const item = once[out.ended]!;
      assert(out.ended < once.length, 'a datagram has ended before it has left');
      assert.deepEqual([get('ended_handle'), get('ended_message')], [item.handle, item.message], 'which one has ended');
      out.ended++;
    }
    if (get('down_valid') === 1 && ready) {
      const isDatagram = get('down_payload_uud') === 1;
      const isServed = hasRudi && get('down_payload_served_is') === 1;
      assert(!hasRudi || get('down_payload_rudi') === 0, 'a request of RUDI that was not given');
      const kind = isDatagram ? 'datagrams' : isServed ? 'served' : 'packets';
      const from = { datagrams, packets, served: served! }[kind];
      const item = from.taken[out[kind]];
      assert(item !== undefined, 'something leaves that was not taken');
      if (kind !== 'packets') once.push(item);
      if (kind === 'datagrams') checkDatagram(dut, item, entropies[out.datagrams]!);
      else if (kind === 'served') checkServed(dut, item);
      else
        for (const [name, value] of item.fields)
          assert.equal(BigInt(dut.port(name.replace('packet_payload', 'down_payload')).get()), value, name);
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

/** A request without a PDC, of the fields of its tuple and packet. */
function checkDatagram(dut: TestContext['dut'], { fields }: Item, entropy: number): void {
  const found = (name: string): bigint => BigInt(dut.port(`down_payload_${name}`).get());
  for (const name of ['destination', 'local'] as const)
    assert.equal(found(name), fields.get(`datagrams_payload_tuple_${name}`), name);
  for (const name of ['message', 'length', 'size', 'handle'] as const)
    assert.equal(found(`packet_${name}`), fields.get(`datagrams_payload_packet_${name}`), name);
  assert.equal(found('packet_picked_entropy'), BigInt(entropy), 'its path');
  for (const { name } of dut.ports) {
    const [, of] = /^down_payload_packet_(.*)$/.exec(name) ?? [];
    if (of !== undefined && !['message', 'length', 'size', 'handle', 'picked_entropy'].includes(of))
      assert.equal(found(`packet_${of}`), 0n, `${of}: a request, of which PDS says nothing`);
  }
}

/** The fields of its tuple and packet, and what it echoes: the pkt_id in the place of the PSN. */
function checkServed(dut: TestContext['dut'], { fields }: Item): void {
  const found = (name: string): bigint => BigInt(dut.port(`down_payload_${name}`).get());
  const of = (name: string): bigint => fields.get(`rudi_served_payload_${name}`)!;
  for (const name of ['destination', 'local'] as const) assert.equal(found(name), of(`send_tuple_${name}`), name);
  const packet = ['message', 'length', 'size', 'handle'] as const;
  for (const name of packet) assert.equal(found(`packet_${name}`), of(`send_packet_${name}`), name);
  const echoed = { packet_psn: 'pkt_id', packet_retx: 'retx', packet_picked_entropy: 'entropy', served_marked: 'm' };
  for (const [name, echo] of Object.entries(echoed)) assert.equal(found(name), of(`echo_${echo}`), name);
  const known = [...packet, 'psn', 'retx', 'picked_entropy'].map((name) => `packet_${name}`);
  for (const { name } of dut.ports) {
    const rest = name.replace('down_payload_', '');
    if (rest.startsWith('packet_') && rest !== name && !known.includes(rest)) assert.equal(found(rest), 0n, rest);
  }
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
