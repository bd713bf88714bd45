import { expect, test } from 'vitest';
import { interpreterEngine } from '../../../testbench/engine/interpreter/engine.ts';
import { asyncFifo } from '../../lib/crossing/async-fifo.ts';
import { delayLine } from '../../lib/stream/delay-line.ts';
import { fifo, queue } from '../../lib/stream/fifo.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { lint } from '../../verilog/testing/lint.ts';
import {
  type Bits,
  bind,
  bit,
  bits,
  elaborate,
  type Module,
  module,
  on,
  record,
  type StreamValue,
  sink,
  source,
} from '../index.ts';

const plain = fifo(bits(8), 4);
const bound = bind(plain, ({ up, down }, inside, m) => {
  const wr = inside.bits('wr', 3);
  const first = inside.mem('items', bits(8)).read(m.lit(2, 0));
  const pushes = m.reg('pushes', bits(3), { reset: 0 });
  m.when(up.valid.and(up.ready), () => pushes.set(pushes.add(1)));
  m.assert('pushes_are_counted', wr.eq(pushes));
  m.assert('first_is_not_9', down.valid.implies(first.ne(9)));
});

test('bound checks see ports, registers and memories, and change nothing outside FORMAL', async () => {
  const [with_, without] = [bound, plain].map((mod) =>
    emitVerilog(elaborate(mod)).files[0]!.text.split('`ifdef FORMAL'),
  );
  expect(with_![0]).toBe(without![0]);
  expect(with_![1]).toContain("wire [7:0] items_rdata_1 = items[2'd0];");
  expect(await lint(emitVerilog(elaborate(bound)))).toBe('');
});

test('bound checks are checked in simulation', async () => {
  const s = await interpreterEngine.create(elaborate(bound));
  const drive = (values: Readonly<Record<string, number>>): void => {
    for (const [name, value] of Object.entries(values)) s.port(name).set(value);
    s.step();
  };
  drive({ rst: 1 });
  drive({ rst: 0, up_valid: 1, up_payload: 9 });
  drive({ up_valid: 0 });
  expect(s.takeFailures()).toEqual([{ path: 'first_is_not_9', cycle: 2 }]);
});

test('what the module has not made is named, with what it has', () => {
  const wrong = bind(plain, (_, inside) => void inside.bits('level', 3));
  expect(() => elaborate(wrong)).toThrow('fifo_w8_d4 has made nothing called level: it has items, wr, rd');
});

test('registers and names of one line are seen as those of the long form', () => {
  const two = module('two', { in: { x: bits(3) }, out: { y: bits(3) } }, ({ x }, m) => {
    const sum = m.named('sum', x.add(1));
    return { y: m.next('later', sum) };
  });
  const checked = bind(two, ({ x }, inside, m) => {
    m.assert('is_one_more', inside.bits('sum', 3).eq(x.add(1)));
    m.assert('is_later', m.pastValid().implies(inside.bits('later', 3).eq(m.past(x).add(1))));
  });
  expect(elaborate(checked).top.checks.map(({ name }) => name)).toEqual(['is_one_more', 'is_later']);
});

test('free inputs are ports that only the checks see', async () => {
  const stalled = bind(
    plain,
    ({ down }, inside, m) => m.assert('never_stalls', inside.bits('stalls', 1).implies(down.valid)),
    { free: { stalls: bit } },
  );
  expect(emitVerilog(elaborate(stalled)).files[0]!.text).toMatch(/input +wire +stalls/);
  const s = await interpreterEngine.create(elaborate(stalled));
  for (const values of [
    { rst: 1, stalls: 0 },
    { rst: 0, stalls: 1, up_valid: 0 },
  ]) {
    for (const [name, value] of Object.entries(values)) s.port(name).set(value);
    s.step();
  }
  expect(s.takeFailures()).toEqual([{ path: 'never_stalls', cycle: 1 }]);
});

const crossing = asyncFifo(bits(8), 4);

test('the contexts of several clocks: checks of each domain, and the same Verilog outside FORMAL', async () => {
  const checked = bind(crossing, ({ down }, inside, m) => {
    m.on('rd').assert('tail_small', inside.bits('tail', 3).lt(5).or(down.valid));
    m.on('wr').assert('head_small', inside.bits('head', 3).lt(5));
  });
  const [with_, without] = [checked, crossing].map((mod) =>
    emitVerilog(elaborate(mod)).files.map((f) => f.text.split('`ifdef FORMAL')),
  );
  expect(with_!.map((f) => f[0])).toEqual(without!.map((f) => f[0]));
  const text = with_!.flat().join('');
  expect(text).toContain('always @(posedge wr_clk) if (!wr_rst) head_small');
  expect(text).toContain('always @(posedge rd_clk) if (!rd_rst) tail_small');
  expect(await lint(emitVerilog(elaborate(checked)))).toBe('');
});

