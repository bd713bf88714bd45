/** Memories: arrays of words with read and write ports. */
import { clockOwner } from '../../ir/clocking.ts';
import type { ExprId } from '../../ir/expr.ts';
import type { Location } from '../../ir/location.ts';
import type { Collision, DomainId, MemoryIr } from '../../ir/module-ir.ts';
import type { Bits } from '../values/bits.ts';
import { clog2 } from '../values/clog2.ts';
import { packLeaves, type Shape, unpackLeaves } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import { lowerWord } from '../values/word.ts';
import type { Builder, OpenMemory } from './builder.ts';
import type { Ctx } from './context.ts';
import { type Initial, initialWords } from './memory-init.ts';
import { type Lanes, lowerLanes } from './memory-lanes.ts';

/**
 * What a port that reads and writes shows of its own write: the word before it, the word after it, or what it showed
 * before.
 */
export type OwnWrite = 'old' | 'new' | 'hold';

/**
 * A memory of words of shape `V`. Each call adds a port. Addresses have `clog2(depth)` bits; beyond the last word a
 * read gives 0 and a write does nothing.
 */
export interface Mem<V> {
  /**
   * At the clock edge, when `enable`, the word at `addr` becomes `data`: all of it, or only the `lanes` that are 1. Of
   * several such ports that write one word the last one wins.
   */
  write(p: { addr: Bits; data: V; enable: Bits<1>; lanes?: Lanes<V> }): void;
  /** The word at `addr`, in the same clock. */
  read(addr: Bits): V;
  /**
   * The word that was at `addr` at the last clock edge with `enable` (always, by default); held otherwise.
   * `onCollision` says what it is when the same edge writes that word: the `old` word, the `new` one, or whichever
   * the technology gives (`undefined`: the design must not look).
   */
  readSync(p: { addr: Bits; enable?: Bits<1>; onCollision: Collision }): V;
  /**
   * One port of a block RAM, which reads and writes at one address: at a clock edge with `enable` (always, by default)
   * it takes the word at `addr` and, with `write`, stores `data` there. `onWrite` says what it then shows.
   * `onCollision` says what it shows when another port writes that word at the same edge. Two ports, or a port and a
   * `write`, must not write one word at the same edge: no block RAM says what it holds then, so an assertion of the
   * memory's name watches.
   */
  port(p: {
    addr: Bits;
    enable?: Bits<1>;
    write: Bits<1>;
    data: V;
    lanes?: Lanes<V>;
    onWrite: OwnWrite;
    onCollision: 'old' | 'undefined';
  }): V;
  /**
   * The memory for ports in the domain of `m`, a context of the same module; without it they are in that of `m.mem`.
   */
  on(m: Ctx): Mem<V>;
}

export interface MemOptions<V = unknown> {
  /** Number of words, 2 or more. */
  readonly depth: number;
  /**
   * Words at power-up: a list from address 0, with 0 after its end, or a function of the address. Without it power-up
   * contents are arbitrary.
   */
  readonly init?: Initial<V>;
  /**
   * Attributes in Verilog for the tools behind it, such as `{ ram_style: 'block' }`, or `rom_style` where nothing
   * writes; no part of what the memory does.
   */
  readonly attributes?: Readonly<Record<string, string>>;
}

export function makeMemory<V>(owner: Builder, name: string, shape: Shape<V>, options: MemOptions<V>): Mem<V> {
  const at = callerLocation();
  owner.claimName(name, at);
  const depth = checkMemory(owner, name, shape.width, options, at);
  const init = options.init === undefined ? undefined : initialWords(owner, name, shape, depth, options.init, at);
  const { attributes } = options;
  const memory: OpenMemory = {
    ...{ name, width: shape.width, depth, at, writes: [], reads: [], ports: [] },
    ...(init === undefined ? {} : { init }),
    ...(attributes === undefined ? {} : { attributes }),
  };
  return new Ports(owner, shape, memory, owner.memories.push(memory) - 1, owner.domain);
}

type Write = MemoryIr['writes'][number];

class Ports<V> implements Mem<V> {
  readonly #owner: Builder;
  readonly #shape: Shape<V>;
  readonly #memory: OpenMemory;
  readonly #index: number;
  readonly #domain: DomainId;

  constructor(owner: Builder, shape: Shape<V>, memory: OpenMemory, index: number, domain: DomainId) {
    this.#owner = owner;
    this.#shape = shape;
    this.#memory = memory;
    this.#index = index;
    this.#domain = domain;
  }

