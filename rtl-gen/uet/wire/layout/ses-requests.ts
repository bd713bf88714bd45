/** SES requests (uet-wire.md 12.1 to 12.4). */
import { opcodes } from './codes.ts';
import { choice, constant, field, layout, preset, reserved, view } from './layout.ts';

/** The version that all SES headers have. */
export const sesVersion = constant('version', 2, 0, 'version');

const opcode = [reserved('reserved', 2), field('opcode', 6, 'operation', { codes: opcodes }), sesVersion] as const;

const flags = [
  preset('dc', 1, 0, 'delivery complete: respond only when the data is globally visible'),
  preset('ie', 1, 0, 'initiator error: the message is bad'),
  preset('rel', 1, 0, 'relative addressing: 1: by JobID, PIDonFEP and resource index, 0: absolute'),
] as const;

const addressing = [
  preset('ri_generation', 8, 0, 'guards the resource index against reuse'),
  field('job_id', 24, 'job', { format: 'hex' }),
  reserved('reserved_1', 4),
  field('pid_on_fep', 12, 'process on the fabric endpoint'),
  reserved('reserved_2', 4),
  field('resource_index', 12, 'resource of the process'),
] as const;

const shortLength = [
  reserved('reserved_3', 2),
  field('request_length', 14, 'length of the message', { unit: 'bytes' }),
] as const;

const single = [
  preset('eom', 1, 1, 'end of message: always 1, because the message is one packet'),
  preset('som', 1, 1, 'start of message: always 1'),
] as const;

const initiator = field('initiator', 32, 'initiator identifier (rank); part of matching', { format: 'hex' });
const key = field('key', 64, 'memory key (RMA, atomics) or match bits (tagged)', { format: 'hex' });
const bufferOffset = field('buffer_offset', 64, "offset in the target's buffer", { unit: 'bytes', format: 'hex' });

/** The operations whose requests have restart tokens, in whichever word (uet-wire.md 12.2, 12.6; ses.md 4.3). */
const { deferrable_send, deferrable_tsend, deferrable_rtr } = {
  deferrable_send: 0x08,
  deferrable_tsend: 0x0b,
  deferrable_rtr: 0x0c,
} as const satisfies Partial<typeof opcodes.code>;

const restartTokens = [
  field('initiator_restart_token', 32, "the initiator's name for the deferred message", { format: 'hex' }),
  field('target_restart_token', 32, "the target's name for it; 0: it has none", { format: 'hex' }),
] as const;
const headerData = field('header_data', 64, 'completion data, valid if hd', { format: 'hex' });

export const sesStandard = layout(
  'ses_standard',
  {
    title: 'SES standard request',
    source: 'uet-wire.md 12.1, 12.2',
    trust: 'H',
    doc: 'Packets after the first one of a message (som = 0) carry their place in the message in the bits that hold header data in the first one. Deferrable sends have restart tokens in every packet, deferrable_rtr has those of the message that it restarts.',
  },
  [
    ...opcode,
    ...flags,
    preset('hd', 1, 0, 'header data is present'),
    field('eom', 1, 'end of message'),
    field('som', 1, 'start of message'),
    field('message_id', 16, 'message'),
    ...addressing,
    choice('target', 'opcode', [
      view('deferrable_send', deferrable_send, restartTokens),
      view('deferrable_tsend', deferrable_tsend, restartTokens),
      view('offset', undefined, [bufferOffset]),
    ]),
    initiator,
    choice('match', 'opcode', [view('restart', deferrable_rtr, restartTokens), view('key', undefined, [key])]),
    choice('place', 'som', [
      view('continued', 0, [
        reserved('reserved_3', 18),
        field('payload_length', 14, 'payload of this packet', { unit: 'bytes' }),
        field('message_offset', 32, 'offset of this packet in the message', { unit: 'bytes' }),
      ]),
      view('start', 1, [headerData]),
    ]),
    field('request_length', 32, 'length of the message', { unit: 'bytes' }),
  ],
);

export const sesMedium = layout(
  'ses_medium',
  { title: 'SES medium request', source: 'uet-wire.md 12.1, 12.4', trust: 'H' },
  [
    ...opcode,
    ...flags,
    field('hd', 1, 'header data in place of the buffer offset'),
    ...single,
    ...shortLength,
    ...addressing,
    choice('data', 'hd', [view('offset', 0, [bufferOffset]), view('header', 1, [headerData])]),
    initiator,
    key,
  ],
);

export const sesSmall = layout(
  'ses_small',
  { title: 'SES small (non-matching) request', source: 'uet-wire.md 12.1, 12.3', trust: 'H' },
  [...opcode, ...flags, reserved('reserved_4', 1), ...single, ...shortLength, ...addressing, bufferOffset],
);
