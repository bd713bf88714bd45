/** The ports of what joins rendezvous sends to a receive half, a clock at a time, beside the plain model. */
import { targetRendezvous } from '../../../../../rtl-gen/uet/ses/receive/target-rendezvous.ts';
import { assert, portsOf, type Random, type TestContext } from '../../test-kit.ts';
import { completionOf, type Place } from '../completion-ports.ts';
import { eventWriter } from '../event-writer.ts';
import { type End, type Header, type Read, RestWorld, type Setup } from './rest-world.ts';

const ports = portsOf(targetRendezvous({ slots: 4, reads: 2 }));

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

/** What writes the events of a clock. */
function writersOf(t: TestContext, random: Random) {
  const { reserve, matched, found_send, found_tagged, ports: at } = ports(t);
  return {
    reserve: eventWriter(t.dut, reserve, random),
    end: eventWriter(t.dut, matched, random),
    send: eventWriter(t.dut, found_send, random),
    tagged: eventWriter(t.dut, found_tagged, random),
    answer: eventWriter(t.dut, at.answer, random),
  };
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
  readonly #dut: ReturnType<typeof ports>;
  readonly #write: ReturnType<typeof writersOf>;
  /** Of each space the clock in which the receive that is there has come. */
  readonly #since = { send: 0, tagged: 0 };
  #idle = 0;

  constructor(t: TestContext, setup: Setup) {
    this.#t = t;
    this.#setup = setup;
    this.#random = t.random.fork('ports');
    this.world = new RestWorld(setup);
    this.#dut = ports(t);
    this.#write = writersOf(t, this.#random);
    this.#choose(setup);
  }

  get setup(): Setup {
    return this.#setup;
  }

  get offered(): number | undefined {
    const { valid, slot } = this.#dut.free.get();
    return valid === 1 ? Number(slot) : undefined;
  }

  /** A clock: every output is what the model has. */
  async go(moment: Moment = {}): Promise<Taken> {
    const { reserve, keeps, kept = false, end, send, tagged, answer, takesRead = true, takesDone = true } = moment;
    const { keeps: keepsPort, kept: keptPort, may_keep, ports: at, told: out } = this.#dut;
    this.#write.reserve(reserve && { header: reserve });
    this.#write.end(end);
    this.#write.send(send);
    this.#write.tagged(tagged);
    this.#write.answer(answer && { payload: { slot: answer.slot, return_code: answer.code } });
    keepsPort.set(keeps === undefined ? 0 : 1);
    keptPort.set({ valid: kept ? 1 : 0, stored: kept ? Number(this.asked[0]!.stored) : this.#random.below(2) });
    at.read_ready.set(takesRead ? 1 : 0);
    at.done_ready.set(takesDone ? 1 : 0);
    if (send === undefined) this.#since.send = this.clock + 1;
    if (tagged === undefined) this.#since.tagged = this.clock + 1;

    const told = {
      send: this.#told('send', send, this.#since.send),
      tagged: this.#told('tagged', tagged, this.#since.tagged),
    };
    assert(told.send === undefined || told.tagged === undefined, 'both spaces are told at once');
    assert.equal(may_keep.get() === 1, this.world.mayKeep, 'one more may wait');
    const slot = this.offered;
    if (slot !== undefined) assert(!this.world.messages.has(slot), `place ${slot} is in use`);
    const mayOffer = this.world.messages.size < this.#setup.slots && takesRead && takesDone;
    this.#idle = slot !== undefined ? 0 : this.#idle + (mayOffer ? 1 : 0);
    assert(this.#idle < 100, 'a place is free, and is not given');
    const takesAnswer = answer !== undefined && out.answer_taken.get() === 1;
    if (out.read.valid.get() === 1) {
      const read = out.read.payload.get();
      this.world.read(read, takesRead);
      if (takesRead) this.reads.push(read);
    }
    if (out.done.valid.get() === 1) {
      this.world.complete(completionOf(out.done.completion.get()), takesDone);
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
    const { keeps, kept, reserve, matched, found_send, found_tagged, ports: at } = this.#dut;
    const { free, may_keep, send_done, tagged_done, told } = this.#dut;
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      keeps.set(0);
      for (const { valid } of [kept, reserve, matched, at.answer, found_send, found_tagged]) valid.set(0);
      await this.#t.rising();
      for (const event of [free, send_done, tagged_done, told.read, told.done])
        assert.equal(event.valid.get(), 0, `${event} in a reset`);
      assert.equal(may_keep.get(), 1, 'after a reset none waits');
    }
    this.#t.dut.port('rst').set(0);
    this.#choose(setup);
    this.world = new RestWorld(setup);
    this.asked.length = 0;
    this.#idle = 0;
  }

  #choose(setup: Setup): void {
    this.#setup = setup;
    this.#dut.ports.choices.set({
      ...{ payload_mtu: setup.mtu, from_start: setup.fromStart ? 1 : 0, first_id: setup.firstId },
    });
  }

  #match(keeps: Moment['keeps'], kept: boolean): void {
    if (kept && !this.asked.shift()!.stored) this.world.waiting -= 1;
    if (keeps === undefined) return;
    this.world.waiting += 1;
    this.world.messages.get(keeps.slot)!.waits = keeps.stored;
    this.asked.push(keeps);
  }

  #told(space: 'send' | 'tagged', found: Found | undefined, since: number): { again: boolean } | undefined {
    const done = this.#dut[`${space}_done`].get();
    if (done.valid === 0) return undefined;
    assert(found !== undefined, `a receive of ${space} is told, and none is there`);
    const again = done.again === 1;
    this.world.found(found.slot, found.place, since, again);
    return { again };
  }
}
