/** The register map of a port of link-level retry: both halves, and the line. */
import { counter, counterRegisters, eventFields, interruptFields } from '../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { byteCountBits, columnCountBits, eventCountBits, outstandingBytesBits, seqBits } from '../settings.ts';

/** Bits of the address of a register, in bytes. */
export const llrAddressBits = 10;

/** What a map says of what is built. */
export interface PortMap {
  /** Bytes a clock. */
  readonly size: number;
  /** What the replay buffer keeps: frames, and bytes of whole beats. */
  readonly frames: number;
  readonly bytes: number;
  /** Bytes of the longest frame, check sequence included. */
  readonly longest: number;
}

/** What happens at a port and stays until software clears it. */
export const portEvents = [
  { name: 'flushed', doc: 'Frames were discarded without having been acknowledged: `status.error` is 1 too.' },
  { name: 'connected', doc: 'The sender has come from INIT to ADVANCE.' },
  { name: 'restarted', doc: 'An INIT came: the other end has restarted.' },
  { name: 'seq_error', doc: 'An ACK or NACK came with a number that cannot be.' },
  { name: 'echo_mismatch', doc: 'An INIT_ECHO came that was not that of our INIT.' },
  { name: 'poisoned', doc: 'A frame under LLR came that its sender knew to be damaged.' },
  { name: 'pcs_lost', doc: 'The PCS was down.' },
] as const;

/** Events in a column of 64 bytes, at most: less than twice as many as it has places for blocks, 0 to 8 and more. */
const mostInColumn = 31;

/**
 * Counters with as many bits in their short counter, which grows by `most` in a clock at most; the names are those of
 * link-layer.md A10.
 */
function counts<const N extends readonly (readonly [name: string, doc: string])[], const S extends number>(
  short: S,
  most: number,
  names: N,
) {
  return names.map(([name, doc]) => ({ name, doc, short, most })) as unknown as {
    readonly [I in keyof N]: { name: N[I][0]; doc: string; short: S; most: number };
  };
}

/**
 * The table, in words of 32 bits. Values after reset are those of SAI where it has any (link-layer.md A4, A9), and an
 * INIT goes at every fourth place for a control ordered set; limits are those of what is built. `tx` is the sender,
 * `rx` the receiver; the line is both directions. Settings of a half may change while it is off, those of the line at
 * any time.
 */
