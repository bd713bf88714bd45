/** What can be run on the designs of link-level retry. */
import {
  llrPortSizes,
  llrSizes,
  llrTransmitSizes,
  managedLlrPortSizes,
  replayBufferSizes,
} from '../../../../rtl-gen/uet/llr/designs.ts';
import { llrPortName } from '../../../../rtl-gen/uet/llr/end/port.ts';
import { llrDecoderName } from '../../../../rtl-gen/uet/llr/line/decoder.ts';
import { llrEncoderName } from '../../../../rtl-gen/uet/llr/line/encoder.ts';
import { llrReceiveName } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { llrPortAxiName } from '../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { portMap } from '../../../../rtl-gen/uet/llr/registers/port-control.ts';
import { portRegisters } from '../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import { replayBufferName } from '../../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { llrTransmitName } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { registerWalk } from '../registers/register-walk.ts';
import { type BlockTests, type NamedTest, testsOfEach } from '../test-kit.ts';
import { decoderDirected } from './line/decoder-directed.ts';
import { decoderProperty } from './line/decoder-property.ts';
import { decoderSurvivors } from './line/decoder-survivors.ts';
import { encoderDirected } from './line/encoder-directed.ts';
import { encoderProperty } from './line/encoder-property.ts';
import { encoderSurvivors } from './line/encoder-survivors.ts';
import { portDirected } from './link/port-directed.ts';
import { portLoop } from './link/port-loop.ts';
import { portSettingTests } from './link/port-settings.ts';
import { portSurvivors, receiveSurvivors, transmitSurvivors } from './llr-survivors.ts';
import { receiveDirected } from './receive-directed.ts';
import { receiveProperty } from './receive-property.ts';
import { portAxiDirected } from './registers/port-axi-directed.ts';
import { portAxiProperty } from './registers/port-axi-property.ts';
import { replayBufferDirected, replayBufferProperty } from './replay-buffer-property.ts';
import { transmitDirected } from './transmit-directed.ts';
import { transmitProperty } from './transmit-property.ts';

const longRun = 6_000;

/** Clocks of a port for each frame that is sent through it. */
const clocksPerFrame = 50;

/** What a port does, whether it has registers or pins alone. */
const portTests = (options: TransmitOptions): readonly NamedTest[] => [
  ...portSettingTests(options),
  ...portDirected(options),
];

export const llrTests: BlockTests = {
  ...testsOfEach(llrSizes, llrReceiveName, (bytes) => ({
    property: (clocks) => receiveProperty(bytes, 'xor', clocks),
    longRun,
    directed: receiveDirected(bytes),
    survivors: receiveSurvivors,
  })),
  ...testsOfEach(llrSizes, llrDecoderName, (bytes) => ({
    property: (clocks) => decoderProperty(bytes, clocks),
    longRun,
    directed: decoderDirected(bytes),
    survivors: decoderSurvivors,
  })),
  ...testsOfEach(
    llrSizes,
    (size) => llrEncoderName({ size }),
    (bytes) => ({
      property: (clocks) => encoderProperty(bytes, clocks),
      longRun,
      directed: encoderDirected(bytes),
      survivors: encoderSurvivors,
    }),
  ),
  ...testsOfEach(replayBufferSizes, replayBufferName, (options) => ({
    property: (clocks) => replayBufferProperty(options, clocks),
    longRun,
    directed: replayBufferDirected(options),
  })),
  ...testsOfEach(llrTransmitSizes, llrTransmitName, (options) => ({
    property: (clocks) => transmitProperty(options, 'xor', clocks),
    longRun,
    directed: transmitDirected(options),
    survivors: transmitSurvivors,
  })),
  ...testsOfEach(llrPortSizes, llrPortName, (options) => ({
    property: (clocks) => portLoop(options, Math.ceil(clocks / clocksPerFrame)),
    longRun: 2_000,
    directed: portTests(options),
    survivors: portSurvivors,
  })),
  ...testsOfEach(managedLlrPortSizes, llrPortAxiName, (options) => ({
    property: (clocks) => portAxiProperty(options, clocks),
    longRun: 2_000,
    directed: [...portAxiDirected(options), ...portTests(options), registerWalk(portRegisters(portMap(options)))],
    survivors: portSurvivors,
  })),
};
