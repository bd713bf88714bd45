import { expect, test } from 'vitest';
import { circles } from './testing/circles.ts';
import { importsOf, isProduct, sourceFiles, under } from './testing/imports.ts';

/**
 * Which folders a folder's files may import (design.md section 1); its own is always allowed, `support` too.
 * `type FOLDER` allows types alone, of which nothing remains at run time. The longest matching folder decides. Tests
 * may reach further, because they bring the parts together.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  support: [],
  'rtl-gen/ir': [],
  'rtl-gen/hdl': ['rtl-gen/ir'],
  'rtl-gen/verilog': ['rtl-gen/ir'],
  'rtl-gen/lib': ['rtl-gen/hdl', 'rtl-gen/design-entry.ts'],
  'rtl-gen/uet': ['rtl-gen/hdl', 'rtl-gen/lib', 'rtl-gen/design-entry.ts'],
  // The one thing that hardware and golden model share, so it leads to neither.
  'rtl-gen/uet/wire/layout': [],
  'rtl-gen/design-entry.ts': ['rtl-gen/hdl'],
  'testbench/engine': ['rtl-gen/ir', 'rtl-gen/verilog'],
  'testbench/waves': ['testbench/engine'],
  'testbench/kernel': ['testbench/engine'],
  'testbench/checking': ['testbench/kernel'],
  'testbench/log': ['testbench/kernel', 'testbench/checking'],
  'testbench/agents': [
    'testbench/log',
    'type rtl-gen/hdl',
    'rtl-gen/hdl/body/bus-names.ts',
    'testbench/engine',
    'testbench/kernel',
    'testbench/checking',
  ],
  'testbench/bench': [
    'rtl-gen/hdl',
    // What the checks of a design read.
    'rtl-gen/ir',
    'testbench/engine',
    'testbench/waves',
    'testbench/kernel',
    'testbench/checking',
    'testbench/agents',
    'testbench/coverage/functional',
    'testbench/log',
    'testbench/unknowns',
  ],
  'testbench/unknowns': ['rtl-gen/ir', 'testbench/engine'],
  'testbench/coverage/functional': ['testbench/kernel', 'testbench/checking'],
  'testbench/properties': [
    'rtl-gen/hdl',
    'testbench/engine',
    'testbench/kernel',
    'testbench/checking',
    'testbench/agents',
    'testbench/bench',
  ],
  // Models of the registers of a table, and what checks them: `gatewright/registers`.
  'testbench/registers': [
    'type rtl-gen/hdl',
    'rtl-gen/lib/axi/register-table.ts',
    'testbench/engine',
    'testbench/kernel',
    'testbench/agents',
    'testbench/bench',
  ],
  // What users import as `gatewright/bench`.
  'testbench/index.ts': [
    'testbench/bench',
    'testbench/agents',
    'testbench/checking',
    'testbench/coverage/functional',
    'testbench/log',
    'testbench/properties',
    'testbench/unknowns',
  ],
  'testbench/coverage': ['rtl-gen/ir', 'testbench/engine'],
  'testbench/formal': [
    'rtl-gen/hdl',
    'rtl-gen/ir',
    'rtl-gen/lib',
    'rtl-gen/verilog',
    'testbench/engine',
    'testbench/waves',
  ],
  'testbench/uet/proofs': ['rtl-gen/hdl', 'rtl-gen/lib', 'rtl-gen/uet', 'testbench/formal'],
  'testbench/uet/golden': ['rtl-gen/uet/wire/layout'],
  'testbench/uet/captures': [],
  'testbench/uet/dissect': ['rtl-gen/uet/wire/layout', 'testbench/uet/captures', 'testbench/uet/golden'],
  'testbench/uet/traces': ['testbench/uet/golden'],
  'testbench/uet/vectors': [],
  'testbench/uet/network': ['testbench/uet/golden'],
  'testbench/uet/blocks': [
    'testbench/properties',
    'rtl-gen/hdl',
    'type rtl-gen/lib',
    // What a table of registers says, for hardware, pages and tests.
    'rtl-gen/lib/axi/register-table.ts',
    'rtl-gen/uet',
    'rtl-gen/design-entry.ts',
    'testbench/kernel',
    'testbench/checking',
    'testbench/agents',
    'testbench/bench',
    'testbench/design-tests',
    'testbench/engine',
    'testbench/registers',
    'testbench/uet/golden',
    'testbench/uet/traces',
    'testbench/uet/vectors',
    'testbench/waves',
    // Pictures for `start`.
    'type config',
    'report',
  ],
  // Golden model and hardware on a socket, by calls of libfabric.
  'testbench/uet/peer': ['rtl-gen/uet', 'testbench/engine', 'testbench/uet/golden', 'testbench/uet/system'],
  // Golden models and hardware together, over that network.
  'testbench/uet/system': [
    'rtl-gen/hdl',
    'rtl-gen/uet',
    'testbench/engine',
    'testbench/uet/captures',
    'testbench/uet/golden',
    'testbench/uet/blocks',
    'testbench/uet/network',
  ],
  'testbench/design-tests': ['testbench/bench', 'testbench/engine'],
  'testbench/mutation': [
    'rtl-gen/ir',
    'testbench/bench',
    'testbench/design-tests',
    'testbench/engine',
    // Its threads and processes read the project's designs and tests.
    'config',
  ],
  'testbench/regress': [
    'rtl-gen/ir',
    'rtl-gen/design-entry.ts',
    'testbench/bench',
    'testbench/design-tests',
    'testbench/engine',
    'config',
    'testbench/coverage',
    'testbench/mutation',
  ],
  'fpga/flow': ['rtl-gen/verilog'],
  'fpga/boards': [],
  'fpga/selftest': ['rtl-gen/hdl', 'fpga/boards'],
  'fpga/uet': ['rtl-gen/hdl', 'rtl-gen/lib', 'rtl-gen/uet', 'fpga/boards', 'fpga/selftest'],
  'fpga/bitstream': ['rtl-gen/hdl', 'rtl-gen/verilog', 'fpga/boards', 'fpga/selftest'],
  // Netlists in the engine.
  'fpga/run': ['testbench/engine', 'fpga/boards', 'fpga/selftest', 'fpga/bitstream'],
  'fpga/post-route': ['rtl-gen/verilog', 'fpga/flow', 'fpga/boards', 'fpga/bitstream'],
  'fpga/report': ['rtl-gen/verilog', 'fpga/flow', 'type fpga/post-route'],
  // What a config says is types of the tools; `proof` makes one.
  config: [
    'rtl-gen/hdl',
    'rtl-gen/design-entry.ts',
    'type rtl-gen/ir',
    'testbench/design-tests',
    'testbench/formal/proof.ts',
    'fpga/boards',
    'type fpga/flow',
    // Which targets there are.
    'fpga/flow/targets.ts',
    'type fpga/selftest',
  ],
  report: [],
  cli: ['config', 'rtl-gen', 'testbench', 'fpga', 'report', 'bench'],
  bench: ['config', 'rtl-gen', 'testbench', 'fpga', 'report'],
  studies: ['config', 'rtl-gen', 'testbench', 'fpga', 'report', 'bench'],
  // Shows all of it in a browser.
  playground: ['rtl-gen', 'testbench', 'fpga', 'report', 'packaging'],
  'cli/lint/questions.ts': [],
  'cli/lint/ignored-waits.ts': ['cli/lint/questions.ts'],
  'cli/lint/mistakes.ts': ['cli/lint/questions.ts', 'cli/lint/ignored-waits.ts'],
  // The package is made of the files of all others, and imports none of them.
  packaging: [],
  'lint-plugin': ['cli/lint/mistakes.ts', 'type cli/lint/questions.ts', 'type cli/lint/ignored-waits.ts'],
};

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length);

test('imports run only along the arrows of the design', () => {
  const wrong = sourceFiles.flatMap((file) => {
    const home = folders.find((folder) => under(file, folder));
    if (home === undefined) return [`${file} stands in no folder of the house`];
    return importsOf(file)
      .filter(({ types, target }) => {
        const reached = [home, 'support', ...allowed[home]!];
        return !reached.some((folder) => under(target, folder) || (types && under(`type ${target}`, folder)));
      })
      .map(({ target }) => `${file} must not import ${target}`);
  });
  expect(sourceFiles.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('no tool imports what is of the product', () => {
  const tools = sourceFiles.filter((file) => !isProduct(file));
  const wrong = tools.flatMap(importsOf).filter(({ target }) => isProduct(target));
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  expect(tools.length).toBeGreaterThan(500);
});

test('no folder is in a circle, of values or of types', () => {
  expect(circles(sourceFiles.flatMap(importsOf))).toEqual([]);
});

test('a circle is found among rooms and within one, but not between a folder and what is in it', () => {
  const imports = (...pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([file, target]) => ({ file, target, types: true }));
  expect(circles(imports(['cli/a.ts', 'report/b.ts'], ['report/x/b.ts', 'cli/y/c.ts']))).toEqual([
    ['cli/a.ts imports report/b.ts', 'report/x/b.ts imports cli/y/c.ts'],
  ]);
  expect(
    circles(imports(['fpga/flow/a/x.ts', 'fpga/flow/b/y.ts'], ['fpga/flow/b/z.ts', 'fpga/flow/a/w.ts'])),
  ).toHaveLength(1);
  expect(circles(imports(['cli/a.ts', 'cli/verbs/b.ts'], ['cli/verbs/b.ts', 'cli/a.ts']))).toEqual([]);
});
