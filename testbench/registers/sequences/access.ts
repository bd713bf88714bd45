/** Each register reached by the bus and by the backdoor. */
import { type MappedField, valueIn, withValues } from '../mapped.ts';
import { policies } from '../policies.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Desk, type Kept, maskOf } from './desk.ts';
import type { RegisterReport } from './findings.ts';

/**
 * Writes values of their own to all registers over the bus, in random order and in the opposite one, and reads them all
 * after each: an address that is decoded as that of another one too shows. With a backdoor, what was written is in the
 * register in the design; and, where the run can put values into registers, what is put there is read over the bus, of
 * fields that hardware sets too. Registers have their values again at the end.
 */
export async function checkAccess(model: AnyRegisterModel): Promise<RegisterReport> {
  const desk = new Desk(model, 'access');
  const all = model.mapped.map((register) => ({
    register,
    kept: desk.keptOf(register),
    before: model.port.quietWord(register),
  }));
  const order = desk.random.shuffle(all.filter(({ kept }) => kept.length > 0));
  for (const entries of [order, order.toReversed()]) {
    for (const { register, kept, before } of entries) {
      const mask = maskOf(kept);
      await desk.write(register, (before & ~mask) | (desk.randomWord() & mask));
      for (const { field } of kept) {
        desk.findings.checked(field.path);
        if (desk.sees(field)) desk.look(field, `after ${register.name} was written over the bus`);
      }
    }
    await desk.compareAll('after all registers were written');
  }
  for (const { register, kept } of all) {
    const poked = pokedOf(desk, kept, register.fields);
    if (poked.length === 0) continue;
    for (const field of poked) {
      const value = valueIn(field, desk.randomWord());
      model.backdoor!.poke(field, value);
      model.port.mirror.put(field, value);
    }
    await desk.compare(register, 'after values were put into the design');
  }
  for (const { register, kept, before } of all) {
    // What was put there as if hardware had set it is cleared, by the read above or by writing 1.
    const cleared = pokedOf(desk, kept, register.fields).filter(({ spec }) => spec.access === 'w1c');
    const ones = withValues(
      before,
      cleared.map((field) => [field, model.port.mirror.get(field)]),
    );
    if (kept.length + cleared.length > 0) await desk.write(register, ones);
  }
  return desk.findings.report();
}

/** Fields whose registers can be given a value from outside and that software reads. */
function pokedOf(desk: Desk, kept: readonly Kept[], fields: readonly MappedField[]): readonly MappedField[] {
  const bashed = kept.map(({ field }) => field).filter(({ spec }) => spec.access === 'rw');
  return [...bashed, ...fields.filter(({ spec }) => policies[spec.access].compared === 'set')].filter(
    (field) => desk.model.backdoor?.canPoke(field) === true,
  );
}
