import { describe, expect, test } from 'vitest';
import { ackOf, ackPsnOf, flowOf, shownPlaces, stateOf } from './testing/flow.ts';

describe('the fields of an ACK (4.1, 4.4, 9.6)', () => {
  test('are those of the packet that it answers', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(3, { ar: true, ce: true, retx: true, entropy: 0x1234 });
    const ack = ackOf(flow.respond(3));
    expect(ack).toMatchObject({ m: true, retx: true, entropy: 0x1234, cackPsn: 1000, req: 'none' });
    expect(ack).toMatchObject({ destination: flow.source, local: 0, spdcid: flow.pdcid, dpdcid: 7 });
    expect(ack.answered).toEqual({ ackPsnOffset: 3 });
    expect(ackPsnOf(ack)).toBe(1003);
  });

  test('service_time is the time since its packet, from 1 to 0xffff', () => {
    for (const [waited, serviceTime] of [
      [0, 1],
      [1, 1],
      [1000, 1000],
      [0xffff, 0xffff],
      [0x1_2345, 0xffff],
    ] as const) {
      const flow = flowOf().open();
      flow.target.advance(0x1_ff00);
      flow.send(1, { ar: true });
      flow.target.advance(0x1_ff00 + waited);
      expect(stateOf(ackOf(flow.respond(1))).serviceTime).toBe(serviceTime);
    }
  });

  test('rcvd_bytes counts the nominal bytes of requests, once each, in 256 rounded up, modulo 2^24', () => {
    const flow = flowOf();
    flow.send(0, { syn: true, size: 256 });
    const bytes = (): number => stateOf(ackOf(flow.send(0))).rcvdBytes;
    flow.respond(0);
    expect(bytes()).toBe(1);
    flow.send(1, { size: 1 });
    expect(bytes()).toBe(2);
    flow.send(1, { size: 5000 });
    flow.send(2, { size: 5000, kind: 'noop' });
    flow.send(3, { size: 5000, trimmed: 'trimmed' });
    flow.send(300, { size: 5000 });
    expect(bytes()).toBe(2);
    flow.send(3, { size: 2 ** 32 - 257 });
    expect(bytes()).toBe(0);
    flow.send(4, { size: 1 });
    expect(bytes()).toBe(1);
  });

  test('ooo_count counts what lies above the lowest missing PSN, responded to or not', () => {
    const flow = flowOf({}, { startPsn: 2 ** 32 - 3 }).open();
    const count = (): number => stateOf(ackOf(flow.send(0))).oooCount;
    expect(count()).toBe(0);
    for (const place of [2, 3, 5]) flow.send(place);
    expect(count()).toBe(3);
    flow.send(1);
    expect(count()).toBe(1);
    expect(flow.cack).toBe(0);
  });

  test('MPR, penalty and its end are those of the registers', () => {
    const flow = flowOf({ window: 512 }).open();
    Object.assign(flow.target.registers, { mpr: 3, rcvCwndPend: 64, restoreCwnd: true });
    expect(stateOf(ackOf(flow.send(0)))).toMatchObject({ mpr: 3, rcvCwndPend: 64, restoreCwnd: true });
    // But no more is offered than the window takes.
    const more = flowOf({ window: 512 }).open();
    more.target.registers.mpr = 8;
    expect(stateOf(ackOf(more.send(0)))).toMatchObject({ mpr: 4 });
  });

  test('are those of ACK alone, by policy', () => {
    const ack = ackOf(
      flowOf({ policies: { ackForm: 'ack' } })
        .open()
        .send(0),
    );
    expect(ack.state).toBeUndefined();
    expect(ack.cackPsn).toBe(1000);
  });

  test('may be observed later than the CACK was looked up', () => {
    const flow = flowOf({ policies: { sackBase: 'trigger' } }).open();
    const ack = ackOf(flow.send(0));
    expect(stateOf(ack)).toMatchObject({ serviceTime: 1, rcvdBytes: 5, oooCount: 0, sackBitmap: 1n });
    flow.take(2);
    // But nothing above the PSN after the highest of then.
    expect(flow.target.observe(ack, 7)).toEqual({ serviceTime: 7, rcvdBytes: 9, oooCount: 1, sackBitmap: 1n });
    flow.take(1);
    expect(flow.target.observe(ack, 8)).toEqual({ serviceTime: 8, rcvdBytes: 14, oooCount: 0, sackBitmap: 0b11n });
    expect(() => flow.target.observe({ ...ack }, 7)).toThrow(RangeError);
  });
});

describe('PROBE (6.2)', () => {
  test('gets an ACK with its opaque value and the bitmap from where it asks for', () => {
    const flow = flowOf().open().take(5, 9);
    const outcome = flow.control('probe', { opaque: 0xbeef, payload: 1004, entropy: 5, ce: true, psn: 77 });
    expect(outcome.verdict).toBe('probe_answered');
    const ack = ackOf(outcome);
    expect(ack).toMatchObject({ answered: { probeOpaque: 0xbeef }, cackPsn: 1000, entropy: 5, m: true });
    expect(ack.response).toEqual({ kind: 'none' });
    expect(shownPlaces(flow, ack)).toEqual([5, 9]);
    expect(stateOf(ack).sackPsnOffset).toBe(4);
  });

  test('that asks for more than 16 bits can say gets what follows CACK', () => {
    const flow = flowOf().open();
    for (const [away, offset] of [
      [2 ** 15 - 1, 2 ** 15 - 1],
      [2 ** 15, 1],
      [-(2 ** 15), -(2 ** 15)],
      [-(2 ** 15) - 1, 1],
    ] as const) {
      const ack = ackOf(flow.control('probe', { payload: (1000 + away) >>> 0 }));
      expect(stateOf(ack).sackPsnOffset).toBe(offset);
    }
  });

  test('does not move the tracking base', () => {
    const flow = flowOf({ policies: { sackBase: 'tracking' } })
      .open()
      .take(3, 90);
    flow.control('probe', { payload: 1080 });
    expect(stateOf(ackOf(flow.send(3))).sackPsnOffset).toBe(1);
  });
});
