/** Where a register table has its counters of 64 bits. */
import { type BankCounter, bankBits, bankPeriod, checkBank } from '../counting/counter-bank.ts';
import { isCounted, type RegisterSpec, type RegisterTable, rangeOf } from './register-table.ts';

/** Consecutive counters of 8 bytes each, in a window of the bytes that the places of a bank have. */
export interface CounterWindow {
  /** Byte address of the first counter, a multiple of `bytes`. */
  readonly base: number;
  readonly bytes: number;
  readonly counters: readonly BankCounter[];
}

const counterBytes = bankBits / 8;

/** The window of a table, if it has counters. A `RangeError` with one sentence for counters that cannot be. */
export function counterWindow(table: RegisterTable, dataWidth: number): CounterWindow | undefined {
  const words = table.filter(({ fields }) => fields.some(isCounted));
  if (words.length === 0) return undefined;
  const low = words.filter(({ fields }) => fields[0]!.access === 'count').toSorted((a, b) => a.offset - b.offset);
  const counters = low.map(({ name, fields }) => {
    const { short = 0, most = 1 } = fields[0]!;
    return { name, bits: short, most };
  });
  checkBank(counters);
  const base = low[0]!.offset;
  const bytes = bankPeriod(counters.length) * counterBytes;
  if (base % bytes !== 0)
    throw new RangeError(
      `${low[0]!.name} begins the counters at ${base}, which is not a multiple of their ${bytes} bytes`,
    );
  const highs = new Set<RegisterSpec>();
  for (const [i, register] of low.entries()) {
    const { name, offset } = register;
    if (offset !== base + i * counterBytes)
      throw new RangeError(`${name} at ${offset} leaves a hole between the counters, of ${counterBytes} bytes each`);
    checkWord(register, dataWidth);
    if (dataWidth === bankBits) continue;
    const high = words.find((word) => word.offset === offset + dataWidth / 8 && word.fields[0]!.access === 'high');
    if (high === undefined) throw new RangeError(`${name} is a counter without a register for its high word`);
    checkWord(high, dataWidth);
    highs.add(high);
  }
  const stray = words.find((word) => !low.includes(word) && !highs.has(word));
  if (stray !== undefined) throw new RangeError(`${stray.name} is the high word of no counter`);
  return { base, bytes, counters };
}

/** A word of a counter is all of its register. */
function checkWord({ name, fields }: RegisterSpec, dataWidth: number): void {
  const [hi, lo] = rangeOf(fields[0]!);
  if (fields.length !== 1 || hi !== dataWidth - 1 || lo !== 0)
    throw new RangeError(
      `${name} is a word of a counter, so its field has bits ${dataWidth - 1} to 0 and is the only one`,
    );
}
