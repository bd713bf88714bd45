import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { seededRandom } from '../../support/random.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { aes256Core, aes256Latency } from './aes256-pipeline.ts';

const hex = (value: bigint, digits: number): Buffer => Buffer.from(value.toString(16).padStart(digits, '0'), 'hex');

/** What Node's OpenSSL makes of a block. */
const reference = (block: bigint, key: bigint): bigint => {
  const cipher = createCipheriv('aes-256-ecb', hex(key, 64), null).setAutoPadding(false);
  return BigInt(`0x${cipher.update(hex(block, 32)).toString('hex')}`);
};

test('a block and a key enter in every clock, and 14 clocks later the cipher text leaves', async () => {
  const s = await wasmEngine.create(elaborate(aes256Core));
  const random = seededRandom(1);
  const expected: bigint[] = [];
  for (let clock = 0; clock < 200; clock++) {
    const [block, key] = [BigInt(random.bits(128)), BigInt(random.bits(256))];
    s.port('block').set(block);
    s.port('key').set(key);
    expected.push(reference(block, key));
    s.step();
    const entered = clock + 1 - aes256Latency;
    if (entered >= 0) expect(s.port('cipher').get(), `block ${entered}`).toBe(expected[entered]);
  }
});
