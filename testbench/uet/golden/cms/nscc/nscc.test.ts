import { describe, expect, test } from 'vitest';
import { nsccConstants } from './constants.ts';
import { Nscc } from './nscc.ts';

/** 400 Gb/s, a base RTT of 10.14 us: the leaf-spine of the recordings. */
const settings = { linkRate: 400e9, networkRtt: 10_137_920, mtu: 4160, mss: 4096, hasTrimming: true };

describe('the constants follow from rate and base RTT', () => {
  test('as the specification works them out for 400 Gb/s and 12 us, but for its packet size', () => {
    const at12us = nsccConstants({ ...settings, networkRtt: 12e6, mtu: 4096 });
    expect(at12us).toMatchObject({ target: 9e6, scalingA: 4, scalingB: 0.75, fi: 81_920, fiScale: 1, minCwnd: 4096 });
    expect(at12us.eta).toBeCloseTo(2457.6);
    expect(at12us.alpha * 1e6).toBeCloseTo(5461.3, 1);
    expect(at12us.qaThreshold).toBe(36e6);
  });

  test('without trimming the target is the whole base RTT', () => {
    expect(nsccConstants({ ...settings, hasTrimming: false }).target).toBe(settings.networkRtt);
  });
});

/** An ACK that measured this queueing delay. */
const ackWith = (delay: number, more: { now?: number; newly?: number; ecn?: boolean; penalty?: number } = {}) =>
  ({
    now: 1e6,
    newly: 4160,
    ecn: false,
    sample: { rtt: settings.networkRtt + delay, kind: 'data' },
    ...more,
  }) as const;

describe('what the recordings do not reach', () => {
  test('a penalty of the receiver takes its share of what arrived off the window', () => {
    const flow = new Nscc(settings);
    const before = flow.state.cwnd;
    flow.ack(ackWith(2e6, { penalty: 0 }));
    expect(flow.state.cwnd).toBe(before - 4160);
    flow.ack(ackWith(2e6, { penalty: 51 }));
    expect(flow.state.cwnd).toBe(before - 4160 - (4160 - 832));
    flow.ack(ackWith(2e6, { penalty: 255 }));
    expect(flow.state.cwnd).toBe(before - 4160 - (4160 - 832));
  });

  test('an average that is exactly the target cuts nothing', () => {
    const flow = new Nscc(settings);
    flow.state.avgDelay = flow.constants.target;
    flow.state.qaEnd = 1e9;
    const { quadrant } = flow.ack({ ...ackWith(0, { now: 1e8, ecn: true }), sample: undefined });
    expect(quadrant).toBe('MDskip');
    expect(flow.state.lastDec).toBe(0);
  });

  test('the answer of an old request does not lower the base RTT, and a probe never does', () => {
    const flow = new Nscc(settings);
    const rtt = settings.networkRtt - 1000;
    flow.ack({ ...ackWith(0), sample: { rtt, kind: 'data_late' } });
    flow.ack({ ...ackWith(0), sample: { rtt, kind: 'probe' } });
    expect(flow.state.baseRtt).toBe(settings.networkRtt);
    flow.ack({ ...ackWith(0), sample: { rtt, kind: 'data' } });
    expect(flow.state).toMatchObject({ baseRtt: rtt, bdp: 506_846, maxwnd: 760_269 });
  });
});
