/** The S-box of AES as a circuit, in one of two forms. */
import { type Bits, bits, type Ctx, module } from '../../../hdl/index.ts';
import { sboxLogic } from './sbox-logic.ts';
import { sboxTable } from './sbox-table.ts';

/** `table`: a constant memory, for FPGAs. `logic`: 128 gates of depth 16, for ASICs. */
export type SboxForm = 'table' | 'logic';

const forms: Readonly<Record<SboxForm, true>> = { table: true, logic: true };

/** SubBytes of one byte (FIPS 197, section 5.1.1), combinational. Throws `RangeError` on any other form. */
export const sbox = (form: SboxForm) => {
  if (!Object.hasOwn(forms, form)) throw new RangeError(`an S-box as ${form}: give table or logic`);
  return module(
    `aes_sbox_${form}`,
    { summary: `The S-box of AES as ${form}.`, in: { a: bits(8) }, out: { s: bits(8) } },
    ({ a }, m) => ({
      s: form === 'table' ? looked(a, m) : sboxLogic(a, (gate, value) => m.named(gate, value)),
    }),
  );
};

function looked(a: Bits<8>, m: Ctx): Bits<8> {
  return m.mem('substitutes', bits(8), { depth: 256, init: sboxTable }).read(a);
}
