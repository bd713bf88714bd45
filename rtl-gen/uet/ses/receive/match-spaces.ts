/** The matchings of a receive half: one of the SEND space, and one of the TAGGED space if it is built in. */
import type { Bits, Ctx, StreamValue, ValueOf } from '../../../hdl/index.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import { headerNumbers, oneDone } from './kept-headers.ts';
import { type MatchAsk, matchUnit } from './match-unit.ts';
import { type SesTargetOptions, sendEngine, taggedEngine } from './target-options.ts';
import { ofAnyTag, type ReceiveCommand } from './target-records.ts';
import type { WaitingParts } from './waiting/waiting-parts.ts';

interface SpacesOf {
  /** A packet `asks` for a receive of its space. */
  readonly packet: CheckedPacketValue;
  readonly asks: Bits<1>;
  readonly ask: ValueOf<ReturnType<typeof MatchAsk>>;
  /** What software does. */
  readonly receives: StreamValue<ValueOf<ReturnType<typeof ReceiveCommand>>>;
  /** Where messages wait that have found no receive. */
  readonly waiting: WaitingParts;
}

/**
 * Makes them, and tells the tables which headers receives have found. `takes` says that the space of the packet takes
 * what it asks, `found` has the answers, in the order of the packets that have asked; `tags` is there if the TAGGED
 * space is.
 */
export function matchSpaces(m: Ctx, options: SesTargetOptions, { packet, asks, ask, receives, waiting }: SpacesOf) {
  const { jobs, multi, rod } = options;
  const { deferred, tables } = waiting;
  const engines = { send: sendEngine(options), tagged: taggedEngine(options) };
  const numbers = headerNumbers(options);
  const doneOf = (space: 'send' | 'tagged') => {
    const [first, ...others] = tables.map(({ done }) => done[space]);
    return first && oneDone(m, first, ...others);
  };
  const { payload, valid } = receives;
  const isTagged = engines.tagged === undefined ? m.lit(1, 0) : payload.tagged;

  const sends = m.inst('sends', matchUnit(engines.send, numbers, rod), {
    ...{ may_post: deferred?.mayPost, header_done: doneOf('send') },
    ask: { payload: ask, valid: m.named('asks_send', asks.and(packet.wants_send)) },
    receives: {
      payload: jobs === undefined && multi === undefined ? payload : ofAnyTag(m, payload),
      valid: valid.and(isTagged.not()),
    },
  });
  const tags =
    engines.tagged &&
    m.inst('tags', matchUnit(engines.tagged, numbers, rod), {
      ...{ may_post: deferred?.mayPost, header_done: doneOf('tagged') },
      ask: { payload: ask, valid: m.named('asks_tagged', asks.and(packet.wants_tagged)) },
      receives: { payload, valid: valid.and(isTagged) },
    });
  receives.takeWhen(
    tags === undefined ? sends.receives.ready : m.mux(isTagged, tags.receives.ready, sends.receives.ready),
  );
  for (const table of tables) {
    const send = sends.header!;
    table.finds({ send, tagged: tags?.header ?? { ...send, valid: m.lit(1, 0) } });
    if (tags === undefined) m.unused(table.done.tagged);
  }
  const takes = packet.wants_send.implies(sends.ask.ready);
  return {
    takes: tags === undefined ? takes : takes.and(packet.wants_tagged.implies(tags.ask.ready)),
    found: { send: sends.found, tagged: tags?.found },
    done: { send: sends.done, tagged: tags?.done },
    events: { send: sends.event, tagged: tags?.event },
  };
}
