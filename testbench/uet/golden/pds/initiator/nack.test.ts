import { describe, expect, test } from 'vitest';
import { type NackClass, nackClass, nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { FailureCode } from './index.ts';
import { ackState, Desk, rodTuple } from './testing/desk.ts';

type Code = keyof typeof nackCodes.code;
const codes = Object.keys(nackCodes.code) as Code[];
const ofClass = (wanted: NackClass): Code[] => codes.filter((code) => nackClass(nackCodes.code[code]) === wanted);
const RETX = 312_500;

/** Place 0 is acknowledged, 1 to 4 are out. */
const four = (options: ConstructorParameters<typeof Desk>[0] = {}, fields = {}): Desk => {
  const desk = new Desk(options).open(fields);
  desk.submit(4, fields);
  desk.sent();
  desk.congestion.splice(0);
  return desk;
};
const bytes = (desk: Desk) =>
  desk.congestion.filter(({ kind }) => kind !== 'sent').map(({ kind, bytes }) => [kind, bytes]);

/** What each code does to its packet in a PDC of RUD that is open (5.3). */
const actions = {
  at_once: [
    'trimmed',
    'trimmed_lasthop',
    'trimmed_ack',
    'pkt_not_rcvd',
    'ack_with_data',
    'rcvr_infer_loss',
    'exp_nack_err',
  ],
  delayed: [
    'no_pdc_avail',
    'no_ccc_avail',
    'no_bitmap',
    'no_pkt_buffer',
    'no_gtd_del_avail',
    'no_ses_msg_avail',
    'no_resource',
    'psn_oor_window',
    'exp_nack_normal',
  ],
  restarted: ['rcvd_ses_procg'],
  nothing: ['rod_ooo', 'new_start_psn'],
  fatal: [
    'inv_dpdcid',
    'pdc_hdr_mismatch',
    'closing',
    'closing_in_err',
    'gtd_resp_unavail',
    'invalid_syn',
    'pdc_mode_mismatch',
    'unexp_event',
    'exp_nack_fatal',
  ],
} as const satisfies Record<string, readonly Code[]>;

test('every code has its action, and the fatal ones are those of their class', () => {
  expect(Object.values(actions).flat().sort()).toEqual([...codes].sort());
  expect([...actions.fatal].sort()).toEqual(ofClass('pdc_fatal').sort());
});

test.each(actions.at_once)('%s: the packet is sent again at once', (code) => {
  const desk = four();
  desk.nack(2, code, { m: true, entropy: 9 });
  expect(desk.said()).toEqual(['retx 2']);
  expect(bytes(desk)).toEqual([
    [code === 'trimmed_lasthop' ? 'nack_last_hop' : code.startsWith('trimmed') ? 'nack_trim' : 'nack_other', 1100],
  ]);
  // It is told with the entropy value that the packet took.
  expect(desk.congestion[0]).toMatchObject({ ecn: true, entropy: 3 });
});

test.each(actions.delayed)('%s: the packet is sent again after NACK_Retx_Time', (code) => {
  const desk = four({ registers: { rtoInitTime: 100 * RETX } });
  desk.nack(2, code);
  desk.nack(2, code);
  expect(bytes(desk)).toEqual([['nack_other', 1100]]);
  desk.wait(RETX - 1);
  expect(desk.said()).toEqual([]);
  desk.wait(1);
  expect(desk.said()).toEqual(['retx 2']);
});

test('a packet may be refused forever where the limit is the highest there is', () => {
  const desk = four({ registers: { maxNackRetx: 31 } });
  for (let i = 0; i < 100; i++) {
    desk.nack(2, 'no_resource');
    desk.wait(RETX);
    expect(desk.said()).toContain('retx 2');
    for (const place of [1, 3, 4]) desk.nack(place, 'rcvd_ses_procg');
  }
});

test('PSN_OOR_WINDOW may have it sent again as soon as the window allows', () => {
  const desk = four({ policies: { outOfWindow: 'at_once' } });
  desk.nack(2, 'psn_oor_window');
  expect(desk.said()).toEqual(['retx 2']);
});

test('RCVD_SES_PROCG starts the RTO again, and counts as no retry', () => {
  const desk = four();
  for (let i = 0; i < 20; i++) {
    desk.wait(RETX - 1);
    for (const place of [1, 2, 3, 4]) desk.nack(place, 'rcvd_ses_procg');
  }
  expect(desk.said()).toEqual([]);
  expect(bytes(desk)).toEqual([]);
  desk.wait(RETX);
  expect(desk.said()).toHaveLength(4);
});

test.each(actions.nothing)('%s of a PDC of RUD that is open changes nothing', (code) => {
  const desk = four();
  desk.nack(2, code, { payload: desk.psn(2) });
  expect(desk.said()).toEqual([]);
  expect(desk.model.counters.get('nack_unexpected')).toBe(1);
});

test.each(actions.fatal)('%s: the PDC ends, and SES hears of each packet', (code) => {
  const desk = four();
  desk.nack(2, code);
  const failed = Object.fromEntries([1, 2, 3, 4].map((message) => [message, code as FailureCode]));
  expect(desk.results).toEqual({ 0: 'response', ...failed });
  expect(desk.model.pdcs()).toEqual([]);
  expect(bytes(desk).filter(([kind]) => kind === 'withdrawn')).toEqual([['withdrawn', 4400]]);
});

test('a reserved code is ignored and counted', () => {
  const desk = four();
  desk.nack(2, undefined);
  expect(desk.records).toEqual(['1 out', '2 out', '3 out', '4 out']);
  expect(desk.model.counters.get('nack_unexpected')).toBe(1);
});

test.each(codes)('%s of a packet that is not outstanding is ignored and counted', (code) => {
  const desk = four();
  for (const place of [0, 5, -1]) desk.nack(place, code);
  expect(desk.records).toEqual(['1 out', '2 out', '3 out', '4 out']);
  expect(desk.model.counters.get('nack_out_of_range')).toBe(3);
  expect(bytes(desk)).toEqual([]);
});

test('PKT_NOT_RCVD has a packet sent again that SACK had covered', () => {
  const desk = four();
  desk.ack(4, { cack: 0, state: ackState({ sackPsnOffset: 2, sackBitmap: 1n }) });
  expect(desk.records).toEqual(['1 out', '2 sacked', '3 out']);
  desk.nack(2, 'pkt_not_rcvd');
  expect(desk.said()).toEqual(['retx 2']);
});

test.each(['trimNack', 'lossNack'] as const)('%s off: the RTO finds the loss', (name) => {
  const desk = four({ registers: { loss: { [name]: false } } });
  desk.nack(2, name === 'trimNack' ? 'trimmed' : 'rcvr_infer_loss');
  expect(desk.said()).toEqual([]);
  desk.wait(RETX);
  expect(desk.said()).toHaveLength(4);
});

describe('ROD_OOO of a PDC of ROD', () => {
  const rod = { tuple: rodTuple };

  test('has everything from the expected PSN on sent again, in order', () => {
    const desk = four({}, rod);
    desk.nack(4, 'rod_ooo', { payload: desk.psn(2) });
    desk.submit(1, rod);
    expect(desk.said()).toEqual(['retx 2', 'retx 3', 'retx 4', 'request 5']);
    expect(bytes(desk).filter(([kind]) => kind === 'withdrawn')).toHaveLength(3);
  });

  test('again for the same gap does so once in its time', () => {
    const desk = four({}, rod);
    desk.nack(3, 'rod_ooo', { payload: desk.psn(2) });
    desk.sent();
    desk.wait(3749);
    desk.nack(4, 'rod_ooo', { payload: desk.psn(2) });
    expect(desk.said()).toEqual([]);
    desk.wait(1);
    desk.nack(4, 'rod_ooo', { payload: desk.psn(2) });
    expect(desk.said()).toEqual(['retx 2', 'retx 3', 'retx 4']);
    desk.nack(4, 'rod_ooo', { payload: desk.psn(3) });
    expect(desk.said()).toEqual(['retx 3', 'retx 4']);
  });

  test('of a PSN that is not outstanding changes nothing', () => {
    const desk = four({}, rod);
    desk.nack(3, 'rod_ooo', { payload: desk.psn(5) });
    desk.nack(3, 'rod_ooo', { payload: desk.psn(0) });
    expect(desk.said()).toEqual([]);
  });

  test('waits for a packet that was refused, with all that follows it', () => {
    const desk = four({}, rod);
    desk.nack(2, 'no_pkt_buffer');
    desk.nack(3, 'rod_ooo', { payload: desk.psn(2) });
    desk.submit(1, rod);
    expect(desk.said()).toEqual([]);
    desk.wait(RETX);
    expect(desk.said().slice(-4)).toEqual(['retx 2', 'retx 3', 'retx 4', 'request 5']);
  });

  test.each(['trimmed', 'rcvr_infer_loss'] as const)('is not waited for after %s', (code) => {
    const desk = four({}, rod);
    desk.nack(2, code);
    expect(desk.said()).toEqual(['retx 2', 'retx 3', 'retx 4']);
  });
});
