/** The turn of a packet: its receive is known, and what is kept of its message becomes what it is with this packet. */
import { allOf, type Ctx, type StreamValue, type ValueOf } from '../../../hdl/index.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import type { matchSpaces } from './match-spaces.ts';
import { bindingAfter, firstBinding } from './message-step.ts';
import { outcomeResets, packetOutcome, packetPlace } from './packet-outcome.ts';
import type { SesTargetOptions } from './target-options.ts';
import type { TargetChoices } from './target-records.ts';
import type { WaitingParts } from './waiting/waiting-parts.ts';

/** Clocks until what is kept of a message is read. */
const bindingsLatency = 3;

/** Clocks from a packet's turn to its result. */
export const stepLatency = 1 + bindingsLatency + 3;

interface TurnOf {
  /** What waits for its turn. */
  readonly turns: StreamValue<CheckedPacketValue>;
  /** What those that have asked for a receive have found. */
  readonly found: ReturnType<typeof matchSpaces>['found'];
  readonly waiting: WaitingParts;
  readonly choices: ValueOf<typeof TargetChoices>;
}

/** Gives what becomes of each packet, `stepLatency` clocks after its turn, and tells the tables of it. */
export function packetTurn(m: Ctx, options: SesTargetOptions, { turns, found, waiting, choices }: TurnOf) {
  const { step, ...packet } = turns.payload;
  const { steps, first } = firstStep(m, turns, found, waiting);

  // A clock later what is kept of its message is looked up.
  const Binding = m.shapeOf(first);
  const word = m.forward('kept_before', Binding);
  const stages = pipeline(
    m,
    { packet: { ...packet, step: { ...step, first } } },
    { name: 'turn', valid: steps, reset: outcomeResets },
  )
    .stage('bind', idle)
    .stage('look_up', ({ packet }) => ({ binding_of: packet.slot }))
    .repeat(bindingsLatency - 1, 'read', idle)
    .stage('update', ({ packet }) => ({ kept: bindingAfter(m, word, packet.step) }))
    .stage('place', (now) => ({ placed: packetPlace(m, now) }))
    .stage('decide', (now) => packetOutcome(m, now, choices));
  const { binding_of, valid: looks } = stages.at('look_up');
  const updated = stages.at('update');
  const depth = options.messages.sets * options.messages.ways;
  const ram = m.inst('bindings', forwardingRam(Binding, { depth, latency: bindingsLatency }), {
    ...{ addr: binding_of, enable: looks, next: updated.kept, write: updated.packet.keeps },
  });
  m.unused(ram.at, ram.valid);
  word.set(ram.word);
  const outcome = stages.out;
  for (const table of waiting.tables) table.ends(outcome);
  return outcome;
}

/** The packet `steps` when its match is known; `first` is what it leaves of a message that begins with it. */
function firstStep(
  m: Ctx,
  turns: TurnOf['turns'],
  { send, tagged }: TurnOf['found'],
  { deferred, kept, tables }: WaitingParts,
) {
  const packet = turns.payload;
  const never = m.lit(1, 0);
  const restarts = packet.deferral?.restarts ?? never;
  turns.takeWhen(
    allOf(
      packet.wants_send.implies(send.valid),
      packet.wants_tagged.implies(tagged?.valid ?? never),
      restarts.implies(deferred?.now.is_there ?? never),
    ),
  );
  const steps = m.named('steps', turns.fires);
  send.takeWhen(steps.and(packet.wants_send));
  tagged?.takeWhen(steps.and(packet.wants_tagged));
  const found = m.mux(packet.wants_tagged, tagged?.payload ?? { ...send.payload, matched: never }, send.payload);
  for (const table of tables) table.turns({ packet, steps, stored: found.stored! });

  const asked = packet.wants_send.or(packet.wants_tagged);
  const first = firstBinding(m, {
    ...{ first: packet.step.first, later: packet.step.later_code, found, asked, restarts },
    deferred: found.stored && m.named('deferred', asked.and(found.stored)),
    reserved: deferred?.now,
    risks: packet.guard?.risks,
    buffer: kept?.now,
  });
  return { steps, first };
}
