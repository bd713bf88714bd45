/**
 * What the endpoint's semantic sublayer does until the whole one is built, written from the rules of ses.md 1.2, 5.1,
 * 6.1 and 6.3 and not from the hardware.
 */
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type BytesLayer, type Decoded, type SesLayer, sesOf } from '../wire/index.ts';

export interface GoldenRegion {
  readonly key: bigint;
  readonly base: bigint;
  readonly length: bigint;
  readonly remoteWrite: boolean;
}

export interface GoldenBuffer {
  readonly address: bigint;
  readonly length: number;
  readonly wrId: number;
}

/** Of a message that is complete. */
export interface GoldenCompletion {
  readonly opcode: number;
  readonly returnCode: number;
  readonly reported: boolean;
  readonly headerData: bigint | undefined;
  readonly wrId: number;
  readonly bytes: number;
  readonly initiator: number;
  readonly key: bigint;
  readonly jobId: number;
  readonly messageId: number;
  readonly pdcid: number;
}

/** What one packet comes to. */
export interface StubResult {
  readonly returnCode: number;
  /** Where its payload goes; `undefined` where it goes nowhere, or has no bytes. */
  readonly address: bigint | undefined;
  readonly completion: GoldenCompletion | undefined;
}

interface Progress {
  bytes: number;
  failed: number;
  headerData: bigint | undefined;
}

const { ok } = returnCodes.code;

export class GoldenStub {
  readonly regions: GoldenRegion[] = [];
  readonly buffers: GoldenBuffer[] = [];
  /** By PDCID and message. */
  readonly messages = new Map<string, Progress>();

  /** A delivered packet of a PDC: each once, in the order of delivery. */
  deliver(decoded: Decoded, pdcid: number): StubResult {
    const ses = sesOf(decoded.layers);
    const payload =
      decoded.layers.find((layer): layer is BytesLayer => layer.name === 'payload')?.fields.bytes.length ?? 0;
    const request = ses && requestOf(ses);
    if (request === undefined)
      return { returnCode: returnCodes.code.unsupported_op, address: undefined, completion: undefined };
    if (request.opcode === 1) return this.#write(request, payload, pdcid);
    if (request.opcode === 5) return this.#send(request, payload, pdcid);
    const returnCode = request.opcode === 0 ? ok : returnCodes.code.unsupported_op;
    return { returnCode, address: undefined, completion: undefined };
  }

  /** A PDC has ended: what was begun there will not be finished. */
  forget(pdcid: number): void {
    for (const key of this.messages.keys()) if (key.startsWith(`${pdcid}/`)) this.messages.delete(key);
  }

  #write(request: Request, payload: number, pdcid: number): StubResult {
    const region = this.regions.find(({ key }) => key === request.key);
    const begin = request.bufferOffset + BigInt(request.messageOffset);
    let code: number = ok;
    if (region === undefined) code = returnCodes.code.bad_mkey;
    else if (!region.remoteWrite) code = returnCodes.code.perm_violation;
    else if (begin + BigInt(payload) > region.length) code = returnCodes.code.bad_addr;
    else if (request.isSingle && payload !== request.length) code = returnCodes.code.op_violation;
    else if (request.ie) code = returnCodes.code.initiator_error;
    if (request.isSingle)
      return this.#result(code, region, begin, payload, code === ok, request, pdcid, request.headerData);

    const name = `${pdcid}/${request.messageId}`;
    const progress = this.messages.get(name) ?? { bytes: 0, failed: 0, headerData: undefined };
    this.messages.set(name, progress);
    progress.bytes += payload;
    progress.headerData = request.headerData ?? progress.headerData;
    if (progress.bytes > request.length) code = returnCodes.code.op_violation;
    else if (progress.failed !== 0) code = progress.failed;
    if (code !== ok) progress.failed = code;
    const isOver = progress.bytes >= request.length;
    if (isOver) this.messages.delete(name);
    return this.#result(code, region, begin, payload, isOver, request, pdcid, progress.headerData);
  }

  #result(
    returnCode: number,
    region: GoldenRegion | undefined,
    begin: bigint,
    payload: number,
    isOver: boolean,
    request: Request,
    pdcid: number,
    headerData: bigint | undefined,
  ): StubResult {
    const address = returnCode === ok && payload > 0 ? BigInt.asUintN(64, region!.base + begin) : undefined;
    const reported = headerData !== undefined;
    const completion = isOver ? { ...completionOf(request, pdcid, returnCode), reported, headerData } : undefined;
    return { returnCode, address, completion };
  }

  #send(request: Request, payload: number, pdcid: number): StubResult {
    const buffer = this.buffers[0];
    const refused = (name: keyof typeof returnCodes.code): StubResult => ({
      returnCode: returnCodes.code[name],
      address: undefined,
      completion: undefined,
    });
    if (!request.isSingle) return refused('unsupported_size');
    if (buffer === undefined) return refused('no_match');
    if (payload > buffer.length) return refused('too_long');
    if (payload !== request.length) return refused('op_violation');
    if (request.ie) return refused('initiator_error');
    this.buffers.shift();
    const completion = { ...completionOf(request, pdcid, ok), reported: true, wrId: buffer.wrId };
    return { returnCode: ok, address: payload > 0 ? buffer.address : undefined, completion };
  }
}

const completionOf = (request: Request, pdcid: number, returnCode: number): GoldenCompletion => {
  const { opcode, initiator, key, jobId, messageId, headerData, length: bytes } = request;
  return { opcode, returnCode, reported: false, headerData, wrId: 0, bytes, initiator, key, jobId, messageId, pdcid };
};

interface Request {
  readonly opcode: number;
  readonly ie: boolean;
  readonly isSingle: boolean;
  readonly messageId: number;
  readonly jobId: number;
  readonly key: bigint;
  readonly bufferOffset: bigint;
  readonly messageOffset: number;
  readonly length: number;
  readonly headerData: bigint | undefined;
  readonly initiator: number;
}

function requestOf(ses: SesLayer): Request | undefined {
  if (ses.name === 'ses_standard') {
    const { fields } = ses;
    const place = { header_data: 0n, message_offset: 0, ...fields };
    return {
      opcode: fields.opcode,
      ie: fields.ie === 1,
      isSingle: fields.som === 1 && fields.eom === 1,
      messageId: fields.message_id,
      jobId: fields.job_id,
      key: 'key' in fields ? fields.key : 0n,
      bufferOffset: 'buffer_offset' in fields ? fields.buffer_offset : 0n,
      messageOffset: fields.som === 1 ? 0 : place.message_offset,
      length: fields.request_length,
      headerData: fields.hd === 1 && fields.som === 1 ? place.header_data : undefined,
      initiator: fields.initiator,
    };
  }
  if (ses.name === 'ses_medium' || ses.name === 'ses_small') {
    const { fields } = ses;
    const medium = ses.name === 'ses_medium' ? ses.fields : undefined;
    return {
      opcode: fields.opcode,
      ie: fields.ie === 1,
      isSingle: true,
      messageId: 0,
      jobId: fields.job_id,
      key: medium?.key ?? (1n << 62n) | BigInt(fields.resource_index),
      bufferOffset: 'buffer_offset' in fields ? fields.buffer_offset : 0n,
      messageOffset: 0,
      length: fields.request_length,
      headerData: medium !== undefined && 'header_data' in medium ? medium.header_data : undefined,
      initiator: medium?.initiator ?? 0,
    };
  }
  return undefined;
}
