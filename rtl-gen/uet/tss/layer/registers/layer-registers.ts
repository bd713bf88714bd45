/** The registers of the TSS layer, for software. */
import { registerMarkdown } from '../../../../lib/axi/register-docs.ts';
import { eventFields, interruptFields } from '../../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../../lib/axi/register-table.ts';
import { counterBits, counterIndexBits, layerCounters } from './layer-counters.ts';

/** What `command` does, by its number. */
export const operations = [
  'none',
  'write_domain',
  'remove_domain',
  'install_key',
  'raise_numbers',
  'clear_failures',
  'bind_job',
  'unbind_job',
  'zeroise',
] as const;

/** What interrupts. */
const events = [
  { name: 'latched', doc: 'A domain has had too many packets that were not authentic.' },
  { name: 'not_sent', doc: 'A packet could not be sent.' },
  { name: 'misfit', doc: 'A body had another length than its head said.' },
  { name: 'warned', doc: 'A domain has had as many packets that were not authentic as its warning says.' },
  {
    name: 'upset',
    doc: 'Numbers, a limit, a count or a verdict did not agree with its copy or parity, and what it was about was refused.',
  },
  { name: 'self_test_failed', doc: 'The self-test has failed: nothing is sent or opened until a reset of the layer.' },
] as const;

/** A word of a secret, of which software cannot see whether it was written, so it is written whole or not at all. */
const secret = <N extends string>(name: N, offset: number, doc: string) =>
  ({
    name,
    offset,
    doc,
    fields: [{ name: 'word', bits: [31, 0] as const, access: 'ext', whole: true, secret: true }],
  }) as const;

const count = <N extends string>(name: N, offset: number, high: number, doc: string) =>
  ({ name, offset, doc, fields: [{ name: 'count', bits: [high, 0] as const, access: 'rw' }] }) as const;

