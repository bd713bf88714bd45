import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bursts } from '../../../testbench/agents/patterns.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { hwTest } from '../../../testbench/bench/hw-test.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { elaborate } from '../../hdl/index.ts';
import { type Crc, checkCrc, crcs } from './crc.ts';
import { crcGenerator } from './crc-generator.ts';
import { crcLatency, crcPipeline } from './crc-pipeline.ts';
import { crcRemainder, remainderLatency } from './crc-remainder.ts';
import { serialCrc } from './testing/serial-crc.ts';

/** The CRCs of the bytes of "123456789", from https://reveng.sourceforge.io/crc-catalogue/all.htm. */
const checkValues: Readonly<Record<keyof typeof crcs, bigint>> = {
  crc5Usb: 0x19n,
  crc8: 0xf4n,
  crc8Bluetooth: 0x26n,
  crc10Atm: 0x199n,
  crc12Umts: 0xdafn,
  crc15Can: 0x059en,
  crc16Arc: 0xbb3dn,
  crc16Usb: 0xb4c8n,
  crc16Xmodem: 0x31c3n,
  crc16Ibm3740: 0x29b1n,
  crc16Kermit: 0x2189n,
  crc16Sdlc: 0x906en,
  crc16Riello: 0x63d0n,
  crc24OpenPgp: 0x21cf02n,
  crc24Ble: 0xc25a56n,
  crc32: 0xcbf43926n,
  crc32c: 0xe3069283n,
  crc32Bzip2: 0xfc891918n,
  crc40Gsm: 0xd4164fc646n,
  crc64Ecma: 0x6c40df5f0b497347n,
  crc64Xz: 0x995dc9bbdf1939fan,
};
const named = Object.keys(crcs) as readonly (keyof typeof crcs)[];
const checked = Buffer.from('123456789');

