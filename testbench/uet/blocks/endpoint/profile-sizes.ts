/** The receive halves that endpoints have: one of each profile. */
import { targetSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';

/** Without receives for one job and contexts that a refusal on ROD disables, for which endpoints have no ports. */
export const profileSizes = targetSizes.filter(({ jobs, rod }) => jobs === undefined && rod === undefined);
