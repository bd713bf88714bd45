import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSeq, type FcsStatus, LlrReceive, llrSettings, placeOf, type RxState, SEQ_COUNT } from './index.ts';

/** A receiver that expects 100. */
function receiver(options: { rearm?: boolean } = {}): LlrReceive {
  const rx = new LlrReceive(llrSettings({ ackSpacing: 2048, ...options }));
  rx.setMode(true);
  rx.onInit(100, 0x1234, 0);
  const echo = rx.control(0)!;
  expect(echo).toEqual({ message: 'llr_init_echo', seq: 100, init_data: 0x1234 });
  rx.controlSent(echo, 0);
  return rx;
}

/** The NACK that is due leaves. */
function sendNack(rx: LlrReceive): number {
  const nack = rx.control(0)!;
  expect(nack.message).toBe('llr_nack');
  rx.controlSent(nack, 0);
  return nack.seq;
}

test('half of the numbers are behind, and one less is ahead', () => {
  expect([0, 1, 2 ** 19 - 1, 2 ** 19, SEQ_COUNT - 1].map((seq) => placeOf(addSeq(5, seq), 5))).toEqual([
    'expected',
    'ahead',
    'ahead',
    'behind',
    'behind',
  ]);
});

describe('each row of the table of A7', () => {
  const rows: readonly [what: string, seq: number, status: FcsStatus, verdict: string, next: number, state: RxState][] =
    [
      ['expected, good', 100, 'good', 'deliver', 101, 'send_acks'],
      ['expected, poisoned', 100, 'poisoned', 'errored', 101, 'send_acks'],
      ['expected, bad', 100, 'bad', 'drop', 100, 'send_nack'],
      ['ahead, good', 101, 'good', 'drop', 100, 'send_nack'],
      ['ahead, poisoned', 101, 'poisoned', 'drop', 100, 'send_nack'],
      ['ahead, bad', 101, 'bad', 'drop', 100, 'send_nack'],
      ['behind, good', 99, 'good', 'drop', 100, 'send_acks'],
      ['behind, poisoned', 99, 'poisoned', 'drop', 100, 'send_acks'],
      ['behind, bad', 99, 'bad', 'drop', 100, 'send_acks'],
    ];
  test.each(rows)('%s', (_, seq, status, verdict, next, state) => {
    const rx = receiver();
    expect(rx.onFrame(seq, status)).toBe(verdict);
    expect([rx.nextSeq, rx.state]).toEqual([next, state]);
  });

  test.each(['good', 'bad'] as const)('an ineligible %s frame is the MAC’s, in any state', (status) => {
    const rx = receiver();
    rx.onFrame(105, 'good');
    expect(rx.onFrame(undefined, status)).toBe(status === 'good' ? 'deliver' : 'errored');
    expect([rx.nextSeq, rx.state]).toEqual([100, 'send_nack']);
    expect(rx.counts[`rx_ineligible_${status}`]).toBe(1);
  });
});

test('the transitions of A7: a NACK for a gap, silence after it, ACKs again from the expected frame on', () => {
  const rx = receiver();
  expect(rx.control(2047)).toBeUndefined();
  expect(rx.control(2048)).toEqual({ message: 'llr_ack', seq: 99 });
  expect(rx.onFrame(102, 'good')).toBe('drop');
  expect(sendNack(rx)).toBe(99);
  expect(rx.state).toBe('nack_sent');
  for (const seq of [103, 104, 99]) rx.onFrame(seq, 'good');
  rx.onFrame(100, 'bad');
  expect(rx.control(1e6)).toBeUndefined();
  expect(rx.onFrame(100, 'good')).toBe('deliver');
  expect(rx.state).toBe('send_acks');
  expect(rx.control(1e6)).toEqual({ message: 'llr_ack', seq: 100 });
  expect(rx.counts).toMatchObject({
    rx_missing_seq: 3,
    rx_duplicate_seq: 1,
    tx_nack_ctl_os: 1,
    rx_expected_seq_bad: 1,
  });
});

test('a gap that closes before its NACK has left needs none', () => {
  const rx = receiver();
  rx.onFrame(101, 'good');
  rx.onFrame(100, 'good');
  expect(rx.control(0)).toBeUndefined();
});

test('with re-arming each replay that fails at the expected frame has one more NACK, without it none', () => {
  for (const rearm of [false, true]) {
    const rx = receiver({ rearm });
    rx.onFrame(103, 'good');
    expect(sendNack(rx)).toBe(99);
    rx.onFrame(104, 'good');
    expect(rx.control(0)).toBeUndefined();
    rx.onFrame(100, 'bad');
    if (rearm) expect(sendNack(rx)).toBe(99);
    rx.onFrame(101, 'good');
    expect(rx.state).toBe('nack_sent');
    expect(rx.counts.rx_replay).toBe(1);
  }
});

test('INIT is ignored while the receiver is off, and frames under LLR are dropped before it', () => {
  const rx = new LlrReceive(llrSettings({}));
  rx.onInit(5, 0, 0);
  expect([rx.state, rx.control(0), rx.onFrame(5, 'good')]).toEqual(['off', undefined, 'drop']);
  expect([rx.onFrame(undefined, 'good'), rx.onFrame(undefined, 'bad')]).toEqual(['deliver', 'errored']);
  rx.setMode(true);
  expect([rx.state, rx.control(1e9), rx.onFrame(5, 'good')]).toEqual(['await_init', undefined, 'drop']);
  expect([rx.onFrame(undefined, 'good'), rx.onFrame(undefined, 'bad')]).toEqual(['deliver', 'errored']);
  expect([rx.counts.rx_llr_dropped, rx.counts.rx_duplicate_seq, rx.counts.rx_missing_seq]).toEqual([2, 0, 0]);
  rx.onInit(SEQ_COUNT - 1, 7, 0);
  expect(rx.onFrame(SEQ_COUNT - 1, 'good')).toBe('deliver');
  expect([rx.nextSeq, rx.counts.rx_llr_dropped]).toEqual([0, 2]);
});

test('whatever comes, frames are delivered in order and each once', () => {
  const frames = fc.array(
    fc.tuple(fc.nat(12), fc.constantFrom<FcsStatus>('good', 'good', 'bad', 'poisoned'), fc.boolean()),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(frames, fc.boolean(), (list, rearm) => {
      const rx = new LlrReceive(llrSettings({ rearm }));
      rx.setMode(true);
      rx.onInit(SEQ_COUNT - 5, 0, 0);
      const delivered: number[] = [];
      for (const [offset, status, speaks] of list) {
        const seq = addSeq(SEQ_COUNT - 5, offset);
        if (rx.onFrame(seq, status) !== 'drop') delivered.push(offset);
        const set = speaks ? rx.control(0) : undefined;
        if (set !== undefined) rx.controlSent(set, 0);
      }
      expect(delivered).toEqual(delivered.map((_, i) => i));
    }),
  );
});