const wordOf = (bytes: readonly number[]): bigint => BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`);

/** A packet's beats, with anything in the bytes that do not count. */
function beatsOf(t: TestContext, packet: readonly number[], size: number) {
  return Array.from({ length: Math.ceil(packet.length / size) }, (_, i) => {
    const kept = packet.slice(i * size, (i + 1) * size);
    const rest = Array.from({ length: size - kept.length }, () => t.random.below(256));
    return {
      data: wordOf([...kept, ...rest]),
      keep: (1n << BigInt(kept.length)) - 1n,
      last: Number((i + 1) * size >= packet.length),
    };
  });
}

const randomBytes = (t: TestContext, length: number) => Array.from({ length }, () => t.random.below(256));

/** Sends packets of all sorts of lengths through `crcGenerator`, and compares with the model. */
async function comparePackets(t: TestContext, crc: Crc, dataBits: number, eager: boolean): Promise<void> {
  const size = dataBits / 8;
  const expected = t.scoreboard<bigint>();
  const source = t.source('up', { valid: eager || bursts(6) });
  const sink = t.sink('down', {
    ready: eager || bursts(12),
    onItem: (item) => expected.actual(BigInt(item as number | bigint)),
  });
  t.monitor('down');
  const lengths = [
    ...Array.from({ length: 40 }, () => t.random.int(1, size)),
    ...Array.from({ length: 40 }, () => t.random.int(1, 5 * size)),
  ];
  for (const packet of [[...checked], ...lengths.map((length) => randomBytes(t, length))]) {
    expected.expect(serialCrc(crc, packet));
    for (const item of beatsOf(t, packet, size)) source.sendNow(item);
  }
  await sink.received(lengths.length + 1);
}

describe('the model', () => {
  test.each(named)('%s of "123456789" is the published check value', (name) => {
    expect(serialCrc(crcs[name], checked)).toBe(checkValues[name]);
  });

  test('CRC-32 is that of zlib', () => {
    const bytes = Buffer.from(Array.from({ length: 300 }, (_, i) => (i * i) & 255));
    for (const length of [0, 1, 7, 64, 300])
      expect(serialCrc(crcs.crc32, bytes.subarray(0, length))).toBe(BigInt(crc32(bytes.subarray(0, length))));
  });
});

describe('crcGenerator', () => {
  for (const name of named) {
    const create = wasmEngine.create;
    const design = elaborate(crcGenerator(crcs[name], 32));
    hwTest(`${name}, 32 bits a clock, is that of the model`, { create: (o) => create(design, o) }, (t) =>
      comparePackets(t, crcs[name], 32, false),
    );
  }

  for (const dataBits of [8, 16, 24, 32, 64, 128, 256, 512, 1024]) {
    for (const crc of [crcs.crc32, crcs.crc64Ecma]) {
      const design = elaborate(crcGenerator(crc, dataBits));
      hwTest(
        `${crc.name}, ${dataBits} bits a clock, is that of the model`,
        { create: (o) => wasmEngine.create(design, o), seeds: 2 },
        (t) => comparePackets(t, crc, dataBits, t.random.chance(0.5)),
      );
    }
  }

  everyEngineTest(
    'of 64 bits is the model for all lengths of packets',
    elaborate(crcGenerator(crcs.crc32c, 64)),
    { seeds: 2 },
    (t) => comparePackets(t, crcs.crc32c, 64, t.random.chance(0.5)),
  );

  everyEngineTest(
    'of 512 bits takes a packet of one beat in each clock',
    elaborate(crcGenerator(crcs.crc32, 512)),
    {},
    async (t) => {
      const expected = t.scoreboard<number>();
      const source = t.source('up');
      const sink = t.sink('down', { onItem: (item) => expected.actual(item as number) });
      let first: Promise<number> | undefined;
      for (let i = 0; i < 80; i++) {
        const packet = randomBytes(t, t.random.int(1, 64));
        expected.expect(crc32(Buffer.from(packet)));
        const item = beatsOf(t, packet, 64)[0]!;
        if (i === 0) first = Promise.resolve(source.send(item));
        else source.sendNow(item);
      }
      const start = await first!;
      await sink.received(80);
      expect(sink.items.map(({ cycle }) => cycle - start)).toEqual(
        Array.from({ length: 80 }, (_, i) => i + crcLatency(512) + 1),
      );
    },
  );
});

everyEngineTest(
  'crcRemainder has the remainder 2 clocks after the last beat and keeps it',
  elaborate(crcRemainder(crcs.crc16Riello, 16)),
  {},
  async (t) => {
    const port = (name: string) => t.dut.port(name);
    const send = (bytes: readonly number[], last: number) => {
      port('valid').set(1);
      port('last').set(last);
      port('data').set(Number(wordOf(bytes)));
    };
    send([1, 2], 0);
    await t.rising();
    send([3, 4], 1);
    await t.rising();
    port('valid').set(0);
    for (let i = 1; i < 6; i++) {
      expect(port('done').get()).toBe(Number(i === remainderLatency));
      if (i >= remainderLatency)
        expect(BigInt(port('remainder').get())).toBe(serialCrc(crcs.crc16Riello, [1, 2, 3, 4]));
      port('data').set(Number(t.random.bits(16)));
      await t.rising();
    }
  },
);

test('mistakes in parameters are refused', () => {
  expect(() => checkCrc({ ...crcs.crc8, poly: 0x106n })).toThrow(RangeError);
  expect(() => checkCrc({ ...crcs.crc8, poly: 0x107n })).toThrow(RangeError);
  expect(() => checkCrc({ ...crcs.crc8, init: -1n })).toThrow(RangeError);
  expect(() => checkCrc({ ...crcs.crc8, width: 0 })).toThrow(RangeError);
  expect(() => checkCrc({ ...crcs.crc8, name: 'CRC-8' })).toThrow(RangeError);
  for (const dataBits of [0, 4, 12, 8.5]) expect(() => crcPipeline(crcs.crc8, dataBits)).toThrow(RangeError);
});
