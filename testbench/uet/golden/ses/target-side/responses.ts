/** Which response answers a packet (ses.md 6.1). */
import { noBytes, type ReturnCodeName, type SesRequest, type SesResponse } from '../packets/packet.ts';

const base = ({ messageId, jobId }: Pick<SesRequest, 'messageId' | 'jobId'>): SesResponse => ({
  form: 'response',
  opcode: 'response',
  list: 'expected',
  returnCode: 'ok',
  messageId,
  jobId,
  riGeneration: 0,
  modifiedLength: 0,
  readMessageId: 0,
  messageOffset: 0,
  originalPsn: 0,
  payload: noBytes,
  guaranteed: true,
});

/** A code that is not OK: modified_length is 0. */
export const errorResponse = (request: SesRequest, returnCode: ReturnCodeName, riGeneration = 0): SesResponse => ({
  ...base(request),
  returnCode,
  riGeneration,
});

/** OK, as DEFAULT where it says nothing of interest: expected, and the whole message. */
export function okResponse(
  request: SesRequest,
  modifiedLength: number,
  list: SesResponse['list'],
  defaultModified: 'length' | 'zero' = 'length',
): SesResponse {
  const isPlain = list === 'expected' && modifiedLength === request.requestLength;
  if (!isPlain) return { ...base(request), list, modifiedLength };
  return {
    ...base(request),
    opcode: 'default_response',
    modifiedLength: defaultModified === 'zero' ? 0 : modifiedLength,
    guaranteed: false,
  };
}

/** SES has no answer yet. */
export const noResponse = (request: SesRequest): SesResponse => ({
  ...base(request),
  opcode: 'no_response',
  modifiedLength: request.requestLength,
  guaranteed: false,
});

/** Bytes of memory: of a READ, or what was there before an atomic. */
export const dataResponse = (
  request: SesRequest,
  payload: Uint8Array,
  modifiedLength: number,
  originalPsn: number,
): SesResponse => ({
  ...base(request),
  form: request.form === 'standard' ? 'data' : 'data_small',
  opcode: 'response_w_data',
  readMessageId: request.messageId,
  messageOffset: request.messageOffset,
  modifiedLength: request.form === 'standard' ? modifiedLength : 0,
  originalPsn: request.form === 'standard' ? 0 : originalPsn,
  payload,
});
