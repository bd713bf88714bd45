/** The scripts of pages: TypeScript for browsers, bundled into one text that a page holds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const known = new Map<string, string>();

/**
 * A script for an element `<script>` of a page, which needs nothing else: `entry` and all that it imports, CSS and HTML
 * as texts. `entry` is a URL that names a file of a folder `browser` beside the caller, made of `import.meta.url`: in
 * the repository that is a source, which is bundled here at its first use; the package has the bundle in its place.
 */
export function browserScript(entry: URL): string {
  const text = known.get(entry.href) ?? (entry.href.endsWith('.ts') ? bundle(entry) : readFileSync(entry, 'utf8'));
  known.set(entry.href, text);
  return text;
}

/** Bundles a source for browsers of the last three years. It may import no package, and nothing of Node.js. */
export function bundle(entry: URL): string {
  // A dependency of the repository alone, so it is not imported: the package's list of dependencies is that of imports.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    loader: { '.css': 'text', '.html': 'text' },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
