import { describe, expect, test } from 'vitest';
import { PdsTarget, type PdsTargetOptions } from './index.ts';
import { ackOf, Flow, type FlowOptions, nackOf } from './testing/flow.ts';

const flowOf = (options: PdsTargetOptions = {}, flow: FlowOptions = {}): Flow =>
  new Flow(new PdsTarget({ contexts: 4, window: 64, ...options }), flow);

describe('closing (7.6)', () => {
  test('CLOSE_CMD in order clears all, is acknowledged, and the PDC is gone after a while', () => {
    const flow = flowOf({ registers: { lingerTime: 50 } }).open();
    flow.send(1);
    flow.respond(1, { guaranteed: true });
    expect(flow.cack).toBe(0);
    const outcome = flow.close(2);
    expect(outcome).toMatchObject({ verdict: 'closed', reply: { cackPsn: 1002, response: { kind: 'none' } } });
    expect(flow.view).toMatchObject({ state: 'close_ack_wait', clearPsn: 1002 });
    expect(flow.target.held).toBe(0);
    expect(flow.target.advance(49)).toEqual([]);
    expect(flow.target.advance(50)).toEqual([
      { pdcid: flow.pdcid, source: flow.source, local: 0, spdcid: 7, nextStartPsn: 1003 },
    ]);
    expect(flow.close(2).verdict).toBe('nack_inv_dpdcid');
  });

  test('CLOSE_CMD is acknowledged again when its ACK was lost', () => {
    const flow = flowOf().open();
    flow.close(1);
    expect(flow.close(1, { retx: true })).toMatchObject({ verdict: 'duplicate_answered', reply: { cackPsn: 1001 } });
  });

  test('CLOSE_CMD before which something is missing announces the close, and is told to wait', () => {
    const flow = flowOf().open().take(2);
    const waits = { code: 'rcvd_ses_procg', nackPsn: 1003, spdcid: flow.pdcid };
    expect(nackOf(flow.close(3))).toMatchObject(waits);
    expect(flow.view.state).toBe('established');
    // Its source has said that no PSN comes after it. But the PDC is not closed, and no NACK may be the end of it.
    for (const place of [3, 4, 100]) expect(nackOf(flow.send(place)).code).toBe('psn_oor_window');
    expect(flow.close(4).verdict).toBe('nack_psn_oor_window');
    expect(nackOf(flow.close(3, { retx: true }))).toMatchObject(waits);
    flow.take(1);
    expect(flow.close(3, { retx: true })).toMatchObject({ verdict: 'closed', reply: { cackPsn: 1003 } });
    for (const place of [3, 4]) expect(nackOf(flow.send(place)).code).toBe('closing');
  });

  test('CLOSE_CMD of RUD that is not next after the highest PSN is dropped, and announces nothing', () => {
    const flow = flowOf().open();
    expect(flow.close(2)).toEqual({ verdict: 'dropped_close_early' });
    flow.take(1, 2, 3);
    expect(flow.close(3).verdict).toBe('duplicate_answered');
    expect(flow.close(5)).toEqual({ verdict: 'dropped_close_early' });
    expect(flow.close(200).verdict).toBe('nack_psn_oor_window');
    expect(flow.send(5).verdict).toBe('accepted');
    expect(flow.close(4)).toEqual({ verdict: 'dropped_close_early' });
  });

  test('CLOSE_CMD of ROD that is not next is a gap like every other packet (7.7)', () => {
    const flow = flowOf({}, { rod: true }).open();
    expect(nackOf(flow.close(3))).toMatchObject({ code: 'rod_ooo', payload: 1001, nackPsn: 1003 });
    expect(flow.close(3)).toEqual({ verdict: 'dropped_rod_gap' });
    flow.take(1, 2);
    expect(flow.close(3).verdict).toBe('closed');
  });

  test('CLOSE_CMD shows as received in its own ACK alone while CACK is behind it', () => {
    const flow = flowOf({ policies: { sackBase: 'trigger' } }).open();
    flow.send(1, { ar: true });
    const closing = ackOf(flow.close(2));
    expect(closing).toMatchObject({ cackPsn: 1000, state: { sackPsnOffset: 2, sackBitmap: 1n, oooCount: 0 } });
    expect(ackOf(flow.send(0))).toMatchObject({ state: { sackPsnOffset: 0, sackBitmap: 0b11n } });
    expect(ackOf(flow.respond(1))).toMatchObject({ cackPsn: 1002, state: { sackPsnOffset: -1, sackBitmap: 0b11n } });
  });

  test('closing: what comes from the PSN of the CLOSE_CMD on', () => {
    const flow = flowOf().open();
    flow.close(1);
    for (const kind of ['request', 'noop', 'close_cmd'] as const) {
      expect(nackOf(flow.send(2, { kind }))).toMatchObject({ code: 'closing', spdcid: flow.pdcid });
    }
    expect(flow.send(1).verdict).toBe('nack_closing');
    expect(flow.send(0).verdict).toBe('duplicate_answered');
    expect(flow.control('probe').verdict).toBe('probe_answered');
  });

  test('closing_in_err: CLOSE_CMD while return PSNs are outstanding, and all that comes then', () => {
    const flow = flowOf({ registers: { lingerTime: 50 } }).open();
    flow.target.command({ kind: 'return_busy', pdcid: flow.pdcid, busy: true });
    flow.target.command({ kind: 'return_busy', pdcid: flow.pdcid, busy: false });
    flow.target.command({ kind: 'return_busy', pdcid: flow.pdcid, busy: true });
    expect(nackOf(flow.close(1))).toMatchObject({ code: 'closing_in_err', spdcid: flow.pdcid, nackPsn: 1001 });
    expect(flow.view.state).toBe('error');
    expect(flow.close(1).verdict).toBe('nack_closing_in_err');
    expect(flow.send(0).verdict).toBe('nack_closing_in_err');
    expect(flow.control('ack_req', { psn: 1000 }).verdict).toBe('nack_unexp_event');
    for (const kind of ['probe', 'clear_cmd', 'clear_req'] as const) {
      expect(flow.control(kind)).toEqual({ verdict: 'dropped_state' });
    }
    expect(flow.target.advance(50)).toHaveLength(1);
  });

  test.each(['closed', 'failed'])(
    'no_pdc_avail: SYN for a new PDC under an SPDCID whose last one is %s and lingers',
    (how) => {
      const flow = flowOf({ registers: { lingerTime: 50, quarantineTime: 0 } }).open();
      const { target } = flow;
      if (how === 'closed') flow.close(1);
      else target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
      for (const rod of [false, true]) {
        const again = new Flow(target, { startPsn: 200_000, rod });
        expect(nackOf(again.send(0, { syn: true }))).toMatchObject({
          code: 'no_pdc_avail',
          spdcid: 0,
          nackPsn: 200_000,
        });
        // What cannot open one has nothing to wait for.
        expect(again.close(0, { syn: true }).verdict).toBe('nack_invalid_syn');
      }
      // A late packet of the old one is known.
      expect(flow.send(0, { syn: true }).verdict).toBe(how === 'closed' ? 'duplicate_answered' : 'nack_closing_in_err');
      target.advance(50);
      expect(new Flow(target, { startPsn: 200_000, rod: true }).send(0, { syn: true }).verdict).toBe('created');
    },
  );

  test('we can ask for it, in every ACK and by CLOSE_REQ', () => {
    const flow = flowOf().open();
    expect(flow.target.command({ kind: 'close', pdcid: flow.pdcid })).toBeUndefined();
    expect(flow.target.command({ kind: 'close', pdcid: flow.pdcid, psn: 1000 })).toEqual({
      type: 'cp',
      kind: 'close_req',
      destination: flow.source,
      local: 0,
      entropy: 0,
      spdcid: flow.pdcid,
      dpdcid: 7,
      ar: true,
      psn: 1000,
      payload: 0,
    });
    expect(ackOf(flow.send(0)).req).toBe('close');
    expect(flow.send(1).verdict).toBe('accepted');
    expect(flow.view.closeRequested).toBe(true);
    flow.respond(1);
    expect(flow.close(2).verdict).toBe('closed');
  });

  test('what we asked for and did not get within Close_REQ_Time is an error', () => {
    const flow = flowOf({ registers: { closeReqTime: 30, lingerTime: 50 } }).open();
    flow.target.command({ kind: 'close', pdcid: flow.pdcid });
    flow.target.advance(20);
    // Asking again does not give more time.
    flow.target.command({ kind: 'close', pdcid: flow.pdcid, psn: 1000 });
    expect(flow.target.advance(30)).toEqual([]);
    expect(flow.view.state).toBe('error');
    expect(flow.target.counters.get('close_req_timeout')).toBe(1);
    expect(flow.send(1).verdict).toBe('nack_closing_in_err');
    expect(flow.target.advance(79)).toEqual([]);
    expect(flow.target.advance(80)).toHaveLength(1);
  });

  test('firmware can close in error in any state, and its other commands need an established PDC', () => {
    const flow = flowOf().open();
    flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
    expect(flow.view.state).toBe('error');
    flow.target.command({ kind: 'close', pdcid: flow.pdcid });
    flow.target.command({ kind: 'close_in_error', pdcid: 99 });
    expect(flow.target.counters.get('command_ignored')).toBe(2);
  });

  test('closing in error comes too late for a PDC that is closed', () => {
    const flow = flowOf().open();
    flow.close(1);
    flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
    expect(flow.view.state).toBe('close_ack_wait');
  });

  test('what a PDC that failed had announced as its last PSN is used, too', () => {
    const flow = flowOf({ registers: { lingerTime: 50 } })
      .open()
      .take(2);
    flow.close(3);
    flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
    expect(flow.target.advance(50)).toMatchObject([{ nextStartPsn: 1004 }]);
  });

  test('unexp_event: CLOSE_REQ, which only a target sends', () => {
    expect(nackOf(flowOf().open().control('close_req')).code).toBe('unexp_event');
  });

  test('a response of SES that comes when the PDC is gone is counted', () => {
    const flow = flowOf({ registers: { lingerTime: 50 } }).open();
    flow.send(1);
    flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
    flow.target.advance(50);
    expect(flow.respond(1)).toBeUndefined();
    expect(flow.target.counters.get('response_stale')).toBe(1);
  });
});
