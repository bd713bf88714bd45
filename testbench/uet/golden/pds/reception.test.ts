import { describe, expect, test } from 'vitest';
import { PdsTarget, type PdsTargetOptions, plenty } from './index.ts';
import { ackOf, ackPsnOf, Flow, type FlowOptions, nackOf } from './testing/flow.ts';

const flowOf = (options: PdsTargetOptions = {}, flow: FlowOptions = {}): Flow =>
  new Flow(new PdsTarget({ contexts: 4, window: 64, ...options }), flow);

describe('whose a packet is (7.1)', () => {
  test('pdc_hdr_mismatch: the PDCID is known, and source, address or SPDCID is another', () => {
    const flow = flowOf().open();
    for (const other of [{ source: 5n }, { local: 3 }, { spdcid: 8 }]) {
      const outcome = flow.send(1, other);
      expect(outcome.verdict).toBe('nack_pdc_hdr_mismatch');
      expect(nackOf(outcome)).toMatchObject({
        spdcid: 0,
        dpdcid: other.spdcid ?? 7,
        destination: other.source ?? flow.source,
      });
    }
    expect(flow.send(1).verdict).toBe('accepted');
  });

  test('pdc_mode_mismatch: RUD on a ROD PDC and the reverse, of every kind that has a mode', () => {
    for (const rod of [false, true]) {
      const flow = flowOf({}, { rod }).open();
      for (const kind of ['request', 'noop', 'negotiation'] as const) {
        expect(nackOf(flow.send(1, { kind, rod: !rod }))).toMatchObject({
          code: 'pdc_mode_mismatch',
          spdcid: flow.pdcid,
        });
      }
      expect(flow.send(1, { rod: !rod, syn: true }).verdict).toBe('nack_pdc_mode_mismatch');
      expect(flow.control('probe', { rod: !rod }).verdict).toBe('probe_answered');
    }
  });

  test('invalid_syn: SYN with another Start_PSN', () => {
    const flow = flowOf().open();
    const stale = new Flow(flow.target, { startPsn: 500 });
    expect(nackOf(stale.send(2, { syn: true }))).toMatchObject({
      code: 'invalid_syn',
      nackPsn: 502,
      spdcid: flow.pdcid,
    });
    // PROBE and CLEAR have no PSN that would tell Start_PSN.
    expect(stale.control('probe', { syn: true }).verdict).toBe('probe_answered');
    expect(flow.send(1).verdict).toBe('accepted');
  });

  test('psn_oor_window: SYN beyond the window, with the PDCID, so that it may come again', () => {
    const flow = flowOf().open();
    expect(nackOf(flow.send(65, { syn: true }))).toMatchObject({ code: 'psn_oor_window', spdcid: flow.pdcid });
    expect(flow.send(64, { syn: true }).verdict).toBe('accepted');
  });

  test('invalid_syn: SYN from before the prior window', () => {
    const flow = flowOf().open();
    for (let place = 1; place <= 64; place++) flow.take(place);
    expect(flow.send(1, { syn: true }).verdict).toBe('duplicate_answered');
    expect(flow.send(0, { syn: true }).verdict).toBe('nack_invalid_syn');
  });

  test('fatal NACKs leave the PDC alone', () => {
    const flow = flowOf().open();
    expect(nackOf(flow.send(1, { rod: true }))).toMatchObject({ code: 'pdc_mode_mismatch', spdcid: flow.pdcid });
    expect(flow.send(1).verdict).toBe('accepted');
  });
});

