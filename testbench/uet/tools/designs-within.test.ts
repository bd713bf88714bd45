import { expect, test } from 'vitest';
import { elaborateEntry } from '../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../rtl-gen/uet/designs.ts';
import { designsWithin } from '../../mutation/designs-within.ts';

test('a port of link-level retry is made of designs with tests of their own', () => {
  const parts = new Set(['llr_receive_b8', 'llr_encoder_b8', 'llr_decoder_b8']);
  const design = elaborateEntry(datapathDesignNamed('llr_port_b8_n512_f32_l190'));
  expect(designsWithin(design, parts)).toEqual(['decoder', 'retry.receive', 'encoder']);
});
