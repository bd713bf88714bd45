import { describe, expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { lint } from '../../verilog/testing/lint.ts';
import {
  bit,
  bits,
  elaborate,
  enumOf,
  int,
  module,
  optional,
  pack,
  record,
  type Shape,
  select,
  union,
  unpack,
  vec,
  vecOf,
} from '../index.ts';

const Kind = enumOf.gray('data', 'ack', 'nack');
const Lane = record({ value: bits(5), gain: int(3) });
/** Every kind of value inside every other one. */
const Packet = record({
  kind: Kind,
  lanes: vec(Lane, 3),
  grid: vec(vec(bits(2), 2), 2),
  body: union({ pair: record({ hi: bits(4), lo: bits(4) }), top: bits(3), parts: vec(bits(2), 4) }),
  spare: optional(false, bits(9)),
  mark: optional(true, bit),
});

interface PacketModel {
  kind: number;
  lanes: { value: number; gain: number }[];
  grid: number[][];
  body: number;
  mark: number;
}

/** The bits of a packet as `pack` must put them: fields from the top, elements from the bottom. */
function packed({ kind, lanes, grid, body, mark }: PacketModel): number {
  const parts: [value: number, width: number][] = [
    [[0, 1, 3][kind]!, 2],
    ...lanes.toReversed().flatMap(({ value, gain }): [number, number][] => [
      [value, 5],
      [gain & 7, 3],
    ]),
    ...grid.toReversed().flatMap((row) => row.toReversed().map((x): [number, number] => [x, 2])),
    [body, 8],
    [mark, 1],
  ];
  return Number(parts.reduce((word, [value, width]) => (word << BigInt(width)) | BigInt(value), 0n));
}

const width = 2 + 3 * 8 + 8 + 8 + 1;

const structures = module(
  'structures',
  {
    in: { word: bits(width), other: Packet, sel: bit, index: bits(2), write: bit, addr: bits(2), go: bit },
    out: {
      back: bits(width),
      held: Packet,
      stored: Packet,
      chosen: Lane,
      negative: bit,
      third: bits(2),
      top: bits(3),
      corner: bits(2),
      picked: Packet,
    },
  },
  ({ word, other, sel, index, write, addr, go }, m) => {
    const packet = unpack(Packet, word);
    const { given } = m.named({ given: m.mux(sel, packet, other) });
    const held = m.reg('held', Packet, {
      reset: {
        kind: 'ack',
        lanes: [
          { value: 1, gain: -1 },
          { value: 2, gain: -4 },
          { value: 3, gain: 3 },
        ],
        grid: [
          [0, 1],
          [2, 3],
        ],
        body: { top: 5 },
        mark: 1,
      },
    });
    const lanes = m.reg('lanes', vec(Lane, 3), {
      reset: [
        { value: 0, gain: 0 },
        { value: 0, gain: 0 },
        { value: 0, gain: 0 },
      ],
    });
    const mem = m.mem('mem', Packet, { depth: 4, init: [0n, 0n, 0n, 0n] });
    mem.write({ addr, data: given, enable: write });
    const wire = m.wire('wire_lanes', vec(Lane, 3), given.lanes);
    m.when(go, () => {
      held.set({ kind: 'nack', lanes: { 1: { gain: -2 } }, body: { pair: { hi: 9, lo: given.body.pair.hi } } });
      lanes.setAt(index, given.lanes.at(2));
      wire.setAt(index, { gain: 1, value: given.lanes.at(0).value });
    }).otherwise(() => {
      held.set(given);
      lanes.setAt(1, { value: 17 });
    });
    const swapped = vecOf(wire.at(1), wire.at(0), wire.at(2));
    return {
      back: pack(given).as(width),
      held,
      stored: mem.read(addr),
      chosen: swapped.select(index),
      negative: lanes.select(index).gain.isNegative(),
      third: given.body.parts.at(2),
      top: given.body.top,
      corner: given.grid.select(sel).select(go),
      picked: select(index, [given, held]),
    };
  },
);

const noPacket = (): PacketModel => unpacked(0);

function unpacked(word: number): PacketModel {
  let rest = BigInt(word);
  const take = (w: number): number => {
    const part = Number(BigInt.asUintN(w, rest));
    rest >>= BigInt(w);
    return part;
  };
  const mark = take(1);
  const body = take(8);
  const grid = [0, 1].map(() => [take(2), take(2)]);
  const lanes = [0, 1, 2].map(() => {
    const gain = take(3);
    return { gain: gain > 3 ? gain - 8 : gain, value: take(5) };
  });
  return { mark, body, grid, lanes, kind: [0, 1, 3].indexOf(take(2)) };
}

describe('values of every kind within each other', () => {
  const design = elaborate(structures);

  everyEngineTest('are those of a model in objects and arrays', design, { seeds: 3 }, async (t) => {
    const get = (name: string): number => Number(t.dut.port(name).get());
    const readPacket = (name: string): PacketModel => ({
      kind: [0, 1, 3].indexOf(get(`${name}_kind`)),
      lanes: [0, 1, 2].map((i) => {
        const gain = get(`${name}_lanes_${i}_gain`);
        return { gain: gain > 3 ? gain - 8 : gain, value: get(`${name}_lanes_${i}_value`) };
      }),
      grid: [0, 1].map((i) => [get(`${name}_grid_${i}_0`), get(`${name}_grid_${i}_1`)]),
      body: get(`${name}_body`),
      mark: get(`${name}_mark`),
    });
    const randomPacket = (): PacketModel => ({
      kind: t.random.int(0, 2),
      lanes: [0, 1, 2].map(() => ({ gain: t.random.int(-4, 3), value: t.random.int(0, 31) })),
      grid: [0, 1].map(() => [t.random.int(0, 3), t.random.int(0, 3)]),
      body: t.random.int(0, 255),
      mark: t.random.int(0, 1),
    });
    let held: PacketModel = {
      kind: 1,
      lanes: [
        { value: 1, gain: -1 },
        { value: 2, gain: -4 },
        { value: 3, gain: 3 },
      ],
      grid: [
        [0, 1],
        [2, 3],
      ],
      body: 5 << 5,
      mark: 1,
    };
    const lanes = [0, 1, 2].map(() => ({ value: 0, gain: 0 }));
    const mem = [0, 1, 2, 3].map(noPacket);
    for (let clock = 0; clock < 150; clock++) {
      const [packet, other] = [randomPacket(), randomPacket()];
      const [sel, index, write, addr, go] = [1, 3, 1, 3, 1].map((most) => t.random.int(0, most)) as [
        number,
        number,
        number,
        number,
        number,
      ];
      t.dut.port('word').set(packed(packet));
      t.dut.port('other_kind').set([0, 1, 3][other.kind]!);
      other.lanes.forEach(({ gain, value }, i) => {
        t.dut.port(`other_lanes_${i}_gain`).set(gain & 7);
        t.dut.port(`other_lanes_${i}_value`).set(value);
      });
      other.grid.flat().forEach((x, i) => {
        t.dut.port(`other_grid_${i >> 1}_${i & 1}`).set(x);
      });
      t.dut.port('other_body').set(other.body);
      t.dut.port('other_mark').set(other.mark);
      for (const [name, value] of Object.entries({ sel, index, write, addr, go })) t.dut.port(name).set(value);

      const given = sel === 1 ? packet : other;
      const wire = given.lanes.map((lane, i) =>
        go === 1 && i === index ? { gain: 1, value: given.lanes[0]!.value } : lane,
      );
      const swapped = [wire[1]!, wire[0]!, wire[2]!];
      const chosen = swapped[Math.min(index, 2)]!;
      expect(get('back')).toBe(packed(given));
      expect(readPacket('held')).toEqual(held);
      expect(readPacket('stored')).toEqual(mem[addr]);
      expect([get('chosen_value'), get('chosen_gain')]).toEqual([chosen.value, chosen.gain & 7]);
      expect(get('negative')).toBe(lanes[Math.min(index, 2)]!.gain < 0 ? 1 : 0);
      expect([get('third'), get('top'), get('corner')]).toEqual([
        (given.body >> 4) & 3,
        given.body >> 5,
        given.grid[sel]![go],
      ]);
      expect(readPacket('picked')).toEqual(index === 0 ? given : held);

      await t.cycles(1);
      if (write === 1) mem[addr] = given;
      if (go === 1) {
        held = {
          ...held,
          kind: 2,
          lanes: held.lanes.map((lane, i) => (i === 1 ? { ...lane, gain: -2 } : lane)),
          body: (9 << 4) | (given.body >> 4),
        };
        if (index < 3) lanes[index] = given.lanes[2]!;
      } else {
        held = given;
        lanes[1] = { ...lanes[1]!, value: 17 };
      }
    }
  });

  test('print Verilog that lint tools accept without a word', async () => {
    expect(await lint(emitVerilog(design))).toBe('');
  });
});

describe('the words of a shape', () => {
  const place = (shape: Shape<unknown>) => shape.leaves.map(({ suffix, lo, width: w }) => [suffix, lo, w]);

  test('a vec has element 0 in the least significant bits and names its elements by index', () => {
    expect(place(vec(bits(4), 3))).toEqual([
      ['_0', 0, 4],
      ['_1', 4, 4],
      ['_2', 8, 4],
    ]);
    expect(place(vec(record({ a: bit, b: bits(2) }), 2))).toEqual([
      ['_0_a', 2, 1],
      ['_0_b', 0, 2],
      ['_1_a', 5, 1],
      ['_1_b', 3, 2],
    ]);
  });

  test('a union is one word as wide as its widest view, an absent part is none', () => {
    expect(place(union({ a: bits(4), b: bits(9) }))).toEqual([['', 0, 9]]);
    expect(place(record({ a: bit, b: optional(false, bits(3)) }))).toEqual([['_a', 0, 1]]);
  });

  test('shapes that cannot be are refused', () => {
    expect(() => vec(bit, 0)).toThrow('a vec of 0: give an integer of 1 or more');
    expect(() => union({})).toThrow('a union without views: give one or more');
    expect(() => union({ bits: bit })).toThrow('a view must not be named bits: the union needs that name');
  });
});

/** A design with ports that a parameter decides about. */
const stamped = (on: boolean) =>
  module(
    'stamped',
    {
      in: { x: bits(4), stamp: optional(on, bits(8)) },
      out: { y: record({ x: bits(4), stamp: optional(on, bits(8)) }) },
    },
    ({ x, stamp }) => ({ y: { x, stamp: stamp === undefined ? undefined : stamp.add(1) } }),
  );

test('an optional port is there where it is enabled, and nowhere else', () => {
  const ports = (on: boolean) => {
    const { top } = elaborate(stamped(on));
    return top.ports.map((id) => top.decls[id]!.name);
  };
  expect(ports(true)).toEqual(['x', 'stamp', 'y_x', 'y_stamp']);
  expect(ports(false)).toEqual(['x', 'y_x']);
});
