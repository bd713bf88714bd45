/** What can be run on the designs of transport security. */
import { gcmDefaults, gcmName, laneCounts } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { gcmProperty } from './gcm-property.ts';

const engines = laneCounts.map((lanes) => ({ ...gcmDefaults, lanes }));

export const tssTests: BlockTests = {
  ...testsOfEach(engines, gcmName, () => ({ property: gcmProperty, longRun: 2_000 })),
};
