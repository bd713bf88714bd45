/** One instance's module while forces are built into it: the module that comes of it is that instance's alone. */
import type { DeclId, Expr, ExprId } from '../../../rtl-gen/ir/expr.ts';
import type { Decl, InstanceIr, ModuleIr, Stmt } from '../../../rtl-gen/ir/module-ir.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface InstanceDraft extends Omit<InstanceIr, 'inputs' | 'outputs'> {
  readonly inputs: Map<string, ExprId>;
  readonly outputs: Map<string, DeclId>;
}

/** A copy of a module that can be added to; ids of the module stay what they are. */
export class ModuleDraft {
  readonly module: ModuleIr;
  readonly #exprs: Expr[];
  readonly #decls: Mutable<Decl>[];
  readonly #ports: DeclId[];
  readonly #statements: Stmt[];
  readonly #instances: readonly InstanceDraft[];
  readonly #children = new Map<number, ModuleDraft>();
  #readsOf: ReadonlyMap<DeclId, readonly ExprId[]> | undefined;
  readonly #named = new Map<string, ExprId>();

  constructor(m: ModuleIr) {
    this.module = m;
    this.#exprs = [...m.exprs];
    this.#decls = [...m.decls];
    this.#ports = [...m.ports];
    this.#statements = [...m.statements];
    this.#instances = m.instances.map((i) => ({ ...i, inputs: new Map(i.inputs), outputs: new Map(i.outputs) }));
  }

  /** The draft of an instance's module, which only that instance has. */
  child(instance: number): ModuleDraft {
    const known = this.#children.get(instance) ?? new ModuleDraft(this.#instances[instance]!.module);
    this.#children.set(instance, known);
    return known;
  }

  expr(e: Expr): ExprId {
    return this.#exprs.push(e) - 1;
  }

  ref(decl: DeclId): ExprId {
    return this.expr({ op: 'ref', width: this.#decls[decl]!.width, decl });
  }

  mux(sel: ExprId, a: ExprId, b: ExprId): ExprId {
    return this.expr({ op: 'mux', width: this.#exprs[a]!.width, sel, a, b });
  }

  not(a: ExprId): ExprId {
    return this.expr({ op: 'not', width: 1, a });
  }

  bit(op: 'and' | 'or', a: ExprId, b: ExprId): ExprId {
    return this.expr({ op, width: 1, a, b });
  }

  decl(d: Decl): DeclId {
    return this.#decls.push(d) - 1;
  }

  /** A register that starts with 0 and has no reset. */
  register(name: string, width: number, domain: number): DeclId {
    return this.decl({ kind: 'reg', name, width, domain, group: name, init: 0n, at: this.module.at });
  }

  /** The value of an input port that is added once. */
  input(name: string, width: number): ExprId {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    const id = this.decl({ kind: 'input', name, width, domain: 'asynchronous', at: this.module.at });
    this.#ports.push(id);
    const value = this.ref(id);
    this.#named.set(name, value);
    return value;
  }

  output(name: string, value: ExprId): void {
    const { width } = this.#exprs[value]!;
    this.#ports.push(this.decl({ kind: 'output', name, width, domain: 'asynchronous', value, at: this.module.at }));
  }

  connect(instance: number, port: string, value: ExprId): void {
    this.#instances[instance]!.inputs.set(port, value);
  }

  /** What drives an input of an instance. */
  driver(instance: number, port: string): ExprId {
    return this.#instances[instance]!.inputs.get(port)!;
  }

  /** The value of an output that an instance has from now on; its net has that name here too. */
  instanceOutput(instance: number, port: string, width: number): ExprId {
    const id = this.decl({
      kind: 'instOutput',
      name: port,
      width,
      domain: 'asynchronous',
      instance,
      port,
      at: this.module.at,
    });
    this.#instances[instance]!.outputs.set(port, id);
    return this.ref(id);
  }

  /** Gives an output or a named value what `make` makes of its value. */
  drive(id: DeclId, make: (value: ExprId) => ExprId): ExprId {
    const d = this.#decls[id]!;
    if (d.kind !== 'output' && d.kind !== 'named') throw new Error(`${d.name} is not driven by one value`);
    const value = make(d.value);
    this.#decls[id] = { ...d, value };
    return value;
  }

  /** Has all that reads the declaration read a named value in its place, which `make` makes of what is declared. */
  replaceReads(id: DeclId, name: string, make: (raw: ExprId) => ExprId): ExprId {
    const { width, at, states } = this.#decls[id]!;
    const value = make(this.ref(id));
    const named = this.decl({ kind: 'named', name, width, value, at, ...(states === undefined ? {} : { states }) });
    for (const read of this.#reads().get(id) ?? []) this.#exprs[read] = { op: 'ref', width, decl: named };
    return this.ref(named);
  }

  /** The expressions of the module that are the value of a declaration. */
  #reads(): ReadonlyMap<DeclId, readonly ExprId[]> {
    this.#readsOf ??= Map.groupBy(
      [...this.module.exprs.keys()].filter((e) => this.module.exprs[e]!.op === 'ref'),
      (e) => (this.module.exprs[e] as Extract<Expr, { op: 'ref' }>).decl,
    );
    return this.#readsOf;
  }

  rename(id: DeclId, name: string): void {
    this.#decls[id] = { ...this.#decls[id]!, name };
  }

  /** A statement before all others, or after them. */
  statement(s: Stmt, place: 'first' | 'last'): void {
    if (place === 'first') this.#statements.unshift(s);
    else this.#statements.push(s);
  }

  /** `if (cond) target = value`, with `otherwise` for the other case. */
  setIf(cond: ExprId, target: DeclId, value: ExprId, otherwise: readonly Stmt[] = []): Stmt {
    const { at } = this.module;
    return { kind: 'if', cond, taken: [this.set(target, value)], otherwise, at };
  }

  set(target: DeclId, value: ExprId): Stmt {
    return { kind: 'set', target, value, at: this.module.at };
  }

  /** The module; `nameOf` gives those below it their names. */
  finish(name: string, nameOf: (m: ModuleIr) => string): ModuleIr {
    return {
      ...this.module,
      name,
      exprs: this.#exprs,
      decls: this.#decls,
      ports: this.#ports,
      statements: this.#statements,
      instances: this.#instances.map((instance, i) => {
        const child = this.#children.get(i);
        return child === undefined ? instance : { ...instance, module: child.finish(nameOf(child.module), nameOf) };
      }),
    };
  }
}
