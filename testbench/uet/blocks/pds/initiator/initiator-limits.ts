/** Room in a congestion control context goes to who found none first. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
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

/** Room that PDCs share, for cores of two PDCs or more. */
export const initiatorRoom: readonly NamedTest[] = [
  {
    name: 'small packets do not starve a large one of another PDC',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 3000 });
      await bench.begin();
      await open(bench, 0);
      await open(bench, 1);
      const permit = (window: number): void =>
        bench.limit(0, { window, credit: undefined, cwnd: 3000, maxWindow: 3000, small: false });
      let window = 1000;
      permit(window);
      let handle = 0;
      const left: number[] = [];
      const run = async (clocks: number, next?: HardwareSend): Promise<void> => {
        let waits = next;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock({ send: waits });
          if (out.sendTaken) waits = undefined;
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      for (let i = 0; i < 20; i++) await run(4, send(0, handle++, 100));
      await run(200);
      assert.deepEqual(left, new Array(10).fill(0));
      // There is never more room than for a small one, but that those wait for it.
      await run(200, send(1, 1000, 2000));
      for (let i = 0; i < 22; i++) {
        window += 100;
        permit(window);
        await run(120);
      }
      assert.deepEqual(left.slice(10), [1, 0, 0]);
      for (let i = 0; i < 10; i++) {
        window += 100;
        permit(window);
        await run(120);
      }
      assert.equal(left.filter((place) => place === 0).length, 20);
    },
  },
  {
    name: 'a PDC that begins in a context of others takes nothing off what that has sent',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 3000 });
      await bench.begin();
      const left: number[] = [];
      const run = async (clocks: number, next?: HardwareSend): Promise<void> => {
        let waits = next;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock({ send: waits });
          if (out.sendTaken) waits = undefined;
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      const permit = (window: number): void =>
        bench.limit(0, { window, credit: undefined, cwnd: 3000, maxWindow: 3000, small: false });
      permit(1000);
      await open(bench, 0);
      await run(100, send(0, 0, 1000));
      await open(bench, 1);
      await run(300, send(1, 1, 500));
      assert.deepEqual(left, [0]);
      permit(1500);
      await run(100);
      assert.deepEqual(left, [0, 1]);
    },
  },
  {
    name: 'who finds no room after another one has it after that one, before small packets',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 3000 });
      await bench.begin();
      // PDCs that want nothing are beside those that wait.
      for (let place = 0; place < 8; place++) await open(bench, place);
      let window = 0;
      const permit = (more: number): void => {
        window += more;
        bench.limit(0, { window, credit: undefined, cwnd: 3000, maxWindow: 3000, small: false });
      };
      const left: number[] = [];
      const run = async (clocks: number, next?: HardwareSend): Promise<void> => {
        let waits = next;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock({ send: waits });
          if (out.sendTaken) waits = undefined;
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      for (let round = 0; round < 3; round++) {
        left.length = 0;
        // One that was served last does not wait; then two large ones find no room, and small ones of others.
        permit(100);
        await run(300, send(0, 0, 100));
        for (const place of [2, 5]) await run(300, send(place, place, 1000));
        for (let i = 0; i < 4; i++) for (const place of [0, 7]) await run(30, send(place, 10 + i, 100));
        assert.deepEqual(left, [0]);
        for (let i = 0; i < 20; i++) {
          permit(100);
          await run(150);
        }
        assert.deepEqual(left, [0, 2, 5]);
        permit(800);
        await run(600);
        assert.deepEqual(left.slice(3).sort(), [0, 0, 0, 0, 7, 7, 7, 7]);
      }
    },
  },
  {
    name: 'who finds no room has the next, whatever event of its PDC was before',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 3000 });
      await bench.begin();
      await open(bench, 0);
      await open(bench, 1);
      const left: number[] = [];
      const run = async (clocks: number, next?: HardwareSend): Promise<void> => {
        let waits = next;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock({ send: waits });
          if (out.sendTaken) waits = undefined;
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      let window = 0;
      const permit = (more: number): void => {
        window += more;
        bench.limit(0, { window, credit: undefined, cwnd: 3000, maxWindow: 3000, small: false });
      };
      // Visits go round in 8 clocks: in most of them the last one in this context was of the second PDC.
      for (let phase = 0; phase < 8; phase++) {
        left.length = 0;
        permit(200);
        await run(120 + phase, send(0, phase, 100));
        await run(90, send(1, phase, 2000));
        await run(120, send(0, phase, 100));
        assert.deepEqual(left, [0], `in phase ${phase}`);
        permit(2000);
        await run(200);
        assert.deepEqual(left, [0, 1, 0], `in phase ${phase}`);
      }
    },
  },
  {
    name: 'who waits for room and needs none any more lets the others have it',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 1000 });
      await bench.begin();
      await open(bench, 0);
      await open(bench, 1);
      const left: number[] = [];
      const run = async (clocks: number, inputs: Parameters<InitiatorBench['clock']>[0] = {}): Promise<void> => {
        let waits = inputs;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock(waits);
          if (out.sendTaken || waits.peer !== undefined) waits = {};
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      const permit = (window: number): void =>
        bench.limit(0, { window, credit: undefined, cwnd: 1000, maxWindow: 1000, small: false });
      permit(1100);
      // One that was served last does not wait.
      await run(100, { send: send(0, 1, 1000) });
      await run(100, { send: send(1, 0, 100) });
      assert.deepEqual(left, [0, 1]);
      const from = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: 0x8000, m: false, retx: false };
      await run(200, { peer: { ...from, type: 'nack', code: 'trimmed', refused: { psn: 0 }, payload: 0 } });
      permit(1200);
      await run(300, { send: send(1, 2, 100) });
      assert.deepEqual(left, [0, 1]);
      const answered = { ackPsnOffset: 0 };
      await run(300, {
        peer: { ...from, type: 'ack', req: 'none', answered, cackPsn: 0, response: { kind: 'none' } },
      });
      assert.deepEqual(left, [0, 1, 1]);
    },
  },
  {
    name: 'who waits for room and fails lets the others have it',
    body: async (t) => {
      const bench = new InitiatorBench(t, { registers: lifeRegisters(quiet), cwnd: 1000 });
      await bench.begin();
      await open(bench, 0);
      await open(bench, 1);
      const left: number[] = [];
      const run = async (clocks: number, inputs: Parameters<InitiatorBench['clock']>[0] = {}): Promise<void> => {
        let waits = inputs;
        for (let i = 0; i < clocks; i++) {
          const out = await bench.clock(waits);
          if (out.sendTaken || waits.peer !== undefined) waits = {};
          if (out.packet !== undefined) left.push(Number(out.packet.place));
        }
      };
      await run(100, { send: send(1, 0, 100) });
      await run(100, { send: send(0, 1, 100) });
      await run(100, { send: send(1, 2, 2000) });
      await run(200, { send: send(0, 3, 100) });
      assert.deepEqual(left, [1, 0]);
      const nack = { type: 'nack', code: 'pdc_hdr_mismatch', refused: { psn: 0 }, payload: 0, m: false } as const;
      const from = { source: 1n, local: 0, entropy: 0, spdcid: 99, dpdcid: 0x8001, retx: false };
      await run(600, { peer: { ...nack, ...from } });
      assert.deepEqual(left, [1, 0, 0]);
    },
  },
  {
    name: 'what is to be sent again for its response stays so when SACK shows it once more',
    body: async (t) => {
      const loss = { probe: false, tail: 'off', ackReq: false } as const;
      const registers = lifeRegisters({ rtoInitTime: 1500, rtoMaxTime: 100_000, clearTime: 100_000, loss });
      const bench = new InitiatorBench(t, { registers, cwnd: 3000 });
      await bench.begin();
      await open(bench, 0);
      const permit = (window: number): void =>
        bench.limit(0, { window, credit: undefined, cwnd: 3000, maxWindow: 3000, small: false });
      permit(3000);
      const left: string[] = [];
      const run = async (clocks: number, inputs: Parameters<InitiatorBench['clock']>[0] = {}): Promise<void> => {
        let waits = inputs;
        for (let i = 0; i < clocks; i++) {
          const { sendTaken, packet } = await bench.clock(waits);
          if (sendTaken || waits.peer !== undefined) waits = {};
          if (packet !== undefined) left.push(`${packet.psn}${packet.retx === true ? ' again' : ''}`);
        }
      };
      for (let handle = 0; handle < 3; handle++) await run(100, { send: send(0, handle, 1000) });
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
      permit(0);
      await run(100, { peer });
      await run(2500);
      await run(100, { peer });
      permit(10_000);
      await run(400);
      assert.deepEqual(left.slice(3).sort(), ['0 again', '1 again', '2 again']);
    },
  },
];
