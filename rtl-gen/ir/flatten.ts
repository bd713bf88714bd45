/** From a design to a netlist: hierarchy dissolved, statements lowered to multiplexers, nodes in topological order. */
import { branches } from './branches.ts';
import { type ClockingPort, clockingPorts, clockOwner } from './clocking.ts';
import { type DeclId, type ExprId, mask, operands } from './expr.ts';
import { FlatForeign } from './flatten-foreign.ts';
import { isForeign } from './foreign-ir.ts';
import type { Location } from './location.ts';
import type { Decl, Design, DomainId, MatchStmt, ModuleIr, Part, ResetIr, ResetKind, Stmt } from './module-ir.ts';
import type { NetInput, Netlist, NetOrigin, NetRegister, NetSignal, NodeId } from './netlist.ts';
import { NetlistBuilder } from './netlist-builder.ts';
import { ltSigned, shrSigned } from './signed-nodes.ts';
import type { States } from './states.ts';

/** Flatten a checked design (one without combinational loops). */
export function flatten({ top }: Design): Netlist {
  const net = new NetlistBuilder();
  const inputs = top.ports
    .map((id) => top.decls[id]!)
    .filter((d) => d.kind === 'input')
    .map(portInfo);
  const resets = clockingPorts(top).flatMap((port) => (port.reset === undefined ? [] : [resetInput(top, port)]));
  const all: readonly NetInput[] = [...inputs, ...resets];
  const nodes = new Map(all.map(({ name, width }, input) => [name, net.add({ op: 'input', width, input })]));
  const domains = top.domains.flatMap((d): Domain[] => {
    if (d.of !== undefined) return [];
    const port = d.usesReset && d.reset !== undefined ? nodes.get(d.reset.name) : undefined;
    const reset = port === undefined ? undefined : resetNode(net, d.reset!, port);
    return [{ ...(d.usesClock ? { clock: net.clock(d.clock, d.edge) } : {}), reset: () => reset }];
  });
  const scope = new ModuleScope(net, domains, top, '', undefined, (name) => nodes.get(name)!);
  scope.finish();
  return net.finish({
    name: top.name,
    inputs: all,
    outputs: top.ports.flatMap((id) => {
      const d = top.decls[id]!;
      return d.kind === 'output' ? [{ ...portInfo(d), node: scope.decl(id) }] : [];
    }),
  });
}

const portInfo = (d: Decl): { name: string; width: number; states?: States } => ({
  name: d.name,
  width: d.width,
  ...(d.states === undefined ? {} : { states: d.states }),
});

/** A netlist's memory has a power of two of words, of which some may be out of use. */
const netDepth = (words: number): { depth: number; words?: number } => {
  const depth = 2 ** Math.ceil(Math.log2(words));
  return depth === words ? { depth } : { depth, words };
};

const resetInput = (top: ModuleIr, { name, domain, reset }: ClockingPort): NetInput => ({
  name,
  width: 1,
  reset: { clock: top.domains[domain]!.clock, active: reset!.active === 'high' ? 1 : 0, kind: reset!.kind },
});

/** A domain of one instance, as far as it is used. */
interface Domain {
  /** Index of its clock. */
  readonly clock?: number;
  /** Asked for when all instances are known, because it may be what one of them drives. */
  readonly reset: () => Reset | undefined;
}

interface Reset {
  /** 1 in reset. */
  readonly active: NodeId;
  readonly kind: ResetKind;
}

const resetNode = (net: NetlistBuilder, { active, kind }: ResetIr, value: NodeId): Reset => ({
  active: active === 'high' ? value : net.add({ op: 'not', width: 1, a: value }),
  kind,
});

/** One instance of a module: turns its expressions into nodes on demand. */
class ModuleScope {
  readonly #net: NetlistBuilder;
  readonly #listed: readonly Domain[];
  readonly #domains: Domain[] = [];
  readonly #m: ModuleIr;
  readonly #prefix: string;
  /** Where the module is instantiated. */
  readonly #at: Location | undefined;
  readonly #input: (name: string) => NodeId;
  readonly #exprNodes = new Map<ExprId, NodeId>();
  readonly #declNodes = new Map<DeclId, NodeId>();
  readonly #conditions = new Map<Stmt, NodeId[]>();
  readonly #memories: readonly number[];
  readonly #closers: (() => void)[] = [];
  readonly #children: readonly (ModuleScope | FlatForeign)[];

