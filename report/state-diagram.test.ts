import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiagramMachine, renderMachine } from './state-diagram.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesIn = (svg: string): readonly Box[] =>
  [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g)].map(([, ...n]) => {
    const [x, y, width, height] = n.map(Number);
    return { x: x!, y: y!, width: width!, height: height! };
  });

/** Where labels are: their text as wide as the layout takes it. */
const labelsIn = (svg: string): readonly Box[] =>
  [...svg.matchAll(/^<g class="edge">.*<text x="([-\d.]+)" y="([-\d.]+)">([^<]*)/gm)].map(([, x, y, text]) => {
    return { x: Number(x), y: Number(y) - 10, width: text!.length * 6.8, height: 12 };
  });

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const machine = fc.integer({ min: 1, max: 10 }).chain((count) => {
  const state = fc.record({
    name: fc.stringMatching(/^[a-z]{1,16}$/),
    isReached: fc.boolean(),
  });
  const states = fc.uniqueArray(state, { selector: (s) => s.name, minLength: count, maxLength: count });
  const ends = fc.uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
    selector: ([a, b]) => `${a} ${b}`,
    maxLength: 3 * count,
  });
  return fc
    .tuple(
      states,
      ends,
      fc.nat(count - 1),
      fc.array(fc.stringMatching(/^[a-z ]{0,40}$/), { minLength: 30, maxLength: 30 }),
    )
    .map(
      ([list, pairs, reset, conditions]): DiagramMachine => ({
        module: 'block',
        register: 'state',
        states: list.map((s, i) => ({ ...s, isReset: i === reset })),
        transitions: pairs
          .filter(([a, b]) => a !== b)
          .map(([a, b], i) => ({ from: list[a]!.name, to: list[b]!.name, condition: conditions[i]!.trim() })),
      }),
    );
});

test('boxes and labels lie on no other, whatever the machine, and each transition is drawn', () => {
  fc.assert(
    fc.property(machine, (m) => {
      const svg = renderMachine(m);
      const boxes = boxesIn(svg);
      expect(boxes).toHaveLength(m.states.length);
      expect(svg.match(/class="edge"/g) ?? []).toHaveLength(m.transitions.length);
      const all = [...boxes, ...labelsIn(svg)];
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1)) expect(apart(a, b)).toBe(true);
      });
      expect(svg).not.toContain('NaN');
      expect(renderMachine(m)).toBe(svg);
    }),
    { numRuns: 150 },
  );
});

const door: DiagramMachine = {
  module: 'door',
  register: 'state',
  states: [
    { name: 'open', isReset: false, isReached: true },
    { name: 'shut', isReset: true, isReached: true },
    { name: 'burnt', isReset: false, isReached: false },
  ],
  transitions: [
    { from: 'shut', to: 'open', condition: "key == 8'd17 && !(locked && guarded) && count < 4'd3" },
    { from: 'open', to: 'shut', condition: '' },
  ],
};

test('a long condition is shortened, and whole in the title; reset is on top, what is not reached dashed', () => {
  const svg = renderMachine(door);
  expect(svg).toContain(
    '<title>shut to open: key == 8&#39;d17 &amp;&amp; !(locked &amp;&amp; guarded) &amp;&amp; count &lt; 4&#39;d3</title>',
  );
  expect(svg).toContain('>key == 8&#39;d17 &amp;&amp; !(locked &amp;&amp;…</text>');
  expect(svg).toContain('<title>open to shut, always</title>');
  expect(svg.match(/class="state[^"]*"/g)).toEqual(['class="state reset"', 'class="state"', 'class="state unreached"']);
  const [shut, ...others] = boxesIn(svg);
  for (const box of others) expect(box.y).toBeGreaterThanOrEqual(shut!.y);
});
