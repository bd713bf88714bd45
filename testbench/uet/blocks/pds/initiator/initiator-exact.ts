/** Window and credit of a congestion control context, to the byte: a packet of the PDS initiator waits for both. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { Limit } from '../../../golden/pds/initiator/index.ts';
import { ack, Corner, quiet, send } from './corner.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const PLACE = 6;
const PACKETS = 40;
/** Room that no packet fills: one bit each. */
const large = Array.from({ length: 10 }, (_, i) => 2 ** (21 + i));
const ALL = 2 ** 30;

/** What a context that has sent so many bytes permits: nothing of a packet of that size, and then all of it. */
type Permits = (sent: number, size: number) => readonly [Partial<Limit>, Partial<Limit>];

const byWindow: Permits = (sent, size) => [{ window: sent + size - 1 }, { window: sent + size }];
/** A packet leaves where any credit is left. */
const byCredit: Permits = (sent) => [{ credit: sent }, { credit: sent + 1 }];

const exact = (what: 'window' | 'credit', permits: Permits): NamedTest => ({
  name: `a packet waits for its room in the ${what}, to the byte`,
  body: async (t) => {
    const sizes = t.random.fork('sizes');
    const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 0 });
    await bench.begin();
    const c = new Corner(bench);
    await c.open(PLACE);
    const permit = (fields: Partial<Limit>): void =>
      bench.limit(PLACE, { window: ALL, credit: undefined, cwnd: ALL, maxWindow: ALL, small: false, ...fields });
    let sent = 0;
    const leaves = async (index: number, none: Partial<Limit>, all: Partial<Limit>): Promise<void> => {
      const size = sizes.int(1, 2 ** 14 - 1);
      const [before, after] = [
        { ...permits(sent, size)[0], ...none },
        { ...permits(sent, size)[1], ...all },
      ];
      permit(before);
      await c.run(10);
      c.shown.length = 0;
      await c.run(110, { send: { ...send(PLACE, index), size } });
      assert.deepEqual(c.left, [], `${JSON.stringify(before)} let ${size} bytes go after ${sent}`);
      permit(after);
      await c.run(110);
      assert.deepEqual(c.left, [String(index)], `${JSON.stringify(after)} let none of ${size} bytes go after ${sent}`);
      sent += size;
      await c.run(20, { peer: ack(PLACE, index, index) });
    };
    for (let i = 0; i < PACKETS; i++) await leaves(i, {}, {});
    for (const [i, room] of large.entries()) await leaves(PACKETS + i, {}, { [what]: room });
  },
});

/** Of a core of 8 PDCs. */
export const initiatorExact: readonly NamedTest[] = [exact('window', byWindow), exact('credit', byCredit)];
