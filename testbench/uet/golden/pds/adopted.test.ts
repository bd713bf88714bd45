import { describe, expect, test } from 'vitest';
import { type AdoptedPdc, PdsTarget } from './pds-target.ts';
import { ackOf, Flow, nackOf } from './testing/flow.ts';

const SOURCE = 0xffff_c0a8_2a01n;
/** A PDC that our initiator has opened to a target whose PDCID is 7. */
const pdc: AdoptedPdc = { pdcid: 0x8103, source: SOURCE, local: 0, spdcid: 7, rod: false, startPsn: 1000 };

const adopt = (fields: Partial<AdoptedPdc> = {}): Flow => {
  const target = new PdsTarget({ contexts: 8, adopts: true, window: 64, policies: { sackBase: 'trigger' } });
  target.adopt({ ...pdc, ...fields });
  const flow = new Flow(target, { rod: fields.rod ?? false });
  flow.pdcid = pdc.pdcid;
  return flow;
};

describe('the return space of a PDC at its initiator (7.12)', () => {
  test('requests without SYN are delivered from Start_PSN on, and acknowledged with the PDCIDs of both', () => {
    const flow = adopt();
    expect(flow.send(0)).toMatchObject({ verdict: 'accepted', deliver: { pdcid: 0x8103, psn: 1000 } });
    expect(flow.respond(0)).toBeUndefined();
    flow.send(1, { ar: true });
    const ack = { type: 'ack', spdcid: 0x8103, dpdcid: 7, cackPsn: 1001, answered: { ackPsnOffset: 0 } } as const;
    expect(flow.respond(1)).toMatchObject({ ...ack, state: { rcvdBytes: Math.ceil((2 * 1116) / 256), oooCount: 0 } });
  });

  test('order, duplicates, windows and losses are those of 7.7', () => {
    const flow = adopt();
    flow.take(2);
    expect(flow.view).toMatchObject({ cackPsn: 999, frontier: 1000, oooCount: 1 });
    expect(flow.send(2, { retx: true }).verdict).toBe('duplicate_answered');
    expect(nackOf(flow.send(64)).code).toBe('psn_oor_window');
    expect(flow.send(-1).verdict).toBe('duplicate_answered');
    expect(nackOf(flow.send(3, { trimmed: 'trimmed' })).code).toBe('trimmed');
    expect(flow.control('ack_req', { psn: 1001 })).toMatchObject({ verdict: 'nack_pkt_not_rcvd' });
    flow.take(0, 1);
    expect(flow.cack).toBe(2);
  });

  test('in order: the first is Start_PSN', () => {
    const flow = adopt({ rod: true });
    expect(nackOf(flow.send(1))).toMatchObject({ code: 'rod_ooo', payload: 1000 });
    flow.take(0, 1);
    expect(nackOf(flow.send(2, { rod: false })).code).toBe('pdc_mode_mismatch');
  });

  test('a guaranteed response is kept until its source has cleared it', () => {
    const flow = adopt();
    flow.send(0, { ar: true });
    expect(flow.respond(0, { guaranteed: true })).toMatchObject({ cackPsn: 999, req: 'clear' });
    expect(flow.target.held).toBe(1);
    expect(flow.control('clear_cmd', { payload: 1000 }).verdict).toBe('clear_applied');
    expect(flow.cack).toBe(0);
  });

  test('CLOSE_REQ takes a PSN and is acknowledged, also again; CLOSE_CMD is no packet of a target', () => {
    const flow = adopt();
    const asks = { kind: 'close_req', ar: true, length: 0 } as const;
    expect(flow.send(0, asks)).toMatchObject({ verdict: 'accepted', reply: { cackPsn: 1000, req: 'none' } });
    expect(flow.send(0, { ...asks, retx: true }).verdict).toBe('duplicate_answered');
    expect(ackOf(flow.send(0, asks)).response).toEqual({ kind: 'none' });
    expect(flow.close(1).verdict).toBe('nack_unexp_event');
    expect(flow.send(1).verdict).toBe('accepted');
  });

  test('source, address and PDCID must be those of the peer', () => {
    const flow = adopt();
    for (const fields of [{ source: 1n }, { local: 1 }, { spdcid: 8 }]) {
      expect(nackOf(flow.send(0, fields)).code).toBe('pdc_hdr_mismatch');
    }
  });

  test('what comes before it is adopted, or after its end, is dropped: INV_DPDCID would end what may begin', () => {
    const flow = adopt();
    expect(flow.send(0, { dpdcid: 0x8102 })).toEqual({ verdict: 'dropped_no_pdc' });
    expect(flow.send(0, { dpdcid: 0x8203 })).toEqual({ verdict: 'dropped_no_pdc' });
    expect(nackOf(flow.send(0, { dpdcid: 0x0103 })).code).toBe('inv_dpdcid');
    flow.take(0);
    flow.target.command({ kind: 'release', pdcid: pdc.pdcid });
    expect(flow.target.advance(0)).toMatchObject([{ pdcid: 0x8103, spdcid: 7, nextStartPsn: 1001 }]);
    expect(flow.send(1)).toEqual({ verdict: 'dropped_no_pdc' });
    flow.target.adopt({ ...pdc, pdcid: 0x8203, startPsn: 5000 });
    expect(flow.send(0, { dpdcid: 0x8203, psn: 5000 }).verdict).toBe('accepted');
  });

  test('PDCs that initiators open have the other half of the places, and 0 as bit 15', () => {
    const flow = adopt();
    const pdcids = [1, 2, 3, 4].map((spdcid) => flow.send(0, { syn: true, dpdcid: 0, spdcid }).deliver?.pdcid);
    expect(pdcids.map((pdcid) => pdcid! & 0x8003)).toEqual([0, 1, 2, 3]);
    expect(flow.send(0, { syn: true, dpdcid: 0, spdcid: 5 }).verdict).toBe('nack_no_pdc_avail');
    // A SYN packet finds no adopted PDC, also one of its PDCID.
    expect(flow.send(0, { syn: true, dpdcid: 0 }).verdict).toBe('nack_no_pdc_avail');
    expect(() => flow.target.adopt({ ...pdc, pdcid: 0x8003 })).toThrow('is taken');
    expect(() => flow.target.adopt({ ...pdc, pdcid: 0x0103 })).toThrow("none of an initiator's");
  });

  test('a target without adopted PDCs gives PDCIDs of all 16 bits', () => {
    const target = new PdsTarget({ contexts: 4 });
    expect(() => target.adopt(pdc)).toThrow("none of an initiator's");
    expect(() => new PdsTarget({ contexts: 4, adopts: true, reserved: 2 })).toThrow('has no reserved pool');
  });
});

describe('return_busy (7.6)', () => {
  test('CLOSE_CMD while PSNs of the return space are outstanding is an error', () => {
    const flow = new Flow(new PdsTarget({ contexts: 4 })).open();
    flow.target.command({ kind: 'return_busy', pdcid: flow.pdcid, busy: true });
    expect(nackOf(flow.close(1)).code).toBe('closing_in_err');
    expect(flow.view.state).toBe('error');
  });
});
