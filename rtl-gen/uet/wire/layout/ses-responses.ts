/** SES responses (uet-wire.md 12.7). */
import { responseLists, responseOpcodes, returnCodes } from './codes.ts';
import { field, layout, preset, reserved } from './layout.ts';
import { sesVersion } from './ses-requests.ts';

const first = [
  preset('list', 2, 0, 'list that matched', { codes: responseLists }),
  field('opcode', 6, 'kind of response', { codes: responseOpcodes }),
  sesVersion,
  field('return_code', 6, 'result', { codes: returnCodes }),
] as const;

const jobId = field('job_id', 24, 'job', { format: 'hex' });
const modifiedLength = field('modified_length', 32, 'bytes that were delivered', { unit: 'bytes' });
const payloadLength = field('payload_length', 14, 'payload of this packet', { unit: 'bytes' });

export const sesResponse = layout(
  'ses_response',
  { title: 'SES response', source: 'uet-wire.md 12.7, 13.9', trust: 'H' },
  [...first, field('message_id', 16, 'message'), preset('ri_generation', 8, 0, 'generation'), jobId, modifiedLength],
);

export const sesResponseData = layout(
  'ses_response_data',
  { title: 'SES response with data', source: 'uet-wire.md 12.7', trust: 'M' },
  [
    ...first,
    field('message_id', 16, 'message of the response'),
    reserved('reserved', 8),
    jobId,
    field('read_request_message_id', 16, 'message of the read request'),
    reserved('reserved_1', 2),
    payloadLength,
    modifiedLength,
    field('message_offset', 32, 'offset of this packet in the message', { unit: 'bytes' }),
  ],
);

export const sesResponseDataSmall = layout(
  'ses_response_data_small',
  { title: 'SES small response with data', source: 'uet-wire.md 12.7', trust: 'M' },
  [
    ...first,
    reserved('reserved', 2),
    payloadLength,
    reserved('reserved_1', 8),
    jobId,
    field('original_request_psn', 32, 'PSN of the request', { format: 'hex' }),
  ],
);
