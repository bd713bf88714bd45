/** The forms of memories that `docs/memories.md` lists, as modules: all map to block RAM. */

import type { SynthTarget } from '../../fpga/flow/targets.ts';
import {
  type Bits,
  bit,
  bits,
  type Collision,
  type Ctx,
  clog2,
  type Design,
  elaborate,
  module,
  type OwnWrite,
} from '../../rtl-gen/hdl/index.ts';

export interface MemoryForm {
  readonly name: string;
  readonly design: Design;
  /** The families whose block RAM has the ports; on others it would become flip-flops. */
  readonly only?: readonly SynthTarget[];
}

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly lanes?: number;
}

const byte4 = { width: 32, depth: 1024, lanes: 4 } as const;
const plain = { width: 32, depth: 1024 } as const;

/** All forms are mapped in one run, so each is a module of its own. */
const moduleName = (form: string): string => `form_${form.replace(/\W+/g, '_')}`;

/** One write port and one read port. */
function simpleDualPort(name: string, { width, depth, lanes }: Size, onCollision: Collision): MemoryForm {
  const address = bits(clog2(depth));
  const ports = {
    in: { wa: address, ra: address, d: bits(width), we: bit, re: bit, lanes: bits(lanes ?? 1) },
    out: { q: bits(width) },
  };
  const body = (io: { wa: Bits; ra: Bits; d: Bits; we: Bits<1>; re: Bits<1>; lanes: Bits }, m: Ctx) => {
    const mem = m.mem('mem', bits(width), { depth });
    const write = { addr: io.wa, data: io.d, enable: io.we };
    mem.write(lanes === undefined ? write : { ...write, lanes: io.lanes });
    return { q: mem.readSync({ addr: io.ra, enable: io.re, onCollision }) };
  };
  return { name, design: elaborate(module(moduleName(name), ports, body)) };
}

/** One port that reads and writes. */
function singlePort(name: string, { width, depth, lanes }: Size, onWrite: OwnWrite): MemoryForm {
  const ports = {
    in: { a: bits(clog2(depth)), d: bits(width), en: bit, we: bit, lanes: bits(lanes ?? 1) },
    out: { q: bits(width) },
  };
  const body = (io: { a: Bits; d: Bits; en: Bits<1>; we: Bits<1>; lanes: Bits }, m: Ctx) => {
    const mem = m.mem('mem', bits(width), { depth });
    const port = { addr: io.a, data: io.d, enable: io.en, write: io.we, onWrite, onCollision: 'undefined' } as const;
    return { q: mem.port(lanes === undefined ? port : { ...port, lanes: io.lanes }) };
  };
  return { name, design: elaborate(module(moduleName(name), ports, body)) };
}

/** Two ports that read and write. */
function trueDualPort(name: string, { width, depth, lanes }: Size, onWrite: OwnWrite): MemoryForm {
  const address = bits(clog2(depth));
  const ports = {
    in: { a: address, b: address, d: bits(width), e: bits(width), wa: bit, wb: bit, lanes: bits(lanes ?? 1) },
    out: { q: bits(width), r: bits(width) },
  };
  const body = (io: { a: Bits; b: Bits; d: Bits; e: Bits; wa: Bits<1>; wb: Bits<1>; lanes: Bits }, m: Ctx) => {
    const mem = m.mem('mem', bits(width), { depth });
    const modes = { onWrite, onCollision: 'undefined', ...(lanes === undefined ? {} : { lanes: io.lanes }) } as const;
    return {
      q: mem.port({ addr: io.a, data: io.d, write: io.wa, ...modes }),
      r: mem.port({ addr: io.b, data: io.e, write: io.wb, ...modes }),
    };
  };
  return { name, design: elaborate(module(moduleName(name), ports, body)), only: ['xcup', 'xc7', 'ecp5'] };
}

function rom(name: string, width: number, depth: number): MemoryForm {
  const ports = { in: { ra: bits(clog2(depth)), re: bit }, out: { q: bits(width) } };
  const body = (io: { ra: Bits; re: Bits<1> }, m: Ctx) => {
    const init = (i: number) => (BigInt(i) * 0x9e3779b9n) % 2n ** BigInt(width);
    return {
      q: m.mem('mem', bits(width), { depth, init }).readSync({ addr: io.ra, enable: io.re, onCollision: 'undefined' }),
    };
  };
  return { name, design: elaborate(module(moduleName(name), ports, body)) };
}

export const memoryForms: readonly MemoryForm[] = [
  simpleDualPort('one write, one read, `undefined`', plain, 'undefined'),
  simpleDualPort('one write, one read, `old`', plain, 'old'),
  simpleDualPort('one write, one read, `new`', plain, 'new'),
  simpleDualPort('byte lanes, `undefined`', byte4, 'undefined'),
  simpleDualPort('byte lanes, `old`', byte4, 'old'),
  simpleDualPort('72 x 512, `undefined`', { width: 72, depth: 512 }, 'undefined'),
  simpleDualPort('36 x 1,500, `undefined`', { width: 36, depth: 1500 }, 'undefined'),
  simpleDualPort('8 x 8,192, `undefined`', { width: 8, depth: 8192 }, 'undefined'),
  singlePort('one port, `hold`', plain, 'hold'),
  singlePort('one port, `new`', plain, 'new'),
  singlePort('one port, `old`', plain, 'old'),
  trueDualPort('two ports, `hold`', plain, 'hold'),
  trueDualPort('two ports, `new`', plain, 'new'),
  rom('ROM', 32, 1024),
];
