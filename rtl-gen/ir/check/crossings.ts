/** Values that go from one clock domain to another outside of a crossing. */
import { clockOwner, listedDomains } from '../clocking.ts';
import { combDependencies, referenceFinder, statementDependencies } from '../comb-graph.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId, ExprId } from '../expr.ts';
import type { Location } from '../location.ts';
import type { Decl, DomainId, ModuleIr, PortDomain } from '../module-ir.ts';

/**
 * Whatever a domain takes in (the next values of its registers, its memory ports, outputs, inputs of instances,
 * assertions, resets) may depend on values of its own clock alone. One diagnostic for each pair of a source and what
 * takes it in, with the path. Values that `unsafeCross` names are of the domain that it says.
 */
export function checkCrossings(m: ModuleIr): readonly Diagnostic[] {
  const isAsynchronous = (d: Decl): boolean => 'domain' in d && d.domain === 'asynchronous';
  return listedDomains(m).length > 1 || m.decls.some(isAsynchronous) ? new Crossings(m).found() : [];
}

/** What a value belongs to: a clock, by the domain that lists it, or no clock. */
type Colour = PortDomain;

const colourOf = (m: ModuleIr, domain: PortDomain): Colour =>
  domain === 'asynchronous' ? domain : clockOwner(m.domains, domain);

class Crossings {
  readonly #m: ModuleIr;
  readonly #refs: (e: ExprId) => ReadonlySet<DeclId>;
  readonly #dependencies: readonly (readonly DeclId[])[];
  readonly #found: Diagnostic[] = [];

  constructor(m: ModuleIr) {
    this.#m = m;
    this.#refs = referenceFinder(m);
    this.#dependencies = combDependencies(m);
  }

  found(): readonly Diagnostic[] {
    const m = this.#m;
    const assigned = statementDependencies(m, this.#refs);
    m.decls.forEach((d, id) => {
      if (d.kind === 'reg') this.#take(`register ${d.name}`, d.domain, assigned.get(id) ?? [], d.at);
      if (d.kind === 'output') this.#take(`output ${d.name}`, d.domain, this.#refs(d.value), d.at);
    });
    for (const memory of m.memories) {
      for (const w of memory.writes) {
        const mask = w.mask === undefined ? [] : [w.mask];
        this.#takeAll(`a write of memory ${memory.name}`, w.domain, [w.addr, w.data, w.enable, ...mask], w.at);
      }
      this.#writers(memory);
      for (const read of memory.reads) {
        const { at } = m.decls[read.data]!;
        const enable = read.kind === 'sync' ? [read.enable] : [];
        this.#takeAll(`a read of memory ${memory.name}`, read.domain, [read.addr, ...enable], at);
        if (read.kind === 'sync' && read.onCollision !== 'undefined') this.#collision(memory, read.domain, at);
      }
    }
    for (const instance of m.instances) {
      const ports = new Map(instance.module.ports.map((id) => [instance.module.decls[id]!.name, id]));
      for (const [port, value] of instance.inputs) {
        const own = instance.module.decls[ports.get(port)!]!;
        if (own.kind !== 'input' || own.domain === 'asynchronous') continue;
        const domain = instance.domainMap[own.domain]!;
        this.#take(`input ${port} of instance ${instance.name}`, domain, this.#refs(value), instance.at);
      }
    }
    for (const c of [...m.checks, ...m.covers])
      this.#take(`the condition ${c.name}`, c.domain, this.#refs(c.cond), c.at);
    for (const { of, reset } of m.domains) {
      if (of === undefined || reset?.decl === undefined) continue;
      this.#take(`the reset ${reset.name}`, of, [reset.decl], m.decls[reset.decl]!.at);
    }
    return this.#found;
  }

  #takeAll(what: string, domain: DomainId, values: readonly ExprId[], at: Location): void {
    this.#take(what, domain, new Set(values.flatMap((e) => [...this.#refs(e)])), at);
  }

