/**
 * Notes what a process reads of the project: loaded before all else (`NODE_OPTIONS=--import`), in every process and
 * thread of a test file. In JavaScript, since any Node.js that a test starts must be able to load it. Each item is a
 * line of a file in the folder of GATEWRIGHT_TRACE_OF:
 *
 * - `file PATH`: its content, or that it is not there
 * - `list PATH`: the names in a folder
 * - `glob JSON`: the names that patterns match below a folder
 * - `tree PATH`: all that a folder holds
 * - `tool NAME`: a program that reads what its arguments name, and nothing else of the project
 * - `far WHAT`: something that cannot be followed
 *
 * PATH is relative to the project. What is installed or made (`notInputs`) and what the system has is left out.
 */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';

const root = process.env.GATEWRIGHT_TRACE_ROOT;
/** Folders of the project that hold no inputs: the lockfile says what is installed, and the rest is made. */
const notInputs = new Set(['node_modules', 'out', 'dist', '.cache', '.git']);
/** Programs that read nothing of the project but what they are told to. */
const followed = new Set(['verilator', 'iverilog', 'vvp', 'yosys', 'yosys-smtbmc', 'z3', 'fst2vcd']);
const system = ['/usr', '/lib', '/lib64', '/etc', '/proc', '/sys', '/dev', '/bin', '/opt', '/var', '/run'];
// Vitest's own file of the user is a random one.
const made = [tmpdir(), process.env.GATEWRIGHT_CACHE, join(homedir(), '.local', 'share', 'vitest')].filter(Boolean);
const real = { appendFileSync: fs.appendFileSync, realpathSync: fs.realpathSync, existsSync: fs.existsSync };
const stat = fs.statSync;
// Behind a link, or not there at all.
if (real.existsSync(tmpdir())) made.push(real.realpathSync(tmpdir()));

const items = new Set();
let file;

function note(item) {
  if (items.has(item)) return;
  items.add(item);
  if (file !== undefined) real.appendFileSync(file, `${item}\n`);
}

/** From now on, and with what was noted before, in a folder that exists. */
function begin(folder) {
  if (file !== undefined) note('far a process that runs several test files');
  file = join(folder, `${process.pid}-${threadId}`);
  real.appendFileSync(file, [...items].map((item) => `${item}\n`).join(''));
}

const within = (path, folder) => path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
const mayBe = (path) => !path.split('/').some((name) => notInputs.has(name));

function textOf(path) {
  if (path instanceof URL) return path.protocol === 'file:' ? fileURLToPath(path) : undefined;
  if (typeof path === 'string') return path.startsWith('file:') ? fileURLToPath(path) : path;
  return path instanceof Uint8Array ? Buffer.from(path).toString() : undefined;
}

function read(kind, given) {
  const text = textOf(given);
  // Frames of stacks name modules of Node, too.
  if (text === undefined || text.startsWith('node:')) return;
  let path = resolve(text);
  // What traces decides nothing.
  if (path.startsWith(join(import.meta.dirname, 'trace'))) return;
  if (!within(path, root)) {
    if (!mayBe(path) || system.some((folder) => within(path, folder))) return;
    if (!made.some((folder) => within(path, folder))) {
      // Searches upwards, as for a package's settings, look there too, and find nothing.
      if (!real.existsSync(path)) note(`file ${relative(root, path)}`);
      else note(`far ${path}`);
      return;
    }
    // A link in a temporary folder may lead into the project.
    try {
      path = real.realpathSync(path);
    } catch {
      return;
    }
    if (!within(path, root)) return;
  }
  const name = relative(root, path);
  if (mayBe(name)) note(`${kind} ${name || '.'}`);
}

/** Has each call of a function noted first, where there is a project to note it of. */
function before(holder, names, see) {
  if (root === undefined) return;
  for (const name of names) {
    const original = holder[name];
    if (typeof original !== 'function') continue;
    const seen = function (...args) {
      see(...args);
      return new.target === undefined ? original.apply(this, args) : Reflect.construct(original, args);
    };
    const properties = Object.getOwnPropertyDescriptors(original);
    const promised = properties[promisify.custom];
    if (promised?.value !== undefined) {
      promised.value = (...args) => {
        see(...args);
        return original[promisify.custom](...args);
      };
    }
    Object.defineProperties(seen, properties);
    holder[name] = seen;
  }
}

