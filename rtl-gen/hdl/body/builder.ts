/** What a module body writes into: the declarations, expressions and statements of one module being elaborated. */
import type { Place } from '../../ir/diagnostic.ts';
import type { DiagnosticCode, DoubtfulCode } from '../../ir/diagnostic-codes.ts';
import { type DeclId, type ExprId, mask } from '../../ir/expr.ts';
import { ExprTable } from '../../ir/expr-table.ts';
import type { Location } from '../../ir/location.ts';
import type {
  CheckIr,
  ChoiceIr,
  CycleIr,
  Decl,
  DomainId,
  DomainIr,
  InstanceIr,
  MemoryIr,
  MemoryRead,
  ModuleIr,
  Part,
  Stmt,
} from '../../ir/module-ir.ts';
import { reservedWords } from '../../ir/reserved-words.ts';
import type { Literal } from '../values/bits.ts';
import { Constant, plainLiteral } from '../values/constant.ts';
import type { MadeWord, OwnedWord, Owner } from '../values/owner.ts';
import { callerLocation, directLocation } from '../values/source.ts';
import { type ClockStyle, defaultStyle } from './clock.ts';
import type { AnyModule } from './module.ts';
import type { Session } from './session.ts';

/** A memory while its ports are still being added. */
export type OpenMemory = Omit<MemoryIr, 'writes' | 'reads' | 'ports'> & {
  readonly writes: MemoryIr['writes'][number][];
  readonly reads: MemoryRead[];
  readonly ports: MemoryIr['ports'][number][];
};

/** Gives what an instance of that name drives: by `make`, which adds it, or otherwise. */
export type MakePart = (
  name: string,
  mod: AnyModule,
  drives: object,
  make: (mod: AnyModule, drives: object) => object,
) => object;

const nameOf = (literal: Literal): string | undefined => (literal instanceof Constant ? literal.name : undefined);

const namePattern = /^[a-zA-Z][a-zA-Z0-9_]*$/;

/** Frames of a call of `set`: of what finds places, `Builder`'s, the value's own, and the user's. */
const framesOfSet = 4;

/** The module being built, and the reporter of what its body does wrong. */
export class Builder implements Owner {
  readonly session: Session;
  /** The domains that the module lists, then those that its body makes. */
  readonly domains: DomainIr[];
  readonly table = new ExprTable();
  readonly decls: Decl[] = [];
  readonly memories: OpenMemory[] = [];
  readonly instances: InstanceIr[] = [];
  readonly checks: CheckIr[] = [];
  readonly covers: CheckIr[] = [];
  readonly choices: ChoiceIr[] = [];
  readonly statements: Stmt[] = [];
  readonly cycles: CycleIr[] = [];
  /** Values that nothing needs to read. */
  readonly unread: ExprId[] = [];
  readonly allowed = new Set<DoubtfulCode>();
  /** What operators have made, in order. */
  readonly #made: MadeWord[] = [];
  /** Told of each of them, with what finds where it is made. */
  readonly #onMade: ((number: number, find: () => Location | undefined) => void) | undefined;
  /** The streams that the body has. */
  readonly streams: { judge(): void }[] = [];
  /** What is still to be done when the body has returned. */
  readonly endings: (() => void)[] = [];
  /** Makes the parts that streams go through (`through`). Proofs take note of them here, or leave them out. */
  makePart: MakePart = (_, mod, drives, make) => make(mod, drives);
  /** The body is over: nothing can be added any more. */
  closed = false;
  /** The domains of the contexts that the body has. */
  readonly contexts = new Map<object, DomainId>();
  readonly #names = new Map<string, Location>();
  readonly #outputNames = new Set<string>();
  #domain: DomainId = 0;
  /** The statement list that `set`, `when` and `match` append to. */
  #scope: Stmt[] = this.statements;
  /** The conditions under which those statements apply; made into expressions only where something asks for them. */
  #guards: readonly (() => ExprId)[] = [];
  /** What is being connected outside the body's own calls, and the place that stands for it in diagnostics. */
  #subject: { readonly name: string; readonly at: Location } | undefined;

  /** `onMade` is told of each value as it is made, in order from 0. */
  constructor(
    session: Session,
    domains: readonly DomainIr[],
    onMade?: (number: number, find: () => Location | undefined) => void,
  ) {
    this.session = session;
    this.#onMade = onMade;
    this.domains = [...domains];
  }

  /** The domain that what is made now belongs to: registers, memory ports, instances, assertions and covers. */
  get domain(): DomainId {
    return this.#domain;
  }

