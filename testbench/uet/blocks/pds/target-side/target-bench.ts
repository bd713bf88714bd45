/**
 * The testbench of the PDS target: drives one clock after the other, and holds all that is shown against the golden
 * model.
 */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { PortHandle } from '../../../../engine/simulator.ts';
import { stateOf } from '../../../../engine/states.ts';
import type {
  Delivery,
  Freed,
  PdsCommand,
  PdsPacket,
  PdsResponse,
  PdsTargetOptions,
  PdsTargetSettings,
  Verdict,
} from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { type Offer, TargetChecker, type TargetLatency } from './target-checker.ts';
import { type Fields, requestFields, responseFields } from './target-fields.ts';

/** What is offered in one clock. */
export interface ClockIn {
  readonly packet?: PdsPacket | undefined;
  /** Without a packet: what the inputs show that is none. */
  readonly unsent?: PdsPacket | undefined;
  /** Stays offered until it is taken, as a command does. */
  readonly response?: PdsResponse | undefined;
  readonly command?: PdsCommand | undefined;
  /** Replies are taken. */
  readonly ready: boolean;
}

/** What came of it. */
export interface ClockOut {
  readonly responseTaken: boolean;
  readonly commandTaken: boolean;
  /** A PDC fails. */
  readonly failed?: boolean;
  readonly verdict: Verdict | undefined;
  readonly deliver: Delivery | undefined;
  readonly reply: Fields | undefined;
}

/** What the bench drives. */
type Link = 'request' | 'response' | 'command';

const cookieFields = ['ack', 'ce', 'retx', 'entropy', 'time'] as const;

/** Made after reset. */
export class TargetBench {
  readonly checker: TargetChecker;
  /** What was counted besides verdicts, and how often. */
  readonly events = new Map<string, number>();
  now = 0;
  clocks = 0;
  /** Inputs that are not valid stay as they were. */
  isStill = false;
  readonly #t: TestContext;
  readonly #clocksPerUnit: number;
  readonly #ports = new Map<string, PortHandle>();
  readonly #replyFields: readonly string[];
  readonly #idle: Random;
  readonly #payloads: Readonly<Record<Link, readonly PortHandle[]>>;
  /** Of the last packet or response. */
  #psn = 0;
  /** What ACKs offer and ask. */
  #offer: Offer;

  constructor(t: TestContext, options: PdsTargetOptions, clocksPerUnit: number, latency: TargetLatency) {
    this.#t = t;
    this.#clocksPerUnit = clocksPerUnit;
    this.checker = new TargetChecker(options, latency, clocksPerUnit);
    this.#offer = this.settings.registers;
    this.#idle = t.random.fork('idle');
    const portsOf = (link: string) => t.dut.ports.filter(({ name }) => name.startsWith(`${link}_payload_`));
    this.#payloads = { request: portsOf('request'), response: portsOf('response'), command: portsOf('command') };
    this.#replyFields = [...t.dut.ports].map(({ name }) => name).filter((name) => name.startsWith(replyPrefix));
  }

  get settings(): PdsTargetSettings {
    return this.checker.golden.settings;
  }

