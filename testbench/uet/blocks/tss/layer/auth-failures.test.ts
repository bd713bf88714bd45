import { elaborate, hwProperty, hwTest, onEngine } from '../../vitest-kit.ts';
import {
  endsWhenCounted,
  firstOfWindow,
  goesOn,
  latchedWithoutLimits,
  limitsFirst,
  longWindows,
  notOfBoth,
  windowLengths,
} from './auth-failures-clocks.ts';
import {
  afterReset,
  failureSteps,
  failureUpsets,
  largestLimit,
  latchedAtOnce,
  limitsMeet,
  shortWindows,
  smallFailures,
  takeFailures,
  windowEnds,
  windows,
} from './auth-failures-property.ts';

const design = elaborate(smallFailures);
const short = elaborate(shortWindows);

hwProperty(
  'a domain is latched from its limit of failures on, until they are forgotten, on yosys',
  { design, engine: 'yosys', numRuns: 20 },
  failureSteps,
  takeFailures,
);

hwTest('the largest limit is reached, and counts stop at it', { create: onEngine('wasm', design) }, largestLimit);

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, design), maxCycles: 20_000 };
  hwTest(
    `failures of two windows are not counted together, and windows are as long as they should be, on ${engine}`,
    options,
    windows,
  );
  hwTest(`nothing is latched after a reset, on ${engine}`, options, afterReset);
  hwTest(
    `a domain that one failure latches is latched at once, in whichever window, on ${engine}`,
    options,
    latchedAtOnce,
  );
  for (const [width, one] of [
    [32, design],
    [8, short],
  ] as const)
    hwTest(
      `a window of ${width} bits does not end before its time, on ${engine}`,
      { ...options, create: onEngine(engine, one) },
      longWindows,
    );
  hwTest(
    `windows follow one another, each as long as it should be, on ${engine}`,
    { ...options, create: onEngine(engine, short) },
    windowLengths,
  );
  hwTest(`the first failure of a window latches under a limit of 1 alone, on ${engine}`, options, firstOfWindow);
  hwTest(`two failures latch a domain if they are of one window, on ${engine}`, options, notOfBoth);
  hwTest(`a window that is over while a failure is counted ends after that, on ${engine}`, options, endsWhenCounted);
  hwTest(`without windows one that is over while a failure is counted goes on, on ${engine}`, options, goesOn);
  hwTest(`a domain without limits is latched by its first failure, on ${engine}`, options, latchedWithoutLimits);
  hwTest(`a failure counts under what was written before it was offered, on ${engine}`, options, limitsFirst);
  hwTest(`a failure counts under what is new while limits are written, on ${engine}`, options, limitsMeet);
  hwTest(`a failure is counted once, in whichever clock of a window it comes, on ${engine}`, options, windowEnds);
  hwTest(
    `a domain is latched by its next failure where any bit of what is stored of it has changed by itself, on ${engine}`,
    options,
    failureUpsets,
  );
}
