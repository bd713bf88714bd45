/** Refusals on ROD, step by step: what is told is held against the golden model at each of them. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { OpcodeName, SesRequest } from '../../../golden/ses/packets/packet.ts';
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import type { Context } from './target-bench.ts';
import { targetIo } from './target-io.ts';
import { arrival, part, processes, receive } from './target-parts.ts';
import { type TargetSteps, testsOfTarget } from './target-steps.ts';

const targetTest = testsOfTarget('hpc');
const rod = { ...arrival, mode: 'rod' } as const;
const setup = { ...processes[0]!, generation: 250, taggedGeneration: 7 };

/** Clocks from a message by ROD to the next one, that find the first receive of a queue or of a list. */
const queuedClocks = 7;
const searchedClocks = 10;

const spaces = [
  ['send', 'send', 0n],
  ['tagged', 'tagged_send', 10n],
] as const satisfies readonly (readonly ['send' | 'tagged', OpcodeName, bigint])[];

/** Software sets a context, also one that is disabled. */
async function setContext(t: TestContext, { slot, resource }: Context, generation: number): Promise<void> {
  const supported = [...resource.operations].reduce((sum, name) => sum | (1 << opcodes.code[name]), 0);
  const { payload, valid, ready } = targetIo(t).contexts;
  payload.set({ index: slot, context: { enabled: 1, uses_generation: 1, generation, supported: supported & 0xffff } });
  valid.set(1);
  while (ready.get() === 0) await t.rising();
  await t.rising();
  valid.set(0);
  Object.assign(resource, { generation, isEnabled: true, isExhausted: false });
}

