/** What the page loads of the project: the core in bundles, library and blocks as modules of their own. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { importedSources } from '../../packaging/compile.ts';
import { entrySources, type SourcePackage } from '../../packaging/entries.ts';
import { inProject, projectRoot } from '../../support/project.ts';
import { type BundledFile, bundle } from './bundle.ts';

/** Sources that stay modules of their own, so that places in them are those that Node says. */
const apart = ['rtl-gen/lib', 'rtl-gen/uet'];
/** Lists of parts and designs, which only tools read. */
const lists = /\/(?:parts|designs)\.ts$/;

/** What is in the page of which the user's code imports: by the name that it says, a file of the page. */
export type ImportMap = Readonly<Record<string, string>>;

export interface PageCore {
  readonly files: readonly BundledFile[];
  readonly imports: ImportMap;
}

/** Exports of the package that a browser has. */
const exported = ['hdl', 'verilog', 'state-machines', 'diagram', 'engine', 'bench', 'wire', 'waves', 'cover'];

/**
 * The files below `core/` (bundled; `scripts` too, each by the name that it gets there) and `src/` (types blanked,
 * lines and columns as they are).
 */
export async function pageCore(scripts: Readonly<Record<string, string>>): Promise<PageCore> {
  const described = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as SourcePackage;
  const modules = modulesApart(described);
  const texts = new Map(modules.map((file) => [file, blanked(file)]));
  const imports: Record<string, string> = {
    vitest: 'core/vitest.js',
    './packets.ts': 'core/packets.js',
  };
  const entries: Record<string, string> = { ...scripts, packets: 'playground/examples/dissect/packets.ts' };
  const core = (source: string): string => {
    const name = source.replace(/\.ts$/, '');
    entries[name] = source;
    return `core/${name}.js`;
  };
  for (const [name, target] of Object.entries(described.exports)) {
    const source = normalize(target);
    if (name.includes('*')) {
      const [folder] = source.split('*');
      for (const file of modules.filter((module) => module.startsWith(folder!))) {
        imports[`gatewright/lib/${file.slice(folder!.length, -'.ts'.length)}`] = inPage(file);
      }
    } else if (texts.has(source)) imports[name.replace('.', 'gatewright')] = inPage(source);
    else if (exported.includes(name.slice(2))) imports[name.replace('.', 'gatewright')] = core(source);
  }
  const files = modules.map((file) => ({
    name: inPage(file),
    bytes: new TextEncoder().encode(linked(file, texts.get(file)!, texts, core)),
  }));
  const bundled = await bundle(entries, { loader: { '.css': 'text', '.html': 'text' } });
  return { files: [...bundled.files.map(({ name, bytes }) => ({ name: `core/${name}`, bytes })), ...files], imports };
}

const inPage = (file: string): string => `src/${file.replace(/\.ts$/, '.js')}`;

const isApart = (file: string): boolean => apart.some((folder) => file.startsWith(`${folder}/`)) && !lists.test(file);

/** Of library and blocks, what the package exports and what that imports. */
function modulesApart({ bin, exports, browser }: SourcePackage): readonly string[] {
  const entries = entrySources({ bin, exports, browser }, projectRoot).filter(isApart);
  return importedSources(entries, projectRoot).filter(isApart);
}

const blanked = (file: string): string => stripTypeScriptTypes(readFileSync(inProject(file), 'utf8'));

/** The text with imports that a page can load: of another module beside it, or of a bundle of the core. */
function linked(
  file: string,
  text: string,
  texts: ReadonlyMap<string, string>,
  core: (source: string) => string,
): string {
  return text.replaceAll(/(\bfrom\s*)'(\.[^']+)'/g, (_, from: string, path: string) => {
    const target = normalize(join(dirname(file), path));
    const there = texts.has(target) ? inPage(target) : core(target);
    const way = relative(dirname(inPage(file)), there);
    return `${from}'${way.startsWith('.') ? way : `./${way}`}'`;
  });
}
