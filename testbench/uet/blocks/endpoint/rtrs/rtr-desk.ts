/** Gives RTRs and messages that wait to what keeps their addresses, and holds what leaves against a table. */
import { PortHost, type PortValues } from '../../port-host.ts';
import { assert, type Random, type TestContext } from '../../test-kit.ts';

/** Whose message waits in a place, and since which count of it. */
export interface Waiting {
  readonly token: number;
  readonly source: bigint;
  readonly local: number;
}

/** What becomes of an RTR: it leaves, it is taken as its message is over, or it stays. */
export type Fate = 'leaves' | 'over' | 'stays';

/** Clocks in which an RTR that does not stay is offered or taken, twice. */
const enough = 14;

const wide = (random: Random, width: number): bigint =>
  Array.from({ length: width / 32 }, () => BigInt(random.word())).reduce((all, word) => (all << 32n) | word, 0n);

export class RtrDesk extends PortHost {
  /** What waits, by place. */
  readonly places = new Map<number, Waiting>();
  readonly #random: Random;
  readonly #slots: number;
  #upper = false;

  constructor(t: TestContext, slots: number) {
    super(t);
    this.#random = t.random.fork('rtr');
    this.#slots = slots;
  }

  get #shown() {
    return {
      isTaken: this.get('taken') === 1,
      isOffered: this.get('down_valid') === 1,
      address: [this.wide('down_payload_destination'), this.get('down_payload_local')],
    };
  }

  setAll(prefix: string, values: PortValues): void {
    for (const [name, value] of Object.entries(values)) this.set({ [`${prefix}_${name}`]: value });
  }

  /** A message waits by the token, from that peer or any. */
  waits(token: number, source = wide(this.#random, 128), local = this.#random.below(16)): void {
    this.setAll('waits', { valid: 1, peer_token: token, peer_source: source, peer_local: local });
    this.places.set(token % this.#slots, { token, source, local });
  }

  /** A clock; where no message begins to wait then, anything stands where one would. */
  override async clock(): Promise<void> {
    await super.clock();
    const random = this.#random;
    const any = { token: random.word(), source: wide(random, 128), local: random.below(16) };
    this.setAll('waits', { valid: 0 });
    this.setAll('waits_peer', any);
  }

  /** Some clocks of reset, in which the message waits that is offered. */
  override async reset(): Promise<void> {
    this.set({ rst: 1 });
    for (let i = 0; i < 4; i++) await super.clock();
    this.set({ rst: 0 });
    this.setAll('waits', { valid: 0 });
    this.places.clear();
    await this.clock();
  }

  fateOf(token: number): Fate {
    const of = this.places.get(token % this.#slots);
    if (of === undefined) return 'stays';
    const ahead = (of.token - token) | 0;
    return ahead === 0 ? 'leaves' : ahead > 0 ? 'over' : 'stays';
  }

  /**
   * Offers an RTR until it is taken; where it stays its message begins to wait `later` clocks after that. `stall`: it
   * is not taken for so many clocks, in each of which `beside` may offer messages that wait.
   */
  async rtr(
    token: number,
    { stall = 0, later = enough, upper = this.#upper, beside = (_clock: number): void => {} } = {},
  ): Promise<void> {
    const random = this.#random;
    this.#upper = upper;
    this.set({ target_upper: Number(upper) });
    const other = BigInt(random.word());
    const word = upper ? (BigInt(token) << 32n) | other : (other << 32n) | BigInt(token);
    const fields = { job_id: random.bits(24), match_bits: word, buffer_offset: wide(random, 64) };
    this.setAll('rtr', { valid: 1 });
    this.setAll('rtr_payload', { ...fields, peer: random.bits(16), rel: random.bits(1) });
    this.setAll('down', { ready: 0 });
    const fate = this.fateOf(token);
    if (fate === 'stays') {
      for (let i = 0; i < later; i++) {
        const { isTaken, isOffered } = this.#shown;
        assert(!isTaken && !isOffered, `an RTR with token ${token} goes before its message waits`);
        await this.clock();
      }
      this.waits(token);
    }
    if (fate === 'over') await this.#isOver(token);
    else await this.#leaves(token, fields, stall, beside);
    this.setAll('rtr', { valid: 0 });
    for (let i = 2 + random.below(3); i > 0; i--) {
      const { isTaken, isOffered } = this.#shown;
      assert(!isTaken && !isOffered, 'an RTR goes twice');
      await this.clock();
    }
  }

  async #isOver(token: number): Promise<void> {
    for (let i = 0; i < enough; i++) {
      const { isTaken, isOffered } = this.#shown;
      assert(!isOffered, `an RTR with token ${token} leaves, which is over`);
      await this.clock();
      if (isTaken) return;
    }
    assert.fail(`an RTR with token ${token} stays, which is over`);
  }

  async #leaves(
    token: number,
    fields: Readonly<Record<string, number | bigint>>,
    stall: number,
    beside: (clock: number) => void,
  ): Promise<void> {
    for (let i = 0; !this.#shown.isOffered; i++) {
      assert(i < enough, `an RTR with token ${token} does not leave`);
      assert(!this.#shown.isTaken, 'an RTR is taken before it leaves');
      await this.clock();
    }
    const { source, local } = this.places.get(token % this.#slots)!;
    const look = () => {
      assert.deepEqual(this.#shown.address, [source, local]);
      for (const [name, value] of Object.entries({ token, ...fields }))
        assert.equal(this.wide(`down_payload_${name}`), BigInt(value), name);
    };
    for (let i = 0; i < stall; i++) {
      beside(i);
      look();
      assert(this.#shown.isOffered && !this.#shown.isTaken, 'an RTR that is offered stays');
      await this.clock();
    }
    this.setAll('down', { ready: 1 });
    look();
    assert(this.#shown.isTaken, 'an RTR that leaves is taken');
    await this.clock();
    this.setAll('down', { ready: 0 });
  }
}
