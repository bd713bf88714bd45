/**
 * A design in which some signals can be forced: hardware that chooses between what drives a signal and the value of a
 * hidden port of the top. All engines run it as they run any design.
 */
import { clockOwner } from '../../../rtl-gen/ir/clocking.ts';
import type { DeclId, ExprId } from '../../../rtl-gen/ir/expr.ts';
import { foreignModules, isForeign } from '../../../rtl-gen/ir/foreign-ir.ts';
import type { Decl, Design, DomainId, ModuleIr } from '../../../rtl-gen/ir/module-ir.ts';
import type { ForceTarget } from '../simulator.ts';
import { ModuleDraft } from './module-draft.ts';
import { forceableSignals, type PlacedTarget, selectTargets } from './targets.ts';

/** A signal with the hidden ports through which it is forced. */
export interface Forceable extends ForceTarget {
  /** Ports of the top; none of an input of the top, which is set itself. */
  readonly ports?: {
    /** 1 forces. */
    readonly force: string;
    readonly value: string;
    /** The signal's value as all that reads it sees it. */
    readonly seen: string;
    /** Of a register: a number that is not 0 and was not given before deposits `value` until the next edge. */
    readonly ticket?: string;
  };
  /** Of a register: the path at which an engine has it. */
  readonly raw?: string;
  /** The asynchronous reset of the top that resets the register. */
  readonly asyncReset?: string;
}

export interface ForceableDesign {
  readonly design: Design;
  readonly targets: readonly Forceable[];
  /** The paths of all signals that could have been chosen. */
  readonly known: readonly string[];
}

const made = new WeakMap<Design, Map<string, ForceableDesign>>();

/**
 * The design with hardware for the signals that the patterns select, made once for the same patterns. `UserError` for a
 * pattern that selects nothing.
 */
export function forceableDesign(design: Design, patterns: readonly string[]): ForceableDesign {
  const ofDesign = made.get(design) ?? new Map<string, ForceableDesign>();
  made.set(design, ofDesign);
  const key = JSON.stringify(patterns);
  const result = ofDesign.get(key) ?? build(design, patterns);
  ofDesign.set(key, result);
  return result;
}

/** The name of a hidden port or register, and whether a path ends with one. */
const hiddenName = (index: number, role: string): string => `gatewright_force_${index}_${role}`;
export const isHidden = (path: string): boolean => /(^|\.)gatewright_force_\d+_\w+$/.test(path);

/** Bits of a ticket: as many deposits to one register between two of its edges differ. */
const TICKET_BITS = 32;

function build(design: Design, patterns: readonly string[]): ForceableDesign {
  const all = forceableSignals(design);
  const top = new ModuleDraft(design.top);
  const targets = selectTargets(all, patterns).map((target, i) => new Weaver(top, target, i).weave());
  const taken = new Set([...design.modules, ...foreignModules(design)].map((m) => m.name));
  const nameOf = (m: ModuleIr): string => {
    let n = 0;
    while (taken.has(`${m.name}_forced${n}`)) n++;
    taken.add(`${m.name}_forced${n}`);
    return `${m.name}_forced${n}`;
  };
  const forced = top.finish(design.top.name, nameOf);
  const modules = new Set<ModuleIr>();
  const collect = (m: ModuleIr): void => {
    if (modules.has(m) || isForeign(m)) return;
    for (const { module: child } of m.instances) collect(child);
    modules.add(m);
  };
  collect(forced);
  return { design: { ...design, top: forced, modules: [...modules] }, targets, known: all.map(({ path }) => path) };
}

/** Makes one signal forceable. */
class Weaver {
  readonly #target: PlacedTarget;
  readonly #index: number;
  /** The modules from the top to that of the signal; to its parent of an input, which is forced where it is driven. */
  readonly #drafts: readonly ModuleDraft[];
  readonly #draft: ModuleDraft;
  readonly #decl: Decl | undefined;

  constructor(top: ModuleDraft, target: PlacedTarget, index: number) {
    this.#target = target;
    this.#index = index;
    const { chain, decl } = target;
    let draft = top;
    const drafts = [top];
    const m = chain.reduce((at, i) => at.instances[i]!.module, top.module);
    this.#decl = decl === undefined ? undefined : m.decls[decl]!;
    for (const instance of this.#decl?.kind === 'input' ? chain.slice(0, -1) : chain) {
      draft = draft.child(instance);
      drafts.push(draft);
    }
    this.#drafts = drafts;
    this.#draft = draft;
  }

