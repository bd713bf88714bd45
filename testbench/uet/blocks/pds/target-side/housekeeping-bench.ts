/**
 * The world around housekeeping: PDCs that packets open, change and close at random, commands, and what takes their
 * ends; all that housekeeping does is held against what it may and must do.
 */
import assert from 'node:assert/strict';
import { answersLatency } from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { pdsArrivalLatency } from '../../../../../rtl-gen/uet/pds/target-side/arrival/latency.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { stateOf } from '../../../../engine/states.ts';

export interface HousekeepingSize {
  readonly contexts: number;
  readonly clocksPerUnit: number;
}

/** What happens how often, a number out of 1,000 a clock; and the times in units. */
export interface HousekeepingMood {
  readonly packets: number;
  readonly commands: number;
  readonly stalls: number;
  readonly times: { readonly new_pdc: number; readonly linger: number; readonly close_req: number };
}

type State = 'gone' | 'pending' | 'established' | 'ending';

interface Pdc {
  generation: number;
  /** As packets see it, and as housekeeping has been told. */
  state: State;
  known: State;
  /** The time that runs, from when on it may be over. */
  due: number | undefined;
  failed: boolean;
  close_requested: boolean;
  busy: boolean;
  /** When its place may be taken again. */
  usable: boolean;
}

interface Order {
  readonly kind: string;
  readonly context: number;
  readonly generation: number;
  readonly psn: number;
  readonly withPsn: boolean;
}

/** A change takes so long from the packets' state to the ports. */
const verdictClocks = pdsArrivalLatency.verdict;
/** The last packet that has found a PDC asks for its answer so long after `ended`. */
const askClocks = verdictClocks - pdsArrivalLatency.ended;
/** And `ended` so long after `end` was taken. */
const endedClocks = 5;
const commandKinds = ['close', 'close_in_error', 'return_busy_set', 'return_busy_clear', 'request_clear'];
type Inputs = Record<string, number>;

export class HousekeepingBench {
  readonly #t: TestContext;
  readonly #size: HousekeepingSize;
  readonly #mood: HousekeepingMood;
  readonly pdcs: Pdc[];
  readonly seen = new Map<string, number>();
  /** Inputs that a clock has, besides those of its own. */
  readonly #due = new Map<number, { inputs: Inputs; does: () => void }[]>();
  #command: Order | undefined;
  /** The PDC whose end was offered last, until it is retired. */
  #ended: { readonly context: number; readonly at: number; forgotten?: number } | undefined;
  now = 0;

  constructor(t: TestContext, size: HousekeepingSize, mood: HousekeepingMood) {
    this.#t = t;
    this.#size = size;
    this.#mood = mood;
    this.pdcs = Array.from({ length: size.contexts }, () => ({
      generation: 1,
      state: 'gone',
      known: 'gone',
      due: undefined,
      failed: false,
      close_requested: false,
      busy: false,
      usable: true,
    }));
  }