describe('the window (7.3)', () => {
  test.each([1000, 2 ** 32 - 30])('is [CACK + 1, CACK + 1 + W), from Start_PSN %i', (startPsn) => {
    const flow = flowOf({}, { startPsn }).open();
    expect(flow.send(64).verdict).toBe('accepted');
    expect(flow.send(65)).toMatchObject({ verdict: 'nack_psn_oor_window', reply: { spdcid: flow.pdcid, payload: 0 } });
    flow.take(1);
    expect(flow.send(65).verdict).toBe('accepted');
    expect(flow.send(66).verdict).toBe('nack_psn_oor_window');
  });

  test('moves with CACK, not with what has been received', () => {
    const flow = flowOf().open();
    flow.send(1);
    expect(flow.send(65).verdict).toBe('nack_psn_oor_window');
    flow.respond(1);
    expect(flow.send(65).verdict).toBe('accepted');
  });

  test('has one as long before it, whose PSNs are duplicates; what is older is out of range', () => {
    const flow = flowOf().open();
    for (let place = 1; place < 100; place++) flow.take(place);
    expect(flow.send(99 + 1 - 64).verdict).toBe('duplicate_answered');
    expect(flow.send(99 - 64).verdict).toBe('nack_psn_oor_window');
  });

  test('may lag by some ticks, and is then that of the CACK of before', () => {
    const flow = flowOf({ lags: { window: 2 } });
    flow.send(0, { syn: true });
    flow.target.tick();
    flow.respond(0);
    const at64 = (): string => flow.send(64).verdict;
    expect(at64()).toBe('nack_psn_oor_window');
    flow.target.tick();
    expect(at64()).toBe('nack_psn_oor_window');
    flow.target.tick();
    expect(at64()).toBe('accepted');
    expect(flow.cack).toBe(0);
  });

  test('follows CACK when that is looked up for a response or an answer, ACK or none, and not with CLEAR', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1, { guaranteed: true });
    flow.control('clear_cmd', { payload: 1001 });
    expect(flow.cack).toBe(1);
    expect(flow.send(65).verdict).toBe('nack_psn_oor_window');
    flow.control('probe');
    expect(flow.send(65).verdict).toBe('accepted');
  });

  test('ends where the range of PSNs does, but for CLOSE_CMD, by policy (8.9)', () => {
    const flow = flowOf({ policies: { psnRangeBits: 3 } }, { startPsn: 2 ** 32 - 3 }).open();
    expect(flow.send(7).verdict).toBe('accepted');
    expect(flow.send(8).verdict).toBe('nack_psn_oor_window');
    flow.take(1, 2, 3, 4, 5, 6);
    expect(flow.send(8).verdict).toBe('nack_psn_oor_window');
    // Before Start_PSN there are duplicates.
    expect(flow.send(-1).verdict).toBe('duplicate_answered');
    expect(flow.close(8).verdict).toBe('closed');
    expect(flowOf().open().send(8).verdict).toBe('accepted');
  });
});

