/** `gatewright/config`: what a `gatewright.config.ts` imports. */
export type { Board } from '../fpga/boards/board.ts';
export type { SynthTarget } from '../fpga/flow/targets.ts';
export type { SelfTest } from '../fpga/selftest/self-test-entry.ts';
export { UserError } from '../support/user-error.ts';
export type { DesignTests } from '../testbench/design-tests/design-tests.ts';
export type { Explanation } from '../testbench/design-tests/explanation.ts';
export type { NamedTest } from '../testbench/design-tests/named-test.ts';
export type { Replay, ReplayOptions, ReplayResult } from '../testbench/design-tests/replay.ts';
export type { StartUp } from '../testbench/design-tests/start-up.ts';
export { type Proof, proof } from '../testbench/formal/proof.ts';
export type { BusyDesign } from './busy-design.ts';
export type {
  Config,
  ConfigCommand,
  ConfigDesign,
  ConfigFolders,
  ConfigModel,
  ConfigOption,
  ConfigRegress,
  ConfigReport,
  ConfigStart,
  DesignParameters,
  DesignPin,
  DesignPins,
  ModelReplay,
  StartFigure,
  StartReplay,
} from './config.ts';
export { defineConfig } from './define-config.ts';
export type { HardwareModule } from './hardware-module.ts';