  /** Waits for `ready`. */
  async begin(): Promise<void> {
    this.#drive({});
    for (const [name, units] of Object.entries(this.#mood.times)) this.#set(`times_${name}`, units);
    while (this.#get('ready') === 0) await this.#t.rising();
  }

  async clock(quiet = false): Promise<void> {
    const random = this.#t.random;
    const chance = (perMille: number): boolean => !quiet && random.chance(perMille / 1000);
    // The last packet that does not see a failure is that of the clock in which it is shown.
    if (this.#get('fail_valid') === 1 && chance(500)) this.#packet(this.#get('fail_pdcid') % this.#size.contexts, true);
    else if (chance(this.#mood.packets)) this.#packet(random.below(this.#size.contexts), false);
    if (this.#command === undefined && chance(this.#mood.commands)) this.#order();
    const due = this.#due.get(this.now) ?? [];
    this.#due.delete(this.now);
    const inputs: Inputs = Object.assign({}, ...due.map((d) => d.inputs));
    for (const name of ['end', 'control', 'forget']) inputs[`${name}_ready`] = Number(!chance(this.#mood.stalls));
    this.#drive(inputs);
    this.#check(inputs);
    // What is told in this clock is known to what is decided in the next one.
    for (const { does } of due) does();
    this.now++;
    await this.#t.rising();
  }

  #later(clocks: number, inputs: Inputs, does: () => void = () => {}): void {
    const clock = this.now + clocks;
    this.#due.set(clock, [...(this.#due.get(clock) ?? []), { inputs, does }]);
  }

  #pdcid(context: number, generation = this.pdcs[context]!.generation): number {
    return (generation * this.#size.contexts + context) & 0xffff;
  }

  /** A packet that changes a state, sometimes or surely. */
  #packet(context: number, surely: boolean): void {
    const random = this.#t.random;
    const pdc = this.pdcs[context]!;
    const tell = (state: State, op: number | undefined, units: number | undefined, taken: boolean): void => {
      pdc.state = state;
      const inputs: Inputs = {};
      if (taken)
        Object.assign(inputs, {
          taken_enable: 1,
          taken_pdcid: this.#pdcid(context),
          taken_pending: Number(state === 'pending'),
        });
      if (op !== undefined) Object.assign(inputs, { timer_valid: 1, timer_pdcid: this.#pdcid(context), timer_op: op });
      this.#later(verdictClocks, inputs, () => {
        // A packet that was judged before the PDC failed does not undo that.
        if (pdc.failed && state !== 'ending') return;
        pdc.known = state;
        if (op !== undefined) pdc.due = units === undefined ? undefined : this.#dueIn(units);
      });
    };
    const { new_pdc, linger } = this.#mood.times;
    if (pdc.state === 'gone' && pdc.usable) {
      pdc.usable = false;
      if (random.chance(0.5)) tell('pending', 0, new_pdc, true);
      else tell('established', undefined, undefined, true);
    } else if (pdc.state === 'pending' && random.chance(surely ? 1 : 0.3)) tell('established', 2, undefined, false);
    else if (pdc.state === 'established' && random.chance(surely ? 1 : 0.1)) tell('ending', 1, linger, false);
  }

  /** The first clock in which a time may be over that begins now. */
  #dueIn(units: number): number {
    return this.now + units * this.#size.clocksPerUnit;
  }

  #order(): void {
    const random = this.#t.random;
    const context = random.below(this.#size.contexts);
    const generation = this.pdcs[context]!.generation + (random.chance(0.1) ? 1 : 0);
    this.#command = {
      kind: random.chance(0.9) ? random.pick(commandKinds.filter((k) => k !== 'close_in_error')) : 'close_in_error',
      context,
      generation,
      psn: random.word(),
      withPsn: random.chance(0.5),
    };
  }

  #drive(inputs: Inputs): void {
    const random = this.#t.random;
    for (const name of ['taken_pdcid', 'timer_pdcid', 'taken_pending'])
      this.#set(name, inputs[name] ?? random.bits(this.#t.dut.port(name).width));
    this.#set('timer_op', inputs.timer_op ?? random.below(3));
    for (const name of [
      'taken_enable',
      'timer_valid',
      'ended_valid',
      'ended_done',
      'end_ready',
      'control_ready',
      'forget_ready',
    ]) {
      this.#set(name, inputs[name] ?? 0);
    }
    const command = this.#command;
    this.#set('command_valid', Number(command !== undefined));
    this.#set('command_payload_kind', command ? commandKinds.indexOf(command.kind) : random.below(5));
    this.#set('command_payload_pdcid', command ? this.#pdcid(command.context, command.generation) : random.bits(16));
    this.#set('command_payload_with_psn', Number(command?.withPsn ?? random.chance(0.5)));
    this.#set('command_payload_psn', command?.psn ?? random.word());
  }

  #check(inputs: Inputs): void {
    const events = ['new_pdc_timeout', 'close_req_timeout', 'command_ignored'].filter(
      (e) => this.#get(`events_${e}`) === 1,
    );
    for (const event of events) this.#note(event);
    this.#checkFail();
    this.#checkFlags(events);
    assert.equal(this.#get('control_valid') === 1, this.#ordered !== undefined, 'a control packet');
    if (this.#get('control_valid') === 1) this.#checkControl(inputs);
    if (this.#get('command_ready') === 1) this.#checkCommand(events);
    else assert(!events.includes('command_ignored'), 'a command is ignored that was not taken');
    if (this.#get('end_valid') === 1 && inputs.end_ready === 1) this.#checkEnd();
    if (events.includes('new_pdc_timeout')) assert(this.#ended !== undefined, 'a time-out of no PDC');
    this.#checkRetirement(inputs);
    // `fail` is shown a clock after it was decided.
    if (this.#failing !== undefined) assert.equal(this.#get('fail_by_time') === 1, this.#failing === 'time');
    this.#failing = events.includes('close_req_timeout') ? 'time' : this.#commandFails ? 'command' : undefined;
    this.#commandFails = false;
    if (this.#failing === 'time') this.#decided = this.pdcs.map((pdc) => ({ ...pdc }));
  }

  #failing: 'time' | 'command' | undefined;
  #commandFails = false;
  /** The PDCs as they were when it was decided that one fails. */
  #decided: readonly Readonly<Pdc>[] = [];

  #checkFail(): void {
    assert.equal(this.#get('fail_valid') === 1, this.#failing !== undefined, `fail in clock ${this.now}`);
    if (this.#failing === undefined) return;
    const context = this.#get('fail_pdcid') % this.#size.contexts;
    const pdc = this.pdcs[context]!;
    assert.equal(this.#get('fail_pdcid'), this.#pdcid(context), 'the PDC that fails');
    if (this.#failing === 'time') {
      const { close_requested, due, known } = this.#decided[context]!;
      assert(
        close_requested && due !== undefined && this.now > due,
        `Close_REQ_Time of context ${context} is not over`,
      );
      assert.equal(known, 'established', 'what Close_REQ_Time is for');
    }
    this.#note('fail');
    if (pdc.state === 'pending' || pdc.state === 'established') pdc.state = 'ending';
    pdc.failed = true;
    if (pdc.known !== 'ending') {
      pdc.known = 'ending';
      pdc.due = this.#dueIn(this.#mood.times.linger);
    }
  }

  #checkFlags(events: readonly string[]): void {
    const command = this.#command;
    for (const [name, kinds] of [
      ['close', ['close']],
      ['busy', ['return_busy_set', 'return_busy_clear']],
    ] as const) {
      if (this.#get(`${name}_write_enable`) === 0) continue;
      const context = this.#get(`${name}_write_pdc`);
      const flag = this.#get(`${name}_write_flag`) === 1;
      const pdc = this.pdcs[context]!;
      if (this.#get('retired_valid') === 1) {
        assert.deepEqual([context, flag], [this.#get('retired_pdc'), false], `${name} when a context retires`);
      } else {
        assert(
          command !== undefined && (kinds as readonly string[]).includes(command.kind),
          `${name} without a command`,
        );
        assert.equal(context, command.context);
        assert.deepEqual([pdc.known, pdc.generation], ['established', command.generation]);
        assert.equal(flag, command.kind !== 'return_busy_clear');
        assert(events.length === 0);
        if (name === 'close') {
          assert(!pdc.close_requested, 'it was requested before');
          pdc.due = this.#dueIn(this.#mood.times.close_req);
        }
      }
      if (name === 'close') pdc.close_requested = flag;
      else pdc.busy = flag;
    }
  }

  #checkCommand(events: readonly string[]): void {
    const command = this.#command;
    assert(command !== undefined);
    const pdc = this.pdcs[command.context]!;
    const isCurrent = pdc.known !== 'gone' && pdc.generation === command.generation;
    const isEstablished = isCurrent && pdc.known === 'established';
    const isIgnored = command.kind === 'close_in_error' ? !isCurrent : !isEstablished;
    assert.equal(events.includes('command_ignored'), isIgnored, `${command.kind} in clock ${this.now}: ${pdc.known}`);
    if (!isIgnored) {
      if (command.kind === 'close') assert(pdc.close_requested);
      if (command.kind.startsWith('return')) assert.equal(pdc.busy, command.kind === 'return_busy_set');
      if (command.kind === 'request_clear' || (command.kind === 'close' && command.withPsn)) this.#ordered = command;
      this.#commandFails = command.kind === 'close_in_error' && pdc.known !== 'ending';
    }
    this.#note(isIgnored ? 'ignored' : command.kind);
    this.#command = undefined;
  }

  /** A command whose control packet has not been sent. */
  #ordered: Order | undefined;

  #checkControl(inputs: Inputs): void {
    const order = this.#ordered;
    assert(order !== undefined, 'a control packet without an order');
    const port = this.#t.dut.port('control_payload_kind');
    assert.equal(stateOf(port.states ?? [], port.get())?.name, order.kind === 'close' ? 'close_req' : 'clear_req');
    assert.equal(this.#get('control_payload_pdcid'), this.#pdcid(order.context, order.generation));
    assert.equal(this.#get('control_payload_psn'), order.psn);
    if (inputs.control_ready === 0) return;
    this.#note('control');
    this.#ordered = undefined;
  }

  #checkEnd(): void {
    const pdcid = this.#get('end_payload_pdcid');
    const context = pdcid % this.#size.contexts;
    const pdc = this.pdcs[context]!;
    assert.equal(pdcid, this.#pdcid(context), 'the PDC that ends');
    const pending = this.#get('end_payload_pending') === 1;
    const done = pdc.state === (pending ? 'pending' : 'ending');
    this.#note(done ? (pending ? 'ends_pending' : 'ends') : 'does_not_end');
    if (done) {
      assert(
        pdc.due !== undefined && this.now > pdc.due,
        `the time of context ${context} is not over in clock ${this.now}: ${pdc.due}`,
      );
      assert(this.#ended === undefined, 'two PDCs end at once');
      pdc.state = 'gone';
    }
    this.#later(endedClocks, { ended_valid: 1, ended_done: Number(done) }, () => {
      if (!done) return;
      pdc.due = undefined;
      pdc.known = 'gone';
      this.#ended = { context, at: this.now };
    });
  }

  #checkRetirement(inputs: Inputs): void {
    const ended = this.#ended;
    if (this.#get('forget_valid') === 1) {
      assert(ended !== undefined && ended.forgotten === undefined, 'nothing is to be forgotten');
      assert.equal(this.#get('forget_payload'), ended.context);
      assert(this.now > ended.at + askClocks, 'forgotten too early');
      if (inputs.forget_ready === 1) ended.forgotten = this.now;
    }
    if (this.#get('retired_valid') === 0) return;
    assert(ended?.forgotten !== undefined, 'retired before it was forgotten');
    assert.equal(this.now, ended.forgotten + answersLatency.forget, 'when a context retires');
    const pdc = this.pdcs[ended.context]!;
    pdc.failed = false;
    pdc.close_requested = false;
    pdc.busy = false;
    pdc.generation++;
    pdc.usable = true;
    this.#ended = undefined;
    this.#note('retired');
  }

  #note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  #get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  #set(name: string, value: number | bigint): void {
    this.#t.dut.port(name).set(value);
  }
}
