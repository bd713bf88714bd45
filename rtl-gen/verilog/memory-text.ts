/** One memory's start contents and its clocked ports. */
import { checkOnly } from '../ir/check-only.ts';
import { clockOwner } from '../ir/clocking.ts';
import type { ExprId } from '../ir/expr.ts';
import type { Location } from '../ir/location.ts';
import type { DomainId, MemoryIr, MemoryPort, MemoryRead, ModuleIr } from '../ir/module-ir.ts';
import { clockEvent } from './clock-text.ts';
import { type ExprText, literal } from './expr-text.ts';
import type { LineMarker } from './line-places.ts';

type Write = MemoryIr['writes'][number];
type SyncRead = Extract<MemoryRead, { kind: 'sync' }>;

/**
 * Blocks of lines; `index` makes the name of the variable that counts through words without a start value of their own.
 */
export function memoryBlocks(
  m: ModuleIr,
  memory: MemoryIr,
  expr: ExprText,
  index: () => string,
  marker: LineMarker,
): readonly (readonly string[])[] {
  const text = new MemoryText(m, memory, expr, marker);
  const blocks = [...text.plainPorts(), ...memory.ports.map((port) => text.port(port))];
  return [
    ...(memory.init === undefined ? [] : [startLines(memory, memory.init, index)]),
    ...blocks.map(({ domain, lines }) => [
      `    always @(${clockEvent(m, domain)}) begin`,
      ...lines.map((line) => `        ${line}`),
      '    end',
    ]),
  ].map((lines) => lines.map((line) => marker.mark(line, memory.at)));
}

/**
 * Whether reads may show anything when an edge writes their word, so that no logic is to make it the old one: Yosys
 * takes the attribute `no_rw_check` for all reads of a memory. A read that forwards what is written looks at the stored
 * word in no other lane, unless only lanes are written.
 */
export function isUnchecked(memory: MemoryIr): boolean {
  const reads = memory.reads.flatMap((read, i) => (read.kind === 'sync' ? [{ read, i }] : []));
  const masked = memory.writes.some((w) => w.mask !== undefined);
  const seesOld = reads.some(({ read, i }) => {
    const port = memory.ports.find((p) => p.read === i);
    if (port?.onWrite === 'old' || (port?.onWrite === 'new' && masked)) return true;
    return read.onCollision === 'old' || (read.onCollision === 'new' && masked);
  });
  return memory.writes.length > 0 && !seesOld && reads.some(({ read }) => read.onCollision === 'undefined');
}

/** Longest line of several start values. */
const lineBudget = 100;
/** Up to so many words each has a line of its own. */
const listed = 32;

/** The words that the design gives; the rest are 0. */
function startLines(memory: MemoryIr, init: readonly bigint[], index: () => string): readonly string[] {
  const { name, depth, width } = memory;
  const lines: string[] = [];
  for (const [i, v] of init.entries()) {
    const text = `${name}[${i}] = ${literal(width, v)};`;
    const last = lines.at(-1);
    const joined = `${last} ${text}`;
    if (init.length > listed && last !== undefined && joined.length <= lineBudget) lines[lines.length - 1] = joined;
    else lines.push(`        ${text}`);
  }
  if (init.length === depth) return ['    initial begin', ...lines, '    end'];
  const i = index();
  const clear = `for (${i} = ${init.length}; ${i} < ${depth}; ${i} = ${i} + 1) ${name}[${i}] = ${literal(width, 0n)};`;
  return [`    integer ${i};`, '    initial begin', ...lines, `        ${clear}`, '    end'];
}

/** Whether synthesis sees the stored words read: not where only checks do, or every read sees a write first. */
export function isStoredWordRead(m: ModuleIr, memory: MemoryIr): boolean {
  const forChecks = checkOnly(m);
  return memory.reads.some(
    (read) =>
      (read.kind === 'async' && !forChecks.has(read.data)) ||
      (read.kind === 'sync' &&
        (read.onCollision !== 'new' ||
          read.inside !== undefined ||
          !memory.writes.some((w) => w.mask === undefined && isOne(m, w.enable) && w.addr === read.addr))),
  );
}

