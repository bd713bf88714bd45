import { expect, test } from 'vitest';
import { sampleTable } from '../../rtl-gen/lib/axi/sample-table.ts';
import { hwTest } from '../bench/hw-test.ts';
import { type ByteManager, faultOf, registerBus } from './register-bus.ts';
import { registerModel } from './register-model.ts';
import { bitBash } from './sequences/bit-bash.ts';
import { checkStrobes } from './sequences/strobes.ts';
import { NaiveSample } from './testing/naive-sample.ts';
import { sampleDesign } from './testing/sample-bench.ts';

/** A manager that writes bytes that follow one another, in `naive`, which answers as WISHBONE does. */
function bytesManager(naive: NaiveSample): ByteManager & { readonly writes: unknown[] } {
  const writes: unknown[] = [];
  return {
    writes,
    ports: { lanes: 4, hasStrobes: true },
    async read(address, length) {
      const word = naive.read(address);
      const bytes = Uint8Array.from({ length }, (_, i) => ((word ?? 0) >>> (8 * i)) & 255);
      return { bytes, response: word === undefined ? 'ERR' : 'ACK' };
    },
    async write(address, bytes) {
      writes.push([address, [...bytes]]);
      const first = address % 4;
      const word = [...bytes].reduce((sum, byte, i) => sum + byte * 2 ** (8 * (first + i)), 0);
      const isThere = naive.write(address - first, word, (2 ** bytes.length - 1) << first);
      return { response: isThere ? 'ACK' : 'ERR' };
    },
  };
}

test('bytes that do not follow one another are several writes of a manager without strobes', async () => {
  const manager = bytesManager(new NaiveSample());
  const bus = registerBus(manager);
  expect([bus.bytes, bus.strobes]).toEqual([4, true]);
  expect(await bus.write(0x10, 0x4433_2211n, 0b1011)).toEqual({ fault: undefined });
  expect(await bus.write(0x10, 0x4433_2211n, 0b1111)).toEqual({ fault: undefined });
  expect(await bus.write(0x10, 0x4433_2211n, 0)).toEqual({ fault: undefined });
  expect(manager.writes).toEqual([
    [0x10, [0x11, 0x22]],
    [0x13, [0x44]],
    [0x10, [0x11, 0x22, 0x33, 0x44]],
  ]);
  expect(await bus.write(0x0c, 0n, 0b0101)).toEqual({ fault: 'ERR' });
  expect(await bus.read(0x00)).toEqual({ word: 0x0004_0004n, fault: undefined });
  expect(await bus.read(0x0c)).toEqual({ word: 0n, fault: 'ERR' });
});

hwTest('sequences over such a manager', { design: sampleDesign }, async (t) => {
  const naive = new NaiveSample();
  const model = registerModel(t, sampleTable, { manager: bytesManager(naive) });
  const fields = ['control.enable', 'control.mode', 'control.threshold'];
  expect((await bitBash(model)).checked).toEqual(fields);
  expect((await checkStrobes(model)).checked).toEqual(fields);
  expect(naive).toEqual(new NaiveSample());
  model.watch.onTransfer({ kind: 'write', address: 1, bytes: [0, 0x30, 0, 0], select: [false, true, false, false] });
  expect(model.regs.control.threshold.get()).toBe(0x43);
  model.watch.onTransfer({ kind: 'read', address: 0, bytes: [1, 0, 0, 0], response: 'ACK' });
  expect(model.regs.control.get()).toEqual({ enable: 1, mode: 'off', flush: 0, threshold: 0 });
  model.watch.onTransfer({ kind: 'write', address: 0, bytes: [0, 0, 0, 0], response: 'ERR' });
  expect(model.regs.control.enable.get()).toBe(1);
});

test('what an error is', () => {
  expect([{}, { response: 'OKAY' }, { response: 'ACK' }, { error: false }].map(faultOf)).toEqual(
    Array(4).fill(undefined),
  );
  expect([{ error: true }, { response: 'SLVERR' }, { response: 'RTY' }].map(faultOf)).toEqual([
    'an error',
    'SLVERR',
    'RTY',
  ]);
});
