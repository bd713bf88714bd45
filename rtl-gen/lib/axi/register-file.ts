/** Registers behind AXI4-Lite, from a typed table. */
import { type Bits, bit, bits, type Ctx, clog2, module, type Shape } from '../../hdl/index.ts';
import { highFirst } from '../bits/joined.ts';
import { bankBits, counterBank } from '../counting/counter-bank.ts';
import { type AxiLiteRequest, type AxiLiteResponse, axiLiteSubordinate, axiResponse } from './axi-lite.ts';
import { type CounterWindow, counterWindow } from './counter-window.ts';
import {
  type Access,
  addressWidthOf,
  checkAddressWidth,
  checkTable,
  type FieldSpec,
  type FromHardware,
  hardwareShape,
  isCounted,
  isToHardware,
  isWritten,
  type RegisterSpec,
  type RegisterTable,
  rangeOf,
  softwareShape,
  type ToHardware,
  type Written,
  widthOf,
} from './register-table.ts';

export interface RegisterFileOptions {
  /** Width of the bus, 32 by default. */
  readonly dataWidth?: 32 | 64;
  /** Width of byte addresses; by default what the table needs. Addresses above the table are unmapped. */
  readonly addressWidth?: number;
  /**
   * A read chooses its register side by side, and not one after the other: fewer levels where there are many. Default
   * `false`.
   */
  readonly parallelReads?: boolean;
}

/** Fields by register and name: what hardware drives, and what it reads. */
type Driven = Readonly<Record<string, Readonly<Record<string, Bits>>>>;
type Held = Readonly<Record<string, Readonly<Record<string, Bits | Written>>>>;

/**
 * The registers of `table` as a subordinate of AXI4-Lite. `hw` and `regs` are what hardware drives and reads, a record
 * of the registers' fields, typed from the table: `regs.control.enable`.
 *
 * Address and data of a write come in any order and wait for one another. A write takes effect at the first edge at
 * which both are held and no answer waits; a read takes its data at the edge that accepts its address. One of each kind
 * in two clocks; every `ready` and `valid` comes from a register. Bytes without a strobe stay as they are. Reads and
 * writes of an address without a register are answered SLVERR, with data 0 and without effect; writes to fields that
 * software cannot write are ignored and OKAY. Hardware hears of what is written in the clock after that edge. A table
 * that cannot be is a `RangeError` that says why.
 *
 * Counters of 64 bits (`counterRegisters`) are in a `counterBank`; what is read is late by as much as it says. On a
 * bus of 32 bits, a read of a low word holds the high word of the same moment for the next read of it, unless another
 * low word is read before; else a high word reads as it is. So low word, then high word is the whole counter for one
 * reader; readers that do not know of one another read high, low, high until both high words are equal.
 */
export function axiLiteRegisters<const T extends RegisterTable>(
  name: string,
  table: T,
  options: RegisterFileOptions = {},
) {
  const { dataWidth = 32, parallelReads = false } = options;
  checkTable(table, dataWidth);
  const window = counterWindow(table, dataWidth);
  const { addressWidth = addressWidthOf(table, dataWidth) } = options;
  checkAddressWidth(table, dataWidth, addressWidth);
  const widths = { data: dataWidth, address: addressWidth };
  return module(
    name,
    {
      summary: `AXI4-Lite register file: ${table.map((r) => r.name).join(', ')}.`,
      in: { hw: hardwareShape(table) as Shape<FromHardware<T>> },
      out: { regs: softwareShape(table) as Shape<ToHardware<T>> },
      link: { s_axi: axiLiteSubordinate(widths) },
    },
    ({ hw, s_axi }, m) => {
      const plain = table.filter(({ fields }) => !fields.some(isCounted));
      const bus = subordinate(m, s_axi, plain, widths, window, parallelReads);
      const driven = hw as unknown as Driven;
      const counted = window && counters(m, `${name}_counters`, window, bus, dataWidth, driven);
      const regs = Object.fromEntries(
        table
          .filter((register) => register.fields.some(isToHardware))
          .map((register) => [register.name, fieldRegisters(m, bus, register, driven[register.name] ?? {})]),
      );
      return {
        regs: regs as unknown as ToHardware<T>,
        s_axi: bus.answer(
          plain.map((register) => readWord(m, register, dataWidth, regs, driven)),
          counted,
        ),
      };
    },
  );
}

