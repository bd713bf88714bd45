/**
 * The testbench of a PDS target's answers: golden's arrivals ask, the hardware answers as golden does, in every clock.
 */
import assert from 'node:assert/strict';
import { type AnswersOptions, answersLatency } from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { storeWays } from '../../../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import {
  type Ack,
  type Arrival,
  type Cookie,
  type Delivery,
  type PdsCommand,
  type PdsPacket,
  type PdsResponse,
  PdsTarget,
  type Question,
  type Reply,
  refusalOf,
} from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { type NamedPorts, namedPorts } from './field-ports.ts';
import { replyFields } from './target-fields.ts';

/** What happens in one clock, besides what the arrivals of clocks before ask. */
export interface AnswersClock {
  readonly packet?: PdsPacket | undefined;
  /** Offered; taken where `takes` of the clock says so. */
  readonly response?: PdsResponse | undefined;
  readonly control?: Extract<PdsCommand, { kind: 'close' | 'request_clear' }> | undefined;
  readonly forget?: number | undefined;
  /** This PDC is to be closed; has ended. */
  readonly request_close?: number | undefined;
  /** The request of this context is over, as its PDC is; not in a clock with a request. */
  readonly retires?: number | undefined;
  readonly end?: number | undefined;
  readonly takesReply: boolean;
  /** Clocks of 128 ns since the last one. */
  readonly passes?: number;
}

/** What was taken of the offers of a clock, and what the packets of it brought. */
export interface AnswersTaken {
  readonly response: boolean;
  readonly control: boolean;
  readonly forget: boolean;
  readonly delivery?: Delivery | undefined;
}

/** What answers count. */
export const answerEvents = [
  ...(['stored_response', 'ack_req_stored', 'gtd_resp_unavail', 'ack_with_data'] as const),
  ...(['response_stale', 'command_ignored', 'guaranteed_not_stored'] as const),
];

/** Clocks from an arrival to what it asks. */
export const askLatency = 7;

type Fields = Readonly<Record<string, unknown>>;

/** An event that has begun, with the reply that golden gives. */
interface Begun {
  readonly clock: number;
  reply: Reply | undefined;
  readonly isAsk: boolean;
  readonly counts: readonly string[];
  /** An ACK_CC's SACK is looked at later. */
  observe: Ack | undefined;
}

/**
 * Sets of the store, as the hardware chooses them: low bits of the PSN, and over them bits of the context, turned
 * round.
 */
export const storeSetOf =
  ({ contexts, guaranteedEntries }: { readonly contexts: number; readonly guaranteedEntries: number }) =>
  (pdcid: number, psn: number): number => {
    const bits = Math.log2(guaranteedEntries / storeWays);
    const index = pdcid & (contexts - 1);
    let set = psn & (2 ** bits - 1);
    for (let i = 0; i < bits; i++) set ^= ((index >> i) & 1) << (bits - 1 - i);
    return set;
  };

/** Made after reset; waits for `ready` in its first `clock`. */
export class AnswersBench {
  readonly target: PdsTarget;
  /** What has happened, by words such as `nack rcvd_ses_procg`. */
  readonly seen = new Set<string>();
  now = 0;
  readonly #t: TestContext;
  readonly #options: AnswersOptions;
  readonly #ports: NamedPorts;
  readonly #asks = new Map<
    number,
    { readonly packet: PdsPacket; readonly arrival: Arrival; readonly account: Account }
  >();
  readonly #begun: Begun[] = [];
  /** Replies that the hardware owes, in order. */
  readonly #owed: Begun[] = [];
  #isReady = false;

  constructor(t: TestContext, options: AnswersOptions) {
    const { contexts, window, guaranteedEntries, sackBase, sackAlign, ackForm } = options;
    this.#t = t;
    this.#ports = namedPorts(t.dut);
    this.#options = options;
    this.target = new PdsTarget({
      contexts,
      window,
      guaranteedEntries,
      store: { ways: storeWays, setOf: storeSetOf(options) },
      housekeeping: 'told',
      policies: { sackBase, sackAlign, ackForm },
      registers: { lingerTime: 0, quarantineTime: 0, ackGenTrigger: 4096, ackTail: false },
      // A query is eight clocks after its event, and windows follow it twelve clocks later; marks are made three clocks
      // after it, and seen three later.
      lags: { window: answersLatency.query + 12, duplicate: answersLatency.mark + 3 },
    });
  }

