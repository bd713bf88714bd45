/** What can be run on the responder. */
import { responderName } from '../../../../../rtl-gen/uet/ses/responder/responder.ts';
import { responderTags } from '../../../../../rtl-gen/uet/ses/response-designs.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { responseDirected } from './response-directed.ts';
import { responseProperty } from './response-property.ts';

export const responseTests: BlockTests = testsOfEach(responderTags, responderName, () => ({
  property: responseProperty,
  longRun: 6_000,
  directed: responseDirected,
}));
