import { expect, test } from 'vitest';
import { interpreterEngine } from '../../testbench/engine/interpreter/engine.ts';
import { fifo } from '../lib/stream/fifo.ts';
import { emitVerilog } from '../verilog/emit.ts';
import { lint } from '../verilog/testing/lint.ts';
import { bind, bits, elaborate } from './index.ts';

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
