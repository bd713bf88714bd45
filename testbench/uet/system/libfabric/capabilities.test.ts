/** Endpoints of several profiles on one network: each pair uses what both have, as their addresses say. */
import { describe, expect, test } from 'vitest';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { capabilitiesOf, commonProfile } from '../../golden/ses/capabilities.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';
import { decode, sesOf } from '../../golden/wire/index.ts';
import { BadNetwork } from './bad-network.ts';
import type { MessagingEndpoint } from './messaging-endpoint.ts';
import { RtlLibfabricEndpoint } from './rtl-endpoint.ts';

const small = new Uint8Array(64).fill(7);
const key = 1n;
const one = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1);
const tag = 5n;

type Call = (from: MessagingEndpoint, to: number, context: string) => void;

/** Calls, and the smallest profile that has each, by the table of ses.md 8 as the model has it. */
const calls: readonly (readonly [name: string, least: ProfileName, call: Call])[] = [
  ['send', 'ai_base', (from, to, context) => from.send(to, small, context)],
  ['datagram', 'ai_base', (from, to, context) => from.sendDatagram(to, small, context)],
  ['deferrable send', 'ai_base', (from, to, context) => from.send(to, small, context, { protocol: 'deferrable' })],
  ['write', 'ai_base', (from, to, context) => from.write(to, small, key, 64n, context)],
  ['atomic', 'ai_base', (from, to, context) => from.atomic(to, 'sum', 'uint64', one, 2n, 0n, context)],
  ['tagged send', 'ai_full', (from, to, context) => from.tsend(to, small, tag, context)],
  [
    'deferrable tagged send',
    'ai_full',
    (from, to, context) => from.tsend(to, small, tag, context, { protocol: 'deferrable' }),
  ],
  ['read', 'ai_full', (from, to, context) => from.read(to, 256n, 64, key, 64n, context)],
  [
    'rendezvous',
    'hpc',
    (from, to, context) => from.tsend(to, small, tag, context, { protocol: 'rendezvous', eager: 64, key: 3n }),
  ],
  ['fetching atomic', 'hpc', (from, to, context) => from.fetchAtomic(to, 'sum', 'uint64', one, 2n, 0n, context)],
  ['RUDI', 'hpc', (from, to, context) => from.write(to, small, (1n << 63n) | 4n, 0n, context, { mode: 'rudi' })],
];

const order: readonly ProfileName[] = ['ai_base', 'ai_full', 'hpc'];
const smaller = (a: ProfileName, b: ProfileName): ProfileName => (order.indexOf(a) < order.indexOf(b) ? a : b);

test('capabilities are the bits of fep_cap, and the largest profile is taken that both have', () => {
  expect(order.map(capabilitiesOf)).toEqual([0b1000_0001, 0b1000_0011, 0b1000_0111]);
  for (const a of order)
    for (const b of order) expect(commonProfile(capabilitiesOf(a), capabilitiesOf(b))).toBe(smaller(a, b));
  expect(commonProfile(capabilitiesOf('hpc'), 0b1000_0000)).toBe(undefined);
});

/**
 * Each call between each two of them: completed, or refused. `cannot`: calls that the first one has not, though its
 * profile has them.
 */
function checkAll(network: BadNetwork, of: readonly ProfileName[], cannot: readonly string[] = []): void {
  let sent = 0;
  network.onSent = (frame) => {
    const ses = sesOf(decode(frame, { crc: 'little' }).layers);
    if (ses !== undefined && !('return_code' in ses.fields)) sent++;
  };
  for (const endpoint of network.endpoints) {
    endpoint.register(key, 0n, 512, { read: true, write: true, atomic: false });
    endpoint.register(2n, 0n, 16, { read: true, write: true, atomic: true });
    endpoint.register((1n << 63n) | 4n, 1024n, 64, { read: true, write: true, atomic: false });
  }
  for (const [from, endpoint] of network.endpoints.entries())
    for (const to of of.keys()) {
      if (to === from) continue;
      const common = smaller(of[from]!, of[to]!);
      for (const [name, least, call] of calls) {
        const before = sent;
        const context = `${name} of ${from} to ${to}`;
        const may = smaller(least, common) === least && !(from === 0 && cannot.includes(name));
        const target = network.endpoints[to]!;
        if (!may) {
          expect(() => call(endpoint, to, context), context).toThrow(RangeError);
          const until = network.now + 5e6;
          network.run(() => network.now >= until);
          expect(sent, context).toBe(before);
          continue;
        }
        const isTagged = name.includes('tagged') || name === 'rendezvous';
        if (isTagged) target.trecv(2048n, 64, tag, 'receive');
        else if (name.includes('send') || name === 'datagram') target.recv(2048n, 64, 'receive');
        call(endpoint, to, context);
        let code: string | undefined;
        network.run(() => {
          for (const entry of endpoint.cqRead()) if (entry.context === context) code = entry.code;
          return code !== undefined;
        }, 50);
        expect([context, code]).toEqual([context, 'ok']);
        expect(sent, context).toBeGreaterThan(before);
      }
    }
}

describe('four endpoints of three profiles', () => {
  test('golden: each call that both have is done, each other one is a RangeError', () => {
    const profiles = ['hpc', 'ai_full', 'ai_base', 'hpc'] as const;
    const network = new BadNetwork({
      hosts: 4,
      seed: 3,
      loss: 0,
      profile: 'hpc',
      mode: 'rud',
      rel: false,
      profiles,
    });
    checkAll(network, profiles);
  });

  test.each(['hpc', 'ai_full', 'ai_base'] as const)(
    'one of %s in hardware beside golden ones: the same',
    async (profile) => {
      const common = { jobId: 1, mode: 'rud', rel: false, memory: 4096 } as const;
      const hardware = [await RtlLibfabricEndpoint.make(wasmEngine, { ...common, profile, host: 0, seed: 1 })];
      try {
        const profiles = [profile, 'hpc', 'ai_full', 'ai_base'] as const;
        const of = { hosts: 4, seed: 4, loss: 0, profile: 'hpc', profiles, hardware } as const;
        checkAll(new BadNetwork({ ...common, ...of }), profiles, profile === 'ai_base' ? ['deferrable send'] : []);
      } finally {
        for (const each of hardware) each.dispose();
      }
    },
    600_000,
  );
});