/** The bus side, as the fields see it. */
interface Bus {
  /** 1 in the clock at whose end a write to the register takes effect, or a read of it takes its data. */
  readonly writes: (register: RegisterSpec) => Bits<1>;
  readonly reads: (register: RegisterSpec) => Bits<1>;
  /** The same of any word of a counter, and which word of the bus a read is of. */
  readonly readsCounter: Bits<1>;
  readonly readWord: Bits;
  readonly data: Bits;
  /** One bit a byte. */
  readonly strobes: Bits;
  /** What the subordinate drives, given the registers' words in the order of the table, and that of the counters. */
  readonly answer: (words: readonly Bits[], counter?: Bits) => AxiLiteResponse;
}

/** The five channels: what is held of a write, and the answers that wait. `table` is without its counters. */
function subordinate(
  m: Ctx,
  s_axi: AxiLiteRequest,
  table: RegisterTable,
  { data, address }: { readonly data: number; readonly address: number },
  window: CounterWindow | undefined,
  parallelReads: boolean,
): Bus {
  const bytes = data / 8;
  const wordOf = (addr: Bits): Bits => addr.slice(address - 1, clog2(bytes));
  const index = (register: RegisterSpec): number => register.offset / bytes;

  const aw_held = m.reg('aw_held', bit, { reset: 0 });
  const w_held = m.reg('w_held', bit, { reset: 0 });
  const w_word = m.reg('w_word', bits(address - clog2(bytes)));
  const w_data = m.reg('w_data', bits(data));
  const w_strb = m.reg('w_strb', bits(bytes));
  // A table that software cannot write has writes all the same: they are answered and nothing takes their data.
  if (!table.some(({ fields }) => fields.some(isWritten))) m.unused(w_data, w_strb);
  const bvalid = m.reg('s_axi_bvalid', bit, { reset: 0 });
  const bresp = m.reg('s_axi_bresp', axiResponse);
  const rvalid = m.reg('s_axi_rvalid', bit, { reset: 0 });
  const rresp = m.reg('s_axi_rresp', axiResponse);
  const rdata = m.reg('s_axi_rdata', bits(data));

  const { write, read, r_word } = m.named({
    write: aw_held.and(w_held).and(bvalid.not()),
    read: s_axi.arvalid.and(rvalid.not()),
    r_word: wordOf(s_axi.araddr),
  });
  const selects: Record<string, Bits<1>> = m.named({
    ...Object.fromEntries(table.map((register) => [`w_${register.name}`, w_word.eq(index(register))])),
    ...(window && { w_counters: isCounter(m, w_word, window, bytes) }),
  });
  const r_counter = window && m.named({ r_counter: isCounter(m, r_word, window, bytes) }).r_counter;

  m.when(s_axi.awvalid.and(aw_held.not()), () => {
    aw_held.set(1);
    w_word.set(wordOf(s_axi.awaddr));
  });
  m.when(s_axi.wvalid.and(w_held.not()), () => {
    w_held.set(1);
    w_data.set(s_axi.wdata);
    w_strb.set(s_axi.wstrb);
  });
  m.when(s_axi.bready, () => bvalid.set(0));
  m.when(write, () => {
    aw_held.set(0);
    w_held.set(0);
    bvalid.set(1);
    // Whatever address it was meant for.
    if (table.some(({ fields }) => fields.some(({ secret }) => secret))) w_data.set(0);
    bresp.set('SLVERR');
    m.when(
      Object.values(selects).reduce((a, b) => a.or(b)),
      () => bresp.set('OKAY'),
    );
  });

  const kept = (name: string, valid: Bits<1>, ready: Bits<1>, ...answer: readonly unknown[]): void => {
    const waited = m.pastValid().and(m.past(valid)).and(m.past(ready).not());
    m.assert(name, waited.implies(answer.map((x) => m.stable(x)).reduce((x, y) => x.and(y), valid)));
  };
  kept('b_is_kept', bvalid, s_axi.bready, bresp);
  kept('r_is_kept', rvalid, s_axi.rready, rresp, rdata);

  return {
    writes: (register) => write.and(selects[`w_${register.name}`]!),
    reads: (register) => read.and(r_word.eq(index(register))),
    readsCounter: r_counter === undefined ? m.lit(1, 0) : read.and(r_counter),
    readWord: r_word,
    data: w_data,
    strobes: w_strb,
    answer: (words, counter) => {
      m.when(s_axi.rready, () => rvalid.set(0));
      const parallel = (): void => {
        const found = table.map((register, i) => ({ hit: r_word.eq(index(register)), word: words[i]! }));
        if (counter !== undefined && r_counter !== undefined) found.push({ hit: r_counter, word: counter });
        rdata.set(found.map(({ hit, word }) => word.mask(hit)).reduce((a, b) => a.or(b)));
        rresp.set('SLVERR');
        m.when(
          found.map(({ hit }) => hit).reduce((a, b) => a.or(b)),
          () => rresp.set('OKAY'),
        );
      };
      m.when(read, () => {
        rvalid.set(1);
        if (parallelReads) return parallel();
        rdata.set(0);
        rresp.set('SLVERR');
        for (const [i, register] of table.entries()) {
          m.when(r_word.eq(index(register)), () => {
            rdata.set(words[i]!);
            rresp.set('OKAY');
          });
        }
        if (counter !== undefined && r_counter !== undefined)
          m.when(r_counter, () => {
            rdata.set(counter);
            rresp.set('OKAY');
          });
      });
      return {
        awready: aw_held.not(),
        wready: w_held.not(),
        bvalid,
        bresp,
        arready: rvalid.not(),
        rvalid,
        rresp,
        rdata,
      };
    },
  };
}

