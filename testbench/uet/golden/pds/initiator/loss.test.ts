import { describe, expect, test } from 'vitest';
import { ackState, Desk, rodTuple, sackOf } from './testing/desk.ts';

const RTO = 312_500;
const lossKinds = ['timeout', 'inferred', 'nack_trim', 'withdrawn'];
const losses = (desk: Desk) => desk.congestion.filter(({ kind }) => lossKinds.includes(kind)).map(({ kind }) => kind);

/** Place 0 is acknowledged, so many others are out. */
const out = (count: number, options: ConstructorParameters<typeof Desk>[0] = {}, fields = {}): Desk => {
  const desk = new Desk(options).open(fields);
  desk.submit(count, fields);
  desk.sent();
  return desk;
};

describe('RTO', () => {
  test('is of each packet, from when it was sent last', () => {
    const desk = out(2);
    desk.wait(1000);
    desk.submit(1);
    desk.sent();
    desk.nack(1, 'trimmed');
    desk.sent();
    desk.wait(RTO - 1000);
    expect(desk.said()).toEqual(['retx 2']);
    desk.wait(1000);
    expect(desk.said()).toEqual(['retx 1', 'retx 3']);
    expect(losses(desk)).toEqual(['nack_trim', 'timeout', 'timeout', 'timeout']);
  });

  test('tells the entropy value that has failed, and another is chosen', () => {
    const desk = out(1);
    desk.wait(RTO);
    expect(desk.congestion.at(-1)).toMatchObject({ kind: 'timeout', entropy: 2 });
    expect(desk.sent()).toMatchObject([{ entropy: 3 }]);
  });

  test('doubles up to its limit', () => {
    const desk = out(1, { registers: { rtoMaxTime: 3 * RTO, maxRtoRetx: 15 } });
    for (const times of [1, 2, 3, 3, 3, 3, 3, 3, 3]) {
      desk.wait(times * RTO - 1);
      expect(desk.said()).toEqual([]);
      desk.wait(1);
      expect(desk.said()).toEqual(['retx 1']);
    }
  });

  test('is longest after 15 retries, of which 4 bits count', () => {
    const desk = out(1, { registers: { rtoInitTime: 10, rtoMaxTime: 2 ** 31, maxRtoRetx: 15, probeTime: 0 } });
    const times: number[] = [];
    for (let last = desk.model.time; times.length < 18; ) {
      const effects = desk.model.step(2 ** 31)!;
      desk.take(effects);
      if (!desk.said().includes('retx 1')) continue;
      times.push(desk.model.time - last);
      last = desk.model.time;
    }
    expect(times.slice(1)).toEqual(Array.from({ length: 17 }, (_, i) => 10 * 2 ** Math.min(i + 1, 15)));
  });

  test('of a PDC of ROD takes all that follows with it', () => {
    const rod = { tuple: rodTuple };
    const desk = out(3, {}, rod);
    desk.wait(RTO);
    expect(desk.said()).toEqual(['retx 1', 'retx 2', 'retx 3']);
    expect(losses(desk)).toEqual(['timeout', 'withdrawn', 'withdrawn']);
  });

  test('off: nothing is sent again by time', () => {
    const desk = out(3, { registers: { loss: { rto: false } } });
    desk.wait(1000 * RTO);
    expect(desk.said()).toEqual([]);
  });

  test('of what SACK has covered sends it again where ACK_REQ is off', () => {
    const desk = out(2, { registers: { loss: { ackReq: false } } });
    desk.ack(0, { cack: 0, state: ackState({ sackPsnOffset: 2, sackBitmap: 1n }) });
    desk.wait(RTO);
    expect(desk.said()).toEqual(['retx 1', 'retx 2']);
  });
});

describe('the entropy value of ROD', () => {
  const rod = { tuple: rodTuple };
  const values = (desk: Desk) => desk.sent().map(({ entropy }) => entropy);

  test('stays while anything is out, and may change when nothing is, and after an RTO', () => {
    const desk = new Desk();
    desk.submit(2, rod);
    expect(values(desk)).toEqual([1, 1]);
    desk.ack(0, { cack: 0 });
    desk.submit(1, rod);
    expect(values(desk)).toEqual([1]);
    desk.ack(2, { cack: 2 });
    desk.submit(2, rod);
    expect(values(desk)).toEqual([4, 4]);
    desk.nack(3, 'trimmed');
    expect(values(desk)).toEqual([4, 4]);
    desk.wait(RTO);
    expect(values(desk)).toEqual([8, 8]);
  });
});

