/** Links that are bad in ways that a run's seed decides. */

import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { type BitErrorModel, burstErrors, independentErrors } from '../../../../agents/link/bit-errors.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { SEQ_COUNT, WINDOW_MAX } from '../../../golden/llr/index.ts';
import type { Tamper } from '../../../golden/llr/peer/link.ts';
import type { LinkBenchOptions } from './link-bench.ts';

const errorModels: readonly BitErrorModel[] = [
  independentErrors(0),
  independentErrors(1e-5),
  independentErrors(2e-4),
  burstErrors({ burst: 200, between: 50_000 }),
];

/** Loses control sets with that probability, and as often has one come twice. */
function losesControl(t: TestContext, name: string, probability: number): Tamper {
  const random = t.random.fork(name);
  return (item) => {
    if (item.kind === 'frame' || !random.chance(2 * probability)) return [item];
    return random.chance(0.5) ? [] : [item, item];
  };
}

/** Delays up to `longest` clocks, errors of all kinds in both directions, limits and spacings. */
export function badWeather(t: TestContext, options: TransmitOptions, longest: number): LinkBenchOptions {
  const { random } = t;
  const delay = random.pick([0, 1, random.int(2, 40), random.int(40, longest)]);
  const direction = (name: string) => ({
    errors: random.pick(errorModels)(random.fork(`${name} errors`)),
    tamper: losesControl(t, `${name} control`, random.pick([0, 0.05, 0.3])),
  });
  return {
    options,
    delay,
    firstSeq: random.pick([0, SEQ_COUNT - random.int(1, 100), random.below(SEQ_COUNT)]),
    settings: {
      outstandingSeqMax: random.pick([3, 20, WINDOW_MAX]),
      ackSpacing: random.pick([320, 1024, 2048]),
      initSpacing: random.pick([1600, 4000]),
      replayTimerMax: 2 * delay + random.pick([300, 1_000]),
      rearm: random.chance(0.5),
    },
    spacing: {
      minimum: random.pick([320, 400, 800]),
      fromStart: random.pick([64, 256]),
      inFrame: random.pick([1024, 2048]),
    },
    forward: direction('forward'),
    backward: direction('backward'),
  };
}
