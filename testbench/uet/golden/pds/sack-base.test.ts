import { describe, expect, test } from 'vitest';
import type { Ack } from './index.ts';
import { ackOf, flowOf, shownPlaces, stateOf } from './testing/flow.ts';

describe('SACK (4.3)', () => {
  test('bit i, from the least significant, is base + i: received, or at or below CACK', () => {
    const flow = flowOf({ policies: { sackBase: 'trigger' } }).open();
    for (const place of [1, 2, 5, 66]) flow.send(place);
    flow.send(3, { ar: true });
    const ack = ackOf(flow.respond(3));
    expect(stateOf(ack)).toMatchObject({ sackPsnOffset: 3, sackBitmap: (1n << 63n) | 0b101n });
    expect(flow.view.sack(990)).toBe(0b1011_1111_1111_1111n);
  });

  test('trigger: the base is the PSN that is acknowledged, also below CACK', () => {
    const flow = flowOf({ policies: { sackBase: 'trigger' } })
      .open()
      .take(1, 2, 3);
    expect(stateOf(ackOf(flow.send(1)))).toMatchObject({ sackPsnOffset: -2, sackBitmap: 0b111n });
  });

  test('trigger: rounded down to a multiple of 8, by policy', () => {
    const flow = flowOf({ policies: { sackBase: 'trigger', sackAlign: 8 } }, { startPsn: 2 ** 32 - 3 })
      .open()
      .take(1, 4);
    const ack = ackOf(flow.send(4));
    expect(flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset).toBe(3);
    expect(shownPlaces(flow, ack)).toEqual([4]);
  });

  test('tracking: from CACK + 1 on by 64 as long as something lies above, and back to what comes lower', () => {
    const flow = flowOf({ window: 512, policies: { sackBase: 'tracking' } }).open();
    const bases: number[] = [];
    const ackOfPlace = (place: number): Ack => {
      flow.send(place, { ar: true });
      const ack = ackOf(flow.respond(place));
      bases.push(flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset);
      return ack;
    };
    expect(shownPlaces(flow, ackOfPlace(40))).toEqual([40]);
    expect(shownPlaces(flow, ackOfPlace(200))).toEqual([40]);
    ackOfPlace(201);
    ackOfPlace(202);
    expect(shownPlaces(flow, ackOfPlace(203))).toEqual([200, 201, 202, 203]);
    ackOfPlace(204);
    expect(bases).toEqual([1, 1, 65, 129, 193, 193]);
    expect(shownPlaces(flow, ackOfPlace(70))).toEqual([70]);
    ackOfPlace(205);
    expect(bases.slice(6)).toEqual([70, 134]);
    // What lies above the 64 PSNs makes it move, and not the last of them.
    ackOfPlace(198 + 63);
    ackOfPlace(198 + 64);
    ackOfPlace(199);
    expect(bases.slice(8)).toEqual([198, 198, 199]);
  });

  test('tracking: goes back for a response without an ACK, and never stays at or below CACK', () => {
    const flow = flowOf({ window: 512, policies: { sackBase: 'tracking' }, registers: { ackTail: false } }).open();
    const base = (ack: Ack): number => flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset;
    for (const place of [100, 101]) flow.send(place, { ar: true });
    flow.respond(100);
    flow.respond(101);
    flow.send(3, { length: 0 });
    flow.send(5, { ar: true });
    expect(flow.respond(3)).toBeUndefined();
    expect(base(flow.respond(5)!)).toBe(3);
    flow.take(1, 2, 4);
    expect(flow.cack).toBe(5);
    flow.send(6, { ar: true });
    expect(base(flow.respond(6)!)).toBe(67);
  });
});
