import { restAddresses } from '../../../../../rtl-gen/uet/endpoint/ses/receive-rest.ts';
import { restReads } from '../../../../../rtl-gen/uet/endpoint/transmit/rest-reads.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { restAddressesProperty } from './rest-addresses-property.ts';
import { restReadsDirected, restReadsProperty } from './rest-reads-property.ts';

const reads = elaborate(restReads({ bytes: 64, tags: true, slots: 32 }));
const addresses = elaborate(restAddresses(32));

describe('READs for the rest of rendezvous sends', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    const on = (design: typeof reads) => ({ create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1 });
    const clocks = engine === 'wasm' ? 3_000 : 1_000;
    const maxCycles = 20_000;
    hwTest(
      `they and messages take turns, each once, its bytes in the same order, on ${engine}`,
      { ...on(reads), maxCycles },
      restReadsProperty(clocks),
    );
    for (const { name, body } of restReadsDirected)
      hwTest(`${name}, on ${engine}`, { ...on(reads), seeds: 1, maxCycles }, body);
    hwTest(
      `each goes to the peer of its message, on ${engine}`,
      { ...on(addresses), maxCycles },
      restAddressesProperty(32, clocks),
    );
  }
});
