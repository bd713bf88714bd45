/** The designs of congestion management that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { clog2 } from '../../hdl/index.ts';
import { datapathDesign } from '../datapath-design.ts';
import { senderSizes } from '../pds/designs.ts';
import { type InitiatorLayout, initiatorLayout } from '../pds/initiator/layout.ts';
import { dcqcn } from './dcqcn/dcqcn.ts';
import { hpcc } from './hpcc/hpcc.ts';
import { nscc } from './nscc/nscc.ts';
import { pathSelect } from './paths/path-select.ts';
import { rcccReceiver } from './rccc/rccc-receiver.ts';
import { rcccSource } from './rccc/rccc-source.ts';
import { cmsControl } from './registers/cms-control.ts';
import { dcqcnControl, hpccControl } from './registers/rate-control.ts';
import { congestionNeeds } from './seam/congestion-control.ts';
import { dcqcnCongestion } from './seam/dcqcn-congestion.ts';
import { hpccCongestion } from './seam/hpcc-congestion.ts';
import { congestionPaths } from './seam/nscc-congestion.ts';
import { nsccSeam, nsccSeamName } from './seam/nscc-seam.ts';

/** Numbers of congestion control contexts. */
export const nsccSizes = [256, 1024] as const;

export const nsccName = (contexts: number): string => `nscc_n${contexts}`;

/** Numbers of contexts, and of the paths of each, of path selection. */
export const pathSelectSizes = [
  { contexts: 256, paths: 64 },
  { contexts: 256, paths: 256 },
  { contexts: 1024, paths: 64 },
] as const;

export type PathSelectSize = (typeof pathSelectSizes)[number];

export const pathSelectName = ({ contexts, paths }: PathSelectSize): string => `path_select_n${contexts}_p${paths}`;

/** Numbers of sources of a receiver of RCCC. */
export const rcccReceiverSizes = [64, 1024] as const;

export const rcccReceiverName = (sources: number): string => `rccc_receiver_n${sources}`;

/** Numbers of contexts of the sending end of RCCC. */
export const rcccSourceSizes = [256, 1024] as const;

export const rcccSourceName = (contexts: number): string => `rccc_source_n${contexts}`;

/** Numbers of contexts of DCQCN. */
export const dcqcnSizes = [256, 1024] as const;

export const dcqcnName = (contexts: number): string => `dcqcn_n${contexts}`;

/** Numbers of contexts of HPCC. */
export const hpccSizes = [256, 1024] as const;

export const hpccName = (contexts: number): string => `hpcc_n${contexts}`;

/** Rates of the link, in Gb/s, of the registers of congestion management. */
export const cmsControlRates = [100, 200, 400, 800] as const;

export const cmsControlName = (gbps: number): string => `cms_control_g${gbps}`;

/** The sender whose seam DCQCN and HPCC are emitted for: that of the endpoints. */
export const seamContexts = senderSizes[0]!.contexts;
const seamLayout = (kind: 'dcqcn' | 'hpcc') =>
  initiatorLayout({ ...senderSizes[0]!, congestion: congestionNeeds[kind] });

/** Registers of DCQCN and HPCC, as endpoints have them. */
export const rateControlGbps = 100;
export const dcqcnControlName = `dcqcn_control_g${rateControlGbps}_n${seamContexts}`;
export const hpccControlName = `hpcc_control_g${rateControlGbps}`;

export const dcqcnSeamName = `uet_dcqcn_congestion_${seamLayout('dcqcn').suffix}`;
export const hpccSeamName = `uet_hpcc_congestion_${seamLayout('hpcc').suffix}`;

/** Senders whose seam to NSCC and path selection stands alone. */
export const seamLayouts: readonly InitiatorLayout[] = [
  initiatorLayout({ ...senderSizes[0]!, congestion: congestionNeeds.nscc }),
];

export const seamPathBits = clog2(congestionPaths);

