/** A place that has its next PDC at once: nothing of the last one is left. */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import { InitiatorBench, type InitiatorIn } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const RTO = 3000;
const registers = lifeRegisters({
  ...{ rtoInitTime: RTO, rtoMaxTime: 2 * RTO, clearTime: 100_000 },
  loss: { probe: false, tail: 'off' },
});

/** PDCs at place 0, one after the other. */
class OnePlace {
  /** What was told: packets, outcomes by their handles, events for congestion control. */
  readonly packets: string[] = [];
  readonly outcomes: number[] = [];
  readonly congestion: string[] = [];
  retired = 0;
  closed = 0;
  established = 0;
  readonly #bench: InitiatorBench;
  #pdcid = 0x8000;
  #handle = 0;

  constructor(bench: InitiatorBench) {
    this.#bench = bench;
  }

  /** Clocks until so many PDCs are closed, or so many packets have left. */
  async until(what: () => number, count: number): Promise<void> {
    for (let waits = 0; what() < count; waits++) {
      assert.ok(waits < 1000, 'it does not come');
      await this.run(1);
    }
  }

  /** Clocks, with inputs until they are taken. */
  async run(clocks: number, inputs: InitiatorIn = {}): Promise<void> {
    let waits = inputs;
    for (let i = 0; i < clocks; i++) {
      const out = await this.#bench.clock(waits);
      if (out.openTaken || out.sendTaken || out.closeTaken || waits.peer !== undefined) waits = {};
      if (out.packet !== undefined) this.packets.push(`${out.packet.kind} ${out.packet.psn}`);
      if (out.outcome !== undefined) this.outcomes.push(Number(out.outcome.handle));
      if (out.congestion !== undefined) this.congestion.push(String(out.congestion.kind));
      if (out.retired !== undefined) this.retired++;
      if (out.pdc?.closed === true) this.closed++;
      if (out.pdc?.established === true) this.established++;
    }
    assert.deepEqual(waits, {}, 'an input was not taken');
  }

  /** Opens the next PDC, of which an ACK has come so many clocks before, if it has. */
  async open(clocks: number, heard?: number): Promise<void> {
    this.#pdcid = 0x8000 | ((this.#pdcid + 0x1000) & 0x7fff);
    if (heard !== undefined) await this.ack(0, 0, heard);
    const pdc = { place: 0, pdcid: this.#pdcid, rod: false, roce: false, ccc: 0, starts: true };
    await this.run(clocks, { open: { ...pdc, startPsn: 0, destination: 1n, local: 0 } });
  }

  async send(clocks: number): Promise<void> {
    const packet = { handle: ++this.#handle, message: 1, length: 100, size: 100, first: true, last: true };
    await this.run(clocks, { send: { place: 0, kind: 'request', ...packet } });
  }

  async ack(psn: number, cack: number, clocks: number): Promise<void> {
    const from = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: this.#pdcid };
    const flags = { m: false, retx: false, req: 'none' as const, response: { kind: 'none' as const } };
    const answered = { ackPsnOffset: psn - cack };
    const peer: PeerAck = { ...from, ...flags, type: 'ack', answered, cackPsn: cack >>> 0 };
    await this.run(clocks, { peer });
  }
}

const made = async (bench: InitiatorBench): Promise<OnePlace> => {
  await bench.begin();
  return new OnePlace(bench);
};

/** For a core of 8 PDCs or more. */
export const initiatorReuse: readonly NamedTest[] = [
  named('timers of packets of the PDC that had the place before are over', async (t) => {
    const place = await made(new InitiatorBench(t, { registers, cwnd: 2 ** 20 }));
    await place.open(60);
    await place.send(100);
    await place.ack(0, 0, 100);
    await place.run(20, { close: 0 });
    await place.until(() => place.packets.length, 2);
    await place.ack(1, 1, 100);
    assert.deepEqual([place.packets, place.closed], [['request 0', 'close_cmd 1'], 1]);
    await place.open(1000);
    await place.send(100);
    // The times of the first PDC's packets come, and that of this one does not yet.
    await place.run(RTO - 400);
    assert.deepEqual(
      place.congestion.filter((kind) => kind === 'timeout'),
      [],
    );
    await place.run(1000);
    assert.deepEqual(
      place.congestion.filter((kind) => kind === 'timeout'),
      ['timeout'],
    );
    assert.deepEqual(place.packets.slice(2), ['request 0', 'request 0']);
  }),
  named('a place that has still to be looked at has its next PDC, whenever that comes', async (t) => {
    const place = await made(new InitiatorBench(t, { registers, cwnd: 2 ** 20 }));
    const lives = 30;
    for (let k = 1; k <= lives; k++) {
      await place.open(30);
      await place.send(100);
      await place.ack(0, -1, 30);
      await place.run(20, { close: 0 });
      await place.until(() => place.packets.length, 2 * k);
      await place.ack(1, -1, 1);
      await place.ack(1, 1, 1);
      await place.until(() => place.closed, k);
      await place.run(10 + k);
    }
    assert.deepEqual(
      place.outcomes,
      Array.from({ length: lives }, (_, i) => i + 1),
    );
    assert.equal(place.retired, 2 * lives);
  }),
  named(
    'what a PDC has not sent no ACK establishes, whenever that comes, whatever the one before has sent',
    async (t) => {
      const place = await made(new InitiatorBench(t, { registers, cwnd: 2 ** 20 }));
      for (let heard = 1; heard <= 16; heard++) {
        await place.open(30);
        for (const psn of [0, 1]) {
          await place.send(60);
          await place.ack(psn, psn, 60);
        }
        await place.run(20, { close: 0 });
        await place.until(() => place.packets.length, 3 * heard);
        await place.ack(2, 2, 1);
        await place.until(() => place.closed, 2 * heard - 1);
        await place.run(60);
        await place.open(60, heard);
        assert.equal(place.established, heard, `by an ACK of ${heard} clocks before it`);
        await place.run(20, { close: 0 });
        await place.until(() => place.closed, 2 * heard);
        await place.run(60);
      }
    },
  ),
];
