import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { gcmEngine } from '../../../rtl-gen/uet/tss/gcm/engine.ts';
import { gcmDefaults } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { hwProperty } from '../../bench/hw-property.ts';
import { hwTest } from '../../bench/hw-test.ts';
import { engines } from '../../engine/engines.ts';
import { verilatorAvailable } from '../../engine/verilator/toolchain.ts';
import { gcmPorts } from './gcm-bench.ts';
import { gcmDirected } from './gcm-directed.ts';
import { compareGcm, type GcmWish, gcmPacketOf, gcmProperty, randomBytes } from './gcm-property.ts';

const installed = await verilatorAvailable();
const verdict = elaborate(gcmEngine(gcmDefaults));
const cut = elaborate(
  gcmEngine({ keyBits: 128, keys: 4, sbox: 'logic', ramRounds: 4, release: { kind: 'cut_through' } }),
);

const length = fc.oneof(fc.constantFrom(0, 15, 16, 17, 32), fc.nat(40), fc.nat(300));
const wishes: fc.Arbitrary<GcmWish> = fc.record({
  key: fc.nat(3),
  pass: fc.oneof(fc.constant(0), fc.nat(40)),
  aad: fc.oneof(fc.constant(0), fc.nat(40)),
  text: length,
  what: fc.constantFrom('seal', 'open', 'open', 'forged', 'short'),
  where: fc.nat(999),
});
const runs = fc.record({
  packets: fc.array(wishes, { minLength: 1, maxLength: 16, size: 'max' }),
  timing: fc.record({ packets: patterns, descriptors: patterns, down: patterns }),
});

describe('the GCM engine', () => {
  const designs = [
    { name: 'that waits for verdicts', design: verdict, keyBytes: 32, engine: 'wasm' },
    { name: 'that cuts through', design: cut, keyBytes: 16, engine: 'yosys' },
  ] as const;
  for (const { name, design, keyBytes, engine } of designs) {
    hwProperty(
      `${name}: any packets, true, forged or short, under several keys, are OpenSSL's, however streams wait, on ${engine}`,
      { create: (o) => engines[engine].create(design, o), numRuns: 8 },
      runs,
      async (t, { packets: list, timing }) => {
        const keys = new Map([0, 1, 2, 3].map((number) => [number, randomBytes(t, keyBytes)]));
        const ports = gcmPorts(t, timing);
        await ports.install(keys);
        const packets = list.map((one) => gcmPacketOf(t, one, keys.get(one.key)!));
        await compareGcm(ports, packets, keys, design === cut);
      },
    );
  }

  // Yosys's reading of this design is in emitted-verilog.test.ts.
  if (installed)
    hwTest(
      'is what it is in the emitted Verilog too, on verilator',
      { create: (o) => engines.verilator.create(verdict, { ...o, quick: true }), timeout: 600_000 },
      gcmProperty(2_000),
    );

  for (const { name, body } of gcmDirected(gcmDefaults))
    hwTest(name, { create: (o) => engines.wasm.create(verdict, o) }, body);

  test('with another number of keys is refused in one sentence', () => {
    const make = () => gcmEngine({ ...gcmDefaults, keys: 3 });
    expect(make).toThrow(new RangeError('AES-GCM with 3 keys: give a power of two from 2'));
  });
});
