import { describe, expect, test } from 'vitest';
import type { PdcPacket } from './index.ts';
import { ackState, Desk, rodTuple, rudTuple, START } from './testing/desk.ts';

const MS = 312_500;

/** The rows of 7.5, in its order. */
describe('CLOSED', () => {
  test('a packet of a tuple without a PDC opens one: SYN, psn_offset 0, at Start_PSN', () => {
    const desk = new Desk();
    desk.submit(1);
    expect(desk.pdc).toMatchObject({ state: 'creating', startPsn: START, peerPdcid: 0 });
    const [packet] = desk.sent() as PdcPacket[];
    const { pdcid } = desk.pdc;
    expect(packet).toMatchObject({ type: 'request', syn: true, dpdcid: 0, psn: START, spdcid: pdcid, retx: false });
    expect(pdcid & 0x8000).toBe(0x8000);
    expect(packet).toMatchObject({ destination: rudTuple.destination, local: rudTuple.local, rod: false });
    expect(desk.congestion.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['start', 0],
      ['sent', 1100],
    ]);
  });

  test.each(['noop', 'negotiation'] as const)('%s opens a PDC as well, and always asks for an ACK', (kind) => {
    const desk = new Desk();
    desk.submit(1, { kind, size: 0, length: 0, payload: 5 });
    desk.submit(1);
    expect(desk.sent()).toMatchObject([
      { type: kind, syn: true, ar: true, psn: START, payload: 5 },
      { type: 'request', syn: true, psn: desk.psn(1) },
    ]);
  });
});

