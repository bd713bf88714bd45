/** The keys of received packets: whose is there goes on, others make room until it is. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import { keyErase } from '../gcm/key-install.ts';
import { BudgetSettings, derivationBudget } from './derivation-budget.ts';
import { keyCache } from './key-cache.ts';
import { associationWrite, keyMaker } from './key-maker.ts';
import { domainChange, sweepOf } from './key-sweep.ts';
import { Judgement, judgedPacket, receiveOrder } from './receive-judge.ts';
import { bodyBytes, keyPlace, type LayerSizes, laneSuffix, lengthBits } from './shapes.ts';

/** Packets that may be parked, and those of one domain. */
export const parkedPackets = 32;
const parkedOfDomain = 24;

/** Clocks in which it is decided what becomes of a packet without its key, or of one that was parked. */
const decideClocks = 2;

/**
 * Where the body of a packet comes from, and goes to. `parked`: from where bodies are parked, else from the line.
 * `parks`: it goes there, as no more than `beats` beats; else where its judgement says.
 */
export const bodyWay = (parkedBeats: number) =>
  record({ parked: bit, parks: bit, beats: bits(clog2(parkedBeats + 1)) });

/** A packet, the place of its key if it is `needed`, and the way of its body. */
export const keyedPacket = (sizes: LayerSizes, parkedBeats: number) =>
  record({ needed: bit, place: keyPlace(sizes), way: bodyWay(parkedBeats), packet: receiveOrder(sizes) });

/**
 * Gives each packet of `up` the place of its key. One whose key is not there is parked, `parkedPackets` of them and
 * `parkedBeats` beats of their bodies, and leaves a second time when its key has been made: so it does not hold up
 * those after it, which overtake it. Of parked ones the oldest has its key made, one after another. A packet a clock
 * whose key is there; one that is parked, or was, takes `decideClocks` more.
 *
 * It is judged `unkeyed` in place of that if its domain has no key left in its `budget`, or there is no room for it, of
 * which one domain cannot take all. Is its domain latched by then, it is judged so.
 *
 * `write` and `forget` as `keyResolver` has them. `missed` marks each key that is made. `completed` marks the end of
 * each packet with a key, in the order in which they left, `opened` that it was authentic: its source's key is not put
 * out by those of sources of which none was.
 */
