import { expect, test } from 'vitest';
import { bits, elaborate, module, unpack } from '../../hdl/index.ts';
import { codeShape, headerShape } from './header-shape.ts';
import { ack, allLayouts, type Item, nackCodes, placed, rudReq } from './layout/index.ts';

test.each(allLayouts.map((l) => [l.name, l] as const))(
  'the record of %s has its fields where the wire has them',
  (_, l) => {
    const shape = headerShape(l);
    expect(shape.width).toBe(l.width);
    const words = placed<Item>(l.items).map(({ item, offset }) => ({
      suffix: `_${item.name}`,
      width: item.width,
      lo: l.width - offset - item.width,
    }));
    expect(shape.leaves.map(({ suffix, width, lo }) => ({ suffix, width, lo }))).toEqual(words);
  },
);

test('hardware reads fields, integers and views by their names', () => {
  const reader = module(
    'reader',
    { in: { bytes: bits(96) }, out: { psn: bits(32), start: bits(32) } },
    ({ bytes }, m) => {
      const { psn, syn, peer } = unpack(headerShape(rudReq), bytes);
      const { psn_offset } = peer.syn;
      return { psn, start: m.mux(syn, psn.sub(psn_offset.zext(32)), psn) };
    },
  );
  expect(elaborate(reader).top.name).toBe('reader');
  const signs = module('signs', { in: { bytes: bits(96) }, out: { offset: bits(16) } }, ({ bytes }) => ({
    offset: unpack(headerShape(ack), bytes).answered.packet.ack_psn_offset.neg().asBits(),
  }));
  expect(elaborate(signs).top.name).toBe('signs');
});

test('the values of a field are an enumeration of its width', () => {
  expect(codeShape(nackCodes, 8).width).toBe(8);
  expect(() => codeShape(nackCodes, 4)).toThrow('do not fit in 4 bits');
});
