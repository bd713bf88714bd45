/** The first registers of an endpoint: what it is, whether it is ready and on, and what interrupts. */
import { type Bits, bit, module, record } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { eventFields, interruptFields } from '../../../lib/axi/register-parts.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import type { CongestionKind } from '../../cms/seam/congestion-control.ts';
import { type EndpointOptions, endpointName } from '../uet-endpoint.ts';

/** "UETE", and the version of the map: the lower half grows with what is added, the upper one with what changes. */
const identity = 0x5545_5445;
const version = { major: 1, minor: 3 } as const;

/** In the order of their numbers in `identity_datapath`. */
const congestionKinds: readonly CongestionKind[] = ['window', 'nscc', 'dcqcn', 'hpcc'];

const events = [
  { name: 'neighbour_not_known', doc: 'A neighbour found no room in a table: its frames go by the gateway.' },
  { name: 'ring_above', doc: 'More beats wait in the ring of what was received than `levels_ring_limit` says.' },
  { name: 'store_below', doc: 'Fewer pages of what is sent are free than `levels_store_limit` says.' },
  { name: 'bad_frame', doc: 'The MAC marked a frame as bad.' },
] as const;

const fixed = <const N extends string>(name: N, range: number | readonly [number, number], doc: string) =>
  ({ name, bits: range, access: 'ro', doc }) as const;

export const identityRegisters = [
  { name: 'identity', offset: 0x00, doc: 'What it is.', fields: [fixed('value', [31, 0], '0x55455445.')] },
  {
    name: 'version',
    offset: 0x04,
    doc: 'Version of the map of registers.',
    fields: [
      fixed('minor', [15, 0], 'Grows with what is added.'),
      fixed('major', [31, 16], 'Grows with what is changed or removed.'),
    ],
  },
  {
    name: 'pdcs',
    offset: 0x08,
    doc: 'PDCs at a time.',
    fields: [fixed('target', [15, 0], 'That others open.'), fixed('initiator', [31, 16], 'Of its own.')],
  },
  {
    name: 'windows',
    offset: 0x0c,
    doc: 'PSNs of a PDC under way.',
    fields: [fixed('target', [15, 0], 'That others open.'), fixed('initiator', [31, 16], 'Of its own.')],
  },
  {
    name: 'ring',
    offset: 0x10,
    doc: 'The ring of what was received.',
    fields: [fixed('bytes', [31, 0], 'Its bytes.')],
  },
  {
    name: 'store',
    offset: 0x14,
    doc: 'The memory of what is sent.',
    fields: [fixed('bytes', [31, 0], 'Its bytes.')],
  },
  {
    name: 'wire',
    offset: 0x18,
    doc: 'What frames are built and read by.',
    fields: [
      fixed('udp_port', [15, 0], 'UDP port of UET.'),
      fixed('native_protocol', [23, 16], 'IP protocol of UET without UDP.'),
      fixed('native', 24, 'There is such a protocol.'),
      fixed('crc', [27, 26], 'UET CRC: 0 none, 1 its least significant byte first, 2 its most significant one.'),
      fixed('crc_of_payload', 28, 'The CRC covers what UDP or the entropy header carries, not the addresses.'),
    ],
  },
  {
    name: 'datapath',
    offset: 0x1c,
    doc: 'Sizes.',
    fields: [
      fixed('bytes', [7, 0], 'Bytes a clock.'),
      fixed('congestion', [11, 8], 'Congestion control: 0 a constant window, 1 NSCC, 2 DCQCN, 3 HPCC.'),
      fixed('semantics', 12, 'It has the semantic sublayer of a profile, and `semantics` in the place of `regions`.'),
      fixed('mtu', [31, 16], 'Most bytes of payload of a packet that is sent.'),
    ],
  },
  {
    name: 'trimmed_0',
    offset: 0x20,
    doc: 'DSCPs that are those of trimmed packets, a bit each.',
    fields: [fixed('dscps', [31, 0], '0 to 31.')],
  },
  { name: 'trimmed_1', offset: 0x24, doc: 'The same.', fields: [fixed('dscps', [31, 0], '32 to 63.')] },
  {
    name: 'control',
    offset: 0x30,
    doc: 'What is on.',
    fields: [
      { name: 'receive', bits: 0, access: 'rw', doc: 'Frames are taken; else they are thrown away and counted.' },
      { name: 'transmit', bits: 1, access: 'rw', doc: 'Messages are taken.' },
    ],
  },
  {
    name: 'status',
    offset: 0x34,
    doc: 'Whether what is inside has been set up after reset.',
    fields: [
      fixed('ready', 0, 'All of it.'),
      fixed('target', 1, 'The target.'),
      fixed('initiator', 2, 'The initiator.'),
    ],
  },
  {
    name: 'events',
    offset: 0x38,
    doc: 'What has happened; each bit stays until it is cleared.',
    fields: eventFields(events),
  },
  {
    name: 'event_enable',
    offset: 0x3c,
    doc: 'Which of them raise the interrupt line.',
    fields: interruptFields(events),
  },
  {
    name: 'cause',
    offset: 0x40,
    doc: 'Where the interrupt line comes from: it is 1 while one of these is.',
    fields: [
      fixed('events', 0, '`identity_events`, one that is enabled.'),
      fixed('target', 1, '`target_interrupts`, one that is enabled.'),
      fixed('initiator', 2, '`initiator_interrupts`, one that is enabled.'),
    ],
  },
] as const satisfies RegisterTable;

