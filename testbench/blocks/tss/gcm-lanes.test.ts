import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { gcmLanes } from '../../../rtl-gen/uet/tss/gcm/lanes.ts';
import { gcmDefaults } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { hwProperty } from '../../bench/hw-property.ts';
import { hwTest } from '../../bench/hw-test.ts';
import { engines } from '../../engine/engines.ts';
import { type GcmPacket, gcmPorts } from './gcm-bench.ts';
import { randomBytes } from './gcm-property.ts';
import { anyTraffic, carries, partBytes } from './testing/any-traffic.ts';

const verdict = elaborate(gcmLanes({ ...gcmDefaults, lanes: 4 }));
const cut = elaborate(
  gcmLanes({ lanes: 2, keyBits: 128, keys: 4, sbox: 'logic', ramRounds: 4, release: { kind: 'cut_through' } }),
);

// Long ones among short ones, so that those behind wait for them.
const runs = anyTraffic(fc.oneof(partBytes, partBytes, fc.nat(300), fc.constantFrom(1500, 2100)), 24);

describe('the GCM engine of several lanes', () => {
  // Yosys's reading of both kinds of design is in emitted-verilog.test.ts and here.
  const designs = [
    { name: '4, that waits for verdicts', design: verdict, keyBytes: 32, engine: 'wasm' },
    { name: '2, that cuts through', design: cut, keyBytes: 16, engine: 'yosys' },
  ] as const;
  for (const { name, design, keyBytes, engine } of designs) {
    hwProperty(
      `${name}: any packets, true, forged or short, are OpenSSL's and in order, however streams wait, on ${engine}`,
      { create: (o) => engines[engine].create(design, o), numRuns: 6 },
      runs,
      carries(keyBytes, design === cut),
    );
  }

  hwTest(
    'takes packets of 1,500 bytes at 97 % of 64 bytes a clock or more, and long ones among short ones nearly so',
    { create: (o) => engines.wasm.create(verdict, o) },
    async (t) => {
      const key = randomBytes(t, 32);
      const ports = gcmPorts(t, { gaps: false });
      await ports.install(new Map([[1, key]]));
      const rate = async (lengths: readonly number[]): Promise<number> => {
        const packets = lengths.map((text): GcmPacket => {
          const bytes = randomBytes(t, 24 + text);
          return { key: 1, iv: randomBytes(t, 12), seal: true, bytes, passBytes: 0, aadBytes: 24 };
        });
        const { ends } = await ports.play(packets, packets.length);
        const [from, to] = [Math.floor(lengths.length / 4), Math.floor((3 * lengths.length) / 4)];
        const bytes = packets.slice(from + 1, to + 1).reduce((sum, packet) => sum + packet.bytes.length, 0);
        return bytes / (64 * (ends[to]! - ends[from]!));
      };
      expect(await rate(Array(120).fill(1500))).toBeGreaterThanOrEqual(0.97);
    },
  );
});
