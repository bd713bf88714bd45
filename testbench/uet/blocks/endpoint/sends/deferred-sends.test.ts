import { deferredSends } from '../../../../../rtl-gen/uet/endpoint/transmit/deferred-sends.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { deferredSendsDirected } from './deferred-sends-directed.ts';
import { deferredSendsProperty } from './deferred-sends-property.ts';

const design = elaborate(deferredSends({ bytes: 64, tags: true }));

describe('deferrable sends of a host, and RTRs', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    const how = { create: onEngine(engine, design), maxCycles: 60_000 };
    for (const { name, body } of deferredSendsDirected) hwTest(`${name}, on ${engine}`, { ...how, seeds: 1 }, body);
    hwTest(
      `each message leaves and is told once, with what was told of it, on ${engine}`,
      { ...how, seeds: engine === 'wasm' ? 3 : 1 },
      deferredSendsProperty(engine === 'wasm' ? 10_000 : 1_500),
    );
  }
});
