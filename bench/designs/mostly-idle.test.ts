import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { seededRandom } from '../../support/random.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { idleChannel, mostlyIdle } from './mostly-idle.ts';

test('a channel reports the CRC, sum, largest word and number of its messages', async () => {
  const s = await wasmEngine.create(elaborate(idleChannel));
  const random = seededRandom(1);
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  let [total, largest, messages] = [0n, 0n, 0n];
  for (let message = 0; message < 40; message++) {
    const words = Array.from({ length: random.int(1, 16) }, () => BigInt(random.bits(64)));
    s.port('start').set(1);
    s.port('length').set(words.length - 1);
    s.step();
    s.port('start').set(0);
    for (const word of words) {
      s.port('push').set(1);
      s.port('data').set(word);
      s.step();
      s.port('push').set(0);
      s.step(random.int(0, 2));
    }
    const bytes = Buffer.from(
      words.flatMap((w) => Array.from({ length: 8 }, (_, i) => Number((w >> BigInt(8 * i)) & 0xffn))),
    );
    for (const word of words) {
      total = BigInt.asUintN(48, total + word);
      if (BigInt.asUintN(32, word) > largest) largest = BigInt.asUintN(32, word);
    }
    let waited = 0;
    while (s.port('done').get() === 0 && waited++ < 200) s.step();
    const high = BigInt(crc32(bytes)) ^ largest;
    const low = (total >> 16n) ^ ((messages << 16n) | (total & 0xffffn));
    expect(s.port('report').get(), `message ${message}`).toBe((high << 32n) | low);
    s.step();
    messages++;
  }
});

test('few registers change in a clock, and every channel has its turn', async () => {
  const s = await wasmEngine.create(elaborate(mostlyIdle), { trace: true });
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  const registers = s.signals.filter((x) => x.kind === 'reg' && x.path.startsWith('channel_'));
  const active = new Set<unknown>();
  let values = registers.map((r) => r.get());
  let changes = 0;
  const clocks = 10_000;
  for (let clock = 0; clock < clocks; clock++) {
    s.step();
    const now = registers.map((r) => r.get());
    changes += now.filter((v, i) => v !== values[i]).length;
    values = now;
    active.add(s.port('active').get());
  }
  const share = changes / clocks / registers.length;
  expect(share).toBeGreaterThan(0.002);
  expect(share).toBeLessThan(0.05);
  expect(active.size).toBe(32);
});
