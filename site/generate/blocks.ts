/** What pages of blocks have beside their text: the ports as a picture, state machines, area, and waves of a run. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { simulate } from '../../cli/verbs/sim.ts';
import type { Project } from '../../config/project.ts';
import { committedReports } from '../../fpga/report/committed.ts';
import { isMeasured } from '../../fpga/report/compare.ts';
import { groupDigits } from '../../report/digits.ts';
import { escapeXml } from '../../report/escape.ts';
import { renderMachine } from '../../report/state-diagram.ts';
import { targetName } from '../../report/target-name.ts';
import { elaborateEntry, entryPorts } from '../../rtl-gen/design-entry.ts';
import { stateMachines } from '../../rtl-gen/verilog/state-machines.ts';
import { blockSymbol, symbolPorts } from './block-symbol.ts';
import { type OpenedExample, playgroundLink } from './playground.ts';

/** Designs whose pictures stand on a page: small ones, so that their waves can be read. */
export const blockDesigns: Readonly<Record<string, readonly string[]>> = {
  'uet/sack-tracker': ['sack_tracker_w128'],
  'uet/pdc-tracker': ['pdc_tracker_n4_w128'],
  'uet/pds': ['pds_target_n8_w128'],
  'uet/pds-initiator': ['pds_initiator_n8_w128'],
  'uet/pdc-choice': ['pdc_choice_n8_r64'],
  'uet/cbfc': ['cbfc_sender_vc4', 'cbfc_receiver_vc4'],
  'uet/llr': ['llr_transmit_b8_n512_f32_l190', 'llr_receive_b8', 'llr_encoder_b8', 'llr_decoder_b8'],
  'uet/tss': ['tss_gcm_l1'],
  'uet/tss-layer': ['tss_layer_n16_k256'],
  'uet/wire-hardware': ['uet_parser_b8', 'uet_deparser_b8'],
  'uet/cms': ['nscc_n256', 'path_select_n256_p64'],
  'uet/endpoint': ['uet_rx_b64_n8_w128_crc_little'],
};

/**
 * Those that the package exports, as the playground opens them: what is imported from below `gatewright/uet`, and the
 * expression whose module is the design.
 */
export const openedDesigns: Readonly<
  Record<string, readonly [imports: Readonly<Record<string, string>>, top: string]>
> = {
  sack_tracker_w128: [{ 'pds/sack-tracker': 'sackTracker' }, 'sackTracker(128)'],
  pdc_tracker_n4_w128: [{ 'pds/pdc-tracker': 'pdcTracker' }, 'pdcTracker({ contexts: 4, window: 128 })'],
  pds_target_n8_w128: [
    { 'pds/target': 'pdsTarget' },
    `pdsTarget({
  contexts: 8,
  window: 128,
  guaranteedEntries: 16,
  sackBase: 'tracking',
  sackAlign: 1,
  ackForm: 'ack_cc',
  replyDepth: 64,
  clocksPerUnit: 41,
})`,
  ],
  cbfc_sender_vc4: [{ 'cbfc/sender': 'cbfcSender' }, 'cbfcSender({ vcs: 4 })'],
  cbfc_receiver_vc4: [{ 'cbfc/receiver': 'cbfcReceiver' }, 'cbfcReceiver({ longestFrame: 10_240, vcs: 4 })'],
  llr_transmit_b8_n512_f32_l190: [
    { 'llr/transmit': 'llrTransmit' },
    'llrTransmit({ size: 8, beats: 512, frames: 32, longest: 190 })',
  ],
  llr_receive_b8: [{ 'llr/receive': 'llrReceive' }, 'llrReceive(8)'],
  llr_encoder_b8: [{ 'llr/encoder': 'llrEncoder' }, 'llrEncoder({ size: 8 })'],
  llr_decoder_b8: [{ 'llr/decoder': 'llrDecoder' }, 'llrDecoder(8)'],
  tss_gcm_l1: [{ 'tss/gcm-engine': 'gcmEngine', 'tss/gcm-settings': 'gcmDefaults' }, 'gcmEngine(gcmDefaults)'],
  tss_layer_n16_k256: [{ 'tss/layer': 'layerDefaults, tssLayer' }, 'tssLayer(layerDefaults)'],
  uet_parser_b8: [{ '../wire/parser': 'uetParser' }, "uetParser(8, { crc: 'none', fcs: false })"],
  uet_deparser_b8: [{ '../wire/deparser': 'uetDeparser' }, "uetDeparser(8, { crc: 'none', fcs: false, pad: false })"],
};

/** The source of such a design. */
export function openedDesign(name: string, summary: string): OpenedExample | undefined {
  const [imports, top] = openedDesigns[name] ?? [];
  if (imports === undefined) return undefined;
  const lines = Object.entries(imports).map(
    ([from, names]) => `import { ${names} } from '${join('gatewright/uet', from)}';\n`,
  );
  return { design: `/** ${summary}. */\n${lines.join('')}\nexport const top = ${top};\n` };
}

/** Clocks of a run whose waves are shown: what happens is within them, and a page of it is small. */
const clocks = 400;

/** The HTML after the text of a block's page; its waves are written into `folder`. */
export async function blockPictures(project: Project, names: readonly string[], folder: string): Promise<string> {
  const parts: string[] = [];
  for (const name of names) {
    const entry = project.design(name);
    const ports = entryPorts(entry);
    parts.push(
      `\n### \`${name}\`\n`,
      `<p>${escapeXml(entry.summary)}</p>`,
      `<figure class="drawn not-content">${blockSymbol(name, symbolPorts(ports))}</figure>`,
      ...machines(project, name),
      ...area(project, name),
      ...(await opened(name, entry.summary)),
      await waves(project, name, ports, folder),
    );
  }
  return `\n## In pictures\n\nThe ports of the designs, streams and records as one line each with their bits, and ${clocks} clocks of random traffic.\n${parts.join('\n')}`;
}

function machines(project: Project, name: string): readonly string[] {
  const found = stateMachines(elaborateEntry(project.design(name)));
  return found
    .slice(0, 3)
    .map(
      (machine) =>
        `<figure class="drawn not-content">${renderMachine(machine).replace(/^<\?xml[^>]*>\s*/, '')}</figure>`,
    );
}

async function opened(name: string, summary: string): Promise<readonly string[]> {
  const example = openedDesign(name, summary);
  return example === undefined ? [] : [`<a class="try" href="${await playgroundLink(example)}">Open in playground</a>`];
}

/** What is kept of its area, if anything is. */
function area(project: Project, name: string): readonly string[] {
  const [report] = committedReports([name], project.folders.reports);
  if (report === undefined) return [];
  const cells = Object.entries(report.families).flatMap(([target, family]) =>
    isMeasured(family)
      ? [`<li>${escapeXml(targetName(target))}: ${groupDigits(family.lut)} LUT, ${groupDigits(family.ff)} FF</li>`]
      : [],
  );
  return [`<ul>${cells.join('')}</ul>`];
}

/** The page of the viewer, which the element takes its waves from, and which is a page of its own, too. */
async function waves(
  project: Project,
  name: string,
  ports: readonly { readonly name: string }[],
  folder: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.html`);
  const scope = ports.map((port) => port.name);
  const options = { engine: 'wasm', seed: 1, runs: 1, clocks, waves: file, scope };
  const { passed, failure } = await simulate(project, name, options);
  if (!passed) throw new Error(`${name} failed while its waves were recorded: ${failure}`);
  return `<gw-waves class="not-content" src="/waves/${name}.html" design="${name}"><p>The waves of a run: <a href="/waves/${name}.html">a page of their own</a>.</p></gw-waves>`;
}
