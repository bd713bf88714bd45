/** The designs of congestion management that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { nscc } from './nscc/nscc.ts';

/** Numbers of congestion control contexts. */
export const nsccSizes = [256, 1024] as const;

export const nsccName = (contexts: number): string => `nscc_n${contexts}`;

export const cmsDesigns: readonly DesignEntry[] = nsccSizes.map((contexts) =>
  datapathDesign({
    name: nsccName(contexts),
    folder: 'cms',
    summary: `NSCC of ${contexts} congestion control contexts: an event a clock in, the context's limit out`,
    parameters: { contexts },
    module: () => nscc({ contexts }),
  }),
);
