/** Holds what a PDS target showed, clock by clock, against the golden model. */
import assert from 'node:assert/strict';
import {
  type Ack,
  type Arrival,
  type Delivery,
  type Freed,
  type PdsCommand,
  type PdsPacket,
  type PdsRegisters,
  type PdsResponse,
  PdsTarget,
  type PdsTargetOptions,
  type Question,
  type Reply,
  type Verdict,
} from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { type Fields, replyFields } from './target-fields.ts';

/** What ACKs offer and ask. */
export type Offer = Pick<PdsRegisters, 'mpr' | 'rcvCwndPend' | 'restoreCwnd'>;

/** What passed the ports in one clock. */
export interface ClockSeen {
  /** Units of 128 ns, without end. */
  readonly now: number;
  /** Of the registers. */
  readonly offer: Offer;
  readonly packet?: PdsPacket | undefined;
  readonly response?: PdsResponse | undefined;
  readonly command?: { readonly command: PdsCommand; readonly ignored: boolean } | undefined;
  /** A control packet has become an event. */
  readonly control?: 'clear_req' | 'close_req' | undefined;
  readonly verdict?: Verdict | undefined;
  /** What became of the CLEAR of a request. */
  readonly clear?: string | undefined;
  readonly deliver?: Delivery | undefined;
  readonly ended?: Freed | undefined;
  readonly failed?: { readonly pdcid: number; readonly byTime: boolean } | undefined;
  /** The quarantine of a place is over. */
  readonly released?: number | undefined;
  readonly swept?: { readonly pdcid: number; readonly psn: number; readonly handle: number } | undefined;
  /** What is counted: of the event of `latency.counts` clocks ago, and of housekeeping. */
  readonly events: readonly string[];
  readonly chores: readonly string[];
  /** A reply is taken: all of its fields. */
  readonly reply?: Fields | undefined;
}

/** When things take effect, in clocks; see `TargetChecker`. */
export interface TargetLatency {
  /** From a packet to its place among the events: a packet comes before the events of so many clocks later. */
  readonly order: number;
  /** From a packet to its verdict, and to what it asks of the answers. */
  readonly verdict: number;
  readonly ask: number;
  /** From a packet to the clock whose `now` is its time. */
  readonly stamp: number;
  /** From a failure or a command to the first packet that sees it; from `released` to the first that may open a PDC. */
  readonly fail: number;
  readonly busy: number;
  readonly release: number;
  /** From the last packet that finds a PDC to `ended`. */
  readonly ended: number;
  /** From a `close` to the first event whose ACK asks for it. */
  readonly request_close: number;
  /** From an event to its counts, and to the last packet whose arrival its SACK shows, in the order of events. */
  readonly counts: number;
  readonly sack: number;
  /** From an event to the clock in which its reply reads what is offered. */
  readonly offer: number;
  /** As of the golden model. */
  readonly window: number;
  readonly duplicate: number;
}

/** What a reply will be, when all of it has been observed. */
interface Expected {
  reply: Reply;
  readonly event: number;
  /** Of a response of SES: the store has it. */
  readonly kept: boolean | undefined;
  /**
   * It is a CLEAR_REQ that came after the CLOSE_CMD, with nothing left to clear: whether its PSN covers that is left
   * open.
   */
  readonly isIdle: boolean;
}

/** Housekeeping knows of a change so many clocks later at most. */
const commandLag = 60;

/** What housekeeping does about one PDC takes less, if no more SYN packets than these come in a row. */
const choreClocks = 200;
const rowOfSyns = 100;

/**
 * A control packet becomes an event in at most so many clocks in a row in which the answers have nothing else to do.
 */
const orderLag = 16;

/** No target has a buffer for fewer replies than 32; while no more than these have not left it has room for another. */
const fewReplies = 20;

/** So many clocks pass until all that a packet caused has been seen. */
const lookahead = 96;

/**
 * The golden model follows, some clocks later, in the order of packets: with each come the events (what arrivals ask,
 * responses of SES, control packets) that the hardware orders after it and before the next one, and what housekeeping
 * did.
 */
