import { expect, test } from 'vitest';
import { renderJUnit } from './junit.ts';
import { markupProblem, textOf } from './testing/markup.ts';

/**
 * What JUnit's common schema (windyroad/JUnit-Schema, and Jenkins' junit-10.xsd) allows of what is written here: where
 * an element may stand, the attributes that it must have, and their types.
 */
const schema: Readonly<
  Record<string, { readonly within: string; readonly attributes: Readonly<Record<string, RegExp>> }>
> = {
  testsuites: { within: '', attributes: { tests: /^\d+$/, failures: /^\d+$/, time: /^\d+\.\d{3}$/ } },
  testsuite: {
    within: 'testsuites',
    attributes: {
      name: /./,
      tests: /^\d+$/,
      failures: /^\d+$/,
      time: /^\d+\.\d{3}$/,
      errors: /^\d+$/,
      skipped: /^\d+$/,
    },
  },
  testcase: { within: 'testsuite', attributes: { name: /./, classname: /./, time: /^\d+\.\d{3}$/ } },
  failure: { within: 'testcase', attributes: { message: /./ } },
};

/** What in a document the schema does not allow. */
function mistakes(xml: string): readonly string[] {
  const open: string[] = [''];
  return [...xml.matchAll(/<(\/?)([a-z]+)((?: [a-z]+="[^"]*")*)(\/?)>/g)].flatMap(
    ([tag, closes, name, text, isEmpty]) => {
      if (closes !== '') {
        open.pop();
        return [];
      }
      const rule = schema[name!];
      const parent = open.at(-1);
      if (isEmpty === '') open.push(name!);
      if (rule === undefined || rule.within !== parent) return [`${tag} in ${parent}`];
      const attributes = new Map([...text!.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]));
      const wrong = Object.entries(rule.attributes).filter(([key, form]) => !form.test(attributes.get(key) ?? ''));
      const unknown = [...attributes.keys()].filter((key) => !(key in rule.attributes));
      return [...wrong.map(([key]) => `${tag}: ${key}`), ...unknown.map((key) => `${tag}: unknown ${key}`)];
    },
  );
}

const suites = [
  {
    name: 'tracker_w64',
    cases: [
      { name: 'property, on wasm, seed 5', time: 0.25 },
      {
        name: 'property, on <yosys>',
        time: 1.5,
        failure: { message: 'a "b" & c\nd', text: 'cycle 3: <0> & \u001b[31mred\u0000\nsecond' },
      },
    ],
  },
  { name: 'rtl-gen/lib/fifo.test.ts', cases: [] },
];

test('JUnit XML keeps to the common schema, whatever messages hold', () => {
  const xml = renderJUnit(suites);
  const [head, ...rest] = xml.split('\n');
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(markupProblem(rest.join('\n'))).toBeUndefined();
  expect(mistakes(xml)).toEqual([]);
  expect(mistakes(xml.replace('classname=', 'class='))).not.toEqual([]);
  expect(textOf(xml)).toContain('cycle 3: <0> & \ufffd[31mred\ufffd\nsecond');
});

test('it counts by suite and in all', () => {
  const lines = renderJUnit(suites).split('\n');
  expect(lines[1]).toBe('<testsuites tests="2" failures="1" time="1.750">');
  expect(lines[2]).toBe('  <testsuite name="tracker_w64" tests="2" failures="1" time="1.750" errors="0" skipped="0">');
  expect(lines[5]).toBe(
    '      <failure message="a &quot;b&quot; &amp; c d">cycle 3: &lt;0&gt; &amp; \ufffd[31mred\ufffd',
  );
});
