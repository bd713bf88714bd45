/** The profiles as sets of parameters (ses.md 8): what a resource takes, and how it matches. */
import type { ResourceOptions, Space } from './addressing/index.ts';
import type { MessageHeader } from './matching/index.ts';
import { ExactMatcher, OrderedMatcher } from './matching/index.ts';
import type { DeliveryMode, OpcodeName } from './packets/packet.ts';
import type { TargetSettings } from './settings.ts';
import type { TargetMessage } from './target-side/index.ts';

export type ProfileName = 'hpc' | 'ai_full' | 'ai_base';

export interface Profile {
  /** Its bit of fep_cap (ses.md 1.1 [H]). */
  readonly capability: number;
  readonly operations: ReadonlySet<OpcodeName>;
  readonly modes: ReadonlySet<DeliveryMode>;
  /** How the TAGGED space matches. */
  readonly tagged: 'ordered' | 'exact' | 'none';
  readonly target: Partial<TargetSettings>;
}

const base: readonly OpcodeName[] = ['no_op', 'send', 'datagram_send', 'deferrable_send', 'write', 'atomic'];

const baseModes: readonly DeliveryMode[] = ['rud', 'rod', 'uud'];

/**
 * READ is optional in AI Base and not built in; atomics without an answer are in all by one source [M], fetching ones
 * in
 * HPC alone [L]. Deferrable sends are optional in HPC, and built in here, so that it is AI Full too.
 */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
  ai_base: {
    capability: 0,
    operations: new Set(base),
    modes: new Set(baseModes),
    tagged: 'none',
    target: { unexpected: 'refuse', deferrable: 'as_send' },
  },
  ai_full: {
    capability: 1,
    operations: new Set<OpcodeName>([...base, 'tagged_send', 'deferrable_tsend', 'read']),
    modes: new Set(baseModes),
    tagged: 'exact',
    target: { unexpected: 'refuse', deferrable: 'defer' },
  },
  hpc: {
    capability: 2,
    operations: new Set<OpcodeName>([
      ...base,
      'tagged_send',
      'deferrable_tsend',
      'rendezvous_send',
      'rendezvous_tsend',
      'read',
      'fetching_atomic',
    ]),
    modes: new Set<DeliveryMode>([...baseModes, 'rudi']),
    tagged: 'ordered',
    target: { unexpected: 'keep', deferrable: 'defer' },
  },
};

/** A matcher of a space as the profile has it: of the SEND space the order of posting, in all of them. */
export function matcherOf<T extends MessageHeader>(
  space: Space,
  { tagged }: Pick<Profile, 'tagged'>,
  settings: { readonly tooLong?: 'truncate' | 'reject' } = {},
): ExactMatcher<T> | OrderedMatcher<T> | undefined {
  if (space === 'rma' || (space === 'tagged' && tagged === 'none')) return undefined;
  return space === 'tagged' && tagged === 'exact' ? new ExactMatcher(settings) : new OrderedMatcher(settings);
}

/** A resource as the profile has it. */
export const resourceOptions = (
  name: ProfileName,
  of: Pick<ResourceOptions<TargetMessage>, 'space' | 'index' | 'generation'>,
  settings: { readonly tooLong?: 'truncate' | 'reject' } = {},
): ResourceOptions<TargetMessage> => {
  const { operations } = profiles[name];
  return { ...of, operations, matcher: matcherOf<TargetMessage>(of.space, profiles[name], settings) };
};

/** What two endpoints have in common: libfabric takes the largest set (ses.md 8 [M]); there are no packets for it. */
export const commonOperations = (a: ProfileName, b: ProfileName): ReadonlySet<OpcodeName> =>
  new Set([...profiles[a].operations].filter((name) => profiles[b].operations.has(name)));