  /** Carry out `f(...args)` with what it makes in that domain. */
  within<T, A extends unknown[]>(domain: DomainId, f: (...args: A) => T, ...args: A): T {
    const outer = this.#domain;
    this.#domain = domain;
    try {
      return f(...args);
    } finally {
      this.#domain = outer;
    }
  }

  /** The domain of a context of the body; reports one of another body. */
  domainOf(context: object): DomainId {
    const domain = this.contexts.get(context);
    if (domain !== undefined) return domain;
    const fix = 'give m, or what m.on or m.withReset gave';
    this.report('foreign-value', 'the context of one module is used in the body of another', fix);
    return 0;
  }

  /** What gives a register of the domain in force that value: reset, or where there is none, power-up. */
  startsAt(value: bigint): { readonly reset: bigint } | { readonly init: bigint } {
    return this.domains[this.#domain]!.reset === undefined ? { init: value } : { reset: value };
  }

  /** The style of a domain; where there is no reset, its level is that of the default. */
  style(id: DomainId): ClockStyle {
    const { edge, reset } = this.domains[id]!;
    return { edge, reset: reset?.kind ?? 'none', active: reset?.active ?? defaultStyle.active };
  }

  /** Report a mistake, by default one of the call into the language that is being carried out. */
  report(code: DiagnosticCode, message: string, fix: string, at?: readonly Place[]): void {
    if ((this.allowed as ReadonlySet<string>).has(code)) return;
    const subject = this.#subject;
    if (at !== undefined) this.session.report(code, message, fix, at);
    else if (subject === undefined) this.session.report(code, message, fix, [callerLocation()]);
    else this.session.report(code, `${subject.name}: ${message}`, fix, [subject.at]);
  }

  /** Carry out `f` with the mistakes that it finds reported as those of `name` at `at`. */
  about<T>(name: string, at: Location, f: () => T): T {
    const outer = this.#subject;
    this.#subject = { name, at };
    try {
      return f();
    } finally {
      this.#subject = outer;
    }
  }

  /** Add a declaration under its name; reports a name that is taken or not a Verilog identifier. */
  declare<D extends Decl>(decl: D): DeclId {
    this.claimName(decl.name, decl.at);
    return this.decls.push(decl) - 1;
  }

  /**
   * Add an output. It may bear the name of the declaration that drives it, whole: they are then one thing in Verilog
   * (`output reg count`).
   */
  declareOutput(decl: Extract<Decl, { kind: 'output' }>): DeclId {
    const e = this.table.get(decl.value);
    const driver = e.op === 'ref' ? this.decls[e.decl]! : undefined;
    const shared = driver?.name === decl.name && driver.kind !== 'input' && !this.#outputNames.has(decl.name);
    if (!shared) this.claimName(decl.name, decl.at);
    this.#outputNames.add(decl.name);
    return this.decls.push(decl) - 1;
  }

  /** Reserve a name of the module's scope for a memory, instance or declaration. */
  claimName(name: string, at: Location): void {
    this.#checkCurrent(at);
    const taken = this.#names.get(name);
    if (taken === undefined) this.checkName(name, at);
    else
      this.report('name-taken', `the name ${name} is used twice in this module`, 'rename one of them', [
        at,
        { ...taken, note: 'taken here' },
      ]);
    this.#names.set(name, at);
  }

  /** `base`, or where that is taken or a word of Verilog, `base_2` and so on; the name is not yet taken. */
  fresh(base: string): string {
    let name = base;
    for (let n = 2; this.#names.has(name) || reservedWords.has(name); n++) name = `${base}_${n}`;
    return name;
  }

  /** What names for expressions are made of. */
  get contents(): Pick<ModuleIr, 'decls' | 'exprs'> {
    return { decls: this.decls, exprs: this.table.exprs };
  }

  /** Report what cannot be a name in Verilog. */
  checkName(name: string, at: Location): void {
    if (!namePattern.test(name)) {
      this.report('bad-name', `${JSON.stringify(name)} is not a name`, 'use letters, digits and _, a letter first', [
        at,
      ]);
    } else if (reservedWords.has(name)) {
      this.report('reserved-word', `${name} is a word of Verilog or an implicit port`, 'choose another name', [at]);
    }
  }

  /** The expression of a declaration's value. */
  ref(decl: DeclId): ExprId {
    return this.table.ref(this.decls[decl]!.width, decl);
  }

  /** The expression of a word of this module; reports a word of another one and goes on with zero. */
  own(word: OwnedWord): ExprId {
    if (word.owner === this) return word.id;
    this.report(
      'foreign-value',
      'a value of one module is used in the body of another',
      'pass it through a port of the instance',
    );
    return this.table.const(word.width, 0n);
  }

  /** A constant of `width` bits; reports a value that does not fit and goes on with its low bits. */
  literal(width: number, literal: Literal): ExprId {
    const value = plainLiteral(literal);
    const v = typeof value === 'bigint' || Number.isInteger(value) ? BigInt(value) : undefined;
    if (v === undefined || v < 0n || v > mask(width)) {
      const range = width <= 64 ? `0 to ${mask(width)}` : `0 to 2^${width} - 1`;
      this.report('literal-range', `${value} does not fit in ${width} bits`, `give an integer from ${range}`);
    }
    return this.table.const(width, (v ?? 0n) & mask(width), nameOf(literal));
  }

  /**
   * A constant of `width` bits in two's complement; reports a value that does not fit and goes on with its low bits.
   */
  signedLiteral(width: number, literal: Literal): ExprId {
    const value = plainLiteral(literal);
    const v = typeof value === 'bigint' || Number.isInteger(value) ? BigInt(value) : undefined;
    const limit = 1n << BigInt(width - 1);
    if (v === undefined || v < -limit || v >= limit) {
      const range = width <= 64 ? `${-limit} to ${limit - 1n}` : `-2^${width - 1} to 2^${width - 1} - 1`;
      const message = `${value} does not fit in a signed integer of ${width} bits`;
      this.report('literal-range', message, `give an integer from ${range}`);
    }
    return this.table.const(width, (v ?? 0n) & mask(width), nameOf(literal));
  }

  made(word: MadeWord): void {
    const number = this.#made.push(word) - 1;
    this.#onMade?.(number, directLocation);
  }

  /** The numbers of the values that nothing has read. */
  get unreadValues(): readonly number[] {
    return this.#made.flatMap((word, number) => (word.isRead ? [] : [number]));
  }

  append(statement: Stmt): void {
    this.#checkCurrent(statement.at);
    this.#scope.push(statement);
  }

  /** Assign to declarations under the conditions in force; `undefined` leaves a declaration as it is. */
  set(
    targets: readonly DeclId[],
    values: readonly (ExprId | undefined)[],
    at: Location = callerLocation(framesOfSet),
  ): void {
    targets.forEach((target, i) => {
      const value = values[i];
      if (value !== undefined) this.append({ kind: 'set', target, value, at });
    });
  }

  /** Assign to some bits of a declaration, under the conditions in force. */
  setPart(target: DeclId, part: Part, value: ExprId): void {
    this.append({ kind: 'set', target, value, part, at: callerLocation(framesOfSet) });
  }

  /** Report what a function gives that is not done when it returns. */
  done(result: unknown, at?: Location): void {
    if (!(result instanceof Promise)) return;
    // It may be rejected, once what it needs is over; that is not another mistake.
    result.catch(() => undefined);
    const message = 'an async function is not done when it returns, and its statements would come too late';
    this.report('async-body', message, 'give a plain function, and await what it needs before elaboration', at && [at]);
  }

  /** The statements that `body` appends, apart from the surrounding ones; they apply where `guard` is 1. */
  collect(body: () => void, guard: () => ExprId): readonly Stmt[] {
    const inner: Stmt[] = [];
    this.#within(inner, [...this.#guards, guard], () => this.done(body()));
    return inner;
  }

  /** Have `body` append to the module's own statements, whatever conditions are in force. */
  atTop(body: () => void): void {
    this.#within(this.statements, [], body);
  }

  /** 1 where the conditions in force hold; `undefined` where there are none. */
  guard(): ExprId | undefined {
    const [first, ...others] = this.#guards.map((g) => g());
    return first === undefined ? undefined : others.reduce((all, g) => this.table.binary('and', all, g), first);
  }

  #within(scope: Stmt[], guards: readonly (() => ExprId)[], body: () => void): void {
    const outer = { scope: this.#scope, guards: this.#guards };
    this.#scope = scope;
    this.#guards = guards;
    try {
      body();
    } finally {
      this.#scope = outer.scope;
      this.#guards = outer.guards;
    }
  }

  /** A body must not add to a module other than its own: what it adds would come and go with who elaborates first. */
  #checkCurrent(at: Location): void {
    if (this.session.current === this) return;
    if (this.closed) {
      const message = 'something is added to a module whose body is over';
      this.report('body-ended', message, 'add it in the body, which runs once', [at]);
      return;
    }
    this.report(
      'foreign-statement',
      'the body of one module adds to another module',
      'use the context and the values that the body was given',
      [at],
    );
  }
}
