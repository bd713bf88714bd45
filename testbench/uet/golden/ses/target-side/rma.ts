/** Writes, reads and atomics at their target (ses.md 5). */
import type { Process } from '../addressing/index.ts';
import { checkAtomic, hasCompare, isAligned, performAtomic } from '../atomics/index.ts';
import { opcodeName, type ReturnCodeName, type SesRequest, type SesResponse } from '../packets/packet.ts';
import type { AccessResult, RegionAccess, RegionOperation } from '../regions/index.ts';
import type { SesSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import type { Arrival, TargetPort } from './port.ts';
import { dataResponse, errorResponse, okResponse } from './responses.ts';

const accessOf = (
  request: SesRequest,
  { mode }: Arrival,
  operation: RegionOperation,
  length: number,
  requestLength = request.requestLength,
): RegionAccess => ({
  operation,
  key: request.form === 'small' ? { index: request.resourceIndex } : request.matchBits,
  jobId: request.jobId,
  resourceIndex: request.resourceIndex,
  bufferOffset: request.bufferOffset,
  messageOffset: request.messageOffset,
  length,
  requestLength,
  isRudi: mode === 'rudi',
});

export class RmaTarget {
  readonly #settings: SesSettings;
  readonly #port: TargetPort;

  constructor(settings: SesSettings, port: TargetPort) {
    this.#settings = settings;
    this.#port = port;
  }

  /** A packet of a WRITE: where its bytes are allowed they are placed. A failed one touches nothing. */
  write(request: SesRequest, arrival: Arrival, { regions }: Process<TargetMessage>): ReturnCodeName {
    const { payload } = request;
    const done = this.#access(regions.check(accessOf(request, arrival, 'write', payload.length)), payload.length);
    if (done.code !== 'ok') return done.code;
    if (request.ie) return 'initiator_error';
    if (payload.length > 0) this.#port.memory.write(done.address, payload);
    return 'ok';
  }

  /** A packet of a READ, served by itself: what answers it. */
  read(request: SesRequest, arrival: Arrival, { regions }: Process<TargetMessage>): SesResponse {
    const { payloadLength, requestLength } = request;
    const done = this.#access(regions.check(accessOf(request, arrival, 'read', payloadLength)), payloadLength);
    if (done.code !== 'ok') return errorResponse(request, done.code);
    // It asks for bytes beyond its message.
    if (request.messageOffset + payloadLength > requestLength) return errorResponse(request, 'op_violation');
    if (request.ie) return errorResponse(request, 'initiator_error');
    const { maxAckData, emptyRead, defaultModified } = this.#settings.target;
    if (requestLength === 0 && emptyRead === 'response') return okResponse(request, 0, 'expected', defaultModified);
    const bytes = this.#port.memory.read(done.address, payloadLength);
    const data = dataResponse(request, bytes, requestLength, arrival.psn);
    const served = () => this.#port.served?.(arrival.peer, request.matchBits, bytes.length);
    if (requestLength <= maxAckData || arrival.mode === 'rudi') {
      served();
      return data;
    }
    this.#port.sendData(arrival, data, served);
    return okResponse(request, requestLength, 'expected', defaultModified);
  }

  /** An atomic: header first, then the region, then alignment; the order is ours [D]. */
  atomic(request: SesRequest, arrival: Arrival, { regions }: Process<TargetMessage>): SesResponse {
    const { atomic, payload, requestLength } = request;
    const isFetching = opcodeName(request.opcode) === 'fetching_atomic';
    if (atomic === undefined || arrival.mode === 'rudi' || arrival.mode === 'uud')
      return errorResponse(request, 'op_violation');
    const asked = { ...atomic, isFetching, requestLength, payload };
    const checked = checkAtomic(asked, this.#settings.atomic);
    if (checked.code !== 'ok') return errorResponse(request, checked.code);
    const operation = isFetching ? 'fetching_atomic' : 'atomic';
    const access = accessOf(request, arrival, operation, checked.length, checked.length);
    const done = this.#access(regions.check(access), checked.length);
    if (done.code !== 'ok') return errorResponse(request, done.code);
    if (!isAligned(checked, done.address)) return errorResponse(request, 'amo_unaligned');
    if (request.ie) return errorResponse(request, 'initiator_error');
    const { memory } = this.#port;
    const result = performAtomic(checked, asked, memory.read(done.address, checked.length), this.#settings.atomic);
    memory.write(done.address, result.memory);
    if (result.code !== 'ok') return errorResponse(request, result.code);
    const { swapModified, defaultModified } = this.#settings.target;
    if (!isFetching) return okResponse(request, requestLength, 'expected', defaultModified);
    const isOfType = hasCompare(checked.operation) && swapModified === 'type';
    return dataResponse(request, result.fetched, isOfType ? checked.length : requestLength, arrival.psn);
  }

  #access(result: AccessResult, length: number): AccessResult {
    if (result.code !== 'ok' || length === 0) return result;
    const fault = this.#port.memory.fault?.(result.address, length);
    return fault === undefined ? result : { code: fault };
  }
}
