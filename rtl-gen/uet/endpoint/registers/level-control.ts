/** The registers of what is full and what is free in an endpoint, with the most and the least that it was. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { SesUnits } from '../rx-records.ts';

const shown = <const N extends string, const O extends number>(name: N, offset: O, doc: string, what: string) =>
  ({ name, offset, doc, fields: [{ name: 'count', bits: [31, 0], access: 'ro', doc: what }] }) as const;

const unitFields = [
  { name: 'messages', bits: [6, 0], access: 'ro', doc: 'Messages of several packets.' },
  { name: 'guaranteed', bits: [15, 8], access: 'ro', doc: 'Guaranteed responses.' },
  { name: 'responses', bits: [22, 16], access: 'ro', doc: 'Responses that may wait for the target.' },
] as const;

export const levelRegisters = [
  shown('ring', 0x00, 'The ring of what was received.', 'Beats in it.'),
  shown('ring_most', 0x04, 'The same.', 'The most there were since `clear`.'),
  shown('store', 0x08, 'The memory of what is sent.', 'Pages of four beats that are free.'),
  shown('store_least', 0x0c, 'The same.', 'The fewest there were since `clear`.'),
  shown('messages', 0x10, 'Messages that are under way, or whose completion the host has not taken.', 'How many.'),
  { name: 'units', offset: 0x14, doc: 'What SES has free of what it may need for a packet.', fields: unitFields },
  { name: 'units_least', offset: 0x18, doc: 'The fewest of each since `clear`.', fields: unitFields },
  {
    name: 'clear',
    offset: 0x1c,
    doc: 'Begins the most and the least.',
    fields: [{ name: 'now', bits: 0, access: 'pulse', doc: 'They become what there is now.' }],
  },
  {
    name: 'ring_limit',
    offset: 0x20,
    doc: 'More beats than that in the ring are an event.',
    fields: [{ name: 'beats', bits: [31, 0], access: 'rw', reset: 0xffff_ffff, doc: 'All ones: none is.' }],
  },
  {
    name: 'store_limit',
    offset: 0x24,
    doc: 'Fewer free pages than that are an event.',
    fields: [{ name: 'pages', bits: [31, 0], access: 'rw', doc: '0: none is.' }],
  },
] as const satisfies RegisterTable;

export const levelWidth = addressWidthOf(levelRegisters, 32);

const inFields = ({
  messages,
  guaranteed,
  responses,
}: Readonly<Record<'messages' | 'guaranteed' | 'responses', Bits>>) => ({
  messages: messages.zext(7),
  guaranteed: guaranteed.zext(8),
  responses: responses.zext(7),
});

/** The registers of `levelRegisters`, for a ring and a store whose counts have so many bits, and so many units. */
export const levelControl = (ringBits: number, storeBits: number, sizes: Parameters<typeof SesUnits>[0]) =>
  module(
    `uet_endpoint_level_control_r${ringBits}_s${storeBits}_g${sizes.guaranteed}`,
    {
      summary: 'Levels of the memories of an endpoint, behind AXI4-Lite.',
      in: {
        level: bits(ringBits),
        free: bits(storeBits),
        units: SesUnits(sizes),
        messages: bits(32),
        completions: bits(32),
      },
      out: { ring_above: bit, store_below: bit },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: levelWidth }) },
    },
    ({ level, free, units, messages, completions, s_axi }, m) => {
      const cleared = m.forward('cleared', bit);
      const begun = m.next('begun', m.lit(1, 1), { reset: 0 });
      const restarts = m.named('restarts', cleared.or(begun.not()));
      const extreme = <W extends number>(
        name: string,
        value: Bits<W>,
        isBeyond: (held: Bits<W>) => Bits<1>,
      ): Bits<W> => {
        const held = m.reg(name, bits(value.width as W), { reset: 0 });
        m.when(restarts.or(isBeyond(held)), () => held.set(value));
        return held;
      };
      const least = <W extends number>(name: string, value: Bits<W>) => extreme(name, value, (held) => value.lt(held));
      const file = m.inst('registers', axiLiteRegisters('uet_endpoint_level_registers', levelRegisters), {
        hw: {
          ring: { count: level.zext(32) },
          ring_most: { count: extreme('ring_most', level, (held) => level.gt(held)).zext(32) },
          store: { count: free.zext(32) },
          store_least: { count: least('store_least', free).zext(32) },
          messages: { count: messages.sub(completions) },
          units: inFields(units),
          units_least: inFields({
            messages: least('messages_least', units.messages),
            guaranteed: least('guaranteed_least', units.guaranteed),
            responses: least('responses_least', units.responses),
          }),
        },
        s_axi,
      });
      const { clear, ring_limit, store_limit } = file.regs;
      cleared.set(clear.now);
      return {
        ring_above: m.next('ring_above', level.zext(32).gt(ring_limit.beats), { reset: 0 }),
        store_below: m.next('store_below', free.zext(32).lt(store_limit.pages), { reset: 0 }),
        s_axi: file.s_axi,
      };
    },
  );
