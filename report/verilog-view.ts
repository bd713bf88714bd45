/** The Verilog of the page: the files of each design. */

import { groupDigits } from './digits.ts';
import { escapeXml } from './escape.ts';
import type { VerilogListing } from './page-data.ts';
import { slug, tabSet } from './tabs.ts';
import { highlightVerilog } from './verilog-highlight.ts';

/**
 * A set of tabs for the designs, and in each a set for its files. The page's script makes the tabs; without it everything is
 * shown, each part below its heading. Line numbers are drawn by the style sheet, so that they are not copied.
 */
export function verilogView(listings: readonly VerilogListing[]): string {
  return tabSet(
    'designs',
    listings.map(({ design, files }) => ({
      id: verilogId(design),
      name: design,
      heading: `<h3>${escapeXml(design)}</h3>`,
      html: tabSet(
        `files of ${design}`,
        files.map(({ name, text }) => ({
          id: `${verilogId(design)}-${slug(name)}`,
          name,
          heading: `<h4>${escapeXml(name)}</h4>`,
          html: code(name, text),
        })),
      ),
    })),
  );
}

/** The fragment that shows a design's Verilog. */
export function verilogId(design: string): string {
  return `verilog-${slug(design)}`;
}

function code(name: string, text: string): string {
  const lines = highlightVerilog(text);
  // An element's own line break, so that what is copied has its lines.
  const body = lines.map((line) => `<span class="line">${line}\n</span>`).join('');
  return [
    `<div class="bar"><span>${groupDigits(lines.length)} ${lines.length === 1 ? 'line' : 'lines'}</span><button type="button" class="copy" hidden>Copy</button></div>`,
    `<pre tabindex="0" aria-label="${escapeXml(name)}"><code>${body}</code></pre>`,
  ].join('\n');
}
