/**
 * The golden initiator on its desk, and the hardware beside it: each is told the same, one thing after the other, and
 * what leaves them is compared whenever nothing is under way.
 */
import assert from 'node:assert/strict';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type {
  CongestionEvent,
  Context,
  Limit,
  PdcPacket,
  PeerAck,
  PeerControl,
  PeerEvent,
  PeerNack,
  SendRequest,
} from '../../../golden/pds/initiator/index.ts';
import { removedBy } from '../../../golden/pds/initiator/index.ts';
import { Desk, type DeskOptions } from '../../../golden/pds/initiator/testing/desk.ts';
import type { Fields } from '../target-side/target-fields.ts';
import {
  countsOf,
  hardwareHeard,
  hardwareNews,
  hardwarePacket,
  modelHeard,
  modelPacket,
  placeOf,
  responseText,
} from './desk-views.ts';
import { type HardwareSend, InitiatorBench, type InitiatorIn, type InitiatorOut } from './initiator-bench.ts';
import { responseFields } from './initiator-fields.ts';
import { InitiatorTables } from './initiator-tables.ts';
import { assertAsModel, assertClosed, assertCopiesAgree } from './tables-agree.ts';

/** Clocks in which nothing leaves after which nothing is under way: CLOSE_CMD waits for 256. */
const quietClocks = 400;
/** After so many clocks what is offered is not taken any more, and what leaves does not end. */
const patience = 5000;
/** A timer is found so many clocks late at most: a round of the records, and one of the places. */
const late = 600;

const codeOf = (name: string): number => {
  const codes: Readonly<Record<string, number>> = { ...nackCodes.code, ...failureCodes };
  const code = codes[name];
  if (code === undefined) throw new RangeError(`${name} is no code`);
  return code;
};

/** What hardware is told: in one clock, or what a congestion control context is permitted from then on. */
interface Told extends InitiatorIn {
  readonly permits?: { readonly ccc: number; readonly limit: Limit };
}

export class DeskPair {
  readonly desk: Desk;
  /** What both sent, said and told since the last look at it. */
  readonly bench: InitiatorBench;
  /** Values are compared where they are chosen by nothing but the order of sendings. */
  readonly #isPickedInOrder: boolean;
  readonly #holds: boolean;
  readonly #inputs: Told[] = [];
  readonly #opened = new Set<number>();
  readonly #seen = { outcomes: 0, pdcs: 0, congestion: 0, recoveries: 0 };

