/** What can be run on parsers and deparsers. */

import { deparserName } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { deparserDesigns, parserDesigns } from '../../../../rtl-gen/uet/wire/designs.ts';
import { parserName } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { deparserDirected } from './deparser-directed.ts';
import { deparserProperty } from './deparser-property.ts';
import { deparserSurvivors } from './deparser-survivors.ts';
import { parserDirected } from './parser-directed.ts';
import { parserProperty } from './parser-property.ts';
import { parserSurvivors } from './parser-survivors.ts';

/** A deparser sends trimmed packets whatever their DSCP is; the codec has to be told. */
const trimmedDscps = [1, 5, 9, 33, 48];

/** A clock holds far more than one of a tracker. */
const longRun = 2_000;

export const wireTests: BlockTests = {
  ...testsOfEach(
    parserDesigns,
    ({ bytes, ...settings }) => parserName(bytes, settings),
    ({ bytes, ...settings }) => ({
      property: (clocks) => parserProperty(bytes, settings, clocks),
      longRun,
      directed: parserDirected(bytes, settings),
      survivors: parserSurvivors(bytes, settings),
    }),
  ),
  ...testsOfEach(
    deparserDesigns,
    ({ bytes, ...settings }) => deparserName(bytes, settings),
    ({ bytes, ...design }) => {
      const settings = { ...design, trimmedDscps };
      return {
        property: (clocks) => deparserProperty(bytes, settings, clocks),
        longRun,
        directed: deparserDirected(bytes, settings),
        survivors: deparserSurvivors,
      };
    },
  ),
};
