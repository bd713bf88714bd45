/** The part of a program's memory that belongs to the design, whatever else the program keeps. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { hexOf } from '../../../support/hex.ts';
import { type Layout, valueBytes } from './layout.ts';

/** Where one input, register or memory is. */
interface Cell {
  readonly what: string;
  readonly bytes: Uint8Array;
  /** Of a memory. */
  readonly stride?: number;
}

/** Inputs, registers and memories of one instance. */
export class DesignState {
  readonly #cells: readonly Cell[];

  constructor(net: Netlist, layout: Layout, memory: Uint8Array) {
    const cell = (what: string, address: number, size: number): Cell => ({
      what,
      bytes: memory.subarray(address, address + size),
    });
    this.#cells = [
      ...net.inputs.map(({ name, width }, i) => cell(`input ${name}`, layout.inputs[i]!, valueBytes(width))),
      ...net.registers.map(({ path }, i) => cell(`register ${path}`, layout.registers[i]!, layout.registerBytes[i]!)),
      ...net.memories.map(({ path, depth }, i) => {
        const { address, stride } = layout.memories[i]!;
        return { ...cell(`memory ${path}`, address, stride * depth), stride };
      }),
    ];
  }

  /** The first input, register or memory that differs in another instance of the same netlist, in words. */
  difference(reference: DesignState): string | undefined {
    const others = reference.#cells;
    const at = this.#cells.findIndex(({ bytes }, i) => bytes.some((byte, k) => byte !== others[i]!.bytes[k]));
    if (at < 0) return undefined;
    const { what, bytes, stride = bytes.length } = this.#cells[at]!;
    const expected = others[at]!.bytes;
    const row = Math.floor(bytes.findIndex((byte, i) => byte !== expected[i]) / stride);
    const value = (all: Uint8Array): string => hex(all.subarray(row * stride, (row + 1) * stride));
    return `${what}${stride < bytes.length ? `[${row}]` : ''} is ${value(bytes)} instead of ${value(expected)}`;
  }

  /** Copies the state of another instance of the same netlist. */
  assign(source: DesignState): void {
    const others = source.#cells;
    this.#cells.forEach(({ bytes }, i) => {
      bytes.set(others[i]!.bytes);
    });
  }
}

/** Bytes from the least significant up, as a number in hexadecimal. */
const hex = (bytes: Uint8Array): string => `0x${BigInt(`0x${hexOf(bytes.toReversed())}`).toString(16)}`;
