/** Which of the engine's keys a packet goes under; one that is not there is derived and installed. */
import {
  type Bits,
  bit,
  bits,
  cat,
  clog2,
  enumOf,
  module,
  record,
  type Shape,
  sink,
  source,
} from '../../../hdl/index.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { PacketKey, tssKdf } from './kdf.ts';
import { associationNumber, domainNumber, keyPlace, keyRequest, type LayerSizes } from './shapes.ts';

/** Keys that share a place in the cache. */
export const cacheWays = 4;

/** Packets between the resolver and the engine's end are fewer than 2^`flightBits`. */
const flightBits = 7;

/** The key of an association as management writes it. */
export const associationWrite = (sizes: LayerSizes) =>
  record({ enable: bit, association: associationNumber(sizes), key: PacketKey });

/** A domain that is another one from now on, or is gone. */
export const domainChange = (sizes: LayerSizes) => record({ enable: bit, index: domainNumber(sizes) });

/** Parts of an entry that are compared in one clock and joined in the next. */
const entryParts = 6;

/** What a key is known by. */
interface Known {
  readonly wide: Bits<1>;
  readonly address: Bits<128>;
  readonly epoch: Bits<16>;
  readonly rekey: Bits<32>;
  readonly association: Bits;
}

/** As one word, the association in the lowest bits. */
const entryOf = ({ wide, address, epoch, rekey, association }: Known): Bits =>
  cat(wide, address, epoch, rekey).cat(association);

/** Which parts of two entries are equal, the last one, which is the shortest, only where one is `used`. */
function equalParts(a: Bits, b: Bits, used: Bits<1>): Bits {
  const size = Math.ceil(a.width / entryParts);
  return Array.from({ length: entryParts }, (_, i): Bits => {
    const [high, low] = [Math.min(a.width, size * (i + 1)) - 1, size * i];
    const equal = a.slice(high, low).eq(b.slice(high, low));
    return i === entryParts - 1 ? equal.and(used) : equal;
  }).reduce((low, high) => high.cat(low));
}

const State = enumOf(
  'sweep',
  'idle',
  'hash',
  'look',
  'decide',
  'ask',
  'derive',
  'drain',
  'install',
  'wait',
  'mask',
  'offer',
);

/**
 * Gives each packet the place of its key: `slot` of the engine whose `keys` and `installed` these are, and the IV's
 * mask. Packets with `needed` 0 pass. What a slot holds is known by association, address, epoch and rekey, `cacheWays`
 * slots to a hash of these; the next way in turn gives way, the first one after a reset. A slot whose packets are under
 * way is not written: `completed` marks each packet's end, in their order.
 *
 * A packet takes 6 clocks where its key is there. Where it is not, 6 more and `kdfLatency` if it is derived, and the
 * engine's time to install a key; packets behind it wait.
 *
 * `write` stores an association's key and forgets the old one and what was derived of it. `forget` does the second for
 * both associations of a domain: what a key is made of besides the request, its mode, has changed. Each only while
 * `quiet`, which is 0 then for a clock for each set of the cache, and as long after a reset. Keys leave to the engine
 * alone.
 */
