/**
 * Word-level expressions of one module: immutable, hash-consed, every operator total and of a known width.
 *
 * There is no implicit extension or truncation: both operands of a binary operator have the same width, and
 * extension and truncation are written as `cat` and `slice`.
 */

/** Index of an expression in its module's table. */
export type ExprId = number;
/** Index of a declaration in its module. */
export type DeclId = number;

export type UnaryOp = 'not' | 'reduceAnd' | 'reduceOr' | 'reduceXor';
/** Operands and result have the same width; arithmetic wraps. */
export type BinaryOp = 'and' | 'or' | 'xor' | 'add' | 'sub' | 'mul';
/** Operands have the same width, the result is one bit; `lt` compares unsigned. */
export type CompareOp = 'eq' | 'lt';
/** `a` shifted by the unsigned value of `b` (any width), zeros shifted in, the result as wide as `a`. */
export type ShiftOp = 'shl' | 'shr';

/**
 * Of words in two's complement: `ltSigned` compares; `shrSigned` shifts copies of the sign in; `mulSigned` is `mul`,
 * whose operands are extended with their signs, so that synthesis knows the multiplier for what it is. In netlists they
 * are expressed by the others.
 */
export type SignedOp = 'ltSigned' | 'shrSigned' | 'mulSigned';

export type Expr =
  /** With `name`, one that the designer named: Verilog says the name. */
  | { readonly op: 'const'; readonly width: number; readonly value: bigint; readonly name?: string }
  /** A declaration's value: an input, a register's output, a wire, an instance's output, a memory's read data. */
  | { readonly op: 'ref'; readonly width: number; readonly decl: DeclId }
  | { readonly op: UnaryOp; readonly width: number; readonly a: ExprId }
  | {
      readonly op: BinaryOp | CompareOp | ShiftOp;
      readonly width: number;
      readonly a: ExprId;
      readonly b: ExprId;
    }
  | { readonly op: SignedOp; readonly width: number; readonly a: ExprId; readonly b: ExprId }
  /** `sel` (one bit) ? `a` : `b`. */
  | { readonly op: 'mux'; readonly width: number; readonly sel: ExprId; readonly a: ExprId; readonly b: ExprId }
  /** Concatenation, the first part in the most significant bits. */
  | { readonly op: 'cat'; readonly width: number; readonly parts: readonly ExprId[] }
  /** Bits `lo + width - 1` down to `lo` of `a`. */
  | { readonly op: 'slice'; readonly width: number; readonly a: ExprId; readonly lo: number };

export type Op = Expr['op'];

/** The operands of an expression, in evaluation order. */
export function operands(e: Expr): readonly ExprId[] {
  switch (e.op) {
    case 'const':
    case 'ref':
      return [];
    case 'not':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
    case 'slice':
      return [e.a];
    case 'mux':
      return [e.sel, e.a, e.b];
    case 'cat':
      return e.parts;
    default:
      return [e.a, e.b];
  }
}

/** All ones in `width` bits. */
export const mask = (width: number): bigint => (1n << BigInt(width)) - 1n;
