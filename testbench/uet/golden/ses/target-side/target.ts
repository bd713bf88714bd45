/** The target half of SES: packets from PDS, each once and in any order, and what answers them (ses.md 1 to 6). */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { AddressTable, type Process, type Resource } from '../addressing/index.ts';
import type { Claim, PostedReceive } from '../matching/index.ts';
import {
  isDeferrable,
  isRendezvous,
  opcodeName,
  type ReturnCodeName,
  type SesRequest,
  type SesResponse,
  tokensIn,
} from '../packets/packet.ts';
import type { SesSettings } from '../settings.ts';
import { completionsOf, emptyCompletion, returnedOf } from './completions.ts';
import { DeferredReceives } from './deferred.ts';
import { failedFoundBy, type KeptMessages } from './kept.ts';
import { TargetMessage } from './message.ts';
import { answerTo } from './message-answer.ts';
import type { Arrival, TargetPort } from './port.ts';
import { errorResponse, noResponse, okResponse } from './responses.ts';
import { restOf } from './rest-read.ts';
import { RmaTarget } from './rma.ts';
import { isCut, isSingle, violationOf } from './violations.ts';
import { WaitingMessages } from './waiting.ts';

const keyOf = ({ peer, pdc }: Arrival, messageId: number): string => `${peer}/${pdc}/${messageId}`;

export class SesTarget {
  readonly addresses: AddressTable<TargetMessage>;
  /** Refused packets by code, and datagrams dropped in silence. */
  readonly counts = new Map<ReturnCodeName | 'datagram_dropped', number>();
  readonly #settings: SesSettings;
  readonly #port: TargetPort;
  readonly #rma: RmaTarget;
  readonly #deferred: DeferredReceives;
  /** That have begun, by source, PDC and message id (ses.md 2.3). */
  readonly #messages = new Map<string, TargetMessage>();
  readonly #waiting: WaitingMessages;
  #now = 0;

