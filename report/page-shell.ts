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
  /** Style sheets of its own behind the common one. */
  readonly style?: string;
}

/** One HTML file that needs nothing else, follows the reader's colour scheme, and reads without scripts too. */
export function pageShell({ title, heading, subtitle, headline, sections, style = '' }: PageShell): string {
  const shown = sections.filter(({ html }) => html !== '');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
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
${pageScript}</script>
</body>
</html>
`;
}
