/** What ends a UET packet: the tag of TSS, or the end-to-end CRC, or nothing (uet-wire.md 1.3, 11.5). */
import { derived, field, layout } from './layout.ts';

export const icv = layout(
  'icv',
  {
    title: 'ICV',
    source: 'uet-wire.md 1.3, 8.2',
    trust: 'H',
    doc: 'AES-GCM tag; ends every packet that has a TSS header.',
  },
  [field('value', 128, 'tag', { format: 'hex' })],
);

export const crc = layout(
  'crc',
  {
    title: 'UET CRC',
    source: 'uet-wire.md 1.3, 11.5, 13.22, 13.23',
    trust: 'M',
    doc: 'CRC-32C over everything from the IP source address on; where UET_Data_Protect is 1 and there is no TSS. Which byte comes first is undecided between implementations, so it is a setting.',
  },
  [derived('value', 32, 'CRC-32C, as an integer', { format: 'hex', trust: 'L' })],
);