describe('the order of an entropy value', () => {
  /** Two paths in turn: places 1, 3, 5 ... on 1, the others on 0. */
  const paths = (n: number) => ({ entropy: (n - 1) % 2 });
  const on = { pick: paths, registers: { loss: { entropy: true } } };

  test('shows that what was sent before on it is lost', () => {
    const desk = out(6, on);
    desk.ack(4, { cack: 0 });
    expect(desk.said()).toEqual(['retx 2']);
    desk.ack(0, { cack: 0, state: ackState({ sackPsnOffset: 5, sackBitmap: 1n }) });
    expect(desk.said()).toEqual(['retx 1', 'retx 3']);
    expect(losses(desk)).toEqual(['inferred', 'inferred', 'inferred']);
  });

  test('shows it by CACK as well', () => {
    const desk = out(6, on);
    desk.nack(1, 'trimmed');
    desk.sent();
    desk.ack(2, { cack: 2 });
    expect(desk.said()).toEqual([]);
    desk.ack(6, { cack: 3 });
    expect(desk.said()).toEqual(['retx 4']);
  });

  test('says nothing by a packet of which it is not known which sending has come', () => {
    const desk = out(6, on);
    desk.nack(5, 'trimmed');
    desk.nack(6, 'trimmed');
    expect(desk.said()).toEqual(['retx 5', 'retx 6']);
    const sack = ackState({ sackPsnOffset: 5, sackBitmap: 1n });
    desk.ack(0, { cack: 0, state: sack });
    expect(desk.said()).toEqual([]);
    // The ACK tells that the second has come: it went by path 0, after 2 and 4.
    desk.ack(6, { cack: 0, retx: true });
    expect(desk.said()).toEqual(['retx 2', 'retx 4']);
  });

  test('is not looked at where that is off', () => {
    const desk = out(6, { pick: paths });
    desk.ack(6, { cack: 0 });
    expect(desk.said()).toEqual([]);
  });
});

describe('the count out of order', () => {
  /** A window of 20 packets; the threshold is 30 of them. */
  const sizes = { cwnd: 22_000, registers: { packetBytes: 1100 } };
  const shown = (places: number[], oooCount: number, cack = 0) => ({
    cack,
    state: ackState({ sackPsnOffset: 1 - cack, sackBitmap: sackOf(1, places), oooCount, rcvdBytes: 0 }),
  });

  test('of 1.5 windows begins recovery: what is out is lost, and goes whatever the window says', () => {
    const desk = out(19, { ...sizes, registers: { ...sizes.registers }, cwnd: 22_000 });
    desk.ack(19, shown([2, 3, 4, 8, 9], 19));
    expect(desk.pdc.inRecovery).toBe(false);
    desk.ack(18, shown([2, 3, 4, 8, 9], 20));
    expect(desk.pdc).toMatchObject({ inRecovery: true, recoveryPsn: desk.psn(20), markPsn: desk.psn(18) });
    expect(desk.said()).toEqual([1, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17].map((place) => `retx ${place}`));
    // None twice.
    desk.ack(18, shown([2, 3, 4, 8, 9], 30));
    expect(desk.said()).toEqual([]);
    desk.ack(7, { cack: 7, state: ackState({ oooCount: 30 }) });
    expect(desk.pdc.inRecovery).toBe(true);
    desk.submit(1);
    desk.sent();
    desk.ack(17, { cack: 19, state: ackState({ oooCount: 0 }) });
    expect(desk.pdc.inRecovery).toBe(false);
  });

  test('that was not computed says nothing, nor does it where it is off', () => {
    for (const [oooCount, outOfOrder] of [
      [0xffff, true],
      [1000, false],
    ] as const) {
      const desk = out(19, { ...sizes, registers: { ...sizes.registers, loss: { outOfOrder } } });
      desk.ack(19, shown([2], oooCount));
      expect(desk.pdc.inRecovery).toBe(false);
    }
  });

  test('is at least of five packets', () => {
    const desk = out(9, { cwnd: 11_000, registers: { packetBytes: 4096 } });
    desk.ack(9, shown([], 4));
    expect(desk.said()).toEqual([]);
    desk.ack(8, shown([], 5));
    expect(desk.said()).toEqual(['retx 1', 'retx 2']);
  });

  test('reaches no further than a window from CACK', () => {
    const desk = out(25, { ...sizes, cwnd: 33_000 });
    desk.limit(33_000, { cwnd: 11_000, maxWindow: 11_000 });
    desk.ack(25, shown([], 10));
    const said = desk.said();
    expect(said).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => `retx ${place}`));
  });

  test('leaves RTOs in recovery alone where no PROBE has an ACK come', () => {
    const desk = out(19, sizes);
    desk.ack(19, shown([], 30));
    desk.sent();
    desk.wait(RTO);
    expect(desk.said()).toHaveLength(18);
  });

  test('holds RTOs in recovery: they send nothing, and count as retries', () => {
    const desk = out(19, { ...sizes, registers: { ...sizes.registers, probeTailTime: 1e9, loss: { probe: true } } });
    desk.ack(19, shown([], 30));
    desk.sent();
    expect(desk.pdc.inRecovery).toBe(true);
    desk.wait(RTO);
    expect(desk.said()).toEqual([]);
    expect(desk.model.counters.get('held_timeout')).toBe(18);
    for (let i = 0; i < 4; i++) desk.wait(RTO);
    expect(desk.pdc.inRecovery).toBe(true);
    desk.wait(RTO);
    expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'error', code: 'undeliverable' });
  });
});

