/** Registers and memories inside of a design, by their paths. */
import assert from 'node:assert/strict';
import type { Dut } from '../../bench/context.ts';
import type { MemoryHandle, RegisterHandle } from '../../engine/simulator.ts';

export function registerAt({ registers }: Dut, path: string): RegisterHandle {
  const register = registers?.find((one) => one.path === path);
  assert(register !== undefined, `there is no register ${path}`);
  return register;
}

export function memoryAt({ memories }: Dut, path: string): MemoryHandle {
  const memory = memories?.find((one) => one.path === path);
  assert(memory !== undefined, `there is no memory ${path}`);
  return memory;
}

/** Changes bits of a word. */
export function flipBits(memory: MemoryHandle, at: number, mask: bigint): void {
  const value = BigInt(memory.get(at)) ^ mask;
  memory.set(at, memory.width > 32 ? value : Number(value));
}
