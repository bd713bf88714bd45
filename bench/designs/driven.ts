/** Any module of one clock, kept busy by random inputs: for designs that have no traffic of their own. */
import { interfacePorts, makeLists, putAt, valueAt } from '../../rtl-gen/hdl/body/interface.ts';
import type { AnyModule, Module } from '../../rtl-gen/hdl/body/module.ts';
import { type Bits, bits, cat, module, pack, unpack } from '../../rtl-gen/hdl/index.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

/** Bits that one generator gives, and that the checksum takes in. */
const WORD = 64;

/**
 * `mod` with new random bits at every input in every clock, and a checksum of all outputs. Whatever its protocol asks
 * for, inputs do not keep to it: `valid` and `ready` are 1 in half of the clocks, and fields may have any value.
 */
export const driven = (mod: AnyModule) =>
  module(`${mod.name}_bench`, { summary: `${mod.name} with random inputs`, out: { checksum: bits(64) } }, (_, m) => {
    // An option that the design is built without has no bits.
    const ports = interfacePorts(mod).filter(({ shape }) => shape.width > 0);
    const given = ports.filter(({ direction }) => direction === 'in');
    const width = given.reduce((sum, { shape }) => sum + shape.width, 0);
    const words = Array.from({ length: Math.ceil(width / WORD) }, (_, i) => xorshift64(m, `random_${i}`, seedOf(i)));
    const random: Bits = cat(...(words as [Bits, ...Bits[]]));
    const inputs: Record<string, unknown> = {};
    let at = 0;
    for (const { path, shape } of given) {
      putAt(inputs, path, unpack(shape, random.slice(at + shape.width - 1, at)));
      at += shape.width;
    }
    makeLists(inputs, mod.ports.link);
    const made = m.inst('dut', mod as Module<unknown, unknown, Record<never, never>>, inputs);
    const seen = ports.filter(({ direction }) => direction === 'out').map(({ path }) => pack(valueAt(made, path)));
    const all: Bits = cat(...(seen as [Bits, ...Bits[]]));
    const parts = Array.from({ length: Math.ceil(all.width / WORD) }, (_, i) => {
      const top = Math.min(WORD * (i + 1), all.width) - 1;
      return all.slice(top, WORD * i).zext(64) as Bits<64>;
    });
    // Each part at another place, so that two equal changes do not cancel.
    const turned = parts.map((part, i) => (i % WORD === 0 ? part : part.rotl(i % WORD)));
    const sum = turned.reduce<Bits<64>>((a, b) => a.xor(b), m.lit(64, 0));
    return { checksum: checksum64(m, 'checksum', sum, m.lit(1, 1)) };
  });
