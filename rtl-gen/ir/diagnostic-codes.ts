/**
 * Every rule that a design can break: its code and the rule in one sentence.
 *
 * `docs/diagnostics.md` has a section for each code, with a wrong example, what is printed for it, and the example put
 * right; `hdl/diagnostics-page.test.ts` holds page, table and printed text together. A new rule is a line here, a
 * section there, and `vitest run -u` on that test to fill in what is printed.
 */
export const diagnosticRules = {
  // Widths and values.
  'width-mismatch': 'A value has the width of the place where it is used; nothing is extended or cut silently.',
  'literal-range': 'A number fits in the width at which it is used, with a sign only where the place is signed.',
  'bad-width': 'A width is an integer from 1, `zext` never makes a value narrower and `trunc` never wider.',
  'bad-slice': 'The bits that are taken from a value are bits that it has, the upper one first.',
  'shape-mismatch': 'A value has the shape of the place where it is used: a word, an enumeration or a record.',
  'mixed-signs': 'Signed integers and unsigned words do not mix; `asInt` and `asBits` say how bits are to be read.',
  'bad-index': 'An index at elaboration is that of an element of the vec.',
  'bad-divisor': 'A division is by a constant, 1 or more.',
  'literal-width': 'A number that becomes part of a wider value says how wide it is.',
  'hardware-as-number': 'TypeScript computes with numbers, hardware with the methods of its values.',
  'hardware-condition': 'No hardware stands where TypeScript decides: in `if`, `?:`, `&&`, `||`, `!` and `===`.',
  'ignored-wait': 'A wait of a test is awaited, or yielded in a generator task.',
  'not-hardware': 'Only hardware values can be given a name.',
  'shift-range': 'A shift by a constant leaves some of the bits.',
  'constant-comparison': 'A comparison with a constant can hold.',
  // Records, enumerations and states.
  'missing-field': 'A record that is a default or the word of a memory has all of its fields.',
  'unknown-field': 'A record is given the fields that it has, and no others.',
  'bad-record': 'A record has no field that registers need the name of.',
  'bad-enum': 'An enumeration has one or more states, whose names differ in more than case.',
  'unknown-state': 'A state is one of those of its enumeration.',
  'not-exhaustive': 'A `match` on an enumeration has an arm for each of its states.',
  'reset-not-constant': 'The reset and start values of a register are constants.',
  'unreachable-state': 'Each state of a register can be reached from its reset.',
  // What drives what.
  undriven:
    'A register or wire is set, a wire without a default on every path; a memory is written or has initial contents.',
  'doubly-driven': 'An assignment has an effect: no later one in the same or an enclosing block always overrides it.',
  'no-effect': 'A register is not set to what it has anyway.',
  'bad-pattern': 'A pattern has a `0`, `1` or `?` for each bit of the word that it is for.',
  'uncovered-pattern': 'A `match` on patterns has an arm for each word, or a last function for the others.',
  'unreachable-arm': 'Each pattern of a `match` fits a word that none before it fits.',
  'unreachable-branch': 'A branch with statements can be taken.',
  'branch-closed': 'A `when` is followed by one `elsewhen` or `otherwise`, and that by the next.',
  'combinational-loop': 'No value depends on itself within one clock.',
  'missing-output': 'A module body returns a value for each output and for all that its links must be given.',
  'missing-input': 'An instance is given a value for each input of its module.',
  'stream-receiver': 'A stream has one receiver, which its `ready` comes from.',
  'no-output': 'A module has an output, or an assertion or cover, in it or below it.',
  unused: 'Something reads each register, wire and memory.',
  'unused-value': 'Something uses each value that an operator gives.',
  'unused-input': 'Something reads each input.',
  'unused-instance': 'Something reads an output of each instance.',
  'counter-without-reset': 'A register that counts has a value to count from.',
  'valid-waits': 'The `valid` of a stream does not depend on the `ready` of the same stream.',
  'cycle-mismatch': 'What a stage of a pipeline makes is made of values of its own cycle.',
  'foreign-value': 'A value is used in the body of the module that made it, and nowhere else.',
  'foreign-statement': 'A module body adds registers, instances and statements to its own module only.',
  'body-ended': 'A module body adds to its module while it runs, not afterwards.',
  'async-body': 'Module bodies and branches are plain functions, which are done when they return.',
  'module-recursion': 'A module does not contain itself.',
  // Names.
  'bad-name': 'A name is a letter followed by letters, digits and `_`.',
  'reserved-word': 'A name is no word of Verilog or SystemVerilog, nor that of the implicit clock or reset.',
  'name-taken': 'Each name is used once in a module.',
  'port-name-taken':
    'The ports of a module have different names in Verilog, where fields are joined to names with `_`.',
  'instance-name-hides': 'An instance is named like nothing inside its module.',
  // Clock domains.
  'unknown-clock': 'A domain is one that the module lists, and an instance is told which of its domains is which.',
  'clock-style': 'An instance is in domains of the edge, kind of reset and level that its module insists on.',
  'clock-crossing': 'What a domain takes in changes with its own clock, or comes through a crossing of the library.',
  'logic-before-synchroniser': 'What enters a synchroniser comes straight from registers.',
  'word-through-synchroniser':
    'A word that goes through a synchroniser changes in one bit at a time: it is a Gray code.',
  'asynchronous-input': 'An input that belongs to no clock enters a domain through a synchroniser of the library.',
  // Memories.
  'memory-depth': 'The number of words of a memory is a whole number, 2 or more.',
  'memory-word': 'The word of a memory has one bit or more.',
  'memory-init': 'The initial contents of a memory fit: no more words than it has, none wider than they are.',
  'memory-lanes': 'The lanes of a write are equal parts of the word, or fields of the record that it is.',
} as const satisfies Readonly<Record<string, string>>;

/** Stable codes; each names one rule. */
export type DiagnosticCode = keyof typeof diagnosticRules;

/**
 * Rules that hardware can break and still mean something: it is probably not what was meant. `m.allow` lets them pass.
 */
export const doubtfulCodes = [
  'shift-range',
  'constant-comparison',
  'unreachable-state',
  'no-effect',
  'unreachable-branch',
  'unreachable-arm',
  'no-output',
  'unused',
  'unused-value',
  'unused-input',
  'unused-instance',
  'counter-without-reset',
  'valid-waits',
  'logic-before-synchroniser',
  'word-through-synchroniser',
] as const satisfies readonly DiagnosticCode[];

/** Those of these rules that a design is emitted and simulated with: `gatewright check` reports them. */
const warningCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'unused-value',
  'unused-input',
  'unused-instance',
  'counter-without-reset',
  'valid-waits',
  'logic-before-synchroniser',
  'word-through-synchroniser',
]);

/** Whether a broken rule is a warning and not an error. */
export const isWarning = (code: DiagnosticCode): boolean => warningCodes.has(code);

export type DoubtfulCode = (typeof doubtfulCodes)[number];

/** Where the documentation explains a rule, relative to the project. */
export const diagnosticPage = (code: DiagnosticCode): string => `docs/diagnostics.md#${code}`;
