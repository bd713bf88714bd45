/** The page of one Verilog file, as the frame of the page of results shows it. */
import { many } from './digits.ts';
import { escapeXml } from './escape.ts';
import { beside, policyTag } from './page-shell.ts';
import { pageStyle } from './page-style.ts';
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
${copyScript}</script>
</body>
</html>
`;
}

/** The colours of the page of results. */
export const verilogFileStyle = `${pageStyle}
.bar { position: sticky; top: 0; z-index: 1; left: 0; border-width: 0 0 1px; }
.copy { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 4px; padding: 2px 10px; cursor: pointer; }
pre { border: 0; overflow: visible; counter-reset: line; tab-size: 4; background: none; }
code { display: block; width: max-content; min-width: 100%; padding-right: 16px; }
.line { scroll-margin-top: 40vh; }
.line:target { background: color-mix(in srgb, var(--link) 25%, transparent); }
@media print { .copy { display: none; } }
`;

const copyScript = `'use strict';
const button = document.querySelector('.copy');
const code = document.querySelector('code');
button.hidden = false;
button.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 1500);
});
`;