export class TargetChecker {
  readonly golden: PdsTarget;
  readonly #latency: TargetLatency;
  readonly #seen = new Map<number, ClockSeen>();
  readonly #questions = new Map<number, { readonly question?: Question; readonly reply?: Reply }>();
  readonly #unseen: { readonly at: number; readonly ack: Ack; readonly expected: { reply: Reply } }[] = [];
  readonly #expected: Expected[] = [];
  readonly #replies: { readonly clock: number; readonly shown: Fields }[] = [];
  /** PDCIDs that are not in use, as the answers know. */
  readonly #gone = new Set<number>();
  /**
   * By how many units housekeeping may be late: it does one thing at a time, which takes up to so many clocks, and may
   * come to each PDC.
   */
  readonly #slack: number;
  /**
   * SYN packets in a row now; and in which units how many clocks were in which no PDC can end: those of longer rows,
   * and those in which a control packet waits while the answers have something else to do, as housekeeping does one
   * thing at a time.
   */
  #syns = 0;
  readonly #stalls: { readonly time: number; clocks: number }[] = [];
  readonly #clocksPerUnit: number;
  #closeTimeouts = 0;
  #newPdcTimeouts = 0;
  /** A command whose control packet has not become an event. */
  #ordered: PdsCommand | undefined;
  /** Clocks in which it could have become one, since the last one in which the answers did something else. */
  #idle = 0;
  /** By the clocks of commands that were taken: the states that their PDCs have had since some clocks before. */
  readonly #commanded = new Map<number, { readonly pdcid: number; readonly states: Set<string | undefined> }>();
  #clock = 0;
  #tick = 0;

  constructor(options: PdsTargetOptions, latency: TargetLatency, clocksPerUnit: number) {
    const { window, duplicate } = latency;
    this.golden = new PdsTarget({ ...options, housekeeping: 'told', lags: { window, duplicate } });
    this.#slack = Math.ceil((this.golden.settings.contexts * choreClocks) / clocksPerUnit) + 2;
    this.#clocksPerUnit = clocksPerUnit;
    this.#latency = latency;
  }

