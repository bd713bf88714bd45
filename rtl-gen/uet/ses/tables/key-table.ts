/** A table of keys that looks one up in each clock, while software changes it. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';

/** Clocks from `lookup` to `hit`. */
export const keyTableLatency = 5;

export interface KeyTableOptions {
  readonly keyWidth: number;
  /** A power of two, 2 or more. */
  readonly sets: number;
  /** Keys of one set, a power of two. */
  readonly ways: number;
  /** Clocks from `lookup` until whoever uses its slot is done with it; `keyTableLatency` or more. */
  readonly drain: number;
}

/** Software adds a key, or removes it. */
export const KeyCommand = (keyWidth: number) => record({ remove: bit, key: bits(keyWidth) });

/**
 * What became of a command: `exists` where the key that was to be added is there, `full` where its set has no free
 * slot, `missing` where the key that was to be removed is not there, `illegal` where `legal` was 0.
 */
export const CommandStatus = enumOf('ok', 'exists', 'full', 'missing', 'illegal');

/** Bits of a slot: the way above the set. */
export const slotBits = ({ sets, ways }: Pick<KeyTableOptions, 'sets' | 'ways'>): number => clog2(sets * ways);

/**
 * `keyTableLatency` clocks after `lookup`, `hit` and the `slot` of the key, a number below `sets * ways`, in each
 * clock; commands never hold a lookup up. Each slot has one key at most, and each key one slot.
 *
 * A command is taken when it is done, which `done` shows in the clock of its handshake. `legal` is looked at 4 clocks
 * after it is offered, or later. A slot is given on `placed` in the clock before its key can be found, so a memory of
 * values that is written then is there before any lookup needs it. A key that was removed is still found by lookups
 * that began before; the command is done `drain` clocks later, when none of them is on the way. So no lookup finds the
 * key of one command with the value of another.
 *
 * After reset `ready` is 0 for `sets` clocks, in which nothing is found. A new key gets the lowest free way of its set.
 */
export const keyTable = (options: KeyTableOptions) => {
  const { keyWidth, sets, ways, drain } = options;
  const setBits = clog2(sets);
  const Slot = bits(slotBits(options));
  const drainBits = clog2(drain);
  return module(
    `ses_key_table_k${keyWidth}_s${sets}_w${ways}_d${drain}`,
    {
      summary: `${sets * ways} keys of ${keyWidth} bits: a lookup in each clock, and commands beside it.`,
      in: { lookup: bits(keyWidth), legal: bit },
      out: {
        ready: bit,
        hit: bit,
        slot: Slot,
        placed: record({ valid: bit, slot: Slot }),
        done: record({ valid: bit, status: CommandStatus, slot: Slot }),
      },
      link: { commands: sink(KeyCommand(keyWidth)) },
    },
    ({ lookup, legal, commands }, m) => {
      const Entry = record({ taken: bit, key: bits(keyWidth) });
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(setBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      // Lookups: the set, its word, the word in registers, which way it is, and its number.
      const set1 = m.next('set_1', linearHash(lookup, setBits).as(setBits));
      const key2 = m.next('key_2', m.next('key_1', lookup));
      const set2 = m.next('set_2', set1);
      const key3 = m.next('key_3', key2);
      const set4 = m.next('set_4', m.next('set_3', set2));

      const command = commands.payload;
      const ownSet = m.next('own_set', linearHash(command.key, setBits).as(setBits));
      const Step = enumOf('idle', 'hash', 'read', 'compare', 'act', 'drain', 'done');
      const step = m.reg('step', Step, { reset: 'idle' });
      const status = m.reg('status', CommandStatus);
      const slot = m.reg('own_slot', Slot);

      const writes = m.forward('writes', bits(ways));
      const all = Array.from({ length: ways }, (_, way) => {
        const memory = m.mem(`way_${way}`, Entry, { depth: sets });
        const found = m.next(`found_${way}`, memory.readSync({ addr: set1, onCollision: 'old' }));
        const own = m.next(`own_${way}`, memory.readSync({ addr: ownSet, onCollision: 'old' }));
        memory.write({
          addr: m.mux(clearing, cleared, ownSet),
          data: { taken: command.remove.or(clearing).not(), key: command.key },
          enable: clearing.or(writes.at(way)),
        });
        return {
          match: m.next(`match_${way}`, found.taken.and(found.key.eq(key3)), { reset: 0 }),
          ownMatch: m.next(`own_match_${way}`, own.taken.and(own.key.eq(command.key))),
          ownTaken: m.next(`own_taken_${way}`, own.taken),
        };
      });
      const slotOf = (oneHot: Bits, set: Bits): Bits => (ways === 1 ? set : positionOf(oneHot).cat(set)).as(Slot.width);
      const matches = m.named('matching', lowFirst(all.map(({ match }) => match)));
      const hit = m.next('hit', matches.any(), { reset: 0 });
      const found = m.next('slot', slotOf(matches, set4));

      // A command: its set is read, compared, written; then what is on the way goes by.
      const ownMatches = m.named('own_matches', lowFirst(all.map(({ ownMatch }) => ownMatch)));
      const free = m.named(
        'free',
        lowFirst(all.map(({ ownTaken }) => ownTaken))
          .not()
          .as(ways),
      );
      const chosen = m.named('chosen', m.mux(ownMatches.any(), ownMatches, free.lowest()).as(ways));
      const left = m.reg('left', bits(drainBits));
      const place = m.named('place', slotOf(chosen, ownSet));
      const acts = m.wire('acts', bit, 0);
      m.match(step, {
        idle: () => m.when(commands.valid.and(clearing.not()), () => step.set('hash')),
        hash: () => step.set('read'),
        read: () => step.set('compare'),
        compare: () => step.set('act'),
        act: () => {
          slot.set(place);
          left.set(drain - 2);
          step.set('done');
          m.when(command.remove, () => {
            status.set('missing');
            m.when(ownMatches.any(), () => {
              status.set('ok');
              acts.set(1);
              step.set('drain');
            });
          }).otherwise(() => {
            m.when(legal.not(), () => status.set('illegal'))
              .elsewhen(ownMatches.any(), () => status.set('exists'))
              .elsewhen(free.any().not(), () => status.set('full'))
              .otherwise(() => {
                status.set('ok');
                acts.set(1);
              });
          });
        },
        drain: () => {
          left.set(left.sub(1));
          m.when(left.eq(1), () => step.set('done'));
        },
        done: () => step.set('idle'),
      });
      writes.set(chosen.mask(acts));
      return {
        ready: clearing.not(),
        hit,
        slot: found,
        placed: { valid: acts.and(command.remove.not()), slot: place },
        done: { valid: step.is('done'), status, slot },
        commands: { ready: step.is('done') },
      };
    },
  );
};