  private constructor(
    t: TestContext,
    { cwnd = 2 ** 30, pick = (entropy) => ({ entropy }), ...options }: DeskOptions,
    isPickedInOrder: boolean,
    holds: boolean,
  ) {
    this.#holds = holds;
    this.#tables = InitiatorTables.of(t.dut);
    this.desk = new Desk({ cwnd, pick, ...options });
    this.#isPickedInOrder = isPickedInOrder;
    let sendings = 0;
    this.bench = new InitiatorBench(t, {
      registers: this.desk.model.registers,
      cwnd,
      pick: () => pick(++sendings).entropy,
    });
    const { model } = this.desk;
    const [submit, receive, close, limit] = [model.submit, model.receive, model.close, model.limit];
    model.submit = (send) => {
      const effects = submit.call(model, send);
      this.#open();
      const at = model.pdcs().find(({ tuple }) => tuple === send.tuple);
      if (at === undefined) return effects;
      this.#inputs.push({ send: hardwareSend(placeOf(at.pdcid), send) });
      const open = this.#openMessages.get(at.pdcid) ?? 0;
      this.#openMessages.set(at.pdcid, open + Number(send.first) - Number(send.last));
      return effects;
    };
    model.receive = (event) => {
      this.#inputs.push({ peer: event as PeerAck | PeerNack | PeerControl });
      this.#tookBack ||= isOfShown(model.contexts(), event);
      return receive.call(model, event);
    };
    model.close = (pdcid) => {
      this.#inputs.push({ close: placeOf(pdcid) });
      return close.call(model, pdcid);
    };
    const [openReturn, submitReturn, endReturn] = [model.openReturn, model.submitReturn, model.endReturn];
    const { conclude } = model;
    model.openReturn = (space) => {
      const effects = openReturn.call(model, space);
      this.#open();
      return effects;
    };
    model.submitReturn = (pdcid, send) => {
      this.#inputs.push({ send: hardwareSend(placeOf(pdcid), send) });
      return submitReturn.call(model, pdcid, send);
    };
    model.endReturn = (pdcid) => {
      this.#inputs.push({ close: placeOf(pdcid) });
      return endReturn.call(model, pdcid);
    };
    model.conclude = (pdcid, message) => {
      this.#inputs.push({ conclude: placeOf(pdcid) });
      return conclude.call(model, pdcid, message);
    };
    model.limit = (ccc, permits) => {
      if (this.#isLimited) this.#inputs.push({ permits: { ccc, limit: permits } });
      limit.call(model, ccc, permits);
    };
  }

  #isLimited = false;
  /** What is to move once nothing enters the pipe; what has moved. */
  #moves = 0;
  #moved = 0;
  #movedPdc: number | undefined;
  readonly #tables: InitiatorTables | undefined;
  /** Messages of PDCs that lack their last packet, by PDCID. */
  readonly #openMessages = new Map<number, number>();
  #flight = 0;
  /** Something has gone back, of which congestion control hears otherwise. */
  #isApart = false;
  /** A NACK has taken back what SACK had shown. */
  #tookBack = false;

  /**
   * Hardware that is through its reset beside a new model. Where its time `holds`, it stands still but for what is
   * waited: times are compared to the clock, packets in any order, as the sweep of records finds them.
   */
  static async make(t: TestContext, options: DeskOptions = {}, holds = false): Promise<DeskPair> {
    const pair = new DeskPair(t, options, options.pick === undefined && !holds, holds);
    await pair.bench.begin();
    return pair;
  }

  /** A step of the desk, and what leaves then: as `said`. */
  ack(...of: Parameters<Desk['ack']>): Promise<string[]> {
    this.desk.ack(...of);
    return this.said();
  }

  nack(...of: Parameters<Desk['nack']>): Promise<string[]> {
    this.desk.nack(...of);
    return this.said();
  }

  submit(...of: Parameters<Desk['submit']>): Promise<string[]> {
    this.desk.submit(...of);
    return this.said();
  }

  control(...of: Parameters<Desk['control']>): Promise<string[]> {
    this.desk.control(...of);
    return this.said();
  }

  give(...of: Parameters<Desk['give']>): Promise<string[]> {
    this.desk.give(...of);
    return this.said();
  }

  close(...of: Parameters<Desk['close']>): Promise<string[]> {
    this.desk.close(...of);
    return this.said();
  }

  /** What congestion control permits from now on. */
  limit(window: number, fields: Partial<Limit> = {}): void {
    this.#isLimited = true;
    this.desk.limit(window, fields);
  }

  /** Time passes, for hardware in one step; with each look at what leaves it is some thousand clocks ahead. */
  async wait(time: number): Promise<string[]> {
    const before = await this.said();
    assert.deepEqual({ waitsToBeSent: before }, { waitsToBeSent: [] });
    this.desk.wait(time);
    this.bench.now = (this.bench.now + time) % 2 ** 32;
    return this.#compare(late);
  }

  /** Time that `holds` goes on, so far at most, up to what is due first. */
  async waitForNext(most: number): Promise<string[]> {
    const { model } = this.desk;
    const start = model.time;
    const effects = model.step(start + most);
    this.bench.now = (this.bench.now + model.time - start) % 2 ** 32;
    if (effects === undefined) return [];
    this.desk.take(effects);
    this.desk.wait(0);
    return this.#compare(late);
  }

  /** What leaves now, the same of both: as `Desk.said`. */
  said(): Promise<string[]> {
    // What is due as an event has it begin, its time having passed before, is due now.
    if (this.#holds) this.desk.wait(0);
    return this.#compare(0);
  }

  /**
   * The same, where the one PDC takes itself to have sent so many packets more, a multiple of its slots, from so many
   * PSNs before, where the engine shows the tables. What leaves fills the queue of packets, which is not read for a
   * while, so that no event is in the pipe then: 64 packets at least.
   */
  saidFrom(moves: number): Promise<string[]> {
    this.#moves = moves;
    return this.said();
  }

  /** The same in any order, where the sweep of records finds it, which goes round so often at most. */
  found(rounds = 1): Promise<string[]> {
    return this.#compare(rounds * late, byPsn);
  }

  async #compare(clocks: number, order = this.#holds ? byPsn : undefined): Promise<string[]> {
    const packets = this.desk.sent() as PdcPacket[];
    const shown: InitiatorOut[] = [];
    const clock = async (inputs: InitiatorIn): Promise<InitiatorOut> => {
      const { now } = this.bench;
      const out = await this.bench.clock(this.#moves > 0 ? { ...inputs, ready: false } : inputs);
      if (this.#holds) this.bench.now = now;
      shown.push(out);
      return out;
    };
    const told = this.#inputs.splice(0);
    const hears = told.some(({ peer }) => peer !== undefined);
    for (const { permits, ...inputs } of told) {
      if (permits !== undefined) {
        // What asked for room before has been refused by then.
        for (let i = 0; i < 16; i++) await clock({});
        this.bench.limit(permits.ccc, permits.limit);
        continue;
      }
      for (let isTaken = false, tries = 0; !isTaken; tries++) {
        assert.ok(tries < patience, `${Object.keys(inputs)} is not taken`);
        const out = await clock(inputs);
        isTaken =
          inputs.peer !== undefined ||
          inputs.conclude !== undefined ||
          out.openTaken ||
          out.sendTaken ||
          out.closeTaken;
      }
      // Each is finished before the next begins.
      if (inputs.send === undefined) for (let i = 0; i < 40; i++) await clock({});
    }
    if (this.#moves > 0) {
      for (let i = 0; i < quietClocks; i++) await clock({});
      this.#move();
    }
    for (let i = 0; i < clocks; i++) await clock({});
    const end = shown.length + patience;
    for (let quiet = 0; quiet < quietClocks; ) {
      assert.ok(shown.length < end, 'something leaves again and again');
      const { packet, outcome, pdc } = await clock({});
      quiet = packet === undefined && outcome === undefined && pdc === undefined ? quiet + 1 : 0;
    }
    const of = (name: 'packet' | 'outcome' | 'pdc' | 'congestion'): Fields[] =>
      shown.map((out) => out[name]).filter((each) => each !== undefined);
    const ordered = (list: Fields[]): Fields[] => order?.(list) ?? list;
    const picked = (fields: Fields): Fields => (this.#isPickedInOrder ? fields : { ...fields, entropy: 0 });
    const left = ordered(of('packet').map(hardwarePacket).map(picked));
    const expected = ordered(packets.map(modelPacket).map(picked));
    const compared = hears && this.#holds ? left.map((packet, i) => withLaterClear(packet, expected[i])) : left;
    assert.deepEqual({ packets: compared }, { packets: expected });
    const { outcomes, pdcs, congestion } = this.desk;
    const byHandle = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[0]) - Number(b[0]);
    const results = outcomes.slice(this.#seen.outcomes).map(({ send, result }) => {
      const { handle, message } = send;
      if (result.kind === 'failed') return [handle, message, 'failed', codeOf(result.code)];
      if (result.kind === 'default_ok' || result.response.kind === 'none') return [handle, message, 'default_ok', 0];
      return [handle, message, 'response', responseText(responseFields(result.response))];
    });
    const ended = of('outcome').map((outcome) => {
      const { handle, message, kind, code } = outcome;
      const what = kind === 'failed' ? code : kind === 'response' ? responseText(outcome) : 0;
      return [Number(handle), Number(message), kind, what];
    });
    assert.deepEqual({ outcomes: ended.sort(byHandle) }, { outcomes: results.sort(byHandle) });
    const news = pdcs.slice(this.#seen.pdcs).map(({ kind, code }) => [kind, code === undefined ? 0 : codeOf(code)]);
    assert.deepEqual({ news: of('pdc').flatMap(hardwareNews) }, { news });
    const heard = congestion.slice(this.#seen.congestion);
    // What goes back with another packet stays in flight in hardware: it is neither withdrawn nor sent.
    const goesBack = packets.some(({ rod }) => rod) || heard.some(({ kind }) => kind === 'withdrawn');
    // The same of what recovery sends again: it is not inferred to be lost either.
    const recoveries = this.desk.model.counters.get('recoveries');
    const recovers = recoveries !== this.#seen.recoveries;
    const untold = ['idle', 'withdrawn', 'readd', ...(goesBack || recovers ? ['sent'] : [])];
    if (recovers) untold.push('inferred');
    // An event's packet may leave before the next event comes, in hardware alone.
    const sorted = (events: Fields[]): Fields[] =>
      events.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    const isCompared = ({ kind }: { readonly kind?: unknown }): boolean => !untold.includes(String(kind));
    assert.deepEqual(
      {
        congestion: sorted(
          of('congestion')
            .filter(isCompared)
            .map((event) => hardwareHeard(event, this.#holds))
            .map(picked),
        ),
      },
      {
        congestion: sorted(
          heard
            .filter(isCompared)
            .map((event) => modelHeard(event, this.#holds))
            .map(picked),
        ),
      },
    );
    const idles = (events: readonly object[]): number[] =>
      (events as readonly Fields[]).filter(({ kind }) => kind === 'idle').map((event) => Number(event.bytes));
    const [idle, known] = [idles(of('congestion')), idles(heard)];
    // Where something has been taken back, hardware may be at rest later, or not before it has sent more.
    if (!this.#tookBack) assert.equal(idle.length, known.length, 'idle');
    // Bytes in flight are the same, whichever event took them out; those above a gap leave with it.
    for (const { kind, bytes } of of('congestion')) this.#flight += change(String(kind), Number(bytes));
    const inFlight = congestion.reduce((sum, { kind, bytes }) => sum + change(kind, bytes), 0);
    this.#isApart ||= goesBack || recovers || heard.some(({ kind }) => kind === 'readd');
    assert.equal(this.bench.count('held_timeout'), this.desk.model.counters.get('held_timeout'), 'held_timeout');
    if (!this.#isApart) {
      assert.deepEqual({ idle }, { idle: known });
      assert.deepEqual(countsOf(this.bench.counts), countsOf(this.desk.model.counters.all()));
      const isOut = this.desk.model.pdcs().some(({ outstanding }) => outstanding.length > 0);
      if (isOut) assert.ok(this.#flight >= inFlight, `${this.#flight} bytes are in flight, and ${inFlight} are out`);
      else assert.equal(this.#flight, inFlight, 'bytes in flight');
    }
    this.#compareTables();
    Object.assign(this.#seen, {
      outcomes: outcomes.length,
      pdcs: pdcs.length,
      congestion: congestion.length,
      recoveries,
    });
    return packets.map((packet) => {
      const kind = packet.retx ? 'retx' : packet.type;
      const isPlaced = ['request', 'noop', 'close_cmd', 'close_req', 'ack_req', 'negotiation'].includes(packet.type);
      return isPlaced ? `${kind} ${this.desk.placeOf(packet)}` : kind;
    });
  }

  /** What hardware keeps is what the model keeps. */
  #compareTables(): void {
    if (this.#tables === undefined) return;
    assertCopiesAgree(this.#tables);
    const { model } = this.desk;
    assertClosed(this.#tables, new Set([...this.#opened].map(placeOf)));
    const lead = this.#holds ? this.bench.now - model.time : undefined;
    for (const context of model.contexts()) {
      const place = placeOf(context.pdcid);
      const open = this.#openMessages.get(context.pdcid) ?? 0;
      assertAsModel(this.#tables, place, context, {
        lead,
        open,
        moved: context.pdcid === this.#movedPdc ? this.#moved : 0,
      });
    }
  }

  #move(): void {
    const tables = this.#tables;
    const context = this.desk.model.contexts().find(({ pdcid }) => tables?.canMove(placeOf(pdcid)));
    if (tables !== undefined && context !== undefined) {
      tables.move(placeOf(context.pdcid), this.#moves);
      this.#moved = (context.pdcid === this.#movedPdc ? this.#moved : 0) + this.#moves;
      this.#movedPdc = context.pdcid;
    }
    this.#moves = 0;
  }

  /** PDCs that the model has opened. */
  #open(): void {
    for (const { pdcid, peerPdcid, tuple, startPsn } of this.desk.model.pdcs()) {
      if (this.#opened.has(pdcid)) continue;
      this.#opened.add(pdcid);
      const { mode, destination, local } = tuple;
      const open = {
        place: placeOf(pdcid),
        pdcid,
        rod: mode === 'rod',
        roce: mode === 'roce',
        destination,
        local,
        startPsn,
        ...((pdcid & 0x8000) === 0 ? { peer: peerPdcid } : {}),
      };
      this.#inputs.push({ open: { ...open, ccc: 0, starts: this.#opened.size === 1 } });
    }
  }
}

/** A NACK of a packet that SACK has shown. */
const isOfShown = (contexts: readonly Context[], event: PeerEvent): boolean =>
  event.type === 'nack' &&
  'psn' in event.refused &&
  contexts.find(({ pdcid }) => pdcid === event.dpdcid)?.records.get(event.refused.psn)?.state === 'sacked';

const byPsn = (packets: Fields[]): Fields[] =>
  packets.sort((a, b) => Number(a.psn) - Number(b.psn) || (String(a.kind) < String(b.kind) ? -1 : 1));

/** What an ACK answers is free when the walk comes to it: what the same ACK lets go says an older CLEAR_PSN. */
function withLaterClear(packet: Fields, expected: Fields | undefined): Fields {
  const known = Number(expected?.clearOffset);
  return packet.psn === expected?.psn && Number(packet.clearOffset) < known
    ? { ...packet, clearOffset: known }
    : packet;
}

/** How an event changes what is in flight. */
const change = (kind: string, bytes: number): number =>
  kind === 'sent' ? bytes : -removedBy({ kind, bytes, ccc: 0, entropy: 0, ecn: false } as CongestionEvent);

const hardwareSend = (place: number, send: SendRequest): HardwareSend => {
  const { handle, message, first, last, length, size, expects } = send;
  // A target negotiates nothing: at the place of a return space this kind is CLOSE_REQ.
  const kind = send.kind === 'close_req' ? 'negotiation' : send.kind;
  return {
    place,
    kind,
    handle: send.payload ?? handle,
    message,
    first,
    last,
    length,
    size,
    ...(expects === undefined ? {} : { expects }),
  };
};
