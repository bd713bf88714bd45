import { describe, expect, test } from 'vitest';
import { removedBy } from './index.ts';
import { ackState, Desk, rudTuple, START, sackOf } from './testing/desk.ts';

/** Places 0 to 9: 0 is acknowledged, the others are out. */
const ten = (options: ConstructorParameters<typeof Desk>[0] = {}): Desk => {
  const desk = new Desk(options).open();
  desk.submit(9);
  desk.sent();
  desk.congestion.splice(0);
  return desk;
};

describe('an ACK', () => {
  test('acknowledges the packet that it answers, with its response, although CACK does not cover it', () => {
    const desk = ten();
    desk.ack(4, { cack: 0 });
    expect(desk.results).toEqual({ 0: 'response', 4: 'response' });
    expect(desk.outcomes.at(-1)!.result).toEqual({
      kind: 'response',
      response: { kind: 'ses', handle: 77, nextHdr: 4 },
    });
    expect(desk.pdc).toMatchObject({ cackPsn: START, clearPsn: START, oldest: desk.psn(1) });
  });

  test('acknowledges all up to CACK, whose response is the default one', () => {
    const desk = ten();
    desk.ack(3, { cack: 3 });
    expect(desk.results).toEqual({ 0: 'response', 1: 'default_ok', 2: 'default_ok', 3: 'response' });
    expect(desk.records[0]).toBe('4 out');
  });

  test('without a response of SES says default OK', () => {
    const desk = ten();
    desk.ack(1, { cack: 1, response: { kind: 'none' } });
    expect(desk.results[1]).toBe('default_ok');
  });

  test.each([
    ['CACK that was not sent', 9, 10],
    ['CACK before the PDC', 1, -2],
    ['a packet that was not sent', 10, 0],
    ['a packet before the PDC', -1, 0],
  ])('of %s is ignored and counted', (_, place, cack) => {
    const desk = ten();
    desk.ack(place, { cack });
    expect(desk.model.counters.get('ack_out_of_range')).toBe(1);
    expect(desk.records).toHaveLength(9);
    expect(desk.congestion).toEqual([]);
  });

  test.each([
    ['of a PDC that is not ours', { dpdcid: 1 }, 'ack_unknown_pdc'],
    ['of another peer', { source: 5n }, 'ack_mismatch'],
    ['to another address', { local: 3 }, 'ack_mismatch'],
    ['of another PDC of the peer', { spdcid: 98 }, 'ack_mismatch'],
  ] as const)('%s is ignored and counted', (_, fields, counter) => {
    const desk = ten();
    desk.ack(3, { cack: 3, ...fields });
    expect(desk.model.counters.get(counter)).toBe(1);
    expect(desk.records).toHaveLength(9);
  });

  test('that was overtaken moves nothing back, but brings its response', () => {
    const desk = ten();
    desk.ack(6, { cack: 0 });
    desk.ack(3, { cack: 2 });
    desk.ack(5, { cack: 1 });
    expect(desk.pdc.cackPsn).toBe(desk.psn(2));
    expect(desk.results).toMatchObject({ 3: 'response', 5: 'response', 6: 'response' });
    expect(desk.records).toEqual(['4 out', '7 out', '8 out', '9 out']);
  });

  test('a second time acknowledges nothing twice', () => {
    const desk = ten();
    desk.ack(3, { cack: 3 });
    desk.ack(3, { cack: 3, retx: true });
    expect(desk.outcomes).toHaveLength(4);
    expect(desk.model.counters.get('duplicate_ack')).toBe(1);
  });

  test('with req = CLEAR has CLEAR_CMD sent, and a PROBE that asks for the CACK that follows', () => {
    const desk = ten();
    for (let place = 1; place < 10; place++) desk.ack(place, { cack: 0, req: 'clear' });
    expect(desk.sent()).toMatchObject([
      { type: 'clear_cmd', payload: desk.psn(9), psn: 0 },
      { type: 'probe', ar: true, payload: desk.psn(1) },
    ]);
    desk.wait(312_500 - 1);
    expect(desk.said()).toEqual([]);
    // Neither is reliable.
    desk.wait(1);
    expect(desk.said()).toEqual(['clear_cmd', 'probe']);
    desk.ack(undefined, { cack: 9 });
    desk.wait(2 * 312_500);
    expect(desk.said()).toEqual([]);
  });

  test('a request carries CLEAR_PSN in place of CLEAR_CMD', () => {
    const desk = ten();
    for (const place of [1, 2, 3]) desk.ack(place, { cack: 0, req: 'clear' });
    desk.submit(1);
    expect(desk.sent()).toMatchObject([{ type: 'request', psn: desk.psn(10), clearOffset: -7 }]);
  });
});

