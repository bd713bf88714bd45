/**
 * The software model of a PDS target: `new PdsTarget({ contexts: 256, window: 1024 })`, then `receive(packet)`,
 * `respond(response)`, `command(...)` and `advance(time)`, each of which returns what the target does.
 *
 * A bench for hardware calls `tick` in each clock, says by `lags` what may be old, calls `arrive` and `answer` where
 * the hardware's two pipelines take a packet up, `observe` where it reads what an ACK shows, and with
 * `housekeeping: 'told'` tells by `expire`, `release` and `sweep` when the hardware frees PDCs and places; `due` and
 * `mayRelease` say since when it may. Stimulus: `World` of `peer/world.ts`, whose `events` are a script of a life with
 * initiators and a network, or packets of the wire by `packetOf`; `layersOf` makes replies into bytes.
 */
export type { Cookie, Observed } from './answers.ts';
export type { Arrival, Delivery, Outcome, Question } from './arrival.ts';
export {
  type PacketKind,
  type PdsPacket,
  packetKinds,
  pdsPacket,
  plenty,
  type Resources,
  type StartRule,
  startPsnOf,
  synWord,
} from './packet.ts';
export { type AdoptedPdc, type Freed, type PdcView, type PdsCommand, PdsTarget } from './pds-target.ts';
export { type Ack, type AckState, type Control, type Nack, type Reply, type SesPart, targetNacks } from './reply.ts';
export { type PdsResponse, refusalOf } from './response.ts';
export {
  defaultPdsSettings,
  type PdcIdentity,
  type PdsPolicies,
  type PdsRegisters,
  type PdsTargetOptions,
  type PdsTargetSettings,
} from './settings.ts';
export { type CounterName, type Verdict, verdicts } from './verdict.ts';
export { layersOf, packetOf, type Surroundings } from './wire.ts';
