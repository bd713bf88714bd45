import { describe, expect, test } from 'vitest';
import { fcsStatus, type LlrSettings, LlrTransmit, llrSettings, type SentFrame } from './index.ts';

const bytes = new Uint8Array(60);
const settingsOf = (options: Partial<LlrSettings>): LlrSettings =>
  llrSettings({ bytesPerNs: 1, initBehaviour: 'block', flushBehaviour: 'block', ...options });

/** A sender in ADVANCE whose first number is 10. */
function sender(options: Partial<LlrSettings> = {}): LlrTransmit {
  const tx = new LlrTransmit(settingsOf(options));
  tx.setMode(true, 0, 10);
  expect(tx.state).toBe('init');
  tx.onEcho({ seq: 10, init_data: 0 }, 0);
  expect(tx.state).toBe('advance');
  return tx;
}

const send = (tx: LlrTransmit, count: number, now = 0): (number | undefined)[] =>
  Array.from({ length: count }, () => tx.take({ bytes, eligible: true }, now)?.seq);

function replayAll(tx: LlrTransmit, now = 0): SentFrame[] {
  const frames: SentFrame[] = [];
  while (tx.hasReplay) frames.push(tx.replay(now));
  return frames;
}

const seqs = (frames: readonly SentFrame[]) => frames.map(({ seq }) => seq);

describe('each row of the table of A6', () => {
  test('OFF to INIT: INITs at their spacing', () => {
    const tx = new LlrTransmit(settingsOf({ initSpacing: 1600, initData: 9 }));
    tx.setMode(true, 0, 10);
    expect(tx.control(0)).toEqual({ message: 'llr_init', seq: 10, init_data: 9 });
    tx.controlSent(0);
    expect([tx.control(1599), tx.controlDue()]).toEqual([undefined, 1600]);
  });

  test.each([
    ['both', 11, 5, false],
    ['both', 10, 6, false],
    ['both', 10, 5, true],
    ['seq', 10, 6, true],
    ['data', 11, 5, true],
    ['none', 11, 6, true],
  ] as const)('INIT to ADVANCE: echo has to match in %s, is %i and %i', (echoMatch, seq, data, matches) => {
    const tx = new LlrTransmit(settingsOf({ echoMatch, initData: 5 }));
    tx.setMode(true, 0, 10);
    tx.onEcho({ seq, init_data: data }, 0);
    expect([tx.state, tx.counts.rx_echo_mismatch]).toEqual(matches ? ['advance', 0] : ['init', 1]);
  });

  test('ADVANCE to REPLAY and back: a NACK repeats all after it with their numbers', () => {
    const tx = sender();
    expect(send(tx, 5)).toEqual([10, 11, 12, 13, 14]);
    tx.onNack(11, 0);
    expect([tx.state, tx.ackedSeq, tx.canTake(true, 60), tx.canTake(false, 60)]).toEqual(['replay', 11, false, true]);
    expect(seqs(replayAll(tx))).toEqual([12, 13, 14]);
    expect([tx.state, tx.counts.tx_replay, tx.counts.tx_ok, tx.counts.tx_replayed_frames]).toEqual([
      'advance',
      1,
      8,
      3,
    ]);
    expect(send(tx, 1)).toEqual([15]);
  });

  test('ADVANCE to REPLAY: the timer, from the last progress on', () => {
    const tx = sender({ replayTimerMax: 100 });
    send(tx, 3, 50);
    tx.onAck(10, 90);
    expect(tx.deadline()).toBe(190);
    tx.onAck(10, 120);
    tx.advance(189);
    expect(tx.state).toBe('advance');
    tx.advance(190);
    expect(seqs(replayAll(tx, 200))).toEqual([11, 12]);
    expect(tx.deadline()).toBe(300);
  });

  test('to FLUSH: the timer, when as many replays as are allowed brought no progress', () => {
    const tx = sender({ replayTimerMax: 100, replayCountMax: 2 });
    send(tx, 2);
    for (const now of [100, 200]) {
      tx.advance(now);
      expect(replayAll(tx, now).length).toBe(2);
    }
    tx.advance(300);
    expect([tx.state, tx.outstanding, tx.error]).toEqual(['flush', 0, true]);
  });

  test('progress gives all replays back, also during one', () => {
    const tx = sender({ replayTimerMax: 100, replayCountMax: 1 });
    send(tx, 3);
    tx.advance(100);
    tx.replay(100);
    tx.onAck(10, 100);
    replayAll(tx, 100);
    expect(tx.replayCount).toBe(0);
    tx.advance(200);
    expect(tx.state).toBe('replay');
  });

  test('to FLUSH: the PCS is down for too long', () => {
    const tx = sender({ pcsLostTimerMax: 500 });
    send(tx, 1);
    tx.pcs(false, 100);
    expect([tx.canTake(true, 60), tx.canTake(false, 60)]).toEqual([false, false]);
    tx.pcs(true, 599);
    expect(tx.state).toBe('advance');
    tx.pcs(false, 1000);
    tx.advance(1499);
    expect(tx.state).toBe('advance');
    tx.advance(1500);
    expect(tx.state).toBe('flush');
  });

  test('to FLUSH: the oldest frame is too old, in ADVANCE and in REPLAY', () => {
    for (const nack of [false, true]) {
      const tx = sender({ dataAgeTimerMax: 300 });
      send(tx, 1, 40);
      send(tx, 1, 80);
      tx.onAck(10, 90);
      if (nack) tx.onNack(10, 90);
      tx.advance(379);
      expect(tx.state).toBe(nack ? 'replay' : 'advance');
      tx.advance(380);
      expect(tx.state).toBe('flush');
    }
  });

  test('FLUSH to INIT: by itself, or by management; the numbers go on', () => {
    for (const reInitOnDiscard of [true, false]) {
      const tx = sender({ dataAgeTimerMax: 300, reInitOnDiscard });
      send(tx, 3);
      tx.advance(300);
      if (!reInitOnDiscard) {
        expect([tx.state, tx.control(300)]).toEqual(['flush', undefined]);
        tx.reInit(300);
      }
      expect(tx.control(300)).toMatchObject({ message: 'llr_init', seq: 13 });
    }
  });

  test('any to OFF: nothing is kept, frames leave as ineligible ones', () => {
    const tx = sender();
    send(tx, 3);
    tx.setMode(false, 0);
    expect([tx.state, tx.outstanding, tx.canTake(true, 60), ...send(tx, 1)]).toEqual(['off', 0, true, undefined]);
  });
});