export const identityWidth = addressWidthOf(identityRegisters, 32);

/** The registers of `identityRegisters`. `irq` is 1 while one of the causes is, a clock after it. */
export const identityControl = (options: EndpointOptions) => {
  const { rx, tx } = options;
  const { wire, target } = rx;
  const trimmed = wire.trimmedDscps.reduce((all, dscp) => all | (1n << BigInt(dscp)), 0n);
  return module(
    `${endpointName(options)}_identity`,
    {
      summary: 'Identity, parameters, switches and interrupts of an endpoint, behind AXI4-Lite.',
      in: {
        status: record({ ready: bit, target: bit, initiator: bit }),
        events: record({ neighbour_not_known: bit, ring_above: bit, store_below: bit, bad_frame: bit }),
        target_irq: bit,
        initiator_irq: bit,
      },
      out: { receive: bit, transmit: bit, irq: bit },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: identityWidth }) },
    },
    ({ status, events: happens, target_irq, initiator_irq, s_axi }, m) => {
      const happened = m.forward('happened', bit);
      const lit = <W extends number>(width: W, value: number | bigint): Bits<W> => m.lit(width, value);
      const { regs, s_axi: answer } = m.inst(
        'registers',
        axiLiteRegisters('uet_endpoint_identity_registers', identityRegisters),
        {
          hw: {
            identity: { value: lit(32, identity) },
            version: { minor: lit(16, version.minor), major: lit(16, version.major) },
            pdcs: { target: lit(16, target.contexts), initiator: lit(16, tx.sender.contexts) },
            windows: { target: lit(16, target.window), initiator: lit(16, tx.sender.window) },
            ring: { bytes: lit(32, rx.ringBytes) },
            store: { bytes: lit(32, tx.storeBytes) },
            wire: {
              udp_port: lit(16, wire.udpPort),
              native_protocol: lit(8, wire.nativeProtocol ?? 0),
              native: lit(1, Number(wire.nativeProtocol !== undefined)),
              crc: lit(2, ['none', 'little', 'big'].indexOf(wire.crc)),
              crc_of_payload: lit(1, Number(wire.crcCoverage === 'payload')),
            },
            datapath: {
              bytes: lit(8, rx.bytes),
              congestion: lit(4, congestionKinds.indexOf(tx.congestion ?? 'window')),
              semantics: lit(1, Number(rx.ses !== undefined)),
              mtu: lit(16, tx.mtu),
            },
            trimmed_0: { dscps: lit(32, trimmed & 0xffff_ffffn) },
            trimmed_1: { dscps: lit(32, trimmed >> 32n) },
            status,
            events: happens,
            cause: { events: happened, target: target_irq, initiator: initiator_irq },
          },
          s_axi,
        },
      );
      const raised = events.map(({ name }) => regs.events[name].and(regs.event_enable[name]));
      happened.set(raised.reduce((a, b) => a.or(b)));
      const irq = m.next('irq', happened.or(target_irq).or(initiator_irq), { reset: 0 });
      return { receive: regs.control.receive, transmit: regs.control.transmit, irq, s_axi: answer };
    },
  );
};
