/** The `package.json` of the built package. */
import { UserError } from '../support/user-error.ts';
import { browserSources, type SourcePackage } from './entries.ts';

/** What is the same in the repository and in the package. */
const kept = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'repository',
  'homepage',
  'bugs',
  'type',
  'engines',
  'bin',
  'peerDependencies',
  'peerDependenciesMeta',
] as const;

/** What the build reads beside what it keeps. */
type Described = SourcePackage & {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};

/**
 * Of the repository's `package.json`, the one of the package: each export is JavaScript with its types, and of the
 * dependencies those stay that are `imported`, and of
 * what browsers take in the place of others what is of the package's `sources`.
 */
export function publishedPackage(
  source: Described,
  imported: ReadonlySet<string>,
  sources: readonly string[],
): Record<string, unknown> {
  const dependencies = Object.entries(source.dependencies).filter(([name]) => imported.has(name));
  return {
    ...Object.fromEntries(kept.filter((key) => key in source).map((key) => [key, source[key]])),
    dependencies: Object.fromEntries(dependencies),
    exports: Object.fromEntries(Object.entries(source.exports).map(([name, target]) => [name, builtTarget(target)])),
    browser: Object.fromEntries(
      browserSources(source.browser, sources).map((pair) => pair.map((file) => `./${file.replace(/\.ts$/, '.js')}`)),
    ),
  };
}

function builtTarget(target: string): string | { readonly types: string; readonly default: string } {
  if (target.endsWith('.json')) return target;
  if (!target.endsWith('.ts')) throw new UserError(`package.json exports ${target}, which is no TypeScript`);
  const stem = target.slice(0, -'.ts'.length);
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