describe('silence', () => {
  const on = { registers: { loss: { probe: true }, rtoInitTime: 100 * RTO } };
  const [first, tail, again] = [11_250, 6562, 18_750];

  test('has a PROBE sent, and others while nothing is heard', () => {
    const desk = out(3, on);
    desk.ack(1, { cack: 1 });
    desk.wait(tail - 1);
    expect(desk.said()).toEqual([]);
    desk.wait(1);
    const [probe] = desk.sent();
    expect(probe).toMatchObject({ type: 'probe', ar: true, opaque: 1, payload: desk.psn(2) });
    desk.wait(again - 1);
    expect(desk.said()).toEqual([]);
    desk.wait(1);
    expect(desk.sent()).toMatchObject([{ type: 'probe', opaque: 2 }]);
    desk.ack(3, { cack: 3 });
    desk.wait(10 * again);
    expect(desk.said()).toEqual([]);
  });

  test('is longer while data waits', () => {
    const desk = out(3, { ...on, window: 3 });
    desk.submit(1);
    desk.ack(2, { cack: 0 });
    desk.wait(first - 1);
    expect(desk.said()).toEqual([]);
    desk.wait(1);
    expect(desk.said()).toEqual(['probe']);
  });

  test('ends by an answer, whose time is an RTT; a fast one shows that what is missing is lost', () => {
    const desk = out(3, on);
    desk.ack(1, { cack: 1 });
    desk.wait(tail);
    desk.sent();
    desk.wait(50);
    desk.ack(undefined, { cack: 1, answered: { probeOpaque: 1 }, state: ackState() });
    expect(desk.congestion.filter(({ kind }) => kind === 'probe_ack')).toMatchObject([{ rtt: 50 }]);
    expect(desk.said()).toEqual(['retx 2', 'retx 3']);
  });

  test('answered late, or to an older PROBE, shows nothing', () => {
    const desk = out(3, on);
    desk.ack(1, { cack: 1 });
    desk.wait(tail);
    desk.sent();
    desk.ack(undefined, { cack: 1, answered: { probeOpaque: 9 } });
    expect(desk.model.counters.get('probe_stale')).toBe(1);
    desk.wait(tail);
    desk.ack(undefined, { cack: 1, answered: { probeOpaque: 1 } });
    expect(desk.congestion.filter(({ kind }) => kind === 'probe_ack').map(({ rtt }) => rtt)).toEqual([undefined, tail]);
    expect(desk.said().filter((word) => word !== 'probe')).toEqual([]);
  });

  test('a PROBE after the first ACK seeds the base RTT', () => {
    const desk = new Desk({ registers: { probeFirst: true } }).open();
    expect(desk.said()).toEqual(['probe']);
    desk.ack(undefined, { cack: 0, answered: { probeOpaque: 1 } });
    expect(desk.said()).toEqual([]);
  });
});

describe('the tail of a burst', () => {
  const of = (tail: 'probe' | 'resend') => ({
    registers: { loss: { tail }, tailLossTime: 1000, maxTailLoss: 2, rtoInitTime: 100 * RTO },
  });

  test.each([
    ['probe', ['probe']],
    ['resend', ['retx 3']],
  ] as const)('that nothing is heard of: %s, as often as Max_Tail_Loss_Retx', (tail, said) => {
    const desk = out(3, of(tail));
    for (let i = 0; i < 2; i++) {
      desk.wait(999);
      expect(desk.said()).toEqual([]);
      desk.wait(1);
      expect(desk.said()).toEqual(said);
    }
    desk.wait(50_000);
    expect(desk.said()).toEqual([]);
    // What is heard begins another count.
    desk.ack(1, { cack: 1 });
    desk.wait(1000);
    expect(desk.said()).toEqual(said);
  });

  test('is none while more waits to be sent', () => {
    const desk = out(3, { ...of('resend'), window: 3 });
    desk.submit(1);
    desk.wait(5000);
    expect(desk.said()).toEqual([]);
  });
});
