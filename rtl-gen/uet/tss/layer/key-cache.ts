/** Which keys the engine holds, and where: looked up by each packet, filled when one is made (uet-wire.md 8.3). */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  enumOf,
  type Mem,
  module,
  record,
  type Shape,
  sink,
  source,
} from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { eraseClocks, keyErase } from '../gcm/key-install.ts';
import { chosen, entryOf, equalParts } from './key-entry.ts';
import { keyFlights, keySpot } from './key-flights.ts';
import {
  associationNumber,
  domainNumber,
  keyPlace,
  keyRequest,
  type LayerSizes,
  laneSuffix,
  lanesOf,
} from './shapes.ts';

/** Keys that share a place in the cache. */
export const cacheWays = ({ keys }: LayerSizes): number => (keys < 64 ? 4 : 8);

/**
 * What a packet without its key does. `wait`: it is trusted, so it waits until its key is made, and so do those after
 * it. `pass`: it passes without, so that others do not wait; keys are made where `want` says so, and are on probation
 * until a packet is opened with them.
 */
export type Misses = 'wait' | 'pass';

/** A domain that is another one from now on, or is gone. */
export const domainChange = (sizes: LayerSizes) => record({ enable: bit, index: domainNumber(sizes) });

/** Keys that are forgotten: those of an association whose key is another one, or of `both` of a domain. */
export const cacheSweep = (sizes: LayerSizes) =>
  record({ enable: bit, association: associationNumber(sizes), both: bit });

/** What is forgotten after a new key of an association, or another domain. One that is gone went with its domain. */
export function sweepOf(
  m: Ctx,
  write: { readonly enable: Bits<1>; readonly there: Bits<1>; readonly association: Bits },
  forget: { readonly enable: Bits<1>; readonly index: Bits },
) {
  m.assert('one_change_at_a_time', write.enable.and(forget.enable).not());
  return {
    enable: write.enable.and(write.there).or(forget.enable),
    association: m.mux(write.enable, write.association, forget.index.cat(m.lit(1, 0)) as Bits),
    both: forget.enable,
  };
}

/** A key to be made, and the slot of the engine that it goes into. */
export const keyOrder = (sizes: LayerSizes) => record({ slot: bits(clog2(sizes.keys)), request: keyRequest(sizes) });

/**
 * Clocks from the last word that is swept until nothing has what was there: keys on the fly go through all rounds of
 * AES beside the data, and several lanes have them a clock later.
 */
const clocksToSettle = (sizes: LayerSizes): number =>
  (sizes.engine?.keySchedule === 'on_the_fly' ? 40 : 6) + (lanesOf(sizes) === 1 ? 0 : 1);

/** Clocks in which keys are overwritten. */
export const sweepClocks = (sizes: LayerSizes): number => sizes.keys * eraseClocks(1) + clocksToSettle(sizes);

/** What the cache does besides looking packets up. */
export const CacheState = enumOf(
  'sweep',
  'idle',
  'rewind',
  'hash',
  'look',
  'decide',
  'claim',
  'await',
  'store',
  'swap',
);

/** Packets that may be in the cache: more than the clocks from `up` to `down`. */
const packetsInside = 16;

/**
 * Gives each packet of `up` the place of its key: `slot` of the engine, and the IV's mask; packets with `needed` 0
 * pass. `make` orders a key that is not there, and `made`, with its mask, says that it is in its slot. `free`: no
 * packet under the key that was in the ordered slot is under way: `completed` marks each packet's end, in their order,
 * `opened` those that were authentic. A packet a clock, 7 clocks later, where their keys are there or not needed.
 *
 * - Where misses `wait`, a packet whose key is not there leaves when it is, and `want` is not used; those after it are
 *   looked up again then. The next way in turn gives way, the first one after a reset.
 * - Where they `pass`, such a packet leaves with `found` 0 as soon as others. `want` is taken when its key is there,
 *   which may be at once, or with `refused` where it is not and `may_make` is 0. Packets are looked up meanwhile. One
 *   way of each hash is for keys that have opened no packet, and a new key only ever takes that one's place. When a
 *   packet is opened with it, it changes places with another way: one that is not used, or the next in turn. So no
 *   number of sources that never send an authentic packet puts out a key in the other ways.
 *
 * What changes the cache, and what `want` asks, is done while no packet is being looked up: those that have been are
 * under way by then, so `free` knows of them, and those that have not see all of it. It takes some 10 clocks in which
 * no packet is looked up.
 *
 * What a slot holds is known by association, address, epoch and rekey, `cacheWays` to a hash of these. `sweep` forgets
 * the keys of an association, or of `both` of a domain, and overwrites them, in the engine by `erase`: only while
 * `quiet`, which needs that all packets with keys have come to their end, and is 0 then for `sweepClocks`. After a
 * reset all are overwritten in as many clocks.
 */
