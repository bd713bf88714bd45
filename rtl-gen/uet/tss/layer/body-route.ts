/** Bodies of received packets to where their judgement sends them. */
import { bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { bodyWay } from './receive-keys.ts';
import { bodyBytes, type LayerSizes, laneSuffix } from './shapes.ts';

/**
 * For each item of `way` one packet: of `parked` where its way says so, else of `up`. It goes to `park`, which has room
 * for it, where it `parks`, no more of it than that many beats; to `plain` where it is `plain`; else to `down`.
 * Latency 0.
 */
export const bodyRoute = (sizes: Pick<LayerSizes, 'lanes'>, parkedBeats: number) => {
  const Body = beat(bodyBytes(sizes));
  const Way = bodyWay(parkedBeats);
  const Beats = bits(clog2(parkedBeats + 1));
  return module(
    `tss_body_route_b${parkedBeats}${laneSuffix(sizes)}`,
    {
      summary: 'Sends each packet one of three ways.',
      link: {
        way: sink(record({ plain: bit, way: Way })),
        up: sink(Body),
        parked: sink(Body),
        park: source(Body),
        plain: source(Body),
        down: source(Body),
      },
    },
    ({ way, up, parked, park, plain, down }, m) => {
      const { plain: isPlain, way: of } = way.payload;
      // Beats that are parked. Those after the last one for which there is room are swallowed.
      const stored = m.reg('stored', Beats, { reset: 0 });
      const source = {
        payload: m.mux(of.parked, parked.payload, up.payload),
        valid: m.mux(of.parked, parked.valid, up.valid),
      };
      const { data, keep, last } = source.payload;
      const is_full = m.named('is_full', stored.eq(of.beats));
      const fills = m.named('fills', stored.add(1).eq(of.beats));
      const goes = m.named('goes', source.valid.and(way.valid));
      const takes = of.parks.or(m.mux(isPlain, plain.ready, down.ready));
      const ready = m.named('ready', way.valid.and(takes));
      const ends = m.named('ends', goes.and(ready).and(last));
      m.when(ends, () => stored.set(0)).elsewhen(goes.and(ready).and(of.parks).and(is_full.not()), () =>
        stored.set(stored.add(1)),
      );
      m.assert('park_finds_room', goes.and(of.parks).and(is_full.not()).implies(park.ready));
      m.assert('no_more_than_said', goes.and(of.parks).implies(stored.le(of.beats)));
      return {
        way: { ready: ends },
        up: { ready: ready.and(of.parked.not()) },
        parked: { ready: ready.and(of.parked) },
        park: {
          payload: { data, keep, last: last.or(fills), user: {} },
          valid: goes.and(of.parks).and(is_full.not()),
        },
        plain: { payload: source.payload, valid: goes.and(of.parks.not()).and(isPlain) },
        down: { payload: source.payload, valid: goes.and(of.parks.not()).and(isPlain.not()) },
      };
    },
  );
};
