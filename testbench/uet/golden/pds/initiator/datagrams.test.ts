import { describe, expect, test } from 'vitest';
import { nackClass, nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Datagram } from './index.ts';
import { Desk, rudTuple } from './testing/desk.ts';

const MS = 312_500;
const rudi = { tuple: { ...rudTuple, mode: 'rudi' } } as const;
const uud = { tuple: { ...rudTuple, mode: 'uud' } } as const;
const route = { source: rudTuple.destination, local: rudTuple.local, entropy: 0 };

const respond = (desk: Desk, pktId: number, fields = {}) =>
  desk.take(
    desk.model.receive({
      ...route,
      type: 'rudi_response',
      m: false,
      retx: false,
      pktId,
      response: { kind: 'ses', handle: 5, nextHdr: 4 },
      ...fields,
    }),
  );
const refuse = (desk: Desk, pktId: number, code: keyof typeof nackCodes.code | undefined) =>
  desk.take(
    desk.model.receive({
      ...route,
      type: 'nack',
      m: false,
      retx: false,
      code,
      refused: { pktId },
      spdcid: 0,
      dpdcid: 0,
      payload: 0,
    }),
  );
const sent = (desk: Desk) =>
  (desk.sent() as Datagram[]).map(({ type, pktId, retx }) => `${type} ${pktId}${retx ? ' retx' : ''}`);

describe('RUDI', () => {
  test('has a pkt_id for each packet, no PDC, and its response ends it', () => {
    const desk = new Desk();
    desk.submit(3, rudi);
    expect(sent(desk)).toEqual(['rudi 0', 'rudi 1', 'rudi 2']);
    respond(desk, 1);
    respond(desk, 1);
    respond(desk, 7);
    expect(desk.results).toEqual({ 1: 'response' });
    expect(desk.model.counters.get('pkt_id_unknown')).toBe(2);
    expect(desk.model.pdcs()).toEqual([]);
  });

  test('of another peer ends nothing', () => {
    const desk = new Desk();
    desk.submit(1, rudi);
    sent(desk);
    respond(desk, 0, { source: 1n });
    respond(desk, 0, { local: 9 });
    expect(desk.outcomes).toEqual([]);
  });

  test('is sent again by its RTO, with retx and the same pkt_id, as often as Max_RTO_Retx_Cnt', () => {
    const desk = new Desk();
    desk.submit(1, rudi);
    sent(desk);
    for (const time of [1, 2, 4, 8, 16]) {
      desk.wait(time * MS - 1);
      expect(sent(desk)).toEqual([]);
      desk.wait(1);
      expect(sent(desk)).toEqual(['rudi 0 retx']);
    }
    desk.wait(32 * MS);
    expect(desk.results).toEqual({ 0: 'undeliverable' });
    expect(desk.congestion.at(-1)!.kind).toBe('idle');
  });

  test('obeys congestion control, retransmissions before new packets', () => {
    const desk = new Desk({ cwnd: 2500 });
    desk.submit(4, rudi);
    expect(sent(desk)).toEqual(['rudi 0', 'rudi 1']);
    refuse(desk, 0, 'trimmed');
    expect(sent(desk)).toEqual(['rudi 0 retx']);
    respond(desk, 1);
    expect(sent(desk)).toEqual(['rudi 2']);
  });

  test.each(Object.keys(nackCodes.code) as (keyof typeof nackCodes.code)[])('refused by %s', (code) => {
    const desk = new Desk({ registers: { rtoInitTime: 100 * MS } });
    desk.submit(1, rudi);
    sent(desk);
    refuse(desk, 0, code);
    if (nackClass(nackCodes.code[code]) === 'pdc_fatal') {
      expect(desk.results).toEqual({ 0: code });
      return;
    }
    const isAtOnce = code === 'trimmed' || code === 'trimmed_lasthop';
    expect(sent(desk)).toEqual(isAtOnce ? ['rudi 0 retx'] : []);
    desk.wait(MS);
    expect(sent(desk)).toEqual(isAtOnce ? [] : ['rudi 0 retx']);
  });

  test('is refused so often at most', () => {
    const desk = new Desk({ registers: { rtoInitTime: 100 * MS } });
    desk.submit(1, rudi);
    sent(desk);
    for (let i = 0; i < 5; i++) {
      refuse(desk, 0, 'no_resource');
      desk.wait(MS);
      expect(sent(desk)).toEqual(['rudi 0 retx']);
    }
    refuse(desk, 0, 'no_resource');
    expect(desk.results).toEqual({ 0: 'undeliverable' });
  });

  test('ignores a reserved code', () => {
    const desk = new Desk();
    desk.submit(1, rudi);
    sent(desk);
    refuse(desk, 0, undefined);
    expect(desk.model.counters.get('nack_unexpected')).toBe(1);
    expect(sent(desk)).toEqual([]);
  });
});

describe('UUD', () => {
  test('is sent once, obeys no window, and nothing is heard of it', () => {
    const desk = new Desk({ cwnd: 0 });
    desk.submit(2, uud);
    expect(sent(desk)).toEqual(['uud 0', 'uud 0']);
    expect(desk.results).toEqual({ 0: 'default_ok', 1: 'default_ok' });
    desk.wait(100 * MS);
    expect(sent(desk)).toEqual([]);
    expect(desk.congestion.filter(({ kind }) => kind !== 'start')).toEqual([]);
  });
});

test('packets of a peer for which there is no room hold back none of another', () => {
  const desk = new Desk();
  desk.submit(2, rudi);
  desk.submit(2, { tuple: { ...rudi.tuple, destination: 5n } });
  desk.limit(0);
  expect(desk.sent().map(({ destination }) => destination)).toEqual([5n, 5n]);
});

test('packets without a PDC have a turn among the PDCs', () => {
  const desk = new Desk();
  desk.submit(5);
  desk.submit(5, uud);
  expect(
    desk
      .sent(4)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['request', 'request', 'uud', 'uud']);
});
