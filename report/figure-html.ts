/** A picture on a page. */
import { escapeXml } from './escape.ts';
import type { Figure } from './page-data.ts';

export function figureHtml({ title, caption, svg }: Figure): string {
  // A standalone SVG may begin with what has no place within HTML.
  const picture = svg.slice(Math.max(0, svg.indexOf('<svg')));
  return `<figure>\n<h3>${escapeXml(title)}</h3>\n<div class="wide">${picture}</div>\n<figcaption>${escapeXml(caption)}</figcaption>\n</figure>`;
}
