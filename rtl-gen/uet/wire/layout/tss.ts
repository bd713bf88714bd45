/** The security header, which stands before the PDS header and leaves it encrypted (uet-wire.md 8.1). */
import { constant, field, layout, reserved } from './layout.ts';

const tsc = [
  field('epoch', 16, 'high part of the TSC: which epoch the derived keys are of'),
  field('counter', 48, 'low part of the TSC: packets sent in the secure domain', { format: 'decimal' }),
] as const;

export const tss = layout(
  'tss',
  {
    title: 'TSS header',
    source: 'uet-wire.md 8.1, 13.10',
    trust: 'H',
    doc: 'Encrypted bytes and an ICV of 16 bytes follow; authenticated by the addresses of IP.',
  },
  [
    constant('type', 5, 1, 'PDS packet type: TSS'),
    constant('sp', 1, 0, 'no SSI'),
    reserved('reserved', 1),
    field('an', 1, 'association number: which of the two keys of the secure domain'),
    field('sdi', 24, 'secure domain identifier', { format: 'hex' }),
    ...tsc,
  ],
);

export const tssSsi = layout(
  'tss_ssi',
  {
    title: 'TSS header with SSI',
    source: 'uet-wire.md 8.1, 13.10',
    trust: 'H',
    doc: 'Encrypted bytes and an ICV of 16 bytes follow.',
  },
  [
    constant('type', 5, 1, 'PDS packet type: TSS'),
    constant('sp', 1, 1, 'an SSI follows'),
    reserved('reserved', 1),
    field('an', 1, 'association number: which of the two keys of the secure domain'),
    field('sdi', 24, 'secure domain identifier', { format: 'hex' }),
    field('ssi', 32, 'secure source identifier: stands for the source address in key derivation and IV', {
      format: 'hex',
    }),
    ...tsc,
  ],
);
