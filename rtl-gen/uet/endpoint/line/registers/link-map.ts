/** The map of the registers of an end of a link: link-level retry, credit, and the store between line and endpoint. */
import type { AxiLiteWindow } from '../../../../lib/axi/axi-lite-decoder.ts';
import { counter, counterRegisters } from '../../../../lib/axi/register-parts.ts';
import { addressWidthOf, type RegisterTable } from '../../../../lib/axi/register-table.ts';
import { creditBits, eventCountBits } from '../../../cbfc/settings.ts';
import { portMap } from '../../../llr/registers/port-control.ts';
import { llrAddressBits, portRegisters } from '../../../llr/registers/port-registers.ts';
import type { TransmitOptions } from '../../../llr/transmit/transmit.ts';
import type { CreditOptions, RetryOptions } from '../link-options.ts';

/** The bus of an end of a link. */
export const linkBus = { data: 32, address: 14 } as const;

/** What has registers is built with retry; credit may be left out. */
export interface RegisteredLink {
  readonly llr: RetryOptions;
  readonly cbfc?: CreditOptions;
  readonly longest: number;
  readonly storeBeats: number;
}

/** What the port of retry of that link is built with. */
export const retryOptions = (size: number, { llr, longest }: RegisteredLink): TransmitOptions => ({
  size,
  longest,
  ...llr,
});

/** Bits of the counters of an end of a link itself, modulo 2^32. */
const linkCountBits = 32;

/** What is built, and what became of frames that came. */
export const storeRegisters = [
  {
    name: 'built',
    offset: 0x00,
    doc: 'What is built.',
    fields: [
      { name: 'bytes', bits: [7, 0], access: 'ro', doc: 'Bytes a clock.' },
      { name: 'credit', bits: 8, access: 'ro', doc: 'There is credit, and the window `credit`.' },
      { name: 'beats', bits: [31, 16], access: 'ro', doc: 'Beats that wait for the endpoint at most.' },
    ],
  },
  ...counterRegisters(0x20, [
    { name: 'damaged', short: linkCountBits, doc: 'Frames that were dropped because they came damaged.' },
    {
      name: 'lost',
      short: linkCountBits,
      doc: 'Good frames that found no room; with credit for both channels there are none.',
    },
  ]),
] as const satisfies RegisterTable;

const credits = <const N extends string, const O extends number>(name: N, offset: O, doc: string) =>
  ({ name, offset, doc, fields: [{ name: 'credits', bits: [creditBits - 1, 0], access: 'rw' }] }) as const;

const bytesOf = <const N extends string, const O extends number, const H extends number>(
  name: N,
  offset: O,
  high: H,
  reset: number,
  doc: string,
) => ({ name, offset, doc, fields: [{ name: 'bytes', bits: [high, 0], access: 'rw', reset }] }) as const;

const word = <const N extends string, const O extends number>(name: N, offset: O, doc: string) =>
  ({ name, offset, doc, fields: [{ name: 'bits', bits: [31, 0], access: 'rw' }] }) as const;

