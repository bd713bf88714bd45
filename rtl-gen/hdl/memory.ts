/** Memories: arrays of words with read and write ports. */
import type { ExprId } from '../ir/expr.ts';
import { mask } from '../ir/expr.ts';
import type { Location } from '../ir/location.ts';
import type { Collision } from '../ir/module-ir.ts';
import type { Bits } from './bits.ts';
import type { Builder, OpenMemory } from './builder.ts';
import { clog2 } from './clog2.ts';
import { packLeaves, type Shape, unpackLeaves } from './shape.ts';
import { callerLocation } from './source.ts';
import { lowerWord } from './word.ts';

/** A memory of words of shape `V`. Each call adds a port. Addresses have `clog2(depth)` bits. */
export interface Mem<V> {
  /** At the clock edge, when `enable`, the word at `addr` becomes `data`. Of several writes to one word the last port wins. */
  write(p: { addr: Bits; data: V; enable: Bits<1> }): void;
  /** The word at `addr`, in the same clock. */
  read(addr: Bits): V;
  /**
   * The word that was at `addr` at the last clock edge with `enable` (always, by default); held otherwise.
   * `onCollision` says what it is when the same edge writes that word: the `old` word, the `new` one, or whichever
   * the technology gives (`undefined`: the design must not look).
   */
  readSync(p: { addr: Bits; enable?: Bits<1>; onCollision: Collision }): V;
}

export interface MemOptions {
  /** Number of words: a power of two, 2 or more. */
  readonly depth: number;
  /** Words at power-up, from address 0; the rest are 0. Without it power-up contents are arbitrary. */
  readonly init?: readonly bigint[];
}

export function makeMemory<V>(owner: Builder, name: string, shape: Shape<V>, options: MemOptions): Mem<V> {
  const at = callerLocation();
  const { depth, init } = options;
  owner.claimName(name, at);
  checkMemory(owner, name, shape.width, options, at);
  const base = { name, width: shape.width, depth, at, writes: [], reads: [] };
  const memory: OpenMemory = init === undefined ? base : { ...base, init };
  const index = owner.memories.push(memory) - 1;
  const addressWidth = isDepth(depth) ? clog2(depth) : 1;

  const address = (addr: Bits): ExprId => lowerWord(owner, addr, addressWidth);
  const dataPort = (): { data: number; value: V } => {
    const port = memory.reads.length;
    const data = owner.declare({
      kind: 'memRead',
      name: port === 0 ? `${name}_rdata` : `${name}_rdata_${port}`,
      width: shape.width,
      at: callerLocation(),
      memory: index,
      port,
    });
    return { data, value: shape.wrap(owner, unpackLeaves(owner, shape, owner.ref(data))) };
  };

  return {
    write({ addr, data, enable }) {
      const at = callerLocation();
      const leaves = shape.lower(owner, data).map((id, i) => {
        const { suffix, width } = shape.leaves[i]!;
        if (id !== undefined) return id;
        owner.report('missing-field', `the word written to ${name} leaves out ${suffix.slice(1)}`, 'give every field', [
          at,
        ]);
        return owner.table.const(width, 0n);
      });
      memory.writes.push({
        addr: address(addr),
        data: packLeaves(owner, shape, leaves),
        enable: lowerWord(owner, enable, 1),
        at,
      });
    },
    read(addr) {
      const { data, value } = dataPort();
      memory.reads.push({ kind: 'async', addr: address(addr), data });
      return value;
    },
    readSync({ addr, enable, onCollision }) {
      const { data, value } = dataPort();
      const en = enable === undefined ? owner.table.const(1, 1n) : lowerWord(owner, enable, 1);
      memory.reads.push({ kind: 'sync', addr: address(addr), enable: en, onCollision, data });
      return value;
    },
  };
}

const isDepth = (depth: number): boolean => Number.isInteger(depth) && depth >= 2 && 2 ** clog2(depth) === depth;

function checkMemory(
  owner: Builder,
  name: string,
  width: number,
  { depth, init = [] }: MemOptions,
  at: Location,
): void {
  const report = (code: 'memory-depth' | 'memory-word' | 'memory-init', what: string, fix: string): void =>
    owner.report(code, `memory ${name} has ${what}`, fix, [at]);
  if (width === 0) report('memory-word', 'words of no bits', 'give its words a field');
  if (!isDepth(depth)) report('memory-depth', `${depth} words`, 'make the depth a power of two, 2 or more');
  else if (init.length > depth) report('memory-init', `${depth} words and ${init.length} initial ones`, 'give fewer');
  const misfit = init.find((word) => word < 0n || word > mask(width));
  if (misfit !== undefined) {
    report('memory-init', `words of ${width} bits and the initial one ${misfit}`, 'give words that fit');
  }
}
