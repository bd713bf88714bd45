import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { type HardwareRow, hardwareTable } from './hardware-study.ts';
import { type MessageRow, messageTable, type WorkloadRow, workloadRows, workloadTable } from './study.ts';

const { messages, workloads } = JSON.parse(readFileSync(inProject('docs', 'uet', 'ses-workloads.json'), 'utf8')) as {
  readonly messages: readonly MessageRow[];
  readonly workloads: readonly WorkloadRow[];
};

test('the page has the figures of the JSON, of runs without a wrong word', () => {
  const page = readFileSync(inProject('docs', 'uet', 'ses-workloads.md'), 'utf8');
  expect(page).toContain(messageTable(messages).join('\n'));
  expect(page).toContain(workloadTable(workloads).join('\n'));
  for (const { runs } of workloads)
    for (const all of Object.values(runs)) for (const { wrong } of all ?? []) expect(wrong).toBe(0);
});

test('the page has the figures of hosts in hardware, of runs without a wrong word', () => {
  const text = readFileSync(inProject('docs', 'uet', 'ses-workloads-hardware.json'), 'utf8');
  const rows = JSON.parse(text) as readonly HardwareRow[];
  expect(readFileSync(inProject('docs', 'uet', 'ses-workloads.md'), 'utf8')).toContain(hardwareTable(rows).join('\n'));
  for (const { runs } of rows)
    for (const all of Object.values(runs)) for (const { wrong } of all ?? []) expect(wrong).toBe(0);
});

test('an expected message takes what its closed form says, unless its target reads the rest', () => {
  for (const { form, expected } of messages) {
    for (const way of ['eager', 'deferrable', 'announced']) expect(expected[way]).toBeCloseTo(form, 1);
    expect(expected.rendezvous).toBeGreaterThanOrEqual(form);
  }
});

test('a study of short messages has a row for each workload', () => {
  const sizes = { hosts: 4, vector: 4096, part: 1024, edge: 512, rounds: 2, gradient: 2048, block: 4096, blocks: 2 };
  const rows = workloadRows(() => {}, sizes);
  expect(rows.map(({ name }) => name)).toEqual(workloads.map(({ name }) => name));
  expect(workloadTable(rows).join('\n')).not.toContain('NaN');
});
