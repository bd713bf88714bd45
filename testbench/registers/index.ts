/** `gatewright/registers`: registers by name in tests, from their table, and sequences that check them. */

export type { BackdoorPath, Depositor } from './backdoor.ts';
export type { BusAnswer, BusRead, ByteManager, RegisterManager, StrobeManager, WordManager } from './register-bus.ts';

export { type RegisterFault, RegisterFaults } from './register-fault.ts';
export {
  type AnyRegisterModel,
  RegisterModel,
  type RegisterModelOptions,
  type RegisterWatch,
  registerModel,
  type SeenRead,
  type SeenTransfer,
  type SeenWrite,
} from './register-model.ts';
export { checkAccess } from './sequences/access.ts';
export { bitBash } from './sequences/bit-bash.ts';
export { checkRegisters, type RegisterChecks } from './sequences/check-registers.ts';
export { type ClearsOptions, checkClears } from './sequences/clears.ts';
export type { RegisterReport } from './sequences/findings.ts';
export { checkReadOnly } from './sequences/read-only.ts';
export { checkReserved, type ReservedOptions } from './sequences/reserved.ts';
export { checkResetValues } from './sequences/reset-values.ts';
export { checkStrobes } from './sequences/strobes.ts';
export type { FieldHandle, RegisterHandle, RegistersOf } from './typed-registers.ts';
