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

/** Every verb, on the designs of the template. Runs are short: that each does its work is for its own tests. */
export const templateVerbs: readonly VerbRun[] = [
  { args: ['list'], shows: /queue/ },
  { args: ['list', 'queue', '--json'], shows: /"down_payload"/ },
  { args: ['emit'], shows: /queue_w8_d16: 1 file in generated/ },
  { args: ['emit', './counter.ts', '--out', 'out/emitted'], shows: /counter: 1 file/ },
  { args: ['lint'], needs: 'typescript', shows: /no hardware where TypeScript decides/ },
  { args: ['check'], shows: /\d checks passed, 0 failed/ },
  { args: ['sim', 'queue', '--runs', '2', '--clocks', '2000', '--waves', 'out/queue.html'], shows: /queue/ },
  { args: ['cover', 'queue', '--runs', '1', '--clocks', '2000'], shows: /queue/ },
  { args: ['mutate', 'queue', '--count', '4'], shows: /killed/ },
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

/** What the commands on an example are given. */
export interface Example {
  /** Of the designs, the one that has tests. */
  readonly design: string;
  readonly proof: string;
  /** Those that take seconds of processor time and that are run on it each time; the others are run on another. */
  readonly slow: readonly ('mutate' | 'regress' | 'report' | 'synth' | 'check')[];
  /** Its tests are run each time; in the repository, from the sources, they run each time too. */
  readonly tested?: true;
  /** Commands that the others have no use for. */
  readonly more?: readonly VerbRun[];
}

/** The commands on an example; `all`: the slow ones, too. */
export function exampleVerbs({ design, proof, slow, more = [] }: Example, all: boolean): readonly VerbRun[] {
  const run = ['--runs', '1', '--clocks', '1000'];
  const verbs: readonly VerbRun[] = [
    { args: ['list'], shows: new RegExp(design) },
    { args: ['emit'], shows: /in generated/ },
    { args: ['lint'], shows: /no hardware where TypeScript decides/ },
    { args: ['sim', design, ...run], shows: /passed/ },
    { args: ['cover', design, ...run], shows: /toggle/ },
    { args: ['prove', proof, '--mode', 'bmc', '--depth', '2'], shows: /no assertion fails/ },
    { args: ['start'], shows: /Results, Verilog and pictures/ },
    ...more,
  ];
  const seconds: Readonly<Record<Example['slow'][number], VerbRun>> = {
    check: { args: ['check'], shows: /\d checks passed, 0 failed/ },
    mutate: { args: ['mutate', design, '--count', '2'], shows: /mutants/ },
    regress: { args: ['regress', design, ...run, '--engine', 'wasm'], shows: new RegExp(design) },
    synth: { args: ['synth', design, '--target', 'ice40'], shows: new RegExp(design) },
    report: { args: ['report', design, '--target', 'ice40'], shows: new RegExp(design) },
  };
  const chosen = all ? (Object.keys(seconds) as readonly (keyof typeof seconds)[]) : slow;
  return [...verbs, ...chosen.map((name) => seconds[name])];
}

/** The projects in `examples`. */
export const examples: Readonly<Record<'uart' | 'crossbar' | 'rv32i', Example>> = {
  uart: {
    design: 'uart',
    proof: 'loopback',
    slow: [],
    more: [{ args: ['diagram', 'uart'], shows: /\.svg/ }],
  },
  crossbar: { design: 'crossbar', proof: 'output', slow: ['regress'], tested: true },
  rv32i: {
    design: 'rv32i',
    proof: 'registers',
    slow: [],
    more: [
      { args: ['replay', 'rv32i', 'test/programs/primes.hex'], shows: /disagreements with the golden model: 0/ },
      { args: ['bench', 'engine', '--engines', 'wasm', '--rounds', '1'], shows: /rv32i_busy +wasm/ },
    ],
  },
};
