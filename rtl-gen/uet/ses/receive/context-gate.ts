/** Receive contexts that a refusal on ROD disables, until software has posted (ses.md 1.4). */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  module,
  optional,
  record,
  type Shape,
  type StreamValue,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { ReceiveContext } from '../address-resolver/resolver-records.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import { GateEvent, GivenGeneration } from './guarded-packet.ts';
import { type SesTargetOptions, targetWidths } from './target-options.ts';

/** Clocks that a packet takes which waits for nothing. */
export const contextGateLatency = 2;

type EventOf = ValueOf<ReturnType<typeof GateEvent>>;

/**
 * Packets go through in order, and first packets get DISABLED_GEN where their context is disabled, or BAD_GENERATION
 * with its present generation; whatever else is wrong with them comes after that. Such packets ask for nothing.
 *
 * A context is disabled when a message by ROD has found no receive there. The first receive that is posted then enables
 * it, with the next generation. So that no later message comes before that one, a packet whose context uses generations
 * waits while a message that `risks` has no answer, one of another context too; others do not.
 *
 * `given` is what software sets a context to: enabled, with that generation. `exhausted` tells which has been disabled.
 */
export const contextGate = (payload: Shape<CheckedPacketValue>, contextBits: number, hasTagged: boolean) => {
  const contexts = 2 ** contextBits;
  const Event = GateEvent(contextBits);
  const State = record({ disabled: bit, count: bits(8) });
  return module(
    `ses_context_gate_r${contextBits}_w${payload.width}${hasTagged ? '' : '_sends'}`,
    {
      summary: 'Packets in order, to contexts that a refusal on ROD disables.',
      in: {
        given: GivenGeneration(contextBits),
        send_event: Event,
        tagged_event: optional(hasTagged, Event),
      },
      out: { exhausted: record({ valid: bit, context: bits(contextBits) }) },
      link: { up: sink(payload), down: source(payload) },
    },
    ({ given, send_event: ofSend, tagged_event: ofTagged, up, down }, m) => {
      // A context that software has set has no history: what the memories have of it counts from the first event on.
      const changed = m.reg('changed', bits(contexts), { reset: 0 });
      const generations = m.mem('generations', bits(8), { depth: contexts });
      generations.write({ addr: given.context, data: given.generation, enable: given.valid });
      const isNew = given.context.oneHot(contexts).mask(given.valid);

      const spaceOf = (name: string, event: EventOf) => {
        const event1 = m.next(`${name}_told`, event, { reset: { answered: 0, disables: 0, posted: 0 } });
        const states = m.mem(`${name}_states`, State, { depth: contexts });
        const at = (context: Bits) => {
          const state = states.read(context);
          const counts = changed.at(context).as(1);
          return { disabled: state.disabled.and(counts), count: state.count.mask(counts) };
        };
        const state = at(event1.context);
        const enables = m.named(`${name}_enables`, event1.posted.and(state.disabled));
        const changes = m.named(`${name}_changes`, event1.disables.or(enables));
        states.write({
          addr: event1.context,
          data: { disabled: event1.disables, count: state.count.add(enables.zext(8)) },
          enable: changes,
        });
        return { event: event1, at, changed: event1.context.oneHot(contexts).mask(changes) };
      };
      const sends = spaceOf('send', ofSend);
      const tags = ofTagged && spaceOf('tagged', ofTagged);
      changed.set(
        changed
          .or(sends.changed)
          .or(tags?.changed ?? m.lit(contexts, 0))
          .and(isNew.not()),
      );

      // Its context is looked up; a clock later it is known what that says of it.
      const answered = m.named('answered', sends.event.answered.or(tags?.event.answered ?? m.lit(1, 0)));
      const waits = m.reg('waits_for_answer', bit, { reset: 0 });
      const looked = m.reg('looked', payload);
      const full = m.reg('looked_valid', bit, { reset: 0 });
      const context = up.payload.context;
      const now =
        tags === undefined ? sends.at(context) : m.mux(up.payload.guard!.tagged, tags.at(context), sends.at(context));
      const room = m.forward('room', bit);
      const moves = m.named('moves', full.not().or(room));
      const mayRisk = m.named('may_risk', looked.guard!.risks.and(looked.wants_send.or(looked.wants_tagged)));
      const holds = m.named('holds', up.payload.guard!.counts.and(waits.or(full.and(mayRisk))));
      const ready = m.named('up_is_ready', moves.and(holds.not()));
      const state = m.reg('state', State);
      const generation = m.reg('generation', bits(8));
      // How often refusals would have enabled its context, were the generation of the packet the present one.
      const fits = m.reg('fitting_count', bits(8));
      const software = m.named('written_generation', generations.read(context));
      m.when(moves, () => {
        full.set(up.valid.and(holds.not()));
        looked.set(up.payload);
        state.set(now);
        generation.set(software);
        fits.set(up.payload.guard!.generation.sub(software));
      });

      const { guard, step } = looked;
      const present = m.named('present', generation.add(state.count));
      const isOther = m.named('is_other', guard!.compares.and(state.count.ne(fits)));
      const refuses = m.named('refuses', guard!.counts.and(state.disabled.or(isOther)));
      const passes = m.named('passes', refuses.not());
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const code = m.mux(state.disabled, lit('disabled_gen'), lit('bad_generation'));
      const first = {
        ...step.first,
        code: m.mux(refuses, code, step.first.code),
        generation: m.mux(refuses, present.mask(state.disabled.not()), step.first.generation),
      };
      const risks = m.named('risks', mayRisk.and(passes));
      m.when(answered, () => waits.set(0));
      m.when(full.and(room).and(risks), () => waits.set(1));
      m.assert('answer_is_of_one_that_waits', answered.implies(waits));
      const checked = {
        ...looked,
        step: { ...step, first },
        guard: { ...guard!, risks },
        wants_send: looked.wants_send.and(passes),
        wants_tagged: looked.wants_tagged.and(passes),
        is_atomic: looked.is_atomic.and(passes),
        deferral: looked.deferral && { ...looked.deferral, restarts: looked.deferral.restarts.and(passes) },
      };
      const out = m.inst('gone', fifo(payload, 4), { up: { payload: checked, valid: full }, down });
      room.set(out.up.ready);
      return {
        exhausted: {
          valid: sends.event.disables.or(tags?.event.disables ?? m.lit(1, 0)),
          context:
            tags === undefined
              ? sends.event.context
              : m.mux(tags.event.disables, tags.event.context, sends.event.context),
        },
        up: { ready },
        down: out.down,
      };
    },
  );
};

/** The gate of a receive half, that `listen` gives the events of its matchings; `written`: what contexts are set to. */
export function gateAfter(
  m: Ctx,
  options: SesTargetOptions,
  up: StreamValue<CheckedPacketValue>,
  { valid, index, context }: Written,
) {
  const { contextBits } = targetWidths(options);
  const hasTagged = options.tagged !== undefined;
  const ofSend = m.forward('send_event', GateEvent(contextBits));
  const ofTagged = hasTagged ? m.forward('tagged_event', GateEvent(contextBits)) : undefined;
  const { down, exhausted } = m.inst('gate', contextGate(up.shape, contextBits, hasTagged), {
    ...{ up, send_event: ofSend, tagged_event: ofTagged },
    given: { valid, context: index, generation: context.generation },
  });
  return {
    ...{ down, exhausted },
    listen(send: EventOf, tagged: EventOf | undefined): void {
      ofSend.set(send);
      if (tagged !== undefined) ofTagged?.set(tagged);
    },
  };
}

/** What software has set a context to. */
interface Written {
  readonly valid: Bits<1>;
  readonly index: Bits;
  readonly context: ValueOf<typeof ReceiveContext>;
}