  constructor(
    net: NetlistBuilder,
    domains: readonly Domain[],
    m: ModuleIr,
    prefix: string,
    at: Location | undefined,
    input: (name: string) => NodeId,
  ) {
    this.#net = net;
    this.#listed = domains;
    this.#m = m;
    this.#prefix = prefix;
    this.#at = at;
    this.#input = input;
    m.decls.forEach((d, id) => {
      if (d.kind !== 'reg') return;
      this.#from(d.at);
      const { q, close } = net.register(prefix + d.name, d.width, this.#clock(d.domain), d.init);
      this.#declNodes.set(id, q);
      this.#closers.push(() => {
        this.#from(d.at);
        this.#close(d, close, this.#assigned(id, q, m.statements));
      });
    });
    this.#memories = m.memories.map((memory) =>
      net.memory({
        path: prefix + memory.name,
        width: memory.width,
        ...netDepth(memory.depth),
        writes: [],
        ...(memory.init === undefined ? {} : { init: memory.init }),
      }),
    );
    m.decls.forEach((d, id) => {
      if (d.kind !== 'memRead') return;
      const read = m.memories[d.memory]!.reads[d.port]!;
      if (read.kind !== 'sync') return;
      this.#from(d.at);
      const { q, close } = net.register(prefix + d.name, d.width, this.#clock(read.domain), undefined);
      this.#declNodes.set(id, q);
      this.#closers.push(() => {
        this.#from(d.at);
        const { onCollision } = read;
        const memoryIndex = this.#memories[d.memory]!;
        if (read.own !== undefined) {
          close(this.#net.mux(this.expr(read.enable), this.#ownWord(d.memory, memoryIndex, read.own), q));
          return;
        }
        net.syncRead(
          {
            clock: this.#clock(read.domain),
            memory: memoryIndex,
            addr: this.expr(read.addr),
            enable: this.expr(read.enable),
            onCollision,
          },
          q,
        );
        close(q);
      });
    });
    this.#children = m.instances.map((instance) => {
      const { name, module: child, domainMap, at, inputs } = instance;
      const inputOf = (port: string): NodeId => {
        const outer = this.#from(at);
        const node = this.expr(inputs.get(port)!);
        net.origin = outer;
        return node;
      };
      const mapped = domainMap.map((id) => this.#domain(id));
      if (!isForeign(child)) return new ModuleScope(net, mapped, child, `${prefix}${name}.`, at, inputOf);
      const { clock, reset } = mapped[0]!;
      return new FlatForeign(net, child, { path: prefix + name, clock, reset: () => reset()!.active, inputOf });
    });
  }

  /** Close registers and memories, and list signals, checks and instances, here and below. */
  finish(): void {
    for (const close of this.#closers) close();
    this.#m.memories.forEach((memory, i) => {
      this.#net.memoryAt(this.#memories[i]!).writes = memory.writes.map((w) => {
        this.#from(w.at);
        const origin = { scope: this.#prefix.slice(0, -1), at: w.at };
        const mask = w.mask === undefined ? {} : { mask: this.expr(w.mask) };
        const [addr, data, enable] = [this.expr(w.addr), this.expr(w.data), this.expr(w.enable)];
        return { clock: this.#clock(w.domain), addr, data, enable, ...mask, origin };
      });
    });
    for (const c of this.#m.checks) {
      this.#from(c.at);
      const assumed = c.assumed === undefined ? {} : { assumed: c.assumed };
      const node = this.#outsideReset(c.domain, this.expr(c.cond));
      this.#net.check({ path: this.#prefix + c.name, clock: this.#clock(c.domain), node, ...assumed });
    }
    for (const c of this.#m.covers) {
      this.#from(c.at);
      this.expr(c.cond);
    }
    this.#net.instance({
      path: this.#prefix.slice(0, -1),
      module: this.#m,
      at: this.#at,
      exprs: this.#exprNodes,
      decls: this.#declNodes,
    });
    const listed = new Set<string>();
    const inOrder = [...this.#m.ports, ...this.#m.decls.keys()];
    for (const id of inOrder) {
      const d = this.#m.decls[id]!;
      if (listed.has(d.name)) continue;
      listed.add(d.name);
      this.#net.signal({
        ...portInfo(d),
        ...(d.fields === undefined ? {} : { fields: d.fields }),
        path: this.#prefix + d.name,
        kind: signalKind(d),
        node: this.decl(id),
      });
    }
    for (const child of this.#children) child.finish();
  }

  /** The node of a declaration's value. */
  decl(id: DeclId): NodeId {
    const known = this.#declNodes.get(id);
    if (known !== undefined) return known;
    const d = this.#m.decls[id]!;
    const outer = this.#from(d.at);
    const node = this.#declNode(d, id);
    this.#net.origin = outer;
    this.#declNodes.set(id, node);
    return node;
  }

  /** New nodes come from there; returns what they came from before. */
  #from(at: Location): NetOrigin | undefined {
    const before = this.#net.origin;
    this.#net.origin = { scope: this.#prefix.slice(0, -1), at };
    return before;
  }

  #declNode(d: Decl, id: DeclId): NodeId {
    switch (d.kind) {
      case 'input':
        return this.#input(d.name);
      case 'output':
      case 'named':
        return this.expr(d.value);
      case 'wire':
        return this.#assigned(id, this.expr(d.default), this.#m.statements);
      case 'instOutput':
        return this.#children[d.instance]!.output(d.port);
      case 'memRead': {
        const { addr } = this.#m.memories[d.memory]!.reads[d.port]!;
        const memory = this.#memories[d.memory]!;
        return this.#net.add({ op: 'memRead', width: d.width, memory, addr: this.expr(addr) });
      }
      case 'reg':
        throw new Error(`register ${d.name} has no node`);
    }
  }

  /** The word at the address of a write as it is after that write alone. */
  #ownWord(memory: number, index: number, write: number): NodeId {
    const w = this.#m.memories[memory]!.writes[write]!;
    const { width } = this.#m.memories[memory]!;
    const [data, mask] = [this.expr(w.data), w.mask === undefined ? undefined : this.expr(w.mask)];
    const stored = this.#net.add({ op: 'memRead', width, memory: index, addr: this.expr(w.addr) });
    const bitwise = (op: 'and' | 'or', a: NodeId, b: NodeId): NodeId => this.#net.add({ op, width, a, b });
    const merged =
      mask === undefined
        ? data
        : bitwise(
            'or',
            bitwise('and', stored, this.#net.add({ op: 'not', width, a: mask })),
            bitwise('and', data, mask),
          );
    return this.#net.mux(this.expr(w.enable), merged, stored);
  }

  output(name: string): NodeId {
    const id = this.#m.ports.find((p) => this.#m.decls[p]!.name === name && this.#m.decls[p]!.kind === 'output');
    return this.decl(id!);
  }

  /**
   * The node of an expression. Operands first, without recursion on depth: long chains are common in generated logic.
   */
  expr(id: ExprId): NodeId {
    const stack = [id];
    while (stack.length > 0) {
      const at = stack.at(-1)!;
      if (this.#exprNodes.has(at)) {
        stack.pop();
        continue;
      }
      const e = this.#m.exprs[at]!;
      const missing = operands(e).filter((o) => !this.#exprNodes.has(o));
      if (missing.length > 0) {
        stack.push(...missing);
        continue;
      }
      this.#exprNodes.set(at, this.#exprNode(at));
      stack.pop();
    }
    return this.#exprNodes.get(id)!;
  }

  #exprNode(id: ExprId): NodeId {
    const e = this.#m.exprs[id]!;
    const node = (o: ExprId): NodeId => this.#exprNodes.get(o)!;
    switch (e.op) {
      case 'ref':
        return this.decl(e.decl);
      case 'const':
        return this.#net.add({ op: 'const', width: e.width, value: e.value });
      case 'not':
      case 'reduceAnd':
      case 'reduceOr':
      case 'reduceXor':
      case 'slice':
        return this.#net.add({ ...e, a: node(e.a) });
      case 'mux':
        return this.#net.mux(node(e.sel), node(e.a), node(e.b));
      case 'cat':
        return this.#net.add({ ...e, parts: e.parts.map(node) });
      case 'ltSigned':
        return ltSigned(this.#net, node(e.a), node(e.b));
      case 'shrSigned':
        return shrSigned(this.#net, node(e.a), node(e.b));
      case 'mulSigned':
        return this.#net.add({ op: 'mul', width: e.width, a: node(e.a), b: node(e.b) });
      default:
        return this.#net.add({ ...e, a: node(e.a), b: node(e.b) });
    }
  }

  #close(d: RegDecl, close: (next: NodeId, asyncReset?: NetRegister['asyncReset']) => void, next: NodeId): void {
    const reset = d.reset === undefined ? undefined : this.#domain(d.domain).reset();
    if (d.reset === undefined || reset === undefined) close(next);
    else if (reset.kind === 'async') close(next, { active: reset.active, value: d.reset });
    else close(this.#net.mux(reset.active, this.#net.add({ op: 'const', width: d.width, value: d.reset }), next));
  }

  /** A condition that an assertion is about; the reset is none of its source. */
  #outsideReset(domain: DomainId, cond: NodeId): NodeId {
    const reset = this.#domain(domain).reset();
    if (reset === undefined) return cond;
    const outer = this.#net.origin;
    this.#net.origin = undefined;
    const holds = this.#net.add({ op: 'or', width: 1, a: reset.active, b: cond });
    this.#net.origin = outer;
    return holds;
  }

  /** Of a domain that the body made, the reset is a value of the module, known when it is asked for. */
  #domain(id: DomainId): Domain {
    const known = this.#domains[id];
    if (known !== undefined) return known;
    const { of, reset } = this.#m.domains[id]!;
    let made: Reset | undefined;
    const own = (): Reset => {
      made ??= resetNode(this.#net, reset!, this.decl(reset!.decl!));
      return made;
    };
    const { clock } = this.#listed[of ?? id]!;
    const domain = of === undefined ? this.#listed[id]! : { ...(clock === undefined ? {} : { clock }), reset: own };
    this.#domains[id] = domain;
    return domain;
  }

  #clock(id: DomainId): number {
    return this.#listed[clockOwner(this.#m.domains, id)]!.clock!;
  }

  /** The value of `target` after a statement list, given its value before. */
  #assigned(target: DeclId, before: NodeId, list: readonly Stmt[]): NodeId {
    let value = before;
    for (const s of list) {
      if (s.kind === 'set') {
        if (s.target !== target) continue;
        this.#from(s.at);
        value = s.part === undefined ? this.expr(s.value) : this.#withPart(value, s.part, this.expr(s.value));
      } else if (s.kind === 'if') {
        if (!assigns(s, target)) continue;
        const taken = this.#assigned(target, value, s.taken);
        const otherwise = this.#assigned(target, value, s.otherwise);
        this.#from(s.at);
        value = this.#net.mux(this.expr(s.cond), taken, otherwise);
      } else if (assigns(s, target)) {
        value = this.#matched(target, value, s);
      }
    }
    return value;
  }

  /** The word with `bits` in place of that part of it. */
  #withPart(word: NodeId, { lo }: Part, bits: NodeId): NodeId {
    const net = this.#net;
    const [width, taken] = [net.width(word), net.width(bits)];
    if (typeof lo === 'number') {
      const slice = (from: number, to: number): readonly NodeId[] =>
        from < to ? [net.add({ op: 'slice', width: to - from, a: word, lo: from })] : [];
      return net.add({ op: 'cat', width, parts: [...slice(lo + taken, width), bits, ...slice(0, lo)] });
    }
    const by = this.expr(lo.expr);
    const shifted = (a: NodeId): NodeId => net.add({ op: 'shl', width, a, b: by });
    const constant = (w: number, value: bigint): NodeId => net.add({ op: 'const', width: w, value });
    const extended = taken === width ? bits : net.add({ op: 'cat', width, parts: [constant(width - taken, 0n), bits] });
    const others = net.add({ op: 'not', width, a: shifted(constant(width, mask(taken))) });
    const kept = net.add({ op: 'and', width, a: word, b: others });
    return net.add({ op: 'or', width, a: kept, b: shifted(extended) });
  }

  #matched(target: DeclId, before: NodeId, s: MatchStmt): NodeId {
    const otherwise = this.#assigned(target, before, s.otherwise);
    let value = otherwise;
    s.arms.forEach(({ body }, arm) => {
      const after = this.#assigned(target, before, body);
      if (after === otherwise) return;
      this.#from(s.at);
      value = this.#net.mux(this.#takesArm(s, arm), after, value);
    });
    return value;
  }

  /**
   * Whether the subject of a match has a value of an arm: asked for once a register and arm, so the answers are kept.
   */
  #takesArm(s: MatchStmt, arm: number): NodeId {
    const known = this.#conditions.get(s) ?? [];
    this.#conditions.set(s, known);
    known[arm] ??= s.arms[arm]!.values.map((value) => this.#equal(this.expr(s.subject), value)).reduce((a, b) =>
      this.#net.add({ op: 'or', width: 1, a, b }),
    );
    return known[arm];
  }

  #equal(subject: NodeId, value: bigint): NodeId {
    const width = this.#net.width(subject);
    const key = this.#net.add({ op: 'const', width, value });
    return this.#net.add({ op: 'eq', width: 1, a: subject, b: key });
  }
}

type RegDecl = Extract<Decl, { kind: 'reg' }>;

const targetsOf = new WeakMap<Stmt, ReadonlySet<DeclId>>();

/** Whether a statement assigns the target at any depth. */
function assigns(s: Stmt, target: DeclId): boolean {
  return targets(s).has(target);
}

function targets(s: Stmt): ReadonlySet<DeclId> {
  if (s.kind === 'set') return new Set([s.target]);
  const known = targetsOf.get(s);
  if (known !== undefined) return known;
  const all = new Set(
    branches(s)
      .flat()
      .flatMap((inner) => [...targets(inner)]),
  );
  targetsOf.set(s, all);
  return all;
}

function signalKind(d: Decl): NetSignal['kind'] {
  if (d.kind === 'input' || d.kind === 'output' || d.kind === 'reg') return d.kind;
  return 'wire';
}
