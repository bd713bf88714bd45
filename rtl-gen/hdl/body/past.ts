/**
 * Values of earlier clocks, for assertions, assumptions and covers.
 *
 * They are kept in registers of the module. Where only checks read such a register it is no hardware: its Verilog
 * stands under FORMAL. In simulation it is a register like any other.
 */
import { contentName } from '../../ir/content-name.ts';
import type { DeclId, ExprId } from '../../ir/expr.ts';
import type { DomainId } from '../../ir/module-ir.ts';
import type { States } from '../../ir/states.ts';
import type { Bits } from '../values/bits.ts';
import { clog2 } from '../values/clog2.ts';
import type { Leaf } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import { mapWords } from '../values/values.ts';
import { lowerWord, Word } from '../values/word.ts';
import type { Builder } from './builder.ts';

/** Looks back in time. All of it may be used in any module; what it keeps is shared between equal questions. */
export interface Past {
  /**
   * The value that `x` (a word, enum or record) had `n` clock edges ago, 1 by default, whether or not there was reset.
   * In the first clock after a reset that is the value during reset; before `n` edges have passed at all, it is
   * arbitrary. `pastValid(n)` tells when all of the last `n` clocks were outside reset. The clocks count wherever the
   * call stands, also inside `when`.
   */
  past<T>(x: T, n?: number): T;
  /** 1 when the last `n` clocks (1 by default) were all outside reset: 0 in the first `n` clocks after reset. */
  pastValid(n?: number): Bits<1>;
  /**
   * `x` is what it was in the last clock; 1 in the first clock after reset, which has no last clock to compare with.
   */
  stable(x: unknown): Bits<1>;
  /** `b` is 1 and was 0 in the last clock; 0 in the first clock after reset. */
  rose(b: Bits<1>): Bits<1>;
  /** `b` is 0 and was 1 in the last clock; 0 in the first clock after reset. */
  fell(b: Bits<1>): Bits<1>;
  /**
   * `c` comes in time: for every clock with `a` there is one with `c`, the same or one of the next `n`. 0 in the clock
   * that is too late, and on until `c` comes. Reset forgets what is waited for.
   */
  within(a: Bits<1>, c: Bits<1>, n: number): Bits<1>;
}

export function makePast(owner: Builder): Past {
  const kept = new Map<string, DeclId>();
  /** The registers that count clocks outside reset, of each domain. */
  const validities = new Map<DomainId, readonly ExprId[]>();

  /** The register that has the value of an expression one edge later. */
  const delayed = (id: ExprId, base: string, n: number, states: States | undefined): ExprId => {
    const key = `${owner.domain} ${id}`;
    const known = kept.get(key);
    if (known !== undefined) return owner.ref(known);
    const name = owner.fresh(n === 1 ? `${base}_past` : `${base}_past_${n}`);
    const { width } = owner.table.get(id);
    const at = callerLocation();
    const decl = owner.declare({
      kind: 'reg',
      name,
      group: name,
      domain: owner.domain,
      width,
      at,
      ...(states && { states }),
    });
    owner.atTop(() => owner.set([decl], [id]));
    kept.set(key, decl);
    owner.unread.push(owner.ref(decl));
    return owner.ref(decl);
  };

  const pastWord = (source: ExprId, { suffix, states }: Leaf, n: number): ExprId => {
    const content = contentName(owner.contents, source);
    const base = content !== undefined && /^[a-z]/i.test(content) ? content : `value${suffix}`;
    let id = source;
    for (let i = 1; i <= n; i++) id = delayed(id, base, i, states);
    return id;
  };

  const past = <T>(x: T, n = 1): T => {
    if (!isCount(owner, 'past', n, 0)) return x;
    return mapWords(owner, x, '', (id, leaf) => pastWord(id, leaf, n));
  };

  const bit = (id: ExprId): Word<1> => new Word(owner, id, 1);

  const pastValid = (n = 1): Bits<1> => {
    if (!isCount(owner, 'pastValid', n, 1)) return bit(owner.table.const(1, 1n));
    const validity = [...(validities.get(owner.domain) ?? [])];
    while (validity.length < n) {
      const name = owner.fresh(validity.length === 0 ? 'past_valid' : `past_valid_${validity.length + 1}`);
      const at = callerLocation();
      const decl = owner.declare({
        kind: 'reg',
        name,
        group: name,
        domain: owner.domain,
        width: 1,
        at,
        ...owner.startsAt(0n),
      });
      const before = validity.at(-1) ?? owner.table.const(1, 1n);
      owner.atTop(() => owner.set([decl], [before]));
      validity.push(owner.ref(decl));
    }
    validities.set(owner.domain, validity);
    return bit(validity[n - 1]!);
  };

  const stable = (x: unknown): Bits<1> => {
    const equal: Bits<1>[] = [];
    mapWords(owner, x, '', (id, leaf) => {
      equal.push(bit(owner.table.compare('eq', id, pastWord(id, leaf, 1))));
      return id;
    });
    const all = equal.reduce((sum, e) => sum.and(e), bit(owner.table.const(1, 1n)) as Bits<1>);
    return pastValid().not().or(all);
  };

  const oneBit = (b: Bits<1>): Word<1> => bit(lowerWord(owner, b, 1));

  const within = (a: Bits<1>, c: Bits<1>, n: number): Bits<1> => {
    const due = oneBit(a).and(oneBit(c).not());
    if (!isCount(owner, 'within', n, 0) || n === 0) return due.not();
    // Clocks since the oldest `a` that still waits; 0 where none does.
    const width = clog2(n + 1);
    const at = callerLocation();
    const name = owner.fresh(`${contentName(owner.contents, oneBit(c).id) ?? 'answer'}_wait`);
    const decl = owner.declare({
      kind: 'reg',
      name,
      group: name,
      domain: owner.domain,
      width,
      at,
      ...owner.startsAt(0n),
    });
    const wait = new Word(owner, owner.ref(decl), width as number);
    const late = wait.eq(n);
    const longer = owner.table.mux(lowerWord(owner, late, 1), wait.id, lowerWord(owner, wait.add(1), width));
    const waits = lowerWord(owner, wait.any().or(a), 1);
    const zero = owner.table.const(width, 0n);
    const next = owner.table.mux(lowerWord(owner, c, 1), zero, owner.table.mux(waits, longer, zero));
    owner.atTop(() => owner.set([decl], [next]));
    return late.and(oneBit(c).not()).not();
  };

  return {
    past,
    pastValid,
    stable,
    rose: (b) =>
      pastValid()
        .and(b)
        .and(past(oneBit(b)).not()),
    fell: (b) =>
      pastValid()
        .and(oneBit(b).not())
        .and(past(oneBit(b))),
    within,
  };
}

function isCount(owner: Builder, call: string, n: number, least: number): boolean {
  if (Number.isInteger(n) && n >= least && n <= 4096) return true;
  owner.report('bad-width', `${call} with ${n} clocks`, `give an integer from ${least} to 4096`);
  return false;
}
