/**
 * The world around housekeeping: PDCs that packets open, change and close at random, commands, and what takes their
 * ends; all that housekeeping does is held against what it may and must do.
 */
import { answersLatency } from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { pdsArrivalLatency } from '../../../../../rtl-gen/uet/pds/target-side/arrival/latency.ts';
import { housekeeper } from '../../../../../rtl-gen/uet/pds/target-side/housekeeping/housekeeper.ts';
import { Command, Taken } from '../../../../../rtl-gen/uet/pds/target-side/housekeeping-records.ts';
import { TimerChange } from '../../../../../rtl-gen/uet/pds/target-side/records.ts';
import { drawnOf } from '../../drawn-items.ts';
import { assert, dutOf, type TestContext } from '../../test-kit.ts';

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

const commandKinds = ['close', 'close_in_error', 'return_busy_set', 'return_busy_clear', 'request_clear'] as const;

interface Order {
  readonly kind: (typeof commandKinds)[number];
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
const portsOfSize = (t: TestContext, size: HousekeepingSize) => dutOf(t.dut, housekeeper(size));
type TimerOp = ReturnType<ReturnType<typeof portsOfSize>['timer']['op']['get']>;

/** What is told in a clock. */
interface Inputs {
  readonly taken?: { readonly pdcid: number; readonly pending: number };
  readonly timer?: { readonly pdcid: number; readonly op: TimerOp };
  readonly ended?: { readonly done: number };
}

type EventName = 'new_pdc_timeout' | 'close_req_timeout' | 'command_ignored';

/** Which of its streams are taken in a clock. */
type Ready = Readonly<Record<'end' | 'control' | 'forget', number>>;

export class HousekeepingBench {
  readonly #t: TestContext;
  readonly #io: ReturnType<typeof portsOfSize>;
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
    this.#io = portsOfSize(t, size);
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
    this.#drive({}, { end: 0, control: 0, forget: 0 });
    this.#io.times.set(this.#mood.times);
    while (this.#io.ready.get() === 0) await this.#t.rising();
  }