/** Whether a word of the bus, of so many bytes, is one of a counter. */
function isCounter(
  m: Ctx,
  word: Bits,
  { base, bytes, counters: { length } }: CounterWindow,
  wordBytes: number,
): Bits<1> {
  const wordBits = clog2(bytes / wordBytes);
  const words = (length * bankBits) / 8 / wordBytes;
  const isInWindow = word.width === wordBits ? m.lit(1, 1) : word.shr(wordBits).eq(base / bytes);
  return 2 ** wordBits === words ? isInWindow : isInWindow.and(word.trunc(wordBits).lt(words));
}

/** The bank of a table's counters: the word of the one that is read. */
function counters(
  m: Ctx,
  name: string,
  { counters: list, bytes }: CounterWindow,
  bus: Bus,
  dataWidth: number,
  hw: Driven,
) {
  const indexBits = clog2((bytes * 8) / bankBits);
  const word = bus.readWord.trunc(clog2((bytes * 8) / dataWidth));
  const index = word.shr(word.width - indexBits).trunc(indexBits);
  const { total } = m.inst('counters', counterBank(name, list), {
    counts: Object.fromEntries(list.map((counter) => [counter.name, hw[counter.name]!.count!])),
    read: index,
  });
  if (dataWidth === bankBits) return total as Bits;
  const [high, low] = [total.slice(63, 32), total.slice(31, 0)];
  const holds = m.reg('holds_high', bit, { reset: 0 });
  const held = m.reg('held_high', bits(32));
  const heldOf = m.reg('held_of', bits(indexBits));
  const isHigh = word.at(0);
  const takes = m.named('takes_held', holds.and(heldOf.eq(index)));
  m.when(bus.readsCounter, () => {
    m.when(isHigh.not(), () => {
      holds.set(1);
      held.set(high);
      heldOf.set(index);
    }).elsewhen(takes, () => holds.set(0));
  });
  return m.mux(isHigh, m.mux(takes, held, high), low) as Bits;
}

