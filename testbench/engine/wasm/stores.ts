/** Instructions that store the values of nodes. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import type { Rows } from './layout.ts';
import { loadFrom, operators, storeTo } from './opcodes.ts';
import type { Target } from './vector-writer.ts';
import { storeVectors, VECTORS } from './vectors.ts';
import { typeOf, WORD, wordCount, wordWidth } from './words.ts';

/** Stores the node's value; `sampled`: all of it is read before any is stored. */
export function storeValue(e: Expressions, id: NodeId, { row, offset, bytes = WORD }: Target, sampled: boolean): void {
  const { width } = e.graph.get(id);
  const base = (): void => (row === undefined ? e.base(offset) : e.get(row));
  if (e.optimisations.vectors && width >= VECTORS && storeVectors(e, id, { row, offset }, { sampled })) return;
  if (width <= WORD) {
    base();
    e.bits(id, 0, width, typeOf(width));
    e.f.memory(storeTo(typeOf(width), bytes), offset);
    return;
  }
  const words = Array.from({ length: wordCount(width) }, (_, k) => () => {
    e.bits(id, WORD * k, wordWidth(width, k), 'i64');
  });
  const sources = sampled ? words.map((push) => e.keep('i64', push)).map((local) => () => e.get(local)) : words;
  sources.forEach((push, k) => {
    base();
    push();
    e.f.memory(operators.i64.store, offset + 8 * k);
  });
}

/** Stores the node's value in a place of so many bytes if it is not there already, and then does something more. */
export function storeChange(
  e: Expressions,
  id: NodeId,
  { address, bytes }: { readonly address: number; readonly bytes: number },
  changed: () => void,
): void {
  const { width } = e.graph.get(id);
  const type = typeOf(width);
  const o = operators[type];
  const words = Array.from({ length: wordCount(width) }, (_, k) =>
    e.keep(type, () => e.bits(id, WORD * k, wordWidth(width, k), type)),
  );
  words.forEach((local, k) => {
    e.get(local);
    e.base(address);
    e.f.memory(loadFrom(type, bytes), address + 8 * k);
    e.f.op(o.xor);
    if (k > 0) e.f.op(o.or);
  });
  if (type === 'i64') {
    e.f.op(o.eqz);
    e.f.op(operators.i32.eqz);
  }
  e.branch(() => {
    words.forEach((local, k) => {
      e.base(address);
      e.get(local);
      e.f.memory(storeTo(type, bytes), address + 8 * k);
    });
    changed();
  });
}

/** Stores a narrow memory word in its row; the row's address is on the stack. */
export function storeRow(e: Expressions, id: NodeId, stride: number, offset: number): void {
  const { width } = e.graph.get(id);
  const type = typeOf(width);
  e.bits(id, 0, width, type);
  e.f.memory(storeTo(type, stride), offset);
}

/**
 * Stores the bits of a memory word that are 1 in `bits`, in the row whose offset a local holds; `sampled` as for
 * `store`. What other writes of the same edge have stored there before stays.
 */
export function storeMasked(
  e: Expressions,
  data: NodeId,
  bits: NodeId,
  row: number,
  { address, stride }: Rows,
  sampled: boolean,
): void {
  const { width } = e.graph.get(data);
  const f = e.f;
  const type = typeOf(width);
  const { and, xor } = operators[type];
  const [from, to] = [loadFrom(type, stride), storeTo(type, stride)];
  const words = Array.from({ length: wordCount(width) }, (_, k) => {
    const piece = (id: NodeId) => () => e.bits(id, WORD * k, wordWidth(width, k), type);
    return () => {
      // old ^ ((old ^ data) & bits)
      const old = e.keep(type, () => {
        e.get(row);
        f.memory(from, address + 8 * k);
      });
      e.get(old);
      e.get(old);
      piece(data)();
      f.op(xor);
      piece(bits)();
      f.op(and);
      f.op(xor);
    };
  });
  const sources = sampled ? words.map((push) => e.keep(type, push)).map((local) => () => e.get(local)) : words;
  sources.forEach((push, k) => {
    e.get(row);
    push();
    f.memory(to, address + 8 * k);
  });
}
