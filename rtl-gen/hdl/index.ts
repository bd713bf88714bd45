/** The language: what a file that describes hardware imports. */
export type { ParameterValue } from '../ir/foreign-ir.ts';
export type { Collision, Design } from '../ir/module-ir.ts';
export { bind, type Inside, type PortsSeen } from './bind.ts';
export type { Bits, Literal } from './bits.ts';
export { type BlackBoxOptions, blackBox, type ForeignSource } from './black-box.ts';
export { clog2 } from './clog2.ts';
export type { Ctx, RegOptions, When } from './context.ts';
export type { Add, Sub } from './digits.ts';
export { elaborate } from './elaborate.ts';
export { type EnumV, enumOf } from './enum.ts';
export { type Link, type Ready, type Stream, type StreamNames, type StreamOptions, sink, source } from './link.ts';
export type { Mem, MemOptions } from './memory.ts';
export { type AnyModule, type DrivesOf, type Links, type Module, module, type Ports, type ReadsOf } from './module.ts';
export type { Past } from './past.ts';
export { record } from './record.ts';
export type { Lit, Shape, Var } from './shape.ts';
export { bit, bits } from './word.ts';
