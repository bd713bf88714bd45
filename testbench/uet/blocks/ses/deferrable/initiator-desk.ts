/** A table of deferred sends at their initiator, clock by clock beside a list of messages. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import {
  deferralInitiator,
  deferralRtrLatency,
  deferredIdleTicks,
} from '../../../../../rtl-gen/uet/ses/deferrable/deferral-initiator.ts';
import type { Restart as RestartShape } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-records.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../../agents/item.ts';
import { assert, portsOf, type TestContext } from '../../test-kit.ts';
import { TokenChecker } from './token-checker.ts';

const ports = portsOf(deferralInitiator({ slots: 2 }));

export type EventKind = 'deferred' | 'failed' | 'again' | 'settled' | 'closed';
export const partials = ['refuse', 'from_start', 'at_offset'] as const;

export interface Open {
  readonly peer: number;
  readonly message: number;
  readonly length: number;
}

export interface Rtr {
  readonly peer: number;
  /** Of the initiator, and of the target. */
  readonly own: number;
  readonly theirs: number;
  readonly offset: bigint;
}

export interface Moment {
  readonly open?: Open | undefined;
  readonly event?: { readonly kind: EventKind; readonly token: number } | undefined;
  readonly rtr?: Rtr | undefined;
  readonly tick?: boolean;
  readonly takesRestart?: boolean;
  readonly takesExpired?: boolean;
}

/** A message with a token. */
export interface Entry extends Open {
  readonly token: number;
  readonly since: number;
  stopped: boolean;
  failed: boolean;
  settled: boolean;
  restarted: boolean;
  held: { readonly target: number; readonly offset: number } | undefined;
  age: number;
  late: boolean;
}

type Restart = Item<ValueOf<ReturnType<typeof RestartShape>>>;

/** It waits for nothing but to be told that it goes on. */
export const goesOn = ({ stopped, held, settled, failed }: Entry): boolean =>
  stopped && held !== undefined && settled && !failed;

export class InitiatorDesk {
  readonly entries = new Map<number, Entry>();
  readonly answers: { readonly code: number; readonly message: number; readonly stops: number }[] = [];
  readonly restarts: Restart[] = [];
  readonly expired: number[] = [];
  clock = 0;
  readonly #t: TestContext;
  readonly #tokens: TokenChecker;
  readonly #partial: (typeof partials)[number];
  readonly #isUpper: boolean;
  readonly #rtrs: (Rtr | undefined)[] = [undefined, undefined];
  readonly #events: (Moment['event'] | undefined)[] = [undefined];
  readonly #due: { readonly clock: number; code: number; message: number; stops: number }[] = [];
  readonly #closed = new Map<number, number>();
  readonly #dut: ReturnType<typeof ports>;

