/** What a receive half is made of. */
import type { AddressResolverOptions } from '../address-resolver/address-resolver.ts';
import type { MemoryRegionsOptions } from '../memory-regions/memory-regions.ts';
import type { MessageTrackerOptions } from '../message-tracker/message-tracker.ts';
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
  /** How the TAGGED space matches; without it tagged operations are UNSUPPORTED_OP. */
  readonly tagged?: Exclude<MatchEngine, { readonly kind: 'queues' }>;
  /** Deferrable sends that may wait at a time, a power of two; without it they are met as plain ones (ses.md 4.3). */
  readonly deferrals?: number;
  /** Rendezvous sends at a time, whose rest is read; without it they are UNSUPPORTED_OP (ses.md 4.2). */
  readonly rendezvous?: RendezvousOptions;
  /** Packets that may be in it at once: who feeds it keeps to that. A power of two. */
  readonly packets: number;
}

/** Receive contexts of a target. */
export const contextsOf = ({ addresses }: Pick<SesTargetOptions, 'addresses'>): number =>
  addresses.resources.sets * addresses.resources.ways;

export const sesTargetName = (options: SesTargetOptions): string =>
  `ses_target_${options.profile}_c${contextsOf(options)}_m${options.messages.sets * options.messages.ways}${
    options.deferrals === undefined ? '' : `_d${options.deferrals}`
  }${options.rendezvous === undefined ? '' : `_v${options.rendezvous.slots}`}`;