export const layerRegisters = [
  {
    name: 'command',
    offset: 0x00,
    doc: 'Writing it does something with what other registers hold. It reads 0 when that is done; what is written before has no effect.',
    fields: [
      {
        name: 'operation',
        bits: [3, 0],
        access: 'ext',
        doc: operations.map((name, i) => `${i}: ${name}`).join(', '),
      },
    ],
  },
  {
    name: 'target',
    offset: 0x04,
    doc: 'Whose domain or key a command is about.',
    fields: [
      {
        name: 'entry',
        bits: [7, 0],
        access: 'rw',
        doc: 'The entry of the domain; bits that its number has not count for nothing.',
      },
      { name: 'an', bits: 8, access: 'rw', doc: 'The association number.' },
    ],
  },
  {
    name: 'status',
    offset: 0x08,
    doc: 'The state of the layer.',
    fields: [
      {
        name: 'ready',
        bits: 0,
        access: 'ro',
        doc: 'The self-test has passed, and the sweeps after a reset or zeroise are over: no key from before is in the layer.',
      },
      {
        name: 'refused',
        bits: 1,
        access: 'ro',
        doc: 'The last command changed nothing: a limit that falls or is beyond 2^48, a key that was not written whole, is in use elsewhere, or is installed again with numbers that were given, no room for a job, or what is locked.',
      },
      {
        name: 'self_test',
        bits: [3, 2],
        access: 'ro',
        doc: 'The self-test after a reset. 0: it runs, 1: it has passed, 2: it has failed, and ready stays 0.',
      },
    ],
  },
  {
    name: 'domain',
    offset: 0x0c,
    doc: 'Of write_domain, bind_job.',
    fields: [{ name: 'sdi', bits: [23, 0], access: 'rw', doc: 'The secure domain identifier.' }],
  },
  {
    name: 'domain_mode',
    offset: 0x10,
    doc: 'Of write_domain (uet-wire.md 8.2, 8.3, 8.7). Another mode, other associations or another SDI forget all packet keys of the entry.',
    fields: [
      { name: 'mode', bits: [1, 0], access: 'rw', doc: '0: direct, 1: cluster, 2: server, 3: client.' },
      {
        name: 'udp_aad',
        bits: [3, 2],
        access: 'rw',
        doc: 'What of a UDP header is authenticated. 0: ports, 1: all, 2: the destination port, 3: nothing.',
      },
      {
        name: 'associations',
        bits: [5, 4],
        access: 'rw',
        doc: 'Bit AN: the key of that association may be used, once it is installed.',
      },
      {
        name: 'crypt_offset',
        bits: [15, 8],
        access: 'rw',
        doc: 'Bytes from the TSS header to the first encrypted one, the length of the header at least.',
      },
    ],
  },
  {
    name: 'domain_epoch',
    offset: 0x14,
    doc: 'Of write_domain (8.8).',
    fields: [
      { name: 'epoch_0', bits: [15, 0], access: 'rw', doc: 'The present epoch of association 0.' },
      { name: 'epoch_1', bits: [31, 16], access: 'rw', doc: 'The present epoch of association 1.' },
    ],
  },
  {
    name: 'domain_limits',
    offset: 0x18,
    doc: 'Of write_domain (8.8).',
    fields: [
      {
        name: 'failures',
        bits: [15, 0],
        access: 'rw',
        reset: 1000,
        doc: 'After so many packets that are not authentic, in one window of failure_window, none is taken.',
      },
      {
        name: 'epoch_lifetime',
        bits: [31, 16],
        access: 'rw',
        reset: 16,
        doc: 'How many epochs a packet may be behind.',
      },
    ],
  },
  count('rekey_mask_low', 0x1c, 31, 'Of write_domain: which bits of the counter roll keys, bits 31 to 0 (8.4).'),
  {
    name: 'rekey_mask_high',
    offset: 0x20,
    doc: 'Of write_domain.',
    fields: [
      { name: 'count', bits: [15, 0], access: 'rw', doc: 'Bits 47 to 32 of the mask.' },
      { name: 'shift', bits: [21, 16], access: 'rw', doc: 'By how much what is masked is shifted down.' },
    ],
  },
  count('number_next_low', 0x24, 31, 'Of install_key: the first counter of the key, bits 31 to 0.'),
  count('number_next_high', 0x28, 16, 'Of install_key: bits 48 to 32.'),
  count('number_limit_low', 0x2c, 31, 'Of install_key, raise_numbers: counters below it may be given, bits 31 to 0.'),
  count('number_limit_high', 0x30, 16, 'Of install_key, raise_numbers: bits 48 to 32.'),
  {
    name: 'job',
    offset: 0x34,
    doc: 'Of bind_job, unbind_job.',
    fields: [{ name: 'id', bits: [23, 0], access: 'rw', doc: 'The JobID.' }],
  },
  {
    name: 'latched',
    offset: 0x38,
    doc: 'Domains that take no packets because too many were not authentic.',
    fields: [{ name: 'entries', bits: [31, 0], access: 'ro', doc: 'A bit for each of the first 32 entries.' }],
  },
  {
    name: 'interrupts',
    offset: 0x3c,
    doc: 'What has happened; each bit stays until it is cleared.',
    fields: eventFields(events),
  },
  {
    name: 'interrupt_enable',
    offset: 0x40,
    doc: 'Which of them raise the interrupt line.',
    fields: interruptFields(events),
  },
  {
    name: 'counter_select',
    offset: 0x44,
    doc: 'Writing it takes a snapshot of a counter.',
    fields: [
      { name: 'index', bits: [counterIndexBits - 1, 0], access: 'ext', doc: 'Which one: see the list of counters.' },
    ],
  },
  {
    name: 'counter_low',
    offset: 0x48,
    doc: 'The snapshot.',
    fields: [{ name: 'count', bits: [31, 0], access: 'ro', doc: 'Bits 31 to 0.' }],
  },
  {
    name: 'counter_high',
    offset: 0x4c,
    doc: 'The snapshot, and whether it has been taken: read this first.',
    fields: [
      { name: 'count', bits: [15, 0], access: 'ro', doc: 'Bits 47 to 32.' },
      { name: 'taken', bits: 31, access: 'ro', doc: 'The snapshot is of the counter that was chosen last.' },
    ],
  },
  {
    name: 'derivations',
    offset: 0x50,
    doc: 'How many keys of received packets each domain may have made; packets beyond that are dropped as unkeyed.',
    fields: [
      {
        name: 'interval',
        bits: [15, 0],
        access: 'rw',
        reset: 256,
        doc: 'One in so many clocks; 0: as many as there is time for.',
      },
      { name: 'burst', bits: [23, 16], access: 'rw', reset: 64, doc: 'So many at once, after it has had none made.' },
    ],
  },
  {
    name: 'domain_ahead',
    offset: 0x54,
    doc: 'Of write_domain (8.8).',
    fields: [
      {
        name: 'epochs',
        bits: [15, 0],
        access: 'rw',
        reset: 16,
        doc: 'How many epochs a packet may be ahead of the present one: beyond that no key is derived for it.',
      },
    ],
  },
  {
    name: 'failure_window',
    offset: 0x58,
    doc: 'In which time packets that are not authentic are counted together, of all domains.',
    fields: [
      {
        name: 'clocks',
        bits: [31, 0],
        access: 'rw',
        doc: 'Counts begin again after so many clocks; what is latched stays so. 0: they begin again with clear_failures alone.',
      },
    ],
  },
  {
    name: 'domain_warning',
    offset: 0x5c,
    doc: 'Of write_domain.',
    fields: [
      {
        name: 'failures',
        bits: [15, 0],
        access: 'rw',
        doc: 'With so many packets that are not authentic, in one window, the event warned happens; 0: never.',
      },
    ],
  },
  {
    name: 'warned',
    offset: 0x60,
    doc: 'Domains that have had as many packets that were not authentic as their warning says, in this window.',
    fields: [{ name: 'entries', bits: [31, 0], access: 'ro', doc: 'A bit for each of the first 32 entries.' }],
  },
  {
    name: 'lock',
    offset: 0x64,
    doc: 'What is locked stays so until a reset of the layer; 0 changes nothing.',
    fields: [
      {
        name: 'commands',
        bits: [1, 0],
        access: 'ext',
        doc: 'Bit 1: install_key is refused. Bit 0: write_domain, remove_domain, bind_job and unbind_job are.',
      },
    ],
  },
  secret(
    'key_0',
    0x80,
    'Of install_key: the first four bytes of the key, the first one in the highest place. All eight words are written before each install_key, each in one write of four bytes; install_key clears them, refused or not. Reads 0, as all secrets do.',
  ),
  secret('key_1', 0x84, 'The next four bytes.'),
  secret('key_2', 0x88, 'The next four bytes.'),
  secret('key_3', 0x8c, 'The next four bytes.'),
  secret('key_4', 0x90, 'The next four bytes.'),
  secret('key_5', 0x94, 'The next four bytes.'),
  secret('key_6', 0x98, 'The next four bytes.'),
  secret('key_7', 0x9c, 'The last four bytes.'),
  secret(
    'iv_mask_0',
    0xa0,
    'Of install_key, where the mode is client: the first four bytes of the IV mask. All three words are written, or none: the mask is 0 then.',
  ),
  secret('iv_mask_1', 0xa4, 'The next four bytes.'),
  secret('iv_mask_2', 0xa8, 'The last four bytes.'),
] as const satisfies RegisterTable;

/** Registers of secrets, the first bytes first. */
export const secretRegisters = [
  ...(['key_0', 'key_1', 'key_2', 'key_3', 'key_4', 'key_5', 'key_6', 'key_7'] as const),
  ...(['iv_mask_0', 'iv_mask_1', 'iv_mask_2'] as const),
] as const;

/** The page of the registers: `docs/uet/tss-registers.md`. */
export function layerRegisterPage(): string {
  return [
    registerMarkdown('Registers of the TSS layer', layerRegisters),
    '## Counters',
    '',
    `Each has ${counterBits} bits, stops at the largest number, and begins with 0 at reset. Write its index to \`counter_select\`, read \`counter_high\` until`,
    '`taken` is 1, then `counter_low`. What they count: [the TSS layer](tss-layer.md#registers).',
    '',
    '| Index | Counter |',
    '| --: | --- |',
    ...layerCounters.map((name, i) => `| ${i} | \`${name}\` |`),
    '',
  ].join('\n');
}
