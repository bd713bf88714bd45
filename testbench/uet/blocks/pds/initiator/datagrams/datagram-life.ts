/**
 * Lives of the sender of RUDI and UUD over a network that loses, copies and reorders, with peers that do the least:
 * they respond, trim and refuse. A list of what happened to each packet says what may be told of it; it shares no code
 * with the golden models.
 */
import type { DatagramSize } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/datagram-records.ts';
import { assert, type Body, type NamedTest, named, type Random, type TestContext } from '../../../test-kit.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { DatagramBench, datagramPeer } from './datagram-bench.ts';

/** What becomes of packets on their way, as probabilities. */
export interface DatagramWeather {
  readonly loss: number;
  readonly copies: number;
  readonly trims: number;
  readonly refusals: number;
  /** NACKs after which a packet has failed. */
  readonly fatal: number;
  readonly uud: number;
  /** Packets are not taken in such a share of clocks. */
  readonly stall: number;
  readonly cwnd: number;
  /** Retries; 15: without a limit. */
  readonly retries: number;
}

// uet-wire.md 5.3.
const TRIMMED = 0x01;
const NO_RESOURCE = 0x0a;
const UNEXP_EVENT = 0x19;

/** A packet, by its handle. */
interface Fact {
  readonly uud: boolean;
  readonly ccc: number;
  readonly size: number;
  id: number | undefined;
  sendings: number;
  refusals: number;
  /** Its peer has had it, or has said that it has failed. */
  delivered: boolean;
  doomed: boolean;
  outcome: string | undefined;
}

interface Arrival {
  readonly at: number;
  readonly fields: Fields;
}

/** Congestion control that grants a constant window, from what each kind of event says of the flight. */
class Flight {
  sent = 0;
  removed = 0;
  /** Packets that may be outstanding. */
  out = 0;

  hear(kind: string, bytes: number): void {
    if (kind === 'sent') this.sent += bytes;
    else if (kind === 'idle') {
      assert.equal(this.out, 0, 'a context is idle while a packet of it is outstanding');
      assert.equal(bytes, this.sent, 'what an idle context has sent');
      assert.equal(this.removed, this.sent, 'bytes in flight of an idle context');
    } else this.removed += bytes;
    assert(this.removed <= this.sent, 'more bytes have left the flight than were sent');
  }
}

/** A life of so many packets: each is told once, and what is told of it is true. */
export const datagramLife =
  (size: DatagramSize, packets: number, weather: DatagramWeather): Body<void> =>
  async (t) => {
    await new Life(t, size, packets, weather).run();
  };

/** A life of which the seed chooses all. */
export const datagramMix =
  (size: DatagramSize, clocks: number): Body<void> =>
  async (t) => {
    await anyDatagramLife(t, size, clocks).run();
  };

/** The same, to be run; its registers are set by `software` where that is given. */
export function anyDatagramLife(t: TestContext, size: DatagramSize, clocks: number, software?: Software): Life {
  const random = t.random.fork('mix');
  return new Life(
    t,
    size,
    Math.ceil(clocks / 6),
    {
      loss: random.pick([0, 0.05, 0.2]),
      copies: random.pick([0, 0.1]),
      trims: random.pick([0, 0.1]),
      refusals: random.pick([0, 0.1]),
      fatal: random.pick([0, 0.02]),
      uud: random.pick([0, 0.2, 0.8]),
      stall: random.pick([0, 0.3, 0.8]),
      cwnd: random.pick([4200, 30_000, 2 ** 24]),
      retries: random.pick([3, 15]),
    },
    software,
  );
}

type Software = (registers: Fields) => Promise<void>;

const fair = {
  loss: 0,
  copies: 0,
  trims: 0,
  refusals: 0,
  fatal: 0,
  uud: 0,
  stall: 0,
  cwnd: 2 ** 24,
  retries: 15,
};

