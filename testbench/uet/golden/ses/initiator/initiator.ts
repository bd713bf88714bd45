/** The initiator half of SES: messages into packets, answers into one completion each (ses.md 2, 4, 6.2). */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { spaceOf } from '../addressing/index.ts';
import {
  isDeferrable,
  isRendezvous,
  type ReturnCodeName,
  type SesRequest,
  type SesResponse,
  tokensIn,
} from '../packets/packet.ts';
import type { SesSettings } from '../settings.ts';
import { datagramFault } from './datagram-fault.ts';
import type { InitiatorCompletion, LocalError, OutPacket, SesOperation } from './operation.ts';
import { OutMessage } from './out-message.ts';
import { rudiFault } from './rudi-fault.ts';

/** What PDS says of a packet: it has been acknowledged and no more, or answered, or could not be delivered. */
export type PacketOutcome =
  | { readonly kind: 'default_ok' }
  | { readonly kind: 'response'; readonly response: SesResponse }
  | { readonly kind: 'failed' };

/** What an initiator needs of those around it. */
export interface InitiatorPort {
  /** Bytes of a READ. */
  place(address: bigint, bytes: Uint8Array): void;
  /** Uniform, 0 to 1. */
  random(): number;
}

export class SesInitiator {
  readonly #settings: SesSettings;
  readonly #port: InitiatorPort;
  /** In the order in which they were started. */
  readonly #messages = new Set<OutMessage>();
  readonly #byId = new Map<number, OutMessage>();
  readonly #byToken = new Map<number, OutMessage>();
  /** Packets that have left, until their last answer. */
  readonly #packets = new Map<number, { readonly message: OutMessage; readonly offset: number; isAnswered: boolean }>();
  /** What is known of the generations of peers' resources (ses.md 1.4). */
  readonly #generations = new Map<string, number>();
  #nextId: number;
  #nextToken: number;
  #nextHandle = 0;
  #now = 0;

  constructor(settings: SesSettings, port: InitiatorPort) {
    this.#settings = settings;
    this.#port = port;
    this.#nextId = settings.initiator.firstMessageId;
    this.#nextToken = settings.initiator.firstToken;
  }

  /** Messages without a completion. */
  get underWay(): number {
    return this.#messages.size;
  }

  /** What is known of a resource's generation, 0 at first. */
  setGeneration(op: Pick<SesOperation, 'peer' | 'pidOnFep' | 'resourceIndex' | 'opcode'>, generation: number): void {
    this.#generations.set(placeOf(op), generation);
  }

