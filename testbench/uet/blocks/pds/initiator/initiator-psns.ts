/** The end of a PDC's PSNs: it closes where they come near to it, and what has none is reported. */
import assert from 'node:assert/strict';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import { ack, Corner, quiet, send } from './corner.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';
import { InitiatorTables } from './initiator-tables.ts';

const PLACE = 6;
/** A PDC of another context, and packets that fill what hardware has for those that leave. */
const OTHER = 1;
const FULL = 90;

/** The PDC has sent a packet, which is acknowledged, and `by` others before, where the engine shows the tables. */
async function begin(c: Corner, tables: InitiatorTables | undefined, by: number): Promise<void> {
  for (const place of [PLACE, OTHER]) await c.open(place);
  await c.run(60, { send: { ...send(PLACE, 0), last: false } });
  await c.run(60, { peer: ack(PLACE, 0, 0) });
  for (let i = 0; i < FULL; i++) await c.run(1, { send: send(OTHER, i), ready: false });
  // No event may enter where no packet finds room.
  await c.run(400, { ready: false });
  tables?.move(PLACE, by);
  c.shown.length = 0;
  await c.run(FULL + 100);
}

/** What a PDC has said of itself. */
const news = (c: Corner): string[] =>
  c.shown.flatMap(({ pdc }) => ['quiesce', 'failed', 'ended', 'closed'].filter((name) => pdc?.[name] === true));

/** Up to the end of the PDC: so many packets more are given than there are PSNs, of `last` from the first one on. */
async function toTheEnd(c: Corner, last: number, slots: number): Promise<void> {
  const packets = last + 4;
  const outcomes = new Map<number, string>();
  let [given, free, next] = [1, slots, 1];
  let peer: PeerAck | undefined;
  for (let clock = 0; clock < 6000 && !news(c).includes('ended'); clock++) {
    const isNext = given < packets && free > 0;
    const more = { ...send(PLACE, given), first: false, last: given === packets - 1 };
    const out = await c.bench.clock({ send: isNext ? more : undefined, peer });
    c.shown.push(out);
    peer = undefined;
    if (out.sendTaken) {
      given++;
      free--;
    }
    if (out.retired === PLACE) free++;
    if (out.packet !== undefined) {
      const handle = next++;
      assert.equal(out.packet.psn, ack(PLACE, handle, handle).cackPsn);
      assert.ok(handle < last);
      peer = ack(PLACE, handle, handle);
    }
    if (out.outcome === undefined) continue;
    const { handle, kind, code } = out.outcome;
    assert.equal(outcomes.has(Number(handle)), false);
    outcomes.set(Number(handle), String(kind));
    if (kind === 'failed') assert.equal(code, failureCodes.no_psn);
  }
  assert.deepEqual(news(c), ['quiesce', 'failed', 'ended']);
  assert.deepEqual(
    [...outcomes].filter(([, kind]) => kind === 'failed').map(([handle]) => handle),
    [0, 1, 2, 3].map((i) => last + i),
  );
  assert.equal(outcomes.size, packets - 1);
}

const psns = (name: string, body: (c: Corner, tables: InitiatorTables | undefined) => Promise<void>): NamedTest =>
  named(name, async (t) => {
    const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 2 ** 24 });
    await bench.begin();
    await body(new Corner(bench), InitiatorTables.of(t.dut));
  });

/** For a core of `window` slots whose PSNs end 2^8 after Start_PSN. */
export const initiatorEnd = (window: number): NamedTest =>
  psns('a PDC whose PSNs come to their end closes, and what has none is reported', async (c) => {
    await begin(c, undefined, 0);
    await toTheEnd(c, 256, window);
  });

/** PSNs of a PDC, those of its end, and slots, of a core of 8 PDCs. */
const [PSNS, NEAR, SLOTS] = [2 ** 31, 2 ** 16, 128];

export const initiatorPsns: readonly NamedTest[] = [
  psns('a PDC closes where the last 2^16 of its 2^31 PSNs begin', async (c, tables) => {
    await begin(c, tables, PSNS - NEAR - SLOTS);
    for (let i = 1; i < SLOTS; i++) {
      assert.deepEqual(news(c), []);
      await c.run(60, { send: { ...send(PLACE, i), first: false, last: false } });
      await c.run(60, { peer: ack(PLACE, i, i) });
    }
    // Without the tables it has sent 128 packets, and goes on.
    assert.deepEqual(news(c), tables === undefined ? [] : ['quiesce']);
  }),
  psns('a PDC has no PSN after 2^31 of them, and reports what has none', async (c, tables) => {
    if (tables === undefined) return;
    await begin(c, tables, PSNS - 2 * SLOTS);
    await toTheEnd(c, 2 * SLOTS, SLOTS);
  }),
];
