/** What a user has: the packages as npm makes them, programs of each Node.js, a project in an empty folder. */
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../support/project.ts';
import { diskSize, ends } from './outside.ts';

/** The Node.js that runs this. */
export const here = dirname(process.execPath);

/** The folder of a Node.js, by the npm package of that name, which is installed within `folder`. */
export async function nodeFolder(folder: string, major: number): Promise<string> {
  if (major === Number.parseInt(process.versions.node, 10)) return here;
  const place = emptyFolder(folder, `node-${major}`);
  await ends(0, place, here, 'npm', ['install', `node@${major}`]);
  return join(place, 'node_modules', 'node', 'bin');
}

/** Packs `of`, a folder, into `folder`; gives the file. */
export async function pack(folder: string, of: string): Promise<string> {
  const { output } = await ends(0, folder, here, 'npm', ['pack', of, '--pack-destination', folder, '--silent']);
  return join(folder, output.trim().split('\n').at(-1)!);
}

/** A project as it was begun, and what that took. */
export interface Begun {
  readonly folder: string;
  /** Bytes on the disk of the package and of what it depends on. */
  readonly alone: number;
  /** The same with the libraries that a project begins with. */
  readonly withLibraries: number;
  /** Seconds from `npm create` to the first passing test. */
  readonly toTest: number;
  /** Seconds from `npm create` to the first waves. */
  readonly toWaves: number;
}

/** `npm create gatewright my-chip`, its tests and its waves: what npm installs and runs, but of the packages given. */
export async function begin(folder: string, tarball: string, creator: string): Promise<Begun> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const maker = emptyFolder(folder, 'maker');
  await ends(0, maker, here, 'npm', ['install', creator, tarball]);
  await ends(0, maker, here, 'create-gatewright', ['../my-chip']);
  const project = join(folder, 'my-chip');
  await ends(0, project, here, 'npm', ['pkg', 'set', `dependencies.gatewright=file:${tarball}`]);
  await ends(0, project, here, 'npm', ['install']);
  await ends(0, project, here, 'npm', ['test']);
  const toTest = seconds();
  await ends(0, project, here, 'npm', ['run', 'waves']);
  const toWaves = seconds();
  const packages = join(maker, 'node_modules');
  return {
    folder: project,
    // The creator needs nothing but the package, and is no part of a project.
    alone: diskSize(packages) - diskSize(join(packages, 'create-gatewright')),
    withLibraries: diskSize(join(project, 'node_modules')),
    toTest,
    toWaves,
  };
}

/** Links packages of the repository into the project: what npm would unpack there, at once. Gives their size. */
export function link(project: string, ...names: readonly string[]): number {
  const places = names.map((name) => {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(inProject('node_modules', name), place);
    return realpathSync(place);
  });
  return places.reduce((sum, place) => sum + diskSize(place), 0);
}

function emptyFolder(within: string, name: string): string {
  const place = join(within, name);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{}');
  return place;
}
