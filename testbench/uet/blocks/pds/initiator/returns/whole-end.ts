/** An end whose sender, target and what joins them are hardware: the bench is SES, host and network alone. */
import { pickLatency } from '../../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { Delivery, PdsPacket, PdsResponse, PdsTargetSettings } from '../../../../golden/pds/index.ts';
import {
  FixedLimit,
  type InitiatorRegisters,
  type PeerAck,
  type PeerControl,
  type PeerNack,
} from '../../../../golden/pds/initiator/index.ts';
import { assert, clearInputs, type Random, type Simulator, seededRandom } from '../../../test-kit.ts';
import { driverOf, getterOf, setterOf } from '../../target-side/field-ports.ts';
import {
  cookieFields,
  type Fields,
  type FieldValue,
  requestParts,
  responseParts,
} from '../../target-side/target-fields.ts';
import { peerFields, registerFields } from '../initiator-fields.ts';
import type { EndSend, EndSes, ReturnEnd } from './return-end.ts';

/** Handles of CLOSE_REQ, which has an outcome as every packet has. */
const closeHandle = 0xff_ffff;
const clocksPerUnit = 4;

export interface WholeEndOptions {
  readonly address: bigint;
  readonly peer: bigint;
  readonly registers: InitiatorRegisters;
  readonly target: PdsTargetSettings['registers'];
  readonly seed: number;
}

