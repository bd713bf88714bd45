/** The reference of the package's exports, made of their doc comments by TypeDoc. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application } from 'typedoc';
import { entrySources } from '../../packaging/entries.ts';
import type { SitePage } from './pages.ts';

/**
 * A page for each module, or for those of `wanted`, by the name that users import. TypeDoc writes into `folder`, which
 * is emptied.
 */
export async function apiPages(root: string, folder: string, wanted?: readonly string[]): Promise<readonly SitePage[]> {
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exports = Object.entries<string>(described.exports).filter(([name]) => wanted?.includes(name) ?? true);
  const names = exportNames(Object.fromEntries(exports), root);
  const entries = entrySources({ ...described, bin: {} }, root).filter((file) => names.has(file));
  rmSync(folder, { recursive: true, force: true });
  // TypeDoc takes what its project has.
  const tsconfig = `${folder}.tsconfig.json`;
  const files = entries.map((file) => join(root, file));
  const compilerOptions = { typeRoots: [join(root, 'node_modules', '@types')] };
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: files,
    tsconfig,
    out: folder,
    // The project's own compiler has checked it.
    skipErrorChecking: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    readme: 'none',
    basePath: root,
    displayBasePath: root,
    logLevel: 'Error',
    router: 'module',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hidePageTitle: true,
    useCodeBlocks: true,
    expandObjects: false,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    enumMembersFormat: 'table',
    cleanOutputDir: true,
  } as object);
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc made nothing of the exports');
  await app.generateOutputs(project);
  return globSync('**/*.md', { cwd: folder })
    .filter((path) => path !== 'README.md')
    .map((path) => pageOf(path, folder, names, root));
}

/** Names of imports by their sources. */
export function exportNames(exports: Readonly<Record<string, string>>, root: string): ReadonlyMap<string, string> {
  const all = Object.entries(exports).flatMap(([name, target]) => {
    if (!target.endsWith('.ts')) return [];
    const [before, after] = target.slice(2).split('*');
    if (after === undefined) return [[target.slice(2), `gatewright${name.slice(1)}`] as const];
    return globSync(`${before}**/*${after}`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
      .map(
        (file) => [file, `gatewright${name.slice(1).replace('*', file.slice(before!.length, -after.length))}`] as const,
      );
  });
  return new Map(all);
}

function pageOf(path: string, folder: string, names: ReadonlyMap<string, string>, root: string): SitePage {
  const stem = path.replace(/\.md$/, '');
  const name = names.get(`${stem}.ts`) ?? names.get(`${stem}/index.ts`) ?? stem;
  const text = readFileSync(join(folder, path), 'utf8');
  const slug = `api/${name.replace('gatewright/', '').toLowerCase()}`;
  return {
    slug,
    title: name,
    file: relative(root, join(folder, path)),
    text: `\n\`\`\`ts\nimport { … } from '${name}';\n\`\`\`\n\n${text}`,
  };
}
