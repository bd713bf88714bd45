import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bits, elaborate, module } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { LlrTag } from '../../../../../rtl-gen/uet/llr/frame.ts';
import { cfUpdateBlock, controlBlock, startBlock } from '../../../../../rtl-gen/uet/llr/line/ordered-set.ts';
import { ControlMessage, controlKinds } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { Interpreter } from '../../../../engine/interpreter/engine.ts';
import { normalPreamble } from '../../../golden/llr/index.ts';
import { blockOf } from '../../../golden/llr/line/index.ts';
import { packControlSet, packPreamble } from '../../../golden/wire/index.ts';
import { others } from './other-constants.ts';

const packer = (constants: OrderedSetConstants) =>
  new Interpreter(
    flatten(
      elaborate(
        module(
          'packer',
          {
            in: { message: ControlMessage, update: CfUpdate, tag: LlrTag },
            out: { control: bits(64), cf: bits(64), start: bits(64) },
          },
          ({ message, update, tag }, m) => ({
            control: controlBlock(m, message, constants).data,
            cf: cfUpdateBlock(m, update, constants).data,
            start: startBlock(m, tag, constants).data,
          }),
        ),
      ),
    ),
  );

test.each([
  ['the usual constants', unverifiedOrderedSets],
  ['others', others],
])('with %s hardware writes messages and preambles as the software does', (_, constants) => {
  const s = packer(constants);
  const set = (name: string, value: number): void => s.port(name).set(value);
  const shown = (name: string): Uint8Array => blockOf(true, BigInt(s.port(name).get())).bytes;
  const seq = fc.nat(2 ** 20 - 1);
  fc.assert(
    fc.property(fc.constantFrom(...controlKinds), seq, fc.nat(0xffff), (kind, number, data) => {
      set('message_kind', controlKinds.indexOf(kind));
      set('message_seq', number);
      set('message_init_data', data);
      const message = `llr_${kind}` as const;
      const fields =
        message === 'llr_ack' || message === 'llr_nack'
          ? { message, seq: number }
          : { message, seq: number, init_data: data };
      expect(shown('control')).toEqual(packControlSet(fields, constants));
    }),
  );
  fc.assert(
    fc.property(fc.nat(31), fc.nat(0x7fff), fc.nat(31), fc.nat(0x7fff), (vc_0, freed_0, vc_1, freed_1) => {
      const fields = { vc_0, freed_0, vc_1, freed_1 };
      for (const [name, value] of Object.entries(fields)) set(`update_${name}`, value);
      expect(shown('cf')).toEqual(packControlSet({ message: 'cf_update', ...fields }, constants));
    }),
  );
  fc.assert(
    fc.property(seq, fc.boolean(), (number, llr) => {
      set('tag_llr', Number(llr));
      set('tag_seq', number);
      const preamble = llr ? packPreamble(number, constants) : normalPreamble;
      // The block type stands for the start character.
      expect(shown('start')).toEqual(Uint8Array.of(0x78, ...preamble.subarray(1)));
    }),
  );
});
