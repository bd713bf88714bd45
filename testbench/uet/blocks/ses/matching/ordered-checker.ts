/** Holds ordered matching against lists in arrays: each result, the clock that it comes in, and the free nodes. */
import { matchOrdered, orderedClocks } from '../../../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { type Agent, assert, type Dut, dutOf } from '../../test-kit.ts';
import { type Command, type Result, resultReader } from './match-ports.ts';
import { NaiveLists, roomFor } from './naive-lists.ts';

/** Clocks until the next command may come, of one that has looked at so many entries. */
export const clocksOf = (looked: number): number =>
  looked === 0 ? orderedClocks.empty : orderedClocks.perSearch + looked;

/** Watches all ports and drives none. `offered` is the command at the port. */
export class OrderedChecker implements Agent {
  readonly model: NaiveLists;
  readonly results: Result[] = [];
  offered: Command | undefined;
  clock = 0;
  taken = 0;
  /** The clocks in which commands were taken, for tests that look at them. */
  readonly takenIn: number[] = [];
  readonly #nodes: number;
  readonly #ready: () => boolean;
  readonly #free: () => number;
  readonly #result: () => Result | undefined;
  readonly #due: { readonly clock: number; readonly result: Result; readonly command: Command }[] = [];
  /** The clock from which commands are taken, and the nodes that are free then. */
  #next: number | undefined;
  readonly #isKept: boolean;

  /** `keepResults`: for tests that look at them. */
  constructor(dut: Dut, nodes: number, keepResults = false) {
    this.#nodes = nodes;
    this.model = new NaiveLists(roomFor(nodes));
    const { command, free } = dutOf(dut, matchOrdered({ resources: 2, nodes: 2 }));
    const { ready } = command;
    this.#ready = () => ready.get() === 1;
    this.#free = () => Number(free.get());
    this.#result = resultReader(dut);
    this.#isKept = keepResults;
  }

  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    const ready = this.#ready();
    if (this.#next !== undefined) assert.equal(ready, this.clock >= this.#next, `ready in clock ${this.clock}`);
    this.#check();
    if (ready && this.#next === undefined) this.#next = this.clock;
    // What the command before has changed shows a clock after its search.
    if (ready && this.clock > this.#next!) {
      assert.equal(this.#free(), this.#nodes - this.model.entries, `free nodes in clock ${this.clock}`);
    }
    const command = this.offered;
    if (ready && command !== undefined) {
      const { result, looked } = this.model.take(command);
      this.#next = this.clock + clocksOf(looked);
      this.#due.push({ clock: this.#next + orderedClocks.toResult, result, command });
      this.taken += 1;
      if (this.#isKept) this.takenIn.push(this.clock);
    }
    this.clock += 1;
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
