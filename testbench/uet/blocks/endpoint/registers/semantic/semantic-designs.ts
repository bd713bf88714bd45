/** The registers of the semantic sublayer by themselves, of endpoints that have much of it. */
import { readingOptions } from '../../../../../../rtl-gen/uet/endpoint/designs.ts';
import { semanticControl } from '../../../../../../rtl-gen/uet/endpoint/registers/semantic-control.ts';
import { atomicWordsOf } from '../../../../../../rtl-gen/uet/endpoint/rx-options.ts';
import { endpointProfiles, targetSizes } from '../../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import type { SesTargetOptions } from '../../../../../../rtl-gen/uet/ses/receive/target-options.ts';

/** Those of an endpoint of that profile, which reads, with all that such an endpoint has: RUDI in HPC. */
export const registersOf = (ses: SesTargetOptions) => {
  const { rx } = readingOptions(64, ses);
  return semanticControl(rx.ses!, atomicWordsOf(rx));
};

const hpc = targetSizes.find(({ rod }) => rod === true)!;
const { multi: _, ...single } = hpc;

/** By what they have beside those of a profile: there are no receives for several messages with unexpected ones. */
export const registerSizes = {
  multi: hpc,
  keeps: { ...single, unexpected: endpointProfiles[0]!.unexpected! },
} satisfies Readonly<Record<string, SesTargetOptions>>;
