/** The project that a command is about. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { didYouMean } from '../support/nearest.ts';
import { UserError } from '../support/user-error.ts';
import { isModule } from './hardware-module.ts';
import { loadConfig, loadModule, nearestConfig, shownFile } from './load-config.ts';
import { Project, type ProjectPlace, placeOf } from './project.ts';
import { type ProjectDesign, projectDesign } from './project-design.ts';

/** The project, and the names of designs with those of files in place of their paths. */
export interface Opened {
  readonly project: Project;
  readonly names: readonly string[];
}

/** An argument that is a file, `./uart.ts`, or one module of it, `./uart.ts:uart`. */
const sourcePattern = /^(?<path>.*(?<!\.test)\.[cm]?[jt]s)(?::(?<module>\w+))?$/;

/**
 * The project of the nearest config of `folder`, with the modules that those of `names` export which are files: all of
 * a file, by their names. A `UserError` where there is no config and no file, and for a file that exports no module.
 */
export async function openProject(names: readonly string[] = [], folder: string = process.cwd()): Promise<Opened> {
  const wanted = names.map((name) => {
    const { path, module } = sourcePattern.exec(name)?.groups ?? {};
    return path === undefined ? { name } : { file: resolve(folder, path), module };
  });
  const files = [...new Set(wanted.flatMap(({ file }) => file ?? []))];
  const config = nearestConfig(folder);
  if (config === undefined && files.length === 0) {
    throw new UserError(
      'there is no gatewright.config.ts in this folder or above it: write one, or name a file, such as ./counter.ts',
    );
  }
  const found = new Map<string, readonly ProjectDesign[]>();
  for (const file of files) found.set(file, await designsOf(file));
  const project = await projectAt(placeOf(config, folder, files), [...found.values()].flat());
  return {
    project,
    names: wanted.flatMap(({ name, file, module }) => name ?? namesIn(found.get(file!)!, file!, module)),
  };
}

function namesIn(designs: readonly ProjectDesign[], file: string, module: string | undefined): readonly string[] {
  const names = designs.map(({ name }) => name);
  if (module === undefined) return names;
  if (names.includes(module)) return [module];
  throw new UserError(
    `${shownFile(file)} exports no module called ${module}${didYouMean(module, names) || `: it exports ${names.join(', ')}`}`,
  );
}

/** The one design of an argument; a file that exports several modules is a `UserError` that says how one is named. */
export async function openDesign(argument: string): Promise<{ readonly project: Project; readonly name: string }> {
  const { project, names } = await openProject([argument]);
  const [name, ...others] = names;
  if (others.length === 0) return { project, name: name! };
  throw new UserError(`${argument} exports ${names.join(', ')}: name one of them, such as ${argument}:${name}`);
}

/** The same project again, in another process. */
export async function reopenProject(place: ProjectPlace): Promise<Project> {
  const own = await Promise.all(place.files.map(designsOf));
  return projectAt(place, own.flat());
}

async function projectAt(place: ProjectPlace, own: readonly ProjectDesign[]): Promise<Project> {
  const config = place.config === undefined ? { designs: [] } : await loadConfig(place.config);
  return new Project(place, config, own);
}

/** The modules that a file exports, as designs. */
async function designsOf(file: string): Promise<readonly ProjectDesign[]> {
  if (!existsSync(file)) throw new UserError(`there is no file ${shownFile(file)}`);
  const modules = [...new Set(Object.values(await loadModule(file)).filter(isModule))];
  if (modules.length === 0) {
    throw new UserError(
      `${shownFile(file)} exports no module: export what module(...) makes; of a function, export what a call of it makes`,
    );
  }
  return modules.map((module) => projectDesign({ module, folder: shownFile(file) }, file));
}