/** The fields of one register that hardware reads, with what changes them; `hw` is what hardware drives. */
function fieldRegisters(m: Ctx, bus: Bus, register: RegisterSpec, hw: Driven[string]): Held[string] {
  const held = register.fields.filter(isToHardware).map((field) => {
    const name = `regs_${register.name}_${field.name}`;
    const set = hw[field.name]!;
    const pieces = piecesOf(field);
    const shape = bits(widthOf(field));
    if (field.access !== 'ext') return { field, value: m.reg(name, shape, { reset: field.reset ?? 0 }), set, pieces };
    const written = m.reg(`${name}_written`, bit, { reset: 0 });
    return { field, value: m.reg(`${name}_value`, shape), written, set, pieces };
  });
  const of = (...accesses: readonly Access[]) => held.filter(({ field }) => accesses.includes(field.access));
  for (const { value } of of('pulse')) value.set(0);
  for (const { value, set } of of('w1c', 'rc')) value.set(value.or(set));
  for (const { written } of held) written?.set(0);
  for (const { field, value } of held) if (field.secret) value.set(0);
  if (of('rw', 'wo', 'pulse', 'w1c', 'ext').length > 0) {
    m.when(bus.writes(register), () => {
      const inOneByte = of('rw', 'wo').filter(({ pieces }) => pieces.length === 1);
      for (const [byte, fields] of Map.groupBy(inOneByte, ({ pieces }) => pieces[0]!.byte)) {
        m.when(bus.strobes.at(byte), () => {
          for (const { field, value } of fields) value.set(bus.data.slice(...rangeOf(field)) as Bits);
        });
      }
      /** What a field becomes whose bytes without a strobe are those of `old`. */
      const merged = (pieces: readonly Piece[], old: Bits): Bits =>
        highFirst(pieces.map((p) => m.mux(bus.strobes.at(p.byte), bus.data.slice(p.hi, p.lo), p.of(old))));
      for (const { value, pieces } of of('rw', 'wo').filter((entry) => !inOneByte.includes(entry))) {
        value.set(merged(pieces, value));
      }
      for (const { field, value, written, set, pieces } of of('ext')) {
        value.set(merged(pieces, set));
        const strobes = pieces.map(({ byte }) => bus.strobes.at(byte));
        written?.set(strobes.reduce((a, b) => (field.whole ? a.and(b) : a.or(b))));
      }
      /** The bits that software writes 1 to. */
      const ones = (pieces: readonly Piece[]): Bits =>
        highFirst(pieces.map((p) => bus.data.slice(p.hi, p.lo).mask(bus.strobes.at(p.byte))));
      for (const { value, pieces } of of('pulse')) value.set(ones(pieces));
      for (const { value, set, pieces } of of('w1c')) value.set(value.and(ones(pieces).not()).or(set));
    });
  }
  if (of('rc').length > 0) {
    m.when(bus.reads(register), () => {
      for (const { value, set } of of('rc')) value.set(set);
    });
  }
  return Object.fromEntries(
    held.map(({ field, value, written }) => [field.name, written === undefined ? value : { value, written }]),
  );
}

/** The part of a field that is in one byte of the register. */
interface Piece {
  readonly byte: number;
  /** In the register. */
  readonly hi: number;
  readonly lo: number;
  /** That part of the field's value. */
  readonly of: (value: Bits) => Bits;
}

/** The highest byte first. */
function piecesOf(field: FieldSpec): readonly Piece[] {
  const [top, bottom] = rangeOf(field);
  const first = Math.floor(bottom / 8);
  return Array.from({ length: Math.floor(top / 8) - first + 1 }, (_, i) => {
    const byte = first + i;
    const [hi, lo] = [Math.min(top, 8 * byte + 7), Math.max(bottom, 8 * byte)];
    return { byte, hi, lo, of: (value: Bits) => value.slice(hi - bottom, lo - bottom) as Bits };
  }).toReversed();
}

/** What software reads. */
function readWord(m: Ctx, { name, fields }: RegisterSpec, dataWidth: number, regs: Held, hw: Driven): Bits {
  const parts: Bits[] = [];
  let next = dataWidth;
  for (const field of fields.toSorted((a, b) => rangeOf(b)[0] - rangeOf(a)[0])) {
    const [hi, lo] = rangeOf(field);
    if (hi + 1 < next) parts.push(m.lit(next - hi - 1, 0));
    parts.push(readField(m, name, field, regs, hw));
    next = lo;
  }
  if (next > 0) parts.push(m.lit(next, 0));
  return highFirst(parts);
}

function readField(m: Ctx, register: string, field: FieldSpec, regs: Held, hw: Driven): Bits {
  if (field.access === 'wo' || field.access === 'pulse') return m.lit(widthOf(field), 0) as Bits;
  if (field.access === 'ro' || field.access === 'ext') return hw[register]![field.name]!;
  return regs[register]![field.name] as Bits;
}