  /**
   * Takes a message, and gives a handle to abort it by; a `RangeError` where all ids are taken, its form is wrong, or
   * it is no datagram and goes by UUD, or the other way round, or RUDI does not carry it.
   */
  start(op: SesOperation, done: (completion: InitiatorCompletion) => void): OutMessage {
    const { payloadMtu } = this.#settings;
    const message = new OutMessage(op, { id: this.#takeId(), token: this.#takeToken(op) }, payloadMtu, done);
    if (message.total > 1 && (op.form ?? 'standard') !== 'standard')
      throw new RangeError(`a ${op.form} header is for messages of one packet`);
    const fault = datagramFault(op, payloadMtu) ?? rudiFault(op);
    if (fault !== undefined) throw new RangeError(fault);
    this.#messages.add(message);
    this.#byId.set(message.id, message);
    if (message.token !== 0) this.#byToken.set(message.token, message);
    return message;
  }

  /** Stops a message whose packets have not all left, or that waits; whether it could be (ses.md 3.5). */
  abort(message: OutMessage): boolean {
    if (!this.#messages.has(message)) return false;
    const isWaiting = message.stop !== undefined && message.outstanding === 0;
    if (!isWaiting && !message.hasMore) return false;
    if (message.stop === 'deferred') message.isCutSent = false;
    this.#fail(message, 'cancelled');
    this.#settle(message);
    return true;
  }

  /** The next packet that may leave, of all or of datagrams alone; `undefined`: none now. */
  next(of: 'all' | 'datagrams' = 'all'): OutPacket | undefined {
    for (const message of this.#messages) {
      if (of === 'datagrams' && message.op.mode !== 'uud') continue;
      if (message.needsCut) return this.#cut(message);
      if (message.hasMore && this.#mayGo(message)) return this.#send(message);
    }
    return undefined;
  }

  #send(message: OutMessage): OutPacket {
    const { op } = message;
    if (message.next === 0) message.generation = this.#generations.get(placeOf(op)) ?? 0;
    const request = message.packet(this.#settings.initiator.readOffset);
    const ends = { first: message.next === 0, last: message.next === message.total - 1 };
    message.next++;
    return this.#packet(message, request, ends);
  }

  #cut(message: OutMessage): OutPacket {
    message.isCutSent = true;
    return this.#packet(message, message.cutPacket(), { first: false, last: true });
  }

  #packet(message: OutMessage, request: SesRequest, ends: { first: boolean; last: boolean }): OutPacket {
    const handle = this.#nextHandle++;
    const { peer, mode } = message.op;
    this.#packets.set(handle, { message, offset: request.messageOffset, isAnswered: false });
    message.outstanding++;
    return { handle, peer, mode, message: message.id, ...ends, request };
  }

  /** PDS tells of a packet; after NO_RESPONSE it does so again. Of a datagram it says that it has left. */
  outcome(handle: number, outcome: PacketOutcome): void {
    const packet = this.#packets.get(handle);
    if (packet === undefined) return;
    const { message, offset } = packet;
    const response = outcome.kind === 'response' ? outcome.response : undefined;
    const isInterim = response?.opcode === 'no_response' || response?.returnCode === 'null';
    // RUDI has one response for each packet, and what it does not bring does not come (uet-wire.md 7.13).
    const isLast = !isInterim || message.op.mode === 'rudi';
    // With dc each packet has an answer when its bytes are visible, and none before counts (ses.md 6.4).
    if (!isLast && message.op.dc === true) return;
    if (!packet.isAnswered) message.outstanding--;
    packet.isAnswered = true;
    if (isLast) this.#packets.delete(handle);
    if (outcome.kind === 'failed') {
      message.unread.delete(offset);
      this.#fail(message, 'pds');
    } else if (response === undefined) this.#ok(message, message.length, false);
    else if (!isInterim) this.#response(message, offset, response);
    if (message.op.mode === 'rudi' && (message.unread.delete(offset) || isInterim)) this.#fail(message, 'pds');
    this.#settle(message);
  }

  #response(message: OutMessage, offset: number, response: SesResponse) {
    const { returnCode, list, opcode, modifiedLength } = response;
    message.isProbe = false;
    if (returnCode !== 'ok') {
      message.unread.delete(offset);
      return this.#refused(message, returnCode, response.riGeneration);
    }
    if (opcode === 'response_w_data') {
      this.#data(message, response.form === 'data' ? response.messageOffset : offset, response.payload);
      return;
    }
    // In a DEFAULT 0 is all (ses.md 6.1).
    const isAll = opcode === 'default_response' && modifiedLength === 0;
    this.#ok(message, isAll ? message.length : modifiedLength, list === 'overflow');
    if (message.length === 0) message.unread.clear();
  }

  #ok(message: OutMessage, modified: number, isOverflow: boolean): void {
    message.hasResponse = true;
    // What answers the packet that cuts it short says nothing of the message.
    if (message.stop === 'error') return;
    message.isOverflow ||= isOverflow;
    const { opcode } = message.op;
    if (isOverflow && isDeferrable(opcodes.code[opcode]) && modified < message.length) message.stop ??= 'deferred';
    // What is kept of a rendezvous send says nothing of what will be read.
    else if (message.isSend && !(isOverflow && message.op.rendezvous !== undefined))
      message.modified = Math.min(message.modified ?? modified, modified);
  }

  /** Codes that are no error of the message (ses.md 6.5), and the others. */
  #refused(message: OutMessage, code: ReturnCodeName, generation: number) {
    message.hasResponse = true;
    const { op, stop } = message;
    if (stop === 'error' && message.isCutSent) return;
    if (code === 'bad_generation') {
      const isNew = this.#generations.get(placeOf(op)) !== generation;
      this.#generations.set(placeOf(op), generation);
      if (isNew) this.#hasLearnt(message);
      if (stop === undefined || stop === 'back_off') message.stop = 'again';
    } else if (message.isSend && (code === 'no_match' || code === 'disabled_gen')) {
      const isOld = message.generation !== (this.#generations.get(placeOf(op)) ?? 0);
      message.stop ??= isOld ? 'again' : 'back_off';
    } else this.#fail(message, code);
  }

