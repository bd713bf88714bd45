/** What a receive half is made of. */
import { clog2 } from '../../../hdl/index.ts';
import { type AddressResolverOptions, resourceOwnerBits } from '../address-resolver/address-resolver.ts';
import { type PeerShareOptions, usualShare } from '../deferrable/peer-share.ts';
import type { MemoryRegionsOptions } from '../memory-regions/memory-regions.ts';
import type { MessageTrackerOptions } from '../message-tracker/message-tracker.ts';
import { entryBits } from '../message-tracker/tracker-records.ts';
import type { RendezvousOptions } from '../rendezvous/rendezvous.ts';
import type { MatchEngine } from './match-unit.ts';
import type { KeptOptions } from './target-kept.ts';

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
  /**
   * Receives may be for several messages. Those of the SEND space, so many of all contexts together, are in a list then
   * as with `jobs`; with both they agree. Not with exact matching.
   */
  readonly multi?: { readonly receives: number };
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
  /** Messages without a receive whose bytes are kept; without it they are NO_MATCH (ses.md 3.3). With deferrals. */
  readonly unexpected?: KeptOptions;
  /** Datagrams of UUD take receives of the SEND space; without it they are OP_VIOLATION (ses.md 7). */
  readonly datagrams?: boolean;
  /** Packets come by RUDI; without it none does, and data for the host is not looked for there (ses.md 7). */
  readonly rudi?: boolean;
  /** Packets that may be in it at once: who feeds it keeps to that. A power of two. */
  readonly packets: number;
}

/** Receive contexts of a target. */
export const contextsOf = ({ addresses }: Pick<SesTargetOptions, 'addresses'>): number =>
  addresses.resources.sets * addresses.resources.ways;

/** How the SEND space matches: the oldest receive; with `jobs` or `multi` the first one of a list. */
export const sendEngine = (options: SesTargetOptions): MatchEngine => {
  const resources = contextsOf(options);
  const { jobs, multi, receives } = options;
  const list = jobs ?? multi;
  if (list === undefined) return { kind: 'queues', options: { resources, places: receives } };
  const rules = { jobs: jobs !== undefined, multi: multi !== undefined };
  return { kind: 'ordered', options: { resources, nodes: list.receives, ...rules } };
};

/** How the TAGGED space matches, if it is built in. */
export const taggedEngine = ({ tagged, jobs, multi }: SesTargetOptions): MatchEngine | undefined => {
  if (tagged === undefined || (jobs === undefined && multi === undefined)) return tagged;
  const rules = { jobs: jobs !== undefined, multi: multi !== undefined };
  return tagged.kind === 'ordered'
    ? { kind: 'ordered', options: { ...tagged.options, ...rules } }
    : { kind: 'exact', options: { ...tagged.options, jobs: rules.jobs } };
};

/** What peers may have of the places of deferrable sends, if there are any. */
export const shareOf = ({ deferrals, share }: SesTargetOptions): PeerShareOptions | undefined =>
  deferrals === undefined ? undefined : { ...usualShare(deferrals), ...share };

/**
 * Widths that follow from them, in bits. A `RangeError` where matching has not as many resources as contexts, and for
 * rendezvous, or bytes that are kept, without deferrals; where receives for several messages are not as many as those
 * for one job, are to be matched exactly, or are to find bytes that are kept.
 */
export function targetWidths(options: SesTargetOptions) {
  const { addresses, messages, tagged, rendezvous, jobs, multi, unexpected } = options;
  const contexts = contextsOf(options);
  if (tagged !== undefined && tagged.options.resources !== contexts)
    throw new RangeError(`matching of ${tagged.options.resources} resources: give it as many as contexts, ${contexts}`);
  if (rendezvous !== undefined && options.deferrals === undefined)
    throw new RangeError('rendezvous: give deferrals, too');
  if (multi !== undefined && (jobs ?? multi).receives !== multi.receives)
    throw new RangeError(`multi: ${multi.receives} receives: give as many as with jobs, ${jobs!.receives}`);
  if (multi !== undefined && tagged?.kind === 'exact')
    throw new RangeError('multi: exact matching has no receives for several messages: match in order');
  if (unexpected !== undefined && (options.deferrals === undefined || multi !== undefined))
    throw new RangeError('unexpected: give deferrals, too, and no multi');
  return {
    contextBits: clog2(contexts),
    messageBits: entryBits(messages),
    readBits: clog2(rendezvous?.slots ?? 2),
    keptBits: clog2(unexpected?.places ?? 2),
    ownerBits: resourceOwnerBits(addresses),
  };
}

export const sesTargetName = (options: SesTargetOptions): string =>
  `ses_target_${options.profile}_c${contextsOf(options)}_m${options.messages.sets * options.messages.ways}${
    options.deferrals === undefined ? '' : `_d${options.deferrals}`
  }${options.rendezvous === undefined ? '' : `_v${options.rendezvous.slots}`}${options.jobs === undefined ? '' : '_jobs'}${options.rod === true ? '_rod' : ''}${options.multi === undefined ? '' : '_multi'}${options.datagrams === true ? '_uud' : ''}${options.rudi === true ? '_rudi' : ''}${options.unexpected === undefined ? '' : '_kept'}`;
