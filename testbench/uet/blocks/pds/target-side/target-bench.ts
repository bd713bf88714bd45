/**
 * The testbench of the PDS target: drives one clock after the other, and holds all that is shown against the golden
 * model.
 */
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
import { assert, type Dut, type PortHandle, type Random } from '../../test-kit.ts';
import { answerEvents } from './answers-bench.ts';
import { driverOf, getterOf, setterOf } from './field-ports.ts';
import { type Offer, TargetChecker, type TargetLatency } from './target-checker.ts';
import {
  cookieFields,
  type FieldPart,
  type Fields,
  type FieldValue,
  requestParts,
  responseParts,
} from './target-fields.ts';

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

/** A target and the edges of its clock: of a test, or of a bench that has several designs. */
export interface Bearer {
  readonly dut: Pick<Dut, 'ports' | 'port'>;
  readonly random: Random;
  rising(): PromiseLike<unknown>;
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
  /** A PDC that is gone; a PDCID whose place is free; a stored response that is not needed any more. */
  readonly ended?: Freed | undefined;
  readonly free?: number | undefined;
  readonly released?: { readonly pdcid: number; readonly psn: number } | undefined;
}

/** What the bench drives. */
type Link = 'request' | 'response' | 'command';

/** Made after reset. */
export class TargetBench {
  readonly checker: TargetChecker;
  /** What was counted besides verdicts, and how often. */
  readonly events = new Map<string, number>();
  now = 0;
  clocks = 0;
  /** Inputs that are not valid stay as they were. */
  isStill = false;
  readonly #t: Bearer;
  readonly #clocksPerUnit: number;
  readonly #idle: Random;
  readonly #links: Readonly<Record<Link, LinkPorts>>;
  readonly #request: (packet: PdsPacket) => void;
  readonly #response: (response: PdsResponse) => void;
  readonly #command: (command: CommandShown) => void;
  readonly #shown: ShownPorts;
  /** Of the last packet or response. */
  #psn = 0;
  /** What ACKs offer and ask. */
  #offer: Offer;

