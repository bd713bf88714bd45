/** What is changed in built pages, so that they can be used by keys. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that others have made whole. */
const others = ['area.html', 'waves/**', 'playground/**'];

/** Change all pages of a built site. */
export function finishPages(site: string): void {
  for (const page of globSync('**/*.html', { cwd: site, exclude: others })) {
    const path = join(site, page);
    const text = readFileSync(path, 'utf8');
    const finished = finishedPage(text);
    if (finished !== text) writeFileSync(path, finished);
  }
}

/** One page: tables are in a box that scrolls, by keys too, and have no empty headers. */
export const finishedPage = (html: string): string =>
  html
    .replace(/<table[ >][\s\S]*?<\/table>/g, (table) => `<div class="table" tabindex="0">${table}</div>`)
    .replace(/<th( [^>]*)?><\/th>/g, '<td$1></td>');
