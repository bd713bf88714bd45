import fc from 'fast-check';
import { expect } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bit, bits, elaborate, module, record } from '../index.ts';

const depth = 11;
const Pair = record({ hi: bits(5), lo: bits(3) });

/** One memory of each kind of port, all of them at the same addresses: no depth is a power of two. */
const everyPort = module(
  'every_port',
  {
    in: { wa: bits(4), wb: bits(4), ra: bits(4), data: bits(8), lanes: bits(4), we: bit, wf: bit, re: bit },
    out: { old: bits(8), fresh: bits(8), now: bits(8), pair: bits(8), rom: bits(8), ...showing() },
  },
  ({ wa, wb, ra, data, lanes, we, wf, re }, m) => {
    const init = (i: number) => (37 * i) % 256;
    const bytes = m.mem('bytes', bits(8), { depth, init });
    bytes.write({ addr: wa, data, enable: we, lanes });
    bytes.write({ addr: wb, data: data.not(), enable: wf });
    const pairs = m.mem('pairs', Pair, { depth, init: Array.from({ length: depth }, () => ({ hi: 3, lo: 2 })) });
    pairs.write({
      addr: wa,
      data: { hi: data.slice(7, 3), lo: data.trunc(3) },
      enable: we,
      lanes: { lo: lanes.at(0) },
    });
    const pair = pairs.readSync({ addr: ra, enable: re, onCollision: 'old' });
    const port = (onWrite: 'old' | 'new' | 'hold') => {
      const mem = m.mem(`port_${onWrite}`, bits(8), { depth, init });
      const modes = { onWrite, onCollision: 'old' } as const;
      const left = mem.port({ addr: wa, enable: re, write: we, data, lanes: lanes.trunc(2), ...modes });
      const apart = wf.and(we.and(re).and(wa.eq(wb)).not());
      return { left, right: mem.port({ addr: wb, write: apart, data: data.not(), ...modes }) };
    };
    const [x, y, z] = [port('old'), port('new'), port('hold')];
    return {
      old: bytes.readSync({ addr: ra, enable: re, onCollision: 'old' }),
      fresh: bytes.readSync({ addr: ra, enable: re, onCollision: 'new' }),
      now: bytes.read(ra),
      pair: pair.hi.cat(pair.lo),
      rom: m.mem('squares', bits(8), { depth, init }).readSync({ addr: ra, onCollision: 'undefined' }),
      old_left: x.left,
      old_right: x.right,
      new_left: y.left,
      new_right: y.right,
      hold_left: z.left,
      hold_right: z.right,
    };
  },
);

function showing() {
  const byte = bits(8);
  return {
    old_left: byte,
    old_right: byte,
    new_left: byte,
    new_right: byte,
    hold_left: byte,
    hold_right: byte,
  };
}

const address = fc.oneof(fc.constantFrom(0, 1, 10), fc.nat(15));
const flag = fc.nat(1);
const clock = fc.record({
  wa: address,
  wb: address,
  ra: address,
  data: fc.nat(255),
  lanes: fc.nat(15),
  we: flag,
  wf: flag,
  re: flag,
});
type Clock = typeof clock extends fc.Arbitrary<infer T> ? T : never;

/** The words, and what ports show, by arrays. */
class Model {
  readonly shown: Record<string, number> = {};
  readonly bytes = words();
  readonly pairs = Array.from({ length: depth }, () => 0b00011_010);
  readonly ports = { old: words(), new: words(), hold: words() };

