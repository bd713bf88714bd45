/** The ports of what joins rendezvous sends to a receive half, a clock at a time, beside the plain model. */
import { assert, type Random, type TestContext } from '../../test-kit.ts';
import { type Completion, completionBits, type Place, placeBits } from '../completion-ports.ts';
import { eventWriter, type Fields, prefixed, recordReader } from '../record-ports.ts';
import { type End, type Header, type Read, RestWorld, type Setup } from './rest-world.ts';

const headerBits = {
  ...{ peer: 16, rel: 1, job_id: 24, eager_length: 32, ri_generation: 8, pid_on_fep: 12, resource_index: 12 },
  ...{ read_offset: 64, read_key: 64 },
};
const readFields = [
  ...['slot', 'peer', 'rel', 'job_id', 'ri_generation', 'pid_on_fep', 'resource_index', 'message_id'],
  ...['som', 'eom', 'key', 'buffer_offset', 'request_length', 'payload_length', 'message_offset', 'address'],
];

export interface Found {
  readonly slot: number;
  readonly place: Place;
}

/** What happens in a clock. */
export interface Moment {
  readonly reserve?: Header | undefined;
  /** The header of this place goes to be matched, and waits if it is stored there. */
  readonly keeps?: { readonly slot: number; readonly stored: boolean } | undefined;
  /** What has become of the oldest of those is told. */
  readonly kept?: boolean;
  readonly end?: End | undefined;
  readonly send?: Found | undefined;
  readonly tagged?: Found | undefined;
  readonly answer?: { readonly slot: number; readonly code: number } | undefined;
  readonly takesRead?: boolean;
  readonly takesDone?: boolean;
}

/** What was taken or told in it. */
export interface Taken {
  readonly slot: number | undefined;
  readonly send: { readonly again: boolean } | undefined;
  readonly tagged: { readonly again: boolean } | undefined;
  readonly answer: boolean;
}

export class RestDesk {
  world: RestWorld;
  clock = 0;
  /** Places whose headers are with the matching, and whether they are stored there. */
  readonly asked: { readonly slot: number; readonly stored: boolean }[] = [];
  readonly reads: Read[] = [];
  /** Messages that were complete, resets or not. */
  completions = 0;
  readonly #t: TestContext;
  #setup: Setup;
  readonly #random: Random;
  readonly #get: (name: string) => number;
  readonly #set: (name: string, value: number) => void;
  readonly #ports: Readonly<Record<'reserve' | 'end' | 'send' | 'tagged' | 'answer', ReturnType<typeof eventWriter>>>;
  readonly #read: () => unknown;
  readonly #completion: () => unknown;
  readonly #slotBits: number;
  /** Of each space the clock in which the receive that is there has come. */
  readonly #since = { send: 0, tagged: 0 };
  #idle = 0;