export const keyResolver = <V>(name: string, sizes: LayerSizes, passenger: Shape<V>) => {
  const { keys } = sizes;
  const sets = keys / cacheWays;
  const setBits = clog2(sets);
  if (setBits < 1 || 2 ** setBits !== sets) throw new RangeError(`a cache of ${keys} keys: give a power of two from 8`);
  const Slot = bits(clog2(keys));
  const SetNumber = bits(setBits);
  const Request = keyRequest(sizes);
  const Association = associationNumber(sizes);
  const Item = record({ needed: bit, request: Request, packet: passenger });
  return module(
    `tss_${name}_keys_n${sizes.domains}_k${keys}`,
    {
      summary: `The keys of packets: a cache of ${keys}, and what derives and installs those that are not there.`,
      in: { write: associationWrite(sizes), forget: domainChange(sizes), installed: bit, completed: bit },
      out: { quiet: bit, missed: bit },
      link: {
        up: sink(Item),
        down: source(record({ needed: bit, place: keyPlace(sizes), packet: passenger })),
        keys: source(record({ number: Slot, key: bits(256) })),
      },
    },
    ({ write, forget, installed, completed, up, down, keys: engine }, m) => {
      const state = m.reg('state', State, { reset: 'sweep' });
      const held = m.reg('held', Item);
      const { request } = held;
      const set = m.reg('set', SetNumber, { reset: 0 });
      const way = m.reg('way', bits(2));
      const turn = m.reg('turn', bits(2), { reset: 0 });
      // Of each way, the parts of its entry that are what is looked for.
      const parts = Array.from({ length: cacheWays }, (_, i) => m.reg(`equal_${i}`, bits(entryParts)));

      // What is swept: all after reset, else the association whose key is a new one, or both of a domain.
      const sweepsAll = m.reg('sweeps_all', bit, { reset: 1 });
      const sweepsBoth = m.reg('sweeps_both', bit);
      const swept = m.reg('swept', Association);
      const own = m.mem('association_keys', PacketKey, { depth: 2 ** Association.width });
      own.write({ addr: write.association, data: write.key, enable: write.enable });
      const fetched = own.readSync({ addr: request.association, onCollision: 'undefined' });

      const sweeping = state.is('sweep');
      const stores = m.wire('stores', bit, 0);
      const wanted = m.named('wanted', entryOf(request));
      for (let i = 0; i < cacheWays; i++) {
        const entries = m.mem(`way_${i}`, bits(wanted.width), { depth: sets });
        const used = m.mem(`used_${i}`, bit, { depth: sets });
        const enters = stores.and(way.eq(i));
        entries.write({ addr: set, data: wanted, enable: enters });
        const entry = entries.read(set);
        const [an, domain] = [entry.at(0), entry.slice(Association.width - 1, 1)];
        const isSwept = domain.eq(swept.slice(Association.width - 1, 1)).and(an.eq(swept.at(0)).or(sweepsBoth));
        const gone = sweepsAll.or(isSwept);
        used.write({
          addr: set,
          data: m.mux(sweeping, used.read(set).and(gone.not()), m.lit(1, 1)),
          enable: sweeping.or(enters),
        });
        // Looked at in `decide` alone.
        parts[i]!.set(equalParts(entry, wanted, used.read(set)));
      }

      // Which packet was the last under each key, and how many have not come to their end.
      const issued = m.reg('issued', bits(flightBits), { reset: 0 });
      const ended = m.reg('ended', bits(flightBits), { reset: 0 });
      const last = m.mem('last_packets', bits(flightBits), { depth: keys });
      const slot = m.named('slot', set.cat(way));
      const lastOfSlot = m.next('last_of_slot', last.read(slot));
      const flying = m.named('flying', issued.sub(ended));
      const in_use = m.named('in_use', lastOfSlot.sub(ended).lt(flying));
      const hands = m.named('hands', state.is('offer').and(down.ready));
      const issues = m.named('issues', hands.and(held.needed));
      last.write({ addr: slot, data: issued, enable: issues });
      m.when(issues, () => issued.set(issued.add(1)));
      m.when(completed, () => ended.set(ended.add(1)));
      m.assert('flights_are_counted', issues.not().or(flying.ne(2 ** flightBits - 1)));
      m.assert('ends_were_issued', completed.not().or(flying.any()));

      const key = m.reg('key', PacketKey);
      const kdf_valid = m.named('kdf_valid', state.is('ask').and(request.derive));
      const kdf = m.inst('kdf', tssKdf, {
        up: {
          valid: kdf_valid,
          payload: {
            ...{ key: fetched.key, server: request.server, wide: request.wide },
            ...{ address: request.address, epoch: request.epoch, rekey: request.rekey },
          },
        },
        down: { ready: state.is('derive') },
      });
      m.assert('kdf_is_free', kdf_valid.not().or(kdf.up.ready));

      const masks = m.mem('masks', bits(96), { depth: keys });
      masks.write({ addr: slot, data: key.iv_mask, enable: stores });
      const mask = masks.readSync({ addr: slot, onCollision: 'undefined' });

      const hits = m.named(
        'hits',
        parts.map((equal) => equal.all() as Bits).reduce((low, high) => high.cat(low)),
      );
      const { found, hit_way } = m.named({ found: hits.any(), hit_way: hits.priority().index });
      const missed = m.reg('missed', bit, { reset: 0 });
      missed.set(0);
      // The first sweep ends it: before that no set is the last one.
      m.when(set.all(), () => sweepsAll.set(0));
      m.match(state, {
        sweep: () => {
          set.set(set.add(1));
          m.when(set.all(), () => state.set('idle'));
        },
        idle: () => {
          held.set(up.payload);
          m.when(up.valid.and(up.payload.needed), () => state.set('hash')).elsewhen(up.valid, () => state.set('offer'));
        },
        hash: () => {
          set.set(linearHash(wanted, setBits));
          state.set('look');
        },
        look: () => state.set('decide'),
        decide: () => {
          way.set(m.mux(found, hit_way, turn));
          missed.set(found.not());
          m.when(found, () => state.set('mask')).otherwise(() => {
            turn.set(turn.add(1));
            state.set('ask');
          });
        },
        ask: () => {
          key.set({ key: fetched.key, iv_mask: fetched.iv_mask.mask(request.direct.not()) });
          m.when(request.derive, () => state.set('derive')).otherwise(() => state.set('drain'));
        },
        derive: () => {
          key.set(kdf.down.payload);
          m.when(kdf.down.valid, () => state.set('drain'));
        },
        drain: () => m.when(in_use.not(), () => state.set('install')),
        install: () => m.when(engine.ready, () => state.set('wait')),
        wait: () => {
          stores.set(installed);
          m.when(installed, () => state.set('mask'));
        },
        mask: () => state.set('offer'),
        offer: () => m.when(down.ready, () => state.set('idle')),
      });
      m.when(write.enable.or(forget.enable), () => {
        swept.set(m.mux(write.enable, write.association, forget.index.cat(m.lit(1, 0)) as Bits));
        sweepsBoth.set(forget.enable);
        set.set(0);
        state.set('sweep');
      });
      m.assert('changed_while_quiet', write.enable.or(forget.enable).implies(state.is('idle')));
      m.assert('one_change_at_a_time', write.enable.and(forget.enable).not());
      return {
        quiet: state.is('idle'),
        missed,
        up: { ready: state.is('idle') },
        down: {
          payload: { needed: held.needed, place: { slot, iv_mask: mask }, packet: held.packet },
          valid: state.is('offer'),
        },
        keys: { payload: { number: slot, key: key.key }, valid: state.is('install') },
      };
    },
  );
};
