/** What every page has around its content. */
import { browserScript } from '../support/pages/browser-script.ts';
import { escapeXml } from './escape.ts';
import { pageStyle } from './style-sheet.ts';

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
  /** Files that lie beside the page belong to it: they may be shown in a frame, and its script may load scripts. */
  readonly files?: boolean;
}

/** What lies beside a page, whether it is served or opened as a file. */
export const beside = "'self' file:";

/** A page may load what its policy names, and nothing else. */
export function policyTag(more: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${more}">`;
}

/**
 * HTML that follows the reader's colour scheme, reads without scripts too, and needs nothing else unless `files` says
 * so. Its script (browser/page.ts) makes tabs and searches; each section's heading links to itself.
 */
export function pageShell(page: PageShell): string {
  const { title, heading, subtitle, headline, sections, style = '', files = false } = page;
  const policy = `style-src 'unsafe-inline'; script-src 'unsafe-inline'${files ? ` ${beside}; frame-src ${beside}` : ''}`;
  const shown = sections.filter(({ html }) => html !== '');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policyTag(policy)}
<title>${escapeXml(title)}</title>
<style>${pageStyle()}${style}</style>
</head>
<body>
<header>
<h1>${escapeXml(heading)}<small>${escapeXml(subtitle)}</small></h1>
<p class="headline">${headline}</p>
</header>
<nav aria-label="Sections"><div>${shown.map(({ id, title: text }) => `<a href="#${id}">${escapeXml(text)}</a>`).join('')}${searchField}</div></nav>
<main>
${shown.map(section).join('\n')}
</main>
<script>
${browserScript(new URL('./browser/page.ts', import.meta.url))}</script>
</body>
</html>
`;
}

/** Shown by the script, and filled by the reader. */
const searchField =
  '<label class="page-search" hidden><input type="search" aria-label="Search this page" placeholder="Search this page ( / )" autocomplete="off" spellcheck="false"/><span role="status"></span></label>';

/** The heading is a link to the section, for who wants to pass it on. */
const section = ({ id, title, html }: PageShell['sections'][number]): string =>
  `<section id="${id}">\n<h2><a class="self" href="#${id}">${escapeXml(title)}</a></h2>\n${html}\n</section>`;
