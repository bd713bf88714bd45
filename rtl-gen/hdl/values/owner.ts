/** What values need of the module that they belong to. */
import type { Place } from '../../ir/diagnostic.ts';
import type { DiagnosticCode } from '../../ir/diagnostic-codes.ts';
import type { DeclId, ExprId } from '../../ir/expr.ts';
import type { ExprTable } from '../../ir/expr-table.ts';
import type { Part, Stmt } from '../../ir/module-ir.ts';
import type { Literal } from './bits.ts';

/** A word of a module: an expression of so many bits. */
export interface OwnedWord {
  readonly owner: Owner;
  readonly id: ExprId;
  readonly width: number;
}

/** A word that knows whether anything has read it. */
export interface MadeWord extends OwnedWord {
  readonly isRead: boolean;
}

/** The module that is being built, as values see it. */
export interface Owner {
  /** Its expressions. */
  readonly table: ExprTable;
  /** The elaboration; its current module is the one whose body runs, undefined once all are over. */
  readonly session: { readonly current: object | undefined };
  /** Report a mistake, by default one of the call into the language that is being carried out. */
  report(code: DiagnosticCode, message: string, fix: string, at?: readonly Place[]): void;
  /** The expression of a word of this module; reports a word of another one and goes on with zero. */
  own(word: OwnedWord): ExprId;
  /** A constant of `width` bits; reports a value that does not fit and goes on with its low bits. */
  literal(width: number, value: Literal): ExprId;
  /** The same in two's complement. */
  signedLiteral(width: number, value: Literal): ExprId;
  /** Assign to declarations under the conditions in force; `undefined` leaves a declaration as it is. */
  set(targets: readonly DeclId[], values: readonly (ExprId | undefined)[]): void;
  /** Assign to some bits of a declaration: as many as `value` has, from the position of `part`. */
  setPart(target: DeclId, part: Part, value: ExprId): void;
  /** An operator has made this word, which something is to use. */
  made(word: MadeWord): void;
  append(statement: Stmt): void;
  /** The statements that `body` appends, apart from the surrounding ones; they apply where `guard` is 1. */
  collect(body: () => void, guard: () => ExprId): readonly Stmt[];
}
