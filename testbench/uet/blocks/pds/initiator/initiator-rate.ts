/** How fast packets leave: one a clock, of one PDC and of many that have a few each. */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

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

/** Clocks after the last packet of a turn in which its PDC has no other one; fewer PDCs do not fill them. */
const settled = 32;

const rate = (places: number, each: number, pause = 0): NamedTest =>
  named(`packets leave one a clock, ${each} of each of ${places} PDCs`, async (t) => {
    const bench = new InitiatorBench(t, { registers: lifeRegisters({ rtoInitTime: 100_000 }), cwnd: 1_000_000 });
    await bench.begin();
    const clocks = await leave(bench, places, each);
    assert.equal(clocks.length, places * each);
    const taken = clocks.at(-1)! - clocks[0]!;
    assert.ok(taken < places * each * others + pause, `${places * each} packets take ${taken} clocks`);
  });

/** For a core of so many PDCs. */
export const initiatorRates = (contexts: number): readonly NamedTest[] => [
  rate(contexts, 1),
  rate(contexts, Math.max(4, 256 / contexts), Math.max(0, settled - contexts)),
  rate(1, 100),
];