  /** One clock: compares what is shown in it, then passes its edge. */
  async clock(inputs: AnswersClock): Promise<AnswersTaken> {
    if (!this.#isReady) await this.#becomeReady();
    const { target } = this;
    const clock = this.now;
    target.advance(target.time + (inputs.passes ?? 0));
    this.#ports.set('now', target.time % 2 ** 17);
    const delivery = this.#arrive(inputs.packet);
    const due = this.#asks.get(clock - askLatency);
    this.#asks.delete(clock - askLatency);
    this.#driveAsk(due);
    if (inputs.request_close !== undefined) target.command({ kind: 'close', pdcid: inputs.request_close });
    const retires = inputs.retires === undefined ? undefined : { pdc: inputs.retires, flag: 0 };
    this.#setAll(
      'close_write',
      inputs.request_close === undefined ? retires : { pdc: this.indexOf(inputs.request_close), flag: 1 },
    );
    if (inputs.end !== undefined) target.expire(inputs.end);
    this.#setAll('ended', inputs.end === undefined ? undefined : { pdcid: inputs.end }, 'valid');
    const taken = this.#offer(inputs);
    this.#sweep();
    this.#begin(clock, due, taken.response ? inputs.response : undefined, taken.control ? inputs.control : undefined);
    this.#observe(clock);
    this.#count(clock);
    this.#ports.set('reply_ready', Number(inputs.takesReply));
    this.#reply(inputs.takesReply);
    target.tick();
    this.now++;
    await this.#t.rising();
    return { ...taken, delivery };
  }

  /** Clocks without inputs, until everything is answered. */
  async drain(clocks = 40): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.clock({ takesReply: true });
    while (this.#owed.length > 0) await this.clock({ takesReply: true });
  }

  /** Replies that have not come yet. */
  get owed(): number {
    return this.#owed.length;
  }

  indexOf(pdcid: number): number {
    return pdcid & (this.#options.contexts - 1);
  }

  async #becomeReady(): Promise<void> {
    const idle = { arrival: undefined, ask: undefined, ended: undefined } as const;
    for (const name of Object.keys(idle)) this.#setAll(name, undefined, 'valid');
    for (const name of ['route_write', 'account_write', 'close_write']) this.#setAll(name, undefined);
    for (const name of ['response', 'control', 'forget']) this.#ports.set(`${name}_valid`, 0);
    this.#ports.set('reply_ready', 0);
    const { mpr, rcvCwndPend, restoreCwnd } = this.target.registers;
    this.#setFields('registers', { mpr, rcv_cwnd_pend: rcvCwndPend, restore_cwnd: restoreCwnd });
    for (let i = 0; this.#ports.get('ready') === 0; i++) {
      assert.ok(i < 1000, 'it is never ready');
      // Housekeeping takes all requests back.
      this.#setAll('close_write', i < this.#options.contexts ? { pdc: i, flag: 0 } : undefined);
      await this.#t.rising();
    }
    this.#isReady = true;
  }

  /** Golden judges the packet; the tracker's pipe is told what a judge would tell it. */
  #arrive(packet: PdsPacket | undefined): Delivery | undefined {
    if (packet === undefined) {
      this.#setAll('arrival', undefined, 'valid');
      return undefined;
    }
    const { target } = this;
    const arrival = target.arrive(packet);
    const pdcid = arrival.deliver?.pdcid ?? arrival.question?.context.pdcid ?? (packet.syn ? 0 : packet.dpdcid);
    const pdc = target.pdc(pdcid);
    const isOwn = pdc !== undefined && !arrival.verdict.endsWith('mismatch');
    const isSequenced = ['request', 'noop', 'negotiation', 'close_cmd'].includes(packet.kind);
    const tracks = isOwn && (isSequenced || packet.kind === 'clear_cmd');
    const isClear = packet.kind === 'clear_cmd';
    const input = tracks && {
      pdc: this.indexOf(pdcid),
      create: arrival.verdict === 'created',
      pends: 0,
      rod: pdc.rod,
      origin: addPsn(pdc.startPsn, -1),
      psn: packet.psn,
      sequenced: isSequenced,
      closes: packet.kind === 'close_cmd',
      acceptable: isSequenced,
      opens: 0,
      clears: isClear || (packet.kind === 'request' && packet.clearOffset <= 0),
      clear: isClear ? packet.payload : addPsn(packet.psn, packet.clearOffset),
      failed: 0,
      return_busy: 0,
    };
    this.#setAll('arrival', input || undefined, 'valid');
    const takes = ['created', 'accepted', 'closed'].includes(arrival.verdict);
    const bytes = takes ? (this.#bytes.get(pdcid) ?? 0) + (packet.kind === 'request' ? packet.size : 0) : undefined;
    if (bytes !== undefined) this.#bytes.set(pdcid, bytes);
    const isNew = arrival.verdict === 'created';
    this.#asks.set(this.now, { packet, arrival, account: { pdcid, bytes, start: isNew ? pdc?.startPsn : undefined } });
    return arrival.deliver;
  }

