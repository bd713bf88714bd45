/** From the sum that a value is to terms that are cheap to compute, with an estimate of their cost. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import type { LinearNode, Lookup, Move, Unit } from './linear.ts';
import type { Columns, Sum } from './linear-forms.ts';
import { WORD } from './words.ts';

/** Widest address of a table. */
const CHUNK = 8;

/** Distances of one leaf: each takes a few instructions, so that a network with more is for tables. */
const MOST_MOVES = 64;

/** A table before it has a place: what each bit of the chosen value adds, and the values in the order of the rows. */
interface TablePlan {
  readonly columns: readonly bigint[];
  /** What is looked up first: the contents of a memory that is never written. */
  readonly contents: readonly bigint[] | undefined;
}

/** A lookup before its table has a place: by bits of a leaf or, where it is a memory's word, by its address. */
type LookupPlan = Omit<Lookup, 'a' | 'table'> & { readonly leaf: NodeId; readonly plan: TablePlan };

/** Terms for a value, and about how many instructions they take. */
export interface Terms {
  readonly cost: number;
  /** Bytes of the tables, if none of them is shared. */
  readonly tableBytes: number;
  /** The node, of leaves that stand where those of the analysed network stood. */
  readonly place: (layout: Layout, graph: Graph, leafFor: (leaf: NodeId) => NodeId) => LinearNode;
}

/** The cheapest terms, leaf by leaf: shifts where few distances occur, tables by bytes else. */
export function termsOf(graph: Graph, width: number, { constant, leaves }: Sum): Terms {
  const moves: Move[] = [];
  const plans: LookupPlan[] = [];
  let cost = 1;
  for (const [leaf, columns] of leaves) {
    const addressed = addressedOf(graph, leaf, columns);
    const shifted = addressed === undefined ? movesOf(leaf, columns) : undefined;
    const shiftedCost = shifted === undefined ? Number.POSITIVE_INFINITY : sumOf(shifted.map(moveCost));
    // No plan by tables is cheaper than one lookup.
    const looked = addressed ?? (shiftedCost > LOOKUP ? lookupsOf(graph, leaf, columns) : []);
    const lookedCost = looked.length === 0 ? Number.POSITIVE_INFINITY : sumOf(looked.map(lookupCost));
    if (shifted !== undefined && shiftedCost <= lookedCost) moves.push(...shifted);
    else plans.push(...looked);
    cost += Math.min(shiftedCost, lookedCost);
  }
  return {
    cost,
    tableBytes: sumOf(plans.map(({ unit, bits }) => (unit / 8) * 2 ** bits)),
    place: (layout, graph, leafFor) => ({
      op: 'linear',
      width,
      constant,
      moves: moves.map((move) => ({ ...move, a: leafFor(move.a) })),
      lookups: plans.map(({ plan, leaf, ...lookup }) => {
        const table = placeTable(layout, plan, lookup.unit);
        const address = plan.contents === undefined ? undefined : constantRows(graph, leafFor(leaf))?.address;
        if (address === undefined) return { ...lookup, a: leafFor(leaf), table };
        return { ...lookup, ...base(graph, address, 0), table };
      }),
    }),
  };
}

/** One move for each distance at which bits of the leaf reach the result; `undefined` if there are more than pay. */
function movesOf(leaf: NodeId, columns: Columns): readonly Move[] | undefined {
  const ends = new Map<number, number[]>();
  for (let bit = 0; bit < columns.length; bit++) {
    for (const at of columns[bit] ?? []) {
      const list = ends.get(at - bit);
      if (list !== undefined) list.push(at);
      else if (ends.size === MOST_MOVES) return undefined;
      else ends.set(at - bit, [at]);
    }
  }
  return [...ends].map(([shift, list]) => ({ a: leaf, shift, mask: wordOf(list) }));
}

/** The number with these bits. */
const wordOf = (bits: readonly number[]): bigint => {
  const top = Math.max(...bits);
  const digits = new Array<string>(top + 1).fill('0');
  for (const bit of bits) digits[top - bit] = '1';
  return BigInt(`0b${digits.join('')}`);
};

/** A shift (of two words where it crosses them), a mask, an exclusive or in each word that it reaches. */
function moveCost({ shift, mask: m }: Move): number {
  let words = 0;
  for (let rest = m; rest !== 0n; rest >>= 64n) if (rest & mask(WORD)) words++;
  return words * (shift % WORD === 0 ? 2 : 4);
}

/** The index, a load and an exclusive or. */
const LOOKUP = 4;

const lookupCost = ({ bits, lo, plan }: LookupPlan): number =>
  plan.contents === undefined && (bits < CHUNK || lo % CHUNK !== 0) ? LOOKUP + 1 : LOOKUP;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** For each byte of the leaf a lookup per word of the result. */
