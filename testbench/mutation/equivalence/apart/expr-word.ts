/** Words of clocks as expressions. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import type { States } from '../../../../rtl-gen/ir/states.ts';
import type { Word } from '../../../design-tests/apart.ts';

export const idOf = (word: Word): ExprId => {
  if (!(word instanceof ExprWord)) throw new Error('a word of another making');
  return word.id;
};

export class ExprWord implements Word {
  readonly #table: ExprTable;
  readonly #states: States | undefined;
  readonly id: ExprId;

  constructor(table: ExprTable, id: ExprId, states?: States) {
    this.#table = table;
    this.id = id;
    this.#states = states;
  }

  get width(): number {
    return this.#table.get(this.id).width;
  }

  is(...names: readonly string[]): Word {
    const values = names.map((name) => {
      const state = this.#states?.find((one) => one.name === name);
      if (state === undefined) throw new Error(`there is no state ${name}`);
      return this.eq(state.value);
    });
    return values.reduce((a, b) => a.or(b));
  }

  eq(other: Word | number | bigint): Word {
    return this.#made(this.#table.compare('eq', this.id, this.#other(other)));
  }

  ne(other: Word | number | bigint): Word {
    return this.eq(other).not();
  }

  lt(other: Word | number | bigint): Word {
    return this.#made(this.#table.compare('lt', this.id, this.#other(other)));
  }

  not(): Word {
    return this.#made(this.#table.unary('not', this.id));
  }

  any(): Word {
    return this.#made(this.#table.unary('reduceOr', this.id));
  }

  and(other: Word): Word {
    return this.#made(this.#table.binary('and', this.id, idOf(other)));
  }

  or(other: Word): Word {
    return this.#made(this.#table.binary('or', this.id, idOf(other)));
  }

  implies(other: Word): Word {
    return this.not().or(other);
  }

  add(other: Word | number | bigint): Word {
    return this.#made(this.#table.binary('add', this.id, this.#other(other)));
  }

  sub(other: Word | number | bigint): Word {
    return this.#made(this.#table.binary('sub', this.id, this.#other(other)));
  }

  slice(lo: number, width = 1): Word {
    return this.#made(this.#table.slice(this.id, lo, width));
  }

  zext(width: number): Word {
    const zeros = width - this.width;
    return zeros === 0 ? this : this.#made(this.#table.cat([this.#table.const(zeros, 0n), this.id]));
  }

  cat(low: Word): Word {
    return this.#made(this.#table.cat([this.id, idOf(low)]));
  }

  #made(id: ExprId): Word {
    return new ExprWord(this.#table, id);
  }

  #other(other: Word | number | bigint): ExprId {
    return typeof other === 'object' ? idOf(other) : this.#table.const(this.width, BigInt(other));
  }
}
