/** The pages that stand in the repository as Markdown. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from './pages.ts';

/** Addresses of documents that are not those of their files in `docs`. */
const others: Readonly<Record<string, string>> = {
  'README.md': 'overview',
  'docs/README.md': 'pages',
  'CONTRIBUTING.md': 'contributing',
  'CHANGELOG.md': 'changelog',
  'SECURITY.md': 'security',
  'examples/README.md': 'examples',
  'examples/crossbar/README.md': 'examples/crossbar',
  'examples/rv32i/README.md': 'examples/rv32i',
  'examples/uart/README.md': 'examples/uart',
  'testbench/uet/vectors/nist/README.md': 'data/nist-vectors',
  'testbench/uet/traces/cms/data/README.md': 'data/cms-recordings',
  'testbench/uet/traces/data/README.md': 'data/arrivals',
  'testbench/uet/traces/senders/README.md': 'data/senders',
  'testbench/uet/captures/data/README.md': 'data/captures',
};

/** All of `docs`, and those. */
export function documents(root: string): readonly SitePage[] {
  const docs = globSync('docs/**/*.md', { cwd: root, exclude: Object.keys(others) }).map(
    (file) => [file, file.slice(5, -3)] as const,
  );
  return [...docs, ...Object.entries(others)].map(([file, slug]) => ({
    file,
    slug,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}