  weave(): Forceable {
    const { chain, decl, ...target } = this.#target;
    const d = this.#decl;
    if (d === undefined || (d.kind === 'input' && chain.length === 0)) return target;
    const [force, value] = [this.#down('force', 1), this.#down('value', d.width)];
    const register = target.isRegister ? this.#register(d, decl!, force, value) : undefined;
    this.#up(register?.seen ?? this.#override(d, decl!, force, value), d.width);
    const name = (role: string): string => hiddenName(this.#index, role);
    const ports = { force: name('force'), value: name('value'), seen: name('seen') };
    if (register === undefined) return { ...target, ports };
    const { raw, asyncReset } = register;
    const reset = asyncReset === undefined ? {} : { asyncReset };
    return { ...target, ports: { ...ports, ticket: name('ticket') }, raw, ...reset };
  }

  /** Has the value in place of what drives the signal; what all that reads it sees. */
  #override(d: Decl, id: DeclId, force: ExprId, value: ExprId): ExprId {
    const draft = this.#draft;
    const choice = (driven: ExprId): ExprId => draft.mux(force, value, driven);
    if (d.kind === 'output' || d.kind === 'named') return draft.drive(id, choice);
    if (d.kind === 'wire') {
      draft.statement(draft.setIf(force, id, value), 'last');
      return draft.ref(id);
    }
    if (d.kind === 'input') {
      const instance = this.#target.chain.at(-1)!;
      const chosen = choice(draft.driver(instance, d.name));
      draft.connect(instance, d.name, chosen);
      return chosen;
    }
    this.#hideDriven(d, id);
    return draft.replaceReads(id, hiddenName(this.#index, 'net'), choice);
  }

  /**
   * A register has the value while it is forced, and from a deposit on until its next edge; there it takes the value,
   * unless it is assigned. What has been deposited is told by a ticket, which the edge remembers.
   */
  #register(d: Decl, id: DeclId, force: ExprId, value: ExprId): { seen: ExprId; raw: string; asyncReset?: string } {
    const draft = this.#draft;
    const name = this.#hideDriven(d, id);
    const read = d.kind === 'memRead' ? this.#draft.module.memories[d.memory]!.reads[d.port]! : undefined;
    const domain = d.kind === 'reg' ? d.domain : read!.domain;
    const ticket = this.#down('ticket', TICKET_BITS);
    const done = this.#state('done', TICKET_BITS, domain);
    const isDone = draft.expr({ op: 'eq', width: 1, a: ticket, b: draft.ref(done) });
    const isGiven = draft.expr({ op: 'reduceOr', width: 1, a: ticket });
    const reset = d.kind === 'reg' && d.reset !== undefined ? this.#asyncReset(domain) : {};
    let pending = draft.bit('and', isGiven, draft.not(isDone));
    if (reset.active !== undefined) pending = draft.bit('and', pending, draft.not(reset.active));
    draft.statement(draft.set(done, ticket), 'last');
    const holds = draft.bit('or', force, pending);
    const kept = read?.kind === 'sync' ? this.#keep(domain, read.enable, holds, value) : undefined;
    if (kept === undefined) draft.statement(draft.setIf(pending, id, value), 'first');
    const seen = draft.replaceReads(id, hiddenName(this.#index, 'net'), (raw) =>
      draft.mux(holds, value, kept === undefined ? raw : draft.mux(kept.isHeld, kept.value, raw)),
    );
    const scope = this.#target.path.split('.').slice(0, -1);
    const { port } = reset;
    return { seen, raw: [...scope, name].join('.'), ...(port === undefined ? {} : { asyncReset: port }) };
  }

  /** The register of a memory's read takes no statement, so one beside it keeps a value until the next read. */
  #keep(domain: DomainId, enable: ExprId, holds: ExprId, value: ExprId): { isHeld: ExprId; value: ExprId } {
    const draft = this.#draft;
    const held = this.#state('held', 1, domain);
    const kept = this.#state('kept', this.#target.width, domain);
    const constant = (bit: bigint): ExprId => draft.expr({ op: 'const', width: 1, value: bit });
    const holding = draft.setIf(holds, held, constant(1n));
    draft.statement(draft.setIf(enable, held, constant(0n), [holding]), 'last');
    draft.statement(draft.setIf(holds, kept, value), 'last');
    return { isHeld: draft.ref(held), value: draft.ref(kept) };
  }

  #state(role: string, width: number, domain: DomainId): DeclId {
    return this.#draft.register(hiddenName(this.#index, role), width, domain);
  }

  /**
   * Whether the asynchronous reset of a domain is active, where a body made it; the port's name, where it is one of the
   * top.
   */
  #asyncReset(domain: DomainId): { active?: ExprId; port?: string } {
    const { chain } = this.#target;
    let id = domain;
    for (let depth = chain.length; ; depth--) {
      const draft = this.#drafts[depth]!;
      const { of, reset } = draft.module.domains[id]!;
      if (reset?.kind !== 'async') return {};
      if (of !== undefined) {
        const value = draft.ref(reset.decl!);
        return { active: this.#down('reset', 1, depth, reset.active === 'high' ? value : draft.not(value)) };
      }
      if (depth === 0) return { port: reset.name };
      id =
        this.#drafts[depth - 1]!.module.instances[chain[depth - 1]!]!.domainMap[clockOwner(draft.module.domains, id)]!;
    }
  }

  /** What is driven has another name, where a port of the module has its name too: that port shows what is seen. */
  #hideDriven(d: Decl, id: DeclId): string {
    const { module: m } = this.#draft;
    if (!m.decls.some((other, i) => i !== id && other.name === d.name)) return d.name;
    const name = hiddenName(this.#index, 'driven');
    this.#draft.rename(id, name);
    return name;
  }

  /** A value on its way to the signal's module: from a port of the top, or from a module above. */
  #down(role: string, width: number, from = 0, given?: ExprId): ExprId {
    const name = hiddenName(this.#index, role);
    let value = given ?? this.#drafts[from]!.input(name, width);
    for (let depth = from + 1; depth < this.#drafts.length; depth++) {
      this.#drafts[depth - 1]!.connect(this.#target.chain[depth - 1]!, name, value);
      value = this.#drafts[depth]!.input(name, width);
    }
    return value;
  }

  /** A value on its way out of the top. */
  #up(seen: ExprId, width: number): void {
    const name = hiddenName(this.#index, 'seen');
    let value = seen;
    for (let depth = this.#drafts.length - 1; depth >= 0; depth--) {
      const draft = this.#drafts[depth]!;
      draft.output(name, value);
      if (depth > 0) value = this.#drafts[depth - 1]!.instanceOutput(this.#target.chain[depth - 1]!, name, width);
    }
  }
}