  constructor(t: TestContext, setup: Setup) {
    this.#t = t;
    this.#setup = setup;
    this.#random = t.random.fork('ports');
    this.world = new RestWorld(setup);
    this.#slotBits = Math.log2(setup.slots);
    const { dut } = t;
    const ports = new Map(dut.ports.map(({ name }) => [name, dut.port(name)]));
    this.#get = (name) => Number(ports.get(name)!.get());
    this.#set = (name, value) => ports.get(name)!.set(value);
    this.#choose(setup);
    const slot = { slot: this.#slotBits };
    const writer = (prefix: string, widths: Readonly<Record<string, number>>) =>
      eventWriter(dut, prefix, widths, this.#random);
    this.#ports = {
      reserve: writer('reserve', prefixed('header', headerBits)),
      end: writer('matched', {
        ...{ ...slot, bound: 1, waits: 1, address: 64 },
        ...prefixed('completion', completionBits),
      }),
      send: writer('found_send', { ...slot, ...prefixed('place', placeBits) }),
      tagged: writer('found_tagged', { ...slot, ...prefixed('place', placeBits) }),
      answer: writer('ports_answer', prefixed('payload', { ...slot, return_code: 6 })),
    };
    this.#read = recordReader(dut, 'told_read_payload', readFields);
    this.#completion = recordReader(dut, 'told_done_completion', Object.keys(completionBits));
  }

  get setup(): Setup {
    return this.#setup;
  }

  get offered(): number | undefined {
    return this.#get('free_valid') === 1 ? this.#get('free_slot') : undefined;
  }

  /** A clock: every output is what the model has. */
  async go(moment: Moment = {}): Promise<Taken> {
    const { reserve, keeps, kept = false, end, send, tagged, answer, takesRead = true, takesDone = true } = moment;
    const get = this.#get;
    this.#ports.reserve(reserve && prefixed('header', reserve));
    this.#ports.end(
      end && { slot: end.slot, bound: end.bound, waits: end.waits, address: end.address, ...completionOf(end) },
    );
    this.#ports.send(send && { slot: send.slot, ...prefixed('place', send.place) });
    this.#ports.tagged(tagged && { slot: tagged.slot, ...prefixed('place', tagged.place) });
    this.#ports.answer(answer && { payload_slot: answer.slot, payload_return_code: answer.code });
    this.#set('keeps', keeps === undefined ? 0 : 1);
    this.#set('kept_valid', kept ? 1 : 0);
    this.#set('kept_stored', kept ? Number(this.asked[0]!.stored) : this.#random.below(2));
    this.#set('ports_read_ready', takesRead ? 1 : 0);
    this.#set('ports_done_ready', takesDone ? 1 : 0);
    if (send === undefined) this.#since.send = this.clock + 1;
    if (tagged === undefined) this.#since.tagged = this.clock + 1;

    const told = {
      send: this.#told('send', send, this.#since.send),
      tagged: this.#told('tagged', tagged, this.#since.tagged),
    };
    assert(told.send === undefined || told.tagged === undefined, 'both spaces are told at once');
    assert.equal(get('may_keep') === 1, this.world.mayKeep, 'one more may wait');
    const slot = this.offered;
    if (slot !== undefined) assert(!this.world.messages.has(slot), `place ${slot} is in use`);
    const mayOffer = this.world.messages.size < this.#setup.slots && takesRead && takesDone;
    this.#idle = slot !== undefined ? 0 : this.#idle + (mayOffer ? 1 : 0);
    assert(this.#idle < 100, 'a place is free, and is not given');
    const takesAnswer = answer !== undefined && get('told_answer_taken') === 1;
    if (get('told_read_valid') === 1) {
      const read = this.#read() as Read;
      this.world.read(read, takesRead);
      if (takesRead) this.reads.push(read);
    }
    if (get('told_done_valid') === 1) {
      this.world.complete(this.#completion() as Completion, takesDone);
      if (takesDone) this.completions += 1;
    }

    if (takesAnswer) this.world.answer(answer.slot, answer.code);
    this.#match(keeps, kept);
    if (end !== undefined) this.world.end(end, this.clock);
    const takes = reserve !== undefined && slot !== undefined;
    if (takes) this.world.reserve(slot, reserve);
    await this.#t.rising();
    this.clock += 1;
    return { slot: takes ? slot : undefined, ...told, answer: takesAnswer };
  }

  /** So many clocks with nothing new. */
  async idle(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.go();
  }

  /** A reset of two clocks, in which nothing is offered or told. All that was there has gone; choices may change. */
  async reset(setup: Setup = this.#setup): Promise<void> {
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      for (const name of ['keeps', 'kept_valid', 'reserve_valid', 'matched_valid', 'ports_answer_valid'])
        this.#set(name, 0);
      this.#set('found_send_valid', 0);
      this.#set('found_tagged_valid', 0);
      await this.#t.rising();
      for (const name of ['free_valid', 'send_done_valid', 'tagged_done_valid', 'told_read_valid', 'told_done_valid'])
        assert.equal(this.#get(name), 0, `${name} in a reset`);
      assert.equal(this.#get('may_keep'), 1, 'after a reset none waits');
    }
    this.#t.dut.port('rst').set(0);
    this.#choose(setup);
    this.world = new RestWorld(setup);
    this.asked.length = 0;
    this.#idle = 0;
  }

  #choose(setup: Setup): void {
    this.#setup = setup;
    this.#set('ports_choices_payload_mtu', setup.mtu);
    this.#set('ports_choices_from_start', setup.fromStart ? 1 : 0);
    this.#set('ports_choices_first_id', setup.firstId);
  }

  #match(keeps: Moment['keeps'], kept: boolean): void {
    if (kept && !this.asked.shift()!.stored) this.world.waiting -= 1;
    if (keeps === undefined) return;
    this.world.waiting += 1;
    this.world.messages.get(keeps.slot)!.waits = keeps.stored;
    this.asked.push(keeps);
  }

  #told(space: 'send' | 'tagged', found: Found | undefined, since: number): { again: boolean } | undefined {
    if (this.#get(`${space}_done_valid`) === 0) return undefined;
    assert(found !== undefined, `a receive of ${space} is told, and none is there`);
    const again = this.#get(`${space}_done_again`) === 1;
    this.world.found(found.slot, found.place, since, again);
    return { again };
  }
}

const completionOf = ({ completion }: End): Fields => prefixed('completion', completion);
