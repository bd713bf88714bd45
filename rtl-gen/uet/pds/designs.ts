/** The designs of packet delivery that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import type { ChoiceOptions } from './initiator/choice/choice-layout.ts';
import { pdcChoice } from './initiator/choice/pdc-choice.ts';
import type { DatagramSize } from './initiator/datagrams/datagram-records.ts';
import { pdsDatagrams, pdsDatagramsName } from './initiator/datagrams/pds-datagrams.ts';
import { pdsDatagramsAxi, pdsDatagramsAxiName } from './initiator/datagrams/pds-datagrams-axi.ts';
import type { InitiatorSize } from './initiator/layout.ts';
import { pdsInitiator, pdsInitiatorName } from './initiator/pds-initiator.ts';
import { pdsSender, pdsSenderName } from './initiator/sender/pds-sender.ts';
import { pdsSenderAxi, pdsSenderAxiName } from './initiator/sender/pds-sender-axi.ts';
import type { SenderSize } from './initiator/sender/sender-layout.ts';
import { sackTracker } from './sack-tracker.ts';
import { pdcTracker } from './target-side/pdc-tracker.ts';
import { type PdsTargetOptions, pdsTarget } from './target-side/pds-target.ts';
import { pdsTargetAxi, pdsTargetAxiName } from './target-side/pds-target-axi.ts';
import type { TrackerSize } from './target-side/tracker-layout.ts';
import { windowSizes } from './window.ts';

export const sackTrackerName = (window: number): string => `sack_tracker_w${window}`;

export const trackerSizes: readonly TrackerSize[] = [
  { contexts: 4, window: 128 },
  { contexts: 256, window: 1024 },
  { contexts: 1024, window: 1024 },
];

export const trackerName = ({ contexts, window }: TrackerSize): string => `pdc_tracker_n${contexts}_w${window}`;

type TargetSize = Pick<PdsTargetOptions, 'contexts' | 'window' | 'guaranteedEntries' | 'adopts'>;

const managedSize: TargetSize = { contexts: 256, window: 1024, guaranteedEntries: 1024 };

export const targetSizes: readonly TargetSize[] = [
  { contexts: 8, window: 128, guaranteedEntries: 16 },
  managedSize,
  { contexts: 1024, window: 1024, guaranteedEntries: 1024 },
  { contexts: 16, window: 128, guaranteedEntries: 16, adopts: true },
];

/** Of targets with registers on AXI4-Lite. */
export const managedTargetSizes: readonly TargetSize[] = [managedSize];

export const targetName = ({ contexts, window, adopts }: TargetSize): string =>
  `pds_target_n${contexts}_w${window}${adopts ? '_adopts' : ''}`;

export const managedTargetName = (size: TargetSize): string => pdsTargetAxiName(targetName(size));

export const initiatorSizes: readonly InitiatorSize[] = [
  { contexts: 8, window: 128, records: 256 },
  { contexts: 256, window: 256, records: 4096 },
  { contexts: 16, window: 128, records: 256, returns: true },
];

/** Of senders without PDCs, alone and with registers on AXI4-Lite. */
export const datagramSizes: readonly DatagramSize[] = [{ contexts: 8, records: 256 }];

/** Of whole initiators: for tests, and for an endpoint. */
export const senderSizes: readonly SenderSize[] = [
  { contexts: 8, window: 128, records: 256, pdcsPerTuple: 2, parked: 64 },
  { contexts: 256, window: 256, records: 4096, pdcsPerTuple: 4, parked: 1024 },
  { contexts: 16, window: 128, records: 256, pdcsPerTuple: 2, parked: 64, returns: true },
];

/** Of senders with registers on AXI4-Lite. */
export const managedSenderSizes: readonly SenderSize[] = senderSizes.slice(0, 1);

/** What all targets of the catalogue have but for their size. The SACK base: docs/uet/pds.md#where-sacks-begin. */
export const targetPolicies = {
  sackBase: 'tracking',
  sackAlign: 1,
  ackForm: 'ack_cc',
  replyDepth: 64,
  clocksPerUnit: 41,
} as const;

const targetSummary = ({ contexts, window, adopts }: TargetSize): string =>
  `Target side of UET packet delivery for ${contexts} PDCs with windows of ${window} PSNs${adopts ? ', half of them adopted' : ''}`;

const targetParameters = ({ contexts, window, guaranteedEntries }: TargetSize) => ({
  contexts,
  window,
  guaranteedEntries,
});

