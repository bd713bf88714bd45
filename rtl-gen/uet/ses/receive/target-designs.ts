/** The receive halves that the catalogue has. */
import type { DesignEntry } from '../../../design-entry.ts';
import { datapathDesign } from '../../datapath-design.ts';
import { sesTarget } from './ses-target.ts';
import { contextsOf, type SesTargetOptions, sesTargetName } from './target-options.ts';

/** 64 contexts, 64 regions, 64 messages of several packets. */
const common = {
  addresses: { jobs: { sets: 8, ways: 2 }, processes: { sets: 8, ways: 4 }, resources: { sets: 16, ways: 4 } },
  regions: { sets: 16, ways: 4 },
  messages: { sets: 16, ways: 4 },
  receives: 32,
  packets: 128,
} as const;

const hpc = {
  ...common,
  profile: 'hpc',
  deferrals: 64,
  rendezvous: { slots: 32, reads: 64 },
  tagged: { kind: 'ordered', options: { resources: 64, nodes: 256 } },
} as const;

/** By profile (ses.md 8): ordered matching with wildcards, exact matching, no matching. */
export const profileSizes: readonly SesTargetOptions[] = [
  hpc,
  {
    ...common,
    profile: 'ai_full',
    deferrals: 64,
    tagged: { kind: 'exact', options: { resources: 64, sets: 128, ways: 4 } },
  },
  { ...common, profile: 'ai_base' },
];

/** Buffers of unexpected messages, which HPC has to keep (ses.md 8). */
const unexpected = { places: 32, bytes: 4096 } as const;

/** The same for endpoints with return spaces, whose hosts have buffers for what HPC keeps. */
export const endpointProfiles: readonly SesTargetOptions[] = [{ ...hpc, unexpected }, ...profileSizes.slice(1)];

/**
 * With those of HPC that have more: receives for one job and for several messages, and contexts that a refusal
 * disables; and the bytes of unexpected messages.
 */
export const targetSizes: readonly SesTargetOptions[] = [
  ...profileSizes,
  { ...hpc, jobs: { receives: 256 }, multi: { receives: 256 }, rod: true },
  endpointProfiles[0]!,
];

export const targetDesigns: readonly DesignEntry[] = targetSizes.map((options) =>
  datapathDesign({
    name: sesTargetName(options),
    folder: 'ses',
    summary:
      `packets to verdicts, places and completions, profile ${options.profile}: ${contextsOf(options)} contexts, ` +
      `a packet a clock${options.rod === true ? ', receives for one job and for several messages, refusals on ROD' : ''}` +
      `${options.unexpected === undefined ? '' : ', unexpected messages kept'}`,
    parameters: {
      contexts: contextsOf(options),
      regions: options.regions.sets * options.regions.ways,
      messages: options.messages.sets * options.messages.ways,
      receives: options.receives,
    },
    module: () => sesTarget(options),
  }),
);
