/**
 * The software model of the target side of PDS: N PDCs that packets open, fill and close (fact sheet of the wire
 * format, 4 to 7, 8.9, 9.6, 11.4; numbers in comments of this folder are its sections).
 *
 * It is a sequential machine: each packet is finished before the next begins, and its verdict follows from the packets,
 * responses, commands and times before it alone. Where hardware may lag, `settings.lags` says by how much, in calls of
 * `tick`.
 *
 * A PDC that our own initiator has opened can be adopted: its return space (7.12) then comes here. The return space of
 * a PDC of this target is sent by an initiator's model, and known here as `return_busy`.
 *
 * Not here: that a PDC has to be closed when its PSNs reach Start_PSN + 2^31 (7.2), which is for its initiator; RUDI
 * and UUD, which have no PDC.
 */
import { addPsn } from '../serial.ts';
import { type Observed, sackBitmap } from './answers.ts';
import { type Arrival, arrive, type Outcome, type Question } from './arrival.ts';
import type { Context, PdcState } from './context.ts';
import type { SesResponse } from './guaranteed-store.ts';
import { type PdsPacket, pdsPacket } from './packet.ts';
import type { Ack, Control, ReplyRoute } from './reply.ts';
import { answer, type PdsResponse, respond } from './response.ts';
import {
  type PdcIdentity,
  type PdsRegisters,
  type PdsTargetOptions,
  type PdsTargetSettings,
  pdsSettings,
} from './settings.ts';
import { fail, TargetState } from './target-state.ts';
import type { Counters } from './verdict.ts';

/** What host or firmware may want. */
export type PdsCommand =
  /** Ask the initiator to close: in all ACKs, and by CLOSE_REQ where `psn`, a new one of the return space, is given. */
  | { readonly kind: 'close'; readonly pdcid: number; readonly psn?: number }
  | { readonly kind: 'close_in_error'; readonly pdcid: number }
  | { readonly kind: 'return_busy'; readonly pdcid: number; readonly busy: boolean }
  /** An adopted PDC is over: it is forgotten, without a linger time. */
  | { readonly kind: 'release'; readonly pdcid: number }
  /** Send CLEAR_REQ. */
  | { readonly kind: 'request_clear'; readonly pdcid: number };

/** A PDC that our own initiator has opened, when it knows its peer (7.5). */
export interface AdoptedPdc extends PdcIdentity {
  /** The initiator's; `spdcid` is the peer's. */
  readonly pdcid: number;
  readonly rod: boolean;
  /** That of the PDC, which both directions begin with (7.2). */
  readonly startPsn: number;
}

/** A PDC that is gone. */
export interface Freed extends PdcIdentity {
  readonly pdcid: number;
  /** One more than every PSN used: what TSS raises Expected_PSN to (8.9). */
  readonly nextStartPsn: number;
}

/** A PDC as it is, for tests. */
export interface PdcView extends PdcIdentity {
  readonly pdcid: number;
  readonly state: PdcState;
  readonly rod: boolean;
  readonly startPsn: number;
  /** Exact, as are the others. */
  readonly cackPsn: number;
  readonly clearPsn: number;
  /** The lowest PSN that is missing. */
  readonly frontier: number;
  readonly highest: number;
  readonly oooCount: number;
  readonly rcvdBytes: number;
  readonly ackGenCount: number;
  readonly closeRequested: boolean;
  sack(base: number): bigint;
}

export class PdsTarget {
  readonly settings: PdsTargetSettings;
  /** May be written at any time. */
  readonly registers: PdsRegisters;
  readonly counters: Counters;
  readonly #state: TargetState;

  /** A `UserError` on sizes out of range. */
  constructor(options: PdsTargetOptions = {}) {
    this.settings = pdsSettings(options);
    this.#state = new TargetState(this.settings);
    this.registers = this.#state.registers;
    this.counters = this.#state.counters;
  }

  /**
   * The return space of a PDC of our own initiator comes here from now on. A `RangeError` where its place has another
   * one, or the settings have none.
   */
  adopt({ startPsn, ...identity }: AdoptedPdc): void {
    const { pdcid: dpdcid, ...of } = identity;
    this.receive(pdsPacket({ ...of, dpdcid, kind: 'adopt', psn: startPsn, length: 0, size: 0 }));
  }

  /** A packet, from arrival to outcome. */
  receive(packet: PdsPacket): Outcome {
    const arrival = this.arrive(packet);
    return arrival.question ? this.answer(arrival.question) : arrival;
  }

