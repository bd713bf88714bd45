import { describe, expect, test } from 'vitest';
import type { PdcPacket, ReturnSpace } from './index.ts';
import { Desk, type DeskOptions, rodTuple, START, returnSpace as space } from './testing/desk.ts';

/** A desk with a return space, of which all is said. */
const returnDesk = (options: DeskOptions = {}, fields: Partial<ReturnSpace> = {}): Desk => {
  const desk = new Desk({ returns: 4, ...options });
  desk.openReturn(fields);
  return desk;
};

describe('the return space of a PDC at its target (7.12)', () => {
  test('it begins established, at the Start_PSN of its PDC, and sends to the initiator without SYN', () => {
    const desk = returnDesk();
    expect(desk.pdc).toMatchObject({ pdcid: 0x0106, state: 'established', startPsn: START, isBusy: false });
    desk.give(2);
    expect(desk.pdc.isBusy).toBe(true);
    const both = { type: 'request', syn: false, rod: false, spdcid: 0x0106, dpdcid: 0x8123, retx: false } as const;
    expect(desk.sent()).toMatchObject([
      { ...both, psn: START, clearOffset: -1 },
      { ...both, psn: desk.psn(1), clearOffset: -2, ar: true },
    ]);
    desk.ack(1, { cack: 1 });
    expect(desk.results).toEqual({ 1000: 'default_ok', 1001: 'response' });
    expect(desk.pdc).toMatchObject({ isBusy: false, outstanding: [] });
  });

  test('the mode is that of its PDC', () => {
    const desk = returnDesk({}, { tuple: rodTuple });
    desk.give(4);
    expect((desk.sent() as PdcPacket[]).every(({ rod }) => rod)).toBe(true);
    desk.nack(0, 'rod_ooo', { payload: START });
    expect(desk.said()).toEqual(['retx 0', 'retx 1', 'retx 2', 'retx 3']);
  });

  test('losses are found and sent again as those of other PDCs are', () => {
    const desk = returnDesk({ registers: { rtoInitTime: 100 } });
    desk.give(3);
    desk.sent();
    desk.nack(1, 'trimmed');
    expect(desk.said()).toEqual(['retx 1']);
    desk.ack(1, { cack: -1 });
    desk.wait(100);
    expect(desk.said()).toEqual(['retx 0', 'retx 2']);
  });

  test('what comes from another one than the initiator is ignored', () => {
    const desk = returnDesk();
    desk.give(1);
    desk.sent();
    desk.ack(0, { cack: 0, spdcid: 0x8124 });
    desk.ack(0, { cack: 0, source: 0xabdn });
    expect(desk.model.counters.get('ack_mismatch')).toBe(2);
    desk.ack(0, { cack: 0, dpdcid: 0x0206 });
    expect(desk.model.counters.get('ack_unknown_pdc')).toBe(1);
    expect(desk.outcomes).toEqual([]);
  });

  test('it is never closed: not by the host, by an ACK, by CLOSE_REQ, or by idle time', () => {
    const desk = returnDesk({ registers: { idleTime: 50 } });
    desk.give(1);
    desk.sent();
    desk.ack(0, { cack: 0, req: 'close' });
    desk.control('close_req');
    desk.close();
    desk.wait(1000);
    expect(desk.said()).toEqual([]);
    expect(desk.pdc.state).toBe('established');
  });

  test('CLOSE_REQ takes a PSN, asks for an ACK and is sent again; it leaves the PDC free to close (7.6)', () => {
    const desk = returnDesk({ registers: { rtoInitTime: 100 } });
    desk.give(1, { kind: 'close_req', length: 0, size: 0 });
    const packet = { type: 'close_req', ar: true, psn: START, spdcid: 0x0106, dpdcid: 0x8123, payload: 0 } as const;
    expect(desk.sent()).toMatchObject([{ ...packet, retx: false }]);
    expect(desk.pdc.isBusy).toBe(false);
    desk.wait(100);
    expect(desk.sent()).toMatchObject([{ ...packet, retx: true }]);
    desk.ack(0, { cack: 0, response: { kind: 'none' } });
    expect(desk.results).toEqual({ 1000: 'default_ok' });
  });

  test('when its PDC has ended, each packet has failed, once, and its place is free', () => {
    const desk = returnDesk();
    desk.give(3);
    desk.sent(2);
    desk.ack(1, { cack: -1 });
    desk.take(desk.model.endReturn(space.pdcid));
    expect(desk.results).toEqual({ 1000: 'pdc_ended', 1001: 'response', 1002: 'pdc_ended' });
    expect(desk.outcomes.length).toBe(3);
    expect(desk.pdcs.map(({ kind }) => kind)).toEqual(['opened', 'closed']);
    desk.give(1);
    expect(desk.results[1003]).toBe('no_pdc');
    desk.take(desk.model.openReturn({ ...space, pdcid: 0x0206 }));
    expect(desk.pdc).toMatchObject({ pdcid: 0x0206, next: START });
  });

  test.each(['inv_dpdcid', 'closing_in_err', 'pdc_hdr_mismatch'] as const)('NACK %s: it is in error', (code) => {
    const desk = returnDesk({ policies: { lostPdc: 'retry' } });
    desk.give(2);
    desk.sent();
    desk.nack(0, code, { spdcid: 0 });
    expect(desk.results).toEqual({ 1000: code, 1001: code });
    expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'error', pdcid: 0x0106 });
    expect(desk.model.pdcs()).toEqual([]);
  });

  test('NACK NEW_START_PSN changes nothing: it is established', () => {
    const desk = returnDesk();
    desk.give(1);
    desk.sent();
    desk.nack(0, 'new_start_psn', { spdcid: 0, payload: 5 });
    expect(desk.pdc.startPsn).toBe(START);
    expect(desk.model.counters.get('nack_unexpected')).toBe(1);
  });

  test('a place has one at a time, under a PDCID of a target', () => {
    const desk = returnDesk();
    expect(() => desk.model.openReturn({ ...space, pdcid: 0x0306 })).toThrow('is taken');
    expect(() => desk.model.openReturn({ ...space, pdcid: 0x8001 })).toThrow("none of a target's");
  });

  test('PDCs of the same tuple beside it are opened, and close, by themselves', () => {
    const desk = returnDesk({ contexts: 1 });
    desk.give(1);
    desk.submit(1);
    expect(desk.model.pdcs().length).toBe(2);
    expect(desk.sent()).toMatchObject([
      { syn: true, dpdcid: 0 },
      { syn: false, spdcid: 0x0106 },
    ]);
  });
});

