/** What can be run on the designs of the endpoint. */
import { dcqcnSeamName, hpccSeamName, seamContexts } from '../../../../rtl-gen/uet/cms/designs.ts';
import type { CongestionKind } from '../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import {
  behindRegisters,
  controlledDesigns,
  endpointOptions,
  linkedDesigns,
  readingLayout,
  readRequestsOptions,
  registerDesigns,
  registeredEnd,
  registeredLink,
  returnDesigns,
  rxDesigns,
  semanticDesigns,
  txDesigns,
  wholeDesigns,
  wideDesigns,
} from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointLinkName } from '../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { endpointLinkAxiName } from '../../../../rtl-gen/uet/endpoint/line/endpoint-link-axi.ts';
import { linkEndName } from '../../../../rtl-gen/uet/endpoint/line/link-end.ts';
import { linkControlName } from '../../../../rtl-gen/uet/endpoint/line/registers/link-control.ts';
import { linkMap } from '../../../../rtl-gen/uet/endpoint/line/registers/link-map.ts';
import { rxMap } from '../../../../rtl-gen/uet/endpoint/receive/rx-map.ts';
import { endpointControlName } from '../../../../rtl-gen/uet/endpoint/registers/endpoint-control.ts';
import { endpointMapOf } from '../../../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';
import { rxName } from '../../../../rtl-gen/uet/endpoint/rx-options.ts';
import { fetchedValues } from '../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { readRequests } from '../../../../rtl-gen/uet/endpoint/transmit/read-requests.ts';
import { readTable } from '../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { txName } from '../../../../rtl-gen/uet/endpoint/tx-options.ts';
import { endpointName } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointAxiName } from '../../../../rtl-gen/uet/endpoint/uet-endpoint-axi.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { bytesOfRun, endpointProperty, txProperty } from './endpoint-property.ts';
import { endpointLinkAxiProperty } from './link/link-by-registers.ts';
import { linkControlDirected, linkControlProperty, linkEmpty } from './link/link-control-directed.ts';
import { endpointLinkProperty, linkEndProperty } from './link/link-property.ts';
import { fetchedDirected } from './reads/fetched-directed.ts';
import { fetchedProperty } from './reads/fetched-property.ts';
import { requestsDirected, requestsProperty } from './reads/requests-property.ts';
import { tableDirected } from './reads/table-directed.ts';
import { tableProperty } from './reads/table-property.ts';
import { tableSurvivors } from './reads/table-survivors.ts';
import { controlDirected, controlProperty } from './registers/control-directed.ts';
import { controlEmpty } from './registers/control-empty.ts';
import { endpointAxiProperty } from './registers/endpoint-axi-run.ts';
import { rxDirected } from './rx-directed.ts';
import { rxMapProperty } from './rx-map-property.ts';
import { rxProperty } from './rx-property.ts';
import { dcqcnSeamProperty, hpccSeamProperty } from './seam/seam-property.ts';
import { dcqcnSeamSurvivors, hpccSeamSurvivors } from './seam/seam-survivors.ts';

const walkOf = (kind: CongestionKind = 'window', whole = false) =>
  registerWalk(endpointMapOf(kind, whole), controlEmpty(kind, whole));

export const endpointTests: BlockTests = {
  [dcqcnSeamName]: () => ({
    property: (clocks) => dcqcnSeamProperty(seamContexts, clocks),
    longRun: 30_000,
    survivors: dcqcnSeamSurvivors,
  }),
  [hpccSeamName]: () => ({
    property: (clocks) => hpccSeamProperty(seamContexts, clocks),
    longRun: 10_000,
    survivors: hpccSeamSurvivors,
  }),
  // A clock holds far more than one of a tracker.
  [rxMap.name]: () => ({ property: (clocks) => rxMapProperty(clocks), longRun: 2_000 }),
  [readTable(readingLayout).name]: () => ({
    property: tableProperty,
    longRun: 20_000,
    directed: tableDirected,
    survivors: tableSurvivors,
  }),
  [readRequests(readRequestsOptions).name]: () => ({
    property: (clocks) => requestsProperty(readRequestsOptions, clocks),
    longRun: 8_000,
    directed: requestsDirected(readRequestsOptions),
  }),
  [fetchedValues.name]: () => ({
    property: fetchedProperty,
    longRun: 20_000,
    directed: fetchedDirected,
  }),
  ...testsOfEach(rxDesigns, rxName, (options) => ({
    property: (clocks) => rxProperty(options, clocks),
    longRun: 1_000,
    directed: rxDirected(options),
  })),
  ...testsOfEach(txDesigns, txName, ({ bytes }) => ({
    property: (clocks) => txProperty(endpointOptions(bytes), clocks),
    longRun: 500,
  })),
  ...testsOfEach(
    [...wholeDesigns, ...wideDesigns, ...returnDesigns, ...controlledDesigns, ...semanticDesigns],
    endpointName,
    (options) => ({
      property: (clocks) => endpointProperty(options, clocks),
      longRun: 500,
    }),
  ),
  ...testsOfEach(
    linkedDesigns,
    ({ rx, link }) => linkEndName(rx.bytes, link),
    ({ rx, link }) => ({ property: (clocks) => linkEndProperty(rx.bytes, link, clocks), longRun: 2_000 }),
  ),
  ...testsOfEach(linkedDesigns, endpointLinkName, (options) => ({
    property: (clocks) => endpointLinkProperty(options, clocks),
    longRun: 500,
  })),
  [linkControlName(registeredLink.rx.bytes, registeredEnd)]: () => ({
    property: linkControlProperty,
    longRun: 1,
    directed: [registerWalk(linkMap(registeredLink.rx.bytes, registeredEnd), linkEmpty), ...linkControlDirected],
  }),
  [endpointLinkAxiName(registeredLink)]: () => ({
    property: (clocks) => endpointLinkAxiProperty(registeredLink, clocks),
    longRun: 500,
  }),
  ...testsOfEach(registerDesigns, endpointControlName, (options) => ({
    property: () => controlProperty(options),
    longRun: 1,
    directed: [walkOf(options.tx.congestion, options.rx.ses !== undefined), ...controlDirected(options)],
  })),
  ...testsOfEach(behindRegisters, endpointAxiName, (options) => ({
    property: (clocks) => endpointAxiProperty(options, bytesOfRun(clocks)),
    longRun: 500,
  })),
};
