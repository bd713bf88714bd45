/** What can be run on the designs of congestion management. */
import {
  cmsControlName,
  cmsControlRates,
  dcqcnControlName,
  dcqcnName,
  dcqcnSizes,
  hpccControlName,
  hpccName,
  hpccSizes,
  nsccName,
  nsccSizes,
  pathSelectName,
  pathSelectSizes,
  rateControlGbps,
  rcccReceiverName,
  rcccReceiverSizes,
  rcccSourceName,
  rcccSourceSizes,
  seamContexts,
  seamLayouts,
} from '../../../../rtl-gen/uet/cms/designs.ts';
import { dcqcnRegisterTable, hpccRegisterTable } from '../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import { nsccSeamName } from '../../../../rtl-gen/uet/cms/seam/nscc-seam.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { dcqcnDirected } from './dcqcn/dcqcn-directed.ts';
import { dcqcnProperty } from './dcqcn/dcqcn-property.ts';
import { dcqcnReplay } from './dcqcn/dcqcn-replay.ts';
import { dcqcnSurvivors } from './dcqcn/dcqcn-survivors.ts';
import { hpccDirected } from './hpcc/hpcc-directed.ts';
import { hpccProperty } from './hpcc/hpcc-property.ts';
import { hpccReplay } from './hpcc/hpcc-replay.ts';
import { hpccSurvivors } from './hpcc/hpcc-survivors.ts';
import { nsccDirected } from './nscc/nscc-directed.ts';
import { nsccProperty } from './nscc/nscc-property.ts';
import { nsccReplay } from './nscc/nscc-replay.ts';
import { nsccSurvivors } from './nscc/nscc-survivors.ts';
import { pathDirected } from './paths/path-directed.ts';
import { pathProperty } from './paths/path-property.ts';
import { pathReplay } from './paths/path-replay.ts';
import { pathSurvivors } from './paths/path-survivors.ts';
import { receiverDirected } from './rccc/receiver-directed.ts';
import { receiverProperty } from './rccc/receiver-property.ts';
import { receiverReplay } from './rccc/receiver-replay.ts';
import { receiverSurvivors } from './rccc/receiver-survivors.ts';
import { sourceDirected } from './rccc/source-directed.ts';
import { sourceProperty } from './rccc/source-property.ts';
import { sourceReplay } from './rccc/source-replay.ts';
import { sourceSurvivors } from './rccc/source-survivors.ts';
import { controlDirected } from './registers/control-directed.ts';
import { controlProperty } from './registers/control-property.ts';
import { controlSurvivors } from './registers/control-survivors.ts';
import { dcqcnControlProperty, hpccControlProperty } from './registers/rate-property.ts';
import { seamProperty } from './seam/seam-property.ts';
import { seamSurvivors } from './seam/seam-survivors.ts';

export const cmsTests: BlockTests = {
  ...testsOfEach(nsccSizes, nsccName, (contexts) => ({
    property: (clocks) => nsccProperty(contexts, clocks),
    longRun: 6_000,
    directed: nsccDirected,
    replay: nsccReplay,
    survivors: nsccSurvivors,
  })),
  ...testsOfEach(pathSelectSizes, pathSelectName, (size) => ({
    property: (clocks) => pathProperty(size, clocks),
    longRun: 6_000,
    directed: pathDirected(size.paths),
    replay: pathReplay(size.paths),
    survivors: pathSurvivors,
  })),
  ...testsOfEach(rcccReceiverSizes, rcccReceiverName, (sources) => ({
    property: (clocks) => receiverProperty(sources, clocks),
    longRun: 10_000,
    directed: receiverDirected(sources),
    replay: receiverReplay(sources),
    survivors: receiverSurvivors,
  })),
  ...testsOfEach(rcccSourceSizes, rcccSourceName, (contexts) => ({
    property: (clocks) => sourceProperty(contexts, clocks),
    longRun: 10_000,
    directed: sourceDirected,
    replay: sourceReplay,
    survivors: sourceSurvivors,
  })),
  ...testsOfEach(dcqcnSizes, dcqcnName, (contexts) => ({
    property: (clocks) => dcqcnProperty(contexts, clocks),
    longRun: 30_000,
    directed: dcqcnDirected(contexts),
    replay: dcqcnReplay(contexts),
    survivors: dcqcnSurvivors,
  })),
  ...testsOfEach(hpccSizes, hpccName, (contexts) => ({
    property: (clocks) => hpccProperty(contexts, clocks),
    longRun: 10_000,
    directed: hpccDirected,
    replay: hpccReplay,
    survivors: hpccSurvivors,
  })),
  ...testsOfEach(seamLayouts, nsccSeamName, ({ contexts }) => ({
    property: (clocks) => seamProperty(contexts, clocks),
    longRun: 6_000,
    survivors: seamSurvivors,
  })),
  [dcqcnControlName]: () => ({
    property: (clocks) => dcqcnControlProperty(rateControlGbps, seamContexts, clocks),
    longRun: 6_000,
    directed: [registerWalk(dcqcnRegisterTable(rateControlGbps, seamContexts))],
    survivors: controlSurvivors,
  }),
  [hpccControlName]: () => ({
    property: (clocks) => hpccControlProperty(rateControlGbps, clocks),
    longRun: 6_000,
    directed: [registerWalk(hpccRegisterTable(rateControlGbps))],
    survivors: controlSurvivors,
  }),
  ...testsOfEach(cmsControlRates, cmsControlName, (gbps) => ({
    property: (clocks) => controlProperty(gbps, clocks),
    longRun: 6_000,
    directed: controlDirected(gbps),
    survivors: controlSurvivors,
  })),
};
