/** Holds exact matching against lists in arrays: each result, the clock that it comes in, and when commands wait. */
import { exactClocks } from '../../../../../rtl-gen/uet/ses/match-exact/match-exact.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { type Agent, assert, type Dut } from '../../test-kit.ts';
import { type Command, commandHandshake, type Result, resultReader } from './match-ports.ts';
import { NaiveLists } from './naive-lists.ts';

export interface ExactSize {
  readonly resources: number;
  readonly sets: number;
  readonly ways: number;
  readonly sequenceBits?: number;
  readonly jobs?: boolean;
}

interface Sets {
  readonly specific: number;
  readonly any: number;
}

/** The sets of a command: the hash of {resource, match bits, initiator}, and that of {resource, match bits}. */
export function setsOf({ resource, tag }: Command, { sets }: ExactSize): Sets {
  const width = Math.log2(sets);
  const anyKey = (BigInt(resource) << 64n) | tag.matchBits;
  return {
    specific: linearHashOf((anyKey << 32n) | BigInt(tag.initiator), width),
    any: linearHashOf(anyKey, width),
  };
}

/** Watches all ports and drives none. `offered` is the command at the port. */
export class ExactChecker implements Agent {
  readonly model: NaiveLists;
  readonly results: Result[] = [];
  offered: Command | undefined;
  clock = 0;
  taken = 0;
  /** The clocks in which commands were taken, for tests that look at them. */
  readonly takenIn: number[] = [];
  /** Commands that have waited for another one of the same set. */
  waited = 0;
  readonly #size: ExactSize;
  readonly #ready: () => boolean;
  readonly #result: () => Result | undefined;
  readonly #isKept: boolean;
  readonly #due: { readonly clock: number; readonly result: Result; readonly command: Command }[] = [];
  /** Entries of each set of each table. */
  readonly #entries = new Map<string, number>();
  /** Commands whose sets may make others wait, by the clock in which they began. */
  #begun: readonly { readonly clock: number; readonly sets: Sets }[] = [];
  /** The clock in which the last command begins: the next one is taken then. */
  #begins: number | undefined;

  constructor(dut: Dut, size: ExactSize, keepResults = false) {
    this.#size = size;
    this.#isKept = keepResults;
    const { ready } = commandHandshake(dut);
    this.#ready = () => ready.get() === 1;
    this.#result = resultReader(dut);
    const count = (command: Command) => this.#entries.get(this.#placeOf(command)) ?? 0;
    this.model = new NaiveLists(
      (_, command) => count(command) < size.ways,
      true,
      (entry, by) => this.#entries.set(this.#placeOf(entry), count(entry) + by),
    );
  }

  get pending(): number {
    return this.#due.length;
  }

  #placeOf(command: Command): string {
    const { specific, any } = setsOf(command, this.#size);
    if (command.kind === 'arrive') return `messages ${any}`;
    return command.anyInitiator ? `any ${any}` : `specific ${specific}`;
  }

  sample(): void {
    const ready = this.#ready();
    if (this.#begins !== undefined) assert.equal(ready, this.clock >= this.#begins, `ready in clock ${this.clock}`);
    this.#check();
    if (ready) this.#begins ??= this.clock;
    const command = this.offered;
    if (ready && command !== undefined) this.#take(command);
    this.clock += 1;
  }

  #take(command: Command): void {
    const sets = setsOf(command, this.#size);
    const next = this.clock + 1;
    const begins = this.#begun
      .filter((other) => other.sets.specific === sets.specific || other.sets.any === sets.any)
      .reduce((latest, other) => Math.max(latest, other.clock + exactClocks.sameSet), next);
    if (begins > next) this.waited += 1;
    this.#begins = begins;
    this.#begun = [...this.#begun.filter(({ clock }) => clock + exactClocks.sameSet > next), { clock: begins, sets }];
    const { result } = this.model.take(command);
    this.#due.push({ clock: begins - 1 + exactClocks.toResult, result, command });
    this.taken += 1;
    if (this.#isKept) this.takenIn.push(this.clock);
  }

  #check(): void {
    const shown = this.#result();
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.clock) {
      assert.equal(shown, undefined, `a result in clock ${this.clock}, which no command has`);
      return;
    }
    this.#due.shift();
    assert.deepEqual(shown, due.result, `the result of the command of resource ${due.command.resource}`);
    if (this.#isKept) this.results.push(due.result);
  }
}