export const portRegisters = ({ size, frames, bytes, longest }: PortMap) =>
  [
    {
      name: 'identity',
      offset: 0x00,
      doc: 'What is built.',
      fields: [
        { name: 'size', bits: [6, 0], access: 'ro', doc: 'Bytes a clock.' },
        { name: 'frames', bits: [31, 8], access: 'ro', doc: 'Frames that the replay buffer keeps at most.' },
      ],
    },
    {
      name: 'capacity',
      offset: 0x04,
      doc: 'Bytes that the replay buffer keeps at most, where every frame is whole beats.',
      fields: [{ name: 'bytes', bits: [31, 0], access: 'ro' }],
    },
    {
      name: 'mode',
      offset: 0x08,
      doc: 'What is on; the line always is.',
      fields: [
        { name: 'tx', bits: 0, access: 'rw', doc: 'llr_mode_remote: the sender.' },
        { name: 'rx', bits: 1, access: 'rw', doc: 'llr_mode_local: the receiver.' },
      ],
    },
    {
      name: 'line',
      offset: 0x0c,
      doc: 'Bytes of line time that pass in a clock, for all spacings.',
      fields: [{ name: 'bytes', bits: [8, 0], access: 'rw', reset: size }],
    },
    {
      name: 'poison',
      offset: 0x10,
      doc: 'What poisons a check sequence (A8).',
      fields: [{ name: 'pattern', bits: [31, 0], access: 'rw', reset: 0xaaaaaaaa }],
    },
    {
      name: 'answers',
      offset: 0x14,
      doc: 'What the receiver sends.',
      fields: [
        {
          name: 'ack_spacing',
          bits: [14, 0],
          access: 'rw',
          reset: 2_048,
          doc: 'Bytes of line time from an ACK or NACK to the next ACK.',
        },
        {
          name: 'rearm',
          bits: 31,
          access: 'rw',
          reset: 1,
          doc: 'One more NACK for each replay that fails at the expected frame.',
        },
      ],
    },
    {
      name: 'init',
      offset: 0x18,
      doc: 'The handshake (A5).',
      fields: [
        { name: 'data', bits: [15, 0], access: 'rw', doc: 'What INIT carries besides the number.' },
        {
          name: 'match_seq',
          bits: 16,
          access: 'rw',
          reset: 1,
          doc: 'An INIT_ECHO has to have the number of the INIT.',
        },
        { name: 'match_data', bits: 17, access: 'rw', reset: 1, doc: 'It has to have its data.' },
      ],
    },
    {
      name: 'init_spacing',
      offset: 0x1c,
      doc: 'Line time from one INIT to the next: a multiple of the smallest distance of control ordered sets.',
      fields: [{ name: 'bytes', bits: [17, 0], access: 'rw', reset: 25_600 }],
    },
    {
      name: 'first_seq',
      offset: 0x20,
      doc: 'The number of the first frame after the sender was switched on.',
      fields: [{ name: 'seq', bits: [19, 0], access: 'rw' }],
    },
    {
      name: 'outstanding_seq_max',
      offset: 0x24,
      doc: 'Frames that may be outstanding, 1 to 2^19; not more than the replay buffer keeps.',
      fields: [{ name: 'frames', bits: [19, 0], access: 'rw', reset: frames }],
    },
    {
      name: 'outstanding_data_max',
      offset: 0x28,
      doc: 'Bytes that may be outstanding, check sequences included; not more than the replay buffer keeps.',
      fields: [{ name: 'bytes', bits: [31, 0], access: 'rw', reset: bytes }],
    },
    {
      name: 'longest_frame',
      offset: 0x2c,
      doc: 'Of the longest frame, 64 to what is built: longer ones are cut there and poisoned, and one begins only where that many would keep to `outstanding_data_max`.',
      fields: [{ name: 'bytes', bits: [15, 0], access: 'rw', reset: longest }],
    },
    {
      name: 'replay_timer_max',
      offset: 0x30,
      doc: 'Clocks without progress until a replay; 0: none without a NACK.',
      fields: [{ name: 'clocks', bits: [19, 0], access: 'rw' }],
    },
    {
      name: 'replay_ct_max',
      offset: 0x34,
      doc: 'Replays without progress until a flush; 255: as many as it takes.',
      fields: [{ name: 'replays', bits: [7, 0], access: 'rw', reset: 1 }],
    },
    {
      name: 'pcs_lost_timer_max',
      offset: 0x38,
      doc: 'Clocks that the PCS may be down until a flush; 0: none, at once.',
      fields: [{ name: 'clocks', bits: [31, 0], access: 'rw' }],
    },
    {
      name: 'data_age_timer_max',
      offset: 0x3c,
      doc: 'Clocks that the oldest frame may wait for its ACK until a flush; 0: no limit.',
      fields: [{ name: 'clocks', bits: [31, 0], access: 'rw' }],
    },
    {
      name: 'behaviour',
      offset: 0x40,
      doc: 'What becomes of eligible frames while LLR cannot carry them. 0: discard. 1: block. 2: best effort. 3: as 1.',
      fields: [
        { name: 'init', bits: [1, 0], access: 'rw', reset: 2, doc: 'In INIT.' },
        { name: 'flush', bits: [9, 8], access: 'rw', reset: 2, doc: 'In FLUSH.' },
        { name: 're_init_on_discard', bits: 16, access: 'rw', doc: 'After a flush LLR restarts by itself.' },
      ],
    },
    {
      name: 'actions',
      offset: 0x44,
      fields: [
        { name: 're_init', bits: 0, access: 'pulse', doc: 'LLR restarts after a flush.' },
        { name: 'clear_error', bits: 1, access: 'pulse', doc: '`status.error` becomes 0.' },
      ],
    },
    {
      name: 'inject',
      offset: 0x48,
      doc: 'For tests.',
      fields: [
        {
          name: 'error',
          bits: 0,
          access: 'rw',
          doc: 'What is kept for a replay has a wrong bit, so that such frames leave poisoned.',
        },
      ],
    },
    { name: 'events', offset: 0x4c, doc: 'What has happened.', fields: eventFields(portEvents) },
    { name: 'interrupts', offset: 0x50, doc: 'Which events interrupt.', fields: interruptFields(portEvents) },
    {
      name: 'status',
      offset: 0x54,
      fields: [
        { name: 'tx_state', bits: [2, 0], access: 'ro', doc: '0: off. 1: INIT. 2: ADVANCE. 3: REPLAY. 4: FLUSH.' },
        {
          name: 'rx_state',
          bits: [6, 4],
          access: 'ro',
          doc: '0: off. 1: SEND_ACKS. 2: SEND_NACK. 3: NACK_SENT. 4, which SAI does not have: on, and waits for an INIT.',
        },
        { name: 'pcs_up', bits: 8, access: 'ro', doc: 'The PCS is up.' },
        {
          name: 'error',
          bits: 9,
          access: 'ro',
          doc: 'A flush has dropped frames that were not acknowledged, since `actions.clear_error`.',
        },
        { name: 'replay_ct', bits: [23, 16], access: 'ro', doc: 'Replays in a row without progress.' },
      ],
    },
    counter('tx_seq', 0x58, seqBits, 'The number of the next new frame.'),
    counter('acked_seq', 0x5c, seqBits, 'The number of the last frame that is acknowledged.'),
    counter('next_rx_seq', 0x60, seqBits, 'The number of the frame that is expected.'),
    counter('outstanding', 0x64, outstandingBytesBits, 'Bytes that are not acknowledged.'),
    {
      name: 'spacing_minimum',
      offset: 0x68,
      doc: 'Bytes of line time from any control ordered set to the next one, 320 to 32,760.',
      fields: [{ name: 'bytes', bits: [14, 0], access: 'rw', reset: 6_400 }],
    },
    {
      name: 'spacing_from_frame_start',
      offset: 0x6c,
      doc: 'Those from the start of a frame to a set in it, 64 to 1,008.',
      fields: [{ name: 'bytes', bits: [9, 0], access: 'rw', reset: 256 }],
    },
    {
      name: 'spacing_within_frame',
      offset: 0x70,
      doc: 'Those from a set in a frame to the next one in the same frame, 1,024 to 8,184.',
      fields: [{ name: 'bytes', bits: [12, 0], access: 'rw', reset: 2_048 }],
    },
    ...counterRegisters(0x200, [
      ...counts(eventCountBits, 1, [
        ['tx_init_ctl_os', 'INITs that left.'],
        ['rx_init_echo_ctl_os', 'INIT_ECHOs that came.'],
        ['rx_ack_ctl_os', 'ACKs that came.'],
        ['rx_nack_ctl_os', 'NACKs that came.'],
        ['rx_ack_nack_seq_error', 'ACKs and NACKs that came with a number that cannot be.'],
        ['rx_echo_mismatch', 'INIT_ECHOs that were not those of our INIT.'],
        ['tx_discard', 'Eligible frames that were dropped in INIT and FLUSH.'],
        ['tx_best_effort', 'Eligible frames that left as ineligible ones.'],
        ['tx_ok', 'Frames under LLR that left, each time.'],
        ['tx_poisoned', 'Those that left poisoned, each time.'],
        ['tx_replay', 'Replays that ended.'],
        ['tx_replayed_frames', 'Frames that left again.'],
      ]),
      ...counts(byteCountBits, size, [['tx_replayed_bytes', 'Bytes that left again.']]),
      ...counts(eventCountBits, 2, [
        ['tx_padded', 'Frames, under LLR or beside it, of less than 64 bytes, which were padded.'],
        ['tx_too_long', 'Those longer than `longest_frame`, which were cut there and poisoned.'],
      ]),
      ...counts(eventCountBits, 1, [
        ['rx_init_ctl_os', 'INITs that came.'],
        ['tx_init_echo_ctl_os', 'INIT_ECHOs that left.'],
        ['tx_ack_ctl_os', 'ACKs that left.'],
        ['tx_nack_ctl_os', 'NACKs that left.'],
        ['rx_ok', 'Frames under LLR that came, with a right check sequence.'],
        ['rx_poisoned', 'Those with a poisoned one.'],
        ['rx_bad', 'Those with a wrong one.'],
        ['rx_expected_seq_good', 'Frames that were expected, and good.'],
        ['rx_expected_seq_poisoned', 'Frames that were expected, and poisoned.'],
        ['rx_expected_seq_bad', 'Frames that were expected, and wrong.'],
        ['rx_missing_seq', 'Frames that came before the expected one.'],
        ['rx_duplicate_seq', 'Frames that had come already.'],
        ['rx_replay', 'Replays that were seen to begin.'],
        ['rx_ineligible_good', 'Frames beside LLR, with a right check sequence.'],
        ['rx_ineligible_bad', 'Those with a wrong or a poisoned one.'],
        ['rx_llr_dropped', 'Frames under LLR that were dropped: the receiver was off, or no INIT had come.'],
      ]),
      ...counts(columnCountBits, mostInColumn, [
        ['rx_ctl_os_type_error', 'Control ordered sets that came with a type that no message has.'],
        ['rx_ctl_os_padding_error', 'Those with reserved bits that are not 0.'],
        ['rx_ctl_os_spacing_error', 'Those after another one in a column, which were not looked at.'],
        ['rx_preamble_error', 'Frames that were dropped because their preamble is neither normal nor one of LLR.'],
        ['rx_cut', 'Frames that something else than their end ended.'],
        ['rx_runt', 'Frames of less than 64 bytes.'],
        ['rx_refused', 'Frames that found no room between line and receiver.'],
      ]),
      ...counts(eventCountBits, 1, [
        ['tx_underrun', 'Frames that left cut, because the client paused in them.'],
        ['rx_ctl_os_lost', 'Messages that came faster than LLR takes them, while four waited: lost.'],
      ]),
    ]),
  ] as const satisfies RegisterTable;