test('a probe shows a register of an instance, and of that instance alone', async () => {
  const probed = bind(
    crossing,
    (_, inside, m) => {
      const { stage_0_probe: first } = inside.inst<{ stage_0_probe: Bits<3> }>('wr_gray_sync');
      m.on('rd').assert('nothing_written', first.eq(0));
    },
    { probes: { wr_gray_sync: { stage_0: bits(3) } } },
  );
  const s = await interpreterEngine.create(elaborate(probed));
  for (const [reset, valid] of [
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ] as const) {
    for (const name of ['wr_rst', 'rd_rst']) s.port(name).set(reset);
    s.port('up_valid').set(valid);
    s.step();
  }
  // Taken at edge 1, in the first stage after edge 2.
  expect(s.takeFailures()).toEqual([{ path: 'nothing_written', cycle: 3 }]);
  expect(
    emitVerilog(elaborate(probed)).files.flatMap((f) => f.text.match(/output .*stage_0_probe/g) ?? []).length,
  ).toBe(1);
});

const nextLater = module('next_later', { in: { a: bits(3) }, out: { q: bits(3) } }, ({ a }, m) =>
  m.inst('line', delayLine(bits(3), 1), { d: a.add(1) }),
);

test('an instance that is cut is left out, and its outputs are inputs of any value', async () => {
  const cut = bind(
    nextLater,
    (_, inside, m) => {
      const { d } = inside.drives<{ readonly d: Bits<3> }>('line');
      m.assert('keeps_to_it', inside.inst<{ readonly q: Bits<3> }>('line').q.ne(d));
    },
    { cut: { line: { q: bits(3) } } },
  );
  const design = elaborate(cut);
  expect(design.modules.length).toBe(1);
  const s = await interpreterEngine.create(design);
  const shown = [4, 5].map((q) => {
    s.port('a').set(4);
    s.port('line_q').set(q);
    s.step();
    return s.port('q').get();
  });
  expect(shown).toEqual([4, 5]);
  expect(s.takeFailures()).toEqual([{ path: 'keeps_to_it', cycle: 1 }]);
});

test('a part that a stream goes through is seen, and is still a stream where it is cut', async () => {
  const Item = bits(3);
  const doubled = module('doubled', { link: { up: sink(Item), down: source(Item) } }, ({ up }) => ({
    down: up.through('queue', queue(2)).map((x) => x.shl(1)),
  }));
  const Ready = record({ ready: bit });
  const cut = { queue: { up: Ready, down: record({ payload: Item, valid: bit }) } };
  for (const change of [{}, { cut }]) {
    const seeing = bind(
      doubled,
      ({ down }, inside, m) => {
        const { down: given } = inside.inst<{ readonly down: StreamValue<Bits<3>> }>('queue');
        m.assert('gives_it', down.valid.eq(given.valid).and(given.fires.implies(down.ready)));
      },
      change,
    );
    const design = elaborate(seeing);
    expect(design.modules.length).toBe('cut' in change ? 1 : 2);
    expect((await interpreterEngine.create(design)).takeFailures()).toEqual([]);
  }
});

test('checks see what an instance is driven with', async () => {
  const seeing = bind(nextLater, (_, inside, m) =>
    m.assert('never_7', inside.drives<{ readonly d: Bits<3> }>('line').d.ne(7)),
  );
  const s = await interpreterEngine.create(elaborate(seeing));
  for (const a of [0, 5, 6]) {
    s.port('a').set(a);
    s.step();
  }
  expect(s.takeFailures()).toEqual([{ path: 'never_7', cycle: 2 }]);
});

test('what stands between the module and an instance is in the path, and sees the inputs of the module', async () => {
  type Link = typeof crossing extends Module<infer _I, infer _O, infer L, infer _C> ? L : never;
  const withCut: Module<{ readonly cut: Bits<1> }, object, Link, 'wr' | 'rd'> = {
    ...crossing,
    ports: { ...crossing.ports, in: { cut: on('rd', bit) } },
  };
  const between = bind(withCut, () => undefined, {
    between: {
      wr_gray_sync: (drives, { cut }, m) => {
        const { d } = drives as { readonly d: Bits<3> };
        return { d: m.on('rd').mux(cut, m.lit(3, 0), m.on('rd').unsafeCross('uncut', d)) };
      },
    },
  });
  const arrives = async (cut: 0 | 1): Promise<unknown> => {
    const s = await interpreterEngine.create(elaborate(between));
    for (const reset of [1, 0, 0, 0, 0, 0]) {
      for (const name of ['wr_rst', 'rd_rst']) s.port(name).set(reset);
      s.port('up_valid').set(1 - reset);
      s.port('cut').set(cut);
      s.step();
    }
    return s.port('down_valid').get();
  };
  expect([await arrives(0), await arrives(1)]).toEqual([1, 0]);
});