  /** The next clock, numbered from 0. */
  push(seen: ClockSeen): void {
    this.#seen.set(this.#clock, seen);
    if (seen.reply !== undefined) this.#replies.push({ clock: this.#clock, shown: seen.reply });
    this.#clock++;
    if (this.#clock > lookahead) this.#follow();
    this.#compareReplies();
  }

  /** After enough quiet clocks: nothing is left that should have been shown. */
  finish(): void {
    assert.equal(this.#expected.length, 0, `${this.#expected.length} replies have not come`);
    assert.equal(this.#questions.size, 0, 'something was never answered');
    assert.equal(this.#ordered, undefined, 'a control packet has not come');
    assert.equal(this.#newPdcTimeouts, this.golden.counters.get('new_pdc_timeout'), 'PDCs that were left in PENDING');
    assert.equal(this.#closeTimeouts, 0, 'PDCs that were not closed in time, and have not failed');
  }

  #at(clock: number): ClockSeen | undefined {
    return this.#seen.get(clock);
  }

  #follow(): void {
    const { golden } = this;
    const latency = this.#latency;
    const tick = this.#tick++;
    golden.tick();
    golden.advance(this.#at(tick + latency.stamp)!.now);
    const released = this.#at(tick - latency.release)?.released;
    if (released !== undefined) this.#release(released);
    this.#fail(this.#at(tick - latency.fail)?.failed);
    this.#obey(this.#at(tick - latency.busy)?.command, 'return_busy');
    this.#checkCommand(tick);
    const { packet } = this.#at(tick)!;
    this.#syns = packet?.syn ? this.#syns + 1 : 0;
    // A PDC ends in a clock without a SYN packet: that of the packet of this clock.
    if (this.#syns > rowOfSyns) this.#stall();
    this.#arrive(tick, packet);
    this.#end(this.#at(tick + latency.ended)?.ended);
    for (let due = this.#unseen[0]; due !== undefined && due.at <= tick; due = this.#unseen[0]) {
      this.#unseen.shift();
      if (due.ack.state === undefined) continue;
      const { sackBitmap } = golden.observe(due.ack, golden.time);
      const shown = due.expected.reply as Ack;
      due.expected.reply = { ...shown, state: { ...shown.state!, sackBitmap } };
    }
    this.#event(tick, tick + latency.order);
    this.#checkChores(this.#at(tick)!);
    // What is older than any latency.
    this.#seen.delete(tick - lookahead);
  }

  #checkLate(pdcid: number): void {
    const since = this.golden.due().find((due) => due.pdcid === pdcid)?.since ?? this.golden.time;
    const late = this.golden.time - since - this.#stalledSince(since);
    assert(late <= this.#slack, `the time of PDC ${pdcid} is over ${late} units late`);
  }

  /**
   * A control packet becomes an event soon after the answers have nothing else to do: neither what arrivals ask nor a
   * response, nothing to forget, and few replies that have not left.
   */
  #watchOrder(clock: number, isEvent: boolean): void {
    if (this.#ordered === undefined) return;
    const left = this.#replies.filter((reply) => reply.clock <= clock).length;
    if (isEvent || this.#expected.length - left > fewReplies) {
      this.#idle = 0;
      this.#stall();
      return;
    }
    this.#idle++;
    assert(this.#idle <= orderLag, `a control packet has waited for ${this.#idle} clocks until ${clock}`);
  }

  /** No PDC can end in this clock. */
  #stall(): void {
    const { time } = this.golden;
    const last = this.#stalls.at(-1);
    if (last?.time === time) last.clocks++;
    else this.#stalls.push({ time, clocks: 1 });
  }

  /** Units since then in which no PDC could end. */
  #stalledSince(since: number): number {
    let clocks = 0;
    for (let i = this.#stalls.length - 1; i >= 0 && this.#stalls[i]!.time >= since; i--)
      clocks += this.#stalls[i]!.clocks;
    return Math.floor(clocks / this.#clocksPerUnit);
  }

  #fail(failed: ClockSeen['failed']): void {
    if (failed === undefined) return;
    const { pdcid, byTime } = failed;
    const state = this.golden.pdc(pdcid)?.state;
    // It may have closed by itself meanwhile.
    if (state !== 'established' && state !== 'pending') return;
    if (byTime) {
      this.#checkLate(pdcid);
      this.golden.expire(pdcid);
    } else this.golden.command({ kind: this.#isAdopted(pdcid) ? 'release' : 'close_in_error', pdcid });
  }

  #isAdopted(pdcid: number): boolean {
    return this.golden.settings.adopts && pdcid >= 2 ** 15;
  }

  #release(pdcid: number): void {
    if (this.#isAdopted(pdcid)) return;
    const late = this.golden.time - this.golden.release(pdcid);
    assert(late <= this.#slack, `a place is free again ${late} units late`);
  }

  /** What housekeeping counts, but for commands, of which their ends tell. */
  #checkChores({ chores, command, failed }: ClockSeen): void {
    if (chores.includes('new_pdc_timeout')) this.#newPdcTimeouts++;
    if (failed?.byTime) this.#closeTimeouts--;
    if (chores.includes('close_req_timeout')) this.#closeTimeouts++;
    assert(command !== undefined || !chores.includes('command_ignored'), 'a command is ignored that was not taken');
  }

  #obey(taken: ClockSeen['command'], kind: PdsCommand['kind']): void {
    if (taken === undefined || taken.ignored || taken.command.kind !== kind) return;
    if (this.golden.pdc(taken.command.pdcid)?.state === 'established') this.golden.command(taken.command);
    else if (kind === 'close') this.golden.requestCloseLate(taken.command.pdcid);
  }

  /** A command is ignored where its PDC is not established, as housekeeping knows some clocks late. */
  #checkCommand(tick: number): void {
    // Those of the first clocks are all looked at from the first one on.
    for (let clock = tick === 0 ? 0 : tick + commandLag; clock <= tick + commandLag; clock++) {
      const early = this.#at(clock)?.command;
      if (early !== undefined) this.#commanded.set(clock, { pdcid: early.command.pdcid, states: new Set() });
    }
    for (const { pdcid, states } of this.#commanded.values()) states.add(this.golden.pdc(pdcid)?.state);
    const taken = this.#at(tick)?.command;
    if (taken === undefined) return;
    const { command, ignored } = taken;
    const states = [...this.#commanded.get(tick)!.states];
    this.#commanded.delete(tick);
    // An adopted PDC is released, and not asked to close; others are not released.
    const isOther = command.kind === 'close' || command.kind === 'release';
    const isForeign = isOther && (command.kind === 'release') !== this.#isAdopted(command.pdcid);
    const isEnd = command.kind === 'close_in_error' || command.kind === 'release';
    const isGood = (state: string | undefined): boolean =>
      !isForeign && (isEnd ? state !== undefined : state === 'established');
    assert(
      states.some((state) => isGood(state) !== ignored),
      `${command.kind} in clock ${tick}: ${states.join(', ')}`,
    );
  }

  #arrive(tick: number, packet: PdsPacket | undefined): void {
    const then = this.#at(tick + this.#latency.verdict)!;
    const clears = this.#requestClears();
    const arrival: Arrival | undefined = packet && this.golden.arrive(packet);
    assert.equal(then.verdict, arrival?.verdict, `verdict on the packet of clock ${tick}`);
    const clear = clearOutcomes.find((_, i) => this.#requestClears()[i]! > clears[i]!);
    assert.equal(then.clear, packet && (clear ?? 'none'), `CLEAR of the packet of clock ${tick}`);
    assert.deepEqual(then.deliver, arrival?.deliver, `delivery of the packet of clock ${tick}`);
    if (arrival === undefined) return;
    const { question, reply, deliver } = arrival;
    const opened = deliver?.pdcid ?? question?.context.pdcid;
    if (opened !== undefined && arrival.verdict === 'created') this.#gone.delete(opened);
    if (question !== undefined) this.#questions.set(tick + this.#latency.ask, { question });
    else if (reply !== undefined) this.#questions.set(tick + this.#latency.ask, { reply });
  }

  /** How many requests had a CLEAR of which something came. */
  #requestClears(): readonly number[] {
    return clearOutcomes.map((name) => this.golden.counters.get(`request_clear_${name}`));
  }

  #end(ended: ClockSeen['ended']): void {
    if (ended === undefined) return;
    this.#checkLate(ended.pdcid);
    assert.deepEqual(this.golden.expire(ended.pdcid), ended, 'a PDC that ends');
  }

  /** The event of a clock. */
  #event(tick: number, clock: number): void {
    const { golden } = this;
    const seen = this.#at(clock)!;
    // The answers know of an end when it is shown.
    if (seen.ended !== undefined) this.#gone.add(seen.ended.pdcid);
    if (seen.swept !== undefined) {
      const { pdcid, psn, handle } = seen.swept;
      assert.equal(golden.sweep(pdcid, psn).handle, handle, `the response to PSN ${psn} of PDC ${pdcid}`);
    }
    this.#obey(this.#at(clock - this.#latency.request_close)?.command, 'close');
    const asked = this.#questions.get(clock);
    this.#questions.delete(clock);
    let reply: Reply | undefined;
    let kept: boolean | undefined;
    const counted: string[] = [];
    if (asked !== undefined) {
      assert(seen.response === undefined && seen.control === undefined, `two events in clock ${clock}`);
      const outcome = asked.question && golden.answer(asked.question);
      const event = asked.question?.about === 'stored' ? eventOf.get(outcome!.verdict) : undefined;
      if (event !== undefined) counted.push(event);
      kept = true;
      reply = outcome === undefined ? asked.reply : outcome.reply;
    } else if (seen.response !== undefined) {
      if (this.#gone.has(seen.response.pdcid)) counted.push('response_stale');
      else {
        const { counters } = golden;
        const [lost, stale] = [counters.get('guaranteed_not_stored'), counters.get('response_stale')];
        reply = golden.respond(seen.response);
        const isLost = counters.get('guaranteed_not_stored') > lost;
        if (isLost) counted.push('guaranteed_not_stored');
        if (counters.get('response_stale') > stale) counted.push('response_stale');
        kept = seen.response.guaranteed && !isLost;
      }
    } else if (seen.control !== undefined) {
      assert(this.#ordered !== undefined, `a control packet without an order, in clock ${clock}`);
      reply = golden.controlOf(this.#ordered);
      if (reply === undefined) counted.push('command_ignored');
      this.#ordered = undefined;
    }
    this.#watchOrder(clock, asked !== undefined || seen.response !== undefined || seen.swept !== undefined);
    if (seen.command !== undefined && !seen.command.ignored && sendsControl(seen.command.command)) {
      assert(this.#ordered === undefined, `the control packet of a command before that of clock ${clock} has not come`);
      this.#ordered = seen.command.command;
      this.#idle = 0;
    }
    const { events } = this.#at(clock + this.#latency.counts)!;
    const isDropped = events.includes('reply_dropped');
    const shown = events.filter((event) => event !== 'reply_dropped');
    assert.deepEqual(shown, counted, `what is counted of the event of clock ${clock}`);
    if (isDropped) {
      assert(reply !== undefined, `a reply of clock ${clock} is dropped that there is not`);
      return;
    }
    if (reply === undefined) return;
    const isIdle = reply.type === 'cp' && golden.pdc(reply.spdcid)?.state === 'close_ack_wait';
    const expected = { reply, event: clock, kept, isIdle };
    this.#expected.push(expected);
    if (reply.type !== 'ack' || reply.state === undefined) return;
    const { sackBitmap: _, ...now } = golden.observe(reply, seen.now);
    const { offer } = this.#at(clock + this.#latency.offer)!;
    // No more is offered than the window takes.
    const mpr = Math.min(offer.mpr, this.golden.settings.window / 128);
    expected.reply = { ...reply, state: { ...reply.state, ...now, ...offer, mpr } };
    this.#unseen.push({ at: tick + this.#latency.sack, ack: reply, expected });
  }

  #compareReplies(): void {
    for (let reply = this.#replies[0]; reply !== undefined; reply = this.#replies[0]) {
      const expected = this.#expected[0];
      // The model has not come so far.
      if (expected === undefined || this.#tick <= expected.event - this.#latency.order + this.#latency.sack) {
        assert(reply.clock > this.#clock - 2 * lookahead, `a reply that nothing asks for, in clock ${reply.clock}`);
        return;
      }
      this.#replies.shift();
      this.#expected.shift();
      let fields = replyFields(expected.reply, expected.kept);
      const payload = addPsn(Number(fields.payload), 1);
      if (expected.isIdle && reply.shown.payload === payload) fields = { ...fields, payload };
      const names = Object.keys(fields);
      // The texts and the record for the message only where there is one.
      if (names.every((name) => reply.shown[name] === fields[name])) continue;
      const shown = Object.fromEntries(names.map((name) => [name, reply.shown[name]]));
      assert.deepEqual(shown, fields, `reply in clock ${reply.clock} to the event of clock ${expected.event}`);
    }
  }
}

const sendsControl = (command: PdsCommand): boolean =>
  command.kind === 'request_clear' || (command.kind === 'close' && command.psn !== undefined);

/** What may come of the CLEAR of a request besides `none`. */
const clearOutcomes = ['applied', 'invalid'] as const;

/** The event that is counted when a response was asked for that may be stored. */
const eventOf: ReadonlyMap<Verdict, string> = new Map([
  ['stored_response', 'stored_response'],
  ['ack_req_stored', 'ack_req_stored'],
  ['nack_gtd_resp_unavail', 'gtd_resp_unavail'],
  ['nack_ack_with_data', 'ack_with_data'],
]);
