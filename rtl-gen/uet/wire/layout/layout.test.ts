import { expect, expectTypeOf, test } from 'vitest';
import { codeTable } from './code-table.ts';
import {
  type ack,
  type ackCc,
  ackCcx64,
  allLayouts,
  type HeaderInput,
  type HeaderOf,
  nackCcx64,
  pdsLayouts,
  pdsTypes,
  type rudReq,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  sesRendezvous,
  tss,
  tssSsi,
} from './index.ts';
import { choice, field, layout, type Trust, view } from './layout.ts';

test('headers have the sizes of the fact sheet', () => {
  // uet-wire.md 2.2, 2.3, 8.1, 12.5, each decided by 13.3 to 13.7 where sources differ.
  const pds = { rud_req: 12, rod_req: 12, rudi_req: 8, rudi_resp: 8, uud_req: 4, ack: 12, ack_cc: 32, ack_ccx: 40 };
  const sizes = { ...pds, nack: 16, cp: 16, nack_ccx: 32, rud_cc_req: 16, rod_cc_req: 16 };
  expect(Object.fromEntries(Object.entries(pdsLayouts).map(([type, { bytes }]) => [type, bytes]))).toEqual(sizes);
  expect(Object.fromEntries(Object.entries(sesLayouts).map(([next, { bytes }]) => [next, bytes]))).toEqual({
    request_small: 20,
    request_medium: 32,
    request_std: 44,
    response: 12,
    response_data: 20,
    response_data_small: 12,
  });
  expect([tss, tssSsi, sesRendezvous, sesAtomic, sesCompareSwap, ackCcx64, nackCcx64].map((l) => l.bytes)).toEqual([
    12, 16, 24, 4, 32, 32, 24,
  ]);
});

test('every PDS header starts with its type', () => {
  for (const [name, { items }] of Object.entries(pdsLayouts)) {
    const [type] = items;
    expect(type).toMatchObject({ name: 'type', role: 'constant', initial: pdsTypes.code[name as 'ack'], width: 5 });
  }
});

test('layouts have names of their own, sources and whole bytes; only ordered sets have 52 bits', () => {
  expect(new Set(allLayouts.map(({ name }) => name)).size).toBe(allLayouts.length);
  for (const { name, width, source } of allLayouts) {
    expect(source).not.toBe('');
    if (!['llr_sequence', 'llr_init', 'cf_update', 'pds_prologue'].includes(name)) expect(width % 8).toBe(0);
  }
  expect(allLayouts.filter(({ width }) => width === 52).length).toBe(3);
});

const about = { title: 'Sample', source: 'none', trust: 'L' as Trust };
const a = field('a', 1, 'a');

test.each([
  ['two fields of a name', () => layout('h', about, [a, a]), 'h has two fields a'],
  ['a width without a type', () => layout('h', about, [field('b', 33, '')]), 'h.b has 33 bits'],
  [
    'an unknown selector',
    () => layout('h', about, [choice('c', 'b', [view('v', undefined, [a])])]),
    'no earlier field',
  ],
  [
    'views of different widths',
    () =>
      layout('h', about, [a, choice('c', 'a', [view('v', 0, [field('b', 2, '')]), view('w', 1, [field('b', 3, '')])])]),
    'h.w has another width',
  ],
  [
    'a selector value without a view',
    () => layout('h', about, [a, choice('c', 'a', [view('v', 0, [field('b', 2, '')])])]),
    'h.c has no view for some values',
  ],
  [
    'a view that no selector value leads to',
    () =>
      layout('h', about, [
        a,
        choice('c', 'a', [view('v', 2, [field('b', 2, '')]), view('w', undefined, [field('b', 2, '')])]),
      ]),
    'is for 2, which a cannot be',
  ],
])('refuses %s', (_, make, message) => {
  expect(make).toThrow(RangeError);
  expect(make).toThrow(message);
});

test('refuses two names for one code', () => {
  expect(() => codeTable('colours', 'none', 'L', { red: 1, blue: 1 })).toThrow('red and blue both have the code 1');
});

test('values are typed by the tables', () => {
  expectTypeOf<HeaderOf<typeof tss>>().toEqualTypeOf<{
    readonly an: number;
    readonly sdi: number;
    readonly epoch: number;
    readonly counter: bigint;
    readonly reserved?: number;
  }>();
  type Request = HeaderOf<typeof rudReq>;
  expectTypeOf<Extract<Request, { syn: 1 }>['psn_offset']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Request, { syn: 0 }>['dpdcid']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<HeaderOf<typeof ackCc>, { cc_type: 0; p: 0 }>>().toHaveProperty('rcvd_bytes');
  expectTypeOf<Extract<HeaderInput<typeof ack>, { p: 0 }>>().toEqualTypeOf<{
    readonly p: 0;
    readonly ack_psn_offset: number;
    readonly cack_psn: number;
    readonly spdcid: number;
    readonly dpdcid: number;
    readonly next_hdr?: number;
    readonly m?: number;
    readonly retx?: number;
    readonly req?: number;
    readonly reserved?: number;
    readonly reserved_1?: number;
  }>();
});