describe('a message that expects data by the return space (7.5, 7.12)', () => {
  test('its PDC is neither idle nor closed before the data has come', () => {
    const desk = new Desk({ registers: { idleTime: 50 } }).open({ expects: true });
    desk.wait(1000);
    expect(desk.pdc.state).toBe('established');
    desk.close();
    expect(desk.said()).toEqual([]);
    expect(desk.pdc.state).toBe('quiesce');
    desk.take(desk.model.conclude(desk.pdc.pdcid, 0));
    expect(desk.said()).toEqual(['close_cmd 1']);
  });
});

describe('CREDIT_REQ (6.2, 9.7)', () => {
  test('it asks for what congestion control says, takes no PSN, and the newest request counts', () => {
    const desk = new Desk().open();
    desk.take(desk.model.requestCredit(desk.pdc.pdcid, 0x123456));
    desk.take(desk.model.requestCredit(desk.pdc.pdcid, 0x234567));
    const { pdcid, peerPdcid, next } = desk.pdc;
    expect(desk.sent()).toMatchObject([
      {
        type: 'credit_req',
        psn: 0,
        ar: false,
        retx: false,
        syn: false,
        spdcid: pdcid,
        dpdcid: peerPdcid,
        payload: 0x234567,
      },
    ]);
    expect(desk.pdc.next).toBe(next);
    expect(desk.model.counters.get('credit_req_sent')).toBe(1);
  });

  test('where the peer is not known yet it is ignored, and counted', () => {
    const desk = new Desk();
    desk.submit(1);
    desk.take(desk.model.requestCredit(desk.pdc.pdcid, 1));
    desk.take(desk.model.requestCredit(0x8001, 1));
    expect(desk.said()).toEqual(['request 0']);
    expect(desk.model.counters.get('credit_req_ignored')).toBe(2);
  });
});
