/** Whether each link of the built site leads somewhere. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Links, pictures and scripts that lead to no file, or to no element of a page: a line each. */
export function brokenLinks(site: string): readonly string[] {
  const pages = globSync('**/*.html', { cwd: site });
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string): ReadonlySet<string> => {
    const known = ids.get(file) ?? new Set(attributes(readFileSync(join(site, file), 'utf8'), 'id'));
    ids.set(file, known);
    return known;
  };
  return pages.flatMap((page) => {
    const text = readFileSync(join(site, page), 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, (all) =>
      all.slice(0, all.indexOf('>') + 1),
    );
    const links = new Set([...attributes(text, 'href'), ...attributes(text, 'src')]);
    return [...links].flatMap((link) => {
      if (/^(?!file:)[a-z]+:/.test(link) || link === '') return [];
      const [path, fragment] = link.split('#') as [string, string | undefined];
      const target = path === '' ? page : fileOf(site, path.split('?')[0]!, page);
      if (target === undefined) return [`${page}: ${link} leads to no file`];
      const wanted = fragment === undefined || fragment === '' || !target.endsWith('.html');
      return wanted || idsOf(target).has(decodeURIComponent(fragment)) || isApplication(target)
        ? []
        : [`${page}: ${link} leads to no heading`];
    });
  });
}

/** A page whose fragment is a state of its own. */
const isApplication = (target: string): boolean => target.startsWith('playground/');

const attributes = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));

function fileOf(site: string, path: string, page: string): string | undefined {
  const from = path.startsWith('/') ? path.slice(1) : join(page, '..', path);
  const file = decodeURIComponent(from);
  if (!existsSync(join(site, file))) return undefined;
  return statSync(join(site, file)).isDirectory() ? fileOf(site, `/${join(file, 'index.html')}`, page) : file;
}