describe('CREATING', () => {
  test('more packets go with syn and their psn_offset, at full rate', () => {
    const desk = new Desk({ window: 16_384, queueLimit: 9000, registers: { defaultMpr: 128 } });
    desk.submit(5000);
    const packets = desk.sent() as PdcPacket[];
    expect(packets.map(({ syn, dpdcid }) => [syn, dpdcid])).toEqual(Array.from({ length: 4096 }, (_, i) => [true, i]));
    // The last that 12 bits can say asks for the ACK that lets the others go.
    expect(
      packets
        .filter(({ ar }) => ar)
        .map(({ dpdcid }) => dpdcid)
        .at(-1),
    ).toBe(4095);
    desk.ack(3, { cack: -1 });
    expect(desk.sent()).toHaveLength(5000 - 4096);
  });

  test.each([
    ['an ACK', (desk: Desk) => desk.ack(0)],
    ['a NACK with a PDCID', (desk: Desk) => desk.nack(0, 'trimmed')],
    ['a control packet', (desk: Desk) => desk.control('clear_req')],
  ])('%s tells the peer PDCID, and the PDC is established', (_, come) => {
    const desk = new Desk();
    desk.submit(2);
    desk.sent();
    come(desk);
    expect(desk.pdc).toMatchObject({ state: 'established', peerPdcid: 99 });
    desk.submit(1);
    const packets = desk.sent() as PdcPacket[];
    expect(packets.length).toBeGreaterThan(0);
    for (const { syn, dpdcid } of packets) expect([syn, dpdcid]).toEqual([false, 99]);
  });

  test('a NACK without a PDCID tells none', () => {
    const desk = new Desk();
    desk.submit(1);
    desk.sent();
    desk.nack(0, 'trimmed', { spdcid: 0 });
    expect(desk.pdc.state).toBe('creating');
    expect(desk.sent()).toMatchObject([{ retx: true, syn: true, ar: true }]);
  });

  test('NEW_START_PSN moves all that is outstanding, which goes again in order with the same psn_offsets', () => {
    const desk = new Desk();
    desk.submit(3);
    desk.sent();
    desk.nack(1, 'new_start_psn', { payload: 5_000_000, spdcid: 0 });
    expect(desk.pdc).toMatchObject({ state: 'creating', startPsn: 5_000_000, next: 5_000_003 });
    expect(desk.sent()).toMatchObject([0, 1, 2].map((i) => ({ psn: 5_000_000 + i, dpdcid: i, syn: true, retx: true })));
    // The other two were refused as well, by PSNs that are no more.
    desk.nack(0, 'new_start_psn', { payload: 5_000_000, spdcid: 0 });
    desk.nack(2, 'new_start_psn', { payload: 5_000_000, spdcid: 0 });
    expect(desk.sent()).toEqual([]);
    const sums = desk.congestion.filter(({ kind }) => kind === 'withdrawn').map(({ bytes }) => bytes);
    expect(sums).toEqual([1100, 1100, 1100]);
  });

  test('NEW_START_PSN of a PDC that is open changes nothing', () => {
    const desk = new Desk().open();
    desk.submit(1);
    desk.sent();
    desk.nack(1, 'new_start_psn', { payload: 5_000_000 });
    expect(desk.pdc.startPsn).toBe(START);
    expect(desk.model.counters.get('nack_unexpected')).toBe(1);
  });

  test.each(['no_pdc_avail', 'no_ccc_avail', 'no_bitmap', 'no_resource'] as const)(
    '%s: again after NACK_Retx_Time, as often as Max_NACK_Retx_Cnt',
    (code) => {
      const desk = new Desk({ registers: { rtoInitTime: 1000 * MS } });
      desk.submit(1);
      expect(desk.said()).toEqual(['request 0']);
      for (let i = 0; i < 5; i++) {
        desk.nack(0, code, { spdcid: 0 });
        desk.wait(MS - 1);
        expect(desk.said()).toEqual([]);
        desk.wait(1);
        expect(desk.said()).toEqual(['retx 0']);
      }
      desk.nack(0, code, { spdcid: 0 });
      expect(desk.results).toEqual({ 0: 'undeliverable' });
      expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'error', code: 'undeliverable' });
      expect(desk.model.pdcs()).toEqual([]);
    },
  );

  test('RTO: the packet again with syn, retx and ar, twice as late each time', () => {
    const desk = new Desk();
    desk.submit(1);
    desk.sent();
    for (const time of [1, 2, 4, 8, 16]) {
      desk.wait(time * MS - 1);
      expect(desk.sent()).toEqual([]);
      desk.wait(1);
      expect(desk.sent()).toMatchObject([{ psn: START, syn: true, retx: true, ar: true }]);
    }
    desk.wait(32 * MS);
    expect(desk.results).toEqual({ 0: 'undeliverable' });
  });
});

