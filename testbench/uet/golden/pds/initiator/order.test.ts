import { describe, expect, test } from 'vitest';
import type { PdcPacket } from './index.ts';
import { ackState, Desk, rodTuple, rudTuple } from './testing/desk.ts';

/** Tuples of one congestion control context, and of others. */
const job = (jobId: number) => ({ ...rudTuple, jobId });
const peer = (destination: bigint) => ({ ...rudTuple, destination });

describe('the windows of 7.3', () => {
  test('the local one counts from the oldest PSN that is not acknowledged', () => {
    const desk = new Desk({ window: 10 });
    desk.submit(30);
    expect(desk.sent()).toHaveLength(10);
    desk.ack(5, { cack: 0 });
    expect(desk.said()).toEqual(['request 10']);
    desk.ack(1, { cack: 1 });
    expect(desk.said()).toEqual(['request 11']);
    desk.ack(4, { cack: 4 });
    expect(desk.said()).toEqual(['request 12', 'request 13', 'request 14', 'request 15']);
  });

  test('the peer counts from CACK, so that guaranteed responses that are not cleared hold packets back', () => {
    const desk = new Desk({ window: 1000, queueLimit: 1000, registers: { defaultMpr: 1 } });
    desk.submit(300);
    expect(desk.sent()).toHaveLength(128);
    for (let place = 0; place < 128; place++) desk.ack(place, { cack: -1 });
    expect(desk.said()).toEqual(['clear_cmd', 'probe']);
    desk.ack(undefined, { cack: 127 });
    expect(desk.sent()).toHaveLength(128);
  });

  test('the last packet that they allow asks for an ACK', () => {
    const desk = new Desk({ window: 4, policies: { ackLast: false } });
    desk.submit(10);
    expect((desk.sent() as PdcPacket[]).map(({ ar }) => ar)).toEqual([false, false, false, true]);
  });
});

describe('congestion control', () => {
  test('a packet goes where the window has room for all of it', () => {
    const desk = new Desk({ cwnd: 2500 });
    desk.submit(3, { size: 1000 });
    expect(desk.sent()).toHaveLength(2);
    desk.limit(2999);
    expect(desk.sent()).toEqual([]);
    desk.limit(3000);
    expect(desk.sent()).toHaveLength(1);
  });

  test('limits count on over 2^32', () => {
    const desk = new Desk({ cwnd: 1 });
    desk.submit(2, { size: 3000 });
    desk.limit(2 ** 32 - 1);
    expect(desk.sent()).toEqual([]);
    for (let i = 0; i < 2 ** 32; i += 2 ** 30) desk.limit(i);
    desk.limit(3000);
    expect(desk.sent()).toHaveLength(1);
    // A cut below what is in flight: nothing, until that is less.
    desk.limit(2000);
    expect(desk.sent()).toEqual([]);
  });

  test('credit has to be more than nothing, and may be overdrawn by a packet', () => {
    const desk = new Desk();
    desk.submit(4, { size: 1000 });
    desk.limit(1e6, { credit: 0 });
    expect(desk.sent()).toEqual([]);
    desk.limit(1e6, { credit: 1001 });
    expect((desk.sent() as PdcPacket[]).map(({ ar }) => ar)).toEqual([true, true]);
    desk.limit(1e6, { credit: 2000 });
    expect(desk.sent()).toEqual([]);
  });

  test('packets of PDS have no bytes, and need no room', () => {
    const desk = new Desk({ cwnd: 0 });
    desk.submit(1, { kind: 'noop', size: 0 });
    expect(desk.said()).toEqual(['noop 0']);
  });

  test('a packet after which another would not fit asks for an ACK, and every one while the window is small', () => {
    const desk = new Desk({ cwnd: 4000, registers: { ackRequestBelow: 2000 }, policies: { ackLast: false } });
    const asks = () => (desk.sent() as PdcPacket[]).map(({ ar }) => ar);
    desk.submit(6, { size: 1000 });
    expect(asks()).toEqual([false, false, true, true]);
    desk.limit(9000, { small: true });
    desk.submit(1, { size: 1000 });
    expect(asks()).toEqual([true, true, true]);
  });

  test('what is asked of load balancing goes into the header', () => {
    const asked: unknown[] = [];
    const desk = new Desk({ pick: () => ({ entropy: 77, credit: { cccId: 3, creditTarget: 99 } }) });
    desk.submit(1);
    asked.push(...desk.sent());
    expect(asked).toMatchObject([{ entropy: 77, credit: { cccId: 3, creditTarget: 99 } }]);
  });
});

