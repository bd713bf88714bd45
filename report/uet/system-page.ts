/** The page of a run of a system of endpoints. */
import { escapeXml } from '../escape.ts';
import { figureHtml } from '../figure-html.ts';
import { htmlTable } from '../html-table.ts';
import { pageShell } from '../page-shell.ts';
import type { Column } from '../table.ts';
import { type SystemFigures, systemFigures } from './system-figures.ts';

/** What became of what one host has sent to another. */
export interface SystemFlowRow {
  readonly from: number;
  readonly to: number;
  readonly messages: number;
  readonly bytes: number;
  readonly goodputGbps: number;
  readonly completionUs: number;
  readonly packets: number;
  readonly retransmissions: number;
  readonly trimmed: number;
  readonly reordered: number;
}

export interface SystemPageData {
  readonly passed: boolean;
  /** What became of it, as a sentence. */
  readonly sentence: string;
  /** How to have this page again. */
  readonly command: string;
  readonly flows: readonly SystemFlowRow[];
  readonly figures: SystemFigures;
}

const columns: readonly Column<SystemFlowRow>[] = [
  { header: 'flow', value: ({ from, to }) => `host ${from} to ${to}` },
  { header: 'messages', value: (row) => row.messages },
  { header: 'bytes', value: (row) => row.bytes },
  { header: 'goodput, Gb/s', value: (row) => row.goodputGbps.toFixed(1), align: 'right' },
  { header: 'completion, us', value: (row) => row.completionUs.toFixed(1), align: 'right' },
  { header: 'packets', value: (row) => row.packets },
  { header: 'sent again', value: (row) => row.retransmissions },
  { header: 'came trimmed', value: (row) => row.trimmed },
  { header: 'came late', value: (row) => row.reordered },
];

/** One file of HTML that needs no other. */
export function systemPage({ passed, sentence, command, flows, figures }: SystemPageData): string {
  const verdict = `<span class="verdict ${passed ? 'passed' : 'failed'}">${passed ? 'passed' : 'FAILED'}</span> `;
  return pageShell({
    title: 'Gatewright: demo',
    heading: 'Gatewright',
    subtitle: 'endpoints below switches',
    headline: `${verdict}${escapeXml(sentence)}`,
    sections: [
      { id: 'pictures', title: 'Pictures', html: systemFigures(figures).map(figureHtml).join('\n') },
      { id: 'flows', title: 'Flows', html: htmlTable(flows, columns, { label: 'Flows' }) },
      { id: 'again', title: 'Again', html: `<pre>${escapeXml(command)}</pre>` },
    ],
  });
}