/** The word that a read looks at, 0 where there is none. */
export function storedWord(m: ModuleIr, memory: MemoryIr, read: MemoryRead, expr: ExprText): string {
  const word = wordAt(m, memory, read.addr, expr);
  if (read.inside === undefined) return word;
  return `${expr.condition(read.inside)} ? ${word} : ${literal(memory.width, 0n)}`;
}

/**
 * The word at an address. A constant without a word prints as 0, for tools refuse the index; its guard says that
 * nothing comes of it.
 */
function wordAt(m: ModuleIr, memory: MemoryIr, addr: ExprId, expr: ExprText): string {
  const e = m.exprs[addr]!;
  const beyond = e.op === 'const' && e.value >= BigInt(memory.depth);
  return `${memory.name}[${beyond ? literal(e.width, 0n) : expr.use(addr)}]`;
}

/** The statements of one clocked block. */
interface Block {
  readonly domain: DomainId;
  readonly lines: readonly string[];
}

/** The statements of one memory's clocked blocks. */
class MemoryText {
  readonly #m: ModuleIr;
  readonly #memory: MemoryIr;
  readonly #expr: ExprText;
  readonly #marker: LineMarker;

  constructor(m: ModuleIr, memory: MemoryIr, expr: ExprText, marker: LineMarker) {
    this.#m = m;
    this.#memory = memory;
    this.#expr = expr;
    this.#marker = marker;
  }

