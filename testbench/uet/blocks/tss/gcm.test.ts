import fc from 'fast-check';
import { gcmEngine } from '../../../../rtl-gen/uet/tss/gcm/engine.ts';
import { gcmDefaults } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { verilatorAvailable } from '../../../engine/verilator/toolchain.ts';
import { describe, elaborate, expect, hwProperty, hwTest, inVerilator, test } from '../vitest-kit.ts';
import { gcmDirected } from './gcm-directed.ts';
import { gcmProperty } from './gcm-property.ts';
import { anyTraffic, carries, partBytes } from './testing/any-traffic.ts';

const installed = await verilatorAvailable();
const verdict = elaborate(gcmEngine(gcmDefaults));
const cut = elaborate(
  gcmEngine({ keyBits: 128, keys: 4, sbox: 'logic', ramRounds: 4, release: { kind: 'cut_through' } }),
);

const runs = anyTraffic(fc.oneof(partBytes, fc.nat(300)), 16);

describe('the GCM engine', () => {
  const designs = [
    { name: 'that waits for verdicts', design: verdict, keyBytes: 32, engine: 'wasm' },
    { name: 'that cuts through', design: cut, keyBytes: 16, engine: 'yosys' },
  ] as const;
  for (const { name, design, keyBytes, engine } of designs) {
    hwProperty(
      `${name}: any packets, true, forged or short, under several keys, are OpenSSL's, however streams wait, on ${engine}`,
      { design, engine, numRuns: 8 },
      runs,
      carries(keyBytes, design === cut),
    );
  }

  // Yosys's reading of this design is in emitted-verilog.test.ts.
  if (installed)
    hwTest(
      'is what it is in the emitted Verilog too, on verilator',
      { create: inVerilator(verdict, { quick: true }), timeout: 600_000 },
      gcmProperty(2_000),
    );

  for (const { name, body } of gcmDirected(gcmDefaults)) hwTest(name, { design: verdict }, body);

  test('with another number of keys is refused in one sentence', () => {
    const make = () => gcmEngine({ ...gcmDefaults, keys: 3 });
    expect(make).toThrow(new RangeError('AES-GCM with 3 keys: give a power of two from 2'));
  });
});
