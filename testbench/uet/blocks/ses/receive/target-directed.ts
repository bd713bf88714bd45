/** What a receive half of SES promises, step by step. */
import assert from 'node:assert/strict';
import { contextGateLatency } from '../../../../../rtl-gen/uet/ses/receive/context-gate.ts';
import { sesTargetLatency } from '../../../../../rtl-gen/uet/ses/receive/ses-target.ts';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { noBytes, type SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { deferralDirected } from './deferral-directed.ts';
import { lengthDirected } from './length-directed.ts';
import { rendezvousDirected } from './rendezvous-directed.ts';
import { returnCodeDirected } from './return-code-directed.ts';
import { targetCommands } from './target-commands.ts';
import { arrival, part, receive } from './target-parts.ts';
import { testsOfTarget } from './target-steps.ts';
import { turnDirected } from './turn-directed.ts';

/** Of the receive halves of the catalogue. */
const keysOfSet = { jobs: 2, processes: 4, resources: 4, regions: 4 } as const;

export const targetDirected = (profile: ProfileName): readonly NamedTest[] => {
  const named = testsOfTarget(profile);
  const tests = [
    named('packets of writes in clocks in a row have their results in clocks in a row', async (bench) => {
      for (let i = 0; i < 100; i++) await bench.clock(part('write', 1 + (i % 3), 64 * (i >> 2), 64, 4096), arrival);
      await bench.drain();
      const clocks = sesTargetLatency + (bench.exhaustions.isThere ? contextGateLatency : 0);
      assert.deepEqual(bench.clocks, { least: clocks, most: clocks });
    }),
    named('sends of one packet in clocks in a row take receives in the order of posting', async (bench) => {
      const context = bench.contextOf('send', 0);
      for (let i = 0; i < 20; i++) await bench.post(context, receive(i, 128));
      for (let i = 0; i < 24; i++) await bench.clock(part('send', 100 + i, 0, 100, 100), arrival);
      await bench.drain();
      assert.equal(bench.completed, 20);
      assert.equal(bench.count('no_match'), 4);
      // Receives in a list are searched: 4 clocks a message.
      const most = sesTargetLatency + (bench.hasList ? 3 * 24 + 8 : 6) + contextGateLatency;
      assert(bench.clocks.most <= most, `${bench.clocks.most}`);
    }),
    named('the packet with header data comes last', async (bench) => {
      await bench.post(bench.contextOf('send', 0), receive(0, 4096));
      const first = { ...part('send', 5, 0, 1024, 2500), hd: true, headerData: 77n };
      const packets = [part('send', 5, 2048, 452, 2500), part('send', 5, 1024, 1024, 2500), first];
      await bench.give(...packets);
      assert.equal(bench.completed, 1);
    }),
    named('a message that is longer than its receive is cut, packet by packet', async (bench) => {
      await bench.post(bench.contextOf('send', 0), receive(0, 1500));
      for (const at of [2048, 0, 1024])
        await bench.clock(part('send', 5, at, Math.min(1024, 2500 - at), 2500), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
    }),
    named('a receive that is taken back is not found', async (bench) => {
      const context = bench.contextOf('send', 0);
      await bench.post(context, receive(0, 100));
      await bench.post(context, receive(1, 100));
      await bench.post(context, receive(0, 100), 'cancel');
      await bench.give(part('send', 1, 0, 10, 10), part('send', 2, 0, 10, 10));
      assert.equal(bench.completed, 1);
      await bench.post(context, receive(0, 100));
      await bench.post(context, receive(0, 100), 'cancel');
    }),
    named('a queue of receives that is full refuses one more', async (bench) => {
      const context = bench.contextOf('send', 0);
      const places = bench.hasList ? 256 : 32;
      for (let i = 0; i <= places; i++) await bench.post(context, receive(i, 100));
      assert.equal(bench.full, 1);
    }),
    named('MSG_ERROR ends a message with a receive, and one that is not known', async (bench) => {
      await bench.post(bench.contextOf('send', 0), receive(0, 4096));
      const end = { ...part('msg_error', 5, 2048, 0, 4000), eom: true, payload: noBytes };
      for (const at of [0, 1024]) await bench.clock(part('send', 5, at, 1024, 4000), arrival);
      await bench.clock(end, arrival);
      await bench.clock({ ...end, messageId: 6 }, arrival);
      for (const at of [1024, 0]) await bench.clock(part('send', 6, at, 1024, 4000), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
      await bench.expire();
    }),
    named('a message that does not go on is forgotten, and its receive hears of it', async (bench) => {
      await bench.post(bench.contextOf('send', 0), receive(0, 4096));
      await bench.give(part('send', 5, 0, 1024, 4000), part('write', 6, 0, 1024, 4000));
      await bench.expire();
    }),
    named('a bad packet of a message that goes on: its code, and those that come after have it too', async (bench) => {
      const changes: readonly Partial<SesRequest>[] = [
        { ie: true },
        { matchBits: 5n },
        { requestLength: 4001 },
        { messageOffset: 3900 },
        { dc: true },
        { opcode: opcodes.code.deferrable_send },
        // That of the first one counts.
        { initiator: 18 },
        { jobId: 0xabce },
      ];
      let messageId = 5;
      for (const change of changes)
        for (const at of [1, 2, 3]) {
          await bench.post(bench.contextOf('send', 0), receive(messageId, 3900));
          for (let k = 0; k < 4; k++) {
            const packet = part('send', messageId, 1024 * k, Math.min(1024, 4000 - 1024 * k), 4000);
            await bench.clock({ ...packet, ...(k === at && change) }, arrival);
          }
          await bench.drain();
          if (bench.open > 0) await bench.expire();
          messageId++;
          assert.equal(bench.completed, messageId - 5);
        }
    }),
  ];
  const ofTags = [
    named('tags find their receives, whatever the order', async (bench) => {
      const context = bench.contextOf('tagged', 0);
      for (let i = 0; i < 8; i++) await bench.post(context, receive(i, 128, BigInt(10 + i)));
      for (let i = 9; i >= 0; i--)
        await bench.clock({ ...part('tagged_send', 100 + i, 0, 100, 100), matchBits: BigInt(10 + i) }, arrival);
      await bench.drain();
      assert.equal(bench.completed, 8);
      await bench.post(context, receive(9, 128, 30n));
      await bench.post(context, receive(9, 128, 30n), 'cancel');
      await bench.post(context, receive(9, 128, 30n), 'cancel');
    }),
  ];
  const commands = {
    name: 'commands to the tables, and packets that see what they have done',
    body: targetCommands(keysOfSet, 400, profile !== 'ai_base'),
  };
  const others = [...returnCodeDirected(profile), ...lengthDirected(profile), ...turnDirected(profile)];
  if (profile === 'ai_base') return [...tests, commands, ...others];
  const more = profile === 'hpc' ? rendezvousDirected : [];
  return [...tests, commands, ...others, ...ofTags, ...deferralDirected(profile), ...more];
};
