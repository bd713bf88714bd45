/** A message at its target (ses.md 10): from its first packet, whichever that is, to its last. */
import type { Resource } from '../addressing/index.ts';
import type { Claim, MessageHeader } from '../matching/index.ts';
import { isRendezvous, type ReturnCodeName, type SesRequest } from '../packets/packet.ts';
import type { Arrival } from './port.ts';

/**
 * `bound`: it has a receive. `rma`: it names its place itself. `kept`, `deferred`: its header waits for a receive.
 * `failed`: it has none, and its packets are counted alone.
 */
export type MessageState = 'bound' | 'rma' | 'kept' | 'deferred' | 'failed';

/** Bytes that wait for a receive. */
interface Piece {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

export class TargetMessage implements MessageHeader {
  readonly arrival: Arrival;
  /** The packet that came first: all say the same of the message. */
  readonly first: SesRequest;
  readonly resource: Resource<TargetMessage> | undefined;
  state: MessageState;
  claim: Claim | undefined;
  /** It got its receive from the unexpected headers. */
  isOverflow = false;
  headerData: bigint | undefined;
  firstError: ReturnCodeName | undefined;
  /** What BAD_GENERATION tells, in the answer to each of its packets. */
  generation = 0;
  pieces: Piece[] = [];
  /** The packet with som waits for the response that tells of the match. */
  waiting: { readonly arrival: Arrival; readonly request: SesRequest } | undefined;
  /** Its rest is still being read. */
  isReading = false;
  lastTime = 0;
  #bytes = 0;
  #end: number;

  constructor(arrival: Arrival, first: SesRequest, state: MessageState, resource?: Resource<TargetMessage>) {
    this.arrival = arrival;
    this.first = first;
    this.state = state;
    this.resource = resource;
    this.#end = first.requestLength;
  }

  get matchBits(): bigint {
    return this.first.matchBits;
  }

  get initiator(): number {
    return this.first.initiator;
  }

  get requestLength(): number {
    return this.first.requestLength;
  }

  get jobId(): number {
    return this.first.jobId;
  }

  get keptBytes(): number {
    return this.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Where its packets end: less than it said once it has been cut short. */
  get end(): number {
    return this.#end;
  }

  /**
   * A packet has come, which PDS delivers once. Header data is that of the packet with som, whenever it comes. Whether
   * all its bytes are those of the message: more is a violation. Of a rendezvous send the last packet of the eager part
   * says where its packets end, and nothing before it does, whatever bytes have come twice.
   */
  count(request: SesRequest): boolean {
    this.#bytes += request.payload.length;
    if (isRendezvous(request.opcode) && request.eom) this.cut(request.messageOffset + request.payload.length);
    if (request.som && request.hd) this.headerData = request.headerData;
    return this.#bytes <= this.#end && request.messageOffset + request.payload.length <= this.#end;
  }

  /** It ends at an offset (ses.md 3.5). */
  cut(offset: number): void {
    this.#end = Math.min(this.#end, offset);
  }

  /** The first error is kept. */
  fail(code: ReturnCodeName): void {
    this.firstError ??= code;
  }

  /** Every byte has come, each once. */
  get isWhole(): boolean {
    return this.#bytes >= this.#end;
  }
}
