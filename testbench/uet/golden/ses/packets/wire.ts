/** Between packets of SES and the layers of the codec. */
import { opcodes, responseLists, responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type BytesLayer, type Layer, type LayerInput, layerOf, sesOf } from '../../wire/index.ts';
import {
  type AtomicExtension,
  isDeferrable,
  isRendezvous,
  noBytes,
  type RendezvousExtension,
  type SesRequest,
  type SesResponse,
  sesRequest,
  tokensIn,
  wordOf,
} from './packet.ts';

const isAtomic = (code: number): boolean => code === opcodes.code.atomic || code === opcodes.code.fetching_atomic;

const payloadLayer = (bytes: Uint8Array): LayerInput[] =>
  bytes.length === 0 ? [] : [{ name: 'payload', fields: { bytes } }];

/** A request as layers. */
export function requestLayers(request: SesRequest): LayerInput[] {
  return [headerLayer(request), ...extensionLayers(request), ...payloadLayer(request.payload)];
}

function headerLayer(request: SesRequest): LayerInput {
  const { form, opcode, bufferOffset, matchBits, som, headerData, payloadLength, messageOffset } = request;
  const common = {
    opcode,
    dc: Number(request.dc),
    ie: Number(request.ie),
    rel: Number(request.rel),
    ri_generation: request.riGeneration,
    job_id: request.jobId,
    pid_on_fep: request.pidOnFep,
    resource_index: request.resourceIndex,
    request_length: request.requestLength,
  };
  if (form === 'small') return { name: 'ses_small', fields: { ...common, buffer_offset: bufferOffset } };
  const { initiator, hd } = request;
  if (form === 'medium') {
    const data = hd ? { hd: 1, header_data: headerData } : { hd: 0, buffer_offset: bufferOffset };
    return { name: 'ses_medium', fields: { ...common, ...data, initiator, key: matchBits } } as LayerInput;
  }
  const tokens = (word: bigint) => {
    const { initiator: initiator_restart_token, target: target_restart_token } = tokensIn(word);
    return { initiator_restart_token, target_restart_token };
  };
  const isRtr = opcode === opcodes.code.deferrable_rtr;
  return {
    name: 'ses_standard',
    fields: {
      ...common,
      hd: Number(hd),
      som: Number(som),
      eom: Number(request.eom),
      message_id: request.messageId,
      ...(isDeferrable(opcode) ? tokens(bufferOffset) : { buffer_offset: bufferOffset }),
      initiator,
      ...(isRtr ? tokens(matchBits) : { key: matchBits }),
      ...(som ? { header_data: headerData } : { payload_length: payloadLength, message_offset: messageOffset }),
    },
  } as LayerInput;
}

function extensionLayers({ rendezvous, atomic }: SesRequest): LayerInput[] {
  if (rendezvous !== undefined) {
    const fields = {
      eager_length: rendezvous.eagerLength,
      ri_generation: rendezvous.riGeneration,
      pid_on_fep: rendezvous.pidOnFep,
      resource_index: rendezvous.resourceIndex,
      read_buffer_offset: rendezvous.readOffset,
      read_memory_key: rendezvous.readKey,
    };
    return [{ name: 'ses_rendezvous', fields }];
  }
  if (atomic === undefined) return [];
  const fields = {
    amo_opcode: atomic.opcode,
    data_type: atomic.dataType,
    semantic_control: atomic.semanticControl,
  };
  const { compare, swap } = atomic;
  return [
    { name: 'ses_atomic', fields },
    ...(compare === undefined || swap === undefined
      ? []
      : [{ name: 'ses_compare_swap', fields: { compare, swap } } as const]),
  ];
}

const payloadOf = (layers: readonly Layer[]): Uint8Array =>
  layers.find((layer): layer is BytesLayer => layer.name === 'payload')?.fields.bytes ?? noBytes;

