/** The designs of credit-based flow control that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { ccUpdateCheck } from './receiver/cc-update-check.ts';
import { cbfcReceiver } from './receiver/receiver.ts';
import { cbfcReceiverAxi } from './registers/receiver-axi.ts';
import { cbfcSenderAxi } from './registers/sender-axi.ts';
import { ccUpdateFrame } from './sender/cc-update-frame.ts';
import { cbfcSender } from './sender/sender.ts';
import { defaultCbfcSettings } from './settings.ts';

/** Numbers of virtual channels. */
export const cbfcSizes = [4, 8, 32] as const;

/** Of the ends behind registers. */
export const managedCbfcSizes = [8] as const;

/** Bytes a clock of what makes and checks the frames of CC_Updates. */
export const ccUpdateWidths = [64] as const;

export const cbfcReceiverName = (vcs: number): string => `cbfc_receiver_vc${vcs}`;
export const cbfcSenderName = (vcs: number): string => `cbfc_sender_vc${vcs}`;
export const cbfcReceiverAxiName = (vcs: number): string => `cbfc_receiver_axi_vc${vcs}`;
export const cbfcSenderAxiName = (vcs: number): string => `cbfc_sender_axi_vc${vcs}`;
export const ccUpdateFrameName = (bytes: number): string => `cbfc_cc_update_frame_b${bytes}`;
export const ccUpdateCheckName = (bytes: number): string => `cbfc_cc_update_check_b${bytes}`;

export const cbfcDesigns: readonly DesignEntry[] = [
  ...cbfcSizes.map((vcs) =>
    datapathDesign({
      name: cbfcReceiverName(vcs),
      folder: 'cbfc',
      summary: `Receiver of credit-based flow control, ${vcs} virtual channels: credits, CF_Updates out, CC_Updates in`,
      parameters: { vcs },
      module: () => cbfcReceiver({ ...defaultCbfcSettings, vcs }),
    }),
  ),
  ...cbfcSizes.map((vcs) =>
    datapathDesign({
      name: cbfcSenderName(vcs),
      folder: 'cbfc',
      summary: `Sender of credit-based flow control, ${vcs} virtual channels: grants, CC_Updates out, CF_Updates in`,
      parameters: { vcs },
      module: () => cbfcSender({ vcs }),
    }),
  ),
  ...ccUpdateWidths.map((bytes) =>
    datapathDesign({
      name: ccUpdateFrameName(bytes),
      folder: 'cbfc',
      summary: `CC_Updates of credit-based flow control as frames of MAC Control, ${bytes} bytes a clock`,
      parameters: { bytes },
      module: () => ccUpdateFrame(bytes),
    }),
  ),
  ...ccUpdateWidths.map((bytes) =>
    datapathDesign({
      name: ccUpdateCheckName(bytes),
      folder: 'cbfc',
      summary: `CC_Updates of credit-based flow control found among frames, and those that are malformed, ${bytes} bytes a clock`,
      parameters: { bytes },
      module: () => ccUpdateCheck(bytes),
    }),
  ),
  ...managedCbfcSizes.map((vcs) =>
    datapathDesign({
      name: cbfcReceiverAxiName(vcs),
      folder: 'cbfc/registers',
      summary: `Receiver of credit-based flow control, ${vcs} virtual channels, with its registers on AXI4-Lite`,
      parameters: { vcs },
      module: () => cbfcReceiverAxi({ ...defaultCbfcSettings, vcs }),
    }),
  ),
  ...managedCbfcSizes.map((vcs) =>
    datapathDesign({
      name: cbfcSenderAxiName(vcs),
      folder: 'cbfc/registers',
      summary: `Sender of credit-based flow control, ${vcs} virtual channels, with its registers on AXI4-Lite`,
      parameters: { vcs },
      module: () => cbfcSenderAxi({ vcs }),
    }),
  ),
];
