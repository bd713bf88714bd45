/** Where a packet is to go: what was chosen for it, or where its message has begun. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { Work } from './choice-records.ts';
import { Chosen } from './chooser.ts';

/** Where a packet is to go, if that is known. */
export const Route = record({ known: bit, pdc: bits(15) });

/** The message of a tuple that is in its middle goes by this PDC, in the clock with `enable`. */
export const MessageBegins = ({ tupleBits }: ChoiceLayout) =>
  record({ enable: bit, tuple: bits(tupleBits), pdc: bits(15) });

/** Clocks from `work` to `route`. */
export const routeClocks = 3;

/** From so many clocks after the first packet of a message on its others find where it goes; counted at the entry. */
export const learnClocks = 9;

/**
 * With t the clock of `work` and of what was `chosen` for it, `route` comes in t + 3. Packets that are not first go
 * where the last message `begins` said, of those before t; whether that is theirs is for `placement` to say.
 */
export const messageRoute = (layout: ChoiceLayout) =>
  module(
    `message_route_t${layout.tuples}`,
    {
      summary: `PDCs of the messages that are in their middle, of ${layout.tuples} tuples.`,
      in: { work: Work(layout), chosen: Chosen, begins: MessageBegins(layout) },
      out: { route: Route },
    },
    ({ work, chosen, begins }, m) => {
      const { word: current } = m.inst('currents', contextCopy(bits(15), layout.tuples), {
        enable: begins.enable,
        pdc: begins.tuple,
        data: begins.pdc,
        read: work.tuple,
      });
      const isPacket = work.kind.is('packet');
      const isSettled = isPacket.not().or(work.resolved);
      const own = { known: isSettled.or(chosen.valid), pdc: m.mux(isSettled, work.pdc, chosen.pdc) };
      const follows = isPacket.and(work.packet.first.not());
      const { out } = pipeline(m, { follows, own })
        .repeat(2, 'current', idle)
        .stage('choose', ({ follows, own }) => ({
          choice: m.mux(follows, { known: m.lit(1, 1), pdc: current }, own),
        }));
      return { route: out.choice };
    },
  );
