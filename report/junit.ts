/** Results of tests as JUnit XML, which CI servers read. */
import { escapeXml } from './escape.ts';

/** Seconds, as all times here. */
export interface JUnitSuiteRow {
  readonly name: string;
  readonly cases: readonly {
    readonly name: string;
    readonly time: number;
    readonly failure?: { readonly message: string; readonly text: string };
  }[];
}

/** One document with the elements and attributes that Jenkins, GitLab and GitHub have in common. */
export function renderJUnit(suites: readonly JUnitSuiteRow[]): string {
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals(all)}>`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite ${attribute('name', name)} ${totals(cases)} errors="0" skipped="0">`,
      ...cases.flatMap((c) => caseLines(name, c)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

type Case = JUnitSuiteRow['cases'][number];

function caseLines(suite: string, { name, time, failure }: Case): readonly string[] {
  const head = `    <testcase ${attribute('name', name)} ${attribute('classname', suite)} time="${seconds(time)}"`;
  if (failure === undefined) return [`${head}/>`];
  const { message, text } = failure;
  return [
    `${head}>`,
    `      <failure ${attribute('message', message)}>${escapeXml(text)}</failure>`,
    '    </testcase>',
  ];
}

function totals(cases: readonly Case[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const time = cases.reduce((sum, c) => sum + c.time, 0);
  return `tests="${cases.length}" failures="${failures}" time="${seconds(time)}"`;
}

/** A line break within an attribute would be read as a blank. */
const attribute = (name: string, value: string): string => `${name}="${escapeXml(value.replaceAll(/\s+/g, ' '))}"`;

const seconds = (time: number): string => time.toFixed(3);
