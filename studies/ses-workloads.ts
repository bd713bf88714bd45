/**
 * Workloads of hosts by all ways that UET has for messages, on golden endpoints below a network of switches: `node
 * studies/ses-workloads.ts`, minutes of one core. It writes `docs/uet/ses-workloads.json`, the picture
 * `docs/uet/ses-workloads.svg` and the tables of `docs/uet/ses-workloads.md` between their markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { messagePicture, messageRows, messageTable, workloadRows, workloadTable } from './programs/study.ts';

const messages = messageRows();
console.error('messages: done');
const rows = workloadRows((text) => console.error(text));
const page = inProject('docs', 'uet', 'ses-workloads.md');
const withMessages = withFigures(readFileSync(page, 'utf8'), 'messages', messageTable(messages));
writeFileSync(page, withFigures(withMessages, 'workloads', workloadTable(rows)));
writeFileSync(
  inProject('docs', 'uet', 'ses-workloads.json'),
  `${JSON.stringify({ messages, workloads: rows }, null, 1)}\n`,
);
writeFileSync(inProject('docs', 'uet', 'ses-workloads.svg'), messagePicture(messages));
if (rows.some(({ runs }) => Object.values(runs).some((all) => all?.some(({ wrong }) => wrong > 0))))
  throw new Error('a workload has left wrong bytes: see the JSON');
