/**
 * The software model of the initiator side of PDS: N PDCs that sends open, fill and close, for all tuples of a host
 * (fact sheet of the wire format, 3.2, 5.3, 6, 7.1 to 7.5, 7.8, 7.11 to 7.14, 8.9, 10.2; numbers in comments of this
 * folder are its sections).
 *
 * It is a sequential machine: each event is finished before the next begins. `submit` takes what SES sends, `receive`
 * what comes from peers, `limit` what congestion control permits, `advance` the time; `next` gives the packet that
 * leaves now. Each returns what it does beside: outcomes for SES, events for congestion control, changes of PDCs.
 *
 * The return space of a PDC (7.12) has two halves. `openReturn`, `submitReturn` and `endReturn` have the one at the
 * PDC's target: what that sends to its initiator. The other one is a PDC that a `PdsTarget` has adopted.
 */
import { learn, receiveAck } from './ack.ts';
import { enqueue, placeAll, waitingOf } from './choice.ts';
import { endReturn, fail, requestClose } from './closing.ts';
import type { Limit } from './congestion.ts';
import { Context, type InitiatorState } from './context.ts';
import type { InitiatorCounters } from './counters.ts';
import { Datagrams } from './datagrams.ts';
import { emit } from './emit.ts';
import type { EmittedPacket } from './emitted.ts';
import { type Effects, InitiatorShared, type Surroundings } from './initiator-state.ts';
import { receiveNack } from './nack.ts';
import { hasData, isInRange, sendable } from './order.ts';
import type { PeerAck, PeerControl, PeerEvent, PeerNack } from './peer-event.ts';
import type { RecordState } from './record.ts';
import type { SendRequest, Tuple } from './send.ts';
import {
  type InitiatorOptions,
  type InitiatorRegisters,
  type InitiatorSettings,
  initiatorSettings,
} from './settings.ts';
import { nextDue } from './timers.ts';

/** A PDC as it is, for tests. */
export interface InitiatorPdc {
  readonly pdcid: number;
  readonly tuple: Tuple;
  readonly state: InitiatorState;
  readonly peerPdcid: number;
  readonly startPsn: number;
  readonly next: number;
  readonly oldest: number;
  readonly cackPsn: number;
  readonly clearPsn: number;
  readonly peerRange: number;
  readonly queued: number;
  /** It has requests that are not acknowledged: of a return space what its target calls busy (7.6). */
  readonly isBusy: boolean;
  readonly inRecovery: boolean;
  readonly recoveryPsn: number;
  readonly markPsn: number;
  readonly outstanding: readonly { readonly psn: number; readonly state: RecordState; readonly sendings: number }[];
}

/** The return space of a PDC at its target (7.12). Both directions begin with the same Start_PSN (7.2). */
export interface ReturnSpace {
  /** Of the target, and of the PDC's initiator. */
  readonly pdcid: number;
  readonly peerPdcid: number;
  /** Its mode is that of the PDC; its addresses are the target's own, and that of the initiator. */
  readonly tuple: Tuple;
  readonly startPsn: number;
}

/** A packet that leaves, and what that does beside. */
export interface Emission {
  readonly packet: EmittedPacket;
  readonly effects: Effects;
}

export class PdsInitiator {
  readonly settings: InitiatorSettings;
  /** May be written at any time. */
  readonly registers: InitiatorRegisters;
  readonly counters: InitiatorCounters;
  readonly #state: InitiatorShared;
  readonly #datagrams: Datagrams;
  /** Whose turn it is: a place of a PDC, or after them the packets without one. */
  #turn = 0;

  /** `firstLimit`: that of a congestion control context that has just begun. A `UserError` on sizes out of range. */
  constructor(options: InitiatorOptions, surroundings: Surroundings, firstLimit: Limit) {
    this.settings = initiatorSettings(options);
    this.#state = new InitiatorShared(this.settings, surroundings, firstLimit);
    this.registers = this.#state.registers;
    this.counters = this.#state.counters;
    this.#datagrams = new Datagrams(this.#state);
  }

  /** How many packets of a tuple `submit` takes. */
  room(tuple: Tuple): number {
    const isDatagram = tuple.mode === 'rudi' || tuple.mode === 'uud';
    const waiting = isDatagram ? this.#datagrams.waitingOf(tuple) : waitingOf(this.#state.tupleOf(tuple));
    return this.settings.queueLimit - waiting;
  }

