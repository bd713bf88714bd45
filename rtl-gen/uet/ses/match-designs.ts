/** The designs of matching that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { exactName, type MatchExactOptions, matchExact } from './match-exact/match-exact.ts';
import { type MatchOrderedOptions, matchOrdered, orderedName } from './match-ordered/match-ordered.ts';

/** Sizes of ordered matching. */
export const orderedSizes: readonly MatchOrderedOptions[] = [
  { resources: 16, nodes: 256 },
  { resources: 64, nodes: 1024 },
];

/** Sizes of exact matching. */
export const exactSizes: readonly MatchExactOptions[] = [
  { resources: 16, sets: 128, ways: 4 },
  { resources: 64, sets: 512, ways: 4 },
];

export const matchDesigns: readonly DesignEntry[] = [
  ...orderedSizes.map((size) =>
    datapathDesign({
      name: orderedName(size),
      folder: 'ses',
      summary: `matching with wildcards in order: ${size.nodes} receives and messages of ${size.resources} resources, a node a clock`,
      parameters: { resources: size.resources, nodes: size.nodes },
      module: () => matchOrdered(size),
    }),
  ),
  ...exactSizes.map((size) =>
    datapathDesign({
      name: exactName(size),
      folder: 'ses',
      summary: `exact matching of ${size.resources} resources, a command a clock: tables of ${size.sets} sets of ${size.ways}`,
      parameters: { resources: size.resources, sets: size.sets, ways: size.ways },
      module: () => matchExact(size),
    }),
  ),
];
