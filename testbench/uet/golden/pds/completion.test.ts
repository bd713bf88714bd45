import { describe, expect, test } from 'vitest';
import { ackOf, type Flow, flowOf } from './testing/flow.ts';

describe('CACK (7.8)', () => {
  test('covers what has been received and responded to without a gap', () => {
    const flow = flowOf().open();
    for (const place of [1, 2, 4]) flow.send(place);
    expect(flow.cack).toBe(0);
    flow.respond(2);
    flow.respond(4);
    expect(flow.cack).toBe(0);
    flow.respond(1);
    expect(flow.cack).toBe(2);
    flow.take(3);
    expect(flow.cack).toBe(4);
  });

  test('stops at a guaranteed response until it is cleared, and asks for that', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(2, { ar: true });
    expect(flow.respond(1, { guaranteed: true })).toMatchObject({ cackPsn: 1000, req: 'clear' });
    expect(flow.respond(2)).toMatchObject({ cackPsn: 1000, req: 'clear' });
    expect(flow.control('clear_cmd', { payload: 1001 }).verdict).toBe('clear_applied');
    expect(flow.cack).toBe(2);
    expect(ackOf(flow.send(2))).toMatchObject({ cackPsn: 1002, req: 'none' });
  });

  test('does not stop at a guaranteed response that is cleared before it comes', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(2, { clearOffset: -1 });
    flow.respond(1, { guaranteed: true });
    expect(flow.cack).toBe(1);
    expect(flow.target.held).toBe(0);
  });
});

describe('CLEAR (6.4)', () => {
  const holding = (): Flow => {
    const flow = flowOf().open();
    for (const place of [1, 2, 3]) {
      flow.send(place);
      flow.respond(place, { guaranteed: true });
    }
    return flow;
  };

  test('is cumulative, and comes with the next request, in or out of the window, new or not', () => {
    for (const [place, offset] of [
      [4, -2],
      [1, 1],
      [0, 2],
      [200, -198],
      [3, -1],
    ] as const) {
      const flow = holding();
      const { verdict } = flow.send(place, { clearOffset: offset });
      // An offset is never positive (3.1).
      expect(flow.view.clearPsn, verdict).toBe(offset > 0 ? 999 : 1002);
      expect(flow.target.counters.get(offset > 0 ? 'request_clear_invalid' : 'request_clear_applied')).toBe(1);
      expect(flow.target.held).toBe(offset > 0 ? 3 : 1);
    }
  });

  test('that is older is ignored', () => {
    const flow = holding();
    expect(flow.control('clear_cmd', { payload: 1002 }).verdict).toBe('clear_applied');
    expect(flow.control('clear_cmd', { payload: 1002 }).verdict).toBe('clear_stale');
    expect(flow.control('clear_cmd', { payload: 1001 }).verdict).toBe('clear_stale');
    expect(flow.view.clearPsn).toBe(1002);
  });

  test('beyond what has been received is ignored', () => {
    const flow = holding();
    expect(flow.control('clear_cmd', { payload: 1004 }).verdict).toBe('clear_invalid');
    expect(flow.target.held).toBe(3);
    for (const [payload, held] of [
      [1001, 2],
      [1002, 1],
      [1003, 0],
    ] as const) {
      expect(flow.control('clear_cmd', { payload }).verdict).toBe('clear_applied');
      expect(flow.target.held).toBe(held);
    }
    expect(flow.cack).toBe(3);
  });

  test('comes with no packet that is refused before its PSN is looked at', () => {
    const flow = holding();
    flow.send(4, { clearOffset: -2, rod: true });
    flow.send(4, { clearOffset: -2, spdcid: 99 });
    flow.send(4, { clearOffset: -2, kind: 'noop' });
    expect(flow.view.clearPsn).toBe(999);
  });

  test('can be asked for by CLEAR_REQ, up to where all has been received', () => {
    const flow = holding();
    flow.send(5);
    flow.respond(5);
    const asked = flow.target.command({ kind: 'request_clear', pdcid: flow.pdcid });
    expect(asked).toMatchObject({ kind: 'clear_req', psn: 0, payload: 1003, ar: false, dpdcid: 7, spdcid: flow.pdcid });
    flow.send(4);
    expect(flow.target.command({ kind: 'request_clear', pdcid: flow.pdcid })).toMatchObject({ payload: 1005 });
  });

  test('for the return space is asked for by the peer', () => {
    expect(holding().control('clear_req')).toEqual({ verdict: 'clear_asked' });
  });
});
