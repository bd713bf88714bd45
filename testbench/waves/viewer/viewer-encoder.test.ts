import fc from 'fast-check';
import { expect, test } from 'vitest';
import { play, type RandomRun, randomRun } from '../testing/random-run.ts';
import { ViewerEncoder } from './viewer-encoder.ts';
import { viewerPage } from './viewer-page.ts';
import { recordedWaves } from './wave-data.ts';

function pageOf(run: RandomRun, mostBytes?: number): string {
  let text = '';
  play(run, (source, tree) => new ViewerEncoder(source, tree, (piece) => (text += piece), mostBytes));
  return text;
}

test('the page of a run is that of its recording', () => {
  fc.assert(
    fc.property(randomRun, (run) => {
      const { signals, values } = run;
      const recorded = signals.map((signal, i) => ({ ...signal, values: values.map((row) => row[i]!) }));
      expect(pageOf(run)).toBe(viewerPage(recordedWaves({ firstCycle: 0, cycles: values.length, signals: recorded })));
    }),
    { numRuns: 50 },
  );
});

test('changes that are too many for a page are told, with what to do', () => {
  const values = Array.from({ length: 5000 }, (_, i) => [i]);
  const run: RandomRun = { signals: [{ path: 'a', width: 32, kind: 'wire' }], values };
  expect(pageOf(run, 2 ** 15)).toContain('</html>');
  expect(() => pageOf(run, 2 ** 14)).toThrow(
    'the waves have more than 0.015625 MB of changes, too many for a page: choose fewer scopes, or write .fst',
  );
});

test('a page of no cycles is refused', () => {
  expect(() => viewerPage(recordedWaves({ firstCycle: 0, cycles: 0, signals: [] }))).toThrow('nothing was recorded');
});
