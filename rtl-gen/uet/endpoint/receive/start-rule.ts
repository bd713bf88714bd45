/** What a secured target demands of the Start_PSN of a PDC that is to be opened (uet-wire.md 8.9). */
import { bit, bits, clog2, module, pack, record } from '../../../hdl/index.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { pdsTargetLatency } from '../../pds/target-side/pds-target.ts';
import { StartMethod } from '../../pds/target-side/records.ts';

/** Who sends, and to which of our addresses. */
export const StartPeer = record({ source: bits(128), local: bits(4) });

/** The rule for a packet: the floor of Start_PSN, or what it has to be. */
export const StartRule = record({ method: StartMethod, start_psn: bits(32) });

export interface StartRuleOptions {
  /** PDCs that there may be at once. */
  readonly contexts: number;
  /** Floors that are kept: a power of two. */
  readonly floors: number;
}

/** Floors of an endpoint. */
export const startFloors = 256;

/** Clocks from a change that is taken until the next one is. */
const changeClocks = 4;

/**
 * `rule`, a clock after `peer`, says what holds for a SYN packet of it: with `random_1rtt` as `method` the value
 * `random`, with `expected_0rtt` the floor of the peer, if it has one. It has none before its first PDC after a reset,
 * so a key that was in use before a reset must not be used after it with that method.
 *
 * Peers share floors by a hash. A floor never falls, as serial numbers of 32 bits compare, so what one peer has used
 * another one of the same floor does not get: it costs that one a NACK, and nothing is accepted that should not be.
 *
 * A floor rises when a PDC is created, above its Start_PSN, and when it is gone, to `ended.next`, above all PSNs used:
 * no packet that opened it opens another one. `asked`, in the clock of `rule`, is the request that it went with;
 * `created`, `pdsTargetLatency.verdict` clocks later, that it has opened a PDC. `ended`: at least 16 clocks apart.
 */
export const startRule = ({ contexts, floors }: StartRuleOptions) => {
  const Index = bits(clog2(floors));
  // One that only `raises` leaves a floor alone that is not known.
  const Change = record({ index: Index, psn: bits(32), raises: bit });
  return module(
    `uet_start_rule_n${contexts}_f${floors}`,
    {
      summary: `What Start_PSNs must be, by ${floors} floors.`,
      in: {
        method: StartMethod,
        random: bits(32),
        peer: StartPeer,
        asked: record({ valid: bit, psn: bits(32), offset: bits(12) }),
        created: bit,
        ended: record({ valid: bit, peer: StartPeer, next: bits(32) }),
      },
      out: { rule: StartRule },
    },
    ({ method, random, peer, asked, created, ended }, m) => {
      const later = delayer(m);
      // After reset no floor is known; a clock each.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const row = m.reg('row', Index, { reset: 0 });
      m.when(clearing, () => {
        row.set(row.add(1));
        m.when(row.all(), () => clearing.set(0));
      });
      const Floor = record({ known: bit, psn: bits(32) });
      const memory = m.mem('floors', Floor, { depth: floors });
      const indexOf = (of: typeof peer) => linearHash(pack(of), Index.width);

      const index = m.named('index', indexOf(peer));
      const found = memory.readSync({ addr: index, onCollision: 'old' });
      const drawn = m.next('drawn', random);
      const rule = m.wire('rule', StartRule, { method: 'none', start_psn: 0 });
      const isKnown = m.named('is_known', found.known.and(clearing.not()));
      m.when(method.is('random_1rtt'), () => rule.set({ method: 'random_1rtt', start_psn: drawn }));
      m.when(method.is('expected_0rtt').and(isKnown), () =>
        rule.set({ method: 'expected_0rtt', start_psn: found.psn }),
      );

      // What raises floors: PDCs that are there, and those that are gone.
      const opens = later(
        'opens',
        record({ valid: bit, change: Change }),
        {
          valid: asked.valid,
          change: {
            index: m.next('asked_index', index),
            psn: asked.psn.sub(asked.offset.zext(32)).add(1),
            raises: m.lit(1, 0),
          },
        },
        pdsTargetLatency.verdict,
      );
      const isFree = m.forward('is_free', bit);
      const hasTurn = m.named('has_turn', created.and(opens.valid).not());
      const lasts = m.inst('lasts', fifo(Change, 2 + (contexts >> 3)), {
        up: { payload: { index: indexOf(ended.peer), psn: ended.next, raises: m.lit(1, 1) }, valid: ended.valid },
        down: { ready: hasTurn },
      });
      // In the order in which they happen. Each PDC is created once, and at most as many more end and begin meanwhile.
      const changes = m.inst('changes', blockFifo(Change, 4 * contexts), {
        up: {
          payload: m.mux(hasTurn, lasts.down.payload, opens.change),
          valid: lasts.down.valid.or(hasTurn.not()),
        },
        down: { ready: isFree },
      });
      m.assert('last_has_room', ended.valid.implies(lasts.up.ready));
      m.assert('change_has_room', hasTurn.not().or(lasts.down.valid).implies(changes.up.ready));

      const step = m.reg('step', bits(clog2(changeClocks)), { reset: 0 });
      const idle = m.named('idle', step.eq(0).and(clearing.not()));
      isFree.set(idle);
      const change = m.reg('change', Change);
      const present = memory.readSync({ addr: change.index, onCollision: 'old' });
      // A register before the memory, as the comparison is long.
      const rises = m.reg('rises', bit, { reset: 0 });
      const isAbove = change.psn.sub(present.psn).at(31).not();
      m.when(idle, () => {
        change.set(changes.down.payload);
        m.when(changes.down.valid, () => step.set(1));
      })
        .elsewhen(step.eq(1), () => step.set(2))
        .elsewhen(step.eq(2), () => step.set(3))
        .otherwise(() => step.set(0));
      rises.set(step.eq(2).and(m.mux(present.known, isAbove, change.raises.not())));
      memory.write({
        addr: m.mux(clearing, row, change.index),
        data: { known: clearing.not(), psn: change.psn },
        enable: clearing.or(rises),
      });
      return { rule };
    },
  );
};
