import { expect, test } from 'vitest';
import { bounded, fcsStatus, LlrTransmit, llrSettings } from './index.ts';

const frame = (length: number): Uint8Array => new Uint8Array(length).fill(9);

test('frames of less than 60 bytes are padded with zeros, and keep their mark', () => {
  for (const length of [1, 59]) {
    const { bytes, poison, change } = bounded(frame(length), true, 100);
    expect([...bytes]).toEqual([...Array(length).fill(9), ...Array(60 - length).fill(0)]);
    expect([poison, change]).toEqual([true, 'padded']);
  }
});

test('frames up to the longest one are as they were', () => {
  for (const length of [60, 96])
    expect(bounded(frame(length), false, 100)).toEqual({
      bytes: frame(length),
      poison: false,
      change: undefined,
    });
});

test('longer ones are cut there, and poisoned', () => {
  expect(bounded(frame(97), false, 100)).toEqual({ bytes: frame(96), poison: true, change: 'too_long' });
});

test('a sender counts them, keeps what leaves, and repeats that', () => {
  const settings = llrSettings({ longestFrame: 100, outstandingDataMax: 264 });
  const tx = new LlrTransmit(settings);
  tx.setMode(true, 0, 0);
  tx.onEcho({ seq: 0, init_data: 0 }, 0);
  const sent = [1, 200].map((length) => tx.take({ bytes: frame(length), eligible: true }, 0)!);
  expect(sent.map(({ bytes }) => bytes.length)).toEqual([64, 100]);
  expect(sent.map(({ bytes }) => fcsStatus(bytes, settings.poison))).toEqual(['good', 'poisoned']);
  expect([tx.outstandingBytes, tx.canTake(true, 500), tx.canTake(true, 1)]).toEqual([164, true, true]);
  tx.take({ bytes: frame(1), eligible: false }, 0);
  expect(tx.counts).toMatchObject({ tx_padded: 2, tx_too_long: 1, tx_ok: 1, tx_poisoned: 1 });
  tx.onNack(settings.initData - 1 + 2 ** 20, 0);
  expect([tx.replay(0), tx.replay(0)]).toEqual(sent);
  expect(tx.counts).toMatchObject({ tx_padded: 2, tx_too_long: 1, tx_ok: 2, tx_poisoned: 2 });
});
