/** What a host hears where an endpoint has no room, or a message fails: against an endpoint that does as it is told. */
import { expect, test } from 'vitest';
import type { CqEntry } from '../system/libfabric/endpoint.ts';
import type { MessagingEndpoint } from '../system/libfabric/messaging-endpoint.ts';
import type { NodeSent } from '../system/messages.ts';
import { FabricCalls } from './fabric-calls.ts';
import type { PeerArrival } from './node.ts';

/** Calls over an endpoint that notes what it is asked, has room for so many regions, and completes what is told. */
function made(room: number) {
  const asked: unknown[] = [];
  const queue: CqEntry[] = [];
  const keys = new Set<bigint>();
  const endpoint: Partial<MessagingEndpoint> = {
    cqRead: () => queue.splice(0),
    register: (key) => keys.size < room && keys.add(key).size > 0,
    deregister: (key) => keys.delete(key),
    recv: (address, length, context) => asked.push(['recv', address, length, context]) > 0,
    send: (to, payload, context, of) => asked.push(['send', to, payload.length, context, of?.mode]),
  };
  const calls = new FabricCalls(endpoint as MessagingEndpoint);
  const heard: { readonly sent: NodeSent[]; readonly arrivals: PeerArrival[] } = { sent: [], arrivals: [] };
  calls.onSent = (sent) => heard.sent.push(sent);
  calls.onArrival = (arrival) => heard.arrivals.push(arrival);
  const complete = (entry: Pick<CqEntry, 'context' | 'op' | 'code'>): void => {
    queue.push({ length: 5, cut: 0, tag: 0n, source: 7, data: undefined, result: undefined, ...entry });
    calls.tell();
  };
  return { calls, asked, keys, heard, complete };
}

test('a region without room is refused, and another one may have its place later', () => {
  const { calls, keys } = made(1);
  const region = (key: bigint) => ({ key, base: 0n, length: 8 });
  expect([calls.setRegion(0, region(1n)), calls.setRegion(1, region(2n))]).toEqual([true, false]);
  calls.setRegion(1, undefined);
  expect([...keys]).toEqual([1n]);
  calls.setRegion(0, undefined);
  expect([calls.setRegion(1, region(2n)), ...keys]).toEqual([true, 2n]);
});

test('the buffer of a message that did not come whole is posted again, and its host hears nothing', () => {
  const { calls, asked, heard, complete } = made(0);
  const buffer = { id: 3, address: 64n, length: 16 };
  calls.post(buffer);
  complete({ context: buffer, op: 'recv', code: 'dropped' });
  expect(asked).toEqual([
    ['recv', 64n, 16, buffer],
    ['recv', 64n, 16, buffer],
  ]);
  expect(heard.arrivals).toEqual([]);
  complete({ context: buffer, op: 'recv', code: 'ok' });
  expect(heard.arrivals).toEqual([{ op: 'send', bytes: 5, initiator: 7, headerData: undefined, buffer: 3 }]);
});

test('a message that PDS or SES gives up has failed, and one with a code of the wire is refused', () => {
  const { calls, asked, heard, complete } = made(0);
  const codes = ['ok', 'pds', 'timed_out', 'failed', 'no_match'];
  for (const wrId of codes.keys()) {
    const where = { peer: 1, key: 0n, offset: 0, headerData: 0n };
    calls.send({ wrId, op: 'send', mode: 'rod', bytes: new Uint8Array(4), ...where });
  }
  expect(asked[0]).toEqual(['send', 2, 4, 0, 'rod']);
  expect(calls.underWay).toBe(5);
  for (const [context, code] of codes.entries()) complete({ context, op: 'send', code });
  expect(calls.underWay).toBe(0);
  expect(heard.sent.map(({ result }) => result)).toEqual(['ok', 'failed', 'failed', 'failed', 'refused']);
});
