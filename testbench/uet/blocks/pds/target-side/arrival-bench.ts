/**
 * The testbench of the arrival side of the PDS target: drives one clock after the other, and holds all that is shown
 * against the golden model.
 */
import assert from 'node:assert/strict';
import { pdsArrivalLatency } from '../../../../../rtl-gen/uet/pds/target-side/arrival/latency.ts';
import { pdcTrackerLatency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import {
  type Arrival,
  type PdcView,
  type PdsPacket,
  type PdsResponse,
  PdsTarget,
  type PdsTargetOptions,
  type Question,
  type Reply,
  refusalOf,
  type Verdict,
} from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { type NamedPorts, namedPorts } from './field-ports.ts';
import type { ClockIn, ClockOut } from './target-bench.ts';
import { type Fields, requestFields } from './target-fields.ts';

/** From a packet to the first event that comes after it: what the tracker's queries of that event see of arrivals. */
const order = pdsArrivalLatency.tracked + pdcTrackerLatency.cackClear - pdcTrackerLatency.cackResponse;

/** The lags of the golden model, counted from an event's place among the packets. */
export const arrivalLags = {
  window: pdcTrackerLatency.cackResponse + pdcTrackerLatency.windowQuery - pdsArrivalLatency.tracked + order,
  duplicate: pdcTrackerLatency.duplicateResponse - pdsArrivalLatency.tracked + order,
};

/** The model is so many clocks after: then all that is to be compared with a packet has been shown. */
const behind = 32;
/** Clocks from the end of a PDC to `forget`, and from there to where its flags are cleared. */
const forgetAfter = 64;

/** What one clock had at the ports. */
interface Seen {
  readonly now: number;
  readonly packet: PdsPacket | undefined;
  readonly response: PdsResponse | undefined;
  readonly fail: number | undefined;
  readonly busy: { readonly pdcid: number; readonly busy: boolean } | undefined;
  readonly shown: Fields;
}

export class ArrivalBench {
  readonly golden: PdsTarget;
  readonly verdicts = new Map<Verdict, number>();
  clocks = 0;
  readonly #t: TestContext;
  readonly #ports: NamedPorts;
  readonly #outputs: readonly { readonly valid: string; readonly names: readonly string[] }[];
  readonly #seen: Seen[] = [];
  readonly #questions = new Map<number, Question>();
  /** What the tracker is driven with in clocks to come. */
  readonly #queries = new Map<number, { readonly pdc: number; readonly psn: number }>();
  /** A PDC that has ended, until its context is forgotten; and those before it. */
  #dying: { readonly pdcid: number; readonly from: number } | undefined;
  readonly #forgotten = new Set<number>();
  #ending: { readonly pdcid: number; readonly pending: boolean; taken: boolean } | undefined;
  #tick = 0;
  #reply: Fields | undefined;
  #now = 0;

  constructor(t: TestContext, options: PdsTargetOptions) {
    this.#t = t;
    this.#ports = namedPorts(t.dut);
    const registers = { ...options.registers, newPdcTime: 0, lingerTime: 0, closeReqTime: 0 };
    this.golden = new PdsTarget({ ...options, registers, housekeeping: 'told', lags: arrivalLags });
    const names = [...t.dut.ports].map(({ name }) => name);
    this.#outputs = groups.map(([group, valid]) => ({
      valid: `${group}_${valid}`,
      names: names.filter((name) => name.startsWith(`${group}_`)),
    }));
  }

  /** Sets the registers, and waits for `ready`. */
  async begin(): Promise<void> {
    const { registers } = this.golden;
    const set = (name: string, value: number | boolean): void => this.#ports.set(name, value);
    set('registers_ack_on_ecn', registers.ackOnEcn);
    set('registers_ack_per_packet', registers.ackPerPacket);
    set('registers_ack_tail', registers.ackTail);
    set('registers_ack_gen_trigger', registers.ackGenTrigger);
    set('registers_ack_gen_min_add', registers.ackGenMinAdd);
    set('quarantine_time', registers.quarantineTime);
    for (const name of ['request', 'response', 'query', 'fail', 'forget', 'end']) set(`${name}_valid`, 0);
    // Whoever keeps these flags clears them.
    for (let pdc = 0; pdc < this.golden.settings.contexts || this.#ports.get('request_ready') === 0; pdc++) {
      set('busy_write_enable', 1);
      set('busy_write_flag', 0);
      set('busy_write_pdc', pdc % this.golden.settings.contexts);
      assert.equal(this.#ports.get('verdict_valid'), 0, 'a verdict before ready');
      await this.#t.rising();
    }
  }

  /** One clock: drives, and passes its edge; the comparison follows. */
  async clock(inputs: ClockIn): Promise<ClockOut> {
    const { packet, command } = inputs;
    const clock = this.clocks;
    // What answers: the question that comes in this clock before a response of SES.
    this.#drivePacket(packet);
    const asks = this.#ports.get('ask_valid') === 1 && this.#ports.field('ask_about') !== 'nack';
    const response = asks ? undefined : inputs.response;
    const forgotten = this.#driveEvent(clock, response);
    const fail = command?.kind === 'close_in_error' && this.golden.pdc(command.pdcid) ? command.pdcid : undefined;
    const busy = command?.kind === 'return_busy' ? this.#busyOf(command) : undefined;
    this.#driveMarks(forgotten, fail, busy);
    this.#driveEnd();
    assert.equal(this.#ports.get('request_ready'), 1, 'a packet is not taken');
    const shown = this.#shown();
    this.#seen.push({ now: this.#now, packet, response, fail, busy, shown });
    if (shown.ended_valid) this.#ended(clock, shown);
    this.#reply = undefined;
    if (this.#seen.length > behind) this.#follow();
    this.clocks++;
    if (this.#t.random.chance(0.3)) this.#now += this.#t.random.chance(0.01) ? 60_000 : 1;
    await this.#t.rising();
    return {
      responseTaken: inputs.response !== undefined && response !== undefined,
      commandTaken: command !== undefined,
      verdict: shown.verdict_valid ? (shown.verdict_verdict as Verdict) : undefined,
      deliver: shown.deliver_valid ? deliveryOf(shown) : undefined,
      reply: this.#reply,
    };
  }

  /** Quiet clocks, until everything has been compared. */
  async finish(): Promise<void> {
    for (let i = 0; i <= 2 * behind; i++) await this.clock({ ready: true });
  }

  #drivePacket(packet: PdsPacket | undefined): void {
    this.#ports.set('now', this.#now % 2 ** 17);
    this.#ports.set('request_valid', packet !== undefined);
    if (packet === undefined) return;
    for (const [name, value] of Object.entries(requestFields(packet)))
      this.#ports.set(`request_payload_${name}`, value);
  }

  /** What answers will do: the tracker's response at once, its query when that sees the response. */
  #driveEvent(clock: number, response: PdsResponse | undefined): number | undefined {
    const about = this.#ports.get('ask_valid') === 1 ? this.#ports.field('ask_about') : 'nack';
    const mask = this.golden.settings.contexts - 1;
    const pdcid = response?.pdcid ?? this.#ports.get('ask_pdcid');
    const psn = response?.psn ?? this.#ports.get('ask_psn');
    const isResponse = response !== undefined || about === 'complete';
    const dying = this.#dying;
    const isDying = dying !== undefined && dying.from <= clock;
    const isCurrent = !this.#forgotten.has(pdcid) && !(isDying && dying.pdcid === pdcid);
    if ((response !== undefined || about !== 'nack') && isCurrent) {
      this.#queries.set(clock + pdcTrackerLatency.cackResponse, { pdc: pdcid & mask, psn });
    }
    this.#ports.set('response_valid', isResponse && isCurrent);
    this.#ports.set('response_pdc', pdcid & mask);
    this.#ports.set('response_psn', psn);
    this.#ports.set('response_guaranteed', response?.guaranteed ?? false);
    const query = this.#queries.get(clock);
    this.#queries.delete(clock);
    this.#ports.set('query_valid', query !== undefined);
    this.#ports.set('query_pdc', query?.pdc ?? 0);
    this.#ports.set('query_psn', query?.psn ?? 0);
    this.#ports.set('query_mode', 'note');
    // What a response before the end has begun is looked up first.
    const isAwaited = [...this.#queries.values()].some(({ pdc }) => isDying && pdc === (dying.pdcid & mask));
    const isDue = isDying && !isResponse && query === undefined && !isAwaited;
    this.#ports.set('forget_valid', isDue);
    if (!isDue) return undefined;
    this.#ports.set('forget_pdc', dying.pdcid & mask);
    this.#forgotten.add(dying.pdcid);
    this.#dying = undefined;
    return dying.pdcid;
  }

  /** What host or firmware may say of the return space of a PDC: while it is established. */
  #busyOf({ pdcid, busy }: { readonly pdcid: number; readonly busy: boolean }): Seen['busy'] {
    return this.golden.pdc(pdcid)?.state === 'established' ? { pdcid, busy } : undefined;
  }

  #driveMarks(cleared: number | undefined, fail: number | undefined, busy: Seen['busy']): void {
    const mask = this.golden.settings.contexts - 1;
    this.#ports.set('fail_valid', fail !== undefined);
    if (fail !== undefined) this.#ports.set('fail_pdcid', fail);
    this.#ports.set('busy_write_enable', busy !== undefined || cleared !== undefined);
    this.#ports.set('busy_write_pdc', (cleared ?? busy?.pdcid ?? 0) & mask);
    this.#ports.set('busy_write_flag', cleared === undefined && busy?.busy === true);
  }

  /** Ends PDCs that have got so far, and some that have not. */
  #driveEnd(): void {
    const { random } = this.#t;
    if (this.#ending === undefined && this.#dying === undefined && random.chance(0.02)) {
      const able = this.golden.pdcs().filter(({ state }) => state !== 'established' || random.chance(0.02));
      if (able.length > 0) {
        const { pdcid, state } = random.pick(able);
        this.#ending = { pdcid, pending: state === 'pending', taken: false };
      }
    }
    const ending = this.#ending;
    this.#ports.set('end_valid', ending !== undefined && !ending.taken);
    if (ending === undefined) return;
    this.#ports.set('end_payload_pdcid', ending.pdcid);
    this.#ports.set('end_payload_pending', ending.pending);
    if (this.#ports.get('end_ready') === 1) ending.taken = true;
  }

  #ended(clock: number, shown: Fields): void {
    assert.equal(shown.ended_pdcid, this.#ending?.pdcid, 'another PDC has ended');
    if (shown.ended_done) {
      this.#dying = { pdcid: Number(shown.ended_pdcid), from: clock + forgetAfter };
    }
    this.#ending = undefined;
  }

  #at(clock: number): Seen | undefined {
    return this.#seen[clock - this.#tick];
  }

  /** The oldest clock that the model has not seen. */
  #follow(): void {
    const { golden } = this;
    const tick = this.#tick;
    const before = this.#past;
    const [first] = this.#seen;
    golden.tick();
    golden.advance(first!.now);
    if (before?.shown.released_valid) golden.release(Number(before.shown.released_pdcid));
    if (before?.fail !== undefined) this.#fail(before.fail);
    if (before?.busy !== undefined && golden.pdc(before.busy.pdcid)?.state === 'established') {
      golden.command({ kind: 'return_busy', ...before.busy });
    }
    this.#arrive(tick, first!.packet);
    const ended = this.#at(tick + pdsArrivalLatency.ended)!.shown;
    if (ended.ended_valid && ended.ended_done) this.#end(ended);
    this.#event(tick + order);
    this.#past = this.#seen.shift();
    this.#tick++;
  }

  #past: Seen | undefined;

  #fail(pdcid: number): void {
    if (this.golden.pdc(pdcid) !== undefined) this.golden.command({ kind: 'close_in_error', pdcid });
  }

  #end(shown: Fields): void {
    const freed = this.golden.expire(Number(shown.ended_pdcid));
    const { source, local, spdcid, nextStartPsn } = freed!;
    const expected = { source, local, spdcid, next_start_psn: nextStartPsn };
    assert.deepEqual(part(shown, 'ended', Object.keys(expected)), expected, 'a PDC that ends');
  }

  #event(clock: number): void {
    const question = this.#questions.get(clock);
    this.#questions.delete(clock);
    const { response } = this.#at(clock)!;
    const reply = question ? this.golden.answer(question).reply : response && this.golden.respond(response);
    if (reply?.type === 'ack') this.#reply = { type: 'ack', spdcid: reply.spdcid, cack_psn: reply.cackPsn };
  }

  #arrive(tick: number, packet: PdsPacket | undefined): void {
    const { golden } = this;
    const { shown } = this.#at(tick + pdsArrivalLatency.verdict)!;
    const about = `the packet of clock ${tick}`;
    assert.equal(shown.verdict_valid, packet !== undefined, `a verdict on ${about}`);
    if (packet === undefined) {
      for (const name of ['deliver_valid', 'ask_valid', 'route_write_enable', 'account_write_enable', 'timer_valid']) {
        assert.equal(shown[name], false, `${name} without a packet in clock ${tick}`);
      }
      return;
    }
    const before = new Map(golden.pdcs().map((pdc) => [pdc.pdcid, pdc]));
    const clears = (['applied', 'invalid'] as const).map((name) => golden.counters.get(`request_clear_${name}`));
    const arrival = golden.arrive(packet);
    const { verdict, deliver, question, reply } = arrival;
    this.verdicts.set(verdict, (this.verdicts.get(verdict) ?? 0) + 1);
    if (question !== undefined) this.#questions.set(tick + pdsArrivalLatency.verdict, question);
    const [applied, invalid] = (['applied', 'invalid'] as const).map(
      (name, i) => golden.counters.get(`request_clear_${name}`) > clears[i]!,
    );
    assert.equal(shown.verdict_verdict, verdict, `verdict on ${about}`);
    assert.equal(shown.verdict_request_clear, applied ? 'applied' : invalid ? 'invalid' : 'none', `CLEAR of ${about}`);
    assert.deepEqual(shown.deliver_valid ? deliveryOf(shown) : undefined, deliver, `delivery of ${about}`);
    const asked = question ? askOf(question, this.#at(tick)!.now) : reply && nackOf(reply);
    const isAsked = shown.ask_valid ? part(shown, 'ask', Object.keys(asked ?? {})) : undefined;
    assert.deepEqual(isAsked, asked, `what ${about} asks`);
    this.#compareChange(shown, before, about);
  }

  /** What has become of the PDC's state, route and account. */
  #compareChange(shown: Fields, before: ReadonlyMap<number, PdcView>, about: string): void {
    const changed = this.golden.pdcs().filter((pdc) => before.get(pdc.pdcid)?.state !== pdc.state);
    const [pdc] = changed;
    const isNew = pdc !== undefined && !before.has(pdc.pdcid);
    const op = pdc && opOf(pdc, isNew);
    const timer = shown.timer_valid ? [shown.timer_pdcid, shown.timer_op] : undefined;
    assert.deepEqual(timer, op && [pdc.pdcid, op], `timer by ${about}`);
    const route = isNew && {
      pdcid: pdc.pdcid,
      destination: pdc.source,
      local: pdc.local,
      peer_pdcid: pdc.spdcid,
      rod: pdc.rod,
      start_psn: pdc.startPsn,
      pending: pdc.state === 'pending',
    };
    const routed = shown.route_write_enable && part(shown, 'route_write', Object.keys(route || {}));
    assert.deepEqual(routed, route, `route by ${about}`);
    if (!shown.account_write_enable) return;
    const account = this.golden.pdc(Number(shown.account_write_pdcid));
    const units = Math.ceil(Number(shown.account_write_bytes) / 256) % 2 ** 24;
    assert.equal(units, account?.rcvdBytes, `bytes by ${about}`);
  }

  #shown(): Fields {
    const shown: Record<string, Fields[string]> = {};
    for (const { valid, names } of this.#outputs) {
      shown[valid] = this.#ports.get(valid) === 1;
      if (shown[valid]) for (const name of names) shown[name] = this.#ports.field(name);
    }
    return shown;
  }
}

