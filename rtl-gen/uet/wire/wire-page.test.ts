import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../support/project.ts';
import { wirePage } from './wire-page.ts';

test('docs/uet/wire.md is what the tables say', () => {
  const page = readFileSync(inProject('docs', 'uet', 'wire.md'), 'utf8');
  expect(page === wirePage(), 'node rtl-gen/uet/wire/write-page.ts writes it').toBe(true);
});

test('the page says where a field is, what it means and what is doubted', () => {
  const page = wirePage();
  expect(page).toContain('| 10 | 3 | 12 | `syn` = 1: `psn_offset` | psn - Start_PSN; unit: packets |');
  expect(page).toContain(
    '| 0 | 7 | 5 | `type` *constant 0x7* | packet type; codes: [PDS packet type](#pds-packet-type) |',
  );
  expect(page).toContain('`rudi_req`, 8 bytes. Source: uet-wire.md 3.4, 13.4 (M).');
  expect(page).toMatch(/`pdc_info` \*preset 0\* \| .* so send 0; \(L\) \|/);
});
