/** The page of one Verilog file, as the frame of the page of results shows it. */
import { browserScript } from '../support/pages/browser-script.ts';
import { many } from './digits.ts';
import { escapeXml } from './escape.ts';
import { beside, policyTag } from './page-shell.ts';
import { pageStyle, styleSheet } from './style-sheet.ts';
import { highlightVerilog } from './verilog-highlight.ts';

/**
 * The file in colour; `#L12` marks line 12. Line numbers are drawn by the style sheet, so that they are not copied. The
 * style sheet lies beside it as `style.css`.
 */
export function verilogFilePage(name: string, text: string): string {
  const lines = highlightVerilog(text);
  // An element's own line break, so that what is copied has its lines.
  const body = lines.map((line, i) => `<span class="line" id="L${i + 1}">${line}\n</span>`).join('');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag(`style-src ${beside}; script-src 'unsafe-inline'`)}
<title>${escapeXml(name)}</title>
<link rel="stylesheet" href="style.css"/>
</head>
<body>
<div class="bar"><span><strong>${escapeXml(name)}</strong> ${many(lines.length, 'line')}</span><button type="button" class="copy" hidden>Copy</button></div>
<pre tabindex="0" aria-label="${escapeXml(name)}"><code>${body}</code></pre>
<script>
${browserScript(new URL('./browser/verilog-file.ts', import.meta.url))}</script>
</body>
</html>
`;
}

/** That of the pages of results, and its own. */
export const verilogFileStyle = (): string => `${pageStyle()}${styleSheet('verilog-file')}`;
