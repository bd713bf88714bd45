/** The commands that a project's user runs, and how each has to end. */

/** A command, what it needs beside the package, and what tells that it has worked. */
export interface VerbRun {
  readonly args: readonly string[];
  /** An optional package; without it the command ends with 2 and a sentence that names it. */
  readonly needs?: string;
  readonly shows: RegExp;
  /** Its exit code. Default 0. */
  readonly ends?: number;
}

/** Every verb, on the designs of the template. Runs are short: that each does its work is what its own tests are about. */
export const templateVerbs: readonly VerbRun[] = [
  { args: ['list'], shows: /queue/ },
  { args: ['list', 'queue', '--json'], shows: /"down_payload"/ },
  { args: ['emit'], shows: /queue_w8_d16: 1 file in generated/ },
  { args: ['emit', './counter.ts', '--out', 'out/emitted'], shows: /counter: 1 file/ },
  { args: ['lint'], needs: 'typescript', shows: /no hardware where TypeScript decides/ },
  { args: ['check'], shows: /\d checks passed, 0 failed/ },
  { args: ['sim', 'queue', '--runs', '2', '--clocks', '2000', '--waves', 'out/queue.html'], shows: /queue/ },
  { args: ['cover', 'queue', '--runs', '1', '--clocks', '2000'], shows: /queue/ },
  { args: ['mutate', 'queue', '--count', '10'], shows: /killed/ },
  { args: ['bench', 'engine'], ends: 2, shows: /has no benches/ },
  { args: ['diagram', 'queue'], ends: 2, shows: /has no state machine/ },
  { args: ['replay', 'queue', 'none.csv'], ends: 2, shows: /^error: / },
  { args: ['regress', 'queue', '--runs', '1', '--clocks', '1000', '--engine', 'wasm'], shows: /queue/ },
  { args: ['prove', 'queue'], shows: /proved by induction/ },
  { args: ['synth', 'queue', '--target', 'ice40'], needs: '@yowasp/yosys', shows: /queue/ },
  { args: ['report', 'queue', '--target', 'ice40'], needs: '@yowasp/yosys', shows: /queue/ },
  { args: ['fpga', 'icebreaker', '--top', 'demo'], needs: '@yowasp/yosys', shows: /icebreaker/ },
  { args: ['start'], shows: /Results, Verilog and pictures/ },
];

/** A file beside the template's: commands take one too. */
export const counterFile = `import { bits, module } from 'gatewright/hdl';

export const counter = module('counter', { out: { count: bits(8) } }, (_, m) => {
  const count = m.reg('count', bits(8), { reset: 0 });
  count.set(count.add(1));
  return { count };
});
`;

/** Commands on each of the projects in `examples`, of which `design` has tests. */
export const exampleVerbs = (design: string, proof: string): readonly VerbRun[] => [
  { args: ['list'], shows: new RegExp(design) },
  { args: ['emit'], shows: /in generated/ },
  { args: ['lint'], shows: /no hardware where TypeScript decides/ },
  { args: ['check'], shows: /\d checks passed, 0 failed/ },
  { args: ['sim', design, '--runs', '1', '--clocks', '1000'], shows: /passed/ },
  { args: ['cover', design, '--runs', '1', '--clocks', '1000'], shows: /toggle/ },
  { args: ['mutate', design, '--count', '2'], shows: /mutants/ },
  { args: ['regress', design, '--runs', '1', '--clocks', '1000', '--engine', 'wasm'], shows: new RegExp(design) },
  { args: ['prove', proof, '--mode', 'bmc', '--depth', '2'], shows: /no assertion fails/ },
  { args: ['synth', design, '--target', 'ice40'], shows: new RegExp(design) },
];

/** Of each example, the design that has tests, and a proof. */
export const examples: Readonly<Record<string, readonly [design: string, proof: string]>> = {
  uart: ['uart', 'loopback'],
  crossbar: ['crossbar', 'output'],
  rv32i: ['rv32i', 'registers'],
};
