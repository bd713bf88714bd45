/** Bundles for browsers, by esbuild, with the modules that `package.json` names under `browser` in place of Node's. */
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { projectRoot } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';

/** One file of a bundle. */
export interface BundledFile {
  /** Below the folder of the bundle, with `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Bundled {
  readonly files: readonly BundledFile[];
  /** What esbuild says of inputs and imports. */
  readonly metafile: Metafile;
}

/** Of each output the source that it begins with, both without the suffix of the output. */
export type Entries = Readonly<Record<string, string>>;

/**
 * Bundles `entries` (sources relative to the project) as ES modules that share what they have in common. An import that
 * a browser does not have, such as one of Node, is a `UserError`.
 */
export async function bundle(entries: Entries, options: BuildOptions = {}): Promise<Bundled> {
  const out = '/bundle';
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: projectRoot,
      entryPoints: Object.entries(entries).map(([to, from]) => ({ in: from, out: to })),
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2024',
      minify: true,
      legalComments: 'none',
      metafile: true,
      write: false,
      logLevel: 'silent',
      ...options,
    });
    const files = outputFiles!.map(({ path, contents }) => ({ name: path.slice(out.length + 1), bytes: contents }));
    return { files, metafile: metafile! };
  } catch (error) {
    const errors = (error as { errors?: readonly { text: string; location: { file: string; line: number } | null }[] })
      .errors;
    if (errors === undefined) throw error;
    const told = errors.map(({ text, location }) => `${location?.file}:${location?.line}: ${text}`);
    throw new UserError(`this cannot be bundled for a browser:\n${told.join('\n')}`);
  }
}

/** Bytes that go over the network, all files together, compressed by gzip as servers do. */
export const compressedSize = (files: readonly BundledFile[]): number =>
  files.reduce((sum, { bytes }) => sum + gzipSync(bytes, { level: 9 }).length, 0);
