/** The registers by which software sets up the semantic sublayer, posts receives and works on words of the NIC. */
import { addressWidthOf, type RegisterSpec, type RegisterTable } from '../../../lib/axi/register-table.ts';

/** What `go` carries out, in the order of its bits. */
export const semanticKinds = [
  'job',
  'process',
  'resource',
  'context',
  'region',
  'receive',
  'atomic',
  'release',
] as const;
export type SemanticKind = (typeof semanticKinds)[number];

/** Those of an endpoint with that sublayer, which reads or not. */
export const semanticKindsOf = (
  { unexpected }: { readonly unexpected?: unknown },
  reads: boolean,
): readonly SemanticKind[] =>
  semanticKinds.filter((kind) => (kind !== 'atomic' || reads) && (kind !== 'release' || unexpected !== undefined));

const goDocs: Readonly<Record<SemanticKind, string>> = {
  job: 'Adds the job `job`, or removes it.',
  process: 'Adds the process of `command_rel`, `job` and `address_pid_on_fep`, or removes it.',
  resource: 'Gives the resource of `owner`, `command_space` and `address_resource_index` the context of `context`.',
  context: 'Writes the context `owner_context` as `context` says.',
  region: 'Adds the region of `key`, or removes it.',
  receive: 'Posts a receive at the context `owner_context`, or takes one back.',
  atomic: 'Does an atomic on a word of the NIC.',
  release: 'Gives the buffer `buffer` of an unexpected message back.',
};

/** The words of a value of 64 bits, which software reads and writes. */
const two = <const N extends string>(name: N, offset: number, doc: string) =>
  [
    {
      name: `${name}_0`,
      offset,
      doc: `${doc}, bits 31 to 0.`,
      fields: [{ name: 'bits', bits: [31, 0], access: 'rw' }],
    },
    {
      name: `${name}_1`,
      offset: offset + 4,
      doc: 'The next 32 bits of it.',
      fields: [{ name: 'bits', bits: [31, 0], access: 'rw' }],
    },
  ] as const;

/** Of the sender of RUDI, modulo 2^32; 0 where there is none. */
const rudiCount = <const N extends string, const O extends number>(name: N, offset: O, doc: string) =>
  ({ name, offset, doc, fields: [{ name: 'packets', bits: [31, 0], access: 'ro' }] }) as const;

