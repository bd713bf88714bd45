/** Messages and commands of software that meet at the matching of a receive half. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { wordOf } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { TargetBench } from './target-bench.ts';
import { targetIo } from './target-io.ts';
import { arrival, part, processes, receive } from './target-parts.ts';
import { packetOf } from './target-ports.ts';
import { drawnCast, processesOf } from './target-traffic.ts';

const { code } = returnCodes;

/** Clocks between a packet and a receive that are tried. */
const most = 60;

const spacesOf = (profile: ProfileName) =>
  profile === 'ai_base' ? (['send'] as const) : (['send', 'tagged'] as const);
const opcodeOf = { send: 'send', tagged: 'tagged_send' } as const;
const tagOf = { send: 0n, tagged: 10n } as const;

export const turnDirected = (profile: ProfileName): readonly NamedTest[] => [
  ...spacesOf(profile).map(
    (space): NamedTest =>
      named(`a ${space} and a receive that meet go in turn: who was not the last is first`, async (t) => {
        const bench = new TargetBench(t, profile);
        await bench.begin(processes);
        const context = bench.contextOf(space, 0);
        const { packet, receives, result, [`${space}_done` as const]: done } = targetIo(t);
        let id = 1;
        /** A packet, a command, or both with clocks between; the code of the packet. */
        const run = async (
          packetAt: number | undefined,
          commandAt: number | undefined,
          kind: 'post' | 'cancel' = 'post',
        ) => {
          let answered = packetAt === undefined;
          let isDone = commandAt === undefined;
          let got: number = code.null;
          for (let clock = 0; !(answered && isDone); clock++) {
            assert(clock < 2 * most + 60);
            const message = { ...part(opcodeOf[space], id, 0, 1, 1), matchBits: tagOf[space] };
            if (clock === packetAt) packet.set(packetOf(message, arrival));
            else packet.valid.set(0);
            if (clock === commandAt) {
              receives.payload.set({
                ...receives.payload.get(),
                ...{ tagged: space === 'tagged' ? 1 : 0, kind, resource: context.slot },
                ...{ tag: { match_bits: tagOf[space], initiator: 0 }, any_initiator: 1, ignore_bits: 0n },
                place: { wr_id: 7, address: 0n, length: 8 },
              });
              receives.valid.set(1);
            }
            const isTaken = receives.ready.get() === 1 && receives.valid.get() === 1;
            const { valid, response } = result.get();
            if (valid === 1) [answered, got] = [true, response.return_code];
            if (done.valid.get() === 1) isDone = true;
            await t.rising();
            if (isTaken) receives.valid.set(0);
          }
          id++;
          return got;
        };
        /** How long after the packet the receive may come that it still finds. */
        const latest = async (last: 'message' | 'command'): Promise<number> => {
          let found = 0;
          for (let d = 0; d < most; d++) {
            if (last === 'message') await run(0, undefined);
            else await run(undefined, 0, 'cancel');
            const got = await run(0, d);
            assert(got === code.ok || got === code.no_match);
            if (got === code.ok) found = d + 1;
            else await run(undefined, 0, 'cancel');
          }
          return found;
        };
        const ofCommand = await latest('command');
        assert(ofCommand > 0 && ofCommand < most);
        assert.equal(await latest('message'), ofCommand + 1);
      }),
  ),
  ...spacesOf(profile).map(
    (space): NamedTest =>
      named(`a receive is posted while a ${space} comes in each clock`, async (t) => {
        const bench = new TargetBench(t, profile);
        const cast = drawnCast(t.random.fork('cast'));
        await bench.begin(processesOf(cast));
        let id = 1;
        const stream = async (clocks: number, isOver = () => false) => {
          let i = 0;
          for (; i < clocks && !isOver(); i++)
            if (bench.waiting < 60) await bench.clock(part(opcodeOf[space], id++, 0, 8, 8), arrival);
            else await bench.clock();
          return i;
        };
        await stream(100);
        const random = t.random.fork('receives');
        for (let wrId = 0; wrId < 6; wrId++) {
          const [tag, initiator] = [BigInt(random.bits(64)), random.below(2 ** 32)];
          const one = { ...receive(wrId, random.below(2 ** 32), space === 'send' ? 0n : tag), initiator };
          bench.offer(bench.contextOf(space, 1), { ...one, address: BigInt(random.bits(48)) });
          const clocks = await stream(200, () => bench.offered === undefined);
          assert(clocks < 30, `${clocks} clocks`);
          await bench.drain();
          // It is as it was offered.
          const of = { jobId: 0x1234, riGeneration: space === 'send' ? cast.generation : 0 };
          const message = { ...part(opcodeOf[space], id++, 0, 8, 8), ...of, initiator };
          await bench.clock({ ...message, matchBits: space === 'send' ? 0n : tag }, arrival);
          await bench.drain();
          assert.equal(bench.completed, wrId + 1);
        }
        await bench.drain();
      }),
  ),
  ...(profile === 'ai_base' ? [] : spacesOf(profile)).map(
    (space): NamedTest =>
      named(
        `a receive that finds a ${space} that waits is told so after as many clocks, whenever it comes`,
        async (t) => {
          const bench = new TargetBench(t, profile);
          await bench.begin(processes);
          const context = bench.contextOf(space, 0);
          const clocks = new Set<number>();
          for (let i = 1; i <= 12; i++) {
            const deferred = part(space === 'send' ? 'deferrable_send' : 'deferrable_tsend', i, 0, 8, 8);
            await bench.clock({ ...deferred, bufferOffset: wordOf({ initiator: i, target: 0 }) }, arrival);
            await bench.drain();
            for (let idle = 0; idle < i; idle++) await bench.clock();
            bench.offer(context, receive(i, 64, tagOf[space]));
            let count = 0;
            for (; bench.offered !== undefined; count++) await bench.clock();
            clocks.add(count);
            await bench.drain();
          }
          assert.equal(clocks.size, 1, [...clocks].join());
        },
      ),
  ),
  ...(profile === 'ai_base'
    ? []
    : [
        named('while RTRs do not leave receives wait, and others are taken back', async (t) => {
          const bench = new TargetBench(t, profile);
          await bench.begin(processes);
          const context = bench.contextOf('send', 0);
          const tagged = bench.contextOf('tagged', 0);
          bench.deferrals.isHeld = true;
          await bench.post(tagged, receive(99, 64, 5n));
          for (let i = 1; i <= 20; i++) {
            const deferred = part('deferrable_send', i, 0, 8, 8);
            await bench.clock({ ...deferred, bufferOffset: wordOf({ initiator: i, target: 0 }) }, arrival);
            await bench.clock();
          }
          for (let i = 0; i < 60; i++) await bench.clock();
          const { valid } = targetIo(t).receives;
          const isOffered = (): boolean => valid.get() === 1;
          let posted = 0;
          for (let isFull = false; !isFull && posted < 20; ) {
            bench.offer(context, receive(posted, 64));
            for (let i = 0; i < 60 && isOffered(); i++) await bench.clock();
            isFull = isOffered();
            if (!isFull) posted++;
            if (!isFull) for (let i = 0; i < 40; i++) await bench.clock();
          }
          assert.equal(posted, 16, 'so many RTRs are kept');
          bench.deferrals.isHeld = false;
          await bench.drain();
          await bench.post(tagged, receive(99, 64, 5n), 'cancel');
        }) satisfies NamedTest,
      ]),
];
