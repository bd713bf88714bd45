/** Addresses without a register. */
import { addressWidthOf } from '../../../rtl-gen/lib/axi/register-table.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Desk } from './desk.ts';
import type { RegisterReport } from './findings.ts';

export interface ReservedOptions {
  /** Byte addresses on the bus. Default: those without a register up to the end of what the table's addresses reach. */
  readonly addresses?: readonly number[];
  /**
   * What reads and writes of them are answered: with any `error`, with `none`, or with a response of that name; data is
   * 0 in each case. Default `SLVERR`, as `axiLiteRegisters` does.
   */
  readonly answer?: string;
}

/** Writes and reads addresses without a register: they are answered as they have to be, and no register changes. */
export async function checkReserved(model: AnyRegisterModel, options: ReservedOptions = {}): Promise<RegisterReport> {
  const { addresses = reservedOf(model), answer = 'SLVERR' } = options;
  const desk = new Desk(model, 'reserved addresses');
  const expect = (address: number, kind: string, fault: string | undefined): void => {
    if (answer === 'error' ? fault !== undefined : answer === 'none' ? fault === undefined : fault === answer) return;
    const expected = answer === 'error' ? 'an error' : answer === 'none' ? 'no error' : answer;
    desk.findings.fault({ register: nameOf(address), expected, read: fault ?? 'no error', after: `on a ${kind}` });
  };
  for (const address of addresses) {
    const written = await model.port.writeAt(address, desk.randomWord());
    expect(address, 'write', written.fault);
    const { word, fault } = await model.port.readAt(address);
    expect(address, 'read', fault);
    if (word !== 0n) desk.findings.fault({ register: nameOf(address), expected: 0n, read: word, after: 'on a read' });
    desk.findings.checked(nameOf(address));
  }
  await desk.compareAll('after addresses without a register were written');
  return desk.findings.report();
}

const nameOf = (address: number): string => `0x${address.toString(16)}`;

/** The words in reach of the table's addresses that no register has. */
export function reservedOf({ table, base, port }: AnyRegisterModel): readonly number[] {
  const { bytes } = port.bus;
  const taken = new Set(table.map(({ offset }) => offset));
  return Array.from({ length: 2 ** addressWidthOf(table, 8 * bytes) / bytes }, (_, i) => i * bytes)
    .filter((offset) => !taken.has(offset))
    .map((offset) => base + offset);
}