describe('SACK', () => {
  const sack = (base: number, places: number[], cack = 0) => ({
    cack,
    state: ackState({ sackPsnOffset: base - cack, sackBitmap: sackOf(base, places) }),
  });

  test.each([-40, -7, 0, 1, 4])('shows what has come, from base %i on; the response is still to come', (base) => {
    const desk = ten();
    desk.ack(
      9,
      sack(
        base,
        [0, 4, 6].filter((place) => place >= base),
      ),
    );
    expect(desk.records.filter((record) => record.endsWith('sacked'))).toEqual(['4 sacked', '6 sacked']);
    expect(desk.results).toEqual({ 0: 'response', 9: 'response' });
    desk.ack(9, { cack: 6 });
    expect(desk.results).toMatchObject({ 4: 'default_ok', 6: 'default_ok' });
  });

  test('of PSNs that were not sent is ignored and counted, the rest is taken', () => {
    const desk = ten();
    desk.ack(1, sack(5, [5, 9, 10, 60], 1));
    expect(desk.records).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n} ${n === 5 || n === 9 ? 'sacked' : 'out'}`));
    expect(desk.model.counters.get('sack_out_of_range')).toBe(1);
  });

  test('takes a packet from those that are to be sent again', () => {
    const desk = ten();
    desk.nack(4, 'trimmed');
    expect(desk.records[3]).toBe('4 lost');
    desk.ack(9, sack(4, [4]));
    expect(desk.said()).toEqual([]);
    expect(desk.model.counters.get('loss_retracted')).toBe(1);
    expect(desk.congestion.map(({ kind }) => kind)).toEqual(['nack_trim', 'readd', 'ack']);
  });

  test('has its packets asked for by ACK_REQ when their RTO passes, and those sent again that the peer has not', () => {
    const desk = ten();
    desk.ack(9, sack(1, [2, 3]));
    desk.wait(312_500);
    expect(desk.said()).toEqual(['ack_req 2', 'ack_req 3', 'retx 1', ...[4, 5, 6, 7, 8].map((n) => `retx ${n}`)]);
    desk.nack(2, 'pkt_not_rcvd');
    expect(desk.said()).toEqual(['retx 2']);
  });

  test('is of no use to a PDC that does as RoCEv2', () => {
    const roce = { ...rudTuple, mode: 'roce' } as const;
    const desk = new Desk().open({ tuple: roce });
    desk.submit(3, { tuple: roce });
    desk.sent();
    const at = desk.pdc.startPsn;
    desk.ack(0, { cackPsn: at, answered: { ackPsnOffset: 0 }, state: ackState({ sackPsnOffset: 2, sackBitmap: 1n }) });
    expect(desk.pdc.outstanding.map(({ state }) => state)).toEqual(['out', 'out', 'out']);
  });
});

describe('MP_Range', () => {
  test('is Default_MPR at first, then what the newest CACK says; 0 is no news', () => {
    const desk = new Desk({ window: 16_384, queueLimit: 9999, registers: { defaultMpr: 2 } });
    desk.submit(2000);
    expect(desk.sent()).toHaveLength(256);
    desk.ack(0, { cack: 0, state: ackState({ mpr: 3 }) });
    expect(desk.pdc.peerRange).toBe(384);
    expect(desk.sent()).toHaveLength(384 - 255);
    desk.ack(1, { cack: 0, state: ackState({ mpr: 9 }) });
    desk.ack(2, { cack: 2, state: ackState({ mpr: 0 }) });
    expect(desk.pdc.peerRange).toBe(384);
    desk.ack(3, { cack: 3, state: ackState({ mpr: 1 }) });
    expect(desk.pdc.peerRange).toBe(128);
    // What is beyond it stays there; what is lost there waits.
    desk.nack(380, 'trimmed');
    expect(desk.said()).toEqual([]);
    desk.ack(300, { cack: 300 });
    expect(desk.said()).toEqual(['retx 380', ...Array.from({ length: 428 - 384 }, (_, i) => `request ${385 + i}`)]);
  });

  test('of 0 means what Override_MPR_Zero_Value says', () => {
    const desk = new Desk({ registers: { overrideMprZero: 4 } });
    desk.submit(1);
    desk.sent();
    desk.ack(0, { cack: 0, state: ackState({ mpr: 0 }) });
    expect(desk.pdc.peerRange).toBe(512);
  });

  test('of a default of 0 acts as 1', () => {
    const desk = new Desk({ window: 512, queueLimit: 999, registers: { defaultMpr: 0 } });
    desk.submit(500);
    expect(desk.sent()).toHaveLength(128);
  });
});

describe('what congestion control hears', () => {
  const heard = (desk: Desk) => desk.congestion.splice(0).filter(({ kind }) => kind !== 'sent');

  test.each([
    // Of which 1,100 were told by an ACK without a count.
    ['rcvd_bytes', [180, 0, 2304]],
    ['covered', [1100, 0, 2200]],
  ] as const)('bytes newly received, by %s', (newly, bytes) => {
    const desk = ten({ policies: { newly } });
    desk.ack(1, { cack: 1, state: ackState({ rcvdBytes: 5 }) });
    desk.ack(1, { cack: 1, state: ackState({ rcvdBytes: 5 }) });
    desk.ack(3, { cack: 3, state: ackState({ rcvdBytes: 14 }) });
    expect(heard(desk).map(({ bytes }) => bytes)).toEqual(bytes);
  });

  test('rcvd_bytes that wrap, and those of an ACK that was overtaken', () => {
    const desk = new Desk();
    desk.submit(3);
    desk.sent();
    for (const rcvdBytes of [0x7f_ffff, 0xff_fff0, 0x00_0004, 0xff_fff8]) {
      desk.ack(1, { cack: 1, state: ackState({ rcvdBytes }) });
    }
    const acks = heard(desk).filter(({ kind }) => kind === 'ack');
    expect(acks.map(({ bytes }) => bytes / 256)).toEqual([0x7f_ffff, 0x7f_fff1, 0x14, 0]);
  });

  test('ECN, the entropy echo, the count out of order, destination flow control and credit', () => {
    const desk = ten();
    const nscc = { serviceTime: 0, restoreCwnd: true, rcvCwndPend: 64, rcvdBytes: 5 };
    desk.ack(1, { cack: 1, m: true, entropy: 0x1234, state: { ...ackState({ oooCount: 7 }), nscc } });
    desk.ack(2, { cack: 2, state: { mpr: 0, sackPsnOffset: 1, sackBitmap: 0n, oooCount: 0xffff, credit: 99 } });
    desk.control('credit', 100);
    const [first, second, third] = heard(desk);
    expect(first).toMatchObject({ ecn: true, entropy: 0x1234, outOfOrder: 7, rcvCwndPend: 64, restoreCwnd: true });
    expect(second).toMatchObject({ ecn: false, credit: 99 });
    expect(second).not.toHaveProperty('outOfOrder');
    expect(third).toMatchObject({ kind: 'credit', credit: 100 });
  });

  test('an RTT that is not ambiguous', () => {
    const desk = ten();
    desk.nack(2, 'trimmed');
    desk.nack(3, 'trimmed');
    desk.nack(4, 'trimmed');
    desk.wait(100);
    desk.sent();
    desk.nack(4, 'trimmed');
    desk.wait(10);
    desk.sent();
    desk.congestion.splice(0);
    desk.wait(1000);
    const rtt = (place: number, retx: boolean) => {
      desk.ack(place, { cack: 0, retx });
      return heard(desk)[0]!.rtt;
    };
    // Sent once, and so it is said; sent twice, and the second or the first is answered; sent three times.
    expect([rtt(1, false), rtt(2, true), rtt(3, false), rtt(4, true), rtt(5, true)]).toEqual([
      1110,
      1010,
      undefined,
      undefined,
      undefined,
    ]);
    // An answer to what is answered already says nothing.
    expect(rtt(1, false)).toBeUndefined();
    expect(desk.model.counters.get('spurious')).toBe(1);
  });

  test.each([
    ['required', [undefined, undefined, 500 - 80]],
    ['optional', [500, 500, 500 - 80]],
  ] as const)('an RTT less service_time, which is %s', (serviceTime, rtts) => {
    const desk = ten({ policies: { serviceTime } });
    desk.wait(500);
    const times = [0, 0xffff, 2];
    times.forEach((serviceTime, i) => {
      const nscc = { serviceTime, restoreCwnd: false, rcvCwndPend: 0, rcvdBytes: 0 };
      desk.ack(1 + i, { cack: 1 + i, state: { ...ackState(), nscc } });
    });
    expect(heard(desk).map(({ rtt }) => rtt)).toEqual(rtts);
  });

  test('that nothing is outstanding, with all that was sent, and what the counts of the peer have rounded up', () => {
    const desk = ten();
    const flight = () => desk.congestion.reduce((sum, event) => sum + removedBy(event), 0);
    // 1,100 were told by the ACK of the first packet: the nine others are 9,900.
    desk.ack(9, { cack: 9, state: ackState({ rcvdBytes: Math.ceil(11_000 / 256) }) });
    expect(desk.congestion.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['ack', 43 * 256 - 1100],
      ['readd', 8],
      ['idle', 11_000],
    ]);
    expect(flight()).toBe(9900);
    // The same again says nothing.
    desk.ack(9, { cack: 9, state: ackState({ rcvdBytes: 43 }) });
    expect(flight()).toBe(9900);
  });

  test('of a copy of what the peer has counted, that it is not in flight', () => {
    const desk = ten();
    desk.ack(0, { cack: 0, state: ackState({ sackPsnOffset: 5, sackBitmap: 1n, rcvdBytes: 9 }) });
    desk.nack(5, 'pkt_not_rcvd');
    expect(desk.said()).toEqual(['retx 5']);
    desk.ack(5, { cack: 0, retx: true, state: ackState({ rcvdBytes: 9 }) });
    const told = desk.congestion.filter(({ kind }) => kind !== 'sent').map(({ kind, bytes }) => [kind, bytes]);
    expect(told).toEqual([
      ['ack', 9 * 256 - 1100],
      ['withdrawn', 1100],
      ['ack', 0],
    ]);
  });
});
