/** The page of results. */
import { replayColumns, simulationColumns, synthesisColumns } from './columns.ts';
import { escapeXml } from './escape.ts';
import { figureHtml } from './figure-html.ts';
import { headline } from './headline.ts';
import { htmlTable } from './html-table.ts';
import type { PageData, PageFile, ReplayRow, SimulationRow, SynthesisRow, VerilogListing } from './page-data.ts';
import { pageShell } from './page-shell.ts';
import { styleSheet } from './style-sheet.ts';
import { targetName } from './target-name.ts';
import { verilogId, verilogView } from './verilog-view.ts';

/**
 * Tables of synthesis, simulations and replays, the pictures, and a list of the Verilog: `index.html`, first, and a
 * page for each Verilog file, which is loaded when it is chosen. Works as files, without a server. Follows the reader's
 * colour scheme, and reads without scripts too, but for the search. All text is escaped; the pictures alone are taken
 * as they are. The same data give the same texts.
 */
export function renderPage(data: PageData): readonly PageFile[] {
  const { passed, sentence } = headline(data);
  const link = designLink(data.verilog);
  const view = verilogView(data.verilog);
  const sections = [
    { id: 'lead', title: data.lead?.title ?? '', html: leadSection(data.lead) },
    { id: 'synthesis', title: 'Synthesis', html: synthesisSection(data, link) },
    { id: 'simulation', title: 'Simulation', html: simulationSection(data.simulations, link) },
    { id: 'replay', title: 'Trace replay', html: replaySection(data.replays, link) },
    { id: 'figures', title: 'Pictures', html: data.figures.map(figureHtml).join('\n') },
    { id: 'verilog', title: 'Verilog', html: verilogSection(data.verilog, view.html) },
  ];
  const verdict =
    passed === undefined
      ? ''
      : `<span class="verdict ${passed ? 'passed' : 'failed'}">${passed ? 'passed' : 'FAILED'}</span> `;
  const html = pageShell({
    title: 'Gatewright: results',
    heading: 'Gatewright',
    subtitle: 'an open Ultra Ethernet NIC datapath',
    headline: `${verdict}${escapeXml(sentence)}`,
    sections,
    style: styleSheet('verilog'),
    files: true,
  });
  return [{ path: 'index.html', text: html }, ...view.files];
}

function leadSection(lead: PageData['lead']): string {
  if (lead === undefined) return '';
  const { passed, sentence, figures } = lead;
  const verdict = passed ? '<span class="good">passed</span>' : '<strong>FAILED</strong>';
  return [`<p>${verdict}: ${escapeXml(sentence)}</p>`, ...figures.map(figureHtml)].join('\n');
}

/** A design's name in a table: a link to its Verilog where that is on the page. */
type Link = (row: { readonly design: string }, escaped: string) => string;

function designLink(listings: readonly VerilogListing[]): Link {
  const listed = new Set(listings.map(({ design }) => design));
  return ({ design }, escaped) => {
    return listed.has(design) ? `<a class="mono" href="#${verilogId(design)}">${escaped}</a>` : escaped;
  };
}

function synthesisSection({ synthesis, synthesisNotes = [], target }: PageData, link: Link): string {
  if (synthesis.length === 0) return '';
  const notes = synthesisNotes.map((note) => `<p>${escapeXml(note)}</p>`);
  const tables = [...new Set([target, ...synthesis.map((row) => row.target)])].map((family) =>
    synthesisTable(
      synthesis.filter((row) => row.target === family),
      family,
      link,
    ),
  );
  return [...tables, ...notes].join('\n');
}

function synthesisTable(rows: readonly SynthesisRow[], target: string, link: Link): string {
  if (rows.length === 0) return '';
  const name = targetName(target);
  return [
    `<p>${escapeXml(name)}, mapped by Yosys, before place and route. All figures are numbers of cells; <em>LUT</em> is logic and LUTRAM together; <em>hard mux</em> is what follows LUTs (F7, F8); <em>levels</em> are the longest path from register to register: LUTs, carry chains (<em>c</em>) and hard multiplexers (<em>m</em>); the clock is an estimate with its bars.</p>`,
    htmlTable(rows, synthesisColumns(rows), { label: `Synthesis for ${name}`, cells: { design: link } }),
  ].join('\n');
}

function simulationSection(rows: readonly SimulationRow[], link: Link): string {
  if (rows.length === 0) return '';
  const result = (row: SimulationRow, escaped: string) =>
    row.passed ? `<span class="good">${escaped}</span>` : `<strong>${escaped}</strong>${waves(row)}`;
  const failures = rows.flatMap((row) =>
    row.failure === undefined ? [] : [failureText(`${row.design} on ${row.engine}, seed ${row.seed}`, row.failure)],
  );
  return [
    '<p>Random traffic, each output held against the golden model in every clock. clocks/s is the speed of the whole bench: design, agents, checker and model.</p>',
    htmlTable(rows, simulationColumns, {
      label: 'Property runs',
      cells: { design: link, result },
      isBad: (row) => !row.passed,
    }),
    ...failures,
  ].join('\n');
}

/** `./` keeps a path from being read as a scheme. */
function waves({ waves: path }: SimulationRow): string {
  if (path === undefined) return '';
  const url = path.split(/[\\/]/).map(encodeURIComponent).join('/');
  return ` <a href="./${escapeXml(url)}">waves</a>`;
}

function replaySection(rows: readonly ReplayRow[], link: Link): string {
  if (rows.length === 0) return '';
  const isBad = (row: ReplayRow) => row.disagreements > 0;
  const disagreements = (row: ReplayRow, escaped: string) => {
    return isBad(row) ? `<strong>${escaped}</strong>` : `<span class="good">${escaped}</span>`;
  };
  const failures = rows.flatMap((row) =>
    row.firstDisagreement === undefined
      ? []
      : [failureText(`${row.trace} through ${row.design}, the first disagreement`, row.firstDisagreement)],
  );
  return [
    '<p>Recordings, compared with the golden model step by step.</p>',
    htmlTable(rows, replayColumns(rows), { label: 'Trace replays', cells: { design: link, disagreements }, isBad }),
    ...failures,
  ].join('\n');
}

function failureText(what: string, text: string): string {
  return `<div class="failures"><p><strong>${escapeXml(what)}</strong></p><pre>${escapeXml(text)}</pre></div>`;
}

function verilogSection(listings: readonly VerilogListing[], view: string): string {
  if (listings.length === 0) return '';
  return `<p>One module a file, the top first. Verilog-2005.</p>\n${view}`;
}
