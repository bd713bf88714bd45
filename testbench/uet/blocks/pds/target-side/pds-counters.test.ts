import { pdsCounters, snapshotLatency } from '../../../../../rtl-gen/uet/pds/target-side/registers/counter-bank.ts';
import {
  countedEvents,
  counterNames,
  verdictNames,
} from '../../../../../rtl-gen/uet/pds/target-side/registers/counter-list.ts';
import { describe, elaborate, expect, hwTest } from '../../vitest-kit.ts';

const design = elaborate(pdsCounters);

describe('the counters of a PDS target', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    hwTest(
      `${engine}: a snapshot in any clock around the first counts shows no more than what has come`,
      { design, engine, seeds: 3 },
      async (t) => {
        const port = (name: string) => t.dut.port(name);
        const set = (name: string, value: number) => port(name).set(value);
        for (const name of countedEvents) set(`events_${name}`, 0);
        const inMemory = verdictNames.filter((name) => !(countedEvents as readonly string[]).includes(name));
        expect(inMemory.length).toBeGreaterThan(20);
        for (const [i, name] of inMemory.entries()) {
          // Two counts, and a snapshot that is taken from long before them to long after them.
          const takes = 12 - (i % 24);
          let counted = 0;
          for (let clock = -12; clock < 12 + snapshotLatency; clock++) {
            const comes = clock === 0 || clock === 1;
            set('verdict_valid', Number(comes));
            set('verdict_verdict', verdictNames.indexOf(name));
            set('take', Number(clock === takes));
            set('index', counterNames.indexOf(name));
            if (clock > takes && clock < takes + snapshotLatency) expect(port('taken').get()).toBe(0);
            if (clock === takes + snapshotLatency) {
              expect(port('taken').get()).toBe(1);
              expect(Number(port('snapshot').get()), `${name}, taken in clock ${takes}`).toBeLessThanOrEqual(counted);
            }
            counted += Number(comes);
            await t.rising();
          }
          set('verdict_valid', 0);
          set('take', 1);
          await t.rising();
          set('take', 0);
          await t.cycles(snapshotLatency);
          expect(Number(port('snapshot').get()), name).toBe(2);
        }
      },
    );
  }
});
