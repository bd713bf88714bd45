/** Doorbells: a page of 4 KiB for each send queue and completion ring, so that each may be mapped to a process. */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { addressWidthOf, type RegisterTable, type Written } from '../../../lib/axi/register-table.ts';
import { ConsumerDoorbell, completionRingBits, Doorbell } from '../queue-records.ts';
import { ringBits } from '../ring-fetch.ts';

const rings = 2 ** completionRingBits;

/** Bytes from one page to the next. */
export const doorbellPage = 4096;

/** Page i has the doorbells of send queue i and of completion ring i, and page 0 that of the receive queue. */
export const hostDoorbellRegisters = (queues: number): RegisterTable =>
  Array.from({ length: Math.max(queues, rings) }, (_, i) => {
    const base = doorbellPage * i;
    const producer = (name: string, offset: number, what: string) => ({
      name,
      offset,
      doc: `Software has filled entries of ${what}.`,
      fields: [
        {
          name: 'producer',
          bits: [15, 0] as const,
          access: 'ext' as const,
          whole: true as const,
          doc: 'Up to this one, modulo 2^16; reads as the last one that was written.',
        },
      ],
    });
    return [
      ...(i < queues ? [producer(`send_${i}`, base, `send queue ${i}`)] : []),
      ...(i < rings
        ? [
            {
              name: `completion_${i}`,
              offset: base + 4,
              doc: `Software has read completions of ring ${i}. Written as a word.`,
              fields: [
                {
                  name: 'consumer',
                  bits: [15, 0] as const,
                  access: 'ext' as const,
                  whole: true as const,
                  doc: 'Up to this one, modulo 2^16; reads as the last one that was written.',
                },
                { name: 'arm', bits: 31, access: 'wo' as const, doc: 'The ring is to interrupt once.' },
              ],
            },
          ]
        : []),
      ...(i === 0 ? [producer('receive', base + 8, 'the receive queue')] : []),
    ];
  })
    .flat()
    .sort((a, b) => a.offset - b.offset);

export const hostDoorbellWidth = (queues: number): number => addressWidthOf(hostDoorbellRegisters(queues), 32);

/** The registers of `hostDoorbellRegisters`. */
export const doorbellControl = (queues: number) => {
  const indexBits = ringBits(queues);
  return module(
    `uet_host_doorbell_control_q${queues}`,
    {
      summary: 'Doorbells of a host side, behind AXI4-Lite.',
      out: { send: Doorbell(indexBits), receive: Doorbell(1), completion: ConsumerDoorbell },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: hostDoorbellWidth(queues) }) },
    },
    ({ s_axi }, m) => {
      const table = hostDoorbellRegisters(queues);
      const last = Object.fromEntries(table.map(({ name }) => [name, m.reg(`${name}_last`, bits(16), { reset: 0 })]));
      const isCompletion = (name: string): boolean => name.startsWith('completion');
      const hw = Object.fromEntries(
        table.map(({ name }) => [name, { [isCompletion(name) ? 'consumer' : 'producer']: last[name]! }]),
      );
      const file = m.inst('registers', axiLiteRegisters(`uet_host_doorbell_registers_q${queues}`, table), {
        hw: hw as never,
        s_axi,
      });
      type Fields = { readonly producer: Written<16>; readonly consumer: Written<16>; readonly arm: Bits<1> };
      const regs = file.regs as unknown as Readonly<Record<string, Fields>>;
      for (const { name } of table) {
        const { value, written } = isCompletion(name) ? regs[name]!.consumer : regs[name]!.producer;
        m.when(written, () => last[name]!.set(value));
      }
      // At most one is written in a clock.
      const pick = <W extends number>(count: number, of: (i: number) => { written: Bits<1>; value: Bits<W> }) => {
        const all = Array.from({ length: count }, (_, i) => of(i));
        return {
          valid: all.map(({ written }) => written).reduce((a, b) => a.or(b)),
          index: (width: number): Bits =>
            all.map(({ written }, i): Bits => m.lit(width, i).mask(written)).reduce((a, b) => a.or(b)),
          value: all.map(({ written, value }): Bits => value.mask(written)).reduce((a, b) => a.or(b)),
        };
      };
      const sends = pick(queues, (i) => regs[`send_${i}`]!.producer);
      const completions = pick(rings, (i) => regs[`completion_${i}`]!.consumer);
      const arms = pick(rings, (i) => ({
        written: regs[`completion_${i}`]!.consumer.written,
        value: regs[`completion_${i}`]!.arm,
      }));
      const { producer } = regs.receive!;
      return {
        send: { valid: sends.valid, index: sends.index(indexBits), producer: sends.value as Bits<16> },
        receive: { valid: producer.written, index: m.lit(1, 0), producer: producer.value },
        completion: {
          valid: completions.valid,
          index: completions.index(completionRingBits) as Bits<3>,
          consumer: completions.value as Bits<16>,
          arm: arms.value as Bits<1>,
        },
        s_axi: file.s_axi,
      };
    },
  );
};
