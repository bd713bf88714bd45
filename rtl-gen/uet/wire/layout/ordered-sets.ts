/** LLR's preamble and the control ordered sets of LLR and CBFC (link-layer.md A3, A4, B4). */
import { constant, field, layout, reserved } from './layout.ts';

/**
 * What no source that we rely on gives: UNVERIFIED, the project's own choices, to be replaced by the specification's
 * numbers. Everything that reads or writes ordered sets takes a table of this type and uses these only by default.
 */
export const unverifiedOrderedSets = {
  /** Message types, 8 bits. */
  types: { llr_ack: 1, llr_nack: 2, llr_init: 3, llr_init_echo: 4, cf_update: 5 },
  /** The O-code of control ordered sets (link-layer.md A4, one source of grade B). */
  oCode: 0x6,
  /** The block type of 64b/66b (IEEE 802.3, inferred). */
  blockType: 0x4b,
  /** What marks a preamble with a sequence number (link-layer.md A3, one source of grade C). */
  preambleMarker: 0x7,
  /** Which half of preamble byte 1 holds the marker; the other one holds the top of the sequence number. */
  markerNibble: 'low',
  /** Byte order of the 16 bits of init_data. */
  initData: 'big',
} as const satisfies OrderedSetConstants;

/** The numbers and positions of ordered sets that may have to be changed. */
export interface OrderedSetConstants {
  readonly types: Readonly<Record<ControlMessage, number>>;
  readonly oCode: number;
  readonly blockType: number;
  readonly preambleMarker: number;
  readonly markerNibble: 'low' | 'high';
  readonly initData: 'big' | 'little';
}

/** The messages of the link layer. */
export type ControlMessage = 'llr_ack' | 'llr_nack' | 'llr_init' | 'llr_init_echo' | 'cf_update';

const own = { source: 'link-layer.md A4, B4', trust: 'L' } as const;
const placing =
  'UNVERIFIED placing: 52 bits, 28 before and 24 after the O-code of the block, which is the low half of byte 4 (IEEE 802.3 figure 82-5).';
const type = field('type', 8, 'message type; the code is unverified');
const seq = field('seq', 20, 'LLR sequence number, modulo 2^20', { unit: 'frames' });

export const llrPreamble = layout(
  'llr_preamble',
  {
    title: 'Preamble of an LLR frame',
    source: 'link-layer.md A3',
    trust: 'L',
    doc: 'Lane 0 first. Order of the 20 bits and place of the marker are not settled; pack and unpack are one function each.',
  },
  [
    constant('start', 8, 0xfb, 'start', { format: 'hex' }),
    field('seq_high', 4, 'sequence number, bits 19 to 16'),
    field('marker', 4, 'marks a frame under LLR'),
    field('seq_low', 16, 'sequence number, bits 15 to 0'),
    constant('preamble', 24, 0x555555, 'preamble', { format: 'hex' }),
    constant('sfd', 8, 0xd5, 'start of frame', { format: 'hex' }),
  ],
);

export const llrSequence = layout('llr_sequence', { title: 'LLR_ACK and LLR_NACK', ...own, doc: placing }, [
  type,
  seq,
  reserved('reserved', 24),
]);

export const llrInit = layout('llr_init', { title: 'LLR_INIT and LLR_INIT_ECHO', ...own, doc: placing }, [
  type,
  seq,
  field('init_data', 16, 'comes back in the echo; may be a time stamp'),
  reserved('reserved', 8),
]);

export const cfUpdate = layout('cf_update', { title: 'CF_Update', ...own, doc: placing }, [
  type,
  field('vc_0', 5, 'virtual channel'),
  field('freed_0', 15, 'credits freed, modulo 2^15', { unit: 'credits' }),
  field('vc_1', 5, 'virtual channel; the first one again if only one has news'),
  field('freed_1', 15, 'credits freed, modulo 2^15', { unit: 'credits' }),
  reserved('reserved', 4),
]);