/** What is shown, and what says that it counts. */
const groups = [
  ...['verdict', 'deliver', 'ask', 'timer', 'ended', 'released'].map((name) => [name, 'valid'] as const),
  ...['route_write', 'account_write'].map((name) => [name, 'enable'] as const),
] as const;

const part = (shown: Fields, prefix: string, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, shown[`${prefix}_${name}`]!]));

const deliveryOf = (shown: Fields): NonNullable<Arrival['deliver']> => {
  const { pdcid, psn, rod } = part(shown, 'deliver', ['pdcid', 'psn', 'rod']);
  const cookie = part(shown, 'deliver_cookie', ['ack', 'ce', 'retx', 'entropy', 'time']);
  return { pdcid, psn, rod, cookie } as unknown as NonNullable<Arrival['deliver']>;
};

const opOf = (pdc: PdcView, isNew: boolean): string | undefined => {
  if (pdc.state === 'pending') return 'new_pdc';
  if (pdc.state === 'established') return isNew ? undefined : 'stop';
  return 'linger';
};

/** What a question is in the hardware's record; fields that say nothing are left out. */
function askOf({ about, packet, context, cookie, verdict }: Question, now: number): Fields {
  const { kind, trimmed, psn, source, local, spdcid } = packet;
  const route = { pdcid: context.pdcid, psn, destination: source, local, peer_pdcid: spdcid };
  const { ack, ce, retx, entropy, time } = cookie;
  assert.equal(time, now % 2 ** 17);
  const told = {
    ...route,
    cookie_ack: ack,
    cookie_ce: ce,
    cookie_retx: retx,
    cookie_entropy: entropy,
    cookie_time: time,
  };
  if (about === 'complete') return { about, ...told };
  if (about === 'stored') return { about, ...told, by_ack_req: kind === 'ack_req' };
  if (about === 'follows') return { about, ...told, payload: 0, nack_code: nackCodes.code[refusalOf(verdict)] };
  if (about === 'probe') return { about, ...told, opaque: packet.opaque, payload: packet.payload };
  const isAckReq = kind === 'ack_req';
  const hasDefault = isAckReq || (kind === 'request' && trimmed === 'none');
  const message = { message_id: isAckReq ? packet.payload & 0xffff : packet.messageId, job_id: packet.jobId };
  return { about: 'again', ...told, default_response: hasDefault, ...(hasDefault ? message : {}) };
}

/** The fields of a NACK in the hardware's record. */
function nackOf(reply: Reply): Fields {
  assert.equal(reply.type, 'nack');
  if (reply.type !== 'nack') return {};
  const { destination, local, entropy, spdcid, dpdcid, m, retx, code, nackPsn, payload } = reply;
  return {
    about: 'nack',
    pdcid: spdcid,
    psn: nackPsn,
    cookie_ce: m,
    cookie_retx: retx,
    cookie_entropy: entropy,
    destination,
    local,
    peer_pdcid: dpdcid,
    payload,
    nack_code: addPsn(nackCodes.code[code], 0),
  };
}
