/** The property run of a receive half: random messages and receives, each result held against the golden model. */
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { type Context, TargetBench } from './target-bench.ts';
import { TargetRestarts } from './target-restarts.ts';
import {
  type Cast,
  drawnCast,
  drawnMessage,
  drawnTag,
  jobIds,
  type Packet,
  processesOf,
  receiveId,
} from './target-traffic.ts';
import { indices, type ProcessSetup, type SpaceName, type TargetChoices } from './target-world.ts';

/** Clocks of a phase, after which what does not go on is forgotten. */
const phase = 500;

function drawnReceive(
  random: Random,
  {
    profile,
    initiators,
    hasJobs,
    hasMulti,
  }: Pick<Cast, 'initiators'> & {
    readonly profile: ProfileName;
    readonly hasJobs: boolean;
    readonly hasMulti: boolean;
  },
  { space }: Context,
  wrId: number,
): PostedReceive {
  const isTagged = space === 'tagged';
  return {
    wrId,
    address: BigInt(random.bits(48)),
    length: random.pick([0, 100, 1024, 4096, 2 ** 32 - 1]),
    matchBits: isTagged ? drawnTag(random) : 0n,
    ignoreBits: !isTagged
      ? 2n ** 64n - 1n
      : profile === 'hpc'
        ? random.pick([0n, 0n, 3n, 1n << BigInt(random.below(64)), 2n ** 64n - 1n])
        : 0n,
    initiator: isTagged && random.chance(0.6) ? random.pick(initiators) : undefined,
    jobId: hasJobs && random.chance(0.3) ? random.pick(jobIds) : undefined,
    minFree: hasMulti && random.chance(0.5) ? random.pick([0, 0, 1, 1, 64, 1000, 4000]) : undefined,
  };
}

const isTaggedSend = (request: Packet[0]): boolean => request.opcode === opcodes.code.tagged_send;

/** The service has generations too, so that contexts of two processes can be disabled; each resource another one. */
const withGenerations = (setups: readonly ProcessSetup[], { generation: first }: Cast): readonly ProcessSetup[] =>
  setups.map((setup) => {
    const generation = setup.jobId === 'absolute' ? (first + 50) % 256 : setup.generation;
    return generation === undefined ? setup : { ...setup, generation, taggedGeneration: (generation + 100) % 256 };
  });

