import { peerShare, usualShare } from '../../../../../rtl-gen/uet/ses/deferrable/peer-share.ts';
import { pendingSlots } from '../../../../../rtl-gen/uet/ses/deferrable/pending-slots.ts';
import { tokenSource } from '../../../../../rtl-gen/uet/ses/deferrable/token-source.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { peerShareProperty, pendingSlotsProperty, tokenSourceProperty } from './parts-property.ts';

const few = { slots: 8, groups: 4, most: 4 };
const many = { ...usualShare(16), groups: 16 };

describe('parts of the tables of deferred sends', () => {
  for (const engine of ['wasm', 'yosys'] as const) {
    const how = { seeds: engine === 'wasm' ? 3 : 1, maxCycles: 20_000 };
    const clocks = engine === 'wasm' ? 3_000 : 1_000;
    for (const size of [few, many])
      hwTest(
        `no group of ${size.groups} has more than its share, and each place counts once, on ${engine}`,
        { ...how, create: onEngine(engine, elaborate(peerShare(size))) },
        peerShareProperty(size, clocks),
      );
    hwTest(
      `the lowest place that pends is offered until it is taken, on ${engine}`,
      { ...how, create: onEngine(engine, elaborate(pendingSlots(8))) },
      pendingSlotsProperty(8, clocks),
    );
    hwTest(
      `each place that is given has a token of its own, on ${engine}`,
      { ...how, create: onEngine(engine, elaborate(tokenSource(8, 8))) },
      tokenSourceProperty(8, 8, clocks),
    );
  }
});
