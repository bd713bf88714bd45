/**
 * What the tests of a PDS target's answers run: the answers, and of the arrivals the pipe that tracks PSNs; the bench
 * judges the rest.
 */
import { bit, bits, module, record, sink, source } from '../../../../../rtl-gen/hdl/index.ts';
import {
  AnswerCounts,
  type AnswersOptions,
  answers,
} from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { Reply } from '../../../../../rtl-gen/uet/pds/target-side/answers/reply.ts';
import { OfferRegisters } from '../../../../../rtl-gen/uet/pds/target-side/answers/reply-maker.ts';
import { Arrival, arrivalPipe } from '../../../../../rtl-gen/uet/pds/target-side/arrival-pipe.ts';
import { ControlOrder, FlagWrite } from '../../../../../rtl-gen/uet/pds/target-side/housekeeping-records.ts';
import { AccountWrite, Ask, RouteWrite, SesResponse } from '../../../../../rtl-gen/uet/pds/target-side/records.ts';
import { Released } from '../../../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';
import { BaseWrite, trackerLayout, WordWrite } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';

export const answersDut = (options: AnswersOptions) => {
  const layout = trackerLayout(options);
  const Context = bits(layout.contextBits);
  return module(
    'answers_dut',
    {
      in: {
        arrival: Arrival(layout),
        ask: Ask,
        now: bits(17),
        registers: OfferRegisters,
        route_write: RouteWrite,
        account_write: AccountWrite,
        ended: record({ valid: bit, pdcid: bits(16) }),
        close_write: FlagWrite(layout.contextBits),
      },
      out: { ready: bit, released: Released, counts: AnswerCounts },
      link: {
        response: sink(SesResponse),
        control: sink(ControlOrder),
        forget: sink(Context),
        reply: source(Reply),
      },
    },
    ({ arrival, ...io }, m) => {
      const base = m.wire('base', BaseWrite(layout), { enable: 0, pdc: 0, base: 0 });
      const none = { enable: 0, store: 0, pdc: 0, word: 0, written: 0, data: 0 } as const;
      const responded = m.wire('responded', WordWrite(layout, 2), none);
      const arrivals = m.inst('arrivals', arrivalPipe(layout), {
        arrival,
        base_write: base,
        response_write: responded,
      });
      const { base_write, responded_write, ...out } = m.inst('answers', answers(options), {
        ...io,
        start_write: arrivals.start_write,
        clear_write: arrivals.clear_write,
        count_write: arrivals.count_write,
        arrived_write: arrivals.word_write,
        arrived_flags: arrivals.flags_write,
      });
      base.set(base_write);
      responded.set(responded_write);
      return out;
    },
  );
};
