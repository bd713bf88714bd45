/** All sequences, one after the other. */
import { RegisterFaults } from '../register-fault.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { checkAccess } from './access.ts';
import { bitBash } from './bit-bash.ts';
import { type ClearsOptions, checkClears } from './clears.ts';
import type { RegisterReport } from './findings.ts';
import { checkReadOnly } from './read-only.ts';
import { checkReserved, type ReservedOptions } from './reserved.ts';
import { checkResetValues } from './reset-values.ts';
import { checkStrobes } from './strobes.ts';

export interface RegisterChecks extends ClearsOptions {
  readonly reserved?: ReservedOptions;
}

/**
 * All sequences, straight after reset; `RegisterFaults` with what all of them have found. The report has what at least
 * one has looked at, and of the rest why each has left it.
 */
export async function checkRegisters(model: AnyRegisterModel, options: RegisterChecks = {}): Promise<RegisterReport> {
  const sequences = [
    () => checkResetValues(model),
    () => checkReadOnly(model),
    () => bitBash(model),
    () => checkStrobes(model),
    () => checkAccess(model),
    () => checkClears(model, options),
    () => checkReserved(model, options.reserved),
  ];
  const reports: RegisterReport[] = [];
  const faults: RegisterFaults[] = [];
  for (const sequence of sequences)
    try {
      reports.push(await sequence());
    } catch (error) {
      if (!(error instanceof RegisterFaults)) throw error;
      faults.push(error);
    }
  if (faults.length > 0) throw new RegisterFaults(faults.flatMap((each) => each.faults));
  const checked = new Set(reports.flatMap((report) => report.checked));
  const left = new Map(reports.flatMap((report) => report.left.map(({ field, why }) => [field, why] as const)));
  return {
    checked: [...checked],
    left: [...left].filter(([field]) => !checked.has(field)).map(([field, why]) => ({ field, why })),
  };
}
