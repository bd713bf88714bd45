/** What random programs do about deferred sends: they come again, or do not. */
import type { Random } from '../../../../../support/random.ts';
import type { SesRequest } from '../../../golden/ses/packets/packet.ts';
import { isDeferrable, isRendezvous, tokensIn } from '../../../golden/ses/packets/packet.ts';
import { type Arrival, peerGroup } from '../../../golden/ses/target-side/index.ts';
import type { Context, TargetBench } from './target-bench.ts';
import { allTags, type Cast, type Packet, receiveId, restarted } from './target-traffic.ts';
import type { TargetChoices } from './target-world.ts';

/** Of one context that wait at a time: `match_exact` has so many places for messages of one tag. */
const most = 4;

/** Rendezvous sends between two clearings, so that all that find no receive may wait. */
const mostRendezvous = 22;

/** Places of a group's share for what is still read when it is cleared. */
const slack = 5;

export class TargetRestarts {
  readonly #bench: TargetBench;
  readonly #random: Random;
  readonly #peers: readonly number[];
  /** By the initiator's token, a packet of the message. */
  readonly #messages = new Map<number, Packet>();
  /** Deferrable sends to each context since the last one was cleared. */
  readonly #counts = new Map<string, number>();
  #rendezvous = 0;
  readonly #readShare: TargetChoices['readShare'];
  /** Rendezvous sends of each group of peers since then, where each has a share. */
  readonly #groups = new Map<number, number>();
  #token = 1;
  #wrId = 0x4000_0000;

  constructor(bench: TargetBench, random: Random, { peers }: Cast, readShare: TargetChoices['readShare']) {
    this.#bench = bench;
    this.#random = random;
    this.#peers = peers;
    this.#readShare = readShare;
  }

  /** Of the next message. */
  get token(): number {
    return this.#token++;
  }

  /** Whether one more message may come. */
  admits(packets: readonly Packet[]): boolean {
    const [first] = packets;
    if (first !== undefined && isRendezvous(first[0].opcode)) return this.#admitsRead(first[1].peer);
    if (first === undefined || !isDeferrable(first[0].opcode)) return true;
    const { pidOnFep, jobId, resourceIndex, bufferOffset } = first[0];
    const context = `${pidOnFep}/${jobId}/${resourceIndex}`;
    const count = this.#counts.get(context) ?? 0;
    if (count >= most) return false;
    this.#counts.set(context, count + 1);
    this.#messages.set(tokensIn(bufferOffset).initiator, first);
    return true;
  }

  /** One more rendezvous send may come: it finds a place, and so does its header. */
  #admitsRead(peer: number): boolean {
    const share = this.#readShare;
    if (share !== undefined) {
      const group = peerGroup(peer, share.groups);
      const count = this.#groups.get(group) ?? 0;
      if (count >= share.most - slack) return false;
      this.#groups.set(group, count + 1);
    }
    return this.#rendezvous++ < mostRendezvous;
  }

  /** An RTR has left: the message comes again, or something is wrong with it, or it does not come. */
  async next(messageId: () => number): Promise<Packet[]> {
    const rtr = this.#bench.deferrals.rtrs.shift();
    if (rtr === undefined) return [];
    const [request, arrival] = this.#messages.get(rtr.initiator)!;
    const again = (target: number, change: Partial<Arrival> = {}): Packet[] =>
      restarted(this.#random, request as SesRequest, messageId(), target).map((packet) => [
        packet,
        { ...arrival, ...change },
      ]);
    const event = this.#random.below(10);
    if (event === 0) return [];
    if (event === 1) return again(rtr.target + 0xdead_0000);
    if (event === 2) return again(rtr.target, { peer: this.#peers.find((peer) => peer !== arrival.peer)! });
    if (event > 3) return again(rtr.target);
    await this.#bench.deferrals.refuse(rtr, () => this.#bench.clock());
    return [];
  }

  /** Receives find all that waits, so that there is room again; then those have waited for too long. */
  async clear(contexts: readonly Context[]): Promise<void> {
    const bench = this.#bench;
    for (const context of contexts)
      for (const matchBits of context.space === 'tagged' ? allTags : [0n]) {
        const { matcher } = context.resource;
        if (context.space === 'send' && !bench.hasJobs && matcher!.posted.length > 0) continue;
        for (let isOver = false; !isOver; ) {
          const ignoreBits = context.space === 'send' ? 2n ** 64n - 1n : 0n;
          const receive = {
            wrId: receiveId(this.#wrId++),
            address: 0n,
            length: 1,
            matchBits,
            ignoreBits,
            initiator: undefined,
          };
          await bench.post(context, receive);
          isOver = bench.outcome !== 'matched';
          if (isOver) await bench.post(context, receive, 'cancel');
        }
      }
    this.#counts.clear();
    this.#rendezvous = 0;
    this.#groups.clear();
    bench.deferrals.rtrs.length = 0;
    await bench.expire();
    bench.deferrals.returned.length = 0;
  }
}