  constructor(t: Bearer, options: PdsTargetOptions, clocksPerUnit: number, latency: TargetLatency) {
    this.#t = t;
    this.#clocksPerUnit = clocksPerUnit;
    this.checker = new TargetChecker(options, latency, clocksPerUnit);
    this.#offer = this.settings.registers;
    this.#idle = t.random.fork('idle');
    this.#links = {
      request: linkPorts(t, 'request'),
      response: linkPorts(t, 'response'),
      command: linkPorts(t, 'command'),
    };
    this.#request = driverOf(t.dut, 'request_payload_', requestParts);
    this.#response = driverOf(t.dut, 'response_payload_', responseParts);
    this.#command = driverOf(t.dut, 'command_payload_', commandParts);
    this.#shown = shownPorts(t);
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
    const { events, chores, ...shown } = this.#shown;
    assert.equal(shown.requestReady.get(), 1, 'a packet is not taken');
    const responseTaken = inputs.response !== undefined && shown.responseReady.get() === 1;
    const commandTaken = inputs.command !== undefined && shown.commandReady.get() === 1;
    const failed = shown.failed.get() === 1;
    const verdict = shown.verdict.get() === 1 ? (shown.verdictOf() as Verdict) : undefined;
    const deliver = shown.deliver.get() === 1 ? this.#delivery() : undefined;
    const counted = events.filter(isOn).map(nameOf);
    const done = chores.filter(isOn).map(nameOf);
    const reply = inputs.ready && shown.reply.get() === 1 ? this.#reply() : undefined;
    const ended = shown.ended.get() === 1 && this.#is('ended_done') ? this.#ended() : undefined;
    const free = shown.free.get() === 1 ? this.#get('trace_free_pdcid') : undefined;
    const swept =
      shown.released.get() === 1
        ? {
            pdcid: this.#get('released_pdcid'),
            psn: this.#get('released_psn'),
            handle: this.#get('released_handle'),
          }
        : undefined;
    this.checker.push({
      now: this.now,
      offer: this.#offer,
      packet: inputs.packet,
      response: responseTaken ? inputs.response : undefined,
      command: commandTaken ? { command: inputs.command!, ignored: done.includes('command_ignored') } : undefined,
      control: shown.control.get() === 1 ? (shown.controlOf() as 'clear_req') : undefined,
      verdict,
      clear: verdict && String(shown.clearOf()),
      deliver,
      ended,
      failed: failed ? { pdcid: this.#get('trace_failed_pdcid'), byTime: this.#is('trace_failed_by_time') } : undefined,
      released: free,
      swept,
      events: counted,
      chores: done,
      reply,
    });
    for (const name of counted) this.events.set(name, (this.events.get(name) ?? 0) + 1);
    for (const name of done) this.events.set(name, (this.events.get(name) ?? 0) + 1);
    this.clocks++;
    if (this.clocks % this.#clocksPerUnit === 0) this.now++;
    await this.#t.rising();
    return { responseTaken, commandTaken, failed, verdict, deliver, reply, ended, free, released: swept };
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
    this.#shown.now.set(this.now % 2 ** 17);
    this.#offered('request', packet, this.#request);
    if (unsent !== undefined) this.#request(unsent);
    this.#offered('response', response, this.#response);
    this.#offered('command', command && { command, anyPsn: this.#psn }, this.#command);
    this.#shown.replyReady.set(ready ? 1 : 0);
  }

  /** With nothing to offer the payload says nothing: it is what was there before, or some of it is anything. */
  #offered<T>(link: Link, whole: T | undefined, drive: (whole: T) => void): void {
    const { valid, payload, psn } = this.#links[link];
    valid.set(whole === undefined ? 0 : 1);
    if (whole !== undefined) drive(whole);
    else if (!this.isStill && this.#idle.chance(0.5)) {
      for (let i = 0; i < 3; i++) {
        const port = this.#idle.pick(payload);
        port.set(this.#idle.bits(port.width));
      }
      // One that might have come.
      if (link !== 'command') psn.set(addPsn(this.#psn, this.#idle.int(-130, 130)));
    }
  }

  #delivery(): Delivery {
    const cookie: Record<string, FieldValue> = {};
    for (const { name, get } of this.#shown.cookie) cookie[name] = get();
    const pdcid = this.#get('deliver_pdcid');
    return { pdcid, psn: this.#get('deliver_psn'), rod: this.#is('deliver_rod'), cookie } as unknown as Delivery;
  }

  #ended(): Freed {
    const [pdcid, local, spdcid] = [this.#get('ended_pdcid'), this.#get('ended_local'), this.#get('ended_spdcid')];
    const source = BigInt(this.#t.dut.port('ended_source').get());
    return { pdcid, source, local, spdcid, nextStartPsn: this.#get('ended_next_start_psn') };
  }

  #reply(): Fields {
    const fields: Record<string, FieldValue> = {};
    for (const { name, get } of this.#shown.replyFields) fields[name] = get();
    return fields;
  }

  #set(name: string, value: FieldValue): void {
    setterOf(this.#t.dut.port(name))(value);
  }

  #get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  #is(name: string): boolean {
    return this.#t.dut.port(name).get() === 1;
  }
}

/** A link that the bench drives. */
interface LinkPorts {
  readonly valid: PortHandle;
  readonly payload: readonly PortHandle[];
  readonly psn: PortHandle;
}

const linkPorts = ({ dut }: Bearer, link: Link): LinkPorts => ({
  valid: dut.port(`${link}_valid`),
  payload: dut.ports.filter(({ name }) => name.startsWith(`${link}_payload_`)),
  psn: dut.port(`${link}_payload_psn`),
});

/** A port, under the name of what it says. */
interface Shown {
  readonly name: string;
  readonly port: PortHandle;
}

const isOn = ({ port }: Shown): boolean => port.get() === 1;
const nameOf = ({ name }: Shown): string => name;

/** What is read or set in every clock, or in many. */
type ShownPorts = ReturnType<typeof shownPorts>;

function shownPorts({ dut }: Bearer) {
  const port = (name: string): PortHandle => dut.port(name);
  const named = (prefix: string, names: readonly string[]): readonly Shown[] =>
    names.map((name) => ({ name, port: port(prefix + name) }));
  const fields = (prefix: string, names: readonly string[]) =>
    names.map((name) => ({ name, get: getterOf(port(prefix + name)) }));
  const ofReply = dut.ports.map(({ name }) => name).filter((name) => name.startsWith(replyPrefix));
  return {
    now: port('now'),
    replyReady: port('reply_ready'),
    requestReady: port('request_ready'),
    responseReady: port('response_ready'),
    commandReady: port('command_ready'),
    verdict: port('verdict_valid'),
    verdictOf: getterOf(port('verdict_verdict')),
    clearOf: getterOf(port('verdict_request_clear')),
    deliver: port('deliver_valid'),
    cookie: fields('deliver_cookie_', cookieFields),
    reply: port('reply_valid'),
    replyFields: fields(
      replyPrefix,
      ofReply.map((name) => name.slice(replyPrefix.length)),
    ),
    control: port('trace_control_valid'),
    controlOf: getterOf(port('trace_control_kind')),
    failed: port('trace_failed_valid'),
    free: port('trace_free_valid'),
    ended: port('ended_valid'),
    released: port('released_valid'),
    events: named('events_', eventNames),
    chores: named('housekeeping_events_', choreNames),
  };
}

/** What answers and housekeeping count. */
const eventNames = [...answerEvents, 'reply_dropped'] as const;
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

/** A command, and a PSN that says nothing for one that has none. */
interface CommandShown {
  readonly command: PdsCommand;
  readonly anyPsn: number;
}

const psnOf = (command: PdsCommand): number | undefined => (command.kind === 'close' ? command.psn : undefined);

const commandParts: readonly FieldPart<CommandShown>[] = [
  {
    name: 'kind',
    of: ({ command }) =>
      command.kind === 'return_busy' ? (command.busy ? 'return_busy_set' : 'return_busy_clear') : command.kind,
  },
  { name: 'pdcid', of: ({ command }) => command.pdcid },
  { name: 'with_psn', of: ({ command }) => psnOf(command) !== undefined },
  { name: 'psn', of: ({ command, anyPsn }) => psnOf(command) ?? anyPsn },
];
