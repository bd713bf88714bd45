/** Fields that software cannot write. */
import { bitsOfLanes, type MappedField, type MappedRegister, valueIn } from '../mapped.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Desk } from './desk.ts';
import type { RegisterReport } from './findings.ts';

/** Writes that a field has to follow before that is a fault. */
const attempts = 12;

/**
 * Writes the complement of what fields that hardware drives have, counters among them: they do not change. Because
 * hardware may change them, bits are at fault that follow each of 12 writes, at random times, after two reads of one
 * value.
 */
export async function checkReadOnly(model: AnyRegisterModel): Promise<RegisterReport> {
  const desk = new Desk(model, 'read-only fields');
  for (const register of model.mapped) {
    const quiet = bitsOfLanes(model.port.quietLanes(register));
    const fields = register.fields.filter((field) => {
      if (!['ro', 'count', 'high'].includes(field.spec.access)) return false;
      if ((field.mask & quiet) !== 0n) return true;
      desk.findings.left(field, 'it shares its bytes with a field that hardware keeps');
      return false;
    });
    if (fields.length === 0) continue;
    const mask = fields.reduce((all, field) => all | field.mask, 0n) & quiet;
    const followed = await following(desk, register, mask);
    for (const field of fields) {
      desk.findings.checked(field.path);
      const bits = valueIn(field, followed.mask);
      if (bits !== 0n) desk.findings.differs(register, difference(field, followed.last), 'after it was written');
    }
  }
  await desk.compareAll('after fields that are only read were written');
  return desk.findings.report();
}

interface Followed {
  /** Bits that followed every write. */
  readonly mask: bigint;
  /** What was read before and after the last write. */
  readonly last: { readonly before: bigint; readonly after: bigint };
}

async function following(desk: Desk, register: MappedRegister, mask: bigint): Promise<Followed> {
  let suspects = mask;
  let last = { before: 0n, after: 0n };
  for (let i = 0; i < attempts && suspects !== 0n; i++) {
    const first = await read(desk, register);
    const before = await read(desk, register);
    await desk.write(register, (desk.port.quietWord(register) & ~mask) | (~before & mask));
    const after = await read(desk, register);
    suspects &= ~(first ^ before) & (before ^ after);
    last = { before, after };
  }
  return { mask: suspects, last };
}

async function read(desk: Desk, register: MappedRegister): Promise<bigint> {
  await desk.model.t.cycles(desk.random.int(1, 4));
  return desk.port.read(register);
}

const difference = (field: MappedField, { before, after }: Followed['last']) => ({
  field,
  expected: valueIn(field, before),
  read: valueIn(field, after),
});