describe('retransmissions', () => {
  test('go before new data, the lowest PSN first', () => {
    const desk = new Desk({ window: 6 }).open();
    desk.submit(8);
    expect(desk.sent()).toHaveLength(6);
    desk.nack(4, 'trimmed');
    desk.nack(2, 'trimmed');
    desk.ack(1, { cack: 1 });
    expect(desk.said()).toEqual(['retx 2', 'retx 4', 'request 7']);
  });

  test('hold new data of their PDC back while there is no room for them', () => {
    const desk = new Desk({ cwnd: 3000 });
    desk.submit(1, { size: 2000 });
    desk.sent();
    desk.submit(2, { size: 500 });
    expect(desk.sent()).toHaveLength(2);
    desk.submit(1, { size: 500 });
    desk.nack(0, 'trimmed');
    desk.limit(4900);
    expect(desk.sent()).toEqual([]);
    desk.limit(5000);
    expect(desk.said()).toEqual(['retx 0']);
  });
});

test('a PDC that finds no room in its context has the next: others do not take it with smaller packets', () => {
  const desk = new Desk({ cwnd: 3000 });
  desk.submit(2, { tuple: job(1), size: 2000 });
  expect(desk.sent()).toHaveLength(1);
  desk.submit(3, { tuple: job(2), size: 500 });
  expect(desk.sent()).toEqual([]);
  desk.limit(4000);
  expect(desk.sent()).toMatchObject([{ send: { size: 2000 } }]);
  desk.limit(5500);
  expect(desk.sent()).toMatchObject([{ send: { size: 500 } }, { send: { size: 500 } }, { send: { size: 500 } }]);
});

test('a PDC that no longer wants the room that it waits for leaves it to others', () => {
  const desk = new Desk({ cwnd: 3000 });
  desk.submit(2, { tuple: job(1), size: 2000 });
  desk.sent();
  desk.submit(1, { tuple: job(2), size: 500 });
  expect(desk.sent()).toEqual([]);
  desk.nack(0, 'unexp_event', { refused: refusedFirst(desk) });
  expect(desk.sent()).toMatchObject([{ send: { size: 500 } }]);
});

const refusedFirst = (desk: Desk) => ({ psn: desk.model.pdcs()[0]!.startPsn });

describe('PDCs', () => {
  test('take turns, and one with work and room waits for a turn of all others at most', () => {
    const desk = new Desk({ contexts: 8, cwnd: 1e9 });
    const peers = [1n, 2n, 3n, 4n, 5n, 6n].map(peer);
    for (const tuple of peers) desk.submit(20, { tuple });
    for (let turn = 0; turn < 20; turn++) {
      const destinations = desk.sent(6).map(({ destination }) => destination);
      expect(new Set(destinations).size).toBe(6);
    }
    // One that has been idle is not put after the others.
    desk.submit(3, { tuple: peers[0]! });
    desk.submit(1, { tuple: peers[3]! });
    expect(desk.sent(2).map(({ destination }) => destination)).toContain(4n);
  });

  test('of which one has no room do not wait for it', () => {
    const desk = new Desk();
    for (const tuple of [peer(1n), peer(2n)]) desk.submit(3, { tuple });
    desk.limit(0);
    expect(desk.sent().map(({ destination }) => destination)).toEqual([2n, 2n, 2n]);
  });
});