  /** A packet to be sent. A `RangeError` where there is no room for it. */
  submit(send: SendRequest): Effects {
    const { mode } = send.tuple;
    if (this.room(send.tuple) <= 0) throw new RangeError(`the tuple of message ${send.message} has no room`);
    if (mode === 'rudi' || mode === 'uud') this.#datagrams.enqueue(send);
    else enqueue(this.#state, send);
    return this.#end();
  }

  /**
   * A PDC of our target has a return space, which is established. A `RangeError` where its place has another one, or
   * the settings have none.
   */
  openReturn({ pdcid, peerPdcid, tuple, startPsn }: ReturnSpace): Effects {
    const s = this.#state;
    const range = Math.max(s.registers.defaultMpr, 1) * 128;
    const context = new Context(pdcid, tuple, s.cccOf(tuple), startPsn, range, s.now, peerPdcid);
    s.pdcs.insertReturn(context);
    s.counters.count('pdc_opened');
    s.tellPdc('opened', context);
    return this.#end();
  }

  /** A packet of the return space of this PDC; where that has ended, it has failed. */
  submitReturn(pdcid: number, send: SendRequest): Effects {
    const s = this.#state;
    const context = s.pdcs.byPdcid(pdcid);
    if (context?.isReturn !== true) s.finish(send, { kind: 'failed', code: 'no_pdc' });
    else {
      context.queue.push(send);
      context.messages.add(send.message);
    }
    return this.#end();
  }

  /** The PDC of a return space has ended: what is outstanding has failed. A PDCID that none has changes nothing. */
  endReturn(pdcid: number): Effects {
    const context = this.#state.pdcs.byPdcid(pdcid);
    if (context?.isReturn === true) endReturn(this.#state, context);
    return this.#end();
  }

  /** All data that a message `expects` has come. */
  conclude(pdcid: number, message: number): Effects {
    this.#state.pdcs.byPdcid(pdcid)?.messages.delete(message);
    return this.#end();
  }

  /**
   * Congestion control asks for credit (9.7): a CREDIT_REQ of this PDC, where no data can carry `creditTarget`, 24
   * bits. One that waits asks for this in place of what it asked for. A PDC whose peer is not known yet ignores it.
   */
  requestCredit(pdcid: number, creditTarget: number): Effects {
    const s = this.#state;
    const context = s.pdcs.byPdcid(pdcid);
    if (context === undefined || context.state === 'creating') s.counters.count('credit_req_ignored');
    else {
      const waiting = context.controls.findIndex(({ kind }) => kind === 'credit_req');
      if (waiting >= 0) context.controls.splice(waiting, 1);
      context.controls.push({ kind: 'credit_req', creditTarget });
    }
    return this.#end();
  }

  /** What a congestion control context is permitted from now on. */
  limit(ccc: number, limit: Limit): void {
    const state = [...this.#state.cccs.values()][ccc];
    if (state === undefined) throw new RangeError(`there is no congestion control context ${ccc}`);
    state.limit = limit;
  }

  /** The peer of a tuple expects this Start_PSN: what EXPECTED_0RTT_START begins with (8.9). */
  expectStart(tuple: Tuple, startPsn: number): void {
    this.#state.startPsns.learn(tuple, startPsn);
  }

  /** Something has come from a peer. */
  receive(event: PeerEvent): Effects {
    const s = this.#state;
    if (event.type === 'rudi_response') this.#datagrams.respond(event);
    else if (event.type === 'nack' && 'pktId' in event.refused) this.#datagrams.refuse(event.refused.pktId, event);
    else {
      const context = this.#find(event);
      if (context !== undefined) this.#receiveFor(context, event);
      else if (event.type === 'cp' && event.kind === 'credit') s.counters.count('credit_unknown');
    }
    return this.#end();
  }

  /** Close a PDC when all that it has is done; a PDCID that none has changes nothing. */
  close(pdcid: number): Effects {
    const context = this.#state.pdcs.byPdcid(pdcid);
    if (context !== undefined) requestClose(this.#state, context);
    return this.#end();
  }

  /** The packet that leaves now, if any may. */
  next(): Emission | undefined {
    const places = this.settings.contexts + this.settings.returns;
    for (let i = 0; i <= places; i++) {
      const place = (this.#turn + i) % (places + 1);
      const packet = place === places ? this.#datagrams.next() : this.#emitAt(place);
      if (packet === undefined) continue;
      this.#turn = (place + 1) % (places + 1);
      return { packet, effects: this.#end() };
    }
    return undefined;
  }

  /** Whether a PDC has data to send that windows and congestion control let go. */
  get hasData(): boolean {
    return this.#state.pdcs.all().some((context) => hasData(this.#state, context));
  }

  /** The time that is next due by `time`, which it then is; `undefined` where nothing is, and it is `time`. */
  step(time: number): Effects | undefined {
    const s = this.#state;
    if (time < s.now) throw new RangeError(`time ${time} is before ${s.now}`);
    const due = earlier(nextDue(s, time), this.#datagrams.nextDue(time));
    s.now = due?.at ?? time;
    if (due === undefined) {
      if (s.needy.size === 0) return undefined;
      placeAll(s);
      return s.effects.pdcs.length > 0 ? this.#end() : undefined;
    }
    due.expire();
    return this.#end();
  }

  /** It is now `time`, no earlier than before; all that was due by then happens. */
  advance(time: number): Effects {
    const all: Effects = { outcomes: [], congestion: [], pdcs: [] };
    for (let done = this.step(time); done !== undefined; done = this.step(time)) {
      all.outcomes.push(...done.outcomes);
      all.congestion.push(...done.congestion);
      all.pdcs.push(...done.pdcs);
    }
    return all;
  }

  /** The time that `advance` was told last. */
  get time(): number {
    return this.#state.now;
  }

  /** Bytes that a congestion control context has sent, 32 bits. */
  sent(ccc: number): number {
    return [...this.#state.cccs.values()][ccc]?.sent ?? 0;
  }

  /** All PDCs there are, by place. */
  pdcs(): InitiatorPdc[] {
    return this.#state.pdcs.all().map(viewOf);
  }

  /** The PDC with this PDCID, if there is one. */
  pdc(pdcid: number): InitiatorPdc | undefined {
    const context = this.#state.pdcs.byPdcid(pdcid);
    return context && viewOf(context);
  }

  /** What is kept of all PDCs there are, by place, for tests that hold it against tables of hardware. */
  contexts(): readonly Context[] {
    return this.#state.pdcs.all();
  }

  #emitAt(place: number): EmittedPacket | undefined {
    const s = this.#state;
    const context = s.pdcs.at(place);
    if (context === undefined) return undefined;
    for (let what = sendable(s, context); what !== undefined; what = sendable(s, context)) {
      const packet = emit(s, context, what);
      if (packet !== undefined) return packet;
    }
    return undefined;
  }

  /** The PDC of an arrival: our PDCID, and the addresses and PDCID that are its peer's. */
  #find({ dpdcid, spdcid, source, local }: PeerAck | PeerNack | PeerControl): Context | undefined {
    const { pdcs, counters } = this.#state;
    const context = pdcs.byPdcid(dpdcid);
    if (context === undefined) {
      counters.count('ack_unknown_pdc');
      return undefined;
    }
    const { tuple, peerPdcid } = context;
    const isPeer = spdcid === 0 || peerPdcid === 0 || spdcid === peerPdcid;
    if (tuple.destination === source && tuple.local === local && isPeer) return context;
    counters.count('ack_mismatch');
    return undefined;
  }

  #receiveFor(context: Context, event: PeerAck | PeerNack | PeerControl): void {
    const s = this.#state;
    if (event.type === 'ack') receiveAck(s, context, event);
    else if (event.type === 'nack') {
      if ('psn' in event.refused) receiveNack(s, context, event.refused.psn, event);
    } else {
      if (event.spdcid !== 0) learn(s, context, event.spdcid);
      if (event.kind === 'clear_req') context.clearDue = true;
      else if (event.kind === 'close_req') requestClose(s, context);
      else s.tell({ ccc: context.ccc.id, kind: 'credit', credit: event.payload });
    }
  }

  /** What every step ends with: PDCs that are gone have left their places to others, and those without a PSN fail. */
  #end(): Effects {
    const s = this.#state;
    for (const context of s.pdcs.all()) {
      if (context.queue.length > 0 && context.records.size === 0 && !isInRange(s, context)) fail(s, context, 'no_psn');
    }
    if (s.needy.size > 0) placeAll(s);
    return s.take();
  }
}

function earlier<T extends { readonly at: number }>(a: T | undefined, b: T | undefined): T | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.at < a.at ? b : a;
}

function viewOf(context: Context): InitiatorPdc {
  const { pdcid, tuple, state, peerPdcid, startPsn, next, oldest, cack, clearPsn, peerRange, queue, recovery, isBusy } =
    context;
  return {
    pdcid,
    tuple,
    state,
    peerPdcid,
    startPsn,
    next,
    oldest,
    cackPsn: cack,
    clearPsn,
    peerRange,
    queued: queue.length,
    isBusy,
    inRecovery: recovery.on,
    recoveryPsn: recovery.psn,
    markPsn: recovery.mark,
    outstanding: [...context.records.values()].map(({ psn, state, sendings }) => ({ psn, state, sendings })),
  };
}