  /** Follows what `what` depends on to the sources, by the shortest paths. */
  #take(what: string, domain: PortDomain, depends: Iterable<DeclId>, at: Location): void {
    if (domain === 'asynchronous') return;
    const m = this.#m;
    const own = colourOf(m, domain);
    const from = new Map<DeclId, DeclId | undefined>();
    for (const id of depends) from.set(id, undefined);
    for (const id of from.keys()) {
      const sources = this.#sources(m.decls[id]!);
      for (const colour of sources.colours)
        if (colour !== own) this.#report(what, own, colour, this.#path(from, id), at);
      if (sources.end) continue;
      for (const next of this.#dependencies[id]!) if (!from.has(next)) from.set(next, id);
    }
  }

  /**
   * The clocks that a declaration's value is of by itself, and whether what it depends on in the same clock is nothing
   * to it.
   */
  #sources(d: Decl): { readonly colours: readonly Colour[]; readonly end: boolean } {
    const m = this.#m;
    switch (d.kind) {
      case 'input':
      case 'reg':
      case 'instOutput':
        return { colours: [colourOf(m, d.domain)], end: true };
      case 'memRead': {
        const memory = m.memories[d.memory]!;
        const read = memory.reads[d.port]!;
        if (read.kind === 'sync') return { colours: [colourOf(m, read.domain)], end: true };
        // What is stored changes with the clocks of the writes.
        return { colours: [...new Set(memory.writes.map((w) => colourOf(m, w.domain)))], end: false };
      }
      case 'named':
        return d.crossesTo === undefined
          ? { colours: [], end: false }
          : { colours: [colourOf(m, d.crossesTo)], end: true };
      default:
        return { colours: [], end: false };
    }
  }

  /** From the source to the last thing before the destination. */
  #path(from: ReadonlyMap<DeclId, DeclId | undefined>, source: DeclId): readonly Decl[] {
    const path: Decl[] = [];
    for (let id: DeclId | undefined = source; id !== undefined; id = from.get(id)) path.push(this.#m.decls[id]!);
    return path;
  }

  #report(what: string, to: Colour, colour: Colour, path: readonly Decl[], at: Location): void {
    const source = path[0]!;
    const names = [...path.map((d) => d.name), what].join(' -> ');
    const places = [at, ...path.map((d) => d.at)];
    if (colour === 'asynchronous') {
      this.#found.push({
        code: 'asynchronous-input',
        message: `${source.name} belongs to no clock and is taken in at ${this.#clock(to)}: ${names}`,
        fix: 'put a synchroniser of the library between them',
        at: places,
      });
      return;
    }
    this.#found.push({
      code: 'clock-crossing',
      message: `${source.name} changes with ${this.#clock(colour)} and is taken in at ${this.#clock(to)}: ${names}`,
      fix: 'use a crossing of the library, or make both in one domain',
      at: places,
    });
  }

  /** Two clocks that write one memory are two drivers of it in Verilog, of which simulators make what they like. */
  #writers(memory: ModuleIr['memories'][number]): void {
    const m = this.#m;
    const [first, ...others] = memory.writes;
    const other = others.find((w) => colourOf(m, w.domain) !== colourOf(m, first!.domain));
    if (first === undefined || other === undefined) return;
    const clocks = `${this.#clock(colourOf(m, first.domain))} and ${this.#clock(colourOf(m, other.domain))}`;
    this.#found.push({
      code: 'clock-crossing',
      message: `memory ${memory.name} is written with two clocks, ${clocks}`,
      fix: 'write it with one, and bring the other over with a crossing of the library',
      at: [other.at, first.at],
    });
  }

  /** A word that another clock may be writing has no old and no new value to choose from. */
  #collision(memory: ModuleIr['memories'][number], domain: DomainId, at: Location): void {
    const m = this.#m;
    const other = memory.writes.find((w) => colourOf(m, w.domain) !== colourOf(m, domain));
    if (other === undefined) return;
    const clocks = `${this.#clock(colourOf(m, domain))} and written with ${this.#clock(colourOf(m, other.domain))}`;
    this.#found.push({
      code: 'clock-crossing',
      message: `memory ${memory.name} is read with ${clocks}, and the read says what it gives when both meet`,
      fix: "give onCollision: 'undefined', and read no word that may be being written",
      at: [at, other.at],
    });
  }

  #clock(colour: Colour): string {
    return colour === 'asynchronous' ? 'no clock' : this.#m.domains[colour]!.clock;
  }
}
