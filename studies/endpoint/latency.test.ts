import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { measureStages } from './latency-run.ts';
import { stageEnds } from './latency-stages.ts';

test('the page of the endpoint has the latency of each stage as it is', async () => {
  const page = readFileSync(inProject('docs/uet/endpoint.md'), 'utf8');
  const clocks = await measureStages(8, 2);
  for (const [i, { text, side }] of stageEnds.entries())
    expect(page).toContain(`| ${text} | ${side === 0 ? 'sender' : 'receiver'} | ${clocks[i]} |`);
}, 120_000);