  step({ wa, wb, ra, data, lanes, we, wf, re }: Clock): void {
    const inverse = ~data & 0xff;
    const before = [...this.bytes];
    if (we) store(this.bytes, wa, data, spread(lanes, 4));
    if (wf) store(this.bytes, wb, inverse, 0xff);
    if (re) this.shown.pair = this.pairs[ra] ?? 0;
    if (we) store(this.pairs, wa, data, (lanes & 1) * 7);
    if (re) this.shown.old = before[ra] ?? 0;
    if (re) this.shown.fresh = this.bytes[ra] ?? 0;
    this.shown.rom = words()[ra] ?? 0;
    const writes = we && re;
    const other = wf && !(writes && wa === wb);
    for (const mode of ['old', 'new', 'hold'] as const) {
      const mem = this.ports[mode];
      const [a, b] = [mem[wa] ?? 0, mem[wb] ?? 0];
      const [merged, whole] = [[a], [b]];
      if (writes && wa < depth) store(merged, 0, data, spread(lanes & 3, 2));
      if (other && wb < depth) store(whole, 0, inverse, 0xff);
      if (re && !(mode === 'hold' && we)) this.shown[`${mode}_left`] = mode === 'new' ? merged[0]! : a;
      if (!(mode === 'hold' && other)) this.shown[`${mode}_right`] = mode === 'new' ? whole[0]! : b;
      if (writes) store(mem, wa, data, spread(lanes & 3, 2));
      if (other) store(mem, wb, inverse, 0xff);
    }
  }
}

const words = (): number[] => Array.from({ length: depth }, (_, i) => (37 * i) % 256);

/** Each of `n` lanes of a byte as a mask of its bits. */
const spread = (lanes: number, n: number): number =>
  Array.from({ length: n }, (_, i) => ((lanes >> i) & 1) * (2 ** (8 / n) - 1) * 2 ** ((i * 8) / n)).reduce(
    (a, b) => a | b,
  );

function store(mem: number[], at: number, data: number, mask: number): void {
  if (at < mem.length) mem[at] = (mem[at]! & ~mask) | (data & mask);
}

everyEngineProperty(
  'every kind of port does what it states, within the depth and beyond',
  elaborate(everyPort),
  fc.array(clock, { minLength: 1, maxLength: 40, size: 'max' }),
  async (t, clocks) => {
    const model = new Model();
    for (const inputs of clocks) {
      for (const [name, value] of Object.entries(inputs)) t.dut.port(name).set(value);
      expect(t.dut.port('now').get()).toBe(model.bytes[inputs.ra] ?? 0);
      model.step(inputs);
      await t.rising();
      const shown = Object.fromEntries(Object.keys(model.shown).map((name) => [name, t.dut.port(name).get()]));
      expect(shown).toEqual(model.shown);
    }
  },
  { numRuns: 30 },
);

/** Addresses that elaboration knows: no tool is shown an index without a word. */
const fixedAddresses = module(
  'fixed_addresses',
  { in: { at: bits(2), data: bits(4), we: bit }, out: { x: bits(4), y: bits(4), z: bits(4) } },
  ({ at, data, we }, m) => {
    const mem = m.mem('mem', bits(4), { depth: 3, init: [1, 2, 3] });
    mem.write({ addr: m.lit(2, 3), data, enable: we });
    mem.write({ addr: m.lit(2, 1), data, enable: we });
    const beyond = m.lit(2, 3);
    return { x: mem.read(beyond), y: mem.readSync({ addr: beyond, onCollision: 'old' }), z: mem.read(at) };
  },
);

everyEngineProperty(
  'a known address beyond the depth reads 0 and writes nothing',
  elaborate(fixedAddresses),
  fc.array(fc.record({ data: fc.nat(15), we: fc.nat(1) }), { minLength: 1, maxLength: 8 }),
  async (t, clocks) => {
    const model = [1, 2, 3, 0];
    for (const { data, we } of clocks) {
      t.dut.port('data').set(data);
      t.dut.port('we').set(we);
      await t.rising();
      if (we === 1) model[1] = data;
      const seen = model.map((_, at) => {
        t.dut.port('at').set(at);
        return t.dut.port('z').get();
      });
      expect([seen, t.dut.port('x').get(), t.dut.port('y').get()]).toEqual([model, 0, 0]);
    }
  },
  { numRuns: 10 },
);
