/** A design of a project: an entry of the config with all that it leaves out. */
import type { DesignEntry } from '../rtl-gen/design-entry.ts';
import type { AnyModule } from '../rtl-gen/hdl/index.ts';
import { userCode } from '../support/user-code.ts';
import { UserError } from '../support/user-error.ts';
import type { DesignTests } from '../testbench/design-tests/design-tests.ts';
import type { ConfigDesign, DesignParameters, DesignPins } from './config.ts';
import { type HardwareModule, isModule } from './hardware-module.ts';

export interface ProjectDesign extends DesignEntry {
  /** The file that was named for it, absolute; undefined for a design of the config. */
  readonly source: string | undefined;
  readonly tests: (() => DesignTests | Promise<DesignTests>) | undefined;
  readonly suites: readonly string[];
  readonly pins: Readonly<Record<string, DesignPins>>;
}

/** Of an entry of the config; its module is made once, and for its name alone where the config gives none. */
export function projectDesign(given: ConfigDesign, source?: string): ProjectDesign {
  const { parameters = {}, group = 'designs', folder = '', tests, suites = [], pins = {} } = given;
  let made: HardwareModule | undefined;
  const module = (): AnyModule => {
    made ??= typeof given.module === 'function' ? madeModule(given, parameters) : given.module;
    return made as unknown as AnyModule;
  };
  const { name = module().name } = given;
  return {
    name,
    group,
    folder,
    summary: given.summary ?? (typeof given.module === 'function' ? '' : summaryOf(given.module)),
    parameters,
    ...(given.verilog === undefined ? {} : { verilog: given.verilog }),
    module,
    source,
    tests,
    suites,
    pins,
  };
}

/** What the factory of a design makes; a `UserError` for what is no module. */
function madeModule({ module, name }: ConfigDesign, parameters: DesignParameters): HardwareModule {
  const what = `the module of ${name ?? 'a design'}`;
  const made: unknown = typeof module === 'function' ? userCode(what, () => module(parameters)) : module;
  if (isModule(made)) return made;
  throw new UserError(
    `${what} is ${made === undefined ? 'undefined' : JSON.stringify(made)}: give what module(...) makes`,
  );
}

const summaryOf = ({ ports }: HardwareModule): string => (ports as { readonly summary?: string }).summary ?? '';
