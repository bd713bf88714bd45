/** `npm run build`: the package, in the folder `dist`, ready for `npm pack ./dist`. */
import { cpSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../support/pages/browser-script.ts';
import { inProject, projectRoot } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';
import { compileSources, importedSources } from './compile.ts';
import {
  browserSources,
  entrySources,
  namedBeside,
  packagesImported,
  type SourcePackage,
  withCompiledNames,
} from './entries.ts';
import { publishedPackage } from './published.ts';

/** What stands beside the code: messages and the README name pages. */
const papers = (): readonly string[] => [
  ...['README.md', 'LICENSE', 'CHANGELOG.md'],
  ...globSync('docs/**/*.{md,svg}', { cwd: projectRoot }),
];
/** Where the sources lie in the package: the declarations' maps lead an editor to them. */
const sourceFolder = 'src';

/** Write the package into `out`, which is replaced at the end and as a whole; gives the number of modules in it. */
export async function buildPackage(out: string): Promise<number> {
  const described = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const entries = entrySources(described, projectRoot);
  const { sources, scripts, data } = shippedFiles(entries, described.browser);
  const made = `${out}.${process.pid}.tmp`;
  try {
    await compileSources(sources, projectRoot, made);
    for (const file of [...data, ...papers()]) copy(file, join(made, file));
    const code = globSync('**/*.js', { cwd: made }).filter((file) => !data.includes(file));
    requireSame(sources, code);
    for (const file of scripts)
      writeWhole(join(made, file.replace(/\.ts$/, '.js')), bundle(pathToFileURL(inProject(file))));
    for (const file of code) rewrite(join(made, file), withCompiledNames);
    // The compiler leaves declarations that were written by hand where they are.
    for (const file of sources.filter(isDeclaration)) copy(file, join(made, file));
    keepDeclarations(entries, made);
    for (const file of globSync('**/*.d.ts.map', { cwd: made })) leadToSources(made, file);
    const imported = packagesImported(code.map((file) => readFileSync(join(made, file), 'utf8')));
    writeWhole(
      join(made, 'package.json'),
      `${JSON.stringify(publishedPackage(described, imported, sources), null, 2)}\n`,
    );
    rmSync(out, { recursive: true, force: true });
    renameSync(made, out);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return sources.length;
}

/** The compiler finds by itself what its files import: it must not have found more. */
function requireSame(sources: readonly string[], code: readonly string[]): void {
  const expected = new Set(sources.map((file) => file.replace(/\.ts$/, '.js')));
  const more = code.filter((file) => !expected.has(file));
  if (more.length > 0) throw new UserError(`the build did not see that these are imported: ${more.join(', ')}`);
}

const isDeclaration = (file: string): boolean => file.endsWith('.d.ts');

/** Of the declarations only those that a user's compiler reads: of what is exported, and what that names. */
function keepDeclarations(entries: readonly string[], made: string): void {
  const exported = entries.filter((file) => file.endsWith('.ts')).map(compiledName);
  const kept = new Set(importedSources(exported, made));
  for (const file of globSync('**/*.d.ts', { cwd: made })) {
    if (kept.has(file)) continue;
    rmSync(join(made, file));
    rmSync(join(made, `${file}.map`), { force: true });
  }
}

const compiledName = (file: string): string => file.replace(/\.ts$/, '.d.ts');

/** Sources and other files of the package: what is imported or named beside itself by what is in it. */
function shippedFiles(
  entries: readonly string[],
  browser: SourcePackage['browser'],
): {
  readonly sources: readonly string[];
  readonly scripts: readonly string[];
  readonly data: readonly string[];
} {
  const sources = importedSources(entries, projectRoot);
  const { modules, scripts, data } = namedBeside(sources, projectRoot);
  const inBrowsers = browserSources(browser, sources).map(([, file]) => file);
  const more = [...modules, ...inBrowsers].filter((file) => !sources.includes(file));
  if (more.length > 0) return shippedFiles([...entries, ...more], browser);
  // The package has a description of its own.
  return { sources, scripts, data: data.filter((file) => file !== 'package.json' && !sources.includes(file)) };
}

const copy = (file: string, to: string): void => cpSync(inProject(file), to);

const rewrite = (file: string, change: (text: string) => string): void =>
  writeWhole(file, change(readFileSync(file, 'utf8')));

/** The compiler has the map of `file` lead to the repository; in the package a copy of the source lies elsewhere. */
function leadToSources(folder: string, file: string): void {
  const source = file.replace(/\.d\.ts\.map$/, '.ts');
  const there = join(sourceFolder, source);
  copy(source, join(folder, there));
  rewrite(join(folder, file), (text) =>
    JSON.stringify({ ...JSON.parse(text), sources: [relative(dirname(file), there)] }),
  );
}

if (import.meta.main) {
  try {
    const out = inProject('dist');
    console.log(`dist: ${await buildPackage(out)} sources; npm pack ./dist makes the package`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`error: ${error.message}`);
    process.exitCode = 2;
  }
}
