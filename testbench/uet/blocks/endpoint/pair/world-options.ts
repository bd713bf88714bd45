/** The runs that endpoints are tested with. */

import {
  datagramsOf,
  defersOf,
  keepsOf,
  readsOf,
  restsOf,
  rudiOf,
} from '../../../../../rtl-gen/uet/endpoint/rx-options.ts';
import type { EndpointOptions } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Random } from '../../../../../support/random.ts';
import type { Weather } from './bad-network.ts';
import type { Willing } from './endpoint-end.ts';
import type { WorldOptions } from './endpoint-world.ts';

const atOnce: Willing = { place: 1, completion: 1, line: 1, send: 1 };

/** A run of endpoints of that build, over a network that loses nothing, with hosts that take everything at once. */
export const fairRun = (
  { rx, tx }: EndpointOptions,
  options: Partial<WorldOptions> & { seed: number },
): WorldOptions => ({
  senders: 2,
  bytes: 100_000,
  lengths: [1, 64, 300, 4096, 9000, 16_384],
  tuples: [{ mode: 'rud', lane: 0 }],
  sends: 0,
  refused: 0,
  mtu: tx.mtu,
  weather: fairWeather,
  willing: atOnce,
  marked: 0,
  cwnd: 200_000,
  pdcsPerTuple: 1,
  maxRtoRetx: 15,
  decodes: true,
  ...(rx.ses?.unexpected !== undefined && { keptBytes: rx.ses.unexpected.bytes }),
  hasJobs: rx.ses?.jobs !== undefined,
  wire: rx.wire,
  size: rx.bytes,
  ...options,
});

export const fairWeather = {
  loss: 0,
  ackLoss: 0,
  copies: 0,
  corrupted: 0,
  trimmed: 0,
  delay: 100,
  spread: 0,
} as const;

/** Weather in which that share of frames, and of ACKs, is lost, and all else happens too. */
export const badWeather = (loss: number) => ({
  loss,
  ackLoss: loss,
  copies: 0.01,
  corrupted: 0.01,
  trimmed: 0.01,
  delay: 150,
  spread: 200,
});

export const weatherOf = (loss: number): Weather => (loss === 0 ? fairWeather : badWeather(loss));

/** Hosts that take everything at once; where frames are lost, ones that do not. */
export const willingOf = (loss: number): Willing =>
  loss === 0 ? atOnce : { place: 0.8, completion: 0.5, line: 0.9, send: 0.5 };

/** The same with that loss, and with two PDCs of each tuple; each loss has a seed of its own. */
export const lossyRun = (
  options: EndpointOptions,
  loss: number,
  { seed, ...others }: Partial<WorldOptions> & { seed: number },
): WorldOptions => fairRun(options, { weather: weatherOf(loss), pdcsPerTuple: 2, ...others, seed: seed + 1000 * loss });

/** PDCs of both modes. */
export const rudAndRod = [
  { mode: 'rud', lane: 0 },
  { mode: 'rod', lane: 1 },
] as const;

export const twoRudAndRod = [
  { mode: 'rud', lane: 0 },
  { mode: 'rud', lane: 1 },
  { mode: 'rod', lane: 2 },
] as const;

/** A run that is as bad as it is drawn. */
export const drawnRun = (options: EndpointOptions, bytes: number, random: Random): WorldOptions => {
  const sends = random.int(0, 10);
  const isWhole = options.rx.ses !== undefined;
  return fairRun(options, {
    seed: random.word(),
    bytes,
    lengths: random.pick([
      [1, 64, 300, 4096, 9000],
      [1, 8, 63, 64, 65, 200],
      [4095, 4096, 4097, 12_288],
    ]),
    tuples: random.pick([
      [{ mode: 'rud', lane: 0 }],
      [
        { mode: 'rud', lane: 0 },
        { mode: 'rod', lane: 0 },
      ],
      [
        { mode: 'rod', lane: 0 },
        { mode: 'rod', lane: 1 },
      ],
    ]),
    sends,
    isWhole,
    tagged: isWhole ? random.int(0, 10) : 0,
    refused: random.int(0, 3),
    reads: readsOf(options.rx) ? random.fork('reads').int(1, 20) : 0,
    atomics: readsOf(options.rx) ? random.fork('atomics').int(1, 20) : 0,
    ...(restsOf(options.rx) && { rests: random.fork('rests').int(0, 10) }),
    ...(keepsOf(options.rx) && { unexpected: { tagged: random.fork('unexpected').int(0, 10), sends: 0 } }),
    ...(defersOf(options.rx) && { waits: { tagged: random.fork('waits').int(0, 10), sends: 0 } }),
    ...(readsOf(options.rx) && { dc: random.fork('dc').pick([0, 0.3, 1]) }),
    weather: { ...badWeather(random.pick([0, 0.01, 0.05])), spread: random.pick([0, 100, 300]) },
    willing: {
      place: random.pick([1, 1, 0.8, 0.4]),
      completion: random.pick([1, 0.5]),
      line: random.pick([1, 1, 0.7]),
      send: random.pick([1, 0.5]),
    },
    cwnd: random.pick([10_000, 50_000, 200_000]),
    pdcsPerTuple: random.pick([1, 2]),
    ...(options.tx.sender.returns ? drawnWays(options, sends, random.fork('returns')) : {}),
  });
};

/** What goes by return spaces; or, beside what goes by PDCs alone, datagrams and RUDI, which have none. */
const drawnWays = ({ rx }: EndpointOptions, sends: number, random: Random): Partial<WorldOptions> =>
  datagramsOf(rx) && random.fork('datagrams').chance(0.3)
    ? { datagrams: random.fork('datagrams').int(1, 8), ...(rudiOf(rx) && drawnRudi(random.fork('rudi'))) }
    : drawnReturns(sends, random);

const drawnRudi = (random: Random): Partial<WorldOptions> => ({
  rudi: random.int(0, 10),
  rudiReads: random.int(0, 10),
});

/**
 * What goes by return spaces, of so many SENDs or more: anything, which does not keep its PDC open, so that none may
 * close, or what is expected.
 */
const drawnReturns = (sends: number, random: Random): Partial<WorldOptions> =>
  random.chance(0.5)
    ? { backs: random.pick([0.2, 0.6]), idleTime: 0 }
    : { asks: sends >> 1, closes: random.int(0, 4), idleTime: random.pick([0, 1500]) };