const writes = (flags) => typeof flags === 'string' && /[wa]/.test(flags) && !flags.includes('+');
const contents = (path) => read('file', path);
const opened = (path, flags) => writes(flags) || read('file', path);
const listed = (path, options) => read(options?.recursive ? 'tree' : 'list', path);
const matched = (patterns, options) => {
  const folder = resolve(textOf(options?.cwd ?? '.'));
  const list = [patterns].flat().map((one) => (isAbsolute(one) && within(one, root) ? relative(folder, one) : one));
  if (within(folder, root)) note(`glob ${JSON.stringify([relative(root, folder) || '.', ...list])}`);
};
const both = (...names) => names.flatMap((name) => [name, `${name}Sync`]);

for (const holder of [fs, fs.promises]) {
  before(holder, both('readFile', 'stat', 'lstat', 'access', 'exists', 'copyFile'), contents);
  before(holder, both('open'), opened);
  before(holder, both('readdir', 'opendir'), listed);
  before(holder, both('cp', 'symlink'), (path) => read('tree', path));
  before(holder, both('glob'), matched);
  before(holder, ['createReadStream', 'openAsBlob', 'readv'], contents);
}

/** Whether a process that gets this environment has this tracer. */
const inherits = (env) =>
  env === undefined || (env.GATEWRIGHT_TRACE_ROOT !== undefined && env.NODE_OPTIONS?.includes(import.meta.filename));

/** Of this the lockfile tells the version. */
const isInstalled = (name) => real.existsSync(join(root, 'node_modules', '.bin', name));

function started(command, args, options) {
  const list = Array.isArray(args) ? args : [];
  const { cwd = '.', env, shell } = (Array.isArray(args) ? options : args) ?? {};
  const text = textOf(command) ?? String(command);
  const name = basename(text);
  if (!shell && (name === 'node' || name === 'gatewright' || name === 'vitest' || text === process.execPath)) {
    if (!inherits(env)) note(`far node without the tracer: ${list.join(' ')}`);
    // An old Node.js has no hooks for what it loads: at least the script is known.
    for (const arg of list) {
      const named = String(arg).replace(/^--?[^=]+=/, '');
      if (/\.[cm]?[jt]s$/.test(named)) read('file', resolve(textOf(cwd) ?? '.', named));
    }
    return;
  }
  const path = isAbsolute(text) ? text : undefined;
  if (!shell && path !== undefined && made.some((folder) => within(path, folder))) return;
  if (shell || !followed.has(name)) {
    note('tree .');
    if (!shell && !(path !== undefined && within(path, root)) && !isInstalled(name)) note(`tool ${text}`);
    return;
  }
  note(`tool ${name}`);
  const folder = resolve(textOf(cwd) ?? '.');
  for (const word of list.join(' ').split(/[\s;="',]+/)) {
    const named = resolve(folder, word.replace(/^-[IFfvy]/, ''));
    if (word !== '' && within(named, root) && real.existsSync(named)) {
      read(stat(named).isDirectory() ? 'tree' : 'file', named);
    }
  }
}

const shelled = (command) => started(command, [], { shell: true });
before(childProcess, ['spawn', 'spawnSync', 'execFile', 'execFileSync'], started);
before(childProcess, ['exec', 'execSync'], shelled);
before(childProcess, ['fork'], (script, args, options) => {
  // It ends the workers of a Vitest that has ended, and reads nothing.
  if (/\/node_modules\/vitest\/dist\/workers\/watchdog\.js$/.test(script)) return;
  read('file', script);
  started(process.execPath, Array.isArray(args) ? args : [], Array.isArray(args) ? options : args);
});

if (root !== undefined) {
  module.syncBuiltinESMExports();
  module.registerHooks?.({
    load(url, context, next) {
      if (url.startsWith('file:')) read('file', url.replace(/[?#].*$/, ''));
      return next(url, context);
    },
  });
  if (process.env.GATEWRIGHT_TRACE_OF !== undefined) begin(process.env.GATEWRIGHT_TRACE_OF);
  globalThis[Symbol.for('gatewright.tracer')] = { begin, note, read };
}