  async clock(quiet = false): Promise<void> {
    const random = this.#t.random;
    const chance = (perMille: number): boolean => !quiet && random.chance(perMille / 1000);
    // The last packet that does not see a failure is that of the clock in which it is shown.
    const { fail } = this.#io;
    if (fail.valid.get() === 1 && chance(500)) this.#packet(fail.pdcid.get() % this.#size.contexts, true);
    else if (chance(this.#mood.packets)) this.#packet(random.below(this.#size.contexts), false);
    if (this.#command === undefined && chance(this.#mood.commands)) this.#order();
    const due = this.#due.get(this.now) ?? [];
    this.#due.delete(this.now);
    const inputs: Inputs = Object.assign({}, ...due.map((d) => d.inputs));
    const ready = (): number => Number(!chance(this.#mood.stalls));
    const willing = { end: ready(), control: ready(), forget: ready() };
    this.#drive(inputs, willing);
    this.#check(willing);
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
    const tell = (state: State, op: TimerOp | undefined, units: number | undefined, isTaken: boolean): void => {
      pdc.state = state;
      const pdcid = this.#pdcid(context);
      const inputs: Inputs = {
        ...(isTaken && { taken: { pdcid, pending: Number(state === 'pending') } }),
        ...(op !== undefined && { timer: { pdcid, op } }),
      };
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
      if (random.chance(0.5)) tell('pending', 'new_pdc', new_pdc, true);
      else tell('established', undefined, undefined, true);
    } else if (pdc.state === 'pending' && random.chance(surely ? 1 : 0.3))
      tell('established', 'stop', undefined, false);
    else if (pdc.state === 'established' && random.chance(surely ? 1 : 0.1)) tell('ending', 'linger', linger, false);
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

  #drive({ taken, timer, ended }: Inputs, willing: Ready): void {
    const random = this.#t.random;
    const io = this.#io;
    io.taken.set({ ...drawnOf(Taken, random), ...taken, enable: Number(taken !== undefined) });
    io.timer.set({ ...drawnOf(TimerChange, random), ...timer, valid: Number(timer !== undefined) });
    io.ended.set({ valid: Number(ended !== undefined), done: ended?.done ?? 0 });
    for (const name of ['end', 'control', 'forget'] as const) io[name].ready.set(willing[name]);
    const command = this.#command;
    io.command.valid.set(Number(command !== undefined));
    const { kind, pdcid, with_psn, psn } = drawnOf(Command, random);
    io.command.payload.set({
      kind: command?.kind ?? kind,
      pdcid: command ? this.#pdcid(command.context, command.generation) : pdcid,
      with_psn: command ? Number(command.withPsn) : with_psn,
      psn: command?.psn ?? psn,
    });
  }

  #check(willing: Ready): void {
    const { events: shown, control, command, end, fail_by_time: byTime } = this.#io;
    const names = ['new_pdc_timeout', 'close_req_timeout', 'command_ignored'] as const;
    const events: readonly EventName[] = names.filter((name) => shown[name].get() === 1);
    for (const event of events) this.#note(event);
    this.#checkFail();
    this.#checkFlags(events);
    assert.equal(control.valid.get() === 1, this.#ordered !== undefined, 'a control packet');
    if (control.valid.get() === 1) this.#checkControl(willing);
    if (command.ready.get() === 1) this.#checkCommand(events);
    else assert(!events.includes('command_ignored'), 'a command is ignored that was not taken');
    if (end.valid.get() === 1 && willing.end === 1) this.#checkEnd();
    if (events.includes('new_pdc_timeout')) assert(this.#ended !== undefined, 'a time-out of no PDC');
    this.#checkRetirement(willing);
    // `fail` is shown a clock after it was decided.
    if (this.#failing !== undefined) assert.equal(byTime.get() === 1, this.#failing === 'time');
    this.#failing = events.includes('close_req_timeout') ? 'time' : this.#commandFails ? 'command' : undefined;
    this.#commandFails = false;
    if (this.#failing === 'time') this.#decided = this.pdcs.map((pdc) => ({ ...pdc }));
  }

  #failing: 'time' | 'command' | undefined;
  #commandFails = false;
  /** The PDCs as they were when it was decided that one fails. */
  #decided: readonly Readonly<Pdc>[] = [];

  #checkFail(): void {
    const { fail } = this.#io;
    assert.equal(fail.valid.get() === 1, this.#failing !== undefined, `fail in clock ${this.now}`);
    if (this.#failing === undefined) return;
    const context = fail.pdcid.get() % this.#size.contexts;
    const pdc = this.pdcs[context]!;
    assert.equal(fail.pdcid.get(), this.#pdcid(context), 'the PDC that fails');
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

  #checkFlags(events: readonly EventName[]): void {
    const command = this.#command;
    const { close_write, busy_write, retired } = this.#io;
    for (const [name, write, kinds] of [
      ['close', close_write, ['close']],
      ['busy', busy_write, ['return_busy_set', 'return_busy_clear']],
    ] as const) {
      if (write.enable.get() === 0) continue;
      const context = Number(write.pdc.get());
      const flag = write.flag.get() === 1;
      const pdc = this.pdcs[context]!;
      if (retired.valid.get() === 1) {
        assert.deepEqual([context, flag], [retired.pdc.get(), false], `${name} when a context retires`);
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

  #checkCommand(events: readonly EventName[]): void {
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

  #checkControl(willing: Ready): void {
    const order = this.#ordered;
    assert(order !== undefined, 'a control packet without an order');
    assert.deepEqual(this.#io.control.payload.get(), {
      kind: order.kind === 'close' ? 'close_req' : 'clear_req',
      pdcid: this.#pdcid(order.context, order.generation),
      psn: order.psn,
    });
    if (willing.control === 0) return;
    this.#note('control');
    this.#ordered = undefined;
  }

  #checkEnd(): void {
    const { pdcid, pending: isPending } = this.#io.end.payload.get();
    const context = pdcid % this.#size.contexts;
    const pdc = this.pdcs[context]!;
    assert.equal(pdcid, this.#pdcid(context), 'the PDC that ends');
    const pending = isPending === 1;
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
    this.#later(endedClocks, { ended: { done: Number(done) } }, () => {
      if (!done) return;
      pdc.due = undefined;
      pdc.known = 'gone';
      this.#ended = { context, at: this.now };
    });
  }

  #checkRetirement(willing: Ready): void {
    const ended = this.#ended;
    const { forget, retired } = this.#io;
    if (forget.valid.get() === 1) {
      assert(ended !== undefined && ended.forgotten === undefined, 'nothing is to be forgotten');
      assert.equal(forget.payload.get(), ended.context);
      assert(this.now > ended.at + askClocks, 'forgotten too early');
      if (willing.forget === 1) ended.forgotten = this.now;
    }
    if (retired.valid.get() === 0) return;
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
}
