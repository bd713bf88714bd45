/** Lengths at a receive half: each boundary of receives and packets, and numbers of any bits. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { TargetBench } from './target-bench.ts';
import { arrival, part, processes } from './target-parts.ts';
import { receiveId } from './target-traffic.ts';

const all = { read: true, write: true, atomic: true } as const;

/** Spaces that take receives. */
const spacesOf = (profile: ProfileName) =>
  profile === 'ai_base' ? (['send'] as const) : (['send', 'tagged'] as const);

export const lengthDirected = (profile: ProfileName): readonly NamedTest[] => [
  named('receives of each length about the ends of packets', async (t) => {
    const random = t.random.fork('order');
    const bench = new TargetBench(t, profile);
    await bench.begin(processes);
    let id = 1;
    for (const space of spacesOf(profile))
      for (let length = 0; length <= 26; length++) {
        const matchBits = space === 'send' ? 0n : 10n;
        const ignoreBits = space === 'send' ? 2n ** 64n - 1n : 0n;
        const address = 0xffn << BigInt(random.below(56));
        const one = { wrId: receiveId(id), address, length, matchBits, ignoreBits, initiator: undefined };
        await bench.post(bench.contextOf(space, 0), one);
        const opcode = space === 'send' ? 'send' : 'tagged_send';
        const packets = [0, 8, 16].map((offset) => part(opcode, id, offset, 8, 24));
        for (const packet of random.shuffle(packets)) await bench.clock(packet, arrival);
        await bench.drain();
        id++;
      }
  }),
  named('messages and receives of any lengths, and packets anywhere in them', async (t) => {
    const random = t.random.fork('lengths');
    const any = (bits: number): number => random.below(2 ** random.int(1, bits));
    const bench = new TargetBench(t, profile);
    const key = 0x1001n;
    await bench.begin([
      { pidOnFep: 3, jobId: 0xabcd, regions: [{ key, base: 0x1234_5678n, length: 2n ** 40n, rights: all }] },
    ]);
    let id = 1;
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 16; i++) {
        const space = random.pick(['rma', ...spacesOf(profile)] as const);
        const whole = 1 + random.below(2 ** random.pick([32, 32, 31, random.int(1, 32)]));
        const matchBits = space === 'tagged' ? BigInt(random.bits(64)) : 0n;
        if (space !== 'rma') {
          const ignoreBits = space === 'send' ? 2n ** 64n - 1n : 0n;
          const address = BigInt(random.bits(64));
          const one = {
            wrId: receiveId(id),
            address,
            length: any(32),
            matchBits,
            ignoreBits,
            initiator: undefined,
          };
          await bench.post(bench.contextOf(space, 0), one);
        }
        const opcode = space === 'rma' ? 'write' : space === 'send' ? 'send' : 'tagged_send';
        const packet = (): SesRequest => {
          const offset = random.below(whole);
          const length = Math.min(whole - offset, 1 + any(14), 16_383);
          const one = part(opcode, id, offset, length, whole);
          return { ...one, matchBits: space === 'rma' ? key : matchBits, initiator: random.below(2 ** 32) };
        };
        // More than one where they are not all of it, even if they overlap.
        for (let k = whole > 3 * 16_383 ? random.int(1, 3) : 1; k > 0; k--) await bench.clock(packet(), arrival);
        await bench.drain();
        id++;
      }
      await bench.expire();
    }
  }),
  ...(profile !== 'hpc'
    ? []
    : [
        named('eager parts of any lengths, and messages beyond them', async (t) => {
          const random = t.random.fork('lengths');
          const bench = new TargetBench(t, profile);
          await bench.begin(processes);
          for (let id = 1; id <= 40; id++) {
            const eager = random.below(2 ** random.int(0, 14));
            const whole = eager + random.below(2 ** random.int(0, 12));
            const length = random.pick([0, eager - 1, eager, eager + 1, whole - 1, whole, whole + 1, 2 ** 31]);
            const one = { wrId: receiveId(id), address: BigInt(random.bits(64)), length: Math.max(0, length) };
            const ofSend = { matchBits: 0n, ignoreBits: 2n ** 64n - 1n, initiator: undefined };
            await bench.post(bench.contextOf('send', 0), { ...one, ...ofSend });
            const rendezvous = {
              ...{ eagerLength: eager, riGeneration: random.below(256), pidOnFep: random.below(4096) },
              ...{
                resourceIndex: random.below(4096),
                readOffset: BigInt(random.bits(64)),
                readKey: BigInt(random.bits(64)),
              },
            };
            const packet = part('send', id, 0, eager, eager);
            const opcode = opcodes.code.rendezvous_send;
            await bench.clock({ ...packet, opcode, requestLength: whole, rendezvous }, arrival);
            await bench.drain();
          }
        }) satisfies NamedTest,
        named('an eager part whose last packet ends before it, or after it', async (t) => {
          const bench = new TargetBench(t, profile);
          await bench.begin(processes);
          const zero = { riGeneration: 0, pidOnFep: 0, resourceIndex: 0, readOffset: 0n, readKey: 0n };
          for (const [i, bytes] of [1, 511, 512, 513, 1024].entries()) {
            const messageId = i + 1;
            const ofSend = { matchBits: 0n, ignoreBits: 2n ** 64n - 1n, initiator: undefined };
            await bench.post(bench.contextOf('send', 0), { wrId: i, address: 0n, length: 9000, ...ofSend });
            const of = { opcode: opcodes.code.rendezvous_send, requestLength: 4000 };
            const rendezvous = { ...zero, eagerLength: 1024 + 512 };
            await bench.clock({ ...part('send', messageId, 0, 1024, 4000), ...of, rendezvous }, arrival);
            const last = { ...part('send', messageId, 1024, bytes, 4000), ...of, rendezvous, eom: true };
            await bench.clock(last, arrival);
            await bench.drain();
            await bench.expire();
          }
        }) satisfies NamedTest,
      ]),
];
