/** Rendezvous sends of the receive half: their places, their READs, and what the host hears of them. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, type ValueOf } from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { type RendezvousOptions, rendezvous, rendezvousName } from '../rendezvous/rendezvous.ts';
import {
  RendezvousAnswer,
  RendezvousChoices,
  RendezvousHeader,
  RendezvousKind,
  RendezvousRead,
} from '../rendezvous/rendezvous-records.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import { TargetCompletion } from './target-records.ts';

/** The extension of a rendezvous send (uet-wire.md 12.5), beside its packet; of others it does not count. */
export const RendezvousExtension = record({
  eager_length: bits(32),
  ri_generation: bits(8),
  pid_on_fep: bits(12),
  resource_index: bits(12),
  read_offset: bits(64),
  read_key: bits(64),
});

/** Its value. */
export type ExtensionValue = ValueOf<typeof RendezvousExtension>;

/** What a receive half gets beside its packets, if it reads the rest of rendezvous sends. */
export const RendezvousIn = (slotBits: number) =>
  record({
    choices: RendezvousChoices,
    extension: RendezvousExtension,
    read_ready: bit,
    answer: record({ valid: bit, payload: RendezvousAnswer(slotBits) }),
    done_ready: bit,
  });

/** What it gives then: READ packets, whether an answer is taken, and messages that are complete. */
export const RendezvousOut = (slotBits: number) =>
  record({
    read: record({ valid: bit, payload: RendezvousRead(slotBits) }),
    answer_taken: bit,
    done: record({ valid: bit, completion: TargetCompletion }),
  });

/** A message with a place has a receive, which `completion` names, or has none. */
export const MatchedRendezvous = (slotBits: number) =>
  record({ valid: bit, slot: bits(slotBits), bound: bit, address: bits(64), completion: TargetCompletion });

/** A packet with the place that it has got; a rendezvous send without one is UNCOR_TRNSNT. Combinational. */
export function rendezvousPlaced(
  m: Ctx,
  packet: CheckedPacketValue,
  free: { readonly valid: Bits<1>; readonly slot: Bits },
): CheckedPacketValue {
  const { is } = packet.rendezvous!;
  const lacks = m.named('lacks_place', is.and(free.valid.not()));
  const code = m.mux(lacks, m.lit(6, returnCodes.code.uncor_trnsnt), packet.step.first.code);
  return {
    ...packet,
    step: { ...packet.step, first: { ...packet.step.first, code } },
    wants_send: packet.wants_send.and(lacks.not()),
    wants_tagged: packet.wants_tagged.and(lacks.not()),
    rendezvous: { is: is.and(free.valid), slot: free.slot },
  };
}

/**
 * `rendezvous` for the receive half. `reserve` with `free.valid` gives a message a place, in each clock; `matched` says
 * in any clock whether it has a receive, with its eager bytes in place. With one the rest is read, and the completion
 * leaves on `done` when all is there, with the first error of what was read. Source: ses.md 4.2.
 */
export const targetRendezvous = (options: RendezvousOptions) => {
  const { slots } = options;
  const slotBits = clog2(slots);
  return module(
    `ses_target_${rendezvousName(options).replace('ses_', '')}`,
    {
      summary: `Rendezvous sends of a receive half: ${slots} at a time.`,
      in: {
        ports: RendezvousIn(slotBits),
        reserve: record({ valid: bit, header: RendezvousHeader }),
        matched: MatchedRendezvous(slotBits),
      },
      out: { free: record({ valid: bit, slot: bits(slotBits) }), told: RendezvousOut(slotBits) },
    },
    ({ ports, reserve, matched }, m) => {
      m.unused(ports.extension);
      const Matched = record({
        slot: bits(slotBits),
        bound: bit,
        wr_id: bits(32),
        address: bits(64),
        length: bits(32),
      });
      const { slot, bound, address, completion } = matched;
      const taken = m.forward('taken', bit);
      // A place has one command at a time, so there is room for each.
      const commands = m.inst('commands', fifo(Matched, slots), {
        up: {
          payload: { slot, bound, address, wr_id: completion.wr_id, length: completion.bytes },
          valid: matched.valid,
        },
        down: { ready: taken },
      });
      m.assert('command_finds_room', matched.valid.implies(commands.up.ready));
      const completions = m.mem('completions', TargetCompletion, { depth: slots });
      completions.write({ addr: slot, data: completion, enable: matched.valid });
      const { bound: goes, ...command } = commands.down.payload;
      const it = m.inst('reads', rendezvous(options), {
        choices: ports.choices,
        reserve,
        commands: {
          payload: {
            ...command,
            kind: m.mux(goes, m.lit(RendezvousKind, 'go'), m.lit(RendezvousKind, 'drop')),
            has_eager: m.lit(1, 1),
          },
          valid: commands.down.valid,
        },
        answers: ports.answer,
        read: { ready: ports.read_ready },
        done: { ready: ports.done_ready },
      });
      taken.set(it.commands.ready);
      const { slot: over, wr_id, return_code } = it.done.payload;
      return {
        free: it.free,
        told: {
          read: { valid: it.read.valid, payload: it.read.payload },
          answer_taken: it.answers.ready,
          done: { valid: it.done.valid, completion: { ...completions.read(over), wr_id, return_code } },
        },
      };
    },
  );
};
