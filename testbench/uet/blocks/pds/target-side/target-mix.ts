/**
 * Runs of the PDS target of which the seed chooses all: traffic, registers, the time of day, whether another run was
 * before it.
 */

import type { PdsRegisters } from '../../../golden/pds/index.ts';
import type { Body, Random } from '../../test-kit.ts';
import { type TargetRun, targetProperty } from './target-property.ts';

/** A property run, as of `targetProperty`, whose traffic, registers and first time come from the seed. */
export const targetMix =
  (run: Pick<TargetRun, 'hardware' | 'clocks'>): Body<void> =>
  (t) => {
    const random = t.random.fork('mix');
    const { contexts } = run.hardware;
    const initiators = random.pick([undefined, undefined, contexts + 2, contexts, 1]);
    // Of a time of 17 bits the run may see the end.
    const start = random.pick([0, 2 ** 17 - random.below(100), random.below(2 ** 20)]);
    return targetProperty({
      ...run,
      ...(initiators === undefined ? {} : { traffic: initiators }),
      start,
      before: random.pick([0, random.below(1 + Math.floor(run.clocks / 4))]),
      registers: anyRegisters(random),
    })(t);
  };

/** Times are short, so that PDCs live and end often. */
export const anyRegisters = (random: Random): Partial<PdsRegisters> => ({
  ackOnEcn: random.chance(0.5),
  ackPerPacket: random.chance(0.2),
  ackTail: random.chance(0.5),
  ackGenTrigger: random.pick([random.below(4000), random.below(20_000), 32_768]),
  ackGenMinAdd: random.pick([0, 500, random.below(2049)]),
  mpr: random.below(256),
  rcvCwndPend: random.below(128),
  restoreCwnd: random.chance(0.5),
  newPdcTime: random.int(0, 60),
  lingerTime: random.pick([0, 1, random.int(0, 40)]),
  closeReqTime: random.pick([1, random.int(0, 80)]),
  quarantineTime: random.pick([0, 0, 1, random.int(0, 20)]),
});
