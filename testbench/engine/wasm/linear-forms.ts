/** What the bits of linear values are sums of, modulo 2. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';

/** A sum modulo 2: bit 0 is the constant 1, the others are bits of leaves, numbered as they are met. */
type Form = bigint;

/** What one leaf contributes: for each of its bits, the bits of the result that it changes, ascending. */
export type Columns = readonly (readonly number[] | undefined)[];

/** A value as a sum: its constant part and what each leaf contributes. */
export interface Sum {
  readonly constant: bigint;
  readonly leaves: ReadonlyMap<NodeId, Columns>;
}

/** Bits of leaves that one network may have. */
const LEAF_BITS = 8192;

/** Bits that are added in one step. */
const STEP = 1024;

/** Whether every bit of a node is a sum modulo 2 of bits of its operands and constants. */
export function isLinear(graph: Graph, id: NodeId): boolean {
  const node = graph.get(id);
  switch (node.op) {
    case 'xor':
    case 'not':
    case 'slice':
    case 'cat':
    case 'copy':
    case 'reduceXor':
      return true;
    case 'and':
    case 'or':
      return graph.constant(node.a) !== undefined || graph.constant(node.b) !== undefined;
    case 'mux':
      return graph.constant(node.a) !== undefined && graph.constant(node.b) !== undefined;
    case 'shl':
    case 'shr':
      return graph.constant(node.b) !== undefined;
    default:
      return false;
  }
}

/**
 * The sum that a value is, of the leaves below a `cone` of linear nodes in ascending order, the value's own last. Every
 * bit of the cone is one step, or several where leaves are wide: `spend` is told how many steps come next. `undefined`
 * when it refuses, or when the leaves have too many bits.
 */
export function sumOf(graph: Graph, cone: readonly NodeId[], spend: (steps: number) => boolean): Sum | undefined {
  const forms = new Map<NodeId, readonly Form[]>();
  /** Of every number in use: the leaf and its bit. */
  const numbers: { readonly leaf: NodeId; readonly bit: number }[] = [];
  const range = (id: NodeId, lo: number, width: number): readonly Form[] => {
    const known = forms.get(id);
    if (known !== undefined) return width === known.length ? known : known.slice(lo, lo + width);
    const constant = graph.constant(id);
    if (constant !== undefined) return bitsOf(constant >> BigInt(lo), width);
    return Array.from({ length: width }, (_, i) => leafBit(id, lo + i));
  };
  const leafBits = new Map<NodeId, (Form | undefined)[]>();
  const leafBit = (leaf: NodeId, bit: number): Form => {
    let list = leafBits.get(leaf);
    if (list === undefined) {
      list = [];
      leafBits.set(leaf, list);
    }
    list[bit] ??= 1n << BigInt(numbers.push({ leaf, bit }));
    return list[bit];
  };
  for (const id of cone) {
    const node = graph.get(id);
    let most = numbers.length;
    for (const operand of graph.operands(id)) {
      if (!forms.has(operand)) most += node.op === 'slice' ? node.width : graph.width(operand);
    }
    if (most > LEAF_BITS || !spend(node.width * (1 + most / STEP))) return undefined;
    forms.set(id, formsOf(graph, id, range));
  }
  return transposed(forms.get(cone.at(-1)!)!, numbers);
}

function formsOf(
  graph: Graph,
  id: NodeId,
  range: (id: NodeId, lo: number, width: number) => readonly Form[],
): readonly Form[] {
  const node = graph.get(id);
  const whole = (a: NodeId): readonly Form[] => range(a, 0, graph.width(a));
  switch (node.op) {
    case 'xor': {
      const b = whole(node.b);
      return whole(node.a).map((form, i) => form ^ b[i]!);
    }
    case 'not':
      return whole(node.a).map((form) => form ^ 1n);
    case 'slice':
      return range(node.a, node.lo, node.width);
    case 'copy':
      return whole(node.a);
    case 'cat':
      return node.parts.toReversed().flatMap(whole);
    case 'reduceXor':
      return [whole(node.a).reduce((sum, form) => sum ^ form, 0n)];
    case 'and':
    case 'or': {
      const [constant, other] =
        graph.constant(node.a) === undefined
          ? [graph.constant(node.b)!, whole(node.a)]
          : [graph.constant(node.a)!, whole(node.b)];
      const forced = node.op === 'and' ? 0n : 1n;
      return other.map((form, i) => (((constant >> BigInt(i)) & 1n) === forced ? forced : form));
    }
    case 'mux': {
      const [sel] = whole(node.sel);
      const a = whole(node.a);
      return whole(node.b).map((form, i) => (form === a[i] ? form : form ^ sel!));
    }
    case 'shl':
    case 'shr': {
      const amount = Number(BigInt.asUintN(53, graph.constant(node.b)!));
      const shift = graph.constant(node.b)! >= BigInt(node.width) ? node.width : amount;
      const zeros = new Array<Form>(shift).fill(0n);
      const rest = node.width - shift;
      if (rest === 0) return zeros;
      return node.op === 'shl' ? [...zeros, ...range(node.a, 0, rest)] : [...range(node.a, shift, rest), ...zeros];
    }
    default:
      throw new Error(`${node.op} is not linear`);
  }
}

const bitsOf = (value: bigint, width: number): readonly Form[] =>
  Array.from({ length: width }, (_, i) => (value >> BigInt(i)) & 1n);

/** From the leaves' bits in each bit of the value to the value's bits that each leaf's bit changes. */
function transposed(forms: readonly Form[], numbers: readonly { leaf: NodeId; bit: number }[]): Sum {
  let constant = 0n;
  const leaves = new Map<NodeId, number[][]>();
  /** The column of each number. */
  const columns: (number[] | undefined)[] = [];
  const newColumn = (number: number): number[] => {
    const { leaf, bit } = numbers[number]!;
    const list = leaves.get(leaf) ?? [];
    leaves.set(leaf, list);
    const column: number[] = [];
    list[bit] = column;
    columns[number] = column;
    return column;
  };
  forms.forEach((form, i) => {
    if (form & 1n) constant |= 1n << BigInt(i);
    // Digits and their search are the fastest way to a big number's bits in a program that runs for the first time.
    const digits = form.toString(2);
    const top = digits.length - 1;
    for (let at = digits.indexOf('1'); at >= 0 && at < top; at = digits.indexOf('1', at + 1)) {
      const number = top - at - 1;
      (columns[number] ?? newColumn(number)).push(i);
    }
  });
  return { constant, leaves };
}
