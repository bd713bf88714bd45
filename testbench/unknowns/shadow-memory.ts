/** The unknown bits of a memory's words. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { NetMemory, NetSyncRead, NetWrite, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import type { Followed } from './follow.ts';
import type { ShadowLogic } from './shadow-logic.ts';

type Reserved = ReturnType<NetlistBuilder['register']>;

/**
 * A memory of the unknown bits beside a memory, written at the same addresses. A write whose address is unknown may
 * change any word: from then on all are unknown, except where nothing was known before it.
 */
export class ShadowMemory {
  readonly #memory: NetMemory;
  /** The original's index, and that of the unknown bits. */
  readonly #index: number;
  readonly #shadow: number;
  readonly #logic: ShadowLogic;
  readonly #followed: Pick<Followed, 'add' | 'unknown'>;
  /** By clock: a write at an unknown address has been, and a bit of a word is known. */
  readonly #lost = new Map<number, Reserved>();
  readonly #touched = new Map<number, Reserved>();
  #draft: ReturnType<NetlistBuilder['memoryAt']>;

  constructor(memory: NetMemory, index: number, logic: ShadowLogic, followed: Pick<Followed, 'add' | 'unknown'>) {
    this.#memory = memory;
    this.#index = index;
    this.#logic = logic;
    this.#followed = followed;
    const { path, width, depth, words, init } = memory;
    const unknown = init === undefined ? Array.from({ length: words ?? depth }, () => mask(width)) : [];
    this.#shadow = logic.net.memory({
      ...{ path: `${path} unknown`, width, depth, writes: [], init: unknown },
      ...(words === undefined ? {} : { words }),
    });
    this.#draft = logic.net.memoryAt(this.#shadow);
    for (const clock of new Set(memory.writes.map((w) => w.clock))) {
      this.#lost.set(clock, logic.net.register(`${path} lost`, 1, clock, 0n));
      this.#touched.set(clock, logic.net.register(`${path} touched`, 1, clock, init === undefined ? 0n : 1n));
    }
  }

  /** Whether all words are unknown because of a write at an unknown address. */
  get lost(): NodeId {
    const logic = this.#logic;
    return [...this.#lost.values()].map(({ q }) => q).reduce((a, b) => logic.or(a, b), logic.zero(1));
  }

  /** The unknown bits of the word at an address, before an edge. */
  read(addr: NodeId): NodeId {
    const { width } = this.#memory;
    const logic = this.#logic;
    // A memory that nothing writes, and that has contents, has no unknown bits of its own.
    const isKnown = this.#memory.init !== undefined && this.#memory.writes.length === 0;
    const word = isKnown ? logic.zero(width) : logic.net.add({ op: 'memRead', width, memory: this.#shadow, addr });
    const anyWord = logic.or(logic.any(this.#followed.unknown(addr)), this.lost);
    return logic.mux(anyWord, logic.ones(width), word);
  }

  /** The unknown bits of the register of a registered read after an edge; without the read it takes `next`. */
  syncRead(read: NetSyncRead, next: NodeId): NodeId {
    const { width } = this.#memory;
    const followed = this.#followed;
    const logic = this.#logic;
    const before = followed.add({ op: 'memRead', width, memory: this.#index, addr: read.addr });
    let word = before;
    /** Writes whose effect on the read is left open. */
    let open = logic.zero(1);
    for (const write of this.#memory.writes) {
      const same = followed.add({ op: 'eq', width: 1, a: write.addr, b: read.addr });
      const hit = followed.add({ op: 'and', width: 1, a: write.enable, b: same });
      if (read.onCollision === 'undefined' || (read.onCollision === 'new' && write.clock !== read.clock))
        open = logic.or(open, logic.or(hit, followed.unknown(hit)));
      else if (read.onCollision === 'new')
        word = followed.add({ op: 'mux', width, sel: hit, a: this.#after(write, word), b: word });
    }
    const taken = followed.add({ op: 'mux', width, sel: read.enable, a: word, b: next });
    const asked = logic.or(read.enable, followed.unknown(read.enable));
    return logic.mux(logic.and(open, asked), logic.ones(width), followed.unknown(taken));
  }

  /** Writes the unknown bits; after all nodes have theirs. */
  close(): void {
    const { writes } = this.#memory;
    this.#draft.writes = writes.map((w) => this.#write(w, writes.length === 1));
    const logic = this.#logic;
    const { unknown } = this.#followed;
    const possible = (w: NetWrite): NodeId => logic.or(w.enable, unknown(w.enable));
    const where = (w: NetWrite): NodeId => logic.any(unknown(w.addr));
    const some = (list: readonly NodeId[]): NodeId => list.reduce((a, b) => logic.or(a, b), logic.zero(1));
    const touching = writes.map((w) => logic.without(possible(w), where(w)));
    const touched = some([...[...this.#touched.values()].map(({ q }) => q), ...touching]);
    for (const [clock, lost] of this.#lost) {
      const own = writes.flatMap((w, i) => (w.clock === clock ? [{ w, touches: touching[i]! }] : []));
      const astray = some(own.map(({ w }) => logic.and(possible(w), where(w))));
      lost.close(logic.or(lost.q, logic.and(astray, touched)));
      const known = this.#touched.get(clock)!;
      known.close(logic.or(known.q, some(own.map(({ touches }) => touches))));
    }
  }

  #write(w: NetWrite, isOnly: boolean): NetWrite {
    const { width } = this.#memory;
    const logic = this.#logic;
    const { unknown, add } = { unknown: this.#followed.unknown, add: this.#followed.add.bind(this.#followed) };
    const [xEnable, xData] = [unknown(w.enable), unknown(w.data)];
    const xMask = w.mask === undefined ? logic.zero(width) : unknown(w.mask);
    const enable = logic.without(logic.or(w.enable, xEnable), logic.any(unknown(w.addr)));
    const place = { clock: w.clock, addr: w.addr, enable };
    const written = w.mask === undefined ? undefined : logic.or(w.mask, xMask);
    const masked = written === undefined ? {} : { mask: written };
    if (logic.isZero(xEnable) && logic.isZero(xMask)) return { ...place, data: xData, ...masked };
    // Bits that are written for certain; the others may keep what they have.
    const certain = logic.fill(logic.without(w.enable, xEnable), width);
    const sure = w.mask === undefined ? certain : logic.and(certain, logic.without(w.mask, xMask));
    // What another write puts there at the same edge is not in the old word.
    const old = isOnly ? add({ op: 'memRead', width, memory: this.#index, addr: w.addr }) : undefined;
    const perhaps =
      old === undefined ? logic.ones(width) : logic.or(logic.or(xData, unknown(old)), logic.xor(w.data, old));
    const data = logic.or(logic.and(xData, sure), logic.without(perhaps, sure));
    return { ...place, data, ...masked };
  }

  #after({ data, mask: bits }: NetWrite, before: NodeId): NodeId {
    const { width } = this.#memory;
    const followed = this.#followed;
    if (bits === undefined) return data;
    const others = followed.add({ op: 'not', width, a: bits });
    const kept = followed.add({ op: 'and', width, a: before, b: others });
    return followed.add({ op: 'or', width, a: kept, b: followed.add({ op: 'and', width, a: data, b: bits }) });
  }
}
