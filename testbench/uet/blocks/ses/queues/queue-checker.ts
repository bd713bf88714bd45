/** Holds the queues of the SEND space against arrays: each result, and that it comes in its clock. */
import { matchQueuesLatency } from '../../../../../rtl-gen/uet/ses/match-queues/match-queues.ts';
import { type Agent, assert, type Dut } from '../../test-kit.ts';
import { type Command, commandHandshake, type Result, resultReader } from '../matching/match-ports.ts';

export interface QueueSize {
  readonly resources: number;
  readonly places: number;
}

const [ok, noMatch, expected, overflow] = [1, 5, 0, 1];

/** What of each resource waits, oldest first: receives, or messages. */
export class NaiveQueues {
  readonly #places: number;
  readonly #receives = new Map<number, Command[]>();
  readonly #messages = new Map<number, Command[]>();

  constructor({ places }: QueueSize) {
    this.#places = places;
  }

  take(command: Command): Result {
    const { kind, resource, tag, place, header } = command;
    const echo = { kind, resource, tag, place, header, returnCode: ok, list: expected, released: false };
    const receives = of(this.#receives, resource);
    const messages = of(this.#messages, resource);
    const found = (kind === 'post' ? messages : receives).shift();
    if (found !== undefined && kind === 'post')
      return { ...echo, outcome: 'matched', tag: found.tag, header: found.header };
    if (found !== undefined) return { ...echo, outcome: 'matched', place: found.place };
    if (kind === 'cancel') return { ...echo, outcome: 'absent' };
    const own = kind === 'post' ? receives : messages;
    const isKept = own.length < this.#places && (kind === 'post' || command.keep);
    if (isKept) own.push(command);
    if (kind === 'post') return { ...echo, outcome: isKept ? 'stored' : 'refused' };
    if (isKept) return { ...echo, outcome: 'stored', list: overflow };
    return { ...echo, outcome: 'refused', returnCode: noMatch };
  }
}

export class QueueChecker implements Agent {
  readonly model: NaiveQueues;
  readonly results: Result[] = [];
  offered: Command | undefined;
  clock = 0;
  taken = 0;
  /** Clocks after reset until the first command may come. */
  readonly #clears: number;
  readonly #ready: () => boolean;
  readonly #result: () => Result | undefined;
  readonly #due: { readonly clock: number; readonly result: Result }[] = [];

  constructor(dut: Dut, size: QueueSize) {
    this.model = new NaiveQueues(size);
    this.#clears = size.resources;
    const { ready } = commandHandshake(dut);
    this.#ready = () => ready.get() === 1;
    this.#result = resultReader(dut);
  }

  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    const ready = this.#ready();
    if (this.clock >= this.#clears) assert(ready, `ready in clock ${this.clock}`);
    const shown = this.#result();
    const isDue = this.#due[0]?.clock === this.clock;
    assert.deepEqual(shown, isDue ? this.#due[0]!.result : undefined, `the result of clock ${this.clock}`);
    if (isDue) this.results.push(this.#due.shift()!.result);
    if (ready && this.offered !== undefined) {
      this.#due.push({ clock: this.clock + matchQueuesLatency, result: this.model.take(this.offered) });
      this.taken += 1;
    }
    this.clock += 1;
  }
}

function of(lists: Map<number, Command[]>, resource: number): Command[] {
  const known = lists.get(resource) ?? [];
  lists.set(resource, known);
  return known;
}