describe('a PSN that has been received (7.7)', () => {
  test('is accepted once', () => {
    const flow = flowOf().open();
    expect(flow.send(5).deliver).toBeDefined();
    expect(flow.send(5).deliver).toBeUndefined();
    expect(flow.view).toMatchObject({ highest: 1005, frontier: 1001, oooCount: 1 });
  });

  test('rcvd_ses_procg: SES has not responded', () => {
    const flow = flowOf().open();
    flow.send(1);
    const outcome = flow.send(1, { retx: true });
    expect(outcome.verdict).toBe('nack_rcvd_ses_procg');
    expect(nackOf(outcome)).toMatchObject({ nackPsn: 1001, spdcid: flow.pdcid, retx: true });
  });

  test('gets the default response where SES has, above CACK and below', () => {
    const flow = flowOf().open().take(2, 3);
    for (const place of [0, 3]) {
      const outcome = flow.send(place, { retx: true, ce: true, entropy: 9, messageId: 0x1234, jobId: 0x56789a });
      expect(outcome.verdict).toBe('duplicate_answered');
      const ack = ackOf(outcome);
      expect(ack).toMatchObject({ cackPsn: 1000, retx: true, m: true, entropy: 9 });
      expect(ack.response).toEqual({ kind: 'default', messageId: 0x1234, jobId: 0x56789a });
      expect(flow.placeOf(ackPsnOf(ack))).toBe(place);
    }
  });

  test('gets its stored response again where that is guaranteed', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1, { guaranteed: true, handle: 0xabc, nextHdr: 5 });
    const outcome = flow.send(1, { retx: true });
    expect(outcome.verdict).toBe('stored_response');
    expect(ackOf(outcome)).toMatchObject({ cackPsn: 1000, response: { kind: 'ses', handle: 0xabc, nextHdr: 5 } });
  });

  test('gets the default response once its guaranteed one is cleared, by the duplicate itself too', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1, { guaranteed: true });
    expect(flow.send(1, { clearOffset: 0 }).verdict).toBe('duplicate_answered');
    expect(flow.cack).toBe(1);
    expect(flow.target.held).toBe(0);
  });

  test('gtd_resp_unavail: there was no room to store its guaranteed response', () => {
    const flow = flowOf({ guaranteedEntries: 1 }).open();
    flow.send(1);
    flow.send(2);
    flow.respond(1, { guaranteed: true });
    expect(flow.respond(2, { guaranteed: true, handle: 9 })?.response).toMatchObject({ handle: 9 });
    expect(flow.target.counters.get('guaranteed_not_stored')).toBe(1);
    expect(nackOf(flow.send(2, { clearOffset: -3 })).code).toBe('gtd_resp_unavail');
    expect(flow.send(1, { clearOffset: -2 }).verdict).toBe('stored_response');
    // A response that is no longer needed leaves room.
    flow.send(3, { clearOffset: -2 });
    flow.respond(3, { guaranteed: true });
    expect(flow.send(3, { clearOffset: -2 }).verdict).toBe('stored_response');
  });

  test('is answered with retx alone, by policy (13.17)', () => {
    const flow = flowOf({ policies: { duplicates: 'retx' } }).open();
    expect(flow.send(0, { ar: true })).toEqual({ verdict: 'dropped_duplicate' });
    expect(flow.send(0, { retx: true }).verdict).toBe('duplicate_answered');
  });

  test('may be that of NOOP, which gets no SES response', () => {
    const flow = flowOf().open();
    for (const verdict of ['accepted', 'duplicate_answered']) {
      const outcome = flow.send(1, { kind: 'noop', ar: true });
      expect(outcome).toMatchObject({ verdict, reply: { cackPsn: 1001, response: { kind: 'none' } } });
      expect(outcome.deliver).toBeUndefined();
    }
    expect(flow.send(2, { kind: 'noop' })).toEqual({ verdict: 'accepted' });
    expect(flow.cack).toBe(2);
  });
});

describe('resources that a request lacks (5.3)', () => {
  test.each([
    ['no_pkt_buffer', { pktBuffer: false }],
    ['no_gtd_del_avail', { gtdDel: false }],
    ['no_ses_msg_avail', { sesMsg: false }],
    ['no_resource', { other: false }],
  ] as const)('%s: it can come again', (code, missing) => {
    const flow = flowOf().open();
    const resources = { ...plenty, ...missing };
    expect(nackOf(flow.send(1, { resources }))).toMatchObject({ code, spdcid: flow.pdcid, nackPsn: 1001 });
    expect(flow.send(1, { resources, kind: 'noop' }).verdict).toBe('accepted');
    expect(flow.send(2).verdict).toBe('accepted');
    // What has been received needs none.
    expect(flow.send(0, { resources }).verdict).toBe('duplicate_answered');
  });

  test('those of a PDC are not asked for again', () => {
    const flow = flowOf().open();
    expect(flow.send(1, { resources: { ...plenty, ccc: false, bitmap: false } }).verdict).toBe('accepted');
  });
});

