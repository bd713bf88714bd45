/** What can be run on the designs of transport security. */
import { gcmDefaults, gcmName } from '../../../rtl-gen/uet/tss/gcm/engine.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { gcmProperty } from './gcm-property.ts';

export const tssTests: BlockTests = {
  ...testsOfEach([gcmDefaults], gcmName, () => ({ property: gcmProperty, longRun: 2_000 })),
};
