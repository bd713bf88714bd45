/** What tests of blocks are written with, for any runner in Node: Vitest, the mutation run. */

export { default as assert } from 'node:assert/strict';
export { mix, type Random, seededRandom } from '../../../support/random.ts';
export { bursts, chance, everyNth, type Pattern, type PatternLike, startPattern } from '../../agents/patterns.ts';
export type { Body, Dut, TestContext } from '../../bench/context.ts';
export { type DutOf, dutOf, type InPort, type OutPort, type WordPort } from '../../bench/typed-dut.ts';
export { type Explanation, survivor } from '../../design-tests/explanation.ts';
export { type NamedTest, named, namedWith } from '../../design-tests/named-test.ts';
export type {
  Engine,
  EngineName,
  MemoryHandle,
  PortHandle,
  RegisterHandle,
  Signal,
  Simulator,
  SimulatorOptions,
  Snapshot,
  Value,
} from '../../engine/simulator.ts';
export type { Agent } from '../../kernel/kernel.ts';
export { bytesOfWord, keepOf, keptOf, wordOf } from './beat-bytes.ts';
export { type BlockTests, testsOfEach } from './block-tests.ts';
export { happened } from './happened.ts';
export {
  clearInputs,
  clocksOf,
  eachClock,
  eventReader,
  eventWriter,
  flagReader,
  hardwareNames,
  numberReader,
  offerOf,
  type PortValues,
  passOf,
  portsOf,
  pulse,
  reset,
  setPorts,
  shapePort,
} from './ports.ts';