export class WholeEnd implements ReturnEnd {
  readonly address: bigint;
  readonly failed: number[] = [];
  /** CREDIT_REQs that left, and those that were ignored. */
  readonly credit = { asked: 0, sent: 0, ignored: 0 };
  onCredit: (packet: Fields) => void = () => {};
  #now = 0;
  readonly #s: Simulator;
  readonly #options: WholeEndOptions;
  readonly #random: Random;
  readonly #limit = new FixedLimit(60_000);
  readonly #drivers: {
    readonly request: (packet: PdsPacket) => void;
    readonly response: (response: PdsResponse) => void;
  };
  readonly #groups = new Map<string, readonly (readonly [string, () => FieldValue])[]>();
  readonly #picks: number[] = new Array<number>(pickLatency).fill(0);
  readonly #limits: Fields[] = [];
  readonly #arrivals: PdsPacket[] = [];
  readonly #peers: (PeerAck | PeerNack | PeerControl)[] = [];
  readonly #asked: PdsPacket[] = [];
  readonly #sends: { readonly rod: boolean; readonly send: EndSend }[] = [];
  readonly #backs: { readonly pdcid: number; readonly send: EndSend }[] = [];
  readonly #responses: PdsResponse[] = [];
  readonly #concludes: number[] = [];
  readonly #answered: number[] = [];
  readonly #commands: Fields[] = [];
  /** PDCs of ours that are not over, by their PDCID; those that the peer has opened and has sent requests on. */
  readonly #own = new Set<number>();
  readonly #opened = new Set<number>();
  /** Of packets of return spaces: the PDC. */
  readonly #spaceOf = new Map<number, number>();

  constructor(simulator: Simulator, options: WholeEndOptions) {
    this.address = options.address;
    this.#s = simulator;
    this.#options = options;
    this.#random = seededRandom(options.seed).fork('whole end');
    this.#drivers = {
      request: driverOf(simulator, 'request_payload_', requestParts),
      response: driverOf(simulator, 'response_payload_', responseParts),
    };
  }

  /** After reset: sets the registers, and waits for `ready`. */
  begin(): void {
    const { registers, target, peer } = this.#options;
    clearInputs(this.#s);
    this.#setAll('registers_initiator_', registerFields(registers, false));
    this.#setAll('registers_choice_', { pdcs_per_tuple: 1, full_level: 64, quarantine_time: 1 });
    this.#setAll('target_', {
      ack_ack_on_ecn: target.ackOnEcn,
      ack_ack_tail: target.ackTail,
      ack_ack_gen_trigger: target.ackGenTrigger,
      ack_ack_gen_min_add: target.ackGenMinAdd,
      offer_mpr: target.mpr,
      times_new_pdc: target.newPdcTime,
      times_linger: target.lingerTime,
      times_close_req: target.closeReqTime,
      quarantine: target.quarantineTime,
    });
    this.#setAll('', { send_payload_tuple_destination: peer, packet_ready: 1, reply_ready: 1 });
    for (let clocks = 0; !this.#is('ready'); clocks++) {
      assert(clocks < 4096, 'the end is not ready');
      this.#s.step();
    }
  }

  /** PDCs that close by idle time do it after so many clocks; 0: none does. */
  set idleTime(clocks: number) {
    this.#set('registers_initiator_idle', clocks);
  }

  get isIdle(): boolean {
    return this.#own.size === 0 && this.#sends.length === 0;
  }

  request(rod: boolean, send: EndSend): boolean {
    this.#sends.push({ rod, send });
    return true;
  }

  answer(pdcid: number, send: EndSend): boolean {
    this.#spaceOf.set(send.handle, pdcid);
    this.#backs.push({ pdcid, send });
    return true;
  }

  respond(response: PdsResponse): void {
    this.#responses.push(response);
  }

  conclude(pdcid: number): void {
    this.#concludes.push(pdcid);
  }

  closeAll(): void {
    this.idleTime = 1000;
  }

  failTarget(): void {
    for (const pdcid of this.#opened) this.#commands.push({ kind: 'close_in_error', pdcid });
  }

  /** Our target asks for the end of a PDC: in its ACKs, and by CLOSE_REQ. */
  askForClose(): void {
    if (this.#opened.size === 0) return;
    const pdcid = this.#random.pick([...this.#opened]);
    this.#opened.delete(pdcid);
    this.#commands.push({ kind: 'close', pdcid });
    const send = { kind: 'negotiation', handle: closeHandle, message: 0, first: true, last: true, length: 0, size: 0 };
    this.#backs.push({ pdcid, send: { ...send, kind: 'negotiation' } });
  }

  /** Congestion control asks for a CREDIT_REQ of the PDC of a place. */
  ask(place: number, target: number): void {
    this.#setAll('ask_', { place, credit_target: target });
    this.credit.asked++;
  }

  packetArrives(packet: PdsPacket): void {
    if (packet.kind === 'close_req') {
      const { source, local, entropy, spdcid, dpdcid, payload } = packet;
      this.#peers.push({ type: 'cp', kind: 'close_req', source, local, entropy, spdcid, dpdcid, payload });
    }
    this.#arrivals.push(packet);
  }

  replyArrives(peer: PeerAck | PeerNack | PeerControl): void {
    this.#peers.push(peer);
  }

  async clock(ses: EndSes): Promise<{ readonly packet: Fields | undefined; readonly reply: Fields | undefined }> {
    const packet = this.#arrivals.shift();
    const conclude = this.#concludes.shift();
    const peer = this.#peers.shift();
    const limit = this.#limits.shift();
    const [send, back, response, command, answered] = [
      this.#sends[0],
      this.#backs[0],
      this.#responses[0],
      this.#commands[0],
      this.#answered[0],
    ];
    this.#setAll('', {
      now: this.#now >>> 0,
      units: Math.floor(this.#now / clocksPerUnit) % 2 ** 17,
      random: this.#random.word(),
      picked_entropy: this.#picks[this.#now % pickLatency]!,
      request_valid: packet !== undefined,
      send_valid: send !== undefined,
      back_valid: back !== undefined,
      response_valid: response !== undefined,
      command_valid: command !== undefined,
      answered_valid: answered !== undefined,
      answered_payload: answered ?? 0,
      conclude_enable: conclude !== undefined,
      conclude_pdcid: conclude ?? 0,
      peer_valid: peer !== undefined,
      limit_valid: limit !== undefined,
      ask_valid: this.credit.asked > this.credit.sent + this.credit.ignored,
    });
    if (packet !== undefined) {
      this.#drivers.request(packet);
      this.#asked.push(packet);
    }
    if (send !== undefined) {
      this.#set('send_payload_tuple_mode', send.rod ? 'rod' : 'rud');
      this.#setAll('send_payload_packet_', { payload: 0, ...send.send, expects: send.send.expects === true });
    }
    if (back !== undefined) {
      this.#set('back_payload_pdcid', back.pdcid);
      const { handle } = back.send;
      this.#setAll('back_payload_packet_', { payload: handle, ...back.send, expects: false });
    }
    if (response !== undefined) this.#drivers.response(response);
    if (command !== undefined) this.#setAll('command_payload_', command);
    if (peer !== undefined) this.#setAll('peer_', peerFields(peer));
    if (limit !== undefined) this.#setAll('limit_', limit);

    if (send !== undefined && this.#is('send_ready')) this.#sends.shift();
    if (back !== undefined && this.#is('back_ready')) this.#backs.shift();
    if (response !== undefined && this.#is('response_ready')) this.#responses.shift();
    if (command !== undefined && this.#is('command_ready')) this.#commands.shift();
    if (answered !== undefined && this.#is('answered_ready')) this.#answered.shift();
    this.#deliver(ses);
    if (this.#is('counts_credit_req_sent')) this.credit.sent++;
    if (this.#is('counts_credit_req_ignored')) this.credit.ignored++;
    const outcome = this.#shown('outcome_');
    if (outcome !== undefined && outcome.handle !== closeHandle) {
      const space = this.#spaceOf.get(Number(outcome.handle));
      if (space !== undefined) this.#answered.push(space);
      ses.outcome(outcome);
    }
    const event = this.#shown('pdc_event_');
    if (event !== undefined) this.#follow(event, ses);
    const congestion = this.#shown('congestion_');
    if (congestion !== undefined) this.#hear(congestion);
    this.#picks[this.#now % pickLatency] = this.#is('pick_valid') ? this.#random.below(8) : 0;
    const shown = this.#shown('packet_', 'packet_payload_packet_');
    // The target has nothing to do with CREDIT_REQ.
    const left = shown?.kind === 'credit_req' ? undefined : shown;
    if (shown !== undefined && left === undefined) this.onCredit(shown);
    const reply = this.#shown('reply_', 'reply_payload_');
    this.#s.step();
    this.#now++;
    return { packet: left, reply };
  }

  #deliver(ses: EndSes): void {
    // A delivery is shown with the verdict of its packet, which is in order.
    assert(!this.#is('deliver_valid') || this.#is('accepts'), 'a packet is delivered that was not accepted');
    const deliver = this.#shown('deliver_');
    if (deliver !== undefined) {
      const cookie = Object.fromEntries(cookieFields.map((name) => [name, deliver[`cookie_${name}`]]));
      const { pdcid, psn, rod } = deliver;
      const packet = this.#asked.find((each) => each.psn === psn && isTo(each, Number(pdcid)));
      assert(packet !== undefined, `PSN ${psn} of PDC ${pdcid} is delivered, which did not come`);
      if (Number(pdcid) < 0x8000) this.#opened.add(Number(pdcid));
      ses.deliver({ pdcid, psn, rod, cookie } as unknown as Delivery, packet);
    }
    if (this.#asked.length > 64) this.#asked.splice(0, this.#asked.length - 64);
    if (this.#is('released_valid')) ses.released(this.#get('released_pdcid'), this.#get('released_psn'));
  }

  #follow(event: Fields, ses: EndSes): void {
    const pdcid = Number(event.pdcid);
    const isOurs = pdcid >= 0x8000;
    if (isOurs && event.opened === true) this.#own.add(pdcid);
    if (event.failed === true) this.failed.push(pdcid);
    if (event.closed !== true && event.ended !== true) return;
    this.#own.delete(pdcid);
    this.#opened.delete(pdcid);
    ses.over(pdcid);
  }

  #hear(event: Fields): void {
    const { ccc, kind, bytes } = event as { ccc: number; kind: 'ack'; bytes: number };
    const { window, cwnd, maxWindow, small } = this.#limit.next({ ccc, kind, bytes, entropy: 0, ecn: false });
    this.#limits.push({ ccc, window, cwnd, max_window: maxWindow, is_small: small });
  }

  /** What a group of ports shows, if it is valid. */
  #shown(group: string, prefix = group): Fields | undefined {
    if (!this.#is(`${group}valid`)) return undefined;
    let parts = this.#groups.get(prefix);
    if (parts === undefined) {
      parts = this.#s.ports
        .filter(({ name }) => name.startsWith(prefix))
        .map((port) => [port.name.slice(prefix.length), getterOf(port)] as const);
      this.#groups.set(prefix, parts);
    }
    return Object.fromEntries(parts.map(([name, get]) => [name, get()]));
  }

  #setAll(prefix: string, fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) this.#set(prefix + name, value);
  }

  #set(name: string, value: FieldValue): void {
    setterOf(this.#s.port(name))(value);
  }

  #get(name: string): number {
    return Number(this.#s.port(name).get());
  }

  #is(name: string): boolean {
    return this.#get(name) === 1;
  }
}

/** A SYN packet does not name the PDC that it opens. */
const isTo = (packet: PdsPacket, pdcid: number): boolean => packet.syn || packet.dpdcid === pdcid;
