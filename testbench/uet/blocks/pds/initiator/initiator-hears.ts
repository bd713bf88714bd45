/** Peers that say something in each clock, for longer than all of it can be heard. */
import assert from 'node:assert/strict';
import { seededRandom } from '../../../../../support/random.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { corner, route, send } from './corner.ts';

const places = [1, 6];
/** Other events have one clock of 16, so those that wait fill their queue of 64 in 1,024 clocks. */
const CLOCKS = 3000;

const flood = corner(
  'what finds room among what peers say is heard in its order, and the rest is counted',
  async (c) => {
    const random = seededRandom(3);
    for (const place of [...places, 3]) await c.open(place);
    const said: string[] = [];
    for (let i = 0; i < CLOCKS; i++) {
      // Packets and what the host asks for have clocks in a row, in which none of it is heard.
      const others = i % 256 < 100 ? { send: send(3, i), close: 5 } : {};
      // A clock in which nothing is said leaves what waits as it is.
      if (random.chance(0.01)) {
        await c.run(1, others);
        continue;
      }
      const [place, payload] = [random.pick(places), random.below(2 ** 24)];
      said.push(`${place} ${payload}`);
      await c.run(1, { ...others, peer: { ...route(place), type: 'cp', kind: 'credit', payload } });
    }
    await c.run(200);
    const heard = c.shown.flatMap(({ congestion }) =>
      congestion?.kind === 'credit' ? [`${congestion.ccc} ${congestion.credit}`] : [],
    );
    const dropped = c.bench.count('peer_dropped');
    assert.ok(dropped > 0, 'all of it was heard');
    assert.equal(heard.length + dropped, said.length);
    let at = 0;
    for (const each of heard) {
      while (at < said.length && said[at] !== each) at++;
      assert.ok(at++ < said.length, `${each} was not said, or not then`);
    }
  },
);

/** Of a core of 8 PDCs or more. */
export const initiatorHears: readonly NamedTest[] = [flood];