/** A run of `clocks` clocks. */
export const targetProperty =
  (profile: ProfileName, clocks: number, choices: TargetChoices = {}): Body<void> =>
  async (t) => {
    const random = t.random.fork('target');
    const bench = new TargetBench(t, profile, choices);
    const cast = drawnCast(random.fork('cast'));
    const hasRod = bench.exhaustions.isThere;
    const setups = processesOf(cast);
    const generationOf = (pidOnFep: number, space: SpaceName) =>
      bench.contexts.find(
        (one) => one.process.pidOnFep === pidOnFep && one.process.generation !== undefined && one.space === space,
      )?.resource.generation;
    await bench.begin(hasRod ? withGenerations(setups, cast) : setups);
    bench.rest.failures = 0.2;
    const open = new Map<string, Packet[]>();
    /** Of these packets have left. */
    const begun = new Set<string>();
    const restarts = new TargetRestarts(bench, random, cast, choices.readShare);
    const contexts = bench.contexts.filter(
      ({ space }) => space === 'send' || (space === 'tagged' && profile !== 'ai_base'),
    );
    const of = { hasJobs: bench.hasJobs, hasMulti: bench.multi.isThere };
    let [wrId, id] = [0, 0];
    let [busy, posts] = [1, 0.1];

    /** A receive for a context that no packet is on the way to, or one of its receives back. */
    const offer = () => {
      const context = random.pick(contexts);
      if (bench.isBusy(context) || (bench.waiting > 0 && freesBuffers(context))) return;
      const { posted } = context.resource.matcher!;
      if (random.chance(0.2) && posted.length > 0) {
        const receive = context.space === 'send' && !bench.hasList ? posted[0]! : random.pick(posted);
        bench.offer(context, receive, 'cancel');
      } else if (posted.length < 24)
        bench.offer(context, drawnReceive(random, { profile, ...cast, ...of }, context, receiveId(wrId++)));
    };
    /** A receive for a tagged message of which packets are still to come. */
    const offerEarly = () => {
      const [request] = [...begun].flatMap((name) => open.get(name)?.[0]?.[0] ?? []).filter(isTaggedSend);
      const isIts = ({ space, process }: Context): boolean =>
        space === 'tagged' && process.pidOnFep === request?.pidOnFep;
      const context = contexts.find(isIts);
      if (request === undefined || context === undefined || freesBuffers(context)) return;
      const { matchBits } = request;
      const receive = drawnReceive(random, { profile, ...cast, ...of }, context, receiveId(wrId++));
      bench.offer(context, { ...receive, matchBits, ignoreBits: 0n, initiator: undefined, jobId: undefined });
    };
    /** Each once. In a row they are spread evenly over the table of messages, whatever is added to them. */
    const messageId = () => (id++ % 2 ** 15) ^ cast.firstMessage;
    const begins = (packets: Packet[]) => {
      if (packets.length === 0) return;
      const [[{ messageId: number }, { peer, pdc }]] = packets as [Packet];
      open.set(`${peer}/${pdc}/${number}`, packets);
    };
    const draw = () => {
      const [peer, pdc] = [random.pick(cast.peers), random.pick(cast.pdcs)];
      const name = { peer, pdc, messageId: messageId(), token: restarts.token };
      const packets = drawnMessage(random, cast, name, {
        hasRendezvous: profile === 'hpc',
        hasDatagrams: bench.hasDatagrams,
        generationOf: hasRod ? generationOf : undefined,
      });
      // With too many bytes a message is over before its last packet, which begins another one of its name.
      const bytes = packets.reduce((sum, [{ payload }]) => sum + payload.length, 0);
      if (bench.kept.isThere && bytes > (packets[0]?.[0].requestLength ?? 0)) return;
      if (restarts.admits(packets)) begins(packets);
    };
    /** What has come back is posted again. */
    const postAgain = () => {
      const [one] = bench.deferrals.returned;
      const context = contexts.find(({ resource }) => resource === one?.resource);
      if (context === undefined || bench.isBusy(context)) return;
      bench.deferrals.returned.shift();
      bench.offer(context, one!.receive);
    };
    /** A receive may find messages there that have failed, and so whose buffers are free then. */
    const freesBuffers = ({ resource }: Context): boolean =>
      bench.kept.isThere && resource.matcher!.unexpected.some(({ state }) => state === 'failed');
    const isFree = ([packet]: readonly Packet[]): boolean => {
      const { offered } = bench;
      if (offered === undefined) return true;
      if (freesBuffers(offered)) return false;
      const { resourceIndex, pidOnFep } = packet![0];
      return resourceIndex !== indices[offered.space] || pidOnFep !== offered.process.pidOnFep;
    };

    for (let i = 0; i < clocks; i++) {
      if (i % phase === 0) {
        // The first one is busy, so that much happens in each run.
        busy = i === 0 ? 1 : random.pick([1, 1, 0.4, 0.05]);
        posts = i === 0 ? 0.1 : random.pick([0.02, 0.1, 0.3]);
      }
      while (open.size < 4) draw();
      const able = [...open].filter(([, packets]) => isFree(packets));
      let packet: Packet | undefined;
      // The line has room for a hundred and more.
      if (able.length > 0 && bench.waiting < 100 && random.chance(busy)) {
        const [name, packets] = random.pick(able);
        packet = packets.shift();
        begun.add(name);
        if (packets.length === 0) {
          open.delete(name);
          begun.delete(name);
        }
      }
      await bench.clock(packet?.[0], packet?.[1]);
      if (bench.kept.isThere && random.chance(0.02)) {
        await bench.drain();
        await bench.kept.releaseSome(random, bench.model, () => bench.clock());
        if (bench.offered === undefined && random.chance(0.5)) offerEarly();
        if (bench.offered === undefined) offer();
      }
      begins(await restarts.next(messageId));
      if (bench.offered === undefined && random.chance(0.3)) postAgain();
      if (bench.offered === undefined && random.chance(posts)) offer();
      if (i % phase !== phase - 1 && i !== clocks - 1) continue;
      // All that has begun is ended, so that few messages are known at a time.
      await bench.drain();
      for (const packets of open.values()) for (const one of packets) await bench.clock(...one);
      open.clear();
      begun.clear();
      await bench.drain();
      await bench.expire();
      await restarts.clear(contexts);
    }
    assert.equal(bench.waiting, 0);
    if (clocks < 2 * phase) return;
    assert(bench.completed > 0 && bench.codes.size > 4, 'nothing happens');
    assert(bench.atomics > 0, 'there is no atomic');
    assert(bench.waits > 0, 'no packet is delivery complete');
    assert(!bench.hasDatagrams || clocks < 8 * phase || bench.datagrams + bench.dropped > 0, 'there is no datagram');
    assert(!hasRod || clocks < 8 * phase || bench.exhaustions.seen > 2, 'no context is disabled');
    const foreign = bench.codes.get(returnCodes.code.perm_violation) ?? 0;
    assert(!bench.hasJobs || clocks < 8 * phase || foreign > 20, `${foreign} messages find a receive of another job`);
    const { parts, released } = bench.multi.seen;
    assert(!of.hasMulti || clocks < 8 * phase || parts + released > 3, `${parts} parts, ${released} released`);
    if (bench.kept.isThere && clocks >= 8 * phase)
      assert(bench.kept.seen.whole > 20 && bench.kept.seen.early > 0, 'no message is kept');
    if (profile === 'ai_base') return;
    assert(bench.reads > 0, 'nothing is read');
    if (profile === 'hpc' && clocks >= 8 * phase)
      assert(bench.rest.seen.done > 0, 'no rendezvous send finds a receive');
    assert(bench.deferrals.seen.rtrs > 0 && bench.deferrals.seen.returned > 0, 'nothing is deferred');
  };