/** The request of a packet; `undefined` where it has none. */
export function requestOf(layers: readonly Layer[], mtu: number): SesRequest | undefined {
  const ses = sesOf(layers);
  if (ses?.name !== 'ses_standard' && ses?.name !== 'ses_medium' && ses?.name !== 'ses_small') return undefined;
  const fields: Readonly<Record<string, number | bigint | undefined>> = ses.fields;
  const number = (name: string): number => Number(fields[name] ?? 0);
  const word = (name: string): bigint => BigInt(fields[name] ?? 0n);
  const tokens = (): bigint =>
    wordOf({ initiator: number('initiator_restart_token'), target: number('target_restart_token') });
  const form = ses.name === 'ses_standard' ? 'standard' : ses.name === 'ses_medium' ? 'medium' : 'small';
  const opcode = number('opcode');
  const som = form !== 'standard' || number('som') === 1;
  const payload = payloadOf(layers);
  const requestLength = number('request_length');
  const first = opcode === opcodes.code.read ? Math.min(requestLength, mtu) : payload.length;
  return sesRequest({
    form,
    opcode,
    dc: number('dc') === 1,
    ie: number('ie') === 1,
    rel: number('rel') === 1,
    hd: number('hd') === 1,
    som,
    eom: form !== 'standard' || number('eom') === 1,
    messageId: number('message_id'),
    riGeneration: number('ri_generation'),
    jobId: number('job_id'),
    pidOnFep: number('pid_on_fep'),
    resourceIndex: number('resource_index'),
    bufferOffset: form === 'standard' && isDeferrable(opcode) ? tokens() : word('buffer_offset'),
    initiator: number('initiator'),
    matchBits: opcode === opcodes.code.deferrable_rtr ? tokens() : word('key'),
    headerData: word('header_data'),
    requestLength,
    payloadLength: som ? first : number('payload_length'),
    messageOffset: number('message_offset'),
    rendezvous: isRendezvous(opcode) ? rendezvousOf(layers) : undefined,
    atomic: isAtomic(opcode) ? atomicOf(layers) : undefined,
    payload,
  });
}

function rendezvousOf(layers: readonly Layer[]): RendezvousExtension | undefined {
  const fields = layerOf(layers, 'ses_rendezvous')?.fields;
  return (
    fields && {
      eagerLength: fields.eager_length,
      riGeneration: fields.ri_generation,
      pidOnFep: fields.pid_on_fep,
      resourceIndex: fields.resource_index,
      readOffset: fields.read_buffer_offset,
      readKey: fields.read_memory_key,
    }
  );
}

function atomicOf(layers: readonly Layer[]): AtomicExtension | undefined {
  const fields = layerOf(layers, 'ses_atomic')?.fields;
  const operands = layerOf(layers, 'ses_compare_swap')?.fields;
  return (
    fields && {
      opcode: fields.amo_opcode,
      dataType: fields.data_type,
      semanticControl: fields.semantic_control,
      ...(operands && { compare: operands.compare, swap: operands.swap }),
    }
  );
}

/** A response as layers. */
export function responseLayers(response: SesResponse): LayerInput[] {
  const common = {
    list: responseLists.code[response.list],
    opcode: responseOpcodes.code[response.opcode],
    return_code: returnCodes.code[response.returnCode],
    job_id: response.jobId,
  };
  const { messageId: message_id, modifiedLength: modified_length, payload } = response;
  if (response.form === 'response') {
    const fields = { ...common, message_id, ri_generation: response.riGeneration, modified_length };
    return [{ name: 'ses_response', fields }];
  }
  if (response.form === 'data_small') {
    const fields = { ...common, payload_length: payload.length, original_request_psn: response.originalPsn };
    return [{ name: 'ses_response_data_small', fields }, ...payloadLayer(payload)];
  }
  const fields = {
    ...common,
    message_id,
    read_request_message_id: response.readMessageId,
    payload_length: payload.length,
    modified_length,
    message_offset: response.messageOffset,
  };
  return [{ name: 'ses_response_data', fields }, ...payloadLayer(payload)];
}

/** The response of a packet; `undefined` where it has none, or a code without a name. */
export function responseOf(layers: readonly Layer[]): SesResponse | undefined {
  const ses = sesOf(layers);
  if (ses === undefined || !('return_code' in ses.fields)) return undefined;
  const { fields } = ses;
  const returnCode = returnCodes.names.get(fields.return_code);
  const opcode = responseOpcodes.names.get(fields.opcode);
  if (returnCode === undefined || opcode === undefined) return undefined;
  return {
    form: ses.name === 'ses_response' ? 'response' : ses.name === 'ses_response_data' ? 'data' : 'data_small',
    opcode,
    list: fields.list === responseLists.code.overflow ? 'overflow' : 'expected',
    returnCode,
    messageId: 'message_id' in fields ? fields.message_id : 0,
    riGeneration: 'ri_generation' in fields ? fields.ri_generation : 0,
    jobId: fields.job_id,
    modifiedLength: 'modified_length' in fields ? fields.modified_length : 0,
    readMessageId: 'read_request_message_id' in fields ? fields.read_request_message_id : 0,
    messageOffset: 'message_offset' in fields ? fields.message_offset : 0,
    originalPsn: 'original_request_psn' in fields ? fields.original_request_psn : 0,
    payload: payloadOf(layers),
    guaranteed: opcode !== 'default_response' && opcode !== 'no_response',
  };
}