/** Lives of one kind of mishap each. */
export const datagramLives = (size: DatagramSize): readonly NamedTest[] => {
  const life = (name: string, packets: number, weather: Partial<DatagramWeather>): NamedTest =>
    named(`packets without a PDC are told once ${name}`, datagramLife(size, packets, { ...fair, ...weather }));
  return [
    life('in fair weather', 900, { uud: 0.2 }),
    life('with loss', 600, { loss: 0.2 }),
    life('with small windows', 600, { loss: 0.05, cwnd: 4200, trims: 0.1 }),
    life('with copies', 400, { loss: 0.1, copies: 0.3, trims: 0.2 }),
    life('with refusals', 400, { refusals: 0.3, fatal: 0.1 }),
    life('with few retries', 400, { loss: 0.4, refusals: 0.2, retries: 2 }),
    life('through a network that takes few packets', 600, { stall: 0.9, trims: 0.1 }),
  ];
};

export class Life {
  /** Packets that left first, and again, and that failed. */
  readonly totals = { sent: 0, again: 0, failed: 0 };
  readonly #bench: DatagramBench;
  readonly #random: Random;
  readonly #contexts: number;
  readonly #records: number;
  readonly #packets: number;
  readonly #weather: DatagramWeather;
  readonly #software: Software | undefined;
  readonly #facts: Fact[] = [];
  readonly #flights: Flight[];
  readonly #limits: Fields[] = [];
  readonly #ids = new Map<number, number>();
  #arrivals: Arrival[] = [];
  #told = 0;
  #offered: Fields | undefined;

  constructor(
    t: TestContext,
    { contexts, records }: DatagramSize,
    packets: number,
    weather: DatagramWeather,
    software?: Software,
  ) {
    this.#software = software;
    this.#random = t.random.fork('life');
    const entropies = this.#random.fork('entropy');
    this.#bench = new DatagramBench(t, () => entropies.below(2 ** 16));
    this.#contexts = contexts;
    this.#records = records;
    this.#packets = packets;
    this.#weather = weather;
    this.#flights = Array.from({ length: contexts }, () => new Flight());
  }

