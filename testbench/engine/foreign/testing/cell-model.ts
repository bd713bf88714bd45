/** What every combinational kind of cell gives, with numbers: written from Yosys's manual, not from the lowering. */
import { mask } from '../../../../rtl-gen/ir/expr.ts';

/** The values of a cell's inputs, and its parameters. */
export interface CellCase {
  readonly kind: string;
  readonly widths: { readonly A: number; readonly B: number; readonly S: number; readonly Y: number };
  readonly signed: boolean;
  /** The sign of a shift's amount. */
  readonly signedB: boolean;
  readonly table: bigint;
  readonly offset: number;
}

const cut = (width: number, value: bigint): bigint => value & mask(width);
const bool = (value: boolean): bigint => (value ? 1n : 0n);
const ones = (value: bigint): number => value.toString(2).replaceAll('0', '').length;
const floorDiv = (a: bigint, b: bigint): bigint => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);

function power(a: bigint, b: bigint): bigint {
  if (b >= 0n) return a ** b;
  if (a === 1n) return 1n;
  return a === -1n ? (b % 2n === 0n ? 1n : -1n) : 0n;
}

/** The output for raw (unsigned) input values. */
export function cellModel(
  { kind, widths, signed, signedB, table, offset }: CellCase,
  raw: { A: bigint; B: bigint; S: bigint },
): bigint {
  const w = widths;
  const a = signed ? BigInt.asIntN(w.A, raw.A) : raw.A;
  const b = signed ? BigInt.asIntN(w.B, raw.B) : raw.B;
  const amount = signedB ? BigInt.asIntN(w.B, raw.B) : raw.B;
  /** The operand as wide as the longer of itself and the output. */
  const wide = cut(Math.max(w.A, w.Y), a);
  /** Everything is gone after that many places, and larger numbers have no room. */
  const up = (value: bigint, by: bigint): bigint => (by > 1024n ? 0n : value << by);
  const moved = (value: bigint, by: bigint): bigint => (by < 0n ? up(value, -by) : value >> by);
  const y = (): bigint => {
    switch (kind) {
      case '$not':
        return ~a;
      case '$pos':
        return a;
      case '$buf':
        return a;
      case '$neg':
        return -a;
      case '$and':
        return a & b;
      case '$or':
        return a | b;
      case '$xor':
        return a ^ b;
      case '$xnor':
        return ~(a ^ b);
      case '$reduce_and':
        return bool(raw.A === mask(w.A));
      case '$reduce_or':
      case '$reduce_bool':
        return bool(raw.A !== 0n);
      case '$reduce_xor':
        return BigInt(ones(raw.A) % 2);
      case '$reduce_xnor':
        return BigInt(1 - (ones(raw.A) % 2));
      case '$logic_not':
        return bool(raw.A === 0n);
      case '$logic_and':
        return bool(raw.A !== 0n && raw.B !== 0n);
      case '$logic_or':
        return bool(raw.A !== 0n || raw.B !== 0n);
      case '$eq':
      case '$eqx':
        return bool(a === b);
      case '$ne':
      case '$nex':
        return bool(a !== b);
      case '$lt':
        return bool(a < b);
      case '$le':
        return bool(a <= b);
      case '$gt':
        return bool(a > b);
      case '$ge':
        return bool(a >= b);
      case '$add':
        return a + b;
      case '$sub':
        return a - b;
      case '$mul':
        return a * b;
      case '$div':
        return b === 0n ? 0n : a / b;
      case '$mod':
        return b === 0n ? 0n : a % b;
      case '$divfloor':
        return b === 0n ? 0n : floorDiv(a, b);
      case '$modfloor':
        return b === 0n ? 0n : a - floorDiv(a, b) * b;
      case '$pow':
        return power(a, b);
      case '$shl':
      case '$sshl':
        return up(a, raw.B);
      case '$shr':
        return wide >> raw.B;
      case '$sshr':
        return signed ? a >> raw.B : wide >> raw.B;
      case '$shift':
      case '$shiftx':
        return moved(wide, amount);
      case '$slice':
        return raw.A >> BigInt(offset);
      case '$concat':
        return (raw.B << BigInt(w.A)) | raw.A;
      case '$lut':
        return table >> raw.A;
      case '$mux':
        return raw.S === 1n ? raw.B : raw.A;
      case '$bwmux':
        return (raw.A & ~raw.S) | (raw.B & raw.S);
      case '$bmux':
        return raw.A >> (raw.S * BigInt(w.Y));
      case '$demux':
        return raw.A << (raw.S * BigInt(w.A));
      case '$pmux':
        return raw.S === 0n ? raw.A : raw.B >> BigInt((raw.S.toString(2).length - 1) * w.Y);
      default:
        throw new Error(`no model of ${kind}`);
    }
  };
  return cut(w.Y, y());
}
