import { describe, expect, test } from 'vitest';
import { ackOf, ackPsnOf, type Flow, flowOf, nackOf } from './testing/flow.ts';

describe('ACK_REQ (6.3), in the order of its rules', () => {
  const ask = (flow: Flow, place: number, fields = {}) =>
    flow.control('ack_req', { psn: 1000 + place, payload: 0xabcd, ...fields });

  test('inv_dpdcid, pdc_hdr_mismatch', () => {
    const flow = flowOf().open();
    expect(ask(flow, 0, { dpdcid: 0x4000 }).verdict).toBe('nack_inv_dpdcid');
    expect(ask(flow, 0, { spdcid: 99 }).verdict).toBe('nack_pdc_hdr_mismatch');
  });

  test('pkt_not_rcvd', () => {
    const flow = flowOf().open().take(2);
    for (const place of [1, 3, 128, 129, 100_000]) {
      expect(nackOf(ask(flow, place))).toMatchObject({
        code: 'pkt_not_rcvd',
        nackPsn: 1000 + place,
        spdcid: flow.pdcid,
      });
    }
  });

  test('rcvd_ses_procg', () => {
    const flow = flowOf().open();
    flow.send(1);
    expect(nackOf(ask(flow, 1)).code).toBe('rcvd_ses_procg');
  });

  test('ack_with_data: the response is no longer held', () => {
    const flow = flowOf({ guaranteedEntries: 0 }).open();
    flow.send(1);
    flow.respond(1, { guaranteed: true, nextHdr: 5 });
    expect(nackOf(ask(flow, 1))).toMatchObject({ code: 'ack_with_data', nackPsn: 1001 });
  });

  test('the ACK again, with the stored response or the default one', () => {
    const flow = flowOf().open().take(1);
    flow.send(2);
    flow.respond(2, { guaranteed: true, handle: 8 });
    const plain = ask(flow, 1);
    expect(plain.verdict).toBe('ack_req_answered');
    expect(ackOf(plain).response).toEqual({ kind: 'default', messageId: 0xabcd, jobId: 0 });
    const stored = ask(flow, 2);
    expect(stored.verdict).toBe('ack_req_stored');
    expect(ackOf(stored)).toMatchObject({ response: { handle: 8 }, cackPsn: 1001 });
    expect(ackPsnOf(ackOf(stored))).toBe(1002);
  });

  test('psn_oor_window: the offset of an ACK need not reach so far back', () => {
    const flow = flowOf().open();
    for (let place = 1; place < 200; place++) flow.take(place);
    expect(ask(flow, 200 - 128).verdict).toBe('ack_req_answered');
    expect(ask(flow, 199 - 128).verdict).toBe('nack_psn_oor_window');
  });

  test('of a PDC whose CLOSE_CMD was acknowledged', () => {
    const flow = flowOf().open();
    flow.close(1);
    expect(ask(flow, 1).verdict).toBe('ack_req_answered');
    expect(ask(flow, 2).verdict).toBe('nack_pkt_not_rcvd');
  });
});
