/** Functions for a schedule: items in order, cut into pieces that V8 compiles well. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Context } from './context.ts';
import { moveLine } from './delay-code.ts';
import { elementNumber, elementOffset } from './element-code.ts';
import { FunctionWriter } from './encoder.ts';
import { Expressions } from './expressions.ts';
import type { Reset, Sink } from './graph.ts';
import type { InstancesSink } from './instances.ts';
import { op, operators, storeTo } from './opcodes.ts';
import { holdsValue } from './placement.ts';
import type { ElementSink } from './register-arrays.ts';
import type { Scheduled } from './schedule.ts';
import { storeChange, storeMasked, storeRow, storeValue } from './stores.ts';
import { isStored } from './vector-sums.ts';
import { countedLoop } from './vector-writer.ts';
import { VECTORS } from './vectors.ts';
import { typeOf, WORD, wordCount } from './words.ts';

/**
 * Instructions per function, about. Every cut makes values that cross it go through memory, and V8's compilers take
 * more than twice as long for functions of twice the length. On Node 24, 40,000 in place of 12,000 gives a block
 * of 2,500 registers 1.15 times the speed, and its first edge takes 16 ms in place of 6.
 */
export const FUNCTION_LIMIT = 40_000;

/**
 * One function per piece, to be called in order; each takes the number of edges left and, of a body of instances, how
 * far the record is from the first one's. Roots that another piece reads get an address. Where there are `resets`, the
 * last piece ends with them.
 */
export function programFunctions(
  context: Context,
  order: readonly Scheduled[],
  resets: readonly Reset[],
  limit: number = FUNCTION_LIMIT,
): readonly FunctionWriter[] {
  const pieces = cut(order, limit);
  const { graph, layout } = context;
  const pieceOf = new Map<NodeId, number>();
  const stored = new Set(context.kept);
  pieces.forEach((piece, index) => {
    for (const { item, reads } of piece.flatMap(unnested)) {
      if (item.kind === 'value') pieceOf.set(item.value, index);
      for (const root of reads) {
        if (pieceOf.get(root) === index) continue;
        layout.addHome(root, graph.width(root));
        stored.add(root);
      }
    }
  });
  if (context.optimisations.vectors) {
    for (const { item } of order.flatMap(unnested)) {
      // What has a place in memory can be loaded as vectors; so many locals would be in memory as well.
      if (item.kind !== 'value' && item.kind !== 'keep') continue;
      const node = graph.get(item.value);
      if (node.width >= VECTORS && isStored(node)) {
        layout.addHome(item.value, node.width);
        stored.add(item.value);
      }
    }
  }
  return pieces.map((piece, index) => {
    const f = new FunctionWriter(context.record === undefined ? ['i32'] : ['i32', 'i32'], []);
    const writer = new Items(context, f, new Expressions(context, stored, f));
    for (const scheduled of piece) writer.item(scheduled);
    if (index === pieces.length - 1) {
      writer.resets(resets);
      writer.boxEdges(order.flatMap(({ item }) => (item.kind === 'box' ? [item.box] : [])));
    }
    return f;
  });
}

/** An item without bodies in it. */
const unnested = (scheduled: Scheduled): readonly Scheduled[] =>
  scheduled.item.kind === 'segment' ? scheduled.item.body : [scheduled];

/** At least one piece, which may be empty. */
function cut(order: readonly Scheduled[], limit: number): readonly (readonly Scheduled[])[] {
  let piece: Scheduled[] = [];
  let cost = 0;
  const pieces = [piece];
  for (const scheduled of order) {
    if (cost > 0 && cost + scheduled.cost > limit) {
      piece = [];
      pieces.push(piece);
      cost = 0;
    }
    piece.push(scheduled);
    cost += scheduled.cost;
  }
  return pieces;
}

/** The first parameter of each piece. */
const EDGES_LEFT = 0;

class Items {
  readonly #context: Context;
  readonly #f: FunctionWriter;
  readonly #expressions: Expressions;
  /** The segment whose body is being written. */
  #segmentNow: number | undefined;

