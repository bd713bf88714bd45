/** Each bit by itself. */
import type { AnyRegisterModel } from '../register-model.ts';
import { bitsIn, Desk, maskOf } from './desk.ts';
import type { RegisterReport } from './findings.ts';

/**
 * Writes each bit that software keeps to its other value and back, while the others of the register are held, and reads
 * the register after each write. Registers have their values again at the end, and are all compared once more. Of
 * fields that software only writes, those that a backdoor reaches.
 */
export async function bitBash(model: AnyRegisterModel): Promise<RegisterReport> {
  const desk = new Desk(model, 'bit bash');
  for (const register of model.mapped) {
    const kept = desk.keptOf(register);
    for (const { field } of kept) desk.findings.checked(field.path);
    const word = model.port.quietWord(register);
    for (const bit of bitsIn(maskOf(kept)))
      for (const next of [word ^ (1n << BigInt(bit)), word]) {
        await desk.write(register, next);
        await desk.compare(register, `after bit ${bit} of ${register.name} was written ${(next >> BigInt(bit)) & 1n}`);
      }
  }
  await desk.compareAll('after the bits of all registers were written');
  return desk.findings.report();
}
