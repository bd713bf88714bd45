import fc from 'fast-check';
import { allLayouts, type Field, type Layout } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { encode, type Fields, fieldsIn, type LayerInput, layoutNamed } from '../../golden/wire/index.ts';
import { arbitraryPacket } from '../../golden/wire/testing/arbitrary.ts';
import { elaborate, expect, hwTest } from '../vitest-kit.ts';
import { parserBench } from './parser-bench.ts';

const settings = { reserved: 'refuse', crc: 'big' } as const;
const design = elaborate(uetParser(64, settings));

/** Layers, and what of them a packet of this test never is: another form of the same header, or of the link alone. */
const elsewhere = ['negotiation', 'ack_ccx_64', 'nack_ccx_64', 'pds_prologue'];

const isReserved = ({ role }: Field): boolean => role === 'reserved';

const reservedIn = ({ name, fields }: LayerInput): readonly Field[] =>
  fieldsIn(layoutNamed(name)?.items ?? [], fields as Fields).filter(isReserved);

/** Every reserved field that packets can have, as `header.field`. */
const all = allLayouts
  .filter(({ name, source }) => source.startsWith('uet-wire') || name === 'ipv4')
  .filter(({ name }) => !elsewhere.includes(name))
  .flatMap(({ name, items }: Layout) =>
    items
      .flatMap((item) => (item.kind === 'field' ? [item] : item.views.flatMap(({ fields }) => fields)))
      .filter(isReserved)
      .map((field) => `${name}.${field.name}`),
  );

const withField = (layer: LayerInput, name: string, value: number | undefined): LayerInput => {
  const { [name]: _, ...others } = layer.fields as Fields;
  return { name: layer.name, fields: value === undefined ? others : { ...others, [name]: value } } as LayerInput;
};

hwTest('each reserved bit alone is refused, and nothing else is', { design }, async (t) => {
  const { checker, send, drain } = parserBench(t, { size: 64, settings });
  const seed = t.random.below(2 ** 31);
  const seen = new Set<string>();
  let refused = 0;
  const samples = fc.sample(arbitraryPacket({ crc: true }), { numRuns: 300, seed });
  for (const layers of samples) {
    const clean = layers.map((layer) =>
      reservedIn(layer).reduce((changed, { name }) => withField(changed, name, undefined), layer),
    );
    send(encode(clean, settings));
    clean.forEach((layer, i) => {
      for (const { name, width } of reservedIn(layer)) {
        send(encode(clean.with(i, withField(layer, name, 2 ** t.random.below(width))), settings));
        seen.add(`${layer.name}.${name}`);
        refused++;
      }
    });
    await drain();
  }
  expect(checker.counts.reserved_bits).toBe(refused);
  expect(checker.counts.uet).toBe(samples.length);
  expect([...seen].sort()).toEqual([...new Set(all)].sort());
});
