/**
 * One end: the initiator's hardware and the target's, which the golden model follows, with what joins the halves of a
 * PDC between them. PDCs are opened at 8 places; whoever owns both ends carries packets and is SES.
 */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../../support/random.ts';
import {
  type PdsCommand,
  type PdsPacket,
  type PdsResponse,
  type PdsTargetOptions,
  pdsPacket,
} from '../../../../golden/pds/index.ts';
import type { InitiatorRegisters, PeerAck, PeerControl, PeerNack } from '../../../../golden/pds/initiator/index.ts';
import { type Bearer as TargetBearer, TargetBench } from '../../target-side/target-bench.ts';
import { targetLatency } from '../../target-side/target-designs.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { type HardwareOpen, type HardwareSend, InitiatorBench } from '../initiator-bench.ts';
import type { EndSend, EndSes, ReturnEnd } from './return-end.ts';

/** Places of PDCs of an end; those of return spaces and of adopted PDCs come after them. */
export const places = 8;
const window = 128;

interface Place {
  /** Its PDC, 0 if it has none; how many it has had. */
  pdcid: number;
  generation: number;
  rod: boolean;
  /** The core has opened it; it takes messages. */
  isOpen: boolean;
  takes: boolean;
  used: number;
}

export class Nic implements ReturnEnd {
  readonly address: bigint;
  readonly initiator: InitiatorBench;
  readonly target: TargetBench;
  /** PDCs that have failed, by their PDCID. */
  readonly failed: number[] = [];
  readonly #peer: bigint;
  readonly #random: Random;
  readonly #places: Place[];
  /** Adopted PDCs by place; `free` when another one may be adopted. */
  readonly #adopted = Array.from({ length: places }, () => ({ pdcid: 0, free: true }));
  /** Requests of each return space that are not answered. */
  readonly #busy = new Map<number, number>();
  /** Return spaces whose place still has another one. */
  readonly #waiting: (readonly [packet: PdsPacket, pdcid: number])[] = [];
  readonly #arrivals: PdsPacket[] = [];
  readonly #peers: (PeerAck | PeerNack | PeerControl)[] = [];
  readonly #asked: PdsPacket[] = [];
  readonly #adopts: PdsPacket[] = [];
  readonly #responses: PdsResponse[] = [];
  readonly #commands: PdsCommand[] = [];
  readonly #opens: HardwareOpen[] = [];
  readonly #sends: { readonly pdcid: number; readonly send: EndSend }[] = [];
  readonly #closes: number[] = [];
  readonly #concludes: number[] = [];

  constructor(
    initiator: TargetBearer,
    target: TargetBearer,
    { address, peer }: { readonly address: bigint; readonly peer: bigint },
    registers: InitiatorRegisters,
    options: PdsTargetOptions,
    clocksPerUnit: number,
  ) {
    this.address = address;
    this.#peer = peer;
    this.#random = initiator.random.fork('nic');
    const entropies = this.#random.fork('entropy');
    this.initiator = new InitiatorBench(initiator, { registers, cwnd: 60_000, pick: () => entropies.below(8) });
    this.target = new TargetBench(target, options, clocksPerUnit, targetLatency);
    const none = { pdcid: 0, generation: 0, rod: false, isOpen: false, takes: false, used: 0 };
    this.#places = Array.from({ length: 2 * places }, () => ({ ...none }));
  }

  async begin(): Promise<void> {
    await this.initiator.begin();
    await this.target.begin();
  }

  /** By a PDC of ours, which is opened where none of this mode takes it. */
  request(rod: boolean, send: EndSend): boolean {
    const fits = (place: Place): boolean => place.pdcid !== 0 && place.takes && place.rod === rod;
    const mine = this.#places.slice(0, places);
    const known = mine.findIndex(fits);
    const at = known >= 0 && this.#random.chance(0.7) ? known : mine.findIndex(({ pdcid }) => pdcid === 0);
    const index = at >= 0 ? at : known;
    if (index < 0) return false;
    const place = this.#places[index]!;
    if (place.pdcid === 0) {
      const pdcid = 0x8000 | ((place.generation + 1) * places) | index;
      const startPsn = this.#random.word();
      this.#open({ place: index, pdcid, rod, startPsn, destination: this.#peer });
    }
    this.#sends.push({ pdcid: place.pdcid, send });
    return true;
  }

