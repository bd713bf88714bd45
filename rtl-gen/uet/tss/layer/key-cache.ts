/** Which keys the engine holds, and where: looked up by each packet, filled when one is made (uet-wire.md 8.3). */
import { type Bits, bit, bits, clog2, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { keyErase } from '../gcm/key-install.ts';
import { entryOf } from './key-entry.ts';
import { keyFlights, keyIssue } from './key-flights.ts';
import { CacheState, keyLookup, keyTurn } from './key-lookup.ts';
import { keyMasks, Mask, withMask } from './key-masks.ts';
import { cacheSweep, keySweep } from './key-sweep.ts';
import { cacheLayout, changeWays, keyWays, type Misses } from './key-ways.ts';
import { keyPlace, keyRequest, type LayerSizes, laneSuffix } from './shapes.ts';

/** A key to be made, and the slot of the engine that it goes into. */
export const keyOrder = (sizes: LayerSizes) => record({ slot: bits(clog2(sizes.keys)), request: keyRequest(sizes) });

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
  const layout = cacheLayout(sizes, misses);
  const { last, onProbation, SetNumber, Way, Slot } = layout;
  const Request = keyRequest(sizes);
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
    ({ sweep: begins, may_make, made, made_mask, completed, opened, up, down, want, make }, m) => {
      const state = m.reg('state', CacheState, {
        reset: 'sweep',
        unreached: onProbation ? ['await', 'rewind'] : ['look', 'decide', 'swap'],
      });
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

      // What is looked for, of packets and of what is asked in between, and the set that it is looked for in.
      const entering = requests.read(at(looked));
      const Entry = m.shapeOf(entryOf(entering.request));
      const subject = m.reg('subject', Entry);
      const setAhead = m.wire('set_ahead', SetNumber, linearHash(subject, layout.setBits));
      const set = m.next('set', setAhead, { reset: 0 });
      const ways = keyWays(m, layout, Entry, set, setAhead);
      const sweep = keySweep(m, layout, { sweeping: state.is('sweep'), set, begins });

      // The key on probation changes places with one that gives way, if it is still that which was promoted.
      const turns = keyTurn(m, layout, ways, state);
      const { turn, turned } = turns;
      const issue = m.forward('issue', keyIssue(sizes, layout.setBits));
      const flights = m.inst('flights', keyFlights(name, sizes, layout.setBits), {
        ...{ issue, completed, opened, asked: claimed.slot },
        promote: { ready: turns.takes },
      });
      // Where misses wait every key is trusted.
      const { payload: spot, valid: isProved } = flights.promote;
      const promotes = onProbation ? isProved : m.lit(1, 0);
      const isThere = () => ways.now.used[last]!.and(ways.now.slots[last]!.eq(spot.slot));
      const swaps = onProbation ? m.named('swapping', turns.takes.and(isThere())) : m.lit(1, 0);

      // What is changed comes first: no packet enters then, and when those inside have been looked up it is done.
      const waiting = onProbation ? undefined : m.reg('missed', bit, { reset: 0 });
      const missed = waiting ?? m.lit(1, 0);
      const lookable = m.named('lookable', want.valid.and(claims.not()));
      const changes = m.named('changes', promotes.or(is_made).or(lookable).or(missed));
      const enters = m.named('enters', state.is('idle').and(changes.not()).and(looked.ne(taken)));
      m.when(enters, () => {
        subject.set(entryOf(entering.request));
        looked.set(looked.add(1));
      });
      const lookup = keyLookup(m, layout, ways, { enters, needed: entering.needed, subject, set });
      const [hashed, compared] = [lookup.at('compare'), lookup.at('join')];
      const { valid: isJoined, needed, found, way, row, slot } = lookup.at('decide');
      const busy = lookup.at('hash').valid.or(hashed.valid).or(compared.valid).or(isJoined);
      const drained = m.named('drained', busy.not());
      const erased = changeWays(m, layout, ways, sweep, {
        set,
        changes: {
          ...{ swaps, turned, claims: state.is('claim'), entry: hashed.entry },
          ...{ stores: state.is('store'), claimedWay: claimed.way },
        },
      });

      // What was found, or passes. From here on a packet is under way, so that no key takes the slot of its own.
      const decides = m.named('decides', isJoined.and(missed.not()));
      const misses_now = m.named('misses_now', onProbation ? m.lit(1, 0) : decides.and(needed).and(found.not()));
      const answers = m.named('answers', decides.and(misses_now.not()));
      const Result = record({ found: bit, slot: Slot });
      const results = m.mem('results', Result, { depth: packetsInside });
      results.write({ addr: at(decided), data: { found, slot }, enable: answers });
      m.when(answers, () => decided.set(decided.add(1)));
      m.when(misses_now, () => waiting?.set(1));
      const isIssued = answers.and(needed).and(found);
      issue.set({ enable: isIssued, flight: { spot: { row, slot }, on_probation: way.eq(last) } });

      const erase = m.next('erase', erased, { reset: { enable: 0 } });
      const masks = keyMasks(m, keys, { made, mask: made_mask, slot: claimed.slot, erase });
      const result = results.read(at(fetched));
      const { leaves, fetches, shown, mask } = withMask(m, masks, result, fetched.ne(decided), down.ready);
      m.when(fetches, () => fetched.set(fetched.add(1)));
      m.when(leaves.and(down.ready), () => handed.set(handed.add(1)));
      const leaving = requests.read(at(handed));

      const answered = m.wire('answered', bit, 0);
      const refuses = onProbation ? m.wire('refuses', bit, 0) : undefined;
      const missing = requests.read(at(looked));
      m.when(make.ready, () => orders.set(0));
      m.when(made, () => is_made.set(1));
      m.match(state, {
        sweep: () => {
          setAhead.set(set);
          m.when(sweep.erased, () =>
            m.when(sweep.way.all(), () => {
              setAhead.set(set.add(1));
              m.when(set.all(), () => state.set('idle'));
            }),
          );
        },
        idle: () => {
          m.when(changes.and(drained), () => {
            m.when(promotes, () => {
              setAhead.set(spot.row);
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
          m.when(swaps, () => turn.set(m.mux(turned.eq(last - 1), 0, turned.add(1))));
          if (turns.aimed === undefined) state.set('idle');
          else m.when(turns.aimed, () => state.set('idle')).otherwise(() => setAhead.set(set));
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
          m.when(compared.found.or(may_make.not()), () => {
            answered.set(1);
            refuses?.set(compared.found.not());
            state.set('idle');
          }).otherwise(() => state.set('claim'));
        },
        claim: () => {
          if (!onProbation) turn.set(turn.add(1));
          const into = onProbation ? m.lit(Way.width, last) : turn;
          claimed.set({ row: set, way: into, slot: onProbation ? ways.now.slots[last]! : set.cat(turn) });
          claims.set(1);
          orders.set(1);
          state.set(onProbation ? 'idle' : 'await');
        },
        await: () => m.when(is_made, () => state.set('store')),
      });
      m.when(begins.enable, () => {
        setAhead.set(0);
        state.set('sweep');
      });
      const empty = m.named('empty', taken.eq(handed));
      const isCalm = state.is('idle').and(empty).and(claims.not()).and(want.valid.not());
      const quiet = m.named('quiet', isCalm.and(flights.none).and(sweep.settled));
      m.assert('swept_while_quiet', begins.enable.implies(quiet));
      m.assert('made_what_was_claimed', made.implies(claims.and(is_made.not())));
      m.assert('changed_while_drained', state.is('idle').or(state.is('sweep')).not().implies(drained));
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
