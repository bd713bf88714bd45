/** Rendezvous sends that find no receive, by what the target keeps of them (ses.md 3.3, 4.2). */
import { describe, expect, test } from 'vitest';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { Resource } from '../addressing/index.ts';
import { OrderedMatcher } from '../matching/index.ts';
import type { SesResponse } from '../packets/packet.ts';
import { sesRequest } from '../packets/packet.ts';
import { profiles } from '../profiles.ts';
import { RegionTable } from '../regions/index.ts';
import { type SesOptions, sesSettings } from '../settings.ts';
import { SesTarget, type TargetCompletion, type TargetMessage, type TargetRead } from './index.ts';

const eager = 1024;
const all = 3000;

/** Two packets with the eager part of a message, then a receive. */
function meeting(options: SesOptions, receives: readonly number[] = [4096]) {
  const settings = sesSettings(options);
  const responses: SesResponse[] = [];
  const reads: TargetRead[] = [];
  const writes: [bigint, number][] = [];
  const heard: TargetCompletion[] = [];
  const target = new SesTarget(
    settings,
    {
      memory: {
        read: (_, length) => new Uint8Array(length),
        write: (address, bytes) => void writes.push([address, bytes.length]),
      },
      respond: (_, response) => void responses.push(response),
      sendData: () => {},
      sendRtr: () => {},
      read: (read) => void reads.push(read),
      complete: (completion) => void heard.push(completion),
    },
    { initiator: 1, firstToken: 1 },
  );
  const { operations } = profiles.hpc;
  const matcher = new OrderedMatcher<TargetMessage>({});
  const resource = new Resource<TargetMessage>({ space: 'tagged', index: 6, operations, matcher });
  const regions = new RegionTable(settings.region);
  target.addresses.add({ pidOnFep: 3, jobId: 5, regions, resources: [resource] });
  const rendezvous = {
    eagerLength: eager,
    riGeneration: 2,
    pidOnFep: 9,
    resourceIndex: 7,
    readOffset: 0n,
    readKey: 9n,
  };
  const isFromStart = settings.initiator.readOffset === 'message_start';
  for (const at of [512, 0])
    target.deliver(
      sesRequest({
        ...{ opcode: opcodes.code.rendezvous_tsend, rel: true, jobId: 5, pidOnFep: 3, resourceIndex: 6, messageId: 1 },
        ...{ som: at === 0, eom: at > 0, requestLength: all, messageOffset: at, payloadLength: 512 },
        payload: new Uint8Array(512),
        rendezvous: { ...rendezvous, readOffset: 7000n + (isFromStart ? 0n : BigInt(eager)) },
      }),
      { peer: 4, pdc: 1, psn: at, mode: 'rud' },
    );
  for (const length of receives)
    target.post(resource, { wrId: 1, address: 0n, length, matchBits: 0n, ignoreBits: 0n, initiator: undefined });
  return { responses, reads, writes, heard };
}

const asked = ({ offset, length, address }: TargetRead) => [offset, length, address];

describe.each(['first_unread', 'message_start'] as const)('read offset at %s', (readOffset) => {
  const initiator = { readOffset };

  test('with the header alone nothing is placed, and all is read from byte 0 on', () => {
    const { responses, reads, writes, heard } = meeting({ initiator, target: { unexpected: 'header' } });
    expect(responses.map(({ list, returnCode, modifiedLength }) => [list, returnCode, modifiedLength])).toEqual([
      ['overflow', 'ok', 0],
      ['overflow', 'ok', 0],
    ]);
    expect(writes).toEqual([]);
    expect(reads.map(asked)).toEqual([[7000n, all, 0n]]);
    expect(heard).toEqual([]);
    reads[0]!.done('ok');
    expect(heard.map(({ code, bytes, overflow }) => [code, bytes, overflow])).toEqual([['ok', all, true]]);
  });

  test('with the eager part kept the rest is read', () => {
    const { reads, writes } = meeting({ initiator, target: { unexpected: 'keep' } });
    expect(writes.map(([address]) => address).sort()).toEqual([0n, 512n]);
    expect(reads.map(asked)).toEqual([[7000n + BigInt(eager), all - eager, BigInt(eager)]]);
  });
});

test('with the header alone a receive that is shorter than the eager part is read, too', () => {
  const { reads } = meeting({ target: { unexpected: 'header' } }, [100]);
  expect(reads.map(asked)).toEqual([[7000n, 100, 0n]]);
});

test('nothing of a rendezvous send is kept where unexpected messages are refused', () => {
  const { responses, reads } = meeting({ target: { unexpected: 'refuse' } });
  expect(responses.map(({ returnCode }) => returnCode)).toEqual(['no_match', 'no_match']);
  expect(reads).toEqual([]);
});
