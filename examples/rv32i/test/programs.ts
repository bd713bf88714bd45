/** Programs of our own, with what they are to leave behind. */
import { encode, Program } from './assembler.ts';

const { immediate, register, shift, load, store, lui, jalr, ecall } = encode;

/** A program, and what `a0` holds once it has halted. */
export interface Sample {
  readonly name: string;
  readonly words: readonly number[];
  readonly result: number;
}

/** The 30th Fibonacci number, in a loop. */
const fibonacci: Sample = {
  name: 'Fibonacci numbers',
  result: 832_040,
  words: new Program<'loop'>()
    .do(immediate('addi', 'a0', 'zero', 0), immediate('addi', 'a1', 'zero', 1), immediate('addi', 't0', 'zero', 30))
    .label('loop')
    .do(register('add', 't1', 'a0', 'a1'), immediate('addi', 'a0', 'a1', 0), immediate('addi', 'a1', 't1', 0))
    .do(immediate('addi', 't0', 't0', -1))
    .branch('bne', 't0', 'zero', 'loop')
    .do(ecall())
    .words(),
};

/** Primes below 1,000, counted by the sieve of Eratosthenes, a byte a number. */
const sieve: Sample = {
  name: 'primes',
  result: 168,
  words: new Program<'outer' | 'inner' | 'next' | 'end'>()
    .do(lui('s0', 1), immediate('addi', 's1', 'zero', 1000), immediate('addi', 'a0', 'zero', 0))
    .do(immediate('addi', 't0', 'zero', 2), immediate('addi', 't3', 'zero', 1))
    .label('outer')
    .branch('bgeu', 't0', 's1', 'end')
    .do(register('add', 't1', 's0', 't0'), load('lbu', 't2', 0, 't1'))
    .branch('bne', 't2', 'zero', 'next')
    .do(immediate('addi', 'a0', 'a0', 1), register('add', 't1', 't0', 't0'))
    .label('inner')
    .branch('bgeu', 't1', 's1', 'next')
    .do(register('add', 't2', 's0', 't1'), store('sb', 't3', 0, 't2'), register('add', 't1', 't1', 't0'))
    .jump('inner')
    .label('next')
    .do(immediate('addi', 't0', 't0', 1))
    .jump('outer')
    .label('end')
    .do(ecall())
    .words(),
};

/** Moves of the towers of Hanoi with 7 discs, by a function that calls itself and a stack. */
const hanoi: Sample = {
  name: 'towers of Hanoi',
  result: 127,
  words: new Program<'main' | 'moves' | 'some'>()
    .do(lui('sp', 2), immediate('addi', 'a0', 'zero', 7))
    .jump('moves', 'ra')
    .do(ecall())
    .label('moves')
    .branch('bne', 'a0', 'zero', 'some')
    .do(jalr('zero', 0, 'ra'))
    .label('some')
    .do(immediate('addi', 'sp', 'sp', -8), store('sw', 'ra', 4, 'sp'), store('sw', 'a0', 0, 'sp'))
    .do(immediate('addi', 'a0', 'a0', -1))
    .jump('moves', 'ra')
    .do(load('lw', 't0', 0, 'sp'), store('sw', 'a0', 0, 'sp'), immediate('addi', 'a0', 't0', -1))
    .jump('moves', 'ra')
    .do(load('lw', 't0', 0, 'sp'), register('add', 'a0', 'a0', 't0'), immediate('addi', 'a0', 'a0', 1))
    .do(load('lw', 'ra', 4, 'sp'), immediate('addi', 'sp', 'sp', 8), jalr('zero', 0, 'ra'))
    .words(),
};

/** The CRC-32 of the 9 characters "123456789", bit by bit. */
const crc: Sample = {
  name: 'CRC-32',
  result: 0xcbf4_3926 | 0,
  words: new Program<'byte' | 'bit' | 'even'>()
    .do(lui('s0', 1), immediate('addi', 't0', 'zero', 0x31), immediate('addi', 't1', 'zero', 0x3a))
    .do(lui('s1', 0xedb88), immediate('addi', 's1', 's1', 0x320), immediate('addi', 'a0', 'zero', -1))
    .label('byte')
    .do(store('sh', 't0', 0, 's0'), load('lb', 't2', 0, 's0'), register('xor', 'a0', 'a0', 't2'))
    .do(immediate('addi', 't3', 'zero', 8))
    .label('bit')
    .do(immediate('andi', 't4', 'a0', 1), shift('srli', 'a0', 'a0', 1))
    .branch('beq', 't4', 'zero', 'even')
    .do(register('xor', 'a0', 'a0', 's1'))
    .label('even')
    .do(immediate('addi', 't3', 't3', -1))
    .branch('bne', 't3', 'zero', 'bit')
    .do(immediate('addi', 't0', 't0', 1), immediate('addi', 's0', 's0', 2))
    .branch('blt', 't0', 't1', 'byte')
    .do(immediate('xori', 'a0', 'a0', -1), ecall())
    .words(),
};

export const samples: readonly Sample[] = [fibonacci, sieve, hanoi, crc];
