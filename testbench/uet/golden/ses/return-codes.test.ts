/** Each return code of uet-wire.md 12.8 that has a cause, made by it. */
import { afterAll, expect, test } from 'vitest';
import { atomicDataTypes, atomicOpcodes, opcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { OrderedMatcher } from './matching/index.ts';
import { type ReturnCodeName, type SesRequest, type SesResponse, sesRequest, wordOf } from './packets/packet.ts';
import { profiles } from './profiles.ts';
import { FlatMemory } from './scenarios/flat-memory.ts';
import { SesEndpoint } from './ses-endpoint.ts';
import type { SesOptions } from './settings.ts';
import type { Arrival, HostMemory, TargetCompletion } from './target-side/index.ts';

const { operations } = profiles.hpc;
const rights = { read: true, write: true, atomic: true };
const made = new Set<ReturnCodeName>();

interface Given {
  readonly settings?: SesOptions;
  readonly generation?: number;
  readonly tooLong?: 'truncate' | 'reject';
  readonly fault?: Exclude<ReturnCodeName, 'ok'>;
}

/** An endpoint with a process, a region and no receives. */
function targetOf({ settings, generation, tooLong = 'truncate', fault }: Given = {}) {
  const memory: HostMemory = Object.assign(new FlatMemory(65_536), fault && { fault: () => fault });
  const end = new SesEndpoint({
    settings: { payloadMtu: 1024, ...settings, target: { unexpected: 'refuse', ...settings?.target } },
    initiator: 34,
    memory,
    random: () => 0,
  });
  const responses: SesResponse[] = [];
  const heard: TargetCompletion[] = [];
  end.onResponse = (_arrival, response) => responses.push(response);
  end.onCompletion = (completion) => heard.push(completion);
  const process = end.addProcess({
    pidOnFep: 3,
    jobId: 5,
    resources: [
      { space: 'rma', index: 7, operations },
      { space: 'send', index: 6, operations, matcher: new OrderedMatcher({ tooLong }), generation },
    ],
    regions: [
      { key: 9n, base: 0n, length: 4096n, rights },
      { key: 10n, base: 4096n, length: 64n, rights: { ...rights, write: false } },
    ],
  });
  const resource = process.resources[1]!;
  const post = (length = 4096) =>
    end.post(resource, { wrId: 1, address: 8192n, length, matchBits: 0n, ignoreBits: 0n, initiator: undefined });
  let psn = 0;
  const give = (of: Partial<SesRequest>, mode: Arrival['mode'] = 'rud'): ReturnCodeName => {
    const base = { rel: true, jobId: 5, pidOnFep: 3, messageId: 1 };
    end.deliver(sesRequest({ ...base, opcode: 0, ...of }), { peer: 1, pdc: 1, psn: psn++, mode });
    const code = responses.at(-1)!.returnCode;
    made.add(code);
    return code;
  };
  return { end, give, post, resource, responses, heard };
}

const eight = new Uint8Array(8);
const write = (of: Partial<SesRequest> = {}): Partial<SesRequest> => ({
  opcode: opcodes.code.write,
  resourceIndex: 7,
  matchBits: 9n,
  requestLength: 8,
  payloadLength: 8,
  payload: eight,
  ...of,
});
const send = (of: Partial<SesRequest> = {}) =>
  write({ opcode: opcodes.code.send, resourceIndex: 6, matchBits: 0n, ...of });
const atomic = (amo: number, type: number, of: Partial<SesRequest> = {}) =>
  write({ opcode: opcodes.code.atomic, atomic: { opcode: amo, dataType: type, semanticControl: 0 }, ...of });
const { sum } = atomicOpcodes.code;
const { uint64, fp16 } = atomicDataTypes.code;

test('addresses', () => {
  const { give, resource } = targetOf({ generation: 4 });
  expect(give(write())).toBe('ok');
  expect(give(write({ version: 1 }))).toBe('uncor');
  expect(give(write({ jobId: 6 }))).toBe('bad_job_id');
  expect(give(write({ pidOnFep: 4 }))).toBe('bad_pid');
  expect(give(write({ resourceIndex: 8 }))).toBe('bad_index');
  expect(give(write({ opcode: opcodes.code.tsend_atomic, resourceIndex: 6 }))).toBe('bad_index');
  expect(give(send())).toBe('bad_generation');
  resource.exhaust();
  expect(give(send())).toBe('disabled_gen');
  resource.generation = undefined;
  expect(give(send())).toBe('disabled');
  expect(give(write({ opcode: 0x30 }))).toBe('unsupported_op');
  expect(targetOf({ settings: { address: { misses: 'undeliverable' } } }).give(write({ pidOnFep: 4 }))).toBe(
    'undeliverable',
  );
});

test('buffers and regions', () => {
  const { give, post } = targetOf();
  expect(give(send())).toBe('no_match');
  post();
  expect(give(send())).toBe('ok');
  expect(give(write({ matchBits: 11n }))).toBe('bad_mkey');
  expect(give(write({ matchBits: 10n }))).toBe('perm_violation');
  expect(give(write({ bufferOffset: 4090n }))).toBe('bad_addr');
  expect(give(write(), 'rudi')).toBe('op_violation');
  const rejecting = targetOf({ tooLong: 'reject' });
  rejecting.post(4);
  expect(rejecting.give(send())).toBe('too_long');
  expect(targetOf({ settings: { target: { maxSend: 4 } } }).give(send())).toBe('unsupported_size');
});

test.each([
  'at_invalid',
  'at_perm',
  'at_ats_error',
  'at_no_trans',
  'at_out_of_range',
  'host_poisoned',
  'host_unsuccess_cmpl',
  'uncor_trnsnt',
] as const)('memory that answers %s', (fault) => {
  const { give, post } = targetOf({ fault });
  expect(give(write())).toBe(fault);
  expect(give(write({ opcode: opcodes.code.read, payload: new Uint8Array(0) }))).toBe(fault);
  expect(give(atomic(sum, uint64))).toBe(fault);
  post();
  expect(give(send())).toBe(fault);
});

test('atomics', () => {
  const { give } = targetOf();
  expect(give(atomic(0x77, uint64))).toBe('amo_unsupported_op');
  expect(give(atomic(sum, 0x55))).toBe('amo_unsupported_dt');
  const seven = { payload: new Uint8Array(7), payloadLength: 7, requestLength: 7 };
  expect(give(atomic(sum, uint64, seven))).toBe('amo_unsupported_size');
  expect(give(atomic(sum, uint64, { bufferOffset: 4n }))).toBe('amo_unaligned');
  const half = (bits: number) => ({
    payload: Uint8Array.of(bits >> 8, bits & 0xff),
    payloadLength: 2,
    requestLength: 2,
  });
  const run = (first: number, operation: number, second: number) => {
    const { give: giveTo } = targetOf({ settings: { atomic: { floatExceptions: 'reported_and_written' } } });
    expect(giveTo(atomic(atomicOpcodes.code.write, fp16, half(first)))).toBe('ok');
    return giveTo(atomic(operation, fp16, half(second)));
  };
  expect(run(0x7c00, sum, 0xfc00)).toBe('amo_fp_nan');
  expect(run(0x7bff, sum, 0x7bff)).toBe('amo_fp_overflow');
  expect(run(0x0001, atomicOpcodes.code.prod, 0x3800)).toBe('amo_fp_underflow');
  expect(run(0x3c00, sum, 0x0001)).toBe('amo_fp_inexact');
});

const part = (k: number, of: Partial<SesRequest> = {}) =>
  send({
    som: k === 0,
    eom: k === 2,
    requestLength: 24,
    messageOffset: 8 * k,
    ...of,
  });

test('messages in parts', () => {
  const { end, give, post, heard } = targetOf();
  post();
  expect(give(part(0))).toBe('ok');
  expect(give(part(1, { ie: true }))).toBe('initiator_error');
  // The first error is kept, and told once.
  expect(give(part(2, { matchBits: 1n }))).toBe('initiator_error');
  expect(heard).toMatchObject([{ kind: 'recv', code: 'initiator_error' }]);
  post();
  give(part(0));
  expect(end.target.cancelMessage(1)).toBe(true);
  expect(give(part(1))).toBe('cancelled');
  expect(give(part(2))).toBe('cancelled');
  expect(heard.at(-1)).toMatchObject({ kind: 'recv', code: 'cancelled' });
  post();
  give(part(0));
  end.advance(5000);
  expect(heard.at(-1)).toMatchObject({ kind: 'recv', code: 'dropped' });
  made.add(heard.at(-1)!.code);
  expect(end.target.underWay).toBe(0);
  const small = targetOf({ settings: { target: { messagePlaces: 0 } } });
  small.post();
  expect(small.give(part(0))).toBe('uncor_trnsnt');
});

test('BAD_GENERATION tells the generation in the answer to each packet of a message', () => {
  const { give, post, responses } = targetOf({ generation: 4 });
  post();
  for (const k of [0, 1, 2]) expect(give(part(k))).toBe('bad_generation');
  expect(responses.map(({ riGeneration }) => riGeneration)).toEqual([4, 4, 4]);
});

test('an initiator that has no such message', () => {
  const { end, give } = targetOf();
  const rtr = { opcode: opcodes.code.deferrable_rtr, matchBits: wordOf({ initiator: 0xdead, target: 1 }) };
  expect(give(rtr)).toBe('op_violation');
  const data = { returnCode: 'ok', readMessageId: 77, messageId: 1, jobId: 5, modifiedLength: 8 } as SesResponse;
  expect(end.deliverData(data, 1).returnCode).toBe('undeliverable');
});

/** NULL says that nothing is known, so it has no cause; `extended` has no list. */
const without: ReadonlySet<string> = new Set(['null', 'extended']);

afterAll(() => {
  const missing = Object.keys(returnCodes.code).filter(
    (name) => !without.has(name) && !made.has(name as ReturnCodeName),
  );
  expect(missing).toEqual([]);
});
