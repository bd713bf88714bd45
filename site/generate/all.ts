/** All pages that are made without what only the site needs, and how they are written. */
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groups } from '../sidebar.ts';
import { documents } from './documents.ts';
import { withSiteLinks } from './links.ts';
import { type SitePage, writePage } from './pages.ts';
import { withPlaygroundLinks } from './playground.ts';
import { areaPage, performancePage } from './reports.ts';
import { sourcePage } from './sources.ts';

/** Documents, whose examples lead to the playground, and reports. */
export async function markdownPages(root: string): Promise<readonly SitePage[]> {
  const pages = [...documents(root), await areaPage(root), performancePage(root)];
  requireListed(pages);
  return Promise.all(pages.map(async (page) => ({ ...page, text: await withPlaygroundLinks(page.text) })));
}

/** Every page has its place in the navigation, or this throws. */
function requireListed(pages: readonly SitePage[]): void {
  const listed = new Set(groups.flatMap((group) => group.pages));
  const missing = pages.filter(({ slug }) => !listed.has(slug)).map(({ slug }) => slug);
  if (missing.length > 0) throw new Error(`site/sidebar.ts does not list ${missing.join(', ')}`);
}

/** Where pages are written. */
export interface PageFolders {
  readonly root: string;
  /** Of Markdown. */
  readonly docs: string;
  /** Of files that are served as they are. */
  readonly files: string;
  /** Whether sources are coloured, which takes long. Default: they are. */
  readonly coloured?: boolean;
}

/** Write pages, those of the sources that they link, and the files; a link that leads to nothing throws. */
export function writeAll(pages: readonly SitePage[], { root, docs, files, coloured = true }: PageFolders): string {
  const slugs = new Map(pages.map(({ file, slug }) => [file, slug]));
  const sources = new Set<string>();
  const assets = new Set<string>();
  const targets = {
    root,
    slugs,
    needSource: (path: string) => sources.add(path),
    needAsset: (path: string) => assets.add(path),
  };
  for (const page of pages) writePage(docs, page, withSiteLinks(page, targets));
  for (const path of sources) {
    const page = sourcePage(root, path, coloured);
    writePage(docs, page, page.text);
  }
  for (const path of assets) {
    mkdirSync(dirname(join(files, 'files', path)), { recursive: true });
    cpSync(join(root, path), join(files, 'files', path));
  }
  return `${pages.length} pages, ${sources.size} sources, ${assets.size} files`;
}
