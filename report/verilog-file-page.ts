/** The page of one Verilog file, and that of the files of a design, as the frame of the page of results shows them. */
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
  return framePage({
    title: name,
    folder: '.',
    policy: "script-src 'unsafe-inline'",
    bar: `<span><strong>${escapeXml(name)}</strong> ${many(lines.length, 'line')}</span><button type="button" class="copy" hidden>Copy</button>`,
    body: `<pre tabindex="0" aria-label="${escapeXml(name)}"><code>${body}</code></pre>
<script>
${browserScript(new URL('./browser/verilog-file.ts', import.meta.url))}</script>`,
  });
}

/** The files of a design, each a link to its page, which is in the folder above. */
export function verilogListPage(
  design: string,
  files: readonly { readonly name: string; readonly path: string }[],
): string {
  const links = files.map(({ name, path }) => {
    return `<li><a href="../${path.slice(path.lastIndexOf('/') + 1)}">${escapeXml(name)}</a></li>`;
  });
  return framePage({
    title: design,
    folder: '..',
    bar: `<span><strong>${escapeXml(design)}</strong> ${many(files.length, 'file')}</span>`,
    body: `<ul>\n${links.join('\n')}\n</ul>`,
  });
}

interface FramePage {
  readonly title: string;
  /** Where the style sheet lies, relative to the page. */
  readonly folder: string;
  readonly policy?: string;
  /** HTML. */
  readonly bar: string;
  readonly body: string;
}

function framePage({ title, folder, policy = '', bar, body }: FramePage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag(`style-src ${beside}; ${policy}`)}
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="${folder}/style.css"/>
</head>
<body>
<div class="bar">${bar}</div>
${body}
</body>
</html>
`;
}

/** That of the pages of results, and its own. */
export const verilogFileStyle = (): string => `${pageStyle()}${styleSheet('verilog-file')}`;
