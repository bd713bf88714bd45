/** Tests of hardware: what users of the package import. */

export { type ApbManager, apbManager } from './agents/apb/apb-manager.ts';
export { apbMonitor } from './agents/apb/apb-monitor.ts';
export { apbSubordinate } from './agents/apb/apb-subordinate.ts';
export { type AxiLiteManager, axiLiteManager } from './agents/axi/axi-lite-manager.ts';
export { axiLiteMonitor } from './agents/axi/axi-lite-monitor.ts';
export { axiLiteSubordinate } from './agents/axi/axi-lite-subordinate.ts';
export { axiStreamMonitor, axiStreamSink, axiStreamSource } from './agents/axi/axi-stream-agents.ts';
export { type AxiStreamInterleaver, axiStreamInterleaver } from './agents/axi/axi-stream-interleaver.ts';
export { axi4Monitor } from './agents/axi/axi4-monitor.ts';
export { axi4Subordinate } from './agents/axi/axi4-subordinate.ts';
export { BusViolation } from './agents/bus/bus-violation.ts';
export type { EthernetFrame, FrameTimes, Moment } from './agents/ethernet/frame.ts';
export { type ReceivedFrame, type Violation, WireViolation } from './agents/ethernet/frame-sink.ts';
export { type GmiiSink, type GmiiSinkOptions, gmiiSink } from './agents/ethernet/gmii-sink.ts';
export { type GmiiSource, type GmiiSourceOptions, gmiiSource } from './agents/ethernet/gmii-source.ts';
export { type XgmiiSink, type XgmiiSinkOptions, xgmiiSink } from './agents/ethernet/xgmii-sink.ts';
export {
  type OrderedSet,
  type XgmiiSource,
  type XgmiiSourceOptions,
  xgmiiSource,
} from './agents/ethernet/xgmii-source.ts';
export { type Item, type Sendable, stream, streamsOf, type TypedStream } from './agents/item.ts';
export { burstErrors, independentErrors } from './agents/link/bit-errors.ts';
export { byteLink, frameLink, onWire } from './agents/link/frame-link.ts';
export { type Link, link } from './agents/link/link.ts';
export type { LinkEvent, LinkOptions } from './agents/link/link-options.ts';
export { Memory } from './agents/memory.ts';
export { packetMonitor, packetSink, packetSource } from './agents/packet/packet-agents.ts';
export { always, chance, everyNth, never } from './agents/patterns.ts';
export { type WishboneManager, wishboneManager } from './agents/wishbone/wishbone-manager.ts';
export { wishboneMonitor } from './agents/wishbone/wishbone-monitor.ts';
export { wishboneSubordinate } from './agents/wishbone/wishbone-subordinate.ts';
export type { Body, Dut, TestContext } from './bench/context.ts';
export { everyEngineTest } from './bench/every-engine.ts';
export { everyEngineProperty } from './bench/every-engine-property.ts';
export { type DesignPropertyOptions, type HwPropertyOptions, hwProperty } from './bench/hw-property.ts';
export {
  type DesignChoice,
  type DesignTestOptions,
  type HwTestOptions,
  hwTest,
  type ModuleBody,
  type ModuleTestOptions,
} from './bench/hw-test.ts';
export { type RunOptions, runSeed, type SeedRun } from './bench/run-seed.ts';
export type { SignalHandle, SignalTarget, SignalValue, WordAt } from './bench/signals.ts';
export {
  type Event,
  event,
  type Lock,
  lifoQueue,
  lock,
  priorityQueue,
  type Queue,
  queue,
} from './bench/synchronisation.ts';
export type { Running, Steps, TaskHandle } from './bench/task-types.ts';
export { type DutOf, dutOf, type InPort, type OutPort, type WordPort } from './bench/typed-dut.ts';
export type { ClockHandle, ClockOptions, Time, TimeUnit } from './bench/waits.ts';
export { mergingScoreboard } from './checking/merging-scoreboard.ts';
export { type ScoreboardRules, scoreboard } from './checking/ruled-scoreboard.ts';
export { within } from './checking/tolerance.ts';
export { between, byMagnitude, eachOf, split, transition } from './coverage/functional/bins.ts';
export { coverGroup, type GroupDefinition } from './coverage/functional/cover-group.ts';
export { type Logger, logger } from './log/logger.ts';
export { arbitraryOf } from './properties/arbitrary-of.ts';
export { type CommandSpec, type Machine, modelProperty } from './properties/model-property.ts';
export { anyBits, anyInteger } from './properties/numbers.ts';
export { type PacketOptions, packets, packetsOf } from './properties/packets.ts';
export { type ScheduleOptions, schedules } from './properties/schedules.ts';
export type { StartChoice } from './unknowns/start-choice.ts';
export type { StartValueOptions } from './unknowns/start-values-simulator.ts';
export { setUnknown, unknownBits } from './unknowns/unknown-bits.ts';
export type { UnknownOptions } from './unknowns/unknowns-simulator.ts';
