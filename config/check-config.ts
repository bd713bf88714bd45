/** What a config may say: what TypeScript holds in the editor, held where the file is read without it. */
import { didYouMean } from '../support/nearest.ts';
import { UserError } from '../support/user-error.ts';
import type { Config, ConfigDesign } from './config.ts';
import { isModule } from './hardware-module.ts';

/** A kind of value: what it is called in messages, and whether something is one. */
interface Kind {
  readonly words: string;
  readonly accepts: (value: unknown) => boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Kind = { words: 'a string', accepts: (v) => typeof v === 'string' && v !== '' };
const call: Kind = { words: 'a function', accepts: (v) => typeof v === 'function' };
const record: Kind = { words: 'an object', accepts: isObject };
const list = (words: string, of: (value: unknown) => boolean): Kind => ({
  words: `a list of ${words}`,
  accepts: (v) => Array.isArray(v) && v.every(of),
});
const texts = list('strings', text.accepts);
const count: Kind = { words: 'an integer of 1 or more', accepts: (v) => Number.isSafeInteger(v) && Number(v) >= 1 };
const named = (what: string): Kind => list(`${what} with names`, (v) => isObject(v) && text.accepts(v.name));

type Keys<T> = Readonly<Record<keyof T & string, Kind>>;

const designKeys: Keys<ConfigDesign> = {
  module: { words: 'a module, or a function that makes one', accepts: (v) => isModule(v) || typeof v === 'function' },
  name: {
    words: 'a name of letters, digits and _',
    accepts: (v) => typeof v === 'string' && /^[A-Za-z_][A-Za-z0-9_]*$/.test(v),
  },
  summary: { words: 'a string', accepts: (v) => typeof v === 'string' },
  parameters: record,
  group: text,
  folder: { words: 'a string', accepts: (v) => typeof v === 'string' },
  verilog: text,
  tests: call,
  suites: texts,
  pins: record,
};

const configKeys: Keys<Config> = {
  designs: { words: 'a list of designs', accepts: Array.isArray },
  proofs: named('proofs'),
  selfTests: named('self-tests'),
  boards: named('boards'),
  targets: texts,
  folders: record,
  tsconfig: text,
  hardware: texts,
  start: record,
  report: record,
  regress: record,
  benches: named('designs'),
  models: named('models'),
  commands: named('commands'),
};

const partKeys = {
  folders: { verilog: text, reports: text, out: text } satisfies Keys<NonNullable<Config['folders']>>,
  start: {
    clocks: count,
    runs: count,
    lead: record,
    replays: list('objects', isObject),
    figures: list('objects', isObject),
  } satisfies Keys<NonNullable<Config['start']>>,
  report: { designs: texts, routed: texts, pages: texts } satisfies Keys<NonNullable<Config['report']>>,
  regress: { suites: texts, without: texts, seconds: record, sources: texts } satisfies Keys<
    NonNullable<Config['regress']>
  >,
} as const;

/** The config, if it is one; else a `UserError` that names the file, the key and what it should be. */
export function checkConfig(value: unknown, file: string): Config {
  const refuse = (what: string): never => {
    throw new UserError(`${file}: ${what}`);
  };
  if (!isObject(value)) return refuse('it has to export a config: export default defineConfig({ designs: [...] })');
  checkKeys(value, configKeys, '', refuse);
  if (value.designs === undefined) refuse('it has no designs: give designs: [{ module: ... }]');
  for (const [part, keys] of Object.entries(partKeys)) {
    if (isObject(value[part])) checkKeys(value[part], keys, `${part}.`, refuse);
  }
  for (const [index, design] of (value.designs as readonly unknown[]).entries()) {
    if (!isObject(design)) refuse(`designs[${index}] is ${kindOf(design)}: give { module: ... }`);
    checkKeys(design as Readonly<Record<string, unknown>>, designKeys, `designs[${index}].`, refuse);
    if ((design as Partial<ConfigDesign>).module === undefined) refuse(`designs[${index}] has no module`);
  }
  return value as unknown as Config;
}

function checkKeys(
  value: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, Kind>>,
  path: string,
  refuse: (what: string) => never,
): void {
  for (const [key, given] of Object.entries(value)) {
    const kind = keys[key];
    if (kind === undefined) refuse(`there is no key ${path}${key}${didYouMean(key, Object.keys(keys))}`);
    else if (given !== undefined && !kind.accepts(given))
      refuse(`${path}${key} is ${kindOf(given)}: give ${kind.words}`);
  }
}

/** What a value is, in words. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list with something else in it';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'function' ? 'a function' : JSON.stringify(value);
}