  /** The reads and writes that are ports by themselves: one block a clock, because the order of the writes matters. */
  plainPorts(): readonly Block[] {
    const { writes, reads, ports } = this.#memory;
    const alone = reads.filter((_, i) => !ports.some((p) => p.read === i));
    const statements = [
      ...alone.flatMap((read) =>
        read.kind === 'sync'
          ? [{ domain: read.domain, lines: this.#placed(this.#read(read), this.#m.decls[read.data]!.at) }]
          : [],
      ),
      ...writes.flatMap((w) =>
        w.port === undefined
          ? [{ domain: w.domain, lines: this.#placed(this.#when(w.enable, this.#write(w)), w.at) }]
          : [],
      ),
    ];
    const clockOf = (domain: DomainId): DomainId => clockOwner(this.#m.domains, domain);
    return [...new Set(statements.map((s) => clockOf(s.domain)))].map((domain) => ({
      domain,
      lines: statements.flatMap((s) => (clockOf(s.domain) === domain ? s.lines : [])),
    }));
  }

  #placed(lines: readonly string[], at: Location): readonly string[] {
    return lines.map((line) => this.#marker.mark(line, at));
  }

  /** A port that reads and writes, in the form of the vendors' templates. */
  port(port: MemoryPort): Block {
    const write = this.#memory.writes[port.write]!;
    return { domain: write.domain, lines: this.#portLines(port, write) };
  }

  #portLines(port: MemoryPort, write: Write): readonly string[] {
    const read = this.#memory.reads[port.read] as SyncRead;
    const data = this.#data(read);
    const stores = this.#when(port.strobe, this.#write(write));
    const takes = `${data} <= ${this.#stored(read)};`;
    switch (port.onWrite) {
      case 'old':
        return this.#when(port.enable, [takes, ...stores]);
      case 'new':
        return this.#when(port.enable, [takes, ...this.#when(port.strobe, this.#write(write, data))]);
      case 'hold':
        return this.#when(port.enable, [...stores, `if (!${this.#expr.operand(port.asked)}) ${takes}`]);
    }
  }

  #read(read: SyncRead): readonly string[] {
    const data = this.#data(read);
    const { writes } = this.#memory;
    if (read.onCollision !== 'new' || writes.every((w) => w.mask === undefined)) {
      return this.#when(read.enable, [`${data} <= ${this.#forwarded(read)};`]);
    }
    const forward = writes.flatMap((w) => this.#if(this.#hit(read, w), this.#forwardLanes(w, data)));
    return this.#when(read.enable, [`${data} <= ${this.#stored(read)};`, ...forward]);
  }

  #data(read: SyncRead): string {
    return this.#m.decls[read.data]!.name;
  }

  /** Stores the word, or its lanes; what is stored goes to `shown` too. */
  #write(w: Write, shown?: string): readonly string[] {
    const word = wordAt(this.#m, this.#memory, w.addr, this.#expr);
    const also = (part: string, data: string): readonly string[] =>
      shown === undefined ? [] : [`${shown}${part} <= ${data};`];
    if (w.lanes === undefined) {
      const data = this.#expr.use(w.data);
      return [`${word} <= ${data};`, ...also('', data)];
    }
    return w.lanes.flatMap((lane) => {
      const part = lanePart(this.#memory, lane);
      const data = this.#expr.use(lane.data);
      return this.#when(lane.enable, [`${word}${part} <= ${data};`, ...also(part, data)]);
    });
  }

  #forwardLanes(w: Write, shown: string): readonly string[] {
    if (w.lanes === undefined) return [`${shown} <= ${this.#expr.use(w.data)};`];
    return w.lanes.flatMap((lane) =>
      this.#when(lane.enable, [`${shown}${lanePart(this.#memory, lane)} <= ${this.#expr.use(lane.data)};`]),
    );
  }

  #stored(read: SyncRead): string {
    return storedWord(this.#m, this.#memory, read, this.#expr);
  }

  /** A word written at this edge is forwarded where the read must see it; the last write port wins. */
  #forwarded(read: SyncRead): string {
    if (read.onCollision !== 'new') return this.#stored(read);
    return this.#memory.writes.reduce((otherwise, w) => {
      const hit = this.#hit(read, w);
      if (hit === undefined) return this.#expr.use(w.data);
      return `${hit.isOne ? hit.text : `(${hit.text})`} ? ${this.#expr.operand(w.data)} : ${otherwise}`;
    }, this.#stored(read));
  }

  /** When the read meets the write, and whether that is one operand; `undefined` where it always does. */
  #hit(read: SyncRead, w: Write): { readonly text: string; readonly isOne: boolean } | undefined {
    const enabled = isOne(this.#m, w.enable) ? [] : [this.#expr.operand(w.enable)];
    const met = w.addr === read.addr ? [] : [`${this.#expr.operand(w.addr)} == ${this.#expr.operand(read.addr)}`];
    if (enabled.length + met.length === 0) return undefined;
    return { text: [...enabled, ...met].join(' && '), isOne: met.length === 0 };
  }

  /** The statements under a condition. */
  #when(condition: ExprId, statements: readonly string[]): readonly string[] {
    return this.#if(isOne(this.#m, condition) ? undefined : { text: this.#expr.use(condition) }, statements);
  }

  #if(condition: { readonly text: string } | undefined, statements: readonly string[]): readonly string[] {
    if (condition === undefined || statements.length === 0) return statements;
    const [only] = statements;
    if (statements.length === 1 && !only!.startsWith('if ')) return [`if (${condition.text}) ${only}`];
    return [`if (${condition.text}) begin`, ...statements.map((line) => `    ${line}`), 'end'];
  }
}

const lanePart = (memory: MemoryIr, { lo, width }: { readonly lo: number; readonly width: number }): string => {
  if (width === memory.width) return '';
  return width === 1 ? `[${lo}]` : `[${lo + width - 1}:${lo}]`;
};

const isOne = (m: ModuleIr, id: ExprId): boolean => {
  const e = m.exprs[id]!;
  return e.op === 'const' && e.width === 1 && e.value === 1n;
};
