import { describe, expect, test } from 'vitest';
import { flowOf } from './testing/flow.ts';

describe('the responses of SES', () => {
  test('are one for each delivery', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1);
    expect(() => flow.respond(1)).toThrow(RangeError);
    flow.send(3);
    flow.respond(3, { guaranteed: true });
    expect(() => flow.respond(3)).toThrow(RangeError);
  });

  test('decide about a duplicate when it arrives, and by those of some ticks ago', () => {
    const flow = flowOf({ lags: { duplicate: 2, window: 9 } }).open();
    flow.send(1);
    const verdicts = [0, 1, 2, 3].map((tick) => {
      const { verdict } = flow.target.arrive(flow.packet(1));
      if (tick === 0) flow.respond(1);
      flow.target.tick();
      return verdict;
    });
    expect(verdicts).toEqual([
      'nack_rcvd_ses_procg',
      'nack_rcvd_ses_procg',
      'duplicate_answered',
      'duplicate_answered',
    ]);
  });

  test('of guaranteed delivery are looked for in the second half of a packet', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1, { guaranteed: true });
    const [first, second] = [0, 1].map(() => flow.target.arrive(flow.packet(1)));
    expect(first).toMatchObject({ verdict: 'stored_response', question: { about: 'stored' } });
    expect(flow.target.answer(first!.question!).verdict).toBe('stored_response');
    flow.control('clear_cmd', { payload: 1001 });
    expect(flow.target.answer(second!.question!).verdict).toBe('nack_gtd_resp_unavail');
    expect(flow.target.counters.get('stored_response')).toBe(1);
    expect(flow.target.counters.get('nack_gtd_resp_unavail')).toBe(1);
  });
});

test('a stored response that is cleared, or whose PDC is gone, gives its place back when the model is told', () => {
  const registers = { lingerTime: 10 };
  const flow = flowOf({ guaranteedEntries: 2, housekeeping: 'told', registers }).open();
  for (const place of [1, 2, 3]) flow.send(place);
  const put = (place: number): boolean => {
    const before = flow.target.counters.get('guaranteed_not_stored');
    flow.respond(place, { guaranteed: true });
    return flow.target.counters.get('guaranteed_not_stored') === before;
  };
  expect([put(1), put(2)]).toEqual([true, true]);
  flow.control('clear_cmd', { payload: 1001 });
  expect(flow.target.held).toBe(1);
  expect(put(3)).toBe(false);
  expect(() => flow.target.sweep(flow.pdcid, 1002)).toThrow(RangeError);
  flow.target.sweep(flow.pdcid, 1001);
  expect(() => flow.target.sweep(flow.pdcid, 1001)).toThrow(RangeError);
  flow.send(4);
  expect(put(4)).toBe(true);
  flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
  flow.target.advance(10);
  flow.target.expire(flow.pdcid);
  for (const psn of [1002, 1004]) flow.target.sweep(flow.pdcid, psn);
  expect(flow.target.held).toBe(0);
});
