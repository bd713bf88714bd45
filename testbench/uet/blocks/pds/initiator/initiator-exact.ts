/** Window and credit of a congestion control context, to the byte: a packet of the PDS initiator waits for both. */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { Limit } from '../../../golden/pds/initiator/index.ts';
import { ack, Corner, quiet, send } from './corner.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';
import { InitiatorTables } from './initiator-tables.ts';

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

/** A PDC of another context, and packets that fill what hardware has for those that leave. */
const OTHER = 1;
const FULL = 90;
/** Packets that leave in clocks in a row. */
const BURST = 24;

/** The context has claimed so many bytes, got them back, and sent as many, where the engine shows the tables. */
async function moved(c: Corner, tables: InitiatorTables | undefined, by: number): Promise<number> {
  await c.open(OTHER);
  for (let i = 0; i < FULL; i++) await c.run(1, { send: send(OTHER, i), ready: false });
  // No event may enter where no packet finds room.
  await c.run(400, { ready: false });
  tables?.moveBytes(PLACE, by);
  tables?.moveSent(PLACE, PLACE, by);
  await c.run(200);
  return tables === undefined ? 0 : by;
}

const exact = (what: 'window' | 'credit', permits: Permits, by: number): NamedTest =>
  named(
    `a packet waits for its room in the ${what}, to the byte, after ${by} bytes that were given back`,
    async (t) => {
      const sizes = t.random.fork('sizes');
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: ALL });
      await bench.begin();
      const c = new Corner(bench);
      await c.open(PLACE);
      const before = await moved(c, InitiatorTables.of(t.dut), by);
      const permit = (fields: Partial<Limit>): void =>
        bench.limit(PLACE, { window: ALL, credit: undefined, cwnd: ALL, maxWindow: ALL, small: false, ...fields });
      let sent = 0;
      const leaves = async (index: number, none: Partial<Limit>, all: Partial<Limit>): Promise<void> => {
        const size = sizes.int(1, 2 ** 14 - 1);
        const [less, enough] = [
          { ...permits(sent, size)[0], ...none },
          { ...permits(sent, size)[1], ...all },
        ];
        permit(less);
        await c.pass(10);
        await c.run(110, { send: { ...send(PLACE, index), size } });
        assert.deepEqual(c.left, [], `${JSON.stringify(less)} let ${size} bytes go after ${sent}`);
        permit(enough);
        await c.run(110);
        assert.deepEqual(
          c.left,
          [String(index)],
          `${JSON.stringify(enough)} let none of ${size} bytes go after ${sent}`,
        );
        sent += size;
        c.shown.length = 0;
        await c.run(110, { peer: ack(PLACE, index, index) });
        const told = (kind: string): number[] =>
          c.shown.flatMap(({ congestion: event }) =>
            event?.ccc === PLACE && event.kind === kind ? [Number(event.bytes)] : [],
          );
        // It leaves the flight, and all that was sent is told when nothing of it is out.
        assert.deepEqual([told('withdrawn'), told('idle')], [[size], [(before + sent) % 2 ** 32]]);
      };
      for (let i = 0; i < PACKETS; i++) await leaves(i, {}, {});
      for (const [i, room] of large.entries()) await leaves(PACKETS + i, {}, { [what]: room });
      // Many in clocks in a row, each of which counts what the one before has left.
      const first = PACKETS + large.length;
      let burst = 0;
      permit({});
      c.shown.length = 0;
      for (let i = first; i < first + BURST; i++) {
        const size = sizes.int(1, 2 ** 14 - 1);
        burst += size;
        await c.run(1, { send: { ...send(PLACE, i), size } });
      }
      await c.run(110);
      assert.equal(c.left.length, BURST);
      c.shown.length = 0;
      await c.run(300, { peer: ack(PLACE, first + BURST - 1, first + BURST - 1) });
      const told = c.shown.flatMap(({ congestion }) => (congestion === undefined ? [] : [congestion]));
      const bytes = (kind: string): number =>
        told.reduce((sum, event) => sum + (event.kind === kind ? Number(event.bytes) : 0), 0);
      assert.equal(bytes('withdrawn') - bytes('readd'), burst);
      assert.equal(bytes('idle'), (before + sent + burst) % 2 ** 32);
    },
  );

/** Of a core of 8 PDCs. */
export const initiatorExact: readonly NamedTest[] = [
  exact('window', byWindow, 0x5555_5555),
  exact('credit', byCredit, 0xaaaa_aaaa),
];