  constructor(
    settings: SesSettings,
    port: TargetPort,
    own: { readonly initiator: number; readonly firstToken: number },
  ) {
    this.#settings = settings;
    this.#port = port;
    this.addresses = new AddressTable(settings.address);
    this.#rma = new RmaTarget(settings, port);
    this.#deferred = new DeferredReceives(settings.target, port, own, (resource, claim) => {
      const { receive } = claim;
      // What a multi-receive buffer has given is not taken back.
      if (receive.minFree === undefined) this.post(resource, receive);
      else for (const one of returnedOf(claim, settings.target)) this.#port.complete(one);
    });
    this.#waiting = new WaitingMessages(settings.target, this.#deferred);
  }

  /** Unexpected messages whose bytes are kept. */
  get kept(): KeptMessages {
    return this.#waiting.kept;
  }

  /** Messages that have begun. */
  get underWay(): number {
    return this.#messages.size;
  }

  /** A request has come. */
  deliver(request: SesRequest, arrival: Arrival) {
    if (arrival.mode === 'uud') return this.#datagram(request, arrival);
    const key = keyOf(arrival, request.messageId);
    const isTracked = request.form === 'standard' && arrival.mode !== 'rudi';
    const known = isTracked ? this.#messages.get(key) : undefined;
    const isEnd = arrival.mode !== 'rudi' && (request.opcode === opcodes.code.msg_error || isCut(request));
    if (known !== undefined) {
      if (isEnd) this.#cut(known, request, arrival, key);
      else this.#goOn(known, request, arrival, key);
      return;
    }
    if (isEnd) return this.#cutUnknown(request, arrival, key);
    this.#begin(request, arrival, key);
  }

  /** A receive of a process. Whether there was room for it. */
  post(resource: Resource<TargetMessage>, receive: PostedReceive): boolean {
    for (const one of failedFoundBy(resource.matcher!, receive)) this.#waiting.takeOff(one);
    const done = resource.matcher!.post(receive);
    if (done.kind === 'full') return false;
    resource.replenish();
    if (done.kind === 'matched') for (const { header, claim } of done.messages) this.#found(header, claim);
    return true;
  }

  /** Takes a receive back; whether it was still there (ses.md 3.5). */
  cancel(resource: Resource<TargetMessage>, wrId: number): boolean {
    const rest = resource.matcher!.cancel(wrId);
    if (rest === undefined) return false;
    this.#port.complete({ ...emptyCompletion('cancelled', 'cancelled', wrId), offset: rest.offset });
    return true;
  }

  /**
   * Gives up a message that has the receive: its packets are answered CANCELLED from now on. Whether there was one.
   */
  cancelMessage(wrId: number): boolean {
    const found = [...this.#messages.values()].find(
      ({ state, claim }) => state === 'bound' && claim?.receive.wrId === wrId,
    );
    found?.fail('cancelled');
    return found !== undefined;
  }

  /** A PDC has ended: what was begun there will not go on. */
  forget(peer: number, pdc: number) {
    for (const [key, message] of this.#messages)
      if (message.arrival.peer === peer && message.arrival.pdc === pdc) this.#abandon(key, message);
  }

  /** It is now `now`, in ms. */
  advance(now: number) {
    this.#now = now;
    this.#deferred.advance(now);
    for (const [key, message] of this.#messages) {
      const isWaiting = message.isWhole || message.isReading;
      if (!isWaiting && now - message.lastTime >= this.#settings.target.idleTime) this.#abandon(key, message);
    }
  }

  #respond(arrival: Arrival, response: SesResponse) {
    if (response.returnCode !== 'ok') this.#count(response.returnCode);
    this.#port.respond(arrival, response);
  }

  #count(code: ReturnCodeName | 'datagram_dropped') {
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
  }

  #datagram(request: SesRequest, arrival: Arrival) {
    const resolved = this.addresses.resolve(request);
    const isWhole = request.som && request.eom && request.payload.length === request.requestLength;
    // Nothing answers it, so delivery complete could not be told.
    const isDatagram = request.opcode === opcodes.code.datagram_send && isWhole && !request.ie && !request.dc;
    const { resource } = resolved.code === 'ok' ? resolved : { resource: undefined };
    if (!isDatagram || resource?.matcher === undefined) return this.#count('datagram_dropped');
    const message = new TargetMessage(arrival, request, 'failed', resource);
    const receive = resource.matcher.peek(message);
    const isFor = receive !== undefined && (receive.jobId === undefined || receive.jobId === request.jobId);
    const done = isFor ? resource.matcher.arrive(message, false) : undefined;
    if (done?.kind !== 'matched') return this.#count('datagram_dropped');
    this.#bind(message, done.claim);
    message.count(request);
    this.#take(message, request);
    this.#complete(message);
  }

  /** The first packet of a message, whichever it is. */
  #begin(request: SesRequest, arrival: Arrival, key: string) {
    const resolved = this.addresses.resolve(request);
    if (resolved.code !== 'ok') return this.#refuse(request, arrival, key, resolved.code, resolved.generation);
    const violation = violationOf(request, arrival, this.#settings.target);
    if (violation !== undefined) return this.#refuse(request, arrival, key, violation);
    const { process, resource } = resolved;
    switch (opcodeName(request.opcode)) {
      case 'no_op':
        return this.#respond(arrival, okResponse(request, 0, 'expected'));
      case 'read':
        return this.#respond(arrival, this.#rma.read(request, arrival, process));
      case 'atomic':
      case 'fetching_atomic':
        return this.#respond(arrival, this.#rma.atomic(request, arrival, process));
      case 'write':
        return this.#startWrite(request, arrival, key, process, resource);
      case 'tsend_atomic':
      case 'tsend_fetch_atomic':
        return this.#refuse(request, arrival, key, 'unsupported_op');
      default:
        return this.#startSend(request, arrival, key, resource!);
    }
  }

  /** The packet is refused, and so are those of its message that follow (ses.md 6.3). */
  #refuse(request: SesRequest, arrival: Arrival, key: string, code: ReturnCodeName, generation?: number) {
    if (!isSingle(request, arrival) && opcodeName(request.opcode) !== 'read') {
      const message = new TargetMessage(arrival, request, 'failed');
      message.fail(code);
      message.generation = generation ?? 0;
      message.lastTime = this.#now;
      message.count(request);
      if (!message.isWhole) this.#messages.set(key, message);
    }
    this.#respond(arrival, errorResponse(request, code, generation));
  }

  #startWrite(
    request: SesRequest,
    arrival: Arrival,
    key: string,
    process: Process<TargetMessage>,
    resource: Resource<TargetMessage> | undefined,
  ) {
    const message = new TargetMessage(arrival, request, 'rma', resource);
    const isFull = this.#messages.size >= this.#settings.target.messagePlaces;
    if (isFull && !isSingle(request, arrival)) return this.#respond(arrival, errorResponse(request, 'uncor_trnsnt'));
    this.#processes.set(message, process);
    this.#goOn(message, request, arrival, key);
  }

  readonly #processes = new WeakMap<TargetMessage, Process<TargetMessage>>();

  /** A send: it gets a receive, waits for one, or is refused (ses.md 3). */
  #startSend(request: SesRequest, arrival: Arrival, key: string, resource: Resource<TargetMessage>) {
    const { target } = this.#settings;
    const isFull = this.#messages.size >= target.messagePlaces;
    if (isFull && !isSingle(request, arrival)) return this.#respond(arrival, errorResponse(request, 'uncor_trnsnt'));
    const message = new TargetMessage(arrival, request, 'failed', resource);
    if (isDeferrable(request.opcode) && tokensIn(request.bufferOffset).target !== 0) {
      const claim = this.#deferred.take(request.bufferOffset, arrival.peer);
      if (claim === undefined) return this.#refuse(request, arrival, key, 'op_violation');
      this.#bind(message, claim);
      return this.#goOn(message, request, arrival, key);
    }
    if (request.ie && target.ieOrder === 'before_match') return this.#refuse(request, arrival, key, 'initiator_error');
    if (isRendezvous(request.opcode) && !this.#waiting.admitsRendezvous(arrival.peer))
      return this.#refuse(request, arrival, key, 'uncor_trnsnt');
    const matcher = resource.matcher!;
    const receive = matcher.peek(message);
    if (receive?.jobId !== undefined && receive.jobId !== request.jobId)
      return this.#refuse(request, arrival, key, target.wrongJobReceive);
    // Its bytes are worth nothing: it takes no receive, and waits for none.
    if (request.ie) return this.#refuse(request, arrival, key, 'initiator_error');
    const defers = this.#waiting.defers(request, arrival);
    const done = matcher.arrive(message, defers || this.#waiting.keeps(request, arrival));
    switch (done.kind) {
      case 'matched':
        this.#bind(message, done.claim);
        break;
      case 'kept':
        this.#waiting.take(message, defers);
        break;
      case 'too_long':
        return this.#refuse(request, arrival, key, target.tooLongCode);
      case 'refused':
        return this.#unmatched(request, arrival, key, resource);
    }
    if (isRendezvous(request.opcode)) this.#waiting.rendezvous.add(message);
    this.#goOn(message, request, arrival, key);
  }

  #unmatched(request: SesRequest, arrival: Arrival, key: string, resource: Resource<TargetMessage>) {
    const isRod = arrival.mode === 'rod' && resource.generation !== undefined;
    if (isRod) resource.exhaust();
    const code = isRod ? this.#settings.target.rodRefusal : 'no_match';
    this.#refuse(request, arrival, key, code);
  }

  #bind(message: TargetMessage, claim: Claim) {
    message.claim = claim;
    message.state = 'bound';
  }

  /** A packet of a message that has begun, or begins now. */
  #goOn(message: TargetMessage, request: SesRequest, arrival: Arrival, key: string) {
    message.lastTime = this.#now;
    if (!isSingle(request, arrival)) this.#messages.set(key, message);
    const before = message.firstError;
    if (before === undefined) this.#check(message, request, arrival);
    const isInside = message.count(request);
    if (!isInside && before === undefined) message.fail('op_violation');
    if (message.firstError === undefined) this.#take(message, request);
    this.#answer(message, request, arrival, before);
    if (message.isWhole) this.#whole(message, key);
  }

  /** What a packet can do wrong in a message that was right so far. */
  #check(message: TargetMessage, request: SesRequest, arrival: Arrival) {
    const { first, state } = message;
    const violation = violationOf(request, arrival, this.#settings.target);
    const isOther = request.requestLength !== first.requestLength || request.opcode !== first.opcode;
    const isOtherPart = request.rendezvous?.eagerLength !== first.rendezvous?.eagerLength;
    if (violation !== undefined || isOther) return message.fail(violation ?? 'op_violation');
    if (isOtherPart) return message.fail('op_violation');
    // Of sends match bits, of writes the key (ses.md 5.1).
    if (request.matchBits !== first.matchBits) return message.fail('perm_violation');
    if (state === 'rma') {
      const code = this.#rma.write(request, arrival, this.#processes.get(message)!);
      if (code !== 'ok') message.fail(code);
      return;
    }
    if (request.ie) message.fail('initiator_error');
  }

  /** Bytes of a send go into its receive, or wait for one. */
  #take(message: TargetMessage, request: SesRequest) {
    const { messageOffset: offset, payload } = request;
    if (this.#waiting.isHeader(message)) return;
    if (message.state === 'kept') this.kept.add(message, offset, payload);
    if (message.state === 'bound') this.#place(message, offset, payload);
  }

  #place(message: TargetMessage, offset: number, payload: Uint8Array) {
    const claim = message.claim!;
    const bytes = payload.subarray(0, Math.max(0, claim.length - offset));
    if (bytes.length === 0) return;
    const address = claim.receive.address + BigInt(claim.offset + offset);
    const fault = this.#port.memory.fault?.(address, bytes.length);
    if (fault === undefined) this.#port.memory.write(address, bytes);
    else message.fail(fault);
  }

  #answer(message: TargetMessage, request: SesRequest, arrival: Arrival, before: ReturnCodeName | undefined) {
    const isHeader = this.#waiting.isHeader(message);
    const { response, isInterim, isPlaced } = answerTo(message, request, { before, isHeader }, this.#settings.target);
    if (isInterim && request.som) message.waiting = { arrival, request };
    if (isPlaced) this.#whenVisible(request, arrival, response);
    else this.#respond(arrival, response);
  }

  #whenVisible(request: SesRequest, arrival: Arrival, response: SesResponse) {
    const { flush } = this.#port.memory;
    if (!request.dc || flush === undefined) return this.#respond(arrival, response);
    if (this.#settings.target.dcInterim) this.#respond(arrival, noResponse(request));
    this.#port.memory.flush!(() => this.#respond(arrival, response));
  }

  /** A receive has been posted that a waiting message matches. */
  #found(message: TargetMessage, claim: Claim) {
    if (message.state === 'deferred') {
      this.#waiting.deferred.delete(message);
      return this.#deferred.ask(message, claim, this.#now);
    }
    this.#bind(message, claim);
    message.isOverflow = true;
    for (const { offset, bytes } of this.kept.bytesOf(message)) this.#place(message, offset, bytes);
    const { waiting } = message;
    message.waiting = undefined;
    if (waiting !== undefined) {
      const { firstError } = message;
      const ok = okResponse(waiting.request, claim.length, 'overflow');
      this.#respond(waiting.arrival, firstError === undefined ? ok : errorResponse(waiting.request, firstError));
    }
    if (message.isWhole) this.#whole(message, keyOf(message.arrival, message.first.messageId));
  }

  /** Every byte that its packets bring has come. */
  #whole(message: TargetMessage, key: string) {
    if (this.#messages.get(key) === message) this.#messages.delete(key);
    if (message.state === 'kept' || message.state === 'deferred') {
      if (message.firstError !== undefined) this.#waiting.drop(message);
      return;
    }
    const { rendezvous } = message.first;
    const claimed = message.claim?.length ?? 0;
    if (rendezvous !== undefined && message.firstError === undefined && claimed > this.#waiting.eagerOf(message))
      return this.#readRest(message);
    this.#complete(message);
  }

  #readRest(message: TargetMessage) {
    message.isReading = true;
    const rest = restOf(message, this.#waiting.eagerOf(message), this.#settings);
    this.#port.read({
      ...rest,
      done: (code) => {
        message.isReading = false;
        if (code !== 'ok') message.fail(code);
        this.#complete(message);
      },
    });
  }

  #complete(message: TargetMessage) {
    this.#waiting.rendezvous.delete(message);
    for (const one of completionsOf(message, this.#settings.target)) this.#port.complete(one);
  }

  /** MSG_ERROR, or an empty last packet (ses.md 3.5). */
  #cut(message: TargetMessage, request: SesRequest, arrival: Arrival, key: string) {
    message.lastTime = this.#now;
    message.cut(request.messageOffset);
    const isDeferral = message.state === 'deferred' && request.opcode !== opcodes.code.msg_error;
    if (!isDeferral) message.fail('initiator_error');
    const { msgErrorAnswer } = this.#settings.target;
    const ok = okResponse(request, isDeferral ? 0 : request.requestLength, isDeferral ? 'overflow' : 'expected');
    const isOk = (isDeferral && message.firstError === undefined) || msgErrorAnswer === 'ok';
    this.#respond(arrival, isOk ? ok : errorResponse(request, message.firstError!, message.generation));
    if (message.isWhole) this.#whole(message, key);
  }

  /** Of a message that has not begun here, or is a deferred one that is over but for its header. */
  #cutUnknown(request: SesRequest, arrival: Arrival, key: string) {
    const isOk = this.#settings.target.msgErrorAnswer === 'ok';
    const resolved = this.addresses.resolve({ ...request, opcode: opcodes.code.no_op });
    if (resolved.code !== 'ok') return this.#respond(arrival, errorResponse(request, resolved.code));
    const token = tokensIn(request.bufferOffset).initiator;
    const waiting = resolved.process.resources
      .flatMap(({ matcher }) => matcher?.unexpected ?? [])
      .find((one) => one.arrival.peer === arrival.peer && one.first.messageId === request.messageId);
    const isDeferred = waiting?.state === 'deferred' && tokensIn(waiting.first.bufferOffset).initiator === token;
    if (waiting !== undefined && (isDeferred || waiting.state === 'kept')) this.#waiting.drop(waiting);
    else if (request.messageOffset > 0) {
      const message = new TargetMessage(arrival, request, 'failed');
      message.lastTime = this.#now;
      message.fail('initiator_error');
      message.cut(request.messageOffset);
      this.#messages.set(key, message);
    }
    const ok = okResponse(request, request.requestLength, 'expected');
    this.#respond(arrival, isOk ? ok : errorResponse(request, 'initiator_error'));
  }

  /** A message does not go on: an error for its receive, and later packets have a code (12.8 names no trigger [D]). */
  #abandon(key: string, message: TargetMessage) {
    this.#messages.delete(key);
    message.fail('dropped');
    if (message.state === 'kept' || message.state === 'deferred') this.#waiting.drop(message);
    else this.#complete(message);
  }
}
