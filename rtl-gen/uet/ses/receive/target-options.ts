/** What a receive half is made of. */
import { clog2 } from '../../../hdl/index.ts';
import { type AddressResolverOptions, resourceOwnerBits } from '../address-resolver/address-resolver.ts';
import { type PeerShareOptions, usualShare } from '../deferrable/peer-share.ts';
import type { MemoryRegionsOptions } from '../memory-regions/memory-regions.ts';
import type { MessageTrackerOptions } from '../message-tracker/message-tracker.ts';
import { entryBits } from '../message-tracker/tracker-records.ts';
import type { RendezvousOptions } from '../rendezvous/rendezvous.ts';
import type { MatchEngine } from './match-unit.ts';

/** What a profile builds in, and how large. */
export interface SesTargetOptions {
  /** hpc, ai_full or ai_base; a part of the name. */
  readonly profile: string;
  readonly addresses: AddressResolverOptions;
  readonly regions: MemoryRegionsOptions;
  readonly messages: MessageTrackerOptions;
  /** Receives that may be posted at each context of the SEND space, a power of two. */
  readonly receives: number;
  /**
   * Receives may be for one job alone. Those of the SEND space, so many of all contexts together, are searched then as
   * those of the TAGGED space of HPC; without it they are taken in order, a clock each.
   */
  readonly jobs?: { readonly receives: number };
  /** A refusal on ROD disables a context that uses generations, until software has posted a receive (ses.md 1.4). */
  readonly rod?: boolean;
  /** How the TAGGED space matches; without it tagged operations are UNSUPPORTED_OP. */
  readonly tagged?: Exclude<MatchEngine, { readonly kind: 'queues' }>;
  /** Deferrable sends that may wait at a time, a power of two; without it they are met as plain ones (ses.md 4.3). */
  readonly deferrals?: number;
  /** How many of those a peer may have: half of them each of 16 groups of peers, if it is not said. */
  readonly share?: Omit<PeerShareOptions, 'slots'>;
  /**
   * Rendezvous sends at a time, whose rest is read; without it they are UNSUPPORTED_OP (ses.md 4.2). With deferrals.
   */
  readonly rendezvous?: RendezvousOptions;
  /** Datagrams of UUD take receives of the SEND space; without it they are OP_VIOLATION (ses.md 7). */
  readonly datagrams?: boolean;
  /** Packets that may be in it at once: who feeds it keeps to that. A power of two. */
  readonly packets: number;
}

/** Receive contexts of a target. */
export const contextsOf = ({ addresses }: Pick<SesTargetOptions, 'addresses'>): number =>
  addresses.resources.sets * addresses.resources.ways;

/** How the SEND space matches: the oldest receive, with `jobs` the first one that is for any message. */
export const sendEngine = (options: SesTargetOptions): MatchEngine => {
  const resources = contextsOf(options);
  const { jobs, receives } = options;
  if (jobs === undefined) return { kind: 'queues', options: { resources, places: receives } };
  return { kind: 'ordered', options: { resources, nodes: jobs.receives, jobs: true } };
};

/** How the TAGGED space matches, if it is built in. */
export const taggedEngine = ({ tagged, jobs }: SesTargetOptions): MatchEngine | undefined =>
  tagged === undefined || jobs === undefined
    ? tagged
    : tagged.kind === 'ordered'
      ? { kind: 'ordered', options: { ...tagged.options, jobs: true } }
      : { kind: 'exact', options: { ...tagged.options, jobs: true } };

/** What peers may have of the places of deferrable sends, if there are any. */
export const shareOf = ({ deferrals, share }: SesTargetOptions): PeerShareOptions | undefined =>
  deferrals === undefined ? undefined : { ...usualShare(deferrals), ...share };

/**
 * Widths that follow from them, in bits. A `RangeError` where matching has not as many resources as contexts, and for
 * rendezvous without deferrals.
 */
export function targetWidths(options: SesTargetOptions) {
  const { addresses, messages, tagged, rendezvous } = options;
  const contexts = contextsOf(options);
  if (tagged !== undefined && tagged.options.resources !== contexts)
    throw new RangeError(`matching of ${tagged.options.resources} resources: give it as many as contexts, ${contexts}`);
  if (rendezvous !== undefined && options.deferrals === undefined)
    throw new RangeError('rendezvous: give deferrals, too');
  return {
    contextBits: clog2(contexts),
    messageBits: entryBits(messages),
    readBits: clog2(rendezvous?.slots ?? 2),
    ownerBits: resourceOwnerBits(addresses),
  };
}

export const sesTargetName = (options: SesTargetOptions): string =>
  `ses_target_${options.profile}_c${contextsOf(options)}_m${options.messages.sets * options.messages.ways}${
    options.deferrals === undefined ? '' : `_d${options.deferrals}`
  }${options.rendezvous === undefined ? '' : `_v${options.rendezvous.slots}`}${options.jobs === undefined ? '' : '_jobs'}${options.rod === true ? '_rod' : ''}${options.datagrams === true ? '_uud' : ''}`;
