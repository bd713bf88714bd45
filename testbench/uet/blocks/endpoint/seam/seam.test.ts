import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import { cmsDesigns, dcqcnSeamName, hpccSeamName, seamContexts } from '../../../../../rtl-gen/uet/cms/designs.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { dcqcnSeamProperty, hpccSeamProperty } from './seam-property.ts';

const design = (name: string) => elaborateEntry(cmsDesigns.find((entry) => entry.name === name)!);
const [paced, sampled] = [design(dcqcnSeamName), design(hpccSeamName)];

describe('at the seam of a sender, with random events', () => {
  hwTest(
    'DCQCN hears its marks, each rate is that of the model, and each context keeps to its path',
    { design: paced, seeds: 4 },
    dcqcnSeamProperty(seamContexts, 10_000),
  );
  hwTest(
    'HPCC hears each sample of a PDC of ours once at most, each window is that of the model, and paths are kept to',
    { design: sampled, seeds: 8 },
    hpccSeamProperty(seamContexts, 10_000),
  );
});