  readonly #bytes = new Map<number, number>();

  /** What an arrival of some clocks ago asks, and what it has changed. */
  #driveAsk(due: { packet: PdsPacket; arrival: Arrival; account: Account } | undefined): void {
    const { packet, arrival, account } = due ?? {};
    const isNew = account?.start !== undefined && packet !== undefined;
    this.#setAll(
      'route_write',
      isNew
        ? {
            pdcid: account.pdcid,
            destination: packet.source,
            local: packet.local,
            peer_pdcid: packet.spdcid,
            rod: packet.rod,
            start_psn: account.start,
            pending: 0,
          }
        : undefined,
    );
    const counted = account?.bytes === undefined ? undefined : { pdcid: account.pdcid, bytes: account.bytes >>> 0 };
    this.#setAll('account_write', counted);
    const ask = packet && arrival && askOf(packet, arrival);
    this.#setAll('ask', ask, 'valid');
  }

  #offer({ response, control, forget }: AnswersClock): Omit<AnswersTaken, 'delivery'> {
    const offer = (name: string, payload: Fields | number | undefined): void => {
      this.#ports.set(`${name}_valid`, Number(payload !== undefined));
      if (payload === undefined) return;
      if (typeof payload === 'number') this.#ports.set(`${name}_payload`, payload);
      else this.#setFields(`${name}_payload`, payload);
    };
    offer(
      'response',
      response && {
        pdcid: response.pdcid,
        psn: response.psn,
        cookie: { ...response.cookie },
        guaranteed: response.guaranteed,
        plain_ok: response.plainOk,
        handle: response.handle,
        next_hdr: response.nextHdr,
      },
    );
    const isClose = control?.kind === 'close';
    offer(
      'control',
      control && {
        kind: isClose ? 'close_req' : 'clear_req',
        pdcid: control.pdcid,
        psn: isClose ? control.psn : this.#t.random.word(),
      },
    );
    offer('forget', forget);
    const takes = (name: string, payload: unknown): boolean =>
      payload !== undefined && this.#ports.get(`${name}_ready`) === 1;
    return {
      response: takes('response', response),
      control: takes('control', control),
      forget: takes('forget', forget),
    };
  }

  /** Entries that the hardware gives back: golden knows whether it may. */
  #sweep(): void {
    if (this.#ports.get('released_valid') !== 1) return;
    const of = (name: string): number => Number(this.#ports.port(`released_${name}`).get());
    this.seen.add('released');
    assert.equal(of('handle'), this.target.sweep(of('pdcid'), of('psn')).handle);
  }

  #begin(
    clock: number,
    due: { packet: PdsPacket; arrival: Arrival } | undefined,
    response: PdsResponse | undefined,
    control: AnswersClock['control'],
  ): void {
    const { target } = this;
    const counted = ['response_stale', 'command_ignored', 'guaranteed_not_stored'] as const;
    const before = counted.map((name) => target.counters.get(name));
    let reply: Reply | undefined;
    const counts: string[] = [];
    const isAsk = due !== undefined && (due.arrival.question ?? due.arrival.reply) !== undefined;
    if (isAsk) {
      const { question } = due.arrival;
      const outcome = question ? target.answer(question) : due.arrival;
      ({ reply } = outcome);
      if (question?.about === 'stored') counts.push(outcome.verdict.replace('nack_', ''));
    } else if (response !== undefined) reply = target.respond(response);
    else if (control !== undefined) reply = target.command(control);
    else return;
    counts.push(...counted.filter((name, i) => target.counters.get(name) !== before[i]));
    const observe = reply?.type === 'ack' && reply.state ? reply : undefined;
    const begun: Begun = { clock, reply, isAsk, counts, observe };
    this.#begun.push(begun);
    if (reply !== undefined) this.#owed.push(begun);
  }

  #observe(clock: number): void {
    for (const begun of this.#begun) {
      if (begun.clock !== clock - answersLatency.sack || begun.observe === undefined) continue;
      const { sackBitmap } = this.target.observe(begun.observe, this.target.time);
      begun.reply = { ...begun.observe, state: { ...begun.observe.state!, sackBitmap } };
    }
    while (this.#begun[0] !== undefined && this.#begun[0].clock <= clock - answersLatency.sack) this.#begun.shift();
  }

  #count(clock: number): void {
    const begun = this.#begun.find((b) => b.clock === clock - answersLatency.counts);
    for (const name of begun?.counts ?? []) this.seen.add(name);
    const shown = answerEvents.filter((name) => this.#ports.get(`counts_${name}`) === 1);
    assert.deepEqual(shown, begun?.counts ?? [], `counts in clock ${clock}`);
    if (this.#ports.get('counts_reply_dropped') !== 1) return;
    assert.ok(begun?.reply !== undefined && begun.isAsk, `in clock ${clock} what is no ask is dropped`);
    const owed = this.#owed.indexOf(begun);
    assert.ok(
      owed >= (3 * this.#options.replyDepth) / 4 - answersLatency.counts,
      `in clock ${clock} a reply is dropped without need`,
    );
    this.#owed.splice(owed, 1);
    this.seen.add('dropped');
  }

  #reply(takes: boolean): void {
    if (this.#ports.get('reply_valid') !== 1) return;
    const owed = this.#owed[0];
    assert.ok(owed?.reply, `a reply in clock ${this.now} that is not owed`);
    assert.ok(owed.clock + answersLatency.answer < this.now, 'a reply before its time');
    const expected = fieldsOf(owed.reply, owed.counts.includes('guaranteed_not_stored'));
    const shown = Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [name, this.#ports.show(`reply_payload_${name}`, value)]),
    );
    assert.deepEqual(shown, expected, `the reply in clock ${this.now} to the event of clock ${owed.clock}`);
    if (!takes) return;
    this.#owed.shift();
    this.seen.add(wordsOf(owed.reply));
  }

  /** A record with a bit that says whether it counts; what does not is any. */
  #setAll(name: string, fields: Fields | undefined, flag: 'enable' | 'valid' = 'enable'): void {
    this.#ports.set(`${name}_${flag}`, Number(fields !== undefined));
    if (fields !== undefined) this.#setFields(name, fields);
  }

  #setFields(name: string, fields: Fields): void {
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value === 'object') this.#setFields(`${name}_${key}`, value as Fields);
      else this.#ports.set(`${name}_${key}`, value as string | number | bigint | boolean);
    }
  }
}

