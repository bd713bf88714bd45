import { sackTracker } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { windowSizes } from '../../../../rtl-gen/uet/pds/window.ts';
import { interpreterEngine } from '../../../engine/interpreter/engine.ts';
import { modelProperty } from '../../../properties/model-property.ts';
import { describe, elaborate, expect, hwProperty, hwTest, test, wasmEngine } from '../vitest-kit.ts';
import { sackDirected } from './sack-directed.ts';
import { sackMachine } from './sack-machine.ts';
import { sackProperty } from './sack-property.ts';

const designs = new Map(windowSizes.map((window) => [window, elaborate(sackTracker(window))]));
const create =
  (window: (typeof windowSizes)[number], engine = wasmEngine) =>
  (options: { seed: number; trace: boolean }) =>
    engine.create(designs.get(window)!, options);

describe('the SACK tracker', () => {
  for (const window of windowSizes) {
    hwTest(
      `W = ${window}: random traffic agrees with the golden model at every output in every clock`,
      { create: create(window), seeds: 12 },
      sackProperty(window, 20_000),
    );

    hwTest(
      `W = ${window}: the same on the reference engine`,
      { create: create(window, interpreterEngine), seeds: 2 },
      sackProperty(window, 4_000),
    );
  }

  for (const window of [128, 1024] as const) {
    hwProperty(
      `W = ${window}: any short list of commands agrees with the golden model at every output in every clock`,
      { create: create(window) },
      ...modelProperty(sackMachine(window)),
    );
  }
});

describe('what the SACK tracker promises, step by step', () => {
  for (const window of [128, 1024] as const) {
    for (const { name, body } of sackDirected(window)) {
      hwTest(`W = ${window}: ${name}`, { create: create(window), seeds: [7] }, body);
    }
  }

  test('a window that is not supported is refused in one sentence', () => {
    expect(() => sackTracker(100)).toThrow('a window of 100 PSNs is not supported: choose 128, 256, 512, 1024');
  });
});