export const receiveKeys = (sizes: LayerSizes, parkedBeats: number) => {
  const Order = receiveOrder(sizes);
  const Judged = judgedPacket(sizes);
  const Beats = bits(clog2(parkedBeats + 1));
  return module(
    `tss_receive_keys_n${sizes.domains}_k${sizes.keys}_b${parkedBeats}${laneSuffix(sizes)}`,
    {
      summary: `The keys of received packets, of which ${parkedPackets} may wait for theirs beside the others.`,
      in: {
        write: associationWrite(sizes),
        forget: domainChange(sizes),
        budget: BudgetSettings,
        latched: bits(sizes.domains),
        installed: bit,
        completed: bit,
        opened: bit,
      },
      out: { quiet: bit, missed: bit, erase: keyErase(sizes.keys) },
      link: {
        up: sink(Judged),
        down: source(keyedPacket(sizes, parkedBeats)),
        keys: source(record({ number: bits(clog2(sizes.keys)), key: bits(256) })),
      },
    },
    ({ write, forget, budget, latched, installed, completed, opened, up, down }, m) => {
      // The oldest packet that is parked.
      const front = m.reg('front', enumOf('idle', 'check', 'ask', 'return', 'leave', 'refuse'), { reset: 'idle' });
      const is_latched = m.reg('is_latched', bit);
      const parking = m.stream('parking', Judged);
      const parked = parking.through('parked', queue(parkedPackets));
      const oldest = parked.payload;
      const returns = m.named('returns', front.is('return'));

      const making = m.forward('making', record({ made: bit, mask: bits(96), may_make: bit }));
      const cache = m.inst('cache', keyCache('receive', sizes, 'pass', record({ parked: bit, order: Order })), {
        sweep: sweepOf(m, write, forget),
        ...{ completed, opened, made: making.made, made_mask: making.mask, may_make: making.may_make },
        up: {
          payload: {
            needed: returns.or(up.payload.needed),
            request: m.mux(returns, oldest.request, up.payload.request),
            packet: { parked: returns, order: m.mux(returns, oldest.packet, up.payload.packet) },
          },
          valid: returns.or(up.valid),
        },
        want: { payload: oldest.request, valid: front.is('ask') },
      });
      up.takeWhen(cache.up.ready.and(returns.not()));
      const maker = m.inst('maker', keyMaker('receive', sizes), {
        // Keys that are there already are looked for at the sending side, which has the same.
        check: { enable: m.lit(1, 0), association: write.association, key: write.key.key },
        ...{ write, installed, free: cache.free, up: cache.make },
      });
      m.unused(maker.elsewhere, maker.again);
      const makes = m.named('makes', cache.make.fires);
      const given = cache.down;
      const found = given.payload;
      const { index } = found.packet.order;
      const tokens = m.inst('tokens', derivationBudget(sizes), {
        ...{ settings: budget, first: index, second: oldest.packet.index, takes: makes },
      });
      making.set({ made: maker.made, mask: maker.mask, may_make: tokens.has_second });

      // What is parked, in all and of each domain.
      const room = m.reg('room', Beats, { reset: parkedBeats });
      const counts = m.mem('counts', bits(clog2(parkedPackets + 1)), { depth: sizes.domains });
      const counted = m.reg('counted', bits(sizes.domains), { reset: 0 });
      // A register before what takes packets, as much is decided with each.
      const leaving = m.reg('leaving', keyedPacket(sizes, parkedBeats));
      const is_leaving = m.reg('is_leaving', bit, { reset: 0 });
      const takes = m.named('takes', is_leaving.not().or(down.ready));
      // What counts what is parked does not depend on who takes packets.
      const is_free = is_leaving.not();
      // Before those of the cache, which may come without end.
      const refuses = front.is('refuse');
      const present = m.named('present', m.mux(refuses, oldest.packet, found.packet.order));
      // Registers, as packets without keys, parked ones and the oldest one stay for clocks before they leave.
      const countOf = (domain: Bits): Bits => counts.read(domain).mask(counted.at(domain));
      const ofOrder = ({ around }: typeof present): Bits => beatsOf(around.bytes, bodyBytes(sizes)).trunc(Beats.width);
      const beatsNow = m.named('beats_now', ofOrder(found.packet.order));
      const beatsOfFound = m.next('beats_of_found', beatsNow);
      const beatsOfOldest = m.next('beats_of_oldest', ofOrder(oldest.packet));
      const beats = m.named('beats', m.mux(refuses, beatsOfOldest, beatsOfFound));
      const is_crowded = m.next('is_crowded', countOf(index).ge(parkedOfDomain));
      const fits = m.next('fits', room.ge(beatsOfFound).and(parking.ready).and(tokens.has_first));

      const lacks = m.named('lacks', found.needed.and(found.found.not()));
      const may_park = m.named('may_park', fits.and(is_crowded.not()));
      // Nothing puts out a key between its making and the packet that it was made for.
      m.assert('returns_to_its_key', given.valid.and(found.packet.parked).implies(found.found));
      const way = {
        parked: refuses.or(found.packet.parked),
        parks: refuses.not().and(lacks).and(may_park),
        beats: m.mux(refuses, beatsOfOldest, beatsNow),
      };
      // What is asked of it is known of a packet that has been the first one for `decideClocks`.
      const stayed = m.reg('stayed', bits(clog2(decideClocks + 1)), { reset: 0 });
      const isSlow = m.named('is_slow', lacks.or(found.packet.parked));
      const decided = m.named('decided', stayed.eq(decideClocks).and(is_free).and(refuses.not()));
      const passes = m.named('passes', m.mux(isSlow, decided, takes.and(refuses.not())));
      m.when(given.valid.not().or(passes), () => stayed.set(0)).elsewhen(stayed.ne(decideClocks), () =>
        stayed.set(stayed.add(1)),
      );
      const leaves = m.named('leaves', m.mux(refuses, is_free, given.valid.and(passes)));
      const slowLeaves = m.named('slow_leaves', given.valid.and(isSlow).and(decided));
      const parks = m.named('parks', slowLeaves.and(lacks).and(may_park));
      const { request, packet } = found;
      parking.connect({ payload: { needed: m.lit(1, 1), request, packet: packet.order }, valid: parks });
      given.takeWhen(passes);
      const frees = m.named('frees', m.mux(refuses, is_free, slowLeaves.and(found.packet.parked)));
      m.when(parks, () => room.set(room.sub(beats))).elsewhen(frees, () => room.set(room.add(beats)));
      const changes = parks.or(frees);
      const count = m.named('count', countOf(present.index));
      counts.write({ addr: present.index, data: m.mux(frees, count.sub(1), count.add(1)), enable: changes });
      m.when(changes, () => counted.set(counted.or(present.index.oneHot(sizes.domains))));
      const judgement = m.wire('judgement', Judgement, 'unkeyed');
      m.when(refuses.and(is_latched), () => judgement.set('latched')).elsewhen(refuses.or(lacks).not(), () =>
        judgement.set(present.judgement),
      );
      // Looked at while it is leaving.
      m.when(takes, () => {
        leaving.set({
          needed: refuses.not().and(found.needed).and(found.found),
          ...{ place: found.place, way, packet: { ...present, judgement } },
        });
        is_leaving.set(leaves);
      });

      m.match(front, {
        idle: () => {
          m.when(parked.valid, () => {
            is_latched.set(latched.at(oldest.packet.index));
            front.set('check');
          });
        },
        check: () => m.when(is_latched, () => front.set('refuse')).otherwise(() => front.set('ask')),
        ask: () =>
          m.when(cache.want.ready, () =>
            m.when(cache.refused, () => front.set('refuse')).otherwise(() => front.set('return')),
          ),
        return: () => m.when(cache.up.ready, () => front.set('leave')),
        // None overtakes it, as bodies that are parked stay in order.
        leave: () => m.when(frees, () => front.set('idle')),
        refuse: () => m.when(is_free, () => front.set('idle')),
      });
      parked.takeWhen(m.named('oldest_goes', returns.and(cache.up.ready).or(refuses.and(is_free))));
      return {
        quiet: cache.quiet.and(maker.quiet).and(parked.valid.not()).and(is_leaving.not()),
        erase: cache.erase,
        missed: m.next('missed', makes, { reset: 0 }),
        down: { payload: leaving, valid: is_leaving },
        keys: maker.keys,
      };
    },
  );
};

/** Beats of `size` bytes, for so many: one where there are none. */
function beatsOf(bytes: Bits, size: number): Bits {
  const whole = bytes
    .zext(lengthBits + 1)
    .add(size - 1)
    .shr(clog2(size));
  return whole.or(
    whole
      .any()
      .not()
      .zext(lengthBits + 1),
  );
}
