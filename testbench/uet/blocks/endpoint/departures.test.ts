import { describe, elaborate, expect, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { departing, departingWithRudi, departs, departuresDirected } from './departures-property.ts';

const design = elaborate(departing);
const withRudi = elaborate(departingWithRudi);

describe('packets of the sender and datagrams leave as one stream', () => {
  for (const engine of [wasmEngine, yosysEngine]) {
    const create = { create: (options: Parameters<typeof engine.create>[1]) => engine.create(design, options) };
    hwTest(`all of it at times, ${engine.name}`, { ...create, seeds: 3 }, async (t) => {
      const seen = await departs(t, { packets: 0.6, datagrams: 0.5, down: 0.7, ends: 0.6 }, 3000);
      expect(Math.min(seen.packets, seen.datagrams, seen.both)).toBeGreaterThan(300);
      expect(seen.datagrams - seen.ended).toBeLessThan(6);
    });
  }

  for (const engine of [wasmEngine, yosysEngine]) {
    const create = { create: (options: Parameters<typeof engine.create>[1]) => engine.create(withRudi, options) };
    hwTest(`with answers by RUDI beside them, ${engine.name}`, { ...create, seeds: 2 }, async (t) => {
      const seen = await departs(t, { packets: 0.5, datagrams: 0.5, served: 0.5, down: 0.8, ends: 0.7 }, 3000);
      expect(Math.min(seen.packets, seen.datagrams, seen.served, seen.both)).toBeGreaterThan(200);
      expect(seen.datagrams + seen.served - seen.ended).toBeLessThan(6);
    });
  }

  const create = { design };
  for (const { name, body } of departuresDirected) hwTest(name, create, body);
});
