/** The language: what a file that describes hardware imports. */
export type { ParameterValue } from '../ir/foreign-ir.ts';
export type { Collision, Design } from '../ir/module-ir.ts';
export { bind, type Inside, type PortsSeen } from './body/bind.ts';
export { type BlackBoxOptions, blackBox, type ForeignSource } from './body/black-box.ts';
export { asynchronous, type Clock, clock, on } from './body/clock.ts';
export type { Ctx, RegOptions, When } from './body/context.ts';
export type { Mem, MemOptions, OwnWrite } from './body/memory.ts';
export type { Initial, InitialWord } from './body/memory-init.ts';
export type { Lanes } from './body/memory-lanes.ts';
export {
  type AnyModule,
  type DrivesOf,
  type Links,
  type Module,
  module,
  type Ports,
  type ReadsOf,
} from './body/module.ts';
export type { Past } from './body/past.ts';
export type { Pattern, PatternArm } from './body/patterns.ts';
export { join, muxStreams } from './body/stream-functions.ts';
export { type ElaborateOptions, elaborate } from './elaboration/elaborate.ts';
export type { Bits, Literal } from './values/bits.ts';
export { array, bundle, flipped, type List, list } from './values/bundle.ts';
export { clog2 } from './values/clog2.ts';
export { type Constant, constant } from './values/constant.ts';
export type { Add, Clog2, Sub, Width } from './values/digits.ts';
export { type EnumV, enumOf } from './values/enum.ts';
export { type Int, int } from './values/int.ts';
export {
  type Link,
  type Ready,
  type SinkOf,
  type SourceOf,
  type Stream,
  type StreamNames,
  type StreamOptions,
  sink,
  source,
} from './values/link.ts';
export { allOf, anyOf, cat } from './values/nary.ts';
export { optional } from './values/optional.ts';
export { pack, unpack } from './values/pack.ts';
export { record } from './values/record.ts';
export { select } from './values/select.ts';
export type { Lit, Settable, Shape, ValueOf, Var } from './values/shape.ts';
export type { OpenStream, Part, StreamValue } from './values/stream-value.ts';
export type { Structure } from './values/structure.ts';
export { type UnionBits, type UnionV, union } from './values/union.ts';
export { type Vec, type VecVar, vec, vecOf } from './values/vec.ts';
export { bit, bits } from './values/word.ts';
export type { WordVar } from './values/word-var.ts';
