/** What can be run on the designs of transport security. */
import { gcmDefaults, gcmName, gcmOnTheFly, laneCounts } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { layerDefaults, layerManyKeys, layerName, layerWide } from '../../../../rtl-gen/uet/tss/layer/layer.ts';
import { layerRegisters } from '../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { gcmDirected } from './gcm-directed.ts';
import { gcmProperty } from './gcm-property.ts';
import { gcmSurvivors } from './gcm-survivors.ts';
import { layerDirected } from './layer/layer-directed.ts';
import { layerGuards } from './layer/layer-guards.ts';
import { layerProperty } from './layer/layer-property.ts';

const engines = [...laneCounts.map((lanes) => ({ ...gcmDefaults, lanes })), gcmOnTheFly];

export const tssTests: BlockTests = {
  ...testsOfEach(engines, gcmName, (settings) => ({
    property: gcmProperty,
    longRun: 2_000,
    directed: gcmDirected(settings),
    survivors: gcmSurvivors(settings),
  })),
  // Some of its domains are enough, and a round takes some 500 clocks.
  ...testsOfEach([layerDefaults, layerWide], layerName, () => ({
    property: (clocks) => layerProperty(3, Math.ceil(clocks / 500)),
    longRun: 4_000,
    directed: [registerWalk(layerRegisters), ...layerDirected, ...layerGuards],
  })),
  // A sweep takes 8,238 clocks.
  ...testsOfEach([layerManyKeys], layerName, () => ({
    property: (clocks) => layerProperty(3, Math.ceil(clocks / 500)),
    longRun: 4_000,
    directed: [registerWalk(layerRegisters), ...layerDirected],
  })),
};
