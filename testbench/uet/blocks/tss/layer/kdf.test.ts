import fc from 'fast-check';
import { tssKdf } from '../../../../../rtl-gen/uet/tss/layer/kdf.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { describe, elaborate, expect, hwProperty, hwTest } from '../../vitest-kit.ts';
import { deriveAll } from './kdf-property.ts';

const design = elaborate(tssKdf);
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

describe('derived keys', () => {
  hwTest('are those of the reference (uet-wire.md 8.5), on yosys', { design, engine: 'yosys' }, async (t) => {
    const domainKey = bytes('34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca');
    const [source, sink] = [t.source('up'), t.sink('down')];
    const common = { key: numberOf(domainKey), epoch: 0x1dc0 };
    await source.send({ ...common, server: 0, rekey: 0x74e5, wide: 0, address: 0xc0a82a01 });
    expect((await sink.recv()).item).toEqual({
      key: 0x151b4ddb30112971ddeff3213000ee74d8f18aac2135601f1e5215e505fed449n,
      iv_mask: 0xa7c6992c26b0bd5dd5c20e0cn,
    });
    await source.send({ ...common, server: 1, rekey: 0, wide: 1, address: 0x20010cb0000000000fc0000000000abcn });
    expect((await sink.recv()).item).toEqual({
      key: 0xb59002ad3e6a9ae5864878730070f8916e43e5011acaa4be3504256185f24d97n,
      iv_mask: 0x209a3d29581028fb0da2749en,
    });
  });

  const some = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  hwProperty(
    'of any key and context are those of the model, on yosys',
    { design, engine: 'yosys', numRuns: 4 },
    fc.array(
      fc.tuple(
        some(32),
        fc.record({
          mode: fc.constantFrom('cluster', 'server'),
          epoch: fc.nat(0xffff),
          rekey: fc.nat(0xffff_ffff),
          address: fc.oneof(some(4), some(16)),
        }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    deriveAll,
  );
});
