/** What can be run on the designs of credit-based flow control. */
import {
  cbfcReceiverAxiName,
  cbfcReceiverName,
  cbfcSenderAxiName,
  cbfcSenderName,
  cbfcSizes,
  ccUpdateCheckName,
  ccUpdateFrameName,
  ccUpdateWidths,
  managedCbfcSizes,
} from '../../../../rtl-gen/uet/cbfc/designs.ts';
import { receiverRegisters } from '../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings } from '../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { ccUpdateCheckProperty } from './cc-update-check-bench.ts';
import { receiverDirected } from './receiver-directed.ts';
import { receiverProperty } from './receiver-property.ts';
import { receiverSurvivors } from './receiver-survivors.ts';
import { receiverAxiProperty, senderAxiProperty } from './registers/axi-property.ts';
import { ccUpdateFrameProperty } from './sender/cc-update-frame-bench.ts';
import { senderDirected } from './sender/sender-directed.ts';
import { senderProperty } from './sender/sender-property.ts';
import { senderSurvivors } from './sender/sender-survivors.ts';

/** A frame is as much as so many clocks. */
const clocksPerFrame = 20;

export const cbfcTests: BlockTests = {
  ...testsOfEach(cbfcSizes, cbfcReceiverName, (vcs) => ({
    property: (clocks) => receiverProperty(vcs, clocks),
    directed: receiverDirected(vcs),
    survivors: receiverSurvivors,
  })),
  ...testsOfEach(cbfcSizes, cbfcSenderName, (vcs) => ({
    property: (clocks) => senderProperty(vcs, clocks),
    longRun: 6_000,
    directed: senderDirected(vcs),
    survivors: senderSurvivors,
  })),
  ...testsOfEach(ccUpdateWidths, ccUpdateFrameName, (bytes) => ({
    property: (clocks) => ccUpdateFrameProperty(bytes, clocks / clocksPerFrame),
    longRun: 2_000,
  })),
  ...testsOfEach(ccUpdateWidths, ccUpdateCheckName, (bytes) => ({
    property: (clocks) => ccUpdateCheckProperty(bytes, clocks / clocksPerFrame),
    longRun: 2_000,
  })),
  ...testsOfEach(managedCbfcSizes, cbfcReceiverAxiName, (vcs) => ({
    property: (clocks) => receiverAxiProperty(vcs, clocks),
    longRun: 2_000,
    directed: [registerWalk(receiverRegisters(vcs))],
  })),
  ...testsOfEach(managedCbfcSizes, cbfcSenderAxiName, (vcs) => ({
    property: (clocks) => senderAxiProperty(vcs, clocks),
    longRun: 2_000,
    directed: [registerWalk(senderMap({ ...defaultSenderSettings, vcs }))],
  })),
};
