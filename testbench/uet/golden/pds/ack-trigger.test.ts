import { describe, expect, test } from 'vitest';
import type { PdsRegisters } from './index.ts';
import { type Flow, flowOf } from './testing/flow.ts';

describe('when an ACK is sent (7.9)', () => {
  /** Nothing of what is under test but what is said: 100 bytes count as 100. */
  const quiet: Partial<PdsRegisters> = { ackGenTrigger: 1000, ackGenMinAdd: 0, ackOnEcn: false, ackTail: false };
  const quietFlow = (registers: Partial<PdsRegisters> = {}): Flow =>
    flowOf({ registers: { ...quiet, ...registers } }).open();
  const asks = (flow: Flow, place: number, fields = {}): boolean => {
    const acked = flow.send(place, { length: 100, ...fields }).deliver!.cookie.ack;
    expect(flow.respond(place) !== undefined).toBe(acked);
    return acked;
  };

  test('not for a packet without a reason', () => expect(asks(quietFlow(), 1)).toBe(false));
  test('ar', () => expect(asks(quietFlow(), 1, { ar: true })).toBe(true));
  test('syn', () => expect(asks(quietFlow(), 1, { syn: true })).toBe(true));
  test('retx', () => expect(asks(quietFlow(), 1, { retx: true })).toBe(true));

  test('a CE mark, with ACK_On_ECN', () => {
    expect(asks(quietFlow(), 1, { ce: true })).toBe(false);
    expect(asks(quietFlow({ ackOnEcn: true }), 1, { ce: true })).toBe(true);
    expect(asks(quietFlow({ ackOnEcn: true }), 1)).toBe(false);
  });

  test('every packet, with Enb_ACK_Per_Pkt', () => expect(asks(quietFlow({ ackPerPacket: true }), 1)).toBe(true));

  test('a response that is not plain OK', () => {
    const flow = quietFlow();
    expect(flow.send(1).deliver!.cookie.ack).toBe(true);
    flow.send(2, { length: 0 });
    expect(flow.respond(2, { plainOk: false, handle: 3, nextHdr: 4 })).toMatchObject({
      response: { kind: 'ses', handle: 3, nextHdr: 4 },
    });
  });

  test('a guaranteed response', () => {
    const flow = quietFlow();
    flow.send(1, { length: 0 });
    expect(flow.respond(1, { guaranteed: true })).toMatchObject({ response: { kind: 'ses' } });
  });

  test('so many bytes since one was asked for', () => {
    const flow = quietFlow();
    const acks = Array.from({ length: 25 }, (_, i) => asks(flow, i + 1));
    expect(acks.flatMap((acked, i) => (acked ? [i + 1] : []))).toEqual([10, 20]);
    expect(flow.view.ackGenCount).toBe(500);
    asks(flow, 26, { ar: true });
    expect(flow.view.ackGenCount).toBe(0);
  });

  test('each packet counts ACK_Gen_Min_Pkt_Add bytes at least', () => {
    const flow = quietFlow({ ackGenMinAdd: 400 });
    expect([1, 2, 3, 4].map((place) => asks(flow, place))).toEqual([false, false, true, false]);
    expect(asks(flow, 5, { length: 600 })).toBe(true);
  });

  test('duplicates count no bytes', () => {
    const flow = quietFlow();
    asks(flow, 1);
    flow.send(1);
    expect(flow.view.ackGenCount).toBe(100);
  });

  test('the tail: when the highest PSN is the highest that had ar', () => {
    const flow = quietFlow({ ackTail: true });
    expect(asks(flow, 1)).toBe(false);
    expect(asks(flow, 5, { ar: true })).toBe(true);
    expect(asks(flow, 2)).toBe(true);
    expect(asks(flow, 3, { ar: true })).toBe(true);
    expect(asks(flow, 4)).toBe(true);
    expect(asks(flow, 6)).toBe(false);
    expect(asks(flow, 7)).toBe(false);
  });

  test('what no ACK was sent for is covered by the next', () => {
    const flow = quietFlow();
    asks(flow, 1);
    asks(flow, 2);
    flow.send(3, { ar: true });
    expect(flow.respond(3)).toMatchObject({ cackPsn: 1003 });
  });
});
