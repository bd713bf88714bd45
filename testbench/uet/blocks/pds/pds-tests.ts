/** What can be run on the designs of packet delivery. */
import {
  choiceName,
  choiceSizes,
  datagramSizes,
  initiatorSizes,
  managedSenderSizes,
  managedTargetName,
  managedTargetSizes,
  sackTrackerName,
  senderSizes,
  targetName,
  targetPolicies,
  targetSizes,
  trackerName,
  trackerSizes,
} from '../../../../rtl-gen/uet/pds/designs.ts';
import { pdsDatagramsName } from '../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams.ts';
import { pdsDatagramsAxiName } from '../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams-axi.ts';
import { datagramRegisterTable } from '../../../../rtl-gen/uet/pds/initiator/datagrams/registers/datagram-register-table.ts';
import { pdsInitiatorName } from '../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { pdsSenderName } from '../../../../rtl-gen/uet/pds/initiator/sender/pds-sender.ts';
import { pdsSenderAxiName } from '../../../../rtl-gen/uet/pds/initiator/sender/pds-sender-axi.ts';
import { senderRegisterTable } from '../../../../rtl-gen/uet/pds/initiator/sender/registers/sender-register-table.ts';
import { pdsRegisterTable } from '../../../../rtl-gen/uet/pds/target-side/registers/pds-register-table.ts';
import { windowSizes } from '../../../../rtl-gen/uet/pds/window.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { choiceDirected, choiceProperty } from './initiator/choice/choice-property.ts';
import { datagramAxiMix, datagramInterrupts } from './initiator/datagrams/datagram-axi.ts';
import { datagramLives, datagramMix } from './initiator/datagrams/datagram-life.ts';
import { datagramRules } from './initiator/datagrams/datagram-rules.ts';
import { initiatorDirected } from './initiator/initiator-directed.ts';
import { initiatorMix } from './initiator/initiator-property.ts';
import { initiatorSurvivors } from './initiator/initiator-survivors.ts';
import { senderAxiProperty } from './initiator/sender/sender-axi-property.ts';
import { senderProperty } from './initiator/sender/sender-property.ts';
import { senderReturns } from './initiator/sender/sender-returns.ts';
import { sackDirected } from './sack-directed.ts';
import { sackProperty } from './sack-property.ts';
import { replaySack } from './sack-replay.ts';
import { sackSurvivors } from './sack-survivors.ts';
import { sackTraceTests } from './sack-traces.ts';
import { adoptedDirected } from './target-side/adopted-directed.ts';
import { targetAxiProperty } from './target-side/target-axi-property.ts';
import { targetDirected } from './target-side/target-directed.ts';
import { targetMix } from './target-side/target-mix.ts';
import { targetReplay } from './target-side/target-replay.ts';
import { targetSurvivors } from './target-side/target-survivors.ts';
import { trackerDirected } from './target-side/tracker-directed.ts';
import { trackerProperty } from './target-side/tracker-property.ts';
import { trackerReplay } from './target-side/tracker-replay.ts';
import { trackerSurvivors } from './target-side/tracker-survivors.ts';
import { traceFiles, traceReplay } from './trace-replay.ts';

/** A clock of a target holds as much as three of a tracker. */
const targetClocks = (clocks: number): number => Math.floor(clocks / 3);

export const pdsTests: BlockTests = {
  ...testsOfEach(windowSizes, sackTrackerName, (window) => ({
    property: (clocks) => sackProperty(window, clocks),
    replay: traceReplay((simulator, trace) => replaySack(simulator, window, trace), window),
    recordings: traceFiles,
    directed: sackDirected(window),
    recorded: () => sackTraceTests(window),
    survivors: sackSurvivors,
  })),
  ...testsOfEach(trackerSizes, trackerName, (size) => ({
    property: (clocks) => trackerProperty(size, clocks),
    replay: traceReplay(trackerReplay(size)),
    recordings: traceFiles,
    directed: trackerDirected(size),
    survivors: trackerSurvivors,
  })),
  ...testsOfEach(targetSizes, targetName, (size) => {
    const hardware = { ...size, ...targetPolicies };
    return {
      property: (clocks) => targetMix({ hardware, clocks: targetClocks(clocks) }),
      replay: traceReplay(targetReplay(hardware)),
      recordings: traceFiles,
      longRun: 18_000,
      directed: size.adopts ? adoptedDirected(hardware) : targetDirected(hardware),
      survivors: targetSurvivors,
      startUp: { ready: 'ready', resetClocks: 2 },
    };
  }),
  ...testsOfEach(initiatorSizes, pdsInitiatorName, (size) => ({
    property: (clocks) => initiatorMix(size, clocks),
    longRun: 6_000,
    directed: initiatorDirected(size),
    survivors: initiatorSurvivors,
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
  ...testsOfEach(datagramSizes, pdsDatagramsName, (size) => ({
    property: (clocks) => datagramMix(size, clocks),
    longRun: 20_000,
    directed: [...datagramRules, ...datagramLives(size)],
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
  ...testsOfEach(datagramSizes, pdsDatagramsAxiName, (size) => ({
    property: (clocks) => datagramAxiMix(size, clocks),
    longRun: 2_000,
    directed: [registerWalk(datagramRegisterTable), datagramInterrupts],
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
  ...testsOfEach(senderSizes, pdsSenderName, (size) => ({
    property: (clocks) => senderProperty(size, clocks),
    longRun: 2_000,
    directed: size.returns ? senderReturns(size) : [],
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
  ...testsOfEach(managedSenderSizes, pdsSenderAxiName, (size) => ({
    property: (clocks) => senderAxiProperty(size, clocks),
    longRun: 2_000,
    directed: [registerWalk(senderRegisterTable)],
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
  ...testsOfEach(managedTargetSizes, managedTargetName, (size) => ({
    property: (clocks) => targetAxiProperty({ ...size, ...targetPolicies }, targetClocks(clocks)),
    longRun: 2_000,
    directed: [registerWalk(pdsRegisterTable)],
  })),
  ...testsOfEach(choiceSizes, choiceName, (size) => ({
    property: (clocks) => choiceProperty(size, targetClocks(clocks)),
    directed: choiceDirected(size),
    longRun: 6_000,
    startUp: { ready: 'ready', resetClocks: 2 },
  })),
};