test('an acknowledgement that cannot be is counted and not believed', () => {
  const tx = sender();
  send(tx, 3);
  for (const seq of [8, 13, 500_000]) tx.onAck(seq, 0);
  tx.onNack(13, 0);
  expect([tx.counts.rx_ack_nack_seq_error, tx.outstanding, tx.state]).toEqual([4, 3, 'advance']);
  tx.onAck(9, 0);
  expect(tx.counts.rx_ack_nack_seq_error).toBe(4);
});

test('an ACK during a replay: what it frees does not leave again', () => {
  const tx = sender();
  send(tx, 6);
  tx.onNack(10, 0);
  expect(tx.replay(0).seq).toBe(11);
  tx.onAck(13, 0);
  expect(seqs(replayAll(tx))).toEqual([14, 15]);
  tx.onNack(13, 0);
  tx.onAck(15, 0);
  expect([tx.state, tx.hasReplay, tx.counts.tx_replay]).toEqual(['advance', false, 2]);
});

test('a NACK during a replay goes back to what it says; one for where the replay is changes nothing', () => {
  const tx = sender();
  send(tx, 6);
  tx.onNack(10, 0);
  tx.onNack(10, 0);
  expect(tx.counts.tx_replay).toBe(0);
  for (let i = 0; i < 3; i++) tx.replay(0);
  tx.onNack(11, 0);
  expect(seqs(replayAll(tx))).toEqual([12, 13, 14, 15]);
  expect(tx.counts.tx_replay).toBe(2);
});

test('NACKs without progress replay no more often than the limit allows', () => {
  const tx = sender({ replayCountMax: 2 });
  send(tx, 2);
  for (let i = 0; i < 5; i++) {
    tx.onNack(9, 0);
    replayAll(tx);
  }
  expect(tx.counts.tx_replay).toBe(2);
});

test('eligible frames wait at either limit', () => {
  const frames = sender({ outstandingSeqMax: 3 });
  send(frames, 3);
  expect([frames.canTake(true, 60), frames.canTake(false, 60)]).toEqual([false, true]);
  const data = sender({ outstandingDataMax: 200 });
  send(data, 2);
  expect([data.canTake(true, 68), data.canTake(true, 69)]).toEqual([true, false]);
  data.onAck(10, 0);
  expect(data.canTake(true, 69)).toBe(true);
});

test.each([
  ['discard', [true, undefined, 1]],
  ['best_effort', [true, undefined, 0]],
  ['block', [false]],
] as const)('INIT and FLUSH with %s', (behaviour, expected) => {
  const tx = new LlrTransmit(settingsOf({ initBehaviour: behaviour, flushBehaviour: behaviour, dataAgeTimerMax: 100 }));
  const outcome = () => {
    const { tx_discard } = tx.counts;
    const takes = tx.canTake(true, 60);
    return takes ? [takes, ...send(tx, 1), tx.counts.tx_discard - tx_discard] : [takes];
  };
  tx.setMode(true, 0, 10);
  expect(outcome()).toEqual(expected);
  tx.onEcho({ seq: 10, init_data: 0 }, 0);
  send(tx, 1);
  tx.advance(100);
  expect(tx.state).toBe('flush');
  expect(outcome()).toEqual(expected);
});

test('poisoned frames: by the client, and where the replay buffer is damaged', () => {
  for (const mode of ['xor', 'replace'] as const) {
    const poison = { pattern: 0x55555555, mode };
    const tx = sender({ poison });
    expect(fcsStatus(tx.take({ bytes, eligible: true, poison: true }, 0)!.bytes, poison)).toBe('poisoned');
    send(tx, 2);
    expect([tx.damage(11), tx.damage(13), tx.damage(9)]).toEqual([true, false, false]);
    tx.onNack(9, 0);
    expect(replayAll(tx).map((frame) => fcsStatus(frame.bytes, poison))).toEqual(['poisoned', 'poisoned', 'good']);
    expect(tx.counts).toMatchObject({ tx_poisoned: 3, tx_ok: 3 });
  }
});
