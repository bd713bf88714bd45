/** What every page has around its content. */
import { escapeXml } from './escape.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

/** A page: texts, and parts that are HTML. */
export interface PageShell {
  readonly title: string;
  readonly heading: string;
  readonly subtitle: string;
  /** HTML. */
  readonly headline: string;
  /** In order, with a link to each at the top; those without HTML are left out. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  /** Style sheets of its own after the common one. */
  readonly style?: string;
  /** A script of its own after the common one; it may load scripts that lie beside the page. */
  readonly script?: string;
  /** Files that lie beside the page may be shown in a frame of it. */
  readonly frames?: boolean;
}

/** What lies beside a page, whether it is served or opened as a file. */
export const beside = "'self' file:";

/** A page may load what its policy names, and nothing else. */
export function policyTag(more: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${more}">`;
}

/**
 * HTML that follows the reader's colour scheme, reads without scripts too, and needs nothing else unless it has a
 * script or frames.
 */
export function pageShell(page: PageShell): string {
  const { title, heading, subtitle, headline, sections, style = '', script, frames = false } = page;
  const scripts = script === undefined ? "'unsafe-inline'" : `'unsafe-inline' ${beside}`;
  const policy = `style-src 'unsafe-inline'; script-src ${scripts}${frames ? `; frame-src ${beside}` : ''}`;
  const shown = sections.filter(({ html }) => html !== '');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policyTag(policy)}
<title>${escapeXml(title)}</title>
<style>${pageStyle}${style}</style>
</head>
<body>
<header>
<h1>${escapeXml(heading)}<small>${escapeXml(subtitle)}</small></h1>
<p class="headline">${headline}</p>
</header>
<nav><div>${shown.map(({ id, title: text }) => `<a href="#${id}">${text}</a>`).join('')}</div></nav>
<main>
${shown.map(({ id, title: text, html }) => `<section id="${id}">\n<h2>${text}</h2>\n${html}\n</section>`).join('\n')}
</main>
<script>
${pageScript}${script ?? ''}</script>
</body>
</html>
`;
}
