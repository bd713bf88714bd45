/** The TSS layer: both directions, the jobs' domains, and the registers of software (uet-wire.md 8). */
import { type Bits, bit, module, record, sink, source } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { JobAnswer, JobQuery, tssBindings } from './bindings.ts';
import { ReceiveVerdict, tssReceive } from './receive.ts';
import { layerControl, layerTold, layerWidths } from './registers/layer-control.ts';
import { type LayerCounter, LayerCounts, layerCounters } from './registers/layer-counters.ts';
import { ReceiveHead, TransmitHead } from './shapes.ts';
import { type LayerOptions, TransmitOutcome, tssTransmit } from './transmit.ts';

/** The layer of the catalogue. */
export const layerDefaults: LayerOptions = {
  domains: 16,
  keys: 256,
  engine: { sbox: 'table', ramRounds: 13 },
  verdictBeats: 1024,
};

/** The module's name. */
export const layerName = ({ domains, keys }: LayerOptions): string => `tss_layer_n${domains}_k${keys}`;

/**
 * `tssTransmit` and `tssReceive` with an engine each, under the same domains and keys, which software writes. `job`
 * asks of a packet that was opened or came plain, when its headers have been read, whether its job may use its domain;
 * `job_answer` says so, and only then is it counted as received.
 */
export const tssLayer = (options: LayerOptions) => {
  const Told = layerTold(options);
  return module(
    layerName(options),
    {
      summary: `Transport security of ${options.domains} secure domains, both directions, 16 bytes a clock.`,
      out: { irq: bit },
      link: {
        s_axi: axiLiteSubordinate(layerWidths),
        tx_head: sink(TransmitHead),
        tx_body: sink(beat(16)),
        tx_down: source(beat(16)),
        tx_outcome: source(TransmitOutcome),
        rx_head: sink(ReceiveHead),
        rx_body: sink(beat(16)),
        rx_down: source(beat(16)),
        rx_plain: source(beat(16)),
        rx_verdict: source(ReceiveVerdict),
        job: sink(JobQuery),
        job_answer: source(JobAnswer),
      },
    },
    (io, m) => {
      const noCounts = Object.fromEntries(layerCounters.map((name) => [name, 0])) as Record<LayerCounter, number>;
      const told = m.forward('told', Told);
      const frees = m.forward('frees', record({ numbers: bit, failures: bit, bindings: bit }));
      const control = m.inst('control', layerControl(options), {
        ...told,
        s_axi: io.s_axi,
        numbers: { ready: frees.numbers },
        failures: { ready: frees.failures },
        bindings: { ready: frees.bindings },
      });
      const { hold, domain, association } = control;
      const transmit = m.inst('transmit', tssTransmit(options), {
        ...{ hold, domain, association, numbers: control.numbers },
        ...{ head: io.tx_head, body: io.tx_body, down: io.tx_down, outcome: io.tx_outcome },
      });
      const receive = m.inst('receive', tssReceive(options), {
        ...{ hold, domain, association, budget: control.budget, failures: control.failures },
        failure_window: control.failure_window,
        ...{ head: io.rx_head, body: io.rx_body, down: io.rx_down, plain: io.rx_plain, verdict: io.rx_verdict },
      });
      const jobs = m.inst('bindings', tssBindings, { write: control.bindings, query: io.job, answer: io.job_answer });
      frees.set({ numbers: transmit.numbers.ready, failures: receive.failures.ready, bindings: jobs.write.ready });

      const tells = receive.verdict.valid.and(io.rx_verdict.ready);
      const { verdict } = receive.verdict.payload;
      const answers = jobs.answer.valid.and(io.job_answer.ready);
      const answer = jobs.answer.payload;
      const { events } = transmit;
      const once = (event: Bits<1>): Bits => event as Bits as Bits;
      const octets = (event: Bits<1>, bytes: Bits): Bits => bytes.mask(event) as Bits;
      const accepted = answers.and(answer.is('accepted'));
      // A packet is invalid by its form, or by its job.
      const invalid = tells.and(verdict.is('invalid')).addWide(answers.and(answer.is('invalid')));
      const isReady = m.reg('is_ready', bit, { reset: 0 });
      m.when(transmit.quiet.and(receive.quiet).and(jobs.ready), () => isReady.set(1));
      // Registers, as what happens is known late in a clock.
      const counts = m.reg('counts', LayerCounts, { reset: noCounts });
      counts.set({
        in_ok: once(accepted),
        in_octets: octets(accepted, jobs.bytes),
        in_auth_fail: once(tells.and(verdict.is('auth_fail'))),
        in_late: once(tells.and(verdict.is('late'))),
        in_invalid: invalid as Bits,
        in_invalid_sa: once(tells.and(verdict.is('invalid_sa'))),
        in_binding_failure: once(answers.and(answer.is('binding_failure'))),
        out_ok: once(events.sent),
        out_octets: octets(events.sent, events.octets),
        out_invoke_fail: once(events.failed),
        in_latched: once(tells.and(verdict.is('latched'))),
        in_trimmed: once(tells.and(verdict.is('hint'))),
        out_misfit: once(events.misfit),
        in_key_missed: once(receive.missed),
        out_key_missed: once(events.missed),
        in_unkeyed: once(tells.and(verdict.is('unkeyed'))),
        in_early: once(tells.and(verdict.is('early'))),
      });
      told.set({
        quiet: transmit.quiet.and(receive.quiet),
        ready: isReady,
        numbers_refused: transmit.numbers_refused,
        job_refused: jobs.refused,
        ...{ latched: receive.latched, warned: receive.warned },
        not_sent: counts.out_invoke_fail.at(0),
        misfit: counts.out_misfit.at(0),
        counts,
      });
      return {
        irq: control.irq,
        s_axi: control.s_axi,
        ...{ tx_head: transmit.head, tx_body: transmit.body, tx_down: transmit.down, tx_outcome: transmit.outcome },
        ...{ rx_head: receive.head, rx_body: receive.body, rx_down: receive.down, rx_plain: receive.plain },
        ...{ rx_verdict: receive.verdict, job: jobs.query, job_answer: jobs.answer },
      };
    },
  );
};
