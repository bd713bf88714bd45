/**
 * Bytes of values in memory by loads of bytes.
 *
 * A piece of 8, 16 or 32 bits that lies on bytes is one load from where it is, instead of a load of its word, a shift
 * and a mask. Sound: a value that has an address is there before anything reads it, and until the end of the edge's
 * last reader. Each piece costs a load, never more instructions than the word that it takes the place of.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import { operators, type ValueType } from './opcodes.ts';

/** Pushes such a piece of a node; false, and nothing is pushed, if it is none or has no address. */
export function narrowLoad(e: Expressions, id: NodeId, lo: number, width: number, type: ValueType): boolean {
  const address = e.address(id);
  if (!e.optimisations.narrowLoads || e.inTree(id) || address === undefined || lo % 8 !== 0) return false;
  const { load8, load16, load32 } = operators[type];
  const instruction = width === 8 ? load8 : width === 16 ? load16 : width === 32 ? load32 : undefined;
  if (instruction === undefined) return false;
  e.base(address);
  e.f.memory(instruction, address + lo / 8);
  return true;
}
