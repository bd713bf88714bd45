/** Keys that are derived, held against the golden model. */
import { expect } from 'vitest';
import { kdfLatency, tssKdf } from '../../../../../rtl-gen/uet/tss/layer/kdf.ts';
import { deriveKey, type KeyContext, numberOf } from '../../../golden/tss/index.ts';
import { type Body, chance, dutOf, type TestContext } from '../../test-kit.ts';
import { bytesOf } from './layer-traffic.ts';

/** Asks for the keys, one after another, and holds each, its clock too, against the model. */
export async function deriveAll(t: TestContext, asked: readonly (readonly [Uint8Array, KeyContext])[]): Promise<void> {
  const source = t.source('up');
  const { payload } = dutOf(t.dut, tssKdf).down;
  const sink = t.sink('down', { ready: chance(0.5), offers: true });
  for (const [key, context] of asked) {
    const { mode, epoch, rekey, address } = context;
    const wide = address.length === 16;
    // Bits above an address of 4 bytes count for nothing.
    const noise = wide ? 0n : BigInt(t.random.bits(96)) << 32n;
    const began = await source.send({
      ...{ key: numberOf(key), server: Number(mode === 'server'), epoch, rekey, wide: Number(wide) },
      address: numberOf(address) | noise,
    });
    const { item, offered } = await sink.recv();
    const derived = deriveKey(key, context);
    expect(item).toEqual({ key: numberOf(derived.key), iv_mask: numberOf(derived.ivMask) });
    expect(offered! - began).toBe(kdfLatency({ wide }));
    // Nothing of it stays on the port.
    await t.cycles(3);
    expect(payload.get()).toEqual({ key: 0n, iv_mask: 0n });
  }
}

/** So many keys of random contexts. */
export const kdfProperty =
  (keys: number): Body<void> =>
  (t) => {
    const { random } = t;
    const asked = Array.from({ length: keys }, () => {
      const mode = random.pick(['cluster', 'server'] as const);
      const address = bytesOf(random, random.pick([4, 16]));
      return [bytesOf(random, 32), { mode, epoch: random.below(0x10000), rekey: random.word(), address }] as const;
    });
    return deriveAll(t, asked);
  };