export const rodDirected: readonly NamedTest[] = spaces.flatMap(([space, opcode, tag]) => {
  const named = (name: string, steps: (bench: TargetSteps, context: Context, t: TestContext) => Promise<void>) =>
    targetTest(`${space}: ${name}`, (bench, t) => steps(bench, bench.contextOf(space, 0), t), {}, [setup]);
  let id = 0;
  /** A message of one packet, of the generation that the context has now, or of another one. */
  const one = ({ resource }: Context, of: Partial<SesRequest> = {}): SesRequest => ({
    ...part(opcode, 1 + (id++ % 60_000), 0, 50, 50),
    riGeneration: resource.generation!,
    ...of,
  });
  return [
    named(
      'by ROD in clocks in a row: nothing comes before the first that is refused, round and round',
      async (bench, context) => {
        for (let round = 0; round < 12; round++) {
          const generation = context.resource.generation!;
          for (let i = 0; i < 2; i++) await bench.post(context, receive(10 * round + i, 100, tag));
          // The first posts have enabled it, but in the first round.
          assert.equal(context.resource.generation, (generation + (round > 0 ? 1 : 0)) % 256);
          for (let i = 0; i < 6; i++) await bench.clock(one(context), i === 4 ? arrival : rod);
          await bench.drain();
          assert.deepEqual([bench.completed, bench.count('disabled_gen')], [2 * (round + 1), 5 * round + 4]);
          const old = one(context);
          await bench.post(context, receive(10 * round + 5, 100, tag));
          await bench.giveFrom(rod, old);
          assert.equal(bench.count('bad_generation'), round + 1);
          await bench.post(context, receive(10 * round + 5, 100, tag), 'cancel');
          await bench.giveFrom(rod, one(context));
          assert.equal(bench.exhaustions.seen, 2 * (round + 1));
        }
      },
    ),
    named('by RUD a refusal disables nothing, and by ROD none of another context', async (bench, context) => {
      const [other, opcodeOfOther] =
        space === 'send' ? (['tagged', 'tagged_send'] as const) : (['send', 'send'] as const);
      const there = bench.contextOf(other, 0);
      await bench.give(one(context));
      await bench.post(there, receive(1, 100, other === 'send' ? 0n : 10n));
      await bench.post(context, receive(2, 100, tag));
      const elsewhere = { ...part(opcodeOfOther, 9000, 0, 50, 50), riGeneration: there.resource.generation! };
      await bench.giveFrom(rod, ...[one(context), one(context), elsewhere, one(context)]);
      assert.deepEqual([bench.completed, bench.count('no_match'), bench.count('disabled_gen')], [2, 1, 2]);
    }),
    named(
      'a message of several packets goes on while its context is disabled, and one that is refused stays so',
      async (bench, context) => {
        await bench.post(context, receive(1, 4096, tag));
        const of = { riGeneration: context.resource.generation! };
        const whole = (message: number) =>
          [0, 1024, 2048].map((at) => ({ ...part(opcode, message, at, 1024, 3072), ...of }));
        const [first, second] = [whole(701), whole(702)];
        for (const i of [0, 1, 2]) for (const packets of [first, second]) await bench.clock(packets[i]!, rod);
        await bench.drain();
        assert.deepEqual([bench.completed, bench.count('disabled_gen'), bench.count('ok')], [1, 3, 3]);
      },
    ),
    named('what software sets a context to counts from then on', async (bench, context, t) => {
      await bench.giveFrom(rod, one(context));
      await setContext(t, context, 77);
      await bench.post(context, receive(1, 100, tag));
      assert.equal(context.resource.generation, 77);
      await bench.giveFrom(rod, one(context, { riGeneration: 78 }), one(context));
      assert.deepEqual([bench.completed, bench.count('bad_generation')], [1, 1]);
    }),
    named(
      'what is wrong with a packet beside that is not told meanwhile, and it is once it is enabled',
      async (bench, context) => {
        const wrong = [
          one(context, { ie: true }),
          one(context, { requestLength: 40 }),
          { ...one(context), opcode: space === 'send' ? opcodes.code.datagram_send : opcodes.code.tsend_atomic },
          { ...one(context), jobId: 0x1234 },
        ];
        await bench.clock(one(context), rod);
        for (const packet of wrong) await bench.clock({ ...packet, messageId: packet.messageId + 1000 }, rod);
        await bench.drain();
        assert(bench.count('disabled_gen') >= 3);
        await bench.post(context, receive(1, 100, tag));
        for (const packet of wrong) await bench.clock({ ...packet, riGeneration: context.resource.generation! }, rod);
        await bench.drain();
        assert.equal(bench.count('initiator_error'), 1);
      },
    ),
    named(
      'in clocks in a row each waits for the answer of the one before, for so many clocks',
      async (bench, context) => {
        const each = bench.hasList || space === 'tagged' ? searchedClocks : queuedClocks;
        const most = 20;
        for (let i = 0; i < most; i++) await bench.post(context, receive(i, 100, tag));
        for (let i = 0; i < most; i++) await bench.clock(one(context), rod);
        await bench.drain();
        assert.equal(bench.completed, most);
        assert.equal(bench.clocks.most - bench.clocks.least, (most - 1) * (each - 1));
      },
    ),
    named('rendezvous sends that are refused do not count as headers that wait', async (bench, context) => {
      const isSend = space === 'send';
      const there = bench.contextOf(isSend ? 'tagged' : 'send', 0);
      await bench.giveFrom(rod, one(context));
      const { generation } = context.resource;
      const rendezvous = {
        riGeneration: 0,
        pidOnFep: 1,
        resourceIndex: 1,
        readOffset: 0n,
        readKey: 1n,
        eagerLength: 50,
      };
      const { rendezvous_send: ofSend, rendezvous_tsend: ofTagged } = opcodes.code;
      const own = () => ({ ...one(context), opcode: isSend ? ofSend : ofTagged, requestLength: 64, rendezvous });
      const other = (): SesRequest => ({
        ...part(isSend ? 'tagged_send' : 'send', 1 + (id++ % 60_000), 0, 50, 50),
        ...{ opcode: isSend ? ofTagged : ofSend, riGeneration: there.resource.generation! },
        ...{ requestLength: 64, rendezvous },
      });
      for (let i = 0; i < 10; i++) for (const request of [other(), other(), own()]) await bench.clock(request, arrival);
      await bench.drain();
      for (let i = 0; i < 4; i++) await bench.clock(other(), arrival);
      await bench.drain();
      assert.equal(context.resource.generation, generation);
      assert.deepEqual([bench.count('ok'), bench.count('disabled_gen'), bench.count('no_match')], [24, 11, 0]);
    }),
    ...(space === 'send'
      ? []
      : [
          named('a rendezvous send by ROD that finds no place waits for no answer', async (bench, context) => {
            bench.rest.isHeld = true;
            for (let i = 0; i < 32; i++) await bench.post(context, receive(i, 64, tag));
            const rendezvous = { riGeneration: 0, pidOnFep: 1, resourceIndex: 1, readOffset: 0n, readKey: 1n };
            const send = () => ({
              ...one(context, { opcode: opcodes.code.rendezvous_tsend, requestLength: 64 }),
              rendezvous: { ...rendezvous, eagerLength: 50 },
            });
            for (let i = 0; i < 34; i++) await bench.clock(send(), rod);
            await bench.clock(part('write', 900, 0, 64, 64), arrival);
            await bench.idle(600);
            assert.equal(bench.count('uncor_trnsnt'), 2);
            bench.rest.isHeld = false;
          }),
        ]),
  ];
});
