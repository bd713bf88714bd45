/** Which of the engine's keys a trusted packet goes under; one that is not there is derived and installed. */
import { bit, bits, clog2, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { keyErase } from '../gcm/key-install.ts';
import { keyCache } from './key-cache.ts';
import { associationWrite, keyCheck, keyMaker } from './key-maker.ts';
import { domainChange, sweepOf } from './key-sweep.ts';
import { keyPlace, keyRequest, type LayerSizes, laneSuffix } from './shapes.ts';

/**
 * Gives each packet the place of its key: `slot` of the engine whose `keys` and `installed` these are, and the IV's
 * mask. Packets with `needed` 0 pass. `completed` marks each packet's end, in their order. A packet a clock, 7 clocks
 * later, where keys are there. Where one is not, some 20 more, `kdfLatency` if it is derived, and the engine's time to
 * install a key; packets after it wait.
 *
 * `write` stores an association's key and forgets the old one and what was made of it; `forget` does the second for
 * both associations of a domain, as what a key is made of besides the request, its mode, has changed. Each only while
 * `quiet`, which is 0 until `completed` has marked the end of every packet; what is forgotten is overwritten, in the
 * engine by `erase`. Keys leave to the engine alone. `check` as `keyMaker` has it, only while `quiet`.
 */
export const keyResolver = <V>(name: string, sizes: LayerSizes, passenger: Shape<V>) =>
  module(
    `tss_${name}_keys_n${sizes.domains}_k${sizes.keys}${laneSuffix(sizes)}`,
    {
      summary: `The keys of packets: a cache of ${sizes.keys}, and what derives and installs those that are not there.`,
      in: {
        ...{ write: associationWrite(sizes), check: keyCheck(sizes), forget: domainChange(sizes) },
        ...{ installed: bit, completed: bit },
      },
      out: { quiet: bit, elsewhere: bit, again: bit, missed: bit, erase: keyErase(sizes.keys) },
      link: {
        up: sink(record({ needed: bit, request: keyRequest(sizes), packet: passenger })),
        down: source(record({ needed: bit, place: keyPlace(sizes), packet: passenger })),
        keys: source(record({ number: bits(clog2(sizes.keys)), key: bits(256) })),
      },
    },
    ({ write, check, forget, installed, completed, up }, m) => {
      const making = m.forward('making', record({ made: bit, mask: bits(96) }));
      const cache = m.inst('cache', keyCache(name, sizes, 'wait', passenger), {
        ...{ sweep: sweepOf(m, write, forget), completed, up, made: making.made, made_mask: making.mask },
        ...{ may_make: m.lit(1, 1), opened: m.lit(1, 1) },
        want: { valid: m.lit(1, 0), payload: up.payload.request },
      });
      const maker = m.inst('maker', keyMaker(name, sizes), {
        ...{ write, check, installed, free: cache.free, up: cache.make },
      });
      making.set({ made: maker.made, mask: maker.mask });
      m.unused(cache.refused, cache.want, cache.down.payload.found, cache.down.payload.request);
      return {
        quiet: cache.quiet.and(maker.quiet),
        ...{ elsewhere: maker.elsewhere, again: maker.again },
        missed: m.next('missed', cache.make.fires, { reset: 0 }),
        erase: cache.erase,
        down: cache.down.map(({ needed, place, packet }) => ({ needed, place, packet })),
        keys: maker.keys,
      };
    },
  );
