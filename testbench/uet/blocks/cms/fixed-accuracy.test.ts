import { describe, expect, test } from 'vitest';
import { inProject } from '../../../../support/project.ts';
import { accuracyOf } from './fixed-accuracy.ts';
import { readEvents } from './fixed-flow.ts';

const data = (name: string): string => inProject('testbench/uet/traces/cms/data', `${name}.csv.gz`);
const sender = (name: string): string => inProject('testbench/uet/traces/senders', `${name}.csv.gz`);

/** A clock of 312.5 MHz, in ns. */
const tick = 3.2;

describe('the fixed point stays beside the doubles', () => {
  test('on recorded flows: each window within 2 %, the same decisions in 99.9 % of the events', async () => {
    const flows = [data('incast8_nscc.f1.cc'), data('mixed_both.f2.cc'), data('degraded_sleek.f21.cc')];
    const all = [...flows, sender('incast32_nscc_reps.f1.cc'), sender('degraded_sleek.f7.cc')];
    let [events, others] = [0, 0];
    for (const file of all) {
      const accuracy = accuracyOf(await readEvents(file, tick));
      expect(accuracy).toMatchObject({ far: 0, unexplained: 0 });
      expect(accuracy.largest).toBeLessThan(1);
      expect(accuracy.meanFree, file).toBeLessThan(0.2);
      events += accuracy.events;
      others += accuracy.otherQuadrant + accuracy.otherQuickAdapt;
    }
    expect(events).toBe(4351);
    expect(others / events).toBeLessThan(0.001);
  });

  // Vectors seek equality, and limits but for a ps.
  test('on vectors a finer clock decides little more, as they hang on a ps', async () => {
    const others = async (ns: number): Promise<number> => {
      const { otherQuadrant, unexplained } = accuracyOf(await readEvents(data('nscc_vec_400drop'), ns));
      expect(unexplained).toBe(0);
      return otherQuadrant;
    };
    const [usual, fine] = [await others(tick), await others(0.1)];
    expect(usual).toBeGreaterThan(100);
    expect(fine).toBeGreaterThan(0.9 * usual);
  });

  // Many of these hang on a ps, or wrap; all others agree.
  test.each(['nscc_vec_100trim', 'nscc_vec_400drop', 'nscc_vec_800rcc'])('on %s, event by event', async (name) => {
    const { events, largest, unexplained, firstUnexplained } = accuracyOf(await readEvents(data(name), tick));
    expect({ events, unexplained, firstUnexplained }).toEqual({
      events: 6000,
      unexplained: 0,
      firstUnexplained: undefined,
    });
    expect(largest).toBeLessThan(0.2);
  });
});
