/** Links of pages: to pages of the site where there is one, to a page of the source where it is in the repository. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { outsideCode, type SitePage } from './pages.ts';

/** What links lead to. */
export interface LinkTargets {
  /** The repository. */
  readonly root: string;
  /** Addresses of pages by their files, from the repository's root. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Called with each file or folder that is linked and is no page: the site shows it too. */
  needSource(path: string): void;
  /** Called with each picture or data file that is linked or shown: it is copied. */
  needAsset(path: string): void;
}

const asset = /\.(svg|png|json|pcap|csv)$/;

/** The text with its links as the site has them; a link that leads to nothing is an error. */
export function withSiteLinks(page: SitePage, { root, slugs, needSource, needAsset }: LinkTargets): string {
  const target = (link: string): string => {
    if (/^[a-z]+:/.test(link) || link.startsWith('#') || link.startsWith('/')) return link;
    const [path, heading] = link.split('#');
    const file = normalize(join(dirname(page.file), path!)).replace(/\/$/, '');
    const anchor = heading === undefined ? '' : `#${heading}`;
    const slug = slugs.get(file);
    if (slug !== undefined) return `/${slug}${slug === '' ? '' : '/'}${anchor}`;
    if (!existsSync(join(root, file))) throw new Error(`${page.file} links ${link}, which is not there`);
    if (asset.test(file)) {
      needAsset(file);
      return `/files/${file}`;
    }
    const readme = `${file}/README.md`;
    if (statSync(join(root, file)).isDirectory() && slugs.has(readme)) return `/${slugs.get(readme)}/`;
    needSource(file);
    return `/source/${sourceSlug(file)}/`;
  };
  return outsideCode(page.text, (prose) =>
    prose.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${target(link)})`),
  );
}

/** The address of a file's page below `source`: as Astro makes it of a path, without dots and in small letters. */
export const sourceSlug = (path: string): string => path.toLowerCase().replaceAll('.', '-');
