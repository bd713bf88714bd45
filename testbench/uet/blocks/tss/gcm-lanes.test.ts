import fc from 'fast-check';
import { gcmLanes } from '../../../../rtl-gen/uet/tss/gcm/lanes.ts';
import { gcmDefaults } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { describe, elaborate, hwProperty, hwTest } from '../vitest-kit.ts';
import { gcmDirected } from './gcm-directed.ts';
import { anyTraffic, carries, partBytes } from './testing/any-traffic.ts';

const verdict = elaborate(gcmLanes({ ...gcmDefaults, lanes: 4 }));
const cut = elaborate(
  gcmLanes({ lanes: 2, keyBits: 128, keys: 4, sbox: 'logic', ramRounds: 4, release: { kind: 'cut_through' } }),
);

// Long ones among short ones, so that those after wait for them.
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
      { design, engine, numRuns: 6 },
      runs,
      carries(keyBytes, design === cut),
    );
  }

  for (const { name, body } of gcmDirected({ ...gcmDefaults, lanes: 4 }))
    hwTest(`4: ${name}`, { design: verdict }, body);
});
