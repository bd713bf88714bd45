/** Atomic operations. */
export {
  type AtomicDone,
  type AtomicRequest,
  type AtomicRequestSettings,
  type CheckedAtomic,
  checkAtomic,
  compareRequestLength,
  fullAtomicSettings,
  isAligned,
  minimumAtomicSettings,
  performAtomic,
} from './atomic-request.ts';
export { type FloatException, type FloatFormat, floatFormats, quietNan } from './float-format.ts';
export {
  type AtomicOperation,
  type AtomicOutcome,
  type AtomicSettings,
  type AtomicType,
  applyAtomic,
  defaultAtomicSettings,
  type ElementType,
  elementTypes,
  hasCompare,
  isOperation,
} from './operation.ts';
