/** What registers have after reset. */
import { UserError } from '../../../support/user-error.ts';
import { resetOf } from '../mirror.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Desk } from './desk.ts';
import type { RegisterReport } from './findings.ts';

/**
 * Reads every register after reset: fields that software keeps have the values of the table, those that only act and
 * bits without a field are 0. Of fields that hardware sets, bits that are 1 after reset. With a backdoor also fields
 * that software only writes. A `UserError` if something has been written since reset.
 */
export async function checkResetValues(model: AnyRegisterModel): Promise<RegisterReport> {
  if (model.port.isWritten)
    throw new UserError('reset values are checked before anything is written: reset the design first');
  const desk = new Desk(model, 'reset values');
  for (const register of model.mapped) {
    for (const field of register.fields) {
      const { access } = field.spec;
      model.port.mirror.put(field, resetOf(field));
      if (['ro', 'ext', 'count', 'high'].includes(access)) desk.findings.left(field, `hardware keeps it: ${access}`);
      else if (access === 'wo' && !desk.sees(field)) desk.findings.left(field, 'it reads 0, and there is no backdoor');
      else desk.findings.checked(field.path);
    }
    await desk.compare(register, 'after reset');
  }
  return desk.findings.report();
}