  on(m: Ctx): Mem<V> {
    return new Ports(this.#owner, this.#shape, this.#memory, this.#index, this.#owner.domainOf(m));
  }

  write(p: Parameters<Mem<V>['write']>[0]): void {
    const addr = this.#address(p.addr);
    const enable = this.#and(lowerWord(this.#owner, p.enable, 1), this.#inside(addr));
    this.#addWrite(addr, enable, p, undefined);
  }

  read(addr: Bits): V {
    const address = this.#address(addr);
    const data = this.#declareData();
    const inside = this.#inside(address);
    this.#memory.reads.push({
      kind: 'async',
      domain: this.#domain,
      addr: address,
      data,
      ...(inside === undefined ? {} : { inside }),
    });
    return this.#value(this.#owner.ref(data));
  }

  readSync({ addr, enable, onCollision }: Parameters<Mem<V>['readSync']>[0]): V {
    if (onCollision === undefined) {
      const message = `a read of memory ${this.#memory.name} does not say what it is when its word is written`;
      this.#owner.report('missing-field', message, "give onCollision: 'old', 'new' or 'undefined'");
    }
    return this.#addRead(this.#address(addr), this.#enable(enable), onCollision, undefined);
  }

  port(p: Parameters<Mem<V>['port']>[0]): V {
    const { table } = this.#owner;
    const addr = this.#address(p.addr);
    const enable = this.#enable(p.enable);
    const asked = lowerWord(this.#owner, p.write, 1);
    const strobe = this.#and(asked, this.#inside(addr));
    const port = this.#memory.ports.length;
    const write = this.#memory.writes.length;
    const read = this.#memory.reads.length;
    this.#memory.ports.push({ write, read, enable, asked, strobe, onWrite: p.onWrite });
    this.#addWrite(addr, table.binary('and', enable, strobe), p, port);
    const reads = p.onWrite === 'hold' ? table.binary('and', enable, table.unary('not', asked)) : enable;
    return this.#addRead(addr, reads, p.onCollision, p.onWrite === 'new' ? write : undefined);
  }

  #addWrite(addr: ExprId, enable: ExprId, p: { data: V; lanes?: Lanes<V> }, port: number | undefined): void {
    const owner = this.#owner;
    const at = callerLocation();
    const leaves = this.#shape.lower(owner, p.data).map((id, i) => {
      const { suffix, width } = this.#shape.leaves[i]!;
      if (id !== undefined) return id;
      const left = `the word written to ${this.#memory.name} leaves out ${suffix.slice(1)}`;
      owner.report('missing-field', left, 'give every field', [at]);
      return owner.table.const(width, 0n);
    });
    const data = packLeaves(owner, this.#shape, leaves);
    const lanes = p.lanes === undefined ? undefined : lowerLanes(owner, this.#shape, data, p.lanes, at);
    const write: Write = {
      domain: this.#domain,
      addr,
      data,
      enable,
      at,
      ...lanes,
      ...(port === undefined ? {} : { port }),
    };
    for (const other of this.#memory.writes) if (other.port !== port) this.#keepApart(other, write);
    this.#memory.writes.push(write);
  }

  #addRead(addr: ExprId, enable: ExprId, onCollision: Collision, own: number | undefined): V {
    const data = this.#declareData();
    const inside = this.#inside(addr);
    this.#memory.reads.push({
      kind: 'sync',
      domain: this.#domain,
      addr,
      enable,
      onCollision,
      data,
      ...(inside === undefined ? {} : { inside }),
      ...(own === undefined ? {} : { own }),
    });
    return this.#value(this.#owner.ref(data));
  }

  /** An assertion that two ports do not write one word at one edge. */
  #keepApart(a: Write, b: Write): void {
    const { table, checks, domains } = this.#owner;
    // Of two clocks no edge is known to be the same; the check of crossings has its say.
    if (clockOwner(domains, a.domain) !== clockOwner(domains, b.domain)) return;
    const same = table.binary('and', table.compare('eq', a.addr, b.addr), table.binary('and', a.enable, b.enable));
    const cond = table.unary('not', same);
    if (cond === table.const(1, 1n)) return;
    const names = new Set(checks.map((c) => c.name));
    const base = `${this.#memory.name}_writes_apart`;
    let name = base;
    for (let i = 1; names.has(name); i++) name = `${base}_${i}`;
    this.#owner.claimName(name, b.at);
    checks.push({ name, domain: b.domain, cond, at: b.at });
  }

  #declareData(): number {
    const port = this.#memory.reads.length;
    return this.#owner.declare({
      kind: 'memRead',
      name: port === 0 ? `${this.#memory.name}_rdata` : `${this.#memory.name}_rdata_${port}`,
      width: this.#shape.width,
      at: callerLocation(),
      memory: this.#index,
      port,
    });
  }

  #value(word: ExprId): V {
    return this.#shape.wrap(this.#owner, unpackLeaves(this.#owner, this.#shape, word));
  }

  #address(addr: Bits): ExprId {
    return lowerWord(this.#owner, addr, clog2(this.#memory.depth));
  }

  #enable(enable: Bits<1> | undefined): ExprId {
    return enable === undefined ? this.#owner.table.const(1, 1n) : lowerWord(this.#owner, enable, 1);
  }

  /** Whether there is a word at the address; `undefined` where there always is. */
  #inside(addr: ExprId): ExprId | undefined {
    const { table } = this.#owner;
    const { depth } = this.#memory;
    const width = clog2(depth);
    return depth === 2 ** width ? undefined : table.compare('lt', addr, table.const(width, BigInt(depth)));
  }

  #and(a: ExprId, b: ExprId | undefined): ExprId {
    return b === undefined ? a : this.#owner.table.binary('and', a, b);
  }
}

/** Reports what makes no memory; returns a depth to go on with. */
function checkMemory<V>(owner: Builder, name: string, width: number, options: MemOptions<V>, at: Location): number {
  const report = (code: 'memory-depth' | 'memory-word' | 'memory-init', what: string, fix: string): void =>
    owner.report(code, `memory ${name} has ${what}`, fix, [at]);
  const { depth, init } = options;
  if (width === 0) report('memory-word', 'words of no bits', 'give its words a field');
  if (!Number.isInteger(depth) || depth < 2) {
    report('memory-depth', `${depth} words`, 'make the depth a whole number, 2 or more');
    return 2;
  }
  if (Array.isArray(init) && init.length > depth)
    report('memory-init', `${depth} words and ${init.length} initial ones`, 'give fewer');
  return depth;
}