function lookupsOf(graph: Graph, leaf: NodeId, columns: Columns): readonly LookupPlan[] {
  const width = graph.width(leaf);
  const plans: LookupPlan[] = [];
  for (let lo = 0; lo < width; lo += CHUNK) {
    const bits = Math.min(CHUNK, width - lo);
    const chunk = columns.slice(lo, lo + bits);
    plans.push(...byWord(chunk, { leaf, lo, bits, contents: undefined }));
  }
  return plans;
}

/** For a row of a constant memory or table with few rows, lookups by its address; `undefined` for others. */
function addressedOf(graph: Graph, leaf: NodeId, columns: Columns): readonly LookupPlan[] | undefined {
  const rows = constantRows(graph, leaf);
  if (rows === undefined) return undefined;
  const bits = graph.width(rows.address);
  return bits > CHUNK ? undefined : byWord(columns, { leaf, lo: 0, bits, contents: rows.contents });
}

/** Rows of which a value is the one at an address: those of a memory without writes, or of a table. */
export interface ConstantRows {
  readonly contents: readonly bigint[];
  readonly address: NodeId;
}

/** The rows of which a node is one; `undefined` for others. */
export function constantRows(graph: Graph, id: NodeId): ConstantRows | undefined {
  const node = graph.get(id);
  if (node.op === 'table') return { contents: node.rows, address: node.index };
  if (node.op !== 'memRead') return undefined;
  const { writes, init, depth } = graph.net.memories[node.memory]!;
  if (writes.length > 0 || init === undefined) return undefined;
  const contents = init.length === depth ? init : [...init, ...new Array<bigint>(depth - init.length).fill(0n)];
  return { contents, address: node.addr };
}

/** The value that a piece of another value is cut from, as far down as that is a single one. */
function base(graph: Graph, id: NodeId, from: number): { readonly a: NodeId; readonly lo: number } {
  const node = graph.get(id);
  return node.op === 'slice' ? base(graph, node.a, node.lo + from) : { a: id, lo: from };
}

/** A table's row holds bits of one word of the result: in the smallest unit that they fit into. */
function byWord(
  columns: Columns,
  { contents, ...source }: Pick<LookupPlan, 'leaf' | 'lo' | 'bits'> & Pick<TablePlan, 'contents'>,
): readonly LookupPlan[] {
  const words = new Map<number, { least: number; most: number }>();
  for (const list of columns) {
    for (const at of list ?? []) {
      const word = Math.floor(at / WORD);
      const range = words.get(word);
      if (range === undefined) words.set(word, { least: at, most: at });
      else if (at < range.least) range.least = at;
      else if (at > range.most) range.most = at;
    }
  }
  const length = contents === undefined ? source.bits : columns.length;
  return [...words.values()].map(({ least, most }) => {
    const unit = units.find((u) => Math.floor(least / u) === Math.floor(most / u))!;
    const at = least - (least % unit);
    const cut = Array.from({ length }, (_, i) => word(columns[i] ?? [], at, unit));
    return { ...source, at, unit, plan: { columns: cut, contents } };
  });
}

/** The bits from `at` up to `at + unit` as a number. */
function word(list: readonly number[], at: number, unit: Unit): bigint {
  let [low, high] = [0, 0];
  for (const bit of list) {
    if (bit < at || bit >= at + unit) continue;
    if (bit - at < 32) low |= 1 << (bit - at);
    else high |= 1 << (bit - at);
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

const units: readonly Unit[] = [8, 16, 32, 64];

function placeTable(layout: Layout, { columns, contents }: TablePlan, unit: Unit): number {
  const key = `${unit} ${contents === undefined ? '' : layout.contentsKey(contents)} ${columns.join()}`;
  return layout.table(key, () => {
    const rows = contents === undefined ? sums(columns) : contents.map((value) => chosen(columns, value));
    const bytes = new Uint8Array((unit / 8) * rows.length);
    const view = new DataView(bytes.buffer);
    rows.forEach((row, i) => {
      if (unit === 64) view.setBigUint64(8 * i, row, true);
      else if (unit === 32) view.setUint32(4 * i, Number(row), true);
      else if (unit === 16) view.setUint16(2 * i, Number(row), true);
      else view.setUint8(i, Number(row));
    });
    return bytes;
  });
}

/** The sums of all subsets of the columns, by the subset as a number. */
function sums(columns: readonly bigint[]): readonly bigint[] {
  const all = [0n];
  for (const column of columns) all.push(...all.map((sum) => sum ^ column));
  return all;
}

const chosen = (columns: readonly bigint[], value: bigint): bigint =>
  columns.reduce((sum, column, i) => ((value >> BigInt(i)) & 1n ? sum ^ column : sum), 0n);