  constructor(
    t: TestContext,
    slots: number,
    choices: { readonly partial?: (typeof partials)[number]; readonly targetUpper?: boolean },
  ) {
    this.#t = t;
    this.#tokens = new TokenChecker(slots, 32);
    this.#partial = choices.partial ?? 'refuse';
    this.#isUpper = choices.targetUpper ?? false;
    this.#dut = ports(t);
    this.#dut.choices.set({ partial: this.#partial, target_upper: this.#isUpper ? 1 : 0 });
    t.monitor(this.#dut.restart);
    t.monitor(this.#dut.expired);
  }

  get offered(): number | undefined {
    const { valid, token } = this.#dut.free.get();
    return valid === 1 ? Number(token) : undefined;
  }

  slotOf(token: number): number {
    return this.#tokens.slotOf(token);
  }

  /** An RTR that names the token is on the way. */
  isAsked(token: number): boolean {
    return this.#rtrs.some((rtr) => rtr?.own === token);
  }

  /** A clock; the token of the message that began in it. */
  async go(moment: Moment = {}): Promise<number | undefined> {
    const { open, event, rtr, tick = false, takesRestart = true, takesExpired = true } = moment;
    const { restart, expired } = this.#dut;
    if (open === undefined) this.#dut.open.valid.set(0);
    else this.#dut.open.set({ valid: 1, ...open });
    if (event === undefined) this.#dut.event.valid.set(0);
    else this.#dut.event.set({ valid: 1, ...event });
    const word = (upper: number, lower: number) => (BigInt(upper) << 32n) | BigInt(lower);
    if (rtr === undefined) this.#dut.rtr.valid.set(0);
    else
      this.#dut.rtr.set({
        ...{ valid: 1, peer: rtr.peer, buffer_offset: rtr.offset },
        match_bits: this.#isUpper ? word(rtr.theirs, rtr.own) : word(rtr.own, rtr.theirs),
      });
    this.#dut.tick.set(tick ? 1 : 0);
    restart.ready.set(takesRestart ? 1 : 0);
    expired.ready.set(takesExpired ? 1 : 0);
    const token = this.offered;
    const used = new Map<number, unknown>([...this.entries, ...this.#closed]);
    const takes = open !== undefined && token !== undefined;
    this.#tokens.look(token !== undefined, token ?? 0, used, takes);
    this.#lookAtAnswer();
    const left = restart.valid.get() === 1 ? this.#lookAtRestart(takesRestart) : undefined;
    const told = expired.valid.get() === 1 ? this.#lookAtExpired(takesExpired) : undefined;

    // What acts in this clock, in the hardware's order.
    const asked = this.#rtrs.shift();
    const waiting = [...this.entries.values()].filter(
      ({ stopped, settled, held, failed }) => stopped && settled && held === undefined && !failed,
    );
    if (asked !== undefined) this.#ask(asked);
    for (const entry of waiting) {
      if (!tick || entry.held !== undefined) continue;
      if (entry.age === deferredIdleTicks) {
        entry.failed = true;
        entry.late = true;
      }
      entry.age += 1;
    }
    const happens = this.#events.shift();
    if (happens !== undefined) this.#happen(happens.kind, this.entries.get(this.slotOf(happens.token))!);
    if (left !== undefined) {
      left.restarted ||= left.held!.target !== 0;
      Object.assign(left, { stopped: false, held: undefined, settled: false });
    }
    if (told !== undefined) this.#told(told);
    for (const entry of this.entries.values())
      if (!(entry.stopped && entry.settled && entry.held === undefined && !entry.failed)) entry.age = 0;
    this.#rtrs.push(rtr);
    if (rtr !== undefined) this.#due.push({ clock: this.clock + deferralRtrLatency, code: 0, message: 0, stops: 0 });
    this.#events.push(event);
    if (takes)
      this.entries.set(this.slotOf(token), {
        ...{ ...open, token, since: this.clock, stopped: false, failed: false, settled: false, restarted: false },
        ...{ held: undefined, age: 0, late: false },
      });
    await this.#t.rising();
    this.clock += 1;
    return takes ? token : undefined;
  }

  #lookAtAnswer(): void {
    const { valid, ...answer } = this.#dut.rtr_answer.get();
    const isDue = this.#due[0]?.clock === this.clock;
    assert.equal(valid, isDue ? 1 : 0);
    if (!isDue) return;
    const { code, message, stops } = this.#due.shift()!;
    assert.deepEqual(answer, { code, message, stops });
    this.answers.push(answer);
  }

  #lookAtRestart(takes: boolean): Entry | undefined {
    const restart = this.#dut.restart.payload.get();
    const entry = this.entries.get(this.slotOf(Number(restart.tokens.initiator)));
    assert(entry !== undefined && goesOn(entry), `message ${restart.message} goes on`);
    const { message, token, held, length } = entry;
    const expected = {
      ...{ message, offset: held!.offset, length },
      tokens: { initiator: token, target: held!.target },
    };
    assert.deepEqual(restart, expected);
    if (!takes) return undefined;
    this.restarts.push(restart);
    return entry;
  }

  #lookAtExpired(takes: boolean): number | undefined {
    const message = this.#dut.expired.payload.message.get();
    const isLate = [...this.entries.values()].some((entry) => entry.late && entry.message === message);
    assert(isLate || [...this.#closed.values()].includes(message), `message ${message} has expired`);
    if (!takes) return undefined;
    this.expired.push(message);
    return message;
  }

  #told(message: number): void {
    for (const entry of this.entries.values()) if (entry.message === message) entry.late = false;
    for (const [slot, closed] of this.#closed) if (closed === message) this.#closed.delete(slot);
  }

  #ask({ peer, own, theirs, offset }: Rtr): void {
    const due = this.#due.find(({ clock }) => clock === this.clock + 1)!;
    const entry = this.entries.get(this.slotOf(own));
    const { ok, op_violation: violation } = returnCodes.code;
    due.code = violation;
    if (entry === undefined || entry.token !== own || entry.peer !== peer) return;
    if (entry.failed || entry.held !== undefined || entry.restarted || entry.late) return;
    if (offset > BigInt(entry.length) || (offset > 0n && this.#partial === 'refuse')) return;
    Object.assign(due, { code: ok, message: entry.message, stops: entry.stopped ? 0 : 1 });
    entry.stopped = true;
    entry.held = { target: theirs, offset: this.#partial === 'at_offset' ? Number(offset) : 0 };
  }

  #happen(kind: EventKind, entry: Entry): void {
    switch (kind) {
      case 'deferred':
        if (!entry.failed) entry.stopped = true;
        return;
      case 'failed':
        Object.assign(entry, { failed: true, held: undefined });
        return;
      case 'again':
        Object.assign(entry, { failed: false, stopped: false, held: undefined, settled: false });
        return;
      case 'settled':
        entry.settled = true;
        return;
      case 'closed':
        this.entries.delete(this.slotOf(entry.token));
        if (entry.late) this.#closed.set(this.slotOf(entry.token), entry.message);
    }
  }

  /** Clocks in which nothing comes. */
  async idle(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.go();
  }
}