  constructor(context: Context, f: FunctionWriter, expressions: Expressions) {
    this.#context = context;
    this.#f = f;
    this.#expressions = expressions;
  }

  item({ item, readsOwn }: Scheduled): void {
    const { layout, graph, activity } = this.#context;
    switch (item.kind) {
      case 'value':
        this.#expressions.root(item.value);
        activity?.watchValue(this.#f, item.value, graph.width(item.value), (k) =>
          this.#expressions.word(item.value, k),
        );
        return;
      case 'keep':
        this.#expressions.root(item.value);
        return;
      case 'segment':
        this.#segment(item.segment, item.body);
        return;
      case 'register':
        this.#register(item.register, item.value, readsOwn, false);
        return;
      case 'write':
        this.#write(item, readsOwn);
        return;
      case 'element':
        this.#element(item);
        return;
      case 'delay':
        moveLine(this.#expressions, item.line, layout);
        return;
      case 'cell':
        storeValue(this.#expressions, item.value, { row: undefined, offset: item.address }, false);
        return;
      case 'instances':
        this.#instances(item);
        return;
      case 'check':
        this.#check(item.check, item.value);
        return;
      case 'box':
        item.inputs.forEach((input, i) => {
          storeValue(this.#expressions, input, { row: undefined, offset: layout.boxes[item.box]!.seen[i]! }, false);
        });
        return;
    }
  }

  /** A branch for each reset, around the stores of its registers. */
  resets(resets: readonly Reset[]): void {
    const { graph, layout, activity } = this.#context;
    const f = this.#f;
    const groups = Map.groupBy(resets, ({ input, low }) => 2 * input + Number(low));
    for (const group of groups.values()) {
      const { input, low } = group[0]!;
      this.#expressions.bits(input, 0, 1, 'i32');
      if (low) f.op(operators.i32.eqz);
      this.#expressions.branch(() => {
        for (const { register, value } of group) {
          const { width } = graph.net.registers[register]!;
          const type = typeOf(width);
          for (let k = 0; k < wordCount(width); k++) {
            f.const('i32', 0n);
            f.const(type, value >> BigInt(WORD * k));
            f.memory(storeTo(type, layout.registerBytes[register]!), layout.registers[register]! + 8 * k);
          }
        }
        activity?.markAll(f);
      });
    }
  }

  /** After everything else: from here on the boxes' outputs may be others. */
  boxEdges(boxes: readonly number[]): void {
    for (const box of boxes) {
      this.#f.const('i32', BigInt(box));
      this.#f.indexed(op.call, this.#context.functions.boxEdge);
    }
  }

  /**
   * Stores a register's next value. `conditionalStores`: where multiplexers at its top choose the present value,
   * nothing is stored instead: the register holds it already. The branches cost about what the multiplexers would, and
   * save the work in arms that are not taken; that work has no effects, so leaving it out is sound.
   */
  #register(register: number, value: NodeId, readsOwn: boolean, conditional: boolean): void {
    const { graph, layout } = this.#context;
    const own = graph.registerNodes[register];
    if (value === own) return;
    const node = graph.get(value);
    const e = this.#expressions;
    if (node.op === 'mux' && holdsValue(this.#context, value, own)) {
      const store = (arm: NodeId) => () => this.#register(register, arm, readsOwn, true);
      e.bits(node.sel, 0, 1, 'i32');
      if (node.a === own) {
        this.#f.op(operators.i32.eqz);
        e.branch(store(node.b));
      } else e.branch(store(node.a), node.b === own ? undefined : store(node.b));
      return;
    }
    const [address, bytes] = [layout.registers[register]!, layout.registerBytes[register]!];
    const marked = this.#marked(this.#context.activity?.activity.registers.get(register), conditional);
    if (conditional || marked.length === 0) {
      storeValue(e, value, { row: undefined, offset: address, bytes }, readsOwn);
      this.#mark(marked);
    } else storeChange(e, value, { address, bytes }, () => this.#mark(marked));
  }

  /** A body after its segment's flag. */
  #segment(segment: number, body: readonly Scheduled[]): void {
    this.#context.activity?.begin(this.#f, segment);
    this.#segmentNow = segment;
    this.#expressions.scope(() => {
      for (const scheduled of body) this.item(scheduled);
    });
    this.#segmentNow = undefined;
    this.#f.op(op.end);
  }

  /** The segments whose flags a store sets: those that it triggers and, if it has a condition, its own. */
  #marked(triggered: readonly number[] = [], conditional: boolean): readonly number[] {
    const own = conditional && this.#segmentNow !== undefined ? [this.#segmentNow] : [];
    return [...new Set([...triggered, ...own])];
  }

  #mark(segments: readonly number[]): void {
    this.#context.activity?.mark(this.#f, segments);
  }

  #write({ memory, addr, data, enable, mask }: Extract<Sink, { kind: 'write' }>, readsOwn: boolean): void {
    const { graph, layout, activity } = this.#context;
    const { address, stride } = layout.memories[memory]!;
    const e = this.#expressions;
    const store = (): void => {
      if (stride <= 8) {
        e.rowOffset(addr, stride, address);
        storeRow(e, data, stride, address);
        return;
      }
      const row = e.keep('i32', () => e.rowOffset(addr, stride, address));
      storeValue(e, data, { row, offset: address }, readsOwn);
    };
    const writeMasked = (bits: NodeId): void => {
      const row = e.keep('i32', () => e.rowOffset(addr, stride, address));
      storeMasked(e, data, bits, row, { address, stride }, readsOwn);
    };
    const write = mask === undefined ? store : () => writeMasked(mask);
    const mark = (): void => this.#mark(this.#marked(activity?.activity.memories.get(memory), true));
    if (graph.constant(enable) === 1n) {
      write();
      mark();
      return;
    }
    e.bits(enable, 0, 1, 'i32');
    e.branch(() => {
      write();
      mark();
    });
  }

  #element({ index, value, enable, first, registers }: ElementSink): void {
    const { graph, layout, activity } = this.#context;
    const e = this.#expressions;
    const f = this.#f;
    const { width } = graph.net.registers[registers[0]!]!;
    const type = typeOf(width);
    const triggered = registers.flatMap((r) => activity?.activity.registers.get(r) ?? []);
    const write = (): void => {
      const at = elementNumber(e, index, first);
      const store = (): void => {
        const address = layout.registers[registers[0]!]!;
        elementOffset(e, at, width, address);
        e.bits(value, 0, width, type);
        f.memory(operators[type].store, address);
        this.#mark(this.#marked(triggered, true));
      };
      if (registers.length === 2 ** graph.width(index)) {
        store();
        return;
      }
      e.get(at);
      f.const('i32', BigInt(registers.length));
      f.op(operators.i32.ltU);
      e.branch(store);
    };
    if (enable === undefined) {
      write();
      return;
    }
    e.bits(enable, 0, 1, 'i32');
    e.branch(write);
  }

  /** Calls the body for each record. */
  #instances({ index, instances }: InstancesSink): void {
    const { layout, bodies } = this.#context;
    const { stride } = layout.records[index]!;
    const f = this.#f;
    countedLoop(this.#expressions, stride, stride * instances.copies.length, (distance) => {
      for (const piece of bodies![index]!) {
        f.indexed(op.localGet, EDGES_LEFT);
        f.indexed(op.localGet, distance);
        f.indexed(op.call, piece);
      }
    });
  }

  #check(check: number, value: NodeId): void {
    const f = this.#f;
    this.#expressions.bits(value, 0, 1, 'i32');
    f.op(operators.i32.eqz);
    this.#expressions.branch(() => {
      f.indexed(op.localGet, EDGES_LEFT);
      f.const('i32', BigInt(check));
      f.indexed(op.call, this.#context.functions.fail);
      this.#mark(this.#marked([], true));
    });
  }
}
