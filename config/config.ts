/** What `gatewright.config.ts` says of a project. Every key but `designs` may be left out. */
import type { Board } from '../fpga/boards/board.ts';
import type { SynthTarget } from '../fpga/flow/targets.ts';
import type { SelfTest } from '../fpga/selftest/self-test-entry.ts';
import type { DesignTests } from '../testbench/design-tests/design-tests.ts';
import type { Proof } from '../testbench/formal/proof.ts';
import type { BusyDesign } from './busy-design.ts';
import type { HardwareModule } from './hardware-module.ts';

/** What a factory of modules is given. */
export type DesignParameters = Readonly<Record<string, number | string>>;

/** A design: what is listed, emitted, checked, simulated and synthesised by its name. */
export interface ConfigDesign {
  /** The module, or what makes it of `parameters` when it is needed. */
  // biome-ignore lint/suspicious/noExplicitAny: each factory names the type of its own parameters
  readonly module: HardwareModule | ((parameters: any) => HardwareModule);
  /** Default: the name of the module. */
  readonly name?: string;
  /** What it is, in one line. Default: nothing. */
  readonly summary?: string;
  /** Default: none. */
  readonly parameters?: DesignParameters;
  /** The heading under which lists show it. Default: `designs`. */
  readonly group?: string;
  /** What shares its source, such as a folder: a second heading, and a block of a regression. Default: its name. */
  readonly folder?: string;
  /** Its folder within `folders.verilog`. Default: its name. */
  readonly verilog?: string;
  /** Its tests against a golden model; read when they are run. Default: it has none. */
  readonly tests?: () => DesignTests | Promise<DesignTests>;
  /** Test files that stand for it in regressions if it has no `tests`: globs. Default: none. */
  readonly suites?: readonly string[];
  /** Of boards, by their names: at which pins its ports are, `count[0]` for bit 0 of `count`. Default: on none. */
  readonly pins?: Readonly<Record<string, DesignPins>>;
}

/** The sites of a design's ports on a board; `clk` is at the board's own pin, and `rst` is released after power-up. */
export type DesignPins = Readonly<Record<string, string | DesignPin>>;

/** A site that needs more said than its name. */
export interface DesignPin {
  readonly site: string;
  /** The I/O standard, where the family has a choice. */
  readonly standard?: string;
  /** The signal is inverted at the pin. */
  readonly activeLow?: true;
}

/** Where commands write, relative to the config. */
export interface ConfigFolders {
  /** `emit`: a folder a design. Default `generated`. */
  readonly verilog?: string;
  /** `report --update`: a file a design. Default `reports`. */
  readonly reports?: string;
  /** Pages, waves, projects of boards, journals. Default `out`. */
  readonly out?: string;
}

/** A recording that `start` replays. */
export interface StartReplay {
  readonly design: string;
  /** Relative to the config. */
  readonly file: string;
  readonly title: string;
  readonly caption: string;
}

/** A picture that `start` shows. */
export interface StartFigure {
  readonly title: string;
  readonly caption: string;
  /** A whole SVG document. */
  readonly svg: () => Promise<string>;
}

/** What became of the main job: pictures are whole SVG documents. */
export interface StartOutcome {
  readonly passed: boolean;
  /** What it was, and how it ended. */
  readonly sentence: string;
  readonly figures: readonly { readonly title: string; readonly caption: string; readonly svg: string }[];
}

/** The main job of a project: `start` has it first on its page. It is left out where `design` is. */
export interface StartLead {
  readonly design: string;
  readonly title: string;
  readonly run: () => Promise<StartOutcome>;
}

/** What `start` does, beside emitting all designs and simulating those that have tests. */
export interface ConfigStart {
  /** Clocks of each property run. Default 4,000. */
  readonly clocks?: number;
  /** Property runs of each design. Default 2. */
  readonly runs?: number;
  readonly lead?: StartLead;
  readonly replays?: readonly StartReplay[];
  readonly figures?: readonly StartFigure[];
}

/** What `report` is about where it is told nothing else. */
export interface ConfigReport {
  /** Default: all designs. */
  readonly designs?: readonly string[];
  /** Placed and routed by `--post-route`. Default: `designs`. */
  readonly routed?: readonly string[];
  /** Globs of pages whose figures `--update` writes, see `docs/fpga-reports.md`. Default: none. */
  readonly pages?: readonly string[];
}

/** What `regress` runs beside the designs, as globs relative to the config. */
export interface ConfigRegress {
  /** Test files whose stimulus is random. Default: all of the project. */
  readonly suites?: readonly string[];
  /** Test files that are left out of these. Default: none. */
  readonly without?: readonly string[];
  /** Seconds that a test file takes, of those that take long: they are begun first. Default: 8 each. */
  readonly seconds?: Readonly<Record<string, number>>;
  /** The sources that results depend on. Default: all TypeScript of the project. */
  readonly sources?: readonly string[];
}

/** What a recording's own model takes without hardware: `replay` knows it by its name, as it knows designs. */
export interface ConfigModel {
  readonly name: string;
  readonly summary: string;
  /** Replays a file; one that is no such recording is a `UserError`. */
  readonly replay: (file: string) => Promise<ModelReplay>;
}

/** What a model made of a recording. */
export interface ModelReplay {
  /** What was compared, how much of it, and how far apart it was at most; columns of tables, in this order. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** How often recording and model differed; the first difference in words. */
  readonly disagreements: number;
  readonly firstDisagreement?: string | undefined;
}

/** A command of the project's own, beside those of Gatewright. */
export interface ConfigCommand {
  readonly name: string;
  readonly description: string;
  /** Of each argument the name, `<file>` or `[file]`, and what it is. */
  readonly arguments?: readonly (readonly [name: string, description: string])[];
  readonly options?: readonly ConfigOption[];
  /** Gets the arguments and the options by their names; a `UserError` is told as one sentence, with exit code 2. */
  readonly run: (
    args: readonly string[],
    options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>,
  ) => void | Promise<void>;
}

/** An option of such a command. */
export interface ConfigOption {
  /** `--set <value>`; without a value it is a switch. */
  readonly flags: string;
  readonly description: string;
  readonly default?: string;
  /** It may be given several times, and is a list. */
  readonly many?: true;
}

/** A project. */
export interface Config {
  /** In the order in which lists show them. No two have one name. */
  readonly designs: readonly ConfigDesign[];
  /** What `prove` proves by name, beside the designs' own assertions. Default: none. */
  readonly proofs?: readonly Proof[];
  /** What `fpga` puts on boards that tell PASS or FAIL by themselves. Default: none. */
  readonly selfTests?: readonly SelfTest[];
  /** Boards of the project's own, beside those of `gatewright/boards`. Default: none. */
  readonly boards?: readonly Board[];
  /** The families that `report` is about; `synth` and `start` take the first. Default `xcup`, `ecp5`, `ice40`. */
  readonly targets?: readonly SynthTarget[];
  readonly folders?: ConfigFolders;
  /** The `tsconfig.json` that `lint` reads. Default: the one beside the config. */
  readonly tsconfig?: string;
  /** Globs of the files that `lint` reads if none are named. Default: all files of the `tsconfig.json`. */
  readonly hardware?: readonly string[];
  readonly start?: ConfigStart;
  readonly report?: ConfigReport;
  readonly regress?: ConfigRegress;
  /** Designs that `bench engine` measures. Default: none. */
  readonly benches?: readonly BusyDesign[];
  /** Golden models that `replay` gives recordings to, without hardware. Default: none. */
  readonly models?: readonly ConfigModel[];
  /** Default: none. */
  readonly commands?: readonly ConfigCommand[];
}
