/** A project as the verbs see it: a config with its defaults, designs of files that were named, and where things go. */
import { dirname, resolve } from 'node:path';
import type { Board } from '../fpga/boards/board.ts';
import { boards as builtInBoards } from '../fpga/boards/index.ts';
import { type SynthTarget, synthTargets } from '../fpga/flow/targets.ts';
import { elaborateEntry } from '../rtl-gen/design-entry.ts';
import { didYouMean } from '../support/nearest.ts';
import { userPromise } from '../support/user-code.ts';
import { UserError } from '../support/user-error.ts';
import type { DesignTests } from '../testbench/design-tests/design-tests.ts';
import { randomRun } from '../testbench/design-tests/random-run.ts';
import type { Config, ConfigFolders } from './config.ts';
import { shownFile } from './load-config.ts';
import { type ProjectDesign, projectDesign } from './project-design.ts';

/** What is reported where the config names no family. */
const usualTargets = ['xcup', 'ecp5', 'ice40'] as const satisfies readonly SynthTarget[];

/** How another process finds the same project. */
export interface ProjectPlace {
  /** The folder that paths of the config are relative to. */
  readonly root: string;
  /** The config; without one, the project is the files alone. */
  readonly config: string | undefined;
  /** Files whose modules are designs too. */
  readonly files: readonly string[];
}

export class Project {
  readonly place: ProjectPlace;
  readonly config: Config;
  /** In the order of the config, then of the files. */
  readonly designs: readonly ProjectDesign[];

  /** `own`: designs of files, which go before those of the config with the same names. */
  constructor(place: ProjectPlace, config: Config, own: readonly ProjectDesign[]) {
    this.place = place;
    this.config = config;
    const known = config.designs.map((design) => projectDesign(design));
    const twice = known.find(({ name }, i) => known.findIndex((other) => other.name === name) < i);
    if (twice !== undefined)
      throw new UserError(`${this.file}: two designs are called ${twice.name}: give one of them another name`);
    for (const target of config.targets ?? []) this.#checkTarget(target);
    const named = new Map(own.map((design) => [design.name, design]));
    const inConfig = known.map((design) => {
      const file = named.get(design.name);
      named.delete(design.name);
      return file === undefined ? design : { ...design, module: file.module, source: file.source };
    });
    this.designs = [...inConfig, ...named.values()];
  }

  /** The config's name in messages. */
  get file(): string {
    return this.place.config === undefined ? 'gatewright.config.ts' : shownFile(this.place.config);
  }

  /** A path relative to the config. */
  path(...parts: readonly string[]): string {
    return resolve(this.place.root, ...parts);
  }

  /** Where commands write: absolute. */
  get folders(): Required<ConfigFolders> {
    const { verilog = 'generated', reports = 'reports', out = 'out' } = this.config.folders ?? {};
    return { verilog: this.path(verilog), reports: this.path(reports), out: this.path(out) };
  }

  get targets(): readonly SynthTarget[] {
    return this.config.targets ?? usualTargets;
  }

  /** The boards of the package and of the project; the project's go before. */
  get boards(): readonly Board[] {
    const own = this.config.boards ?? [];
    return [...own, ...builtInBoards.filter(({ name }) => !own.some((board) => board.name === name))];
  }

  /** The design of that name; an unknown name is a `UserError` with the nearest one. */
  design(name: string): ProjectDesign {
    const found = this.designs.find((design) => design.name === name);
    if (found !== undefined) return found;
    const names = this.designs.map((design) => design.name);
    const file = /[/.]/.test(name)
      ? 'a file that exports modules ends in .ts or .js, and not in .test.ts'
      : `a file is named with its path, such as ./${name}.ts`;
    throw new UserError(
      `there is no design ${name}${didYouMean(name, names)}: npx gatewright list shows them all, and ${file}`,
    );
  }

  /** What names a design on the command line: its name, or its file and its name. */
  argumentOf(name: string): string {
    const { source } = this.design(name);
    return source === undefined ? name : `${shownFile(source)}:${name}`;
  }

  /** The designs of those names, all of them for an empty list. */
  chosen(names: readonly string[]): readonly ProjectDesign[] {
    return names.length === 0 ? this.designs : names.map((name) => this.design(name));
  }

  /** Those with a golden model. */
  get tested(): readonly ProjectDesign[] {
    return this.designs.filter(({ tests }) => tests !== undefined);
  }

  /** The names of their modules. */
  get testedModules(): ReadonlySet<string> {
    return new Set(this.tested.map((design) => design.module().name));
  }

  /**
   * The tests of the design of that name. One without a golden model is run with random inputs against its own
   * assertions; where it has none either, a `UserError` says what to do.
   */
  async tests(name: string): Promise<DesignTests> {
    const design = this.design(name);
    if (design.tests !== undefined) return this.#checked(name, await userPromise(`the tests of ${name}`, design.tests));
    const { suites } = design;
    if (suites.length > 0)
      throw new UserError(`${name} has no golden model of its own: npx vitest run ${suites.join(' ')} runs its tests`);
    if (elaborateEntry(design).modules.some(({ checks }) => checks.some(({ assumed }) => !assumed)))
      return { property: randomRun };
    throw new UserError(
      `${name} has no golden model, and asserts nothing: give it tests in ${this.file}, or call m.assert in its body`,
    );
  }

  #checkTarget(target: string): void {
    if ((synthTargets as readonly string[]).includes(target)) return;
    const near = didYouMean(target, synthTargets);
    throw new UserError(`${this.file}: there is no target ${target}${near} (targets: ${synthTargets.join(', ')})`);
  }

  #checked(name: string, tests: DesignTests): DesignTests {
    if (typeof tests?.property === 'function') return tests;
    throw new UserError(`${this.file}: the tests of ${name} have no property: give a run against a golden model`);
  }
}

/** Where a project without a config is. */
export const placeOf = (config: string | undefined, folder: string, files: readonly string[]): ProjectPlace => ({
  root: config === undefined ? folder : dirname(config),
  config,
  files,
});
