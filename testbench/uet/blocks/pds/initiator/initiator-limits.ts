/** Room in a congestion control context goes to who found none first. */
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import { assert, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import type { Fields } from '../target-side/target-fields.ts';
import { type HardwareSend, InitiatorBench } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const quiet = { rtoInitTime: 100_000, rtoMaxTime: 200_000, loss: { probe: false, tail: 'off' as const } };

const send = (place: number, handle: number, size: number, ends = { first: true, last: true }): HardwareSend => ({
  place,
  kind: 'request',
  handle,
  message: place,
  length: size,
  size,
  ...ends,
});

async function open(bench: InitiatorBench, place: number): Promise<void> {
  const pdc = { place, pdcid: 0x8000 + place, rod: false, roce: false, ccc: 0, starts: place === 0 };
  const to = { startPsn: 0, destination: 1n, local: 0 };
  for (let tries = 0; !(await bench.clock({ open: { ...pdc, ...to } })).openTaken; tries++) assert.ok(tries < 1000);
}

/** A bench whose packets the test counts: the places of their PDCs, in the order in which they leave. */
class Room {
  readonly bench: InitiatorBench;
  readonly left: number[] = [];
  readonly #most: number;
  #window = 0;

  constructor(t: TestContext, most: number) {
    this.#most = most;
    this.bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: most });
  }

  /** With so many PDCs of one context. */
  async begin(pdcs: number): Promise<void> {
    await this.bench.begin();
    for (let place = 0; place < pdcs; place++) await open(this.bench, place);
  }

  /** The window, whatever it was. */
  permit(window: number): void {
    this.#window = window;
    permit(this.bench, window, this.#most);
  }

  permitMore(bytes: number): void {
    this.permit(this.#window + bytes);
  }

  async run(clocks: number, { send, peer }: Offered = {}): Promise<void> {
    await run(this.bench, clocks, { send, peer }, ({ place }) => this.left.push(Number(place)));
  }
}

type Offered = Pick<Parameters<InitiatorBench['clock']>[0] & object, 'send' | 'peer'>;

/** So many clocks, with a send until it is taken, or something that comes in the first of them. */
async function run(
  bench: InitiatorBench,
  clocks: number,
  offered: Offered,
  onPacket: (packet: Fields) => void,
): Promise<void> {
  let waits = offered;
  for (let i = 0; i < clocks; i++) {
    const { sendTaken, packet } = await bench.clock(waits);
    if (sendTaken || waits.peer !== undefined) waits = {};
    if (packet !== undefined) onPacket(packet);
  }
}

const permit = (bench: InitiatorBench, window: number, most: number): void =>
  bench.limit(0, { window, credit: undefined, cwnd: most, maxWindow: most, small: false });

/** Room that PDCs share, for cores of two PDCs or more. */
export const initiatorRoom: readonly NamedTest[] = [
  named('small packets do not starve a large one of another PDC', async (t) => {
    const room = new Room(t, 3000);
    await room.begin(2);
    room.permit(1000);
    let handle = 0;
    for (let i = 0; i < 20; i++) await room.run(4, { send: send(0, handle++, 100) });
    await room.run(200);
    assert.deepEqual(room.left, new Array(10).fill(0));
    // There is never more room than for a small one, but that those wait for it.
    await room.run(200, { send: send(1, 1000, 2000) });
    for (let i = 0; i < 22; i++) {
      room.permitMore(100);
      await room.run(120);
    }
    assert.deepEqual(room.left.slice(10), [1, 0, 0]);
    for (let i = 0; i < 10; i++) {
      room.permitMore(100);
      await room.run(120);
    }
    assert.equal(room.left.filter((place) => place === 0).length, 20);
  }),
  named('a PDC that begins in a context of others takes nothing off what that has sent', async (t) => {
    const room = new Room(t, 3000);
    await room.begin(0);
    room.permit(1000);
    await open(room.bench, 0);
    await room.run(100, { send: send(0, 0, 1000) });
    await open(room.bench, 1);
    await room.run(300, { send: send(1, 1, 500) });
    assert.deepEqual(room.left, [0]);
    room.permit(1500);
    await room.run(100);
    assert.deepEqual(room.left, [0, 1]);
  }),
  named('who finds no room after another one has it after that one, before small packets', async (t) => {
    const room = new Room(t, 3000);
    // PDCs that want nothing are beside those that wait.
    await room.begin(8);
    for (let round = 0; round < 3; round++) {
      room.left.length = 0;
      // One that was served last does not wait; then two large ones find no room, and small ones of others.
      room.permitMore(100);
      await room.run(300, { send: send(0, 0, 100) });
      for (const place of [2, 5]) await room.run(300, { send: send(place, place, 1000) });
      for (let i = 0; i < 4; i++) for (const place of [0, 7]) await room.run(30, { send: send(place, 10 + i, 100) });
      assert.deepEqual(room.left, [0]);
      for (let i = 0; i < 20; i++) {
        room.permitMore(100);
        await room.run(150);
      }
      assert.deepEqual(room.left, [0, 2, 5]);
      room.permitMore(800);
      await room.run(600);
      assert.deepEqual(room.left.slice(3).sort(), [0, 0, 0, 0, 7, 7, 7, 7]);
    }
  }),
  named('who finds no room has the next, whatever event of its PDC was before', async (t) => {
    const room = new Room(t, 3000);
    await room.begin(2);
    // Visits go round in 8 clocks: in most of them the last one in this context was of the second PDC.
    for (let phase = 0; phase < 8; phase++) {
      room.left.length = 0;
      room.permitMore(200);
      await room.run(120 + phase, { send: send(0, phase, 100) });
      await room.run(90, { send: send(1, phase, 2000) });
      await room.run(120, { send: send(0, phase, 100) });
      assert.deepEqual(room.left, [0], `in phase ${phase}`);
      room.permitMore(2000);
      await room.run(200);
      assert.deepEqual(room.left, [0, 1, 0], `in phase ${phase}`);
    }
  }),
  named('who waits for room and needs none any more lets the others have it', async (t) => {
    const room = new Room(t, 1000);
    await room.begin(2);
    room.permit(1100);
    // One that was served last does not wait.
    await room.run(100, { send: send(0, 1, 1000) });
    await room.run(100, { send: send(1, 0, 100) });
    assert.deepEqual(room.left, [0, 1]);
    const from = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: 0x8000, m: false, retx: false };
    await room.run(200, { peer: { ...from, type: 'nack', code: 'trimmed', refused: { psn: 0 }, payload: 0 } });
    room.permit(1200);
    await room.run(300, { send: send(1, 2, 100) });
    assert.deepEqual(room.left, [0, 1]);
    const answered = { ackPsnOffset: 0 };
    await room.run(300, {
      peer: { ...from, type: 'ack', req: 'none', answered, cackPsn: 0, response: { kind: 'none' } },
    });
    assert.deepEqual(room.left, [0, 1, 1]);
  }),
  named('who waits for room and fails lets the others have it', async (t) => {
    const room = new Room(t, 1000);
    await room.begin(2);
    await room.run(100, { send: send(1, 0, 100) });
    await room.run(100, { send: send(0, 1, 100) });
    await room.run(100, { send: send(1, 2, 2000) });
    await room.run(200, { send: send(0, 3, 100) });
    assert.deepEqual(room.left, [1, 0]);
    const nack = { type: 'nack', code: 'pdc_hdr_mismatch', refused: { psn: 0 }, payload: 0, m: false } as const;
    const from = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: 0x8001, retx: false };
    await room.run(600, { peer: { ...nack, ...from } });
    assert.deepEqual(room.left, [1, 0, 0]);
  }),
  named('what is to be sent again for its response stays so when SACK shows it once more', async (t) => {
    const loss = { probe: false, tail: 'off', ackReq: false } as const;
    const registers = lifeRegisters({ rtoInitTime: 1500, rtoMaxTime: 100_000, clearTime: 100_000, loss });
    const bench = new InitiatorBench(t, { registers, cwnd: 3000 });
    await bench.begin();
    await open(bench, 0);
    permit(bench, 3000, 3000);
    const left: string[] = [];
    const runs = (clocks: number, offered: Offered = {}): Promise<void> =>
      run(bench, clocks, offered, ({ psn, retx }) => left.push(`${psn}${retx === true ? ' again' : ''}`));
    for (let handle = 0; handle < 3; handle++) await runs(100, { send: send(0, handle, 1000) });
    assert.deepEqual(left, ['0', '1', '2']);
    const route = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: 0x8000 };
    const flags = { m: false, retx: false, req: 'none' as const, answered: { probeOpaque: 0 } };
    const nscc = { serviceTime: 0, restoreCwnd: false, rcvCwndPend: 0, rcvdBytes: 0 };
    const state = { mpr: 1, sackPsnOffset: 2, sackBitmap: 3n, oooCount: 0, nscc };
    const peer: PeerAck = {
      ...route,
      ...flags,
      type: 'ack',
      cackPsn: 0xffff_ffff,
      response: { kind: 'none' },
      state,
    };
    permit(bench, 0, 3000);
    await runs(100, { peer });
    await runs(2500);
    await runs(100, { peer });
    permit(bench, 10_000, 3000);
    await runs(400);
    assert.deepEqual(left.slice(3).sort(), ['0 again', '1 again', '2 again']);
  }),
];
