/** Writes of some bytes of a word. */
import { bitsOfLanes, type MappedRegister } from '../mapped.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Desk, maskOf } from './desk.ts';
import type { RegisterReport } from './findings.ts';

/**
 * Writes the complement of what registers have with no strobe, with each one, with all but one and with all: bytes
 * without a strobe keep what they have, the others change. Lanes without a strobe carry random bits. On a bus without
 * strobes all fields are left.
 */
export async function checkStrobes(model: AnyRegisterModel): Promise<RegisterReport> {
  const desk = new Desk(model, 'write strobes');
  for (const register of model.mapped) {
    const kept = desk.keptOf(register);
    if (kept.length === 0) continue;
    if (!model.port.bus.strobes) {
      for (const { field } of kept) desk.findings.left(field, 'the bus has no strobes');
      continue;
    }
    const before = model.port.quietWord(register);
    for (const strobes of patterns(desk, register)) {
      const quiet = model.port.quietWord(register);
      const meant = strobes & model.port.quietLanes(register);
      const meantBits = bitsOfLanes(meant);
      const word = ((quiet ^ maskOf(kept)) & meantBits) | (desk.randomWord() & ~meantBits);
      await desk.write(register, word, meant);
      await desk.compare(register, `after a write with the strobes 0b${meant.toString(2)}`);
    }
    for (const { field } of kept) desk.findings.checked(field.path);
    await desk.write(register, before);
  }
  return desk.findings.report();
}

/** None, each, all but one, all. */
function patterns({ port }: Desk, { lanes }: MappedRegister): readonly number[] {
  const each = Array.from({ length: port.bus.bytes }, (_, i) => 1 << i);
  return [0, ...each, ...each.map((lane) => lanes ^ lane), lanes];
}