  /**
   * The first half of `receive`, up to where the responses of SES come in. Hardware has a pipeline for each half, so
   * that the responses between them count; a bench for it calls `answer` when the second one takes the question up.
   */
  arrive(packet: PdsPacket): Arrival {
    const arrival = arrive(this.#state, packet);
    // Whether a stored response is found, the answer tells.
    if (arrival.question?.about !== 'stored') this.counters.count(arrival.verdict);
    return arrival;
  }

  /** The second half of `receive`. */
  answer(question: Question): Outcome {
    const outcome = answer(this.#state, question);
    if (question.about === 'stored') this.counters.count(outcome.verdict);
    return outcome;
  }

  /**
   * SES has responded to a delivery; the ACK, if it is not left to a later one (7.9). Each delivery has one response;
   * another one is a mistake of the bench and throws a `RangeError`.
   */
  respond(response: PdsResponse): Ack | undefined {
    return respond(this.#state, response);
  }

  /**
   * What of an ACK_CC is observed rather than looked up with its CACK, as it is now, at time `now`; for hardware that
   * reads it at the end of its pipeline. A `RangeError` for an ACK that this target has not made.
   */
  observe(ack: Ack, now: number): Observed {
    const observed = this.#state.observers.get(ack)?.(now);
    if (observed === undefined) throw new RangeError('the ACK is none of this target');
    return observed;
  }

  /** What host or firmware wants; the control packet that it sends, if any. */
  command(command: PdsCommand): Control | undefined {
    const context = this.#state.pdcs.byPdcid(command.pdcid);
    const isEnd = command.kind === 'close_in_error' || command.kind === 'release';
    // An adopted PDC is ours: its peer is not asked to close it.
    const isForeign = command.kind === 'close' && context?.adopted === true;
    if (context === undefined || isForeign || (!isEnd && context.state !== 'established')) {
      this.counters.count('command_ignored');
      return undefined;
    }
    switch (command.kind) {
      case 'close':
        if (!context.closeRequested) this.#state.timers.start(context, this.#state.now + this.registers.closeReqTime);
        context.closeRequested = true;
        return this.controlOf(command);
      case 'close_in_error':
        fail(this.#state, context);
        return undefined;
      case 'return_busy':
        context.returnBusy = command.busy;
        return undefined;
      case 'request_clear':
        return this.controlOf(command);
      case 'release':
        if (!context.adopted) {
          this.counters.count('command_ignored');
          return undefined;
        }
        // Where housekeeping is told, its packets are refused until then.
        fail(this.#state, context);
        this.#state.timers.start(context, this.#state.now);
        return undefined;
    }
  }

  /**
   * A `close` that was taken although packets before it have closed the PDC, or brought it into ERROR: for hardware
   * that learns of that some clocks later. ACKs ask for what has come already, and no time begins.
   */
  requestCloseLate(pdcid: number): void {
    const context = this.#state.pdcs.byPdcid(pdcid);
    if (context !== undefined) context.closeRequested = true;
  }

  /** The control packet that a command sends, as it is now; `undefined` where it sends none, or the PDC is gone. */
  controlOf(command: PdsCommand): Control | undefined {
    const context = this.#state.pdcs.byPdcid(command.pdcid);
    if (context === undefined) return undefined;
    const route = { ...this.#route(context), type: 'cp' } as const;
    if (command.kind === 'close' && command.psn !== undefined) {
      return { ...route, kind: 'close_req', ar: true, psn: command.psn, payload: 0 };
    }
    if (command.kind !== 'request_clear') return undefined;
    context.completion.tell(this.#state.tick);
    // More than can be cleared yet: what the source does not have a response to, it keeps.
    const payload = addPsn(context.reception.now.frontier, -1);
    return { ...route, kind: 'clear_req', ar: false, psn: 0, payload };
  }

  /**
   * It is now `time`, in units of 128 ns, no earlier than before; the PDCs that this frees, unless housekeeping is
   * told.
   */
  advance(time: number): Freed[] {
    if (time < this.#state.now) throw new RangeError(`time ${time} is before ${this.#state.now}`);
    const freed: Freed[] = [];
    if (this.settings.housekeeping === 'timed') {
      // One by one: what an expiry starts may be due as well.
      for (let [next] = this.#state.timers.due(time); next !== undefined; [next] = this.#state.timers.due(time)) {
        this.#state.now = next.since;
        const gone = this.expire(next.context.pdcid);
        if (gone !== undefined) freed.push(gone);
      }
      this.#state.now = time;
      while (this.mayRelease) this.release();
    }
    this.#state.now = time;
    return freed;
  }

  /** The time that `advance` was told last. */
  get time(): number {
    return this.#state.now;
  }

  /** The PDCs whose time has come, by the time since when: what `expire` is to be told. */
  due(): { readonly pdcid: number; readonly since: number }[] {
    return this.#state.timers.due(this.#state.now).map(({ context, since }) => ({ pdcid: context.pdcid, since }));
  }

  /**
   * The time of a PDC has come: a close that was asked for has not, which is an error; in all other states it is gone
   * (7.6). A `RangeError` where that is too early.
   */
  expire(pdcid: number): Freed | undefined {
    const context = this.#state.pdcs.byPdcid(pdcid);
    const time = context && this.#state.timers.of(context);
    if (context === undefined || time === undefined || time > this.#state.now) {
      throw new RangeError(`the time of PDC ${pdcid} has not come`);
    }
    if (context.state === 'established') {
      this.counters.count('close_req_timeout');
      fail(this.#state, context);
      return undefined;
    }
    if (context.state === 'pending') this.counters.count('new_pdc_timeout');
    this.#state.timers.stop(context);
    if (context.adopted) this.#state.pdcs.disown(context);
    else this.#state.pdcs.remove(context, this.#state.now);
    this.#state.store.drop(pdcid);
    const { source, local, spdcid } = context;
    return { pdcid, source, local, spdcid, nextStartPsn: context.nextStartPsn };
  }

  /**
   * The place of a response that was cleared, or whose PDC is gone, is free again; what it held. A `RangeError` where
   * it is still needed.
   */
  sweep(pdcid: number, psn: number): SesResponse {
    return this.#state.store.sweep(pdcid, psn);
  }

  /** Whether the place of a PDC that is gone may be free again. */
  get mayRelease(): boolean {
    return this.#releasable().length > 0;
  }

  /**
   * The place of this PDCID is free again, by default the first that may be; since when it might have been. A
   * `RangeError` where it is too early, or another place's turn.
   */
  release(pdcid?: number): number {
    const { pdcs } = this.#state;
    const next = this.#releasable().find(({ index }) => pdcid === undefined || index === pdcs.indexOf(pdcid));
    if (next === undefined) throw new RangeError('no such place may be free again');
    pdcs.release(next.index);
    return next.due;
  }

  #releasable(): { readonly index: number; readonly due: number }[] {
    const { pdcs, now } = this.#state;
    return pdcs.nextReleases(this.registers.quarantineTime).filter(({ due }) => due <= now);
  }

  /** What the lags are counted in: a bench calls it once a clock. */
  tick(): void {
    this.#state.tick++;
  }

  /** So many PDCs have been left in PENDING that somebody should know (8.9). */
  get newPdcAlarm(): boolean {
    return this.counters.get('new_pdc_timeout') >= this.registers.newPdcThreshold;
  }

  /** How many PDCs could be opened. */
  get free(): number {
    return this.#state.pdcs.freeCount;
  }

  /** How many guaranteed responses are held that are still needed. */
  get held(): number {
    return this.#state.store.size;
  }

  /** How many guaranteed responses take a place. */
  get stored(): number {
    return this.#state.store.used;
  }

  /** All PDCs that are not CLOSED, by index. */
  pdcs(): PdcView[] {
    return this.#state.pdcs.all().map((context) => this.#view(context));
  }

  /** The PDC with this PDCID, if there is one. */
  pdc(pdcid: number): PdcView | undefined {
    const context = this.#state.pdcs.byPdcid(pdcid);
    return context && this.#view(context);
  }

  #route(context: Context): ReplyRoute {
    const { source, local, spdcid, pdcid } = context;
    return { destination: source, local, entropy: 0, spdcid: pdcid, dpdcid: spdcid };
  }

  #view(context: Context): PdcView {
    const { pdcid, source, local, spdcid, rod, startPsn, state, reception, completion, ackTrigger, closeRequested } =
      context;
    return {
      pdcid,
      source,
      local,
      spdcid,
      rod,
      startPsn,
      state,
      closeRequested,
      cackPsn: completion.cack,
      clearPsn: completion.clearPsn,
      frontier: reception.now.frontier,
      highest: reception.now.highest,
      oooCount: reception.outOfOrder,
      rcvdBytes: reception.rcvdBytes,
      ackGenCount: ackTrigger.count,
      sack: (base) => sackBitmap(context, base, completion.cack),
    };
  }
}
