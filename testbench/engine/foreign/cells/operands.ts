/** What the lowering of a combinational cell is given, and what it gives. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import { resize } from '../extend.ts';
import { bigintOf, type JsonCell, numberOf } from '../yosys-json.ts';

/** One cell, with its inputs as words. */
export class Operands {
  readonly t: ExprTable;
  /** Of the output. */
  readonly width: number;
  readonly #cell: JsonCell;
  readonly #word: (port: string) => ExprId;

  constructor(t: ExprTable, cell: JsonCell, width: number, word: (port: string) => ExprId) {
    this.t = t;
    this.width = width;
    this.#cell = cell;
    this.#word = word;
  }

  get a(): ExprId {
    return this.#word('A');
  }

  get b(): ExprId {
    return this.#word('B');
  }

  get s(): ExprId {
    return this.#word('S');
  }

  widthOf(e: ExprId): number {
    return this.t.get(e).width;
  }

  signed(port: 'A' | 'B'): boolean {
    return this.number(`${port}_SIGNED`) === 1;
  }

  /** The operand in `width` bits, by default those of the output, extended as its sign says. */
  resized(port: 'A' | 'B', width: number = this.width): ExprId {
    return resize(this.t, this.#word(port), width, this.signed(port));
  }

  /** A one-bit result in the width of the output. */
  flag(e: ExprId): ExprId {
    return resize(this.t, e, this.width, false);
  }

  number(parameter: string): number {
    return numberOf(this.#cell.parameters[parameter]);
  }

  bigint(parameter: string): bigint {
    return bigintOf(this.#cell.parameters[parameter]);
  }
}

/** The output of a cell; as wide as `width` says. */
export type Lower = (c: Operands) => ExprId;
