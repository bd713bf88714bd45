import { rendezvousSends } from '../../../../../rtl-gen/uet/endpoint/transmit/rendezvous-sends.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { rendezvousSendsDirected } from './rendezvous-sends-directed.ts';
import { rendezvousSendsProperty } from './rendezvous-sends-property.ts';

const design = elaborate(rendezvousSends({ tags: true, mtu: 1024 }));

describe('rendezvous sends of a host', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    const how = { create: onEngine(engine, design), maxCycles: 60_000 };
    for (const { name, body } of rendezvousSendsDirected) hwTest(`${name}, on ${engine}`, { ...how, seeds: 1 }, body);
    hwTest(
      `each is told once, when all that its target gets has been read, on ${engine}`,
      { ...how, seeds: engine === 'wasm' ? 3 : 1 },
      rendezvousSendsProperty(engine === 'wasm' ? 20_000 : 2_000),
    );
  }
});