const halved = ({ returns }: Pick<InitiatorSize, 'returns'>): string => (returns ? ', half of them return spaces' : '');

/** Of PDC choice: for tests, and for an initiator of 256 PDCs of 256 packets each. */
export const choiceSizes = [
  { contexts: 8, ring: 64, pdcsPerTuple: 2, parked: 64 },
  { contexts: 256, ring: 256, pdcsPerTuple: 4, parked: 1024 },
] as const satisfies readonly ChoiceOptions[];

export const choiceName = ({ contexts, ring }: ChoiceOptions): string => `pdc_choice_n${contexts}_r${ring}`;

export const pdsDesigns: readonly DesignEntry[] = [
  ...windowSizes.map((window) =>
    datapathDesign({
      name: sackTrackerName(window),
      folder: 'pds',
      summary: `SACK tracker of one PDC: verdicts, CACK and SACK bitmaps over a window of ${window} PSNs`,
      parameters: { window },
      module: () => sackTracker(window),
    }),
  ),
  ...trackerSizes.map(({ contexts, window }) =>
    datapathDesign({
      name: trackerName({ contexts, window }),
      folder: 'pds/target-side',
      summary: `Packet tracker of ${contexts} PDCs: verdicts, CACK and SACK bitmaps over windows of ${window} PSNs`,
      parameters: { contexts, window },
      module: () => pdcTracker({ contexts, window }),
    }),
  ),
  ...targetSizes.map((size) =>
    datapathDesign({
      name: targetName(size),
      folder: 'pds/target-side',
      summary: targetSummary(size),
      parameters: targetParameters(size),
      module: () => pdsTarget({ ...size, ...targetPolicies }),
    }),
  ),
  ...initiatorSizes.map((size) =>
    datapathDesign({
      name: pdsInitiatorName(size),
      folder: 'pds/initiator',
      summary: `Initiator side of UET packet delivery for ${size.contexts} PDCs, ${size.records} packets in all${halved(size)}`,
      parameters: { contexts: size.contexts, window: size.window, records: size.records },
      module: () => pdsInitiator(size),
    }),
  ),
  ...datagramSizes.map((size) =>
    datapathDesign({
      name: pdsDatagramsName(size),
      folder: 'pds/initiator/datagrams',
      summary: `Sender of RUDI and UUD for ${size.records} packets in ${size.contexts} congestion control contexts`,
      parameters: { ...size },
      module: () => pdsDatagrams(size),
    }),
  ),
  ...datagramSizes.map((size) =>
    datapathDesign({
      name: pdsDatagramsAxiName(size),
      folder: 'pds/initiator/datagrams',
      summary: `Sender of RUDI and UUD for ${size.records} packets, with its registers and counters on AXI4-Lite`,
      parameters: { ...size },
      module: () => pdsDatagramsAxi(size),
    }),
  ),
  ...managedTargetSizes.map((size) =>
    datapathDesign({
      name: managedTargetName(size),
      folder: 'pds/registers',
      summary: `${targetSummary(size)}, with its registers and counters on AXI4-Lite`,
      parameters: targetParameters(size),
      module: () => pdsTargetAxi({ ...size, ...targetPolicies }),
    }),
  ),
  ...senderSizes.map((size) =>
    datapathDesign({
      name: pdsSenderName(size),
      folder: 'pds/initiator/sender',
      summary: `Initiator side of UET packet delivery with PDC choice, for ${size.contexts} PDCs${halved(size)}`,
      parameters: { contexts: size.contexts, window: size.window, records: size.records },
      module: () => pdsSender(size),
    }),
  ),
  ...managedSenderSizes.map((size) =>
    datapathDesign({
      name: pdsSenderAxiName(size),
      folder: 'pds/initiator/sender',
      summary: `Initiator side of UET packet delivery for ${size.contexts} PDCs, with its registers and counters on AXI4-Lite`,
      parameters: { contexts: size.contexts, window: size.window, records: size.records },
      module: () => pdsSenderAxi(size),
    }),
  ),
  ...choiceSizes.map((size) =>
    datapathDesign({
      name: choiceName(size),
      folder: 'pds/initiator/choice',
      summary: `Chooses among ${size.contexts} PDCs of an initiator for the packets of all tuples`,
      parameters: { ...size },
      module: () => pdcChoice(size),
    }),
  ),
];