export const semanticRegisters = [
  {
    name: 'go',
    offset: 0x00,
    doc: 'Carries out a command, while none is carried out. Those below stay as they are until `status_busy` is 0.',
    fields: [
      { name: 'job', bits: 0, access: 'pulse', doc: goDocs.job },
      { name: 'process', bits: 1, access: 'pulse', doc: goDocs.process },
      { name: 'resource', bits: 2, access: 'pulse', doc: goDocs.resource },
      { name: 'context', bits: 3, access: 'pulse', doc: goDocs.context },
      { name: 'region', bits: 4, access: 'pulse', doc: goDocs.region },
      { name: 'receive', bits: 5, access: 'pulse', doc: goDocs.receive },
      { name: 'atomic', bits: 6, access: 'pulse', doc: goDocs.atomic },
      { name: 'release', bits: 7, access: 'pulse', doc: goDocs.release },
    ],
  },
  {
    name: 'status',
    offset: 0x04,
    doc: 'What has become of the last command.',
    fields: [
      { name: 'busy', bits: 0, access: 'ro', doc: 'It is not done.' },
      {
        name: 'status',
        bits: [6, 4],
        access: 'ro',
        doc: 'Of tables: 0 done, 1 it exists, 2 its set is full, 3 it is missing, 4 it is not legal. Of a buffer: 0 or 3.',
      },
      {
        name: 'outcome',
        bits: [9, 8],
        access: 'ro',
        doc: 'Of a receive: 0 matched (of one that was taken back: it is taken off), 1 stored, 2 absent, 3 no room.',
      },
      { name: 'slot', bits: [27, 16], access: 'ro', doc: 'Of tables: its place, which later commands name.' },
    ],
  },
  {
    name: 'told',
    offset: 0x08,
    doc: 'Of the last receive: its wr_id.',
    fields: [{ name: 'wr_id', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'built',
    offset: 0x0c,
    doc: 'What is built in.',
    fields: [
      { name: 'profile', bits: [1, 0], access: 'ro', doc: '0 HPC, 1 AI Full, 2 AI Base.' },
      { name: 'reads', bits: 2, access: 'ro', doc: 'Hosts read from each other, and do atomics.' },
      { name: 'defers', bits: 3, access: 'ro', doc: 'Deferrable sends wait for their receives.' },
      { name: 'rests', bits: 4, access: 'ro', doc: 'The rest of rendezvous sends is read.' },
      { name: 'keeps', bits: 5, access: 'ro', doc: 'Unexpected messages are kept.' },
      { name: 'jobs', bits: 6, access: 'ro', doc: 'Receives may be for one job.' },
      { name: 'multi', bits: 7, access: 'ro', doc: 'Receives may be for several messages.' },
      { name: 'rod', bits: 8, access: 'ro', doc: 'A refusal on ROD disables its context.' },
    ],
  },
  {
    name: 'command',
    offset: 0x10,
    doc: 'How a command is meant.',
    fields: [
      { name: 'remove', bits: 0, access: 'rw', doc: 'Of tables: it is taken away; of a receive: it is taken back.' },
      { name: 'absolute', bits: 1, access: 'rw', doc: 'Of a resource: `owner` is a place of absolute addresses.' },
      { name: 'rel', bits: 2, access: 'rw', doc: 'Of a process: it is reached by relative addresses.' },
      { name: 'space', bits: [5, 4], access: 'rw', doc: 'Of a resource: 0 RMA, 1 SEND, 2 TAGGED.' },
      { name: 'tagged', bits: 8, access: 'rw', doc: 'Of a receive: it is one of the TAGGED space.' },
      { name: 'any_initiator', bits: 9, access: 'rw', doc: 'Of such a receive: `initiator` does not count.' },
      { name: 'for_job', bits: 10, access: 'rw', doc: 'Of a receive: it is for messages of `job` alone.' },
      { name: 'multi', bits: 11, access: 'rw', doc: 'Of a receive: it is for several messages.' },
    ],
  },
  {
    name: 'job',
    offset: 0x14,
    doc: 'A job.',
    fields: [
      {
        name: 'id',
        bits: [23, 0],
        access: 'rw',
        doc: 'JobID (ses.md 1.1); of a region or a receive that whose it is.',
      },
    ],
  },
  {
    name: 'address',
    offset: 0x18,
    doc: 'Addresses of the wire (uet-wire.md 12.1).',
    fields: [
      { name: 'pid_on_fep', bits: [11, 0], access: 'rw' },
      { name: 'resource_index', bits: [27, 16], access: 'rw' },
    ],
  },
  {
    name: 'owner',
    offset: 0x1c,
    doc: 'Places that commands before have told.',
    fields: [
      { name: 'owner', bits: [11, 0], access: 'rw', doc: 'Of a resource: the place of its process.' },
      { name: 'context', bits: [27, 16], access: 'rw', doc: 'The context of a receive or a region.' },
    ],
  },
  {
    name: 'context',
    offset: 0x20,
    doc: 'A receive context.',
    fields: [
      { name: 'enabled', bits: 0, access: 'rw' },
      { name: 'uses_generation', bits: 1, access: 'rw', doc: 'Requests have to have its generation.' },
      { name: 'generation', bits: [15, 8], access: 'rw' },
      { name: 'supported', bits: [31, 16], access: 'rw', doc: 'Bit n: it takes the operation with opcode n.' },
    ],
  },
  {
    name: 'rights',
    offset: 0x24,
    doc: 'Of a region.',
    fields: [
      { name: 'remote_read', bits: 0, access: 'rw', doc: 'Peers may read.' },
      { name: 'remote_write', bits: 1, access: 'rw', doc: 'Peers may write.' },
      { name: 'remote_atomic', bits: 2, access: 'rw', doc: 'Peers may do atomics; they need all three.' },
      { name: 'restricts_job', bits: 3, access: 'rw', doc: 'Only initiators of `job`.' },
      { name: 'restricts_context', bits: 4, access: 'rw', doc: 'Only packets to `owner_context`.' },
    ],
  },
  ...two('key', 0x28, 'Of a region its memory key, of a receive its match bits'),
  ...two('base', 0x30, 'Address of its first byte in the host; words of the NIC are at 2^63 on'),
  ...two('length', 0x38, 'Its bytes; of a receive 32 bits count'),
  ...two('first', 0x40, 'Of a region: the offset by which peers name its first byte'),
  ...two('ignore', 0x48, 'Of a receive: match bits that do not count (HPC)'),
  {
    name: 'initiator',
    offset: 0x50,
    doc: 'Of a receive: the initiator that it is for.',
    fields: [{ name: 'initiator', bits: [31, 0], access: 'rw' }],
  },
  {
    name: 'wr_id',
    offset: 0x54,
    doc: 'Of a receive: what its completion says.',
    fields: [{ name: 'wr_id', bits: [31, 0], access: 'rw' }],
  },
  {
    name: 'atomic',
    offset: 0x58,
    doc: 'An atomic on a word of the NIC (uet-wire.md 12.9).',
    fields: [
      { name: 'opcode', bits: [7, 0], access: 'rw' },
      { name: 'data_type', bits: [15, 8], access: 'rw' },
      { name: 'address', bits: [31, 16], access: 'rw', doc: 'Its first byte, from that of the first word on.' },
    ],
  },
  {
    name: 'atomic_code',
    offset: 0x5c,
    doc: 'What has become of it.',
    fields: [{ name: 'code', bits: [5, 0], access: 'ro', doc: 'Return code (uet-wire.md 12.8).' }],
  },
  ...two('operand', 0x60, 'Its operand; of a swap what to swap in'),
  ...two('compare', 0x68, 'Of CSWAP what to compare with, of MSWAP the mask'),
  {
    name: 'fetched_0',
    offset: 0x70,
    doc: 'What was there before, bits 31 to 0.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'fetched_1',
    offset: 0x74,
    doc: 'The next 32 bits of it.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'bytes_unasked',
    offset: 0x78,
    doc: 'Packets with bytes that no READ of their PDC waits for, modulo 2^32.',
    fields: [{ name: 'packets', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'buffer',
    offset: 0x7c,
    doc: 'A buffer of an unexpected message, which `go_release` gives back.',
    fields: [{ name: 'number', bits: [15, 0], access: 'rw' }],
  },
  {
    name: 'min_free',
    offset: 0x80,
    doc: 'Of a receive for several messages: with fewer bytes left it is no longer posted; 0: it always is.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'rw' }],
  },
  {
    name: 'left',
    offset: 0x84,
    doc: 'Of the last receive, if it was for several messages: bytes at its end that no message has got.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'found',
    offset: 0x88,
    doc: 'Of the last receive: the unexpected message that it has found.',
    fields: [
      { name: 'valid', bits: 0, access: 'ro', doc: 'It has found one.' },
      { name: 'is_whole', bits: 1, access: 'ro', doc: 'All of it has come.' },
      { name: 'number', bits: [31, 16], access: 'ro', doc: 'Its buffer.' },
    ],
  },
  {
    name: 'exhausted_0',
    offset: 0x8c,
    doc: 'Contexts 31 to 0 that refusals on ROD have disabled; a receive that is posted there enables them.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'w1c' }],
  },
  {
    name: 'exhausted_1',
    offset: 0x90,
    doc: 'The same of contexts 63 to 32.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'w1c' }],
  },
  {
    name: 'deferral',
    offset: 0x94,
    doc: 'How messages wait for receives; holds still while there are any.',
    fields: [
      { name: 'target_upper', bits: 0, access: 'rw', doc: 'The token of the target is the upper one of an RTR.' },
      {
        name: 'partial',
        bits: [5, 4],
        access: 'rw',
        doc: 'An RTR for bytes in the middle: 0 refused, 1 all, 2 those.',
      },
    ],
  },
  {
    name: 'waiting',
    offset: 0x98,
    doc: 'What the endpoint tells, until `take`.',
    fields: [
      { name: 'restart', bits: 0, access: 'ro', doc: 'A message is to be given again.' },
      { name: 'returned', bits: 1, access: 'ro', doc: 'A receive is to be posted again, or a part of one is lost.' },
      { name: 'released', bits: 2, access: 'ro', doc: 'Of such a part: it was the last one.' },
    ],
  },
  {
    name: 'take',
    offset: 0x9c,
    doc: 'Software has read what is waiting.',
    fields: [
      { name: 'restart', bits: 0, access: 'pulse' },
      { name: 'returned', bits: 1, access: 'pulse' },
    ],
  },
  {
    name: 'restart_wr_id',
    offset: 0xa0,
    doc: 'The message that is to be given again, by what its completion says.',
    fields: [{ name: 'wr_id', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'restart_tokens_0',
    offset: 0xa4,
    doc: 'Its tokens, which are its `offset` then, bits 31 to 0.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'restart_tokens_1',
    offset: 0xa8,
    doc: 'The next 32 bits of them.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'restart_at',
    offset: 0xac,
    doc: 'From which byte on; 0 unless `deferral_partial` says otherwise.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'restart_length',
    offset: 0xb0,
    doc: 'How many bytes.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'returned_wr_id',
    offset: 0xb4,
    doc: 'The receive that is to be posted again.',
    fields: [{ name: 'wr_id', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'returned_address_0',
    offset: 0xb8,
    doc: 'Of a part that is lost: where it begins, bits 31 to 0.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'returned_address_1',
    offset: 0xbc,
    doc: 'The next 32 bits of it.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'ro' }],
  },
  {
    name: 'returned_length',
    offset: 0xc0,
    doc: 'Its bytes.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'ro' }],
  },
  rudiCount('rudi_sent', 0xc4, 'Requests by RUDI that left for the first time.'),
  rudiCount('rudi_retransmitted', 0xc8, 'Requests that were sent again.'),
  rudiCount('rudi_lost_trim', 0xcc, 'Requests that were trimmed.'),
  rudiCount('rudi_lost_nack', 0xd0, 'Requests refused by another NACK that has them sent again.'),
  rudiCount('rudi_lost_timeout', 0xd4, 'Requests whose RTO has passed.'),
  rudiCount('rudi_nack_unexpected', 0xd8, 'NACKs that change nothing: a reserved code.'),
  rudiCount(
    'rudi_pkt_id_unknown',
    0xdc,
    'Responses and NACKs of a pkt_id that is of no request of ours, or from another address.',
  ),
  rudiCount('rudi_peer_dropped', 0xe0, 'Responses and NACKs that found no room.'),
] as const satisfies readonly RegisterSpec[] satisfies RegisterTable;

export const semanticWidth = addressWidthOf(semanticRegisters, 32);
