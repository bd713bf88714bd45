/** The core with a memory and a program that never ends: what `gatewright bench engine` measures. */
import { bit, bits, module } from 'gatewright/hdl';
import { core } from '../src/core.ts';
import { encode, Program } from './assembler.ts';

const { immediate, register, shift, load, store, lui } = encode;

/** Words of the memory: the program, and a table from `table` on. */
const depth = 512;
const table = 0x400;

/** Adds random numbers (Marsaglia's xorshift, 13, 17, 5) into random words of the table. */
const program = new Program<'loop'>()
  .do(lui('a0', 0x12345), immediate('addi', 'a0', 'a0', 0x678))
  .label('loop')
  .do(shift('slli', 't0', 'a0', 13), register('xor', 'a0', 'a0', 't0'))
  .do(shift('srli', 't0', 'a0', 17), register('xor', 'a0', 'a0', 't0'))
  .do(shift('slli', 't0', 'a0', 5), register('xor', 'a0', 'a0', 't0'))
  .do(immediate('andi', 't1', 'a0', 0x3fc), load('lw', 't2', table, 't1'), register('add', 't2', 't2', 'a0'))
  .do(store('sw', 't2', table, 't1'))
  .jump('loop')
  .words();

/** In each clock a part of an instruction; the checksum takes in every result and where it came about. */
export const busyCore = module(
  'rv32i_busy',
  { summary: 'RV32I with a memory and an endless program.', out: { checksum: bits(64) } },
  (_, m) => {
    const init = Array.from({ length: depth }, (_, i) => BigInt(program[i] ?? 0));
    const memory = m.mem('memory', bits(32), { depth, init });
    const asks = m.forward('asks', bit);
    const answers = m.reg('answers', bit, { reset: 0 });
    answers.set(asks);
    const address = m.forward('address', bits(9));
    const { request, retired } = m.inst('core', core, {
      request: { ready: m.lit(1, 1) },
      response: { payload: memory.readSync({ addr: address, enable: asks, onCollision: 'undefined' }), valid: answers },
    });
    const { write, data } = request.payload;
    address.set(request.payload.address.slice(10, 2));
    asks.set(request.valid.and(write.not()));
    // The program stores whole words alone.
    memory.write({ addr: address, data, enable: request.valid.and(write) });

    const checksum = m.reg('checksum', bits(64), { reset: 0 });
    const turned = checksum.trunc(63).cat(checksum.at(63));
    m.when(retired.valid, () => checksum.set(turned.xor(retired.value.cat(retired.pc))));
    return { checksum };
  },
);
