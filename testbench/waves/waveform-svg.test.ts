import { describe, expect, test } from 'vitest';
import { numbered } from '../../rtl-gen/ir/states.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo } from '../bench/testing/run-on.ts';
import { type Recording, record } from './recording.ts';
import { renderWaves } from './waveform-svg.ts';

const recording: Recording = {
  firstCycle: 10,
  cycles: 6,
  signals: [
    { path: 'up_valid', width: 1, values: [0, 1, 1, 0, 1, 1] },
    { path: 'core.state', width: 2, states: numbered(['IDLE', 'RUN', 'A<B']), values: [0, 0, 1, 1, 2, 3] },
    { path: 'data', width: 64, values: [0n, 0n, 2n ** 63n, 2n ** 63n, 1n, 1n] },
  ],
};

/** The elements of a kind, with their attributes and text. */
function elements(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(`<${name}[ >][^]*?(?:/>|</${name}>)`.replace('[^]', '[\\s\\S]'), 'g'))].map(
    ([e]) => e,
  );
}

describe('renderWaves', () => {
  test('labels buses in hexadecimal and states by name, one segment a value', () => {
    const svg = renderWaves(recording);
    const tips = elements(svg, 'title').map((tip) => tip.replace(/<\/?title>/g, ''));
    expect(tips).toMatchInlineSnapshot(`
      [
        "up_valid = 0, cycle 10",
        "up_valid = 1, cycles 11 to 12",
        "up_valid = 0, cycle 13",
        "up_valid = 1, cycles 14 to 15",
        "core.state = IDLE (0), cycles 10 to 11",
        "core.state = RUN (1), cycles 12 to 13",
        "core.state = A&lt;B (2), cycle 14",
        "core.state = 3, cycle 15",
        "data = 0, cycles 10 to 11",
        "data = 0x8000000000000000 (9223372036854775808), cycles 12 to 13",
        "data = 1, cycles 14 to 15",
      ]
    `);
    const values = [...svg.matchAll(/class="gw-value"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(values).toMatchInlineSnapshot(`
      [
        "IDLE",
        "RUN",
        "A&lt;B",
        "3",
        "0",
        "8000000000000000",
        "1",
      ]
    `);
  });

  test('draws a bit as a square wave whose edges are at the cell borders', () => {
    const svg = renderWaves(recording, { signals: ['up_valid'], cellWidth: 30, clock: false });
    expect(/gw-bit" d="([^"]*)"/.exec(svg)?.[1]).toMatchInlineSnapshot(`"M82 65H112L114 47H172L174 65H202L204 47H262"`);
  });

  test('shows the asked cycles of the asked signals, in their order', () => {
    const svg = renderWaves(recording, { signals: ['data', 'up_valid'], from: 12, to: 13, clock: false });
    const ticks = [...svg.matchAll(/class="gw-tick"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(ticks).toEqual(['12', '13']);
    expect(svg.indexOf('>data<')).toBeLessThan(svg.indexOf('>up_valid<'));
    expect(elements(svg, 'title').map((tip) => tip.replace(/<\/?title>/g, ''))).toEqual([
      'data = 0x8000000000000000 (9223372036854775808), cycles 12 to 13',
      'up_valid = 1, cycle 12',
      'up_valid = 0, cycle 13',
    ]);
  });

  test('is well formed: every element is closed and every text escaped', () => {
    const svg = renderWaves(recording, { title: 'a "b" & <c>' });
    const open: string[] = [];
    for (const [, close, name = '', attributes, self] of svg.matchAll(
      /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/g,
    )) {
      expect(attributes).toBeDefined();
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    const withoutTags = svg.replace(/<\/?[a-z]+(?:\s[\w:-]+="[^"<]*")*\/?>/g, '');
    expect(withoutTags).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
    expect(svg).toContain('aria-label="a &quot;b&quot; &amp; &lt;c&gt;"');
  });

  test('follows the reader in auto, and is fixed otherwise', () => {
    expect(renderWaves(recording)).toContain('prefers-color-scheme: dark');
    const [light, dark] = [renderWaves(recording, { theme: 'light' }), renderWaves(recording, { theme: 'dark' })];
    expect(light).not.toContain('prefers-color-scheme');
    expect(dark).not.toContain('prefers-color-scheme');
    expect(light).not.toBe(dark);
  });

  test('a label without room is cut, and left out when nothing of it would be left', () => {
    const values = (cellWidth: number) =>
      [...renderWaves(recording, { signals: ['data'], cellWidth }).matchAll(/gw-value"[^>]*>([^<]*)</g)].map(
        ([, t]) => t,
      );
    expect(values(80)).toEqual(['0', '8000000000000000', '1']);
    expect(values(30)).toEqual(['0', '800000…', '1']);
    expect(values(10)).toEqual(['0', '1']);
  });

  test('says what is wrong with a request', () => {
    expect(() => renderWaves(recording, { signals: ['dato'] })).toThrow(
      'the signal dato was not recorded; did you mean data?',
    );
    expect(() => renderWaves(recording, { from: 3 })).toThrow(
      'waves cannot be drawn from cycle 3 to 15: cycles 10 to 15 were recorded',
    );
    expect(() => renderWaves({ firstCycle: 0, cycles: 0, signals: [] })).toThrow('nothing was recorded');
  });
});

describe('record', () => {
  test('collects what each edge sees, from when it is made on', async () => {
    await onFifo(async (t) => {
      await t.cycles(3);
      const recorder = t.record(['up_valid', 'count', 'control.state']);
      const source = t.source('up');
      source.sendNow(1);
      await t.cycles(4);
      expect({
        ...recorder,
        signals: recorder.signals.map(({ path, values }) => `${path} ${values.join(' ')}`),
      }).toMatchObject({
        firstCycle: 5,
        cycles: 4,
        signals: ['up_valid 0 1 0 0', 'count 0 0 1 1', 'control.state 0 0 1 1'],
      });
      expect(renderWaves(recorder)).toContain('EMPTY');
    });
  });

  test('names the nearest signal for a wrong path', () => {
    expect(() => record(fifoSimulator(), ['control.stat'])).toThrow('did you mean control.state?');
  });
});