describe('the PDC of a packet', () => {
  const pdcids = (desk: Desk) => desk.sent().map((packet) => ('psn' in packet ? packet.spdcid : 0));

  test('is that of its tuple: each part of it tells tuples apart, and ROD and RUD share none', () => {
    const desk = new Desk({ contexts: 16 });
    const others = [
      { ...rudTuple, mode: 'rod' },
      { ...rudTuple, mode: 'roce' },
      job(8),
      { ...rudTuple, local: 2 },
      peer(5n),
      { ...rudTuple, trafficClass: 1 },
      { ...rudTuple, sdi: 1 },
    ] as const;
    for (const tuple of [rudTuple, ...others, rudTuple, ...others]) desk.submit(1, { tuple });
    const used = pdcids(desk);
    expect(used).toHaveLength(16);
    expect(new Set(used).size).toBe(8);
  });

  test('fill: another PDC when the first can send no more, up to so many', () => {
    const desk = new Desk({ window: 4, policies: { pdcsPerTuple: 2, spread: 'fill' } });
    const used: number[] = [];
    for (let i = 0; i < 12; i++) {
      desk.submit(1);
      used.push(...pdcids(desk));
    }
    expect(used.map((pdcid) => pdcid & 3)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(desk.model.pdcs().map(({ queued }) => queued)).toEqual([2, 2]);
  });

  test('turns: messages in turn on so many PDCs, each whole on one', () => {
    const desk = new Desk({ policies: { pdcsPerTuple: 3, spread: 'turns' } });
    for (let message = 100; message < 106; message++) {
      desk.submit(1, { message, last: false });
      desk.submit(1, { message, first: false });
    }
    const packets = desk.sent() as PdcPacket[];
    const used = (message: number) =>
      packets.filter(({ send }) => send!.message === message).map(({ spdcid }) => spdcid & 3);
    expect([100, 101, 102, 103, 104, 105].map(used)).toEqual([0, 1, 2, 0, 1, 2].map((pdc) => [pdc, pdc]));
  });

  test('is one of ROD at a time: the next begins when the one that closes has nothing left', () => {
    const desk = new Desk().open({ tuple: rodTuple });
    desk.submit(2, { tuple: rodTuple });
    desk.sent();
    desk.close();
    desk.submit(1, { tuple: rodTuple });
    expect(desk.sent()).toEqual([]);
    expect(desk.model.pdcs()).toHaveLength(1);
    desk.ack(2, { cack: 2 });
    expect(desk.model.pdcs()).toHaveLength(2);
    expect(desk.said().sort()).toEqual(['close_cmd 3', 'request 0']);
  });

  test('is waited for where there is none, and the one that has been idle longest closes', () => {
    const desk = new Desk({ contexts: 2, registers: { idleTime: 0 } });
    for (const tuple of [peer(1n), peer(2n)]) desk.submit(1, { tuple });
    desk.sent();
    const ackOf = (place: number) => {
      const { pdcid, tuple, startPsn, next } = desk.model.pdcs()[place]!;
      const cackPsn = (next - 1) >>> 0;
      expect(startPsn).toBeDefined();
      desk.ack(0, { dpdcid: pdcid, source: tuple.destination, cackPsn, answered: { ackPsnOffset: 0 } });
    };
    ackOf(1);
    desk.wait(5);
    ackOf(0);
    desk.submit(1, { tuple: peer(3n) });
    desk.submit(1, { tuple: peer(4n) });
    expect(desk.model.pdcs().map(({ state }) => state)).toEqual(['quiesce', 'quiesce']);
    desk.sent();
    ackOf(0);
    expect(desk.sent()).toMatchObject([{ destination: 3n, syn: true }]);
    ackOf(1);
    expect(desk.sent()).toMatchObject([{ destination: 4n, syn: true }]);
  });

  test('a tuple takes so many packets, whether its PDC can send them or not', () => {
    const desk = new Desk({ queueLimit: 5, cwnd: 0 });
    desk.submit(5);
    expect(desk.model.room(rudTuple)).toBe(0);
    expect(desk.model.room(rodTuple)).toBe(5);
    expect(() => desk.submit(1)).toThrow('no room');
  });

  test('begins where the peer is known to expect it; what it tells, and what was used, is expected from then on', () => {
    const desk = new Desk();
    desk.submit(1, { tuple: peer(6n) });
    expect(desk.pdc.startPsn).toBe(2 ** 19);
    desk.sent();
    desk.nack(0, 'new_start_psn', { refused: refusedFirst(desk), payload: 9_000_000, spdcid: 0, source: 6n });
    desk.sent();
    desk.nack(0, 'unexp_event', { refused: refusedFirst(desk), source: 6n });
    desk.submit(1, { tuple: { ...peer(6n), jobId: 4 } });
    expect(desk.pdc.startPsn).toBe(9_000_001);
  });
});

test('an ACK with state is one with SACK, whatever its kind of congestion control', () => {
  const desk = new Desk().open();
  desk.submit(3);
  desk.sent();
  const { nscc: _, ...state } = ackState({ sackPsnOffset: 2, sackBitmap: 1n });
  desk.ack(0, { cack: 0, state: { ...state, credit: 4 } });
  expect(desk.records).toEqual(['1 out', '2 sacked', '3 out']);
});
