/** Packets of RUDI that are lost, refused, answered and given up in any order, with resets in their midst. */
import { PeerEventKind } from '../../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { drawnOf } from '../../drawn-items.ts';
import { assert, type Body } from '../../test-kit.ts';
import { SendsBench } from './rudi-sends-bench.ts';
import { nackCodesOf, type PeerItem, type Sent } from './rudi-sends-model.ts';

/** Packets that are sent or wait, at most. */
const most = 40;

export class SendsRun {
  readonly bench: SendsBench;
  readonly did = { steps: 0, timers: 0, lates: 0, strange: 0 };
  readonly #done: Sent[] = [];
  #addresses: bigint[] = [];

  constructor(bench: SendsBench) {
    this.bench = bench;
    this.#draw();
  }

  /** Addresses, of which some differ in a bit. */
  #draw(): void {
    const { random } = this.bench;
    const some = Array.from({ length: 4 }, () => BigInt(random.bits(128)));
    this.#addresses = [...some, ...some.map((one) => one ^ (1n << BigInt(random.below(128))))];
  }

  async run(clocks: number): Promise<void> {
    const { bench } = this;
    const { random } = bench;
    await bench.begin();
    for (let passed = 0; passed < clocks; ) {
      const before = bench.clocks;
      await this.#traffic(random.int(5, 200));
      const action = random.below(8);
      if (action < 4) await this.#time();
      else if (action === 4) await this.#change();
      else if (action === 5) await bench.setWindow(random.pick([20_000, 60_000, 2 ** 20, 2 ** random.int(15, 31)]));
      else if (action === 6) await this.#late();
      else if (random.chance(0.2)) {
        passed += bench.clocks - before;
        this.#done.length = 0;
        this.#draw();
        await bench.begin(random.int(1, 3), random.pick([undefined, 2 ** 32 - 1 - random.below(600)]));
        continue;
      }
      passed += bench.clocks - before;
    }
    await bench.settle();
  }

  /** Clocks in which packets are given, and what comes is of those that are on their way, or of none. */
  async #traffic(clocks: number): Promise<void> {
    const { bench } = this;
    const { random } = bench;
    bench.rates = {
      ...{ send: random.pick([0.1, 0.5, 1]), peer: random.pick([0.1, 0.5, 1]) },
      ...{ ready: random.pick([0, 0.2, 0.7, 1]), ends: random.pick([0, 0.2, 0.7, 1]) },
    };
    const answers = random.pick([0.05, 0.2, 0.6]);
    for (let i = 0; i < clocks; i++) {
      const { live } = bench.model;
      if (bench.sends.length === 0 && live.size < most && random.chance(0.3))
        bench.packet({ destination: random.pick(this.#addresses), local: random.below(3) });
      if (bench.peers.length === 0 && random.chance(answers)) this.#answer();
      await bench.clock();
    }
  }

  #answer(): void {
    const { bench } = this;
    const { random } = bench;
    const known = bench.live.filter(({ state }) => state === 'out' || state === 'waiting');
    const sent = random.pick([
      random.pick(known.length > 0 ? known : [undefined]),
      random.pick([...this.#done, undefined]),
    ]);
    // Whether what is lost has left again when an event comes cannot be seen.
    if (sent === undefined || sent.state === 'lost') return;
    if (random.chance(0.3)) this.#strange(sent);
    else {
      bench.peers.push(this.#from(sent));
      this.#done.push(sent);
      if (this.#done.length > 30) this.#done.shift();
    }
  }

  /** A response more often than a NACK, of any code. */
  #from(sent: Sent): PeerItem {
    const { bench } = this;
    const { random } = bench;
    if (random.chance(0.5)) return bench.event(sent);
    const { trims, refusals, fatal } = nackCodesOf;
    return bench.nack(sent, random.pick([...random.pick([trims, refusals, refusals, fatal]), random.below(256)]));
  }

  /** What is nearly that of a packet. */
  #strange(sent: Sent): void {
    const { bench } = this;
    const { random } = bench;
    const { arrival } = this.#from(sent);
    const { psn, source, local } = arrival.event;
    const bit = random.below(32);
    // No peer says the pkt_id of a packet that has not come out.
    const isKnown = bench.live.every(({ state }) => state !== 'queued');
    const other = random.pick<Partial<typeof arrival.event> | undefined>([
      isKnown ? { psn: (psn ^ (1 << bit)) >>> 0 } : undefined,
      { source: source ^ (1n << BigInt(random.below(128))) },
      { local: local ^ (1 << (bit % 4)) },
      { nt: 0, kind: drawnOf(PeerEventKind, random) },
      undefined,
    ]);
    const event = { ...arrival.event, ...other };
    const whose = bench.model.whose(event);
    if (whose?.state === 'lost') return;
    bench.peers.push({ valid: Number(other !== undefined), arrival: { ...arrival, event } });
    this.did.strange++;
  }

  /** Time passes: often to the moment of a timer, or just not. */
  async #time(): Promise<void> {
    const { bench } = this;
    const { random } = bench;
    await bench.settle();
    const timed = bench.live.filter(({ state }) => state === 'out' || state === 'waiting');
    const [one] = random.shuffle(timed);
    const until = one === undefined ? 0 : (one.due - bench.now) >>> 0;
    const isAhead = one !== undefined && until > 0 && until <= 2 ** 31;
    const time = isAhead ? until - random.pick([0, 0, 1]) : random.below(2 ** random.int(1, 30));
    this.did.timers += await bench.pass(time, { ready: random.pick([0.3, 1]), ends: random.pick([0.3, 1]) });
    this.did.steps++;
    if (random.chance(0.3)) await bench.wait(random.int(1, 1200));
  }

  async #change(): Promise<void> {
    const { random } = this.bench;
    const time = (): number => 1 + random.below(2 ** random.int(1, 30));
    await this.bench.setRegisters(
      random.pick([
        { rto: Number(random.chance(0.8)) },
        { rto_init: time() },
        { rto_max: time() },
        { rto_init: 2 ** random.below(12), rto_max: 2 ** random.int(4, 31) },
        { max_rto_retx: random.pick([0, 1, 2, random.below(16), 15]) },
        { nack_retx: time() },
        { max_nack_retx: random.pick([0, 1, 2, random.below(32), 31]) },
      ]),
    );
  }

  /** What comes for a packet that waits to be sent again, and has no room. */
  async #late(): Promise<void> {
    const { bench } = this;
    const { random, model } = bench;
    const { cwnd } = bench;
    await bench.setWindow(random.below(64));
    const [one] = random.shuffle(bench.live.filter(({ state }) => state === 'out'));
    if (one !== undefined) {
      bench.peers.push(bench.nack(one, random.pick(nackCodesOf.trims)));
      await bench.settle();
      if (one.size > bench.cwnd - model.flight(one.window)) {
        bench.peers.push(this.#from(one));
        await bench.settle();
        this.did.lates++;
      }
    }
    await bench.setWindow(cwnd);
  }
}

export const rudiSendsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const bench = new SendsBench(t);
    const run = new SendsRun(bench);
    await run.run(clocks);
    // Tests of their own have more than wait, and what comes late.
    const { dropped: _, ...seen } = bench.seen;
    const { lates: __, ...did } = run.did;
    if (clocks >= 10_000)
      for (const [name, count] of Object.entries({ ...seen, ...did })) assert(count > 0, `${name}: never`);
  };