describe('ESTABLISHED', () => {
  const asked = [
    ['an ACK with req = CLOSE', (desk: Desk) => desk.ack(0, { cack: 0, req: 'close' })],
    ['CLOSE_REQ', (desk: Desk) => desk.control('close_req')],
    ['the host', (desk: Desk) => desk.close()],
  ] as const;
  test.each(asked)(
    '%s: no new messages; CLOSE_CMD when all is acknowledged, and the PDC is gone with its ACK',
    (_, ask) => {
      const desk = new Desk().open();
      const [first] = desk.submit(1, { last: false });
      desk.sent();
      ask(desk);
      expect(desk.pdc.state).toBe('quiesce');
      desk.ack(1, { cack: 1 });
      // The message is not whole: its last packet goes by this PDC, and other messages by another.
      expect(desk.said()).toEqual([]);
      desk.submit(1, { message: first!.message, first: false });
      desk.submit(1);
      expect(desk.model.pdcs().map(({ state }) => state)).toEqual(['quiesce', 'creating']);
      expect(desk.sent().map((packet) => 'psn' in packet && packet.syn)).toEqual([true, false]);
      const { pdcid } = desk.model.pdcs()[0]!;
      desk.ack(2, { cack: 2, dpdcid: pdcid });
      expect(desk.said()).toEqual(['close_cmd 3']);
      expect(desk.model.pdc(pdcid)!.state).toBe('ack_wait');
      desk.ack(3, { cack: 3, dpdcid: pdcid });
      expect(desk.model.pdc(pdcid)).toBeUndefined();
      expect(desk.pdcs).toContainEqual({ kind: 'closed', pdcid });
    },
  );

  test('idle time ends it', () => {
    const desk = new Desk({ registers: { idleTime: 5 * MS } }).open();
    desk.wait(5 * MS - 1);
    expect(desk.pdc.state).toBe('established');
    desk.wait(1);
    expect(desk.said()).toEqual(['close_cmd 1']);
  });

  test('the end of its PSNs ends it: messages that begin late go by another', () => {
    const desk = new Desk({ policies: { psnRangeBits: 5, psnRangeMargin: 8 } }).open();
    for (let i = 1; i < 24; i++) {
      desk.submit(1);
      desk.sent();
      desk.ack(i, { cack: i });
    }
    expect(desk.pdc).toMatchObject({ state: 'established', next: desk.psn(24) });
    desk.submit(1);
    expect(desk.model.pdcs().map(({ state }) => state)).toEqual(['quiesce', 'creating']);
    expect(desk.said().sort()).toEqual(['close_cmd 24', 'request 0']);
  });

  test('a message that outlives the PSNs fails, and no PSN beyond the limit is used', () => {
    const desk = new Desk({ policies: { psnRangeBits: 5, psnRangeMargin: 0 } });
    desk.submit(40, { first: true, last: false, message: 3 });
    const packets = desk.sent() as PdcPacket[];
    expect(packets.at(-1)!.psn).toBe(desk.psn(31));
    desk.ack(31, { cack: 31 });
    expect(desk.outcomes.filter(({ result }) => result.kind === 'failed' && result.code === 'no_psn')).toHaveLength(8);
  });
});

describe('ACK_WAIT', () => {
  const waiting = (): Desk => {
    const desk = new Desk().open();
    desk.close();
    expect(desk.sent()).toMatchObject([{ type: 'close_cmd', ar: true, psn: desk.psn(1) }]);
    return desk;
  };

  test('CLOSE_CMD is sent again by its RTO, and its end without an answer is an error', () => {
    const desk = waiting();
    desk.wait(MS);
    expect(desk.said()).toEqual(['retx 1']);
    for (const time of [2, 4, 8, 16]) {
      desk.wait(time * MS);
      expect(desk.said()).toEqual(['retx 1']);
    }
    desk.wait(32 * MS);
    expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'error', code: 'undeliverable' });
    expect(desk.results).toEqual({ 0: 'response' });
  });

  test('NACK CLOSING_IN_ERR reports the error', () => {
    const desk = waiting();
    desk.nack(1, 'closing_in_err');
    expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'error', code: 'closing_in_err' });
  });

  test('INV_DPDCID: the peer has closed, and forgotten', () => {
    const desk = waiting();
    desk.nack(1, 'inv_dpdcid', { spdcid: 0 });
    expect(desk.pdcs.at(-1)).toMatchObject({ kind: 'closed' });
  });

  test('nothing but CLOSE_CMD leaves the PDC', () => {
    const desk = waiting();
    desk.submit(1);
    expect(desk.sent()).toMatchObject([{ syn: true }]);
  });
});