  /** Sets the registers, by software where there is one, and waits for `ready`. */
  async begin(software?: () => Promise<void>): Promise<void> {
    this.#drive({ ready: false });
    if (software === undefined) this.#setRegisters(this.settings.registers);
    else await software();
    while (this.#get('ready') === 0) {
      for (const name of quietNames) assert.equal(this.#get(name), 0, `${name} before ready`);
      await this.#t.rising();
    }
  }

  /** What ACKs offer and ask from the next clock on. */
  offer({ mpr, rcvCwndPend, restoreCwnd }: Offer): void {
    this.#offer = { mpr, rcvCwndPend, restoreCwnd };
    this.#set('registers_offer_mpr', mpr);
    this.#set('registers_offer_rcv_cwnd_pend', rcvCwndPend);
    this.#set('registers_offer_restore_cwnd', restoreCwnd);
  }

  /** One clock: drives, compares, and passes its edge. */
  async clock(inputs: ClockIn): Promise<ClockOut> {
    this.#drive(inputs);
    assert.equal(this.#get('request_ready'), 1, 'a packet is not taken');
    const responseTaken = inputs.response !== undefined && this.#get('response_ready') === 1;
    const commandTaken = inputs.command !== undefined && this.#get('command_ready') === 1;
    const failed = this.#is('trace_failed_valid');
    const verdict = this.#is('verdict_valid') ? (this.#show('verdict_verdict') as Verdict) : undefined;
    const deliver = this.#is('deliver_valid') ? this.#delivery() : undefined;
    const events = eventNames.filter((name) => this.#is(`events_${name}`));
    const chores = choreNames.filter((name) => this.#is(`housekeeping_events_${name}`));
    const reply = inputs.ready && this.#is('reply_valid') ? this.#reply() : undefined;
    this.checker.push({
      now: this.now,
      offer: this.#offer,
      packet: inputs.packet,
      response: responseTaken ? inputs.response : undefined,
      command: commandTaken
        ? { command: inputs.command!, ignored: this.#is('housekeeping_events_command_ignored') }
        : undefined,
      control: this.#is('trace_control_valid') ? (this.#show('trace_control_kind') as 'clear_req') : undefined,
      verdict,
      clear: verdict && String(this.#show('verdict_request_clear')),
      deliver,
      ended: this.#is('ended_valid') && this.#is('ended_done') ? this.#ended() : undefined,
      failed: failed ? { pdcid: this.#get('trace_failed_pdcid'), byTime: this.#is('trace_failed_by_time') } : undefined,
      released: this.#is('trace_free_valid') ? this.#get('trace_free_pdcid') : undefined,
      swept: this.#is('released_valid')
        ? {
            pdcid: this.#get('released_pdcid'),
            psn: this.#get('released_psn'),
            handle: this.#get('released_handle'),
          }
        : undefined,
      events,
      chores,
      reply,
    });
    for (const name of [...events, ...chores]) this.events.set(name, (this.events.get(name) ?? 0) + 1);
    this.clocks++;
    if (this.clocks % this.#clocksPerUnit === 0) this.now++;
    await this.#t.rising();
    return { responseTaken, commandTaken, failed, verdict, deliver, reply };
  }

  /** Quiet clocks, until the model has seen all that came before; the replies that were taken. */
  async rest(): Promise<Fields[]> {
    const replies: Fields[] = [];
    for (let i = 0; i < 300; i++) {
      const { reply } = await this.clock({ ready: true });
      if (reply !== undefined) replies.push(reply);
    }
    return replies;
  }

  /** At the end: nothing is left that should have been shown. */
  async finish(): Promise<void> {
    await this.rest();
    this.checker.finish();
  }

  #setRegisters(registers: PdsTargetSettings['registers']): void {
    const set = (name: string, value: number | boolean): void => this.#set(`registers_${name}`, value);
    this.offer(registers);
    set('ack_ack_on_ecn', registers.ackOnEcn);
    set('ack_ack_per_packet', registers.ackPerPacket);
    set('ack_ack_tail', registers.ackTail);
    set('ack_ack_gen_trigger', registers.ackGenTrigger);
    set('ack_ack_gen_min_add', registers.ackGenMinAdd);
    set('times_new_pdc', registers.newPdcTime);
    set('times_linger', registers.lingerTime);
    set('times_close_req', registers.closeReqTime);
    set('quarantine', registers.quarantineTime);
  }

  #drive({ packet, unsent, response, command, ready }: ClockIn): void {
    this.#psn = response?.psn ?? packet?.psn ?? this.#psn;
    this.#set('now', this.now % 2 ** 17);
    this.#offered('request', packet && requestFields(packet));
    if (unsent !== undefined) this.#setAll('request_payload_', requestFields(unsent));
    this.#offered('response', response && responseFields(response));
    this.#offered('command', command && commandFields(command, this.#psn));
    this.#set('reply_ready', ready);
  }

  /** With nothing to offer the payload says nothing: it is what was there before, or some of it is anything. */
  #offered(link: Link, fields: Fields | undefined): void {
    this.#set(`${link}_valid`, fields !== undefined);
    if (fields !== undefined) this.#setAll(`${link}_payload_`, fields);
    else if (!this.isStill && this.#idle.chance(0.5)) {
      for (let i = 0; i < 3; i++) {
        const port = this.#idle.pick(this.#payloads[link]);
        port.set(this.#idle.bits(port.width));
      }
      // One that might have come.
      if (link !== 'command') this.#set(`${link}_payload_psn`, addPsn(this.#psn, this.#idle.int(-130, 130)));
    }
  }

  #delivery(): Delivery {
    const cookie = Object.fromEntries(cookieFields.map((name) => [name, this.#show(`deliver_cookie_${name}`)]));
    const pdcid = this.#get('deliver_pdcid');
    return { pdcid, psn: this.#get('deliver_psn'), rod: this.#is('deliver_rod'), cookie } as unknown as Delivery;
  }

  #ended(): Freed {
    const [pdcid, local, spdcid] = [this.#get('ended_pdcid'), this.#get('ended_local'), this.#get('ended_spdcid')];
    const source = BigInt(this.#port('ended_source').get());
    return { pdcid, source, local, spdcid, nextStartPsn: this.#get('ended_next_start_psn') };
  }

  #reply(): Fields {
    return Object.fromEntries(this.#replyFields.map((name) => [name.slice(replyPrefix.length), this.#show(name)]));
  }

  #setAll(prefix: string, fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) this.#set(prefix + name, value);
  }

  #set(name: string, value: Fields[string]): void {
    const port = this.#port(name);
    if (typeof value === 'string') {
      const index = port.states?.findIndex((state) => state.name === value) ?? -1;
      assert(index >= 0, `${name} has no state ${value}`);
      port.set(Number(port.states![index]!.value));
    } else port.set(typeof value === 'boolean' ? Number(value) : value);
  }

  #get(name: string): number {
    return Number(this.#port(name).get());
  }

  #is(name: string): boolean {
    return this.#port(name).get() === 1;
  }

  /** A port's value as `Fields` have it: one bit is a boolean, what has more than 32 bits a bigint. */
  #show(name: string): Fields[string] {
    const port = this.#port(name);
    const value = port.get();
    if (port.states !== undefined) return stateOf(port.states, value)?.name ?? `state ${value}`;
    return port.width === 1 ? value === 1 : value;
  }

  #port(name: string): PortHandle {
    const known = this.#ports.get(name) ?? this.#t.dut.port(name);
    this.#ports.set(name, known);
    return known;
  }
}

/** What answers and housekeeping count. */
const eventNames = [
  'stored_response',
  'ack_req_stored',
  'gtd_resp_unavail',
  'ack_with_data',
  'response_stale',
  'command_ignored',
  'guaranteed_not_stored',
  'reply_dropped',
] as const;
const choreNames = ['new_pdc_timeout', 'close_req_timeout', 'command_ignored'] as const;

/** What is 0 until all is ready. */
const quietNames = [
  'verdict_valid',
  'deliver_valid',
  'reply_valid',
  'ended_valid',
  'released_valid',
  'trace_control_valid',
  'trace_failed_valid',
  'trace_free_valid',
  'request_ready',
  ...eventNames.map((name) => `events_${name}`),
  ...choreNames.map((name) => `housekeeping_events_${name}`),
];
const replyPrefix = 'reply_payload_';

/** A command that has no PSN has one that says nothing. */
function commandFields(command: PdsCommand, anyPsn: number): Fields {
  const { kind, pdcid } = command;
  const psn = command.kind === 'close' ? command.psn : undefined;
  return {
    kind: kind === 'return_busy' ? (command.busy ? 'return_busy_set' : 'return_busy_clear') : kind,
    pdcid,
    with_psn: psn !== undefined,
    psn: psn ?? anyPsn,
  };
}
