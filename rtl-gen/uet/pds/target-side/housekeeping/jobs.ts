/** Does what timers and commands demand, one after the other. */
import { bit, bits, clog2, enumOf, module, record, sink, source } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
import { pdsArrivalLatency } from '../arrival/latency.ts';
import { Command, ControlKind, ControlOrder, End, HousekeepingEvents } from '../housekeeping-records.ts';
import { Life, LifeState, partsOf } from './lives.ts';

/**
 * Clocks from the failure of a PDC until its linger time may begin: the last packet that was judged without it has told
 * by then what it changed, and cannot undo it.
 */
const failClocks: number = pdsArrivalLatency.mark + pdsArrivalLatency.verdict;

const Step = enumOf('idle', 'reading', 'deciding', 'ordering', 'failing', 'ending', 'awaiting', 'retiring');

/** What a step does. */
const Doing = record({ write: bit, ends: bit, request_close: bit, fail: bit, linger: bit, busy_write: bit });

/** What a job does; each is 1 for a clock. */
export const Effects = (contextBits: number) =>
  record({
    /** Whose life it is about. */
    pdcid: bits(16),
    /** The life becomes this. */
    write: bit,
    life: Life(contextBits),
    /** It fails. */
    fail: bit,
    /** The linger time of one that failed begins. */
    linger: bit,
    /** It is to be closed, and was not before: Close_REQ_Time begins. */
    request_close: bit,
    /** PSNs of the return space are outstanding, or none. */
    busy_write: bit,
    busy: bit,
  });

/**
 * `pdc` is whom the next job is about, until it begins, and then whom the present one is about; `life` is what is known
 * of that two clocks later. `disturbed` says that this has changed since; a command then begins again. An expiry ends
 * with nothing done where it is `recalled` or disturbed: its timer has been stopped or restarted.
 *
 * A job waits for `free` before it does what needs the memory of lives, and for `retire.ready` before it ends a PDC.
 */