export const cmsDesigns: readonly DesignEntry[] = [
  ...nsccSizes.map((contexts) =>
    datapathDesign({
      name: nsccName(contexts),
      folder: 'cms',
      summary: `NSCC of ${contexts} congestion control contexts: an event a clock in, the context's limit out`,
      parameters: { contexts },
      module: () => nscc({ contexts }),
    }),
  ),
  ...pathSelectSizes.map((size) =>
    datapathDesign({
      name: pathSelectName(size),
      folder: 'cms',
      summary: `entropy values of packets: ${size.contexts} contexts with up to ${size.paths} paths each, an event a clock`,
      parameters: { ...size },
      module: () => pathSelect(size),
    }),
  ),
  ...rcccReceiverSizes.map((sources) =>
    datapathDesign({
      name: rcccReceiverName(sources),
      folder: 'cms',
      summary: `receiving end of RCCC: targets of ${sources} sources in, an event a clock, grants in turn out`,
      parameters: { sources },
      module: () => rcccReceiver({ sources }),
    }),
  ),
  ...rcccSourceSizes.map((contexts) =>
    datapathDesign({
      name: rcccSourceName(contexts),
      folder: 'cms',
      summary: `sending end of RCCC: credit of ${contexts} contexts and the targets of packets, an event a clock`,
      parameters: { contexts },
      module: () => rcccSource({ contexts }),
    }),
  ),
  ...dcqcnSizes.map((contexts) =>
    datapathDesign({
      name: dcqcnName(contexts),
      folder: 'cms',
      summary: `DCQCN of ${contexts} contexts: an event a clock in, rates and limits of a sweep out`,
      parameters: { contexts },
      module: () => dcqcn({ contexts }),
    }),
  ),
  ...hpccSizes.map((contexts) =>
    datapathDesign({
      name: hpccName(contexts),
      folder: 'cms',
      summary: `HPCC of ${contexts} contexts: an event a clock with a sample of each hop in, the context's limit out`,
      parameters: { contexts },
      module: () => hpcc({ contexts }),
    }),
  ),
  ...seamLayouts.map((layout) =>
    datapathDesign({
      name: nsccSeamName(layout),
      folder: 'cms/seam',
      summary: 'Between a PDS sender and NSCC with path selection: events to them, permits to it',
      parameters: { contexts: layout.contexts },
      module: () => nsccSeam(layout, seamPathBits),
    }),
  ),
  ...cmsControlRates.map((gbps) =>
    datapathDesign({
      name: cmsControlName(gbps),
      folder: 'cms/registers',
      summary: `Registers of NSCC, path selection and RCCC for ${gbps} Gb/s on AXI4-Lite, and what they count`,
      parameters: { gbps },
      module: () => cmsControl({ gbps }),
    }),
  ),
  datapathDesign({
    name: dcqcnControlName,
    folder: 'cms/registers',
    summary: `Registers of DCQCN for ${rateControlGbps} Gb/s on AXI4-Lite, and what they count`,
    parameters: { gbps: rateControlGbps, contexts: seamContexts },
    module: () => dcqcnControl({ gbps: rateControlGbps, contexts: seamContexts }),
  }),
  datapathDesign({
    name: hpccControlName,
    folder: 'cms/registers',
    summary: `Registers of HPCC for ${rateControlGbps} Gb/s on AXI4-Lite, and what they count`,
    parameters: { gbps: rateControlGbps },
    module: () => hpccControl({ gbps: rateControlGbps }),
  }),
  datapathDesign({
    name: dcqcnSeamName,
    folder: 'cms/seam',
    summary: 'DCQCN at the seam of a PDS sender: its events in, limits and entropy values out',
    parameters: { contexts: seamContexts },
    module: () => dcqcnCongestion(seamLayout('dcqcn')),
  }),
  datapathDesign({
    name: hpccSeamName,
    folder: 'cms/seam',
    summary: 'HPCC at the seam of a PDS sender: its events and INT in, limits and entropy values out',
    parameters: { contexts: seamContexts },
    module: () => hpccCongestion(seamLayout('hpcc')),
  }),
];
