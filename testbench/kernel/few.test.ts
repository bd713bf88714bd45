import { expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { Few } from './few.ts';

test('Few does what a Set does', () => {
  const random = seededRandom(2);
  const elements = Array.from({ length: 4 }, (_, name) => ({ name }));
  for (let run = 0; run < 50; run++) {
    const few = new Few<object>();
    const set = new Set<object>();
    for (let i = 0; i < 30; i++) {
      const element = random.pick(elements);
      if (random.chance(0.5)) {
        few.add(element);
        set.add(element);
      } else expect(few.delete(element)).toBe(set.delete(element));
      expect([...few]).toEqual([...set]);
    }
  }
});
