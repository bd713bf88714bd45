import { expect } from 'vitest';
import { eraseClocks } from '../../../../rtl-gen/uet/tss/gcm/key-install.ts';
import type { GcmSettings } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { numberOf } from '../../golden/tss/reference/bytes.ts';
import { pulse } from '../ports.ts';
import { gcmOf } from './gcm-bench.ts';
import { gcmDesign } from './gcm-design.ts';
import { bytesOf } from './layer/layer-traffic.ts';

const common = { sbox: 'table', ramRounds: 0, keys: 4, release: { kind: 'cut_through' } } as const;

const settings: Readonly<Record<string, GcmSettings>> = {
  'of one lane': { ...common, lanes: 1, keyBits: 256 },
  'of one lane, with round keys on the fly': { ...common, lanes: 1, keyBits: 256, keySchedule: 'on_the_fly' },
  'of two lanes, with AES-128': { ...common, lanes: 2, keyBits: 128 },
};

for (const [name, one] of Object.entries(settings)) {
  const design = gcmDesign(one);
  hwTest(
    `an engine ${name}: a key that is erased is zeros in every memory, the others stay`,
    { design, maxCycles: 5000 },
    async (t) => {
      const { installed, erase } = gcmOf(t);
      const keys = t.source('keys');
      for (let number = 0; number < one.keys; number++) {
        await keys.send({ number, key: numberOf(bytesOf(t.random, one.keyBits / 8)) });
        while (installed.get() === 0) await t.cycles(1);
      }
      const memories = t.dut.memories!.filter(({ path }) => /(round_\d+\.keys|aes\.keys_\d|\.powers)$/.test(path));
      const rounds = one.keySchedule === 'on_the_fly' ? 2 : one.keyBits === 256 ? 15 : 11;
      expect(memories.length).toBe(one.lanes * (rounds + 1));
      /** The keys of which a memory has a word that is not 0. */
      const kept = (): readonly number[][] =>
        memories.map(({ depth, get }) => {
          const each = depth / one.keys;
          return [...Array(one.keys).keys()].filter((key) =>
            Array.from({ length: each }, (_, i) => get(key * each + i)).some((word) => BigInt(word) !== 0n),
          );
        });
      expect(new Set(kept().flat()).size).toBe(one.keys);
      for (const [i, erased] of [2, 0].entries()) {
        erase.number.set(erased);
        await pulse(t, erase.enable, eraseClocks(1));
        erase.number.set(1);
        await t.cycles(4);
        const others = i === 0 ? [0, 1, 3] : [1, 3];
        for (const numbers of kept()) expect(numbers).toEqual(others);
      }
    },
  );
}