export const housekeepingJobs = (contextBits: number, adopts = false) => {
  const Context = bits(contextBits);
  return module(
    `housekeeping_jobs_c${contextBits}${adopts ? '_adopts' : ''}`,
    {
      summary: 'Does what the timers and the commands of PDCs demand.',
      in: {
        enable: bit,
        life: Life(contextBits),
        disturbed: bit,
        recalled: bit,
        free: bit,
        ended: record({ valid: bit, done: bit }),
      },
      out: { idle: bit, pdc: Context, effects: Effects(contextBits), events: HousekeepingEvents },
      link: {
        expired: sink(Context),
        command: sink(Command),
        end: source(End),
        control: source(ControlOrder),
        retire: source(Context),
      },
    },
    ({ enable, life, disturbed, recalled, free, ended, expired, command, end, control, retire }, m) => {
      const step = m.reg('step', Step, { reset: 'idle' });
      const idle = m.named('idle', step.is('idle'));
      const deciding = m.named('deciding', step.is('deciding'));
      const { kind, with_psn, psn } = command.payload;
      const wanted = partsOf(contextBits, command.payload.pdcid);
      const next = m.named('next', m.mux(expired.valid, expired.payload, wanted.context));
      const index = m.next('index', next, { enable: idle });
      const ofTimer = m.next('of_timer', expired.valid, { enable: idle });
      const pending = m.next('pending', life.state.is('pending'), { enable: deciding });
      const orderKind = chooserOf(m, ControlKind)([kind.is('close'), 'close_req'], 'clear_req');
      const order = m.next('ordered', { kind: orderKind, psn }, { enable: deciding });

      const takesExpired = m.wire('takes_expired', bit, 0);
      const takesCommand = m.wire('takes_command', bit, 0);
      const does = m.wire('does', Doing, { write: 0, ends: 0, request_close: 0, fail: 0, linger: 0, busy_write: 0 });
      const noEvents = { new_pdc_timeout: 0, close_req_timeout: 0, command_ignored: 0 } as const;
      const events = m.wire('events', HousekeepingEvents, noEvents);
      const is_current = m.named('is_current', life.generation.eq(wanted.generation).and(life.state.is('gone').not()));
      const is_established = m.named('is_established', is_current.and(life.state.is('established')));
      // An adopted PDC is ours: its peer is not asked to close it, and it is over when its initiator says so.
      const adopted = adopts ? wanted.context.at(contextBits - 1) : undefined;
      const ours = adopted && {
        adopted,
        releases: kind.is('release'),
        asks: kind.is('close').and(adopted),
        releasing: m.next('releasing', ofTimer.not().and(kind.is('release')), { enable: deciding }),
      };
      const failNow = (): void => {
        does.set({ fail: 1 });
        left.set(failClocks);
        step.set('failing');
      };
      const done = (): void => {
        takesCommand.set(1);
        step.set('idle');
      };

      const setBusy = (): void => {
        does.set({ busy_write: 1 });
        done();
      };

      const left = m.reg('left', bits(clog2(failClocks + 1)));
      m.when(left.any(), () => left.set(left.sub(1)));

      /** An established PDC has no timer but Close_REQ_Time. */
      const decideExpiry = (): void => {
        m.when(recalled.or(disturbed).or(life.state.is('gone')), () => {
          takesExpired.set(1);
          step.set('idle');
        })
          .elsewhen(life.state.is('established'), () =>
            m.when(free, () => {
              failNow();
              events.set({ close_req_timeout: 1 });
              takesExpired.set(1);
            }),
          )
          .elsewhen(retire.ready, () => {
            takesExpired.set(1);
            step.set('ending');
          });
      };
      const decideCommand = (): void => {
        const isError = kind.is('close_in_error');
        const fails = ours ? isError.or(ours.releases) : isError;
        m.when(fails, () => {
          done();
          const ignored = ours ? is_current.and(isError.or(ours.adopted)).not() : is_current.not();
          m.when(ignored, () => events.set({ command_ignored: 1 })).elsewhen(life.state.is('ending').not(), failNow);
        })
          .elsewhen(ours ? is_established.and(ours.asks.not()).not() : is_established.not(), () => {
            events.set({ command_ignored: 1 });
            done();
          })
          .otherwise(() =>
            m.match(kind, {
              close: () => {
                m.when(life.close_requested.not(), () => does.set({ request_close: 1, write: 1 }));
                done();
                m.when(with_psn, () => step.set('ordering'));
              },
              close_in_error: () => {},
              release: () => {},
              return_busy_set: setBusy,
              return_busy_clear: setBusy,
              request_clear: () => {
                takesCommand.set(1);
                step.set('ordering');
              },
            }),
          );
      };

      m.match(step, {
        idle: () => m.when(enable.and(expired.valid.or(command.valid)), () => step.set('reading')),
        reading: () => step.set('deciding'),
        deciding: () =>
          m
            .when(ofTimer, decideExpiry)
            .elsewhen(disturbed, () => step.set('idle'))
            .elsewhen(free, decideCommand),
        ordering: () => m.when(control.ready, () => step.set('idle')),
        failing: () =>
          m.when(left.any().not().and(free), () => {
            const lingers = (): void => {
              does.set({ linger: 1, write: 1 });
              step.set('idle');
            };
            if (ours === undefined) lingers();
            else m.when(ours.releasing.not(), lingers).elsewhen(retire.ready, () => step.set('ending'));
          }),
        ending: () => m.when(end.ready, () => step.set('awaiting')),
        awaiting: () =>
          m.when(ended.valid, () => {
            m.when(ended.done, () => step.set('retiring')).otherwise(() => step.set('idle'));
          }),
        retiring: () =>
          m.when(free, () => {
            does.set({ ends: 1, write: 1 });
            m.when(pending, () => events.set({ new_pdc_timeout: 1 }));
            step.set('idle');
          }),
      });

      const pdcid = life.generation.cat(index);
      const { write, ends, request_close, fail, linger, busy_write } = does;
      const state = chooserOf(m, LifeState)([linger, 'ending'], [ends, 'gone'], 'established');
      return {
        idle,
        pdc: m.mux(idle, next, index),
        effects: {
          ...{ pdcid, write, fail, linger, request_close, busy_write },
          life: { generation: life.generation, state, close_requested: request_close },
          busy: kind.is('return_busy_set'),
        },
        events,
        expired: { ready: takesExpired },
        command: { ready: takesCommand },
        end: { payload: { pdcid, pending }, valid: step.is('ending') },
        control: { payload: { ...order, pdcid }, valid: step.is('ordering') },
        retire: { payload: index, valid: ends },
      };
    },
  );
};
