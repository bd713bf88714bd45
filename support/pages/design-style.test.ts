import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../../testbench/waves/waveform-style.ts';
import { designStyle } from './design-style.ts';

test('pages have the ground, stripes, lines and text of the pictures of waves', () => {
  const style = designStyle();
  const pairs = { ground: 'ground', raised: 'stripe', line: 'grid', text: 'ink' } as const;
  for (const [name, colour] of Object.entries(pairs))
    expect(style).toContain(`--${name}: light-dark(${LIGHT[colour]}, ${DARK[colour]});`);
});
