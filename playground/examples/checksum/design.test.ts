import { chance, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { top } from './design.ts';

const design = elaborate(top);

/** Bit by bit, as the standard says it. */
function crcOf(bytes: readonly number[]): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

hwTest(
  'packets of any length have the CRC of the standard',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    const board = t.scoreboard('CRCs');
    const source = t.source('up', { valid: chance(0.8) });
    t.sink('down', { ready: chance(0.6), onItem: (item) => board.actual(item) });
    for (let packet = 0; packet < 40; packet++) {
      const bytes = Array.from({ length: 1 + t.random.below(30) }, () => t.random.below(256));
      board.expect(crcOf(bytes));
      for (let at = 0; at < bytes.length; at += 4) {
        const beat = bytes.slice(at, at + 4);
        const data = beat.reduce((word, byte, i) => (word | (byte << (8 * i))) >>> 0, 0);
        source.sendNow({ data, keep: 2 ** beat.length - 1, last: Number(at + 4 >= bytes.length) });
      }
    }
    await source.whenIdle();
    await t.cycles(80);
  },
);