describe('a PDCID', () => {
  /** Opens and closes a PDC. */
  const live = (desk: Desk, resend = false): number => {
    desk.submit(1);
    const [{ psn }] = desk.sent() as [PdcPacket];
    const { pdcid } = desk.pdc;
    if (resend) desk.wait(MS);
    desk.sent();
    const ackAt = (at: number) => desk.ack(0, { cackPsn: at, answered: { ackPsnOffset: 0 } });
    ackAt(psn);
    desk.close();
    const close = desk.sent().at(-1) as PdcPacket;
    expect(close.type).toBe('close_cmd');
    ackAt(close.psn);
    return pdcid;
  };
  // One place of two generations: PDCIDs 2 and 3.
  const sizes = { contexts: 1, pdcidBase: 2 };

  test('is not used again in its quarantine, and its Start_PSN is 2^16 or more away from its last PSN', () => {
    const desk = new Desk({ ...sizes, registers: { quarantineTime: 50 * MS, synRetxSafetyTime: 0 } });
    expect([live(desk), live(desk)]).toEqual([2, 3]);
    desk.submit(1);
    expect(desk.model.pdcs()).toEqual([]);
    expect(desk.model.counters.get('pdc_waited')).toBe(1);
    desk.wait(50 * MS - 1);
    expect(desk.model.pdcs()).toEqual([]);
    desk.wait(1);
    expect(desk.pdc.pdcid).toBe(2);
    expect((desk.pdc.startPsn - START) | 0).toBeGreaterThanOrEqual(2 ** 16);
  });

  test('is held for Syn_Retx_Safety_Time where a SYN packet was sent twice', () => {
    const desk = new Desk({ ...sizes, registers: { quarantineTime: 50 * MS, synRetxSafetyTime: 80 * MS } });
    live(desk, true);
    live(desk);
    desk.submit(1);
    desk.wait(70 * MS);
    expect(desk.model.pdcs()).toEqual([]);
    desk.wait(10 * MS);
    expect(desk.pdc.pdcid).toBe(2);
  });
});

describe('an error', () => {
  test('tells each packet to SES once, whatever its state, and those that wait', () => {
    const desk = new Desk({ window: 5 }).open();
    desk.submit(8);
    desk.sent();
    desk.nack(2, 'no_pkt_buffer');
    desk.nack(3, 'trimmed');
    desk.ack(4, { cack: 0, state: ackState({ sackPsnOffset: 5, sackBitmap: 1n }) });
    expect(desk.records).toEqual(['1 out', '2 waiting', '3 lost', '5 sacked']);
    desk.nack(1, 'unexp_event');
    const failed = Object.fromEntries([1, 2, 3, 5, 6, 7, 8].map((message) => [message, 'unexp_event']));
    expect(desk.results).toEqual({ 0: 'response', 4: 'response', ...failed });
    expect(desk.outcomes).toHaveLength(9);
  });

  test('of a message in its middle fails what still comes of it', () => {
    const desk = new Desk().open();
    const [send] = desk.submit(1, { last: false });
    desk.sent();
    desk.nack(1, 'unexp_event');
    desk.submit(1, { message: send!.message, first: false });
    expect(desk.outcomes.at(-1)!.result).toEqual({ kind: 'failed', code: 'no_pdc' });
    expect(desk.model.pdcs()).toEqual([]);
  });

  test.each(['inv_dpdcid', 'closing'] as const)(
    '%s, where the policy tries again: on a new PDC, but not what has come',
    (code) => {
      const desk = new Desk({ policies: { lostPdc: 'retry' } }).open();
      const [whole] = desk.submit(1, { last: false });
      desk.submit(2);
      desk.sent();
      desk.ack(0, { cack: 0, state: ackState({ sackPsnOffset: 2, sackBitmap: 1n }) });
      desk.nack(1, code, { spdcid: 0 });
      expect(desk.results).toEqual({ 0: 'response', 2: code });
      expect(desk.sent()).toMatchObject([
        { syn: true, dpdcid: 0, retx: false, send: { message: whole!.message } },
        { syn: true, dpdcid: 1, send: { message: 3 } },
      ]);
      desk.submit(1, { message: whole!.message, first: false });
      expect(desk.sent()).toMatchObject([{ syn: true, dpdcid: 2 }]);
    },
  );

  test('takes what it had in flight from congestion control', () => {
    const desk = new Desk().open({ tuple: rodTuple });
    desk.submit(3, { tuple: rodTuple });
    desk.sent();
    desk.nack(1, 'unexp_event');
    const gone = desk.congestion.filter(({ kind }) => kind === 'withdrawn').reduce((sum, { bytes }) => sum + bytes, 0);
    expect(gone).toBe(3300);
    expect(desk.congestion.at(-1)!.kind).toBe('idle');
  });
});