export const keyCache = <V>(name: string, sizes: LayerSizes, misses: Misses, passenger: Shape<V>) => {
  const { keys } = sizes;
  const ways = cacheWays(sizes);
  const sets = keys / ways;
  const setBits = clog2(sets);
  if (setBits < 1 || 2 ** setBits !== sets) throw new RangeError(`a cache of ${keys} keys: give a power of two from 8`);
  const onProbation = misses === 'pass';
  const isBlock = sizes.keyMemory === 'block';
  const kept = { depth: sets, ...(isBlock && { attributes: { ram_style: 'block' } }) };
  const settleClocks = clocksToSettle(sizes);
  const last = ways - 1;
  const Slot = bits(clog2(keys));
  const SetNumber = bits(setBits);
  const Way = bits(clog2(ways));
  const Request = keyRequest(sizes);
  const Association = associationNumber(sizes);
  const Mask = bits(96);
  const Pointer = bits(clog2(packetsInside) + 1);
  return module(
    `tss_${name}_cache_n${sizes.domains}_k${keys}${laneSuffix(sizes)}`,
    {
      summary: `Where the engine has the keys of packets: a cache of ${keys}.`,
      in: {
        sweep: cacheSweep(sizes),
        may_make: bit,
        made: bit,
        made_mask: Mask,
        completed: bit,
        opened: bit,
      },
      out: { quiet: bit, refused: bit, free: bit, erase: keyErase(keys) },
      link: {
        up: sink(record({ needed: bit, request: Request, packet: passenger })),
        down: source(record({ needed: bit, found: bit, request: Request, place: keyPlace(sizes), packet: passenger })),
        want: sink(Request),
        make: source(keyOrder(sizes)),
      },
    },
    ({ sweep, may_make, made, made_mask, completed, opened, up, down, want, make }, m) => {
      const state = m.reg('state', CacheState, {
        reset: 'sweep',
        unreached: onProbation ? ['await', 'rewind'] : ['look', 'decide', 'swap'],
      });
      const idle = state.is('idle');
      // With probation keys that are proved take free ways first, and the next turn begins with the last of these.
      const turn = m.reg('turn', Way, onProbation ? {} : { reset: 0 });
      if (!onProbation) m.unused(may_make);
      // A key that is being made, and the one that has been.
      const claimed = m.reg('claimed', record({ row: SetNumber, way: Way, slot: Slot }));
      const claims = m.reg('claims', bit, { reset: 0 });
      const orders = m.reg('orders', bit, { reset: 0 });
      const is_made = m.reg('is_made', bit, { reset: 0 });

      // Packets inside, as numbers of the next one to come, to be looked up, to be found or missed, to get its
      // mask, and to leave.
      const pointer = (of: string) => m.reg(of, Pointer, { reset: 0 });
      const [taken, looked, decided] = [pointer('taken'), pointer('looked'), pointer('decided')];
      const [fetched, handed] = [pointer('fetched'), pointer('handed')];
      const at = (of: Bits): Bits => of.trunc(Pointer.width - 1);
      const has_room = m.named('has_room', taken.xor(handed).ne(packetsInside));
      const takes = m.named('takes', up.valid.and(has_room));
      const requests = m.mem('requests', record({ needed: bit, request: Request }), { depth: packetsInside });
      const passengers = m.mem('passengers', passenger, { depth: packetsInside });
      const { needed: isNeeded, request: asked, packet } = up.payload;
      requests.write({ addr: at(taken), data: { needed: isNeeded, request: asked }, enable: takes });
      passengers.write({ addr: at(taken), data: packet, enable: takes });
      m.when(takes, () => taken.set(taken.add(1)));

      // What is swept: all after reset, else an association, or both of a domain.
      const sweepsAll = m.reg('sweeps_all', bit, { reset: 1 });
      const swept = m.reg('swept', record({ association: Association, both: bit }));
      const sweeping = state.is('sweep');
      // The way that is swept in its set, and the clocks that its key takes in the engine.
      const sweptWay = m.reg('swept_way', Way, { reset: 0 });
      const erasing = m.reg('erasing', bits(clog2(eraseClocks(1))), { reset: 0 });
      const settling = m.reg('settling', bits(clog2(settleClocks + 1)), { reset: settleClocks });
      m.when(sweeping, () => settling.set(settleClocks)).elsewhen(settling.any(), () => settling.set(settling.sub(1)));
      const erased = m.named('erased', erasing.eq(eraseClocks(1) - 1));
      const swaps = m.forward('swaps', bit);
      const claiming = state.is('claim');
      const storing = state.is('store');

      // What is changed comes first: no packet enters then, and when those inside have been looked up it is done.
      const takesPromotion = m.forward('takes_promotion', bit);
      const promotion = m.forward('promotion', record({ valid: bit, spot: keySpot(sizes, setBits) }));
      const waiting = onProbation ? undefined : m.reg('missed', bit, { reset: 0 });
      const missed = waiting ?? m.lit(1, 0);
      const lookable = m.named('lookable', want.valid.and(claims.not()));
      const changes = m.named('changes', promotion.valid.or(is_made).or(lookable).or(missed));
      const enters = m.named('enters', idle.and(changes.not()).and(looked.ne(taken)));
      const drained = m.forward('drained', bit);

      // Lookup. Clock 1: what the key is known by.
      const entering = requests.read(at(looked));
      const Subject = bits(entryOf(entering.request).width);
      const subject = m.reg('subject', Subject);
      const [isKnown, neededKnown] = [
        m.next('is_known', enters, { reset: 0 }),
        m.next('needed_known', entering.needed),
      ];
      m.when(enters, () => {
        subject.set(entryOf(entering.request));
        looked.set(looked.add(1));
      });
      // Clock 2: its hash. Of packets, and of what is asked in between, which stays in `subject`.
      const set = m.reg('set', SetNumber, { reset: 0 });
      // What block RAM is asked for a clock ahead. What is written in that clock is not looked at in the next one.
      const setAhead = isBlock ? m.wire('set_ahead', SetNumber, 0) : set;
      if (isBlock) set.set(setAhead);
      const atSet = <V>(memory: Mem<V>): V =>
        isBlock ? memory.readSync({ addr: setAhead, onCollision: 'undefined' }) : memory.read(set);
      const hashed = m.next('hashed', subject);
      const [isHashed, neededHashed] = [
        m.next('is_hashed', isKnown, { reset: 0 }),
        m.next('needed_hashed', neededKnown),
      ];
      setAhead.set(linearHash(subject, setBits));
      const used = Array.from({ length: ways }, (_, i) => m.mem(`used_${i}`, bit, kept));
      const entries = Array.from({ length: ways }, (_, i) => m.mem(`way_${i}`, Subject, kept));
      const isUsed = used.map(atSet);
      const known = entries.map(atSet);
      // Clock 3: in which parts each way is equal.
      const parts = Array.from({ length: ways }, (_, i) =>
        m.next(`equal_${i}`, equalParts(known[i]!, hashed, isUsed[i]!) as Bits),
      );
      const [isCompared, neededCompared] = [
        m.next('is_compared', isHashed, { reset: 0 }),
        m.next('needed_compared', neededHashed),
      ];
      const comparedSet = m.next('compared_set', set);
      const hits = m.named('hits', lowFirst(parts.map((equal) => equal.all())));
      const { isFound, hit_way } = m.named({ isFound: hits.any(), hit_way: hits.priority().index });
      // Clock 4: which way.
      const isJoined = m.next('is_joined', isCompared, { reset: 0 });
      const neededJoined = m.next('needed_joined', neededCompared);
      const [found, way, row] = [m.next('found', isFound), m.next('way', hit_way as Bits), m.next('row', comparedSet)];
      drained.set(isKnown.or(isHashed).or(isCompared).or(isJoined).not());

      // With probation keys change ways, and keep their slots.
      const idleWays = lowFirst(isUsed.slice(0, last).map((one) => one.not()));
      const toTurn = () => m.mux(idleWays.any(), idleWays.priority().index.zext(Way.width), turn);
      // Of several lanes which way it is comes from registers: a clock for it, then that in which keys change places.
      const aimed = onProbation && lanesOf(sizes) > 1 ? m.reg('aimed', bit, { reset: 0 }) : undefined;
      const turned = onProbation
        ? aimed === undefined
          ? m.named('turned', toTurn())
          : m.next('turned', toTurn() as Bits)
        : turn;
      const swapped = (i: number) => swaps.and(turned.eq(i));
      const ownSlots = Array.from({ length: ways }, (_, i) => set.cat(m.lit(Way.width, i)) as Bits);
      const slots = onProbation ? ownSlots.map((_, i) => m.mem(`slot_${i}`, Slot, kept)) : undefined;
      const slotOf: readonly Bits[] = slots?.map(atSet) ?? ownSlots;
      const stay: Bits<1>[] = [];
      const victim = chosen(turned, known.slice(0, last));
      const victimUsed = chosen(turned, isUsed.slice(0, last)) as Bits<1>;
      const victimSlot = chosen(turned, slotOf.slice(0, last));
      for (let i = 0; i < ways; i++) {
        const isProbation = onProbation && i === last;
        const moves = onProbation ? (isProbation ? swaps : swapped(i)) : m.lit(1, 0);
        const claimedHere = claiming.and(onProbation ? m.lit(1, Number(isProbation)) : turn.eq(i));
        const moved = isProbation ? victim : known[last]!;
        entries[i]!.write({ addr: set, data: m.mux(moves, moved, hashed), enable: claimedHere.or(moves) });
        const entry = known[i]!;
        const [an, domain] = [entry.at(0), entry.slice(Association.width - 1, 1)];
        const { association, both } = swept;
        const isSwept = domain.eq(association.slice(Association.width - 1, 1)).and(an.eq(association.at(0)).or(both));
        const stays = isUsed[i]!.and(sweepsAll.or(isSwept).not());
        stay.push(stays);
        const sweeps = sweeping.and(erased).and(sweptWay.eq(i));
        const stores = storing.and(claimed.way.eq(i));
        used[i]!.write({
          addr: set,
          // An entry that is claimed is found only when its key is there.
          data: m.mux(
            sweeping,
            stays,
            m.mux(moves, isProbation ? victimUsed : m.lit(1, 1), storing) as Bits<1>,
          ) as Bits<1>,
          enable: sweeps.or(claimedHere).or(stores).or(moves),
        });
        slots?.[i]?.write({
          addr: set,
          data: m.mux(moves, isProbation ? victimSlot : slotOf[last]!, ownSlots[i]!),
          enable: moves.or(sweeps.and(sweepsAll)),
        });
      }

      // What was found, or passes. From here on a packet is under way, so that no key takes the slot of its own.
      const decides = m.named('decides', isJoined.and(missed.not()));
      const misses_now = m.named('misses_now', onProbation ? m.lit(1, 0) : decides.and(neededJoined).and(found.not()));
      const answers = m.named('answers', decides.and(misses_now.not()));
      const slot = m.named(
        'slot',
        slots === undefined
          ? row.cat(way)
          : chosen(
              way,
              slots.map((one) =>
                isBlock ? one.readSync({ addr: comparedSet, onCollision: 'undefined' }) : one.read(row),
              ),
            ),
      );
      const results = m.mem('results', record({ found: bit, slot: Slot }), { depth: packetsInside });
      results.write({ addr: at(decided), data: { found, slot }, enable: answers });
      m.when(answers, () => decided.set(decided.add(1)));
      m.when(misses_now, () => waiting?.set(1));
      const issues = m.named('issues', answers.and(neededJoined).and(found));
      const flight = { spot: { row, slot }, on_probation: way.eq(last) };
      const flights = m.inst('flights', keyFlights(name, sizes, setBits), {
        ...{ issue: { enable: issues, flight }, completed, opened, asked: claimed.slot },
        promote: { ready: takesPromotion },
      });
      const { promote } = flights;
      // Where misses wait every key is trusted.
      promotion.set({ valid: onProbation ? promote.valid : m.lit(1, 0), spot: promote.payload });
      // What was claimed meanwhile, or forgotten, is not used.
      const stillThere = () => isUsed[last]!.and(slotOf[last]!.eq(promote.payload.slot));
      const atSwap = () => (aimed === undefined ? state.is('swap') : m.named('swap_now', state.is('swap').and(aimed)));
      const swapNow = onProbation ? atSwap() : undefined;
      swaps.set(swapNow === undefined ? m.lit(1, 0) : m.named('swapping', swapNow.and(stillThere())));
      takesPromotion.set(swapNow ?? m.lit(1, 1));

      const masks = m.mem('masks', Mask, { depth: keys });
      // What stays is not overwritten; after a reset nothing does, and no slot is known.
      const sweptSlot = m.mux(sweepsAll, set.cat(sweptWay), chosen(sweptWay, slotOf));
      const erase = m.reg('erase', keyErase(keys), { reset: { enable: 0 } });
      erase.set({ enable: sweeping.and(chosen(sweptWay, stay).not() as Bits<1>), number: sweptSlot as Bits });
      masks.write({
        addr: m.mux(erase.enable, erase.number, claimed.slot),
        data: made_mask.mask(erase.enable.not()),
        enable: made.or(erase.enable),
      });
      // What leaves, its mask beside it. While nothing does the mask is read again and again, so that none stays.
      const leaves = m.reg('leaves', bit, { reset: 0 });
      const fetches = m.named('fetches', fetched.ne(decided).and(leaves.not().or(down.ready)));
      const result = results.read(at(fetched));
      const shown = m.reg('shown', record({ found: bit, slot: Slot }));
      const mask = masks.readSync({
        addr: result.slot,
        enable: fetches.or(leaves.not()),
        onCollision: 'undefined',
      });
      m.when(fetches, () => {
        shown.set(result);
        fetched.set(fetched.add(1));
        leaves.set(1);
      }).elsewhen(down.ready, () => leaves.set(0));
      m.when(leaves.and(down.ready), () => handed.set(handed.add(1)));
      const leaving = requests.read(at(handed));

      const answered = m.wire('answered', bit, 0);
      const refuses = onProbation ? m.wire('refuses', bit, 0) : undefined;
      const missing = requests.read(at(looked));
      // The first sweep ends it: before that no set is the last one.
      m.when(set.all().and(sweptWay.all()).and(erased), () => sweepsAll.set(0));
      m.when(make.ready, () => orders.set(0));
      m.when(made, () => is_made.set(1));
      m.match(state, {
        sweep: () => {
          setAhead.set(set);
          erasing.set(m.mux(erased, m.lit(erasing.width, 0), erasing.add(1)));
          m.when(erased, () => {
            sweptWay.set(sweptWay.add(1));
            m.when(sweptWay.all(), () => {
              setAhead.set(set.add(1));
              m.when(set.all(), () => state.set('idle'));
            });
          });
        },
        idle: () => {
          m.when(changes.and(drained), () => {
            m.when(promotion.valid, () => {
              setAhead.set(promotion.spot.row);
              state.set('swap');
            })
              .elsewhen(is_made, () => {
                setAhead.set(claimed.row);
                state.set('store');
              })
              .elsewhen(lookable, () => {
                subject.set(entryOf(want.payload));
                state.set('hash');
              })
              .otherwise(() => {
                // From the packet on that was missed.
                looked.set(decided);
                state.set(onProbation ? 'idle' : 'rewind');
              });
          });
        },
        rewind: () => {
          subject.set(entryOf(missing.request));
          state.set('hash');
        },
        swap: () => {
          m.when(swaps, () => turn.set(m.mux(turned.eq(last - 1), m.lit(Way.width, 0), turned.add(1)) as Bits));
          if (aimed === undefined) state.set('idle');
          else {
            aimed.set(aimed.not());
            m.when(aimed, () => state.set('idle')).otherwise(() => setAhead.set(set));
          }
        },
        store: () => {
          is_made.set(0);
          claims.set(0);
          answered.set(1);
          waiting?.set(0);
          state.set('idle');
        },
        // What was missed by a packet that waits is not there.
        hash: () => state.set(onProbation ? 'look' : 'claim'),
        look: () => {
          if (onProbation) state.set('decide');
        },
        decide: () => {
          if (!onProbation) return;
          m.when(isFound.or(may_make.not()), () => {
            answered.set(1);
            refuses?.set(isFound.not());
            state.set('idle');
          }).otherwise(() => state.set('claim'));
        },
        claim: () => {
          const into = onProbation ? m.lit(Way.width, last) : turn;
          if (!onProbation) turn.set(turn.add(1));
          claimed.set({ row: set, way: into as Bits, slot: onProbation ? slotOf[last]! : (set.cat(turn) as Bits) });
          claims.set(1);
          orders.set(1);
          state.set(onProbation ? 'idle' : 'await');
        },
        await: () => m.when(is_made, () => state.set('store')),
      });
      m.when(sweep.enable, () => {
        swept.set({ association: sweep.association, both: sweep.both });
        setAhead.set(0);
        state.set('sweep');
      });
      const empty = m.named('empty', taken.eq(handed));
      const quiet = m.named(
        'quiet',
        idle.and(empty).and(claims.not()).and(want.valid.not()).and(flights.none).and(settling.any().not()),
      );
      m.assert('swept_while_quiet', sweep.enable.implies(quiet));
      m.assert('made_what_was_claimed', made.implies(claims.and(is_made.not())));
      m.assert('changed_while_drained', idle.or(sweeping).not().implies(drained));
      return {
        quiet,
        refused: refuses ?? m.lit(1, 0),
        free: flights.free,
        erase,
        up: { ready: has_room },
        down: {
          payload: {
            needed: leaving.needed,
            found: shown.found,
            request: leaving.request,
            place: { slot: shown.slot, iv_mask: mask },
            packet: passengers.read(at(handed)),
          },
          valid: leaves,
        },
        want: { ready: answered },
        make: { payload: { slot: claimed.slot, request: onProbation ? want.payload : missing.request }, valid: orders },
      };
    },
  );
};
