/** What a target is set up with, in the golden model and in hardware alike. */
import { type Process, Resource } from '../../../golden/ses/addressing/index.ts';
import { matcherOf, type ProfileName, profiles } from '../../../golden/ses/profiles.ts';
import { type MemoryRegion, RegionTable } from '../../../golden/ses/regions/index.ts';
import { sesSettings } from '../../../golden/ses/settings.ts';
import type { TargetMessage } from '../../../golden/ses/target-side/index.ts';

/** Space of resources, in the order of the hardware's enum. */
export const spaces = ['rma', 'send', 'tagged'] as const;
export type SpaceName = (typeof spaces)[number];

/** A process with one resource of each space. */
export interface ProcessSetup {
  readonly pidOnFep: number;
  readonly jobId: number | 'absolute';
  /** Of the SEND resource. */
  readonly generation?: number | undefined;
  /** Of the TAGGED resource. */
  readonly taggedGeneration?: number | undefined;
  readonly regions: readonly MemoryRegion[];
}

/** Resource indices, as the scenarios have them. */
export const indices: Readonly<Record<SpaceName, number>> = { rma: 7, send: 5, tagged: 6 };

/** What may differ between runs. */
export interface TargetChoices {
  readonly restartToken?: 'target' | 'zero';
  readonly tokenOrder?: 'initiator_upper' | 'target_upper';
  /** The first token that the model gives. */
  readonly firstToken?: number;
  /** What peers may have of the places of rendezvous sends; all of them, if it is not said. */
  readonly readShare?: { readonly groups: number; readonly most: number };
}

/**
 * The model with what the hardware does not have switched off: unexpected messages are refused, deferrable sends of AI
 * Base are plain ones. Who answers READs says whether their data goes in the ACK.
 * Absolute addresses do not reach processes of jobs. With `keptPlaces` bytes of plain sends are kept.
 */
export const modelSettings = (
  profile: ProfileName,
  { restartToken, tokenOrder, readShare }: TargetChoices = {},
  keptPlaces = 0,
) =>
  sesSettings({
    address: { absoluteReachesJobs: false },
    target: {
      ...{
        unexpected: profile === 'hpc' ? 'header' : 'refuse',
        maxAckData: 0,
        deferrable: profile === 'ai_base' ? 'as_send' : 'defer',
      },
      ...{ deferredPlaces: 64, deferredShare: { groups: 16, most: 32 }, readPlaces: 32, headerPlaces: 24 },
      ...(readShare && { readShare }),
      ieOrder: 'before_match',
      ...(keptPlaces > 0 && {
        ...{ unexpected: 'keep_sends', keptAnswer: 'at_once', failedHeaders: 'found' },
        ...{ keptPlaces, keptLongest: 4096, keptBytes: Number.POSITIVE_INFINITY },
        keptShare: { groups: 16, most: keptPlaces / 2 },
      }),
      ...{ restartToken: restartToken ?? 'target', tokenOrder: tokenOrder ?? 'initiator_upper' },
    },
  });

const settings = modelSettings('hpc');

/** A process of the model, and the opcodes that its resources have as a mask. */
export function modelProcess(profile: ProfileName, setup: ProcessSetup) {
  const { pidOnFep, jobId, regions } = setup;
  const table = new RegionTable(settings.region);
  for (const region of regions) table.add(region);
  const { operations } = profiles[profile];
  const resources = spaces.map(
    (space) =>
      new Resource<TargetMessage>({
        space,
        index: indices[space],
        operations,
        matcher: matcherOf<TargetMessage>(space, profiles[profile]),
        generation: { rma: undefined, send: setup.generation, tagged: setup.taggedGeneration }[space],
      }),
  );
  const process: Process<TargetMessage> = { pidOnFep, jobId, regions: table, resources };
  return { process, operations };
}