/** What a packet has changed of its PDC: the bytes received, and of a new one the start PSN. */
interface Account {
  readonly pdcid: number;
  readonly bytes: number | undefined;
  readonly start: number | undefined;
}

const abouts = {
  complete: 'complete',
  duplicate: 'again',
  stored: 'stored',
  probe: 'probe',
  follows: 'follows',
} as const;

/** What the arriving side of a target hands over for this arrival. */
function askOf(packet: PdsPacket, { question, reply }: Arrival): Fields | undefined {
  const about = question ? abouts[question.about] : reply?.type === 'nack' ? 'nack' : undefined;
  if (about === undefined) return undefined;
  const isAckReq = packet.kind === 'ack_req';
  const nack = question === undefined && reply?.type === 'nack' ? reply : undefined;
  const cookie: Cookie = question?.cookie ?? {
    ack: true,
    ce: packet.ce,
    retx: packet.retx,
    entropy: packet.entropy,
    time: 0,
  };
  return {
    about,
    pdcid: pdcidOf(question, nack?.spdcid),
    psn: packet.psn,
    cookie: { ...cookie },
    destination: packet.source,
    local: packet.local,
    peer_pdcid: packet.spdcid,
    default_response: isAckReq || (packet.kind === 'request' && packet.trimmed === 'none'),
    message_id: isAckReq ? packet.payload & 0xffff : packet.messageId,
    job_id: packet.jobId,
    by_ack_req: isAckReq,
    opaque: packet.opaque,
    payload: nack ? nack.payload : about === 'follows' ? 0 : packet.payload,
    nack_code:
      question?.about === 'follows'
        ? nackCodes.code[refusalOf(question.verdict)]
        : nack
          ? nackCodes.code[nack.code]
          : 0,
  };
}

const pdcidOf = (question: Question | undefined, nacked: number | undefined): number =>
  question?.context.pdcid ?? nacked ?? 0;

const fieldsOf = (reply: Reply, isLost: boolean): Fields => ({
  ...replyFields(reply),
  ...(reply.type !== 'nack' && reply.type !== 'cp' && isLost && { kept: false }),
});

/** What kind of reply it is. */
function wordsOf(reply: Reply): string {
  if (reply.type === 'cp') return reply.kind;
  if (reply.type === 'nack') return `nack ${reply.code}`;
  const about = 'probeOpaque' in reply.answered ? 'probe' : reply.response.kind;
  return `ack ${about} ${reply.req}`;
}
