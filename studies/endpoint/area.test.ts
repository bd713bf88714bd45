import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleTotal } from '../../report/area-data.ts';
import { inProject } from '../../support/project.ts';
import { blockTable, type EndpointArea, wholeTable } from './area-tables.ts';

const areas = JSON.parse(readFileSync(inProject('docs', 'uet', 'endpoint-area.json'), 'utf8')) as EndpointArea[];

test('the page has the areas of the JSON, and the blocks add up to the whole', () => {
  const page = readFileSync(inProject('docs', 'uet', 'endpoint.md'), 'utf8');
  expect(page).toContain(wholeTable(areas).join('\n'));
  expect(page).toContain(blockTable(areas).join('\n'));
  expect(areas.map(({ rate }) => rate)).toEqual([100, 200]);
  for (const { modules, whole, rate } of areas) {
    const { lut, lutram, ff, carry, bram, dsp } = moduleTotal(modules);
    expect({ lut, lutram, ff, carry, bram, dsp }).toEqual({
      ...{ lut: whole.lut, lutram: whole.lutram, ff: whole.ff },
      ...{ carry: whole.carry, bram: whole.bram, dsp: whole.dsp },
    });
    const picture = readFileSync(inProject('docs', 'uet', `endpoint-area-${rate}.svg`), 'utf8');
    for (const half of modules.parts.filter((part) => moduleTotal(part).lut > whole.lut / 10))
      expect(picture).toContain(`<title>${half.name} (`);
  }
});