/** Credit-based flow control of two channels, 0 of control and 1 of data (link-layer.md B). */
export const creditRegisters = [
  {
    name: 'switches',
    offset: 0x00,
    doc: 'What is on. The receiver first, the sender when that of the other end is on.',
    fields: [
      { name: 'receive', bits: 0, access: 'rw', doc: 'Both channels of the receiver.' },
      {
        name: 'transmit',
        bits: 1,
        access: 'rw',
        doc: 'Frames are let go, each channel as `channels` and its limit say.',
      },
    ],
  },
  {
    name: 'channels',
    offset: 0x04,
    doc: 'May change while `switches.transmit` is 0.',
    fields: [{ name: 'lossless', bits: [1, 0], access: 'rw', doc: 'Bit of a channel: its frames need credit.' }],
  },
  word('control_dscps_0', 0x08, 'DSCPs 0 to 31 whose frames are control, a bit each. The same at both ends.'),
  word('control_dscps_1', 0x0c, 'DSCPs 32 to 63.'),
  credits('limit_control', 0x10, "Credits of the other end's buffer for control; one is as many bytes as a beat has."),
  credits('limit_data', 0x14, 'The same for data.'),
  credits('own_limit_control', 0x18, 'Credits of the own buffer for control.'),
  credits('own_limit_data', 0x1c, 'The same for data.'),
  bytesOf('minimum_spacing', 0x20, 17, 6_400, 'Line time from one CF_Update to the next, at least.'),
  bytesOf('maximum_spacing', 0x24, 20, 262_144, 'Line time from one CF_Update of a channel to its next, at most.'),
  {
    name: 'updates',
    offset: 0x28,
    doc: 'When CC_Updates are sent.',
    fields: [
      { name: 'clocks', bits: [9, 0], access: 'rw', reset: 312, doc: 'Clocks of a microsecond; 0 counts as 1.' },
    ],
  },
  {
    name: 'updates_period',
    offset: 0x2c,
    doc: 'From a CC_Update to the next.',
    fields: [{ name: 'microseconds', bits: [17, 0], access: 'rw', reset: 1_000, doc: '0: none are sent.' }],
  },
  word('mac_0', 0x30, 'Source of frames of CC_Updates: the lower bits.'),
  {
    name: 'mac_1',
    offset: 0x34,
    doc: 'The upper ones.',
    fields: [{ name: 'bits', bits: [15, 0], access: 'rw' }],
  },
  {
    name: 'state',
    offset: 0x38,
    doc: "Of the receiver's channels.",
    fields: [
      { name: 'active', bits: [1, 0], access: 'ro', doc: 'They are on.' },
      { name: 'overflowed', bits: [9, 8], access: 'ro', doc: 'They held more than their limit.' },
    ],
  },
  counter('used', 0x3c, creditBits + 2, 'Credits of both channels that are in use at the other end.'),
  counter('most_used', 0x40, creditBits + 2, 'The most that were.'),
  ...counterRegisters(0x80, [
    { name: 'cf_updates_received', short: eventCountBits, doc: 'CF_Updates that came.' },
    {
      name: 'cf_updates_refused',
      short: eventCountBits,
      doc: 'Those that would free more than is in use, or of no channel.',
    },
    { name: 'cc_updates_sent', short: eventCountBits, doc: 'CC_Updates that left.' },
    { name: 'cf_updates_sent', short: eventCountBits, doc: 'CF_Updates that left.' },
    { name: 'cc_updates_received', short: eventCountBits, doc: 'CC_Updates that were worked in.' },
    { name: 'cc_updates_discarded', short: eventCountBits, doc: 'Those dropped for channels that do not exist.' },
    { name: 'cc_updates_too_soon', short: eventCountBits, doc: 'Those dropped while the one before was worked in.' },
    { name: 'cc_updates_malformed', short: eventCountBits, doc: 'Malformed ones, which are in no other count.' },
    { name: 'overflows', short: eventCountBits, doc: 'Frames that went over the limit of their channel.' },
  ]),
] as const satisfies RegisterTable;

/** Where each window begins, on the bus of an end of a link. */
export const linkBases = { retry: 0x0000, credit: 0x1000, store: 0x2000 } as const;
export type LinkWindow = keyof typeof linkBases;

/** Windows of a link, with their tables. */
export const linkTables = (size: number, link: RegisteredLink): Partial<Record<LinkWindow, RegisterTable>> => ({
  retry: portRegisters(portMap(retryOptions(size, link))),
  ...(link.cbfc && { credit: creditRegisters }),
  store: storeRegisters,
});

/** Those for a decoder: each as large as its table needs, so that what comes after it answers DECERR. */
export const decodedLinkWindows = (credit: boolean): readonly AxiLiteWindow<LinkWindow>[] => [
  { name: 'retry', base: linkBases.retry, address: llrAddressBits },
  ...(credit
    ? ([{ name: 'credit', base: linkBases.credit, address: addressWidthOf(creditRegisters, 32) }] as const)
    : []),
  { name: 'store', base: linkBases.store, address: addressWidthOf(storeRegisters, 32) },
];

/** All registers as one table, `window_register`, each at its address from `base` on. */
export const linkMap = (size: number, link: RegisteredLink, base = 0): RegisterTable =>
  Object.entries(linkTables(size, link)).flatMap(([window, table]) =>
    table.map((register) => ({
      ...register,
      name: `${window}_${register.name}`,
      offset: base + linkBases[window as LinkWindow] + register.offset,
    })),
  );