  /** Messages that wait for a time go again now, in their order. That a wait was cut short is no resend of theirs. */
  #hasLearnt({ op }: OutMessage): void {
    for (const other of this.#messages) {
      if (placeOf(other.op) !== placeOf(op) || other.due === undefined) continue;
      other.due = this.#now;
      other.resends--;
    }
  }

  #fail(message: OutMessage, code: ReturnCodeName | LocalError): void {
    message.error ??= code;
    // The other packets of a READ are served all the same.
    if (message.op.opcode !== 'read') message.stop = 'error';
  }

  /** Data of a READ or a fetching atomic. Whether it was one of those that are waited for. */
  #data(message: OutMessage, offset: number, payload: Uint8Array): boolean {
    message.hasResponse = true;
    if (message.op.opcode !== 'read') {
      message.result = payload;
      return true;
    }
    const isWanted = message.unread.delete(offset);
    if (isWanted && message.op.address !== undefined && payload.length > 0)
      this.#port.place(message.op.address + BigInt(offset), payload);
    return isWanted;
  }

  /** Data of a READ in the return space: the code that answers it (ses.md 5.2). */
  readData(peer: number, response: SesResponse): ReturnCodeName {
    const message = this.#byId.get(response.readMessageId);
    if (message === undefined || message.op.peer !== peer || message.op.opcode !== 'read') return 'undeliverable';
    if (response.returnCode === 'ok') this.#data(message, response.messageOffset, response.payload);
    else {
      message.unread.delete(response.messageOffset);
      this.#fail(message, response.returnCode);
    }
    this.#settle(message);
    return 'ok';
  }

  /** The target asks for a deferred message: the code that answers it (ses.md 4.3). */
  readyToReceive(peer: number, request: SesRequest): ReturnCodeName {
    const { initiator, target } = tokensIn(request.matchBits);
    const isUsual = this.#settings.target.tokenOrder === 'initiator_upper';
    const message = this.#byToken.get(isUsual ? initiator : target);
    if (message === undefined || message.op.peer !== peer || message.isRestarted || message.restart !== undefined)
      return 'op_violation';
    const isDone = message.stop === 'error' || message.stop === 'back_off' || message.stop === 'again';
    const isPartial = request.bufferOffset !== 0n && this.#settings.initiator.partialRestart === 'refuse';
    if (isDone || isPartial) return 'op_violation';
    // It may overtake the response that defers: the packets that are out are answered first.
    message.restart = isUsual ? target : initiator;
    message.stop ??= 'deferred';
    this.#settle(message);
    return 'ok';
  }

  /** A peer has read bytes of the region of a rendezvous send. */
  served(peer: number, key: bigint, bytes: number): void {
    for (const message of this.#messages) {
      if (message.op.rendezvous?.key !== key || message.op.peer !== peer) continue;
      message.served += bytes;
      message.since = this.#now;
      this.#settle(message);
    }
  }

  /** It is now `now`, in ms. */
  advance(now: number): void {
    this.#now = now;
    for (const message of this.#messages) {
      const isDue = message.due !== undefined && message.due <= now;
      if (isDue) this.#again(message, true);
      const isLate = now - message.since >= this.#settings.initiator.targetTime;
      if (message.outstanding > 0 || !isLate || !this.#waitsForTarget(message)) continue;
      this.#fail(message, 'timed_out');
      this.#settle(message);
    }
  }

  #waitsForTarget(message: OutMessage): boolean {
    const isDeferred = message.stop === 'deferred';
    return isDeferred || (message.hasResponse && !message.hasMore && this.#readLeft(message) > 0);
  }

  /** All that is out has been answered: what comes then. */
  #settle(message: OutMessage) {
    if (message.outstanding > 0 || message.needsCut || message.hasMore) return;
    switch (message.stop) {
      case 'again':
        return this.#again(message, false);
      case 'back_off':
        return this.#backOff(message);
      case 'deferred':
        message.since = this.#now;
        if (message.restart !== undefined) this.#restart(message);
        return;
      case 'error':
        return this.#complete(message);
      case undefined:
        if ((!message.hasResponse && message.error === undefined) || message.unread.size > 0) return;
        // From here on its rest is waited for.
        if (message.since === 0) message.since = this.#now;
        if (this.#readLeft(message) > 0) return;
        return this.#complete(message);
    }
  }

  /** Bytes of a rendezvous send that the target has still to read. */
  #readLeft({ op, modified, served, length }: OutMessage): number {
    if (op.rendezvous === undefined || !isRendezvous(opcodes.code[op.opcode])) return 0;
    return Math.max(0, Math.min(modified ?? length, length) - op.rendezvous.eagerLength - served);
  }

  #backOff(message: OutMessage) {
    if (message.due !== undefined) return;
    const { maxResends, backOff } = this.#settings.initiator;
    if (message.resends >= maxResends) {
      message.error ??= 'no_match';
      message.stop = 'error';
      return this.#complete(message);
    }
    const [least, most] = backOff;
    message.due = this.#now + (least + (most - least) * this.#port.random()) * 2 ** message.resends;
    message.resends++;
  }

  #again(message: OutMessage, isProbe: boolean): void {
    message.rewind();
    message.isProbe = isProbe;
  }

  #restart(message: OutMessage): void {
    message.targetToken = message.restart!;
    message.restart = undefined;
    message.isRestarted = message.targetToken !== 0;
    message.rewind();
  }

  #complete(message: OutMessage): void {
    this.#messages.delete(message);
    this.#byId.delete(message.id);
    this.#byToken.delete(message.token);
    const { op, error, length, isOverflow, result, modified } = message;
    const cut = message.isSend && error === undefined ? length - Math.min(modified ?? length, length) : 0;
    const isCut = cut > 0 && this.#settings.initiator.cutSend === 'error';
    const code = error ?? (isCut ? 'cut' : 'ok');
    message.done({ code, opcode: op.opcode, bytes: length, cut, result, overflow: isOverflow });
  }

  /**
   * On ROD a message waits while an earlier one to the same resource has been refused, or is out with an old
   * generation:
   * else it could be placed before it (ses.md 1.4).
   */
  #mayGo(message: OutMessage): boolean {
    const { op } = message;
    if (op.mode !== 'rod' || !message.isSend || message.next > 0) return true;
    const generation = this.#generations.get(placeOf(op)) ?? 0;
    for (const other of this.#messages) {
      if (other === message) return true;
      if (other.op.mode !== 'rod' || placeOf(other.op) !== placeOf(op)) continue;
      const isUnderWay = other.stop === undefined && !other.hasMore && other.generation === generation;
      // One that the target holds does not stand in the way of its order: that was taken with its header.
      const isHeld = other.stop === 'deferred';
      if (!isHeld && (!isUnderWay || other.isProbe)) return false;
    }
    return true;
  }

  #takeId(): number {
    if (this.#byId.size >= 65_534) throw new RangeError('all message ids are taken');
    while (this.#nextId === 0 || this.#nextId === 0xffff || this.#byId.has(this.#nextId))
      this.#nextId = (this.#nextId + 1) % 65_536;
    const id = this.#nextId;
    this.#nextId = (id + 1) % 65_536;
    return id;
  }

  #takeToken({ opcode }: SesOperation): number {
    if (!isDeferrable(opcodes.code[opcode])) return 0;
    while (this.#nextToken === 0 || this.#byToken.has(this.#nextToken))
      this.#nextToken = (this.#nextToken + 1) % 2 ** 32;
    const token = this.#nextToken;
    this.#nextToken = (token + 1) % 2 ** 32;
    return token;
  }
}

/** A resource of a peer, as far as generations and order are concerned. */
const placeOf = (op: Pick<SesOperation, 'peer' | 'pidOnFep' | 'resourceIndex' | 'opcode'>): string =>
  `${op.peer}/${op.pidOnFep}/${spaceOf[op.opcode]}/${op.resourceIndex}`;