describe('ROD (7.7, 13.16)', () => {
  test('takes PSNs in order alone: rod_ooo with the PSN that is expected, once for each gap', () => {
    const flow = flowOf({}, { rod: true }).open();
    expect(nackOf(flow.send(3))).toMatchObject({ code: 'rod_ooo', nackPsn: 1003, payload: 1001, spdcid: flow.pdcid });
    expect(flow.send(2)).toEqual({ verdict: 'dropped_rod_gap' });
    expect(flow.send(4)).toEqual({ verdict: 'dropped_rod_gap' });
    flow.take(1);
    expect(nackOf(flow.send(3))).toMatchObject({ code: 'rod_ooo', payload: 1002 });
    flow.take(2, 3, 4);
    expect(flow.view).toMatchObject({ oooCount: 0, cackPsn: 1004 });
  });

  test('sends a NACK for every packet beyond the gap, by policy', () => {
    const flow = flowOf({ policies: { rodNacks: 'every' } }, { rod: true }).open();
    for (const place of [2, 3, 2]) expect(flow.send(place).verdict).toBe('nack_rod_ooo');
  });

  test('answers duplicates and looks at the window as RUD does', () => {
    const flow = flowOf({}, { rod: true }).open().take(1);
    expect(flow.send(0).verdict).toBe('duplicate_answered');
    expect(flow.send(66).verdict).toBe('nack_psn_oor_window');
  });

  test('a packet that lacks a resource makes a gap of those after it', () => {
    const flow = flowOf({}, { rod: true }).open();
    expect(flow.send(1, { resources: { ...plenty, sesMsg: false } }).verdict).toBe('nack_no_ses_msg_avail');
    expect(flow.send(2).verdict).toBe('nack_rod_ooo');
    expect(flow.send(1).verdict).toBe('accepted');
  });
});

describe('trimmed packets (11.4)', () => {
  test.each([
    ['trimmed', 'trimmed'],
    ['last_hop', 'trimmed_lasthop'],
  ] as const)('%s: NACK %s, and nothing changes', (trimmed, code) => {
    const flow = flowOf().open();
    const state = () => ({ ...flow.view, sack: flow.view.sack(1000) });
    const before = state();
    const outcome = flow.send(1, { trimmed, ce: true, retx: true, entropy: 3, clearOffset: -1 });
    expect(outcome.verdict).toBe(`nack_${code}`);
    expect(nackOf(outcome)).toMatchObject({ nackPsn: 1001, spdcid: flow.pdcid, m: true, retx: true, entropy: 3 });
    expect(state()).toEqual(before);
  });

  test('open no PDC', () => {
    const flow = flowOf();
    expect(nackOf(flow.send(0, { syn: true, trimmed: 'trimmed' }))).toMatchObject({
      code: 'trimmed',
      spdcid: 0,
      dpdcid: 7,
    });
    expect(flow.target.pdcs()).toEqual([]);
  });

  test('bring about no fatal NACK: whose identity does not fit gets TRIMMED without a PDCID', () => {
    const flow = flowOf().open();
    const trimmed = 'trimmed';
    for (const odd of [{ dpdcid: 0x1001 }, { spdcid: 3 }, { rod: true }, { syn: true, dpdcid: 9 }]) {
      expect(nackOf(flow.send(1, { trimmed, ...odd }))).toMatchObject({ code: 'trimmed', spdcid: 0 });
    }
    expect(nackOf(flow.send(1, { trimmed, syn: true }))).toMatchObject({ code: 'trimmed', spdcid: flow.pdcid });
    expect(nackOf(flow.send(1000, { trimmed })).code).toBe('trimmed');
  });

  test('that have been received are answered as duplicates, without an SES header to answer with', () => {
    const flow = flowOf().open();
    expect(ackOf(flow.send(0, { trimmed: 'trimmed' })).response).toEqual({ kind: 'none' });
    flow.send(1);
    expect(flow.send(1, { trimmed: 'trimmed' }).verdict).toBe('nack_rcvd_ses_procg');
    const dropping = flowOf({ policies: { trimmedDuplicates: 'drop' } }).open();
    expect(dropping.send(0, { trimmed: 'trimmed' })).toEqual({ verdict: 'dropped_trimmed_duplicate' });
  });

  test('are no control packets', () => {
    expect(flowOf().open().control('probe', { trimmed: 'trimmed' })).toEqual({ verdict: 'dropped_trimmed_control' });
  });
});

test('all verdicts are counted', () => {
  const flow = flowOf().open().take(1);
  flow.send(1);
  flow.send(1);
  expect(Object.fromEntries(flow.target.counters.all())).toEqual({ created: 1, accepted: 1, duplicate_answered: 2 });
});