  /** A packet of the return space of a PDC that the peer has opened; whether that is there. */
  answer(pdcid: number, send: EndSend): boolean {
    if (this.#places[placeOf(pdcid)]!.pdcid !== pdcid && !this.#isWaiting(pdcid)) return false;
    if (send.kind === 'request') {
      const busy = this.#busy.get(pdcid) ?? 0;
      this.#busy.set(pdcid, busy + 1);
      if (busy === 0) this.#commands.push({ kind: 'return_busy', pdcid, busy: true });
    }
    this.#sends.push({ pdcid, send });
    return true;
  }

  respond(response: PdsResponse): void {
    this.#responses.push(response);
  }

  conclude(pdcid: number): void {
    if (this.#places[placeOf(pdcid)]!.pdcid === pdcid) this.#concludes.push(placeOf(pdcid));
  }

  /** Close a PDC of ours, any of those that are open and have all that they were given. */
  closeAny(): void {
    // What it was given has left for the core: a PDC that is closed before it has a packet has none of them.
    const isGiven = (pdcid: number): boolean => this.#sends.every((each) => each.pdcid !== pdcid);
    const mine = this.#places.slice(0, places);
    const open = mine.flatMap(({ pdcid, isOpen, takes }, i) => (isOpen && takes && isGiven(pdcid) ? [i] : []));
    if (open.length > 0) this.#close(this.#random.pick(open));
  }

  /** Firmware ends all PDCs that the peer has opened: a target does not learn by itself that its initiator is gone. */
  failTarget(): void {
    for (const { pdcid } of this.#places.slice(places)) {
      if (pdcid !== 0) this.#commands.push({ kind: 'close_in_error', pdcid });
    }
  }

  closeAll(): void {
    for (let i = 0; i < places; i++) if (this.#places[i]!.takes) this.#close(i);
  }

  /** Our target asks for the end of a PDC, any of those that the peer has opened: in its ACKs, and by CLOSE_REQ. */
  askForClose(): void {
    const open = this.#places.slice(places).filter(({ pdcid }) => pdcid !== 0);
    if (open.length === 0) return;
    const { pdcid } = this.#random.pick(open);
    this.#commands.push({ kind: 'close', pdcid });
    const ends = { first: true, last: true, length: 0, size: 0 };
    this.answer(pdcid, { kind: 'negotiation', handle: 0xff_ffff, message: 0, ...ends, expects: false });
  }

  /** No PDC of ours is left, and nothing of one. */
  get isIdle(): boolean {
    return this.#places.every(({ pdcid }) => pdcid === 0) && this.#adopted.every(({ free }) => free);
  }

  packetArrives(packet: PdsPacket): void {
    // CLOSE_REQ is for both halves: its PSN is acknowledged, and the PDC closes.
    if (packet.kind === 'close_req') {
      const { source, local, entropy, spdcid, dpdcid, payload } = packet;
      this.#peers.push({ type: 'cp', kind: 'close_req', source, local, entropy, spdcid, dpdcid, payload });
    }
    this.#arrivals.push(packet);
  }

  replyArrives(peer: PeerAck | PeerNack | PeerControl): void {
    this.#peers.push(peer);
  }

  /** One clock of both. What leaves: a packet and a reply, as fields of hardware. */
  async clock(ses: EndSes): Promise<{ readonly packet: Fields | undefined; readonly reply: Fields | undefined }> {
    const adopt = this.#adopts.findIndex(({ dpdcid }) => this.#adopted[dpdcid % places]!.free);
    if (adopt >= 0) {
      const [packet] = this.#adopts.splice(adopt, 1) as [PdsPacket];
      Object.assign(this.#adopted[packet.dpdcid % places]!, { free: false, pdcid: packet.dpdcid });
      this.#arrivals.unshift(packet);
    }
    const packet = this.#arrivals.shift();
    if (packet !== undefined) this.#asked.push(packet);
    const [response, command] = [this.#responses[0], this.#commands[0]];
    const shown = await this.target.clock({ packet, response, command, ready: true });
    if (shown.responseTaken) this.#responses.shift();
    if (shown.commandTaken) this.#commands.shift();
    if (shown.verdict !== undefined) {
      const judged = this.#asked.shift()!;
      if (shown.verdict === 'created' && judged.kind !== 'adopt') this.#waiting.push([judged, shown.deliver!.pdcid]);
      if (shown.verdict === 'closed') this.#endReturn(judged.dpdcid);
      if (shown.deliver !== undefined) ses.deliver(shown.deliver, judged);
    }
    if (shown.released !== undefined) ses.released(shown.released.pdcid, shown.released.psn);
    if (shown.free !== undefined && shown.free >= 0x8000) {
      this.#adopted[shown.free % places]!.free = true;
    }
    const ended = shown.ended?.pdcid ?? 0x8000;
    if (ended < 0x8000 && this.#isWaiting(ended)) {
      const at = this.#waiting.findIndex(([, pdcid]) => pdcid === ended);
      this.#waiting.splice(at, 1);
    }
    if (ended < 0x8000) this.#endReturn(ended);

    const begins = this.#waiting.findIndex(([, pdcid]) => this.#places[placeOf(pdcid)]!.pdcid === 0);
    if (begins >= 0) this.#openReturn(...this.#waiting.splice(begins, 1)[0]!);
    const [open] = this.#opens;
    const conclude = this.#concludes.shift();
    const send = this.#next(ses);
    const close = this.#closes[0];
    const peer = this.#peers.shift();
    const out = await this.initiator.clock({ open, send: send?.send, close, conclude, peer });
    if (out.openTaken) this.#opens.shift();
    if (out.closeTaken) this.#closes.shift();
    if (out.sendTaken) {
      this.#sends.splice(send!.at, 1);
      this.#places[send!.send.place]!.used++;
    }
    if (out.retired !== undefined) this.#places[out.retired]!.used--;
    if (out.outcome !== undefined) this.#hear(out.outcome, ses);
    if (out.pdc !== undefined) this.#follow(out.pdc, ses);
    return { packet: out.packet, reply: shown.reply };
  }

  /** The first packet whose PDC is open and has room; what is given for one that is over has failed. */
  #next(ses: EndSes): { readonly at: number; readonly send: HardwareSend } | undefined {
    for (let at = 0; at < this.#sends.length; at++) {
      const { pdcid, send } = this.#sends[at]!;
      const place = this.#places[placeOf(pdcid)]!;
      if (this.#isWaiting(pdcid)) continue;
      if (place.pdcid !== pdcid) {
        this.#sends.splice(at--, 1);
        if (send.kind === 'request') ses.outcome({ handle: send.handle, kind: 'failed', message: send.message });
      } else if (place.isOpen && place.used < window) return { at, send: { ...send, place: placeOf(pdcid) } };
    }
    return undefined;
  }

  #open(open: Pick<HardwareOpen, 'place' | 'pdcid' | 'rod' | 'startPsn' | 'destination' | 'peer'>): void {
    const place = this.#places[open.place]!;
    place.generation++;
    const { pdcid, rod } = open;
    Object.assign(place, { pdcid, rod, isOpen: false, takes: true, used: 0 });
    const starts = place.generation === 1;
    this.#opens.push({ peer: 0, ...open, roce: false, ccc: open.place, starts, local: 0 });
  }

  #openReturn({ rod, psn, spdcid, dpdcid, source }: PdsPacket, pdcid: number): void {
    const startPsn = (psn - (dpdcid & 0xfff)) >>> 0;
    this.#open({ place: placeOf(pdcid), pdcid, rod, startPsn, destination: source, peer: spdcid });
  }

  /** When its PDC is closed nothing but CLOSE_REQ can be outstanding; its initiator takes no packet of it any more. */
  #endReturn(pdcid: number): void {
    if (this.#places[placeOf(pdcid)]!.pdcid === pdcid) this.#closes.push(placeOf(pdcid));
  }

  #close(index: number): void {
    this.#places[index]!.takes = false;
    this.#closes.push(index);
  }

  #hear(outcome: Fields, ses: EndSes): void {
    const index = Number(outcome.place);
    const isRequest = outcome.handle !== 0xff_ffff;
    const { pdcid } = this.#places[index]!;
    if (index >= places && isRequest) {
      const busy = this.#busy.get(pdcid)! - 1;
      this.#busy.set(pdcid, busy);
      if (busy === 0) this.#commands.push({ kind: 'return_busy', pdcid, busy: false });
    }
    if (isRequest) ses.outcome(outcome);
  }

  /** What joins the halves of a PDC. */
  #follow(event: Fields, ses: EndSes): void {
    const index = Number(event.place);
    const place = this.#places[index]!;
    const { pdcid } = place;
    assert.equal(event.pdcid, pdcid);
    if (event.opened === true) place.isOpen = true;
    if (event.failed === true) this.failed.push(pdcid);
    if (event.quiesce === true || event.failed === true) place.takes = false;
    if (index >= places && event.failed === true) this.#commands.push({ kind: 'close_in_error', pdcid });
    if (index < places && event.established === true) this.#adopt(event, pdcid);
    if (event.closed !== true && event.ended !== true) return;
    const waiting = this.#adopts.findIndex(({ dpdcid }) => dpdcid === pdcid);
    if (waiting >= 0) this.#adopts.splice(waiting, 1);
    else if (index < places && this.#adopted[index]!.pdcid === pdcid) this.#commands.push({ kind: 'release', pdcid });
    Object.assign(place, { pdcid: 0, isOpen: false, takes: false });
    ses.over(pdcid);
  }

  #adopt(event: Fields, pdcid: number): void {
    const identity = { source: this.#peer, spdcid: Number(event.peer), dpdcid: pdcid };
    const { rod } = this.#places[Number(event.place)]!;
    const psn = Number(event.start_psn);
    this.#adopts.push(pdsPacket({ kind: 'adopt', ...identity, rod, psn, length: 0, size: 0 }));
  }

  #isWaiting(pdcid: number): boolean {
    return this.#waiting.some((each) => each[1] === pdcid);
  }
}

const placeOf = (pdcid: number): number => (pdcid % places) + (pdcid < 0x8000 ? places : 0);
