/** The order of the checks of ses.md 1.2, and generations. */
import { expect, test } from 'vitest';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { MessageHeader } from '../matching/index.ts';
import { type OpcodeName, type SesRequest, sesRequest } from '../packets/packet.ts';
import { RegionTable } from '../regions/index.ts';
import { AddressTable, Resource, type ResourceOptions } from './index.ts';

const resourceOf = (of: Partial<ResourceOptions<MessageHeader>> = {}): Resource<MessageHeader> =>
  new Resource({ space: 'send', index: 5, operations: new Set<OpcodeName>(['send', 'datagram_send']), ...of });

function tableOf(resources = [resourceOf()], settings = {}): AddressTable<MessageHeader> {
  const table = new AddressTable<MessageHeader>(settings);
  table.add({ pidOnFep: 3, jobId: 0xabcd, regions: new RegionTable(), resources });
  table.add({ pidOnFep: 4, jobId: 'absolute', regions: new RegionTable(), resources: [] });
  return table;
}

const right = { opcode: opcodes.code.send, rel: true, jobId: 0xabcd, pidOnFep: 3, resourceIndex: 5 };
const codeOf = (table: AddressTable<MessageHeader>, of: Partial<SesRequest> = {}) =>
  table.resolve(sesRequest({ ...right, ...of })).code;

test('each stage has its code, in order', () => {
  const resource = resourceOf({ generation: 4 });
  resource.isEnabled = false;
  const table = tableOf([resource]);
  const wrong = { opcode: opcodes.code.rendezvous_send, riGeneration: 3 };
  expect(codeOf(table, { ...wrong, version: 1, jobId: 9, pidOnFep: 9, resourceIndex: 9 })).toBe('uncor');
  expect(codeOf(table, { ...wrong, jobId: 9, pidOnFep: 9, resourceIndex: 9 })).toBe('bad_job_id');
  expect(codeOf(table, { ...wrong, pidOnFep: 9, resourceIndex: 9 })).toBe('bad_pid');
  expect(codeOf(table, { ...wrong, resourceIndex: 9 })).toBe('bad_index');
  expect(codeOf(table, wrong)).toBe('disabled_gen');
  resource.isEnabled = true;
  expect(table.resolve(sesRequest({ ...right, ...wrong }))).toEqual({ code: 'bad_generation', generation: 4 });
  expect(codeOf(table, { ...wrong, riGeneration: 4 })).toBe('unsupported_op');
  expect(codeOf(table, { riGeneration: 4 })).toBe('ok');
  expect(codeOf(table, { opcode: opcodes.code.datagram_send, riGeneration: 9 })).toBe('ok');
});

test('without generations a disabled resource says so', () => {
  const resource = resourceOf();
  resource.isEnabled = false;
  expect(codeOf(tableOf([resource]))).toBe('disabled');
});

test('absolute addresses do not look the job up', () => {
  const absolute = { rel: false, jobId: 0x22_2222 };
  expect(codeOf(tableOf(), absolute)).toBe('ok');
  expect(codeOf(tableOf([resourceOf()], { absoluteReachesJobs: false }), absolute)).toBe('bad_pid');
  expect(codeOf(tableOf(), { ...absolute, pidOnFep: 4 })).toBe('bad_index');
  expect(codeOf(tableOf(), { pidOnFep: 4 })).toBe('bad_pid');
});

test('the spaces of indices are apart, and small headers have none', () => {
  expect(codeOf(tableOf(), { opcode: opcodes.code.write })).toBe('bad_index');
  expect(codeOf(tableOf(), { opcode: opcodes.code.write, form: 'small', resourceIndex: 0x123 })).toBe('ok');
  expect(codeOf(tableOf(), { opcode: opcodes.code.no_op, resourceIndex: 9 })).toBe('ok');
});

test('misses can be UNDELIVERABLE, as the reference has it', () => {
  const table = tableOf([resourceOf()], { misses: 'undeliverable' });
  for (const of of [{ jobId: 9 }, { pidOnFep: 9 }, { resourceIndex: 9 }])
    expect(codeOf(table, of)).toBe('undeliverable');
});

test('exhaustion disables until there are buffers, and the generation rises once', () => {
  const resource = resourceOf({ generation: 255 });
  resource.replenish();
  expect(resource.generation).toBe(255);
  resource.exhaust();
  expect(codeOf(tableOf([resource]), { riGeneration: 255 })).toBe('disabled_gen');
  resource.replenish();
  resource.replenish();
  expect(resource.generation).toBe(0);
});
