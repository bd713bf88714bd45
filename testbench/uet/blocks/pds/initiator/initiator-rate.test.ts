/** How fast packets leave: one a clock, of one PDC and of many that have one each. */
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const contexts = 64;
const design = elaborate(pdsInitiator({ contexts, window: 128, records: 1024 }));

/** Clocks in which packets left, of which `each` were given to each of so many PDCs. */
async function leave(bench: InitiatorBench, places: number, each: number): Promise<number[]> {
  let opened = 0;
  while (opened < places) {
    const open = {
      place: opened,
      pdcid: 0x8000 + opened,
      rod: false,
      roce: false,
      ccc: opened,
      starts: true,
      startPsn: 0x1000 * opened,
      destination: 1n,
      local: 0,
    };
    if ((await bench.clock({ open })).openTaken) opened++;
  }
  for (let i = 0; i < 64; i++) await bench.clock();
  const clocks: number[] = [];
  let given = 0;
  for (let clock = 0; clock < 2 * places * each + 200; clock++) {
    const send =
      given === places * each
        ? undefined
        : {
            place: given % places,
            kind: 'request' as const,
            handle: given,
            message: given & 0xffff,
            first: true,
            last: true,
            length: 64,
            size: 64,
          };
    const out = await bench.clock({ send });
    if (out.sendTaken) given++;
    if (out.packet !== undefined) clocks.push(clock);
  }
  return clocks;
}

/** What leaves in place of a packet: a timer, a visit or a retirement, in one clock of 16 each round. */
const others = 1.25;

for (const [places, each] of [
  [64, 1],
  [64, 4],
  [1, 100],
] as const) {
  hwTest(
    `${places} PDCs with ${each} packets each send one a clock`,
    { create: (of) => engines.wasm.create(design, of), seeds: 1 },
    async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters({ rtoInitTime: 100_000 }), cwnd: 1_000_000 });
      await bench.begin();
      const clocks = await leave(bench, places, each);
      expect(clocks).toHaveLength(places * each);
      expect(clocks.at(-1)! - clocks[0]!).toBeLessThan(places * each * others);
    },
  );
}