  async run(): Promise<void> {
    const { retries, cwnd } = this.#weather;
    const registers = {
      rto: true,
      rto_init: 1500,
      rto_max: 6000,
      max_rto_retx: retries,
      nack_retx: 400,
      max_nack_retx: retries === 15 ? 31 : retries,
      service_required: false,
    };
    await this.#bench.begin(registers, this.#random.word(), this.#software);
    for (let ccc = 0; ccc < this.#contexts; ccc++) this.#limits.push(limitOf(ccc, cwnd));
    for (let clocks = 0; this.#told < this.#packets; clocks++) {
      assert(clocks < 100 * this.#packets + 400_000, `${this.#told} of ${this.#packets} packets are told`);
      await this.#step();
    }
    // Each context says that it is idle, and nothing is sent or told any more.
    const told = this.#told;
    for (let i = 0; i < 40 * this.#records; i++) await this.#step();
    assert.equal(this.#told, told, 'a packet is told twice');
    for (const [ccc, { sent, removed, out }] of this.#flights.entries()) {
      assert.equal(out, 0);
      assert.equal(removed, sent, `bytes in flight of context ${ccc}`);
    }
  }

  async #step(): Promise<void> {
    const { now } = this.#bench;
    if (this.#offered === undefined && this.#facts.length < this.#packets) this.#offered = this.#next();
    const due = this.#arrivals.findIndex(({ at }) => at <= now);
    const peer = due === -1 ? undefined : this.#arrivals.splice(due, 1)[0]!.fields;
    const out = await this.#bench.clock({
      send: this.#offered,
      peer,
      limit: this.#limits.shift(),
      ready: !this.#random.chance(this.#weather.stall),
    });
    if (out.sendTaken) this.#offered = undefined;
    if (out.congestion !== undefined) {
      const { ccc, kind, bytes } = out.congestion;
      const flight = this.#flights[Number(ccc)]!;
      flight.hear(String(kind), Number(bytes));
      const inFlight = flight.sent - flight.removed;
      if (kind === 'sent') assert(inFlight <= this.#weather.cwnd, `${inFlight} bytes are in flight`);
      this.#limits.push(limitOf(Number(ccc), this.#weather.cwnd + flight.removed));
    }
    if (out.packet !== undefined) this.#leave(out.packet, now);
    if (out.outcome !== undefined) this.#end(out.outcome);
  }

  #next(): Fields {
    const random = this.#random;
    const handle = this.#facts.length;
    const length = random.int(0, 4000);
    const ccc = random.below(this.#contexts);
    const uud = random.chance(this.#weather.uud);
    const size = length + 92;
    this.#facts.push({
      uud,
      ccc,
      size,
      id: undefined,
      sendings: 0,
      refusals: 0,
      delivered: false,
      doomed: false,
      outcome: undefined,
    });
    const destination = (1n << 127n) | BigInt(ccc);
    return { uud, ccc, destination, local: ccc & 3, handle, message: handle & 0xffff, length, size };
  }

  #leave({ uud, retx, pkt_id, handle, destination, local, size, picked_entropy }: Fields, now: number): void {
    const fact = this.#facts[Number(handle)]!;
    assert.deepEqual(
      [uud, destination, local, size],
      [fact.uud, (1n << 127n) | BigInt(fact.ccc), fact.ccc & 3, fact.size],
      'a packet leaves as it was given',
    );
    assert.equal(retx, fact.sendings > 0, 'retx says that it was sent before');
    fact.sendings++;
    if (fact.sendings === 1) this.totals.sent++;
    else this.totals.again++;
    if (fact.uud) {
      assert.equal(fact.sendings, 1, 'UUD is sent once');
      assert.equal(pkt_id, 0);
      return;
    }
    const id = Number(pkt_id);
    if (fact.id === undefined) {
      const other = this.#ids.get(id);
      assert(other === undefined || this.#facts[other]!.outcome !== undefined, 'a pkt_id is that of another packet');
      fact.id = id;
      this.#ids.set(id, Number(handle));
      this.#flights[fact.ccc]!.out += fact.outcome === undefined ? 1 : 0;
    }
    assert.equal(id, fact.id, 'a packet keeps its pkt_id');
    this.#carry(fact, Number(handle), retx === true, Number(picked_entropy), now);
  }

  /** The packet is lost, or comes once or twice; what its peer says takes the same ways. */
  #carry(fact: Fact, handle: number, retx: boolean, entropy: number, now: number): void {
    const { loss, copies, trims, refusals, fatal } = this.#weather;
    const random = this.#random;
    for (let copy = random.chance(copies) ? 2 : 1; copy > 0; copy--) {
      if (random.chance(loss)) continue;
      const common = { source: (1n << 127n) | BigInt(fact.ccc), local: fact.ccc & 3, pkt_id: fact.id!, retx, entropy };
      let fields = datagramPeer({ ...common, response_message_id: handle & 0xffff });
      const nack = (nack_code: number): Fields => datagramPeer({ ...common, nack: true, nack_code });
      if (random.chance(trims)) fields = nack(TRIMMED);
      else if (random.chance(refusals)) {
        fields = nack(NO_RESOURCE);
        fact.refusals++;
      } else if (random.chance(fatal)) {
        fields = nack(UNEXP_EVENT);
        fact.doomed = true;
      } else fact.delivered = true;
      if (!random.chance(loss)) this.#arrivals.push({ at: now + random.int(20, 400), fields });
    }
  }

  #end({ handle, message, kind, code, response_message_id }: Fields): void {
    const fact = this.#facts[Number(handle)]!;
    assert.equal(fact.outcome, undefined, `packet ${handle} is told twice`);
    assert.equal(message, Number(handle) & 0xffff);
    fact.outcome = String(kind);
    this.#told++;
    if (fact.id !== undefined) this.#flights[fact.ccc]!.out--;
    if (fact.uud) assert.equal(kind, 'default_ok', 'UUD is done when it leaves');
    else if (kind === 'response') {
      assert(fact.delivered, `packet ${handle} has a response, and was not delivered`);
      assert.equal(response_message_id, message, 'the response of another packet');
    } else {
      assert.equal(kind, 'failed');
      this.totals.failed++;
      const { retries } = this.#weather;
      const isGivenUp = code === 0xf0 && retries !== 15 && (fact.sendings > retries || fact.refusals > retries);
      assert(isGivenUp || (code === UNEXP_EVENT && fact.doomed), `packet ${handle} fails with ${code}`);
    }
  }
}

const limitOf = (ccc: number, window: number): Fields => ({
  ccc,
  window: window % 2 ** 32,
  credit_on: false,
  credit: 0,
});
