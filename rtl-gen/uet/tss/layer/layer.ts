/** The TSS layer: both directions, the jobs' domains, and the registers of software (uet-wire.md 8). */
import { type Bits, bit, module, record, sink, source } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { JobAnswer, JobQuery, tssBindings } from './bindings.ts';
import { sweepClocks } from './key-cache.ts';
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

/** Clocks from the last one with `zeroise`, or of a reset, until no key is left, at most. */
export const zeroiseClocks = (sizes: LayerOptions): number => Math.max(sweepClocks(sizes), 2 * sizes.domains) + 6;

/** The module's name. */
export const layerName = ({ domains, keys }: LayerOptions): string => `tss_layer_n${domains}_k${keys}`;

/**
 * `tssTransmit` and `tssReceive` with an engine each, under the same domains and keys, which software writes. `job`
 * asks of a packet that was opened or came plain, when its headers have been read, whether its job may use its domain;
 * `job_answer` says so, and only then is it counted as received.
 *
 * With `privileged_only`, a strap, only privileged accesses (`awprot`, `arprot`) reach a register; others are answered
 * SLVERR.
 *
 * `zeroise`, for a clock or more, resets both sides at once, as the command of that name does: what is under way is
 * lost, in the middle of a packet too, so whoever is at the links of the sides begins again as after a reset. After it,
 * as after a reset, all that was made of a key is overwritten, within `zeroiseClocks`; `clearing` is 1 until then.
 */
export const tssLayer = (options: LayerOptions) => {
  const Told = layerTold(options);
  return module(
    layerName(options),
    {
      summary: `Transport security of ${options.domains} secure domains, both directions, 16 bytes a clock.`,
      in: { zeroise: bit, privileged_only: bit },
      out: { irq: bit, clearing: bit },
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
      // As long as `rst`, and a clock more; nothing of what the sides say counts then.
      const zeroising = m.reg('zeroising', bit, { reset: 1, init: 1 });
      const live = m.named('live', zeroising.not());
      const sides = m.withReset('sides_reset', zeroising);
      const control = m.inst('control', layerControl(options), {
        ...told,
        s_axi: io.s_axi,
        numbers: { ready: frees.numbers },
        failures: { ready: frees.failures },
        bindings: { ready: frees.bindings },
      });
      const { domain, association } = control;
      const isReady = m.reg('is_ready', bit, { reset: 0 });
      // Nothing comes in before all is swept.
      const hold = m.named('hold', control.hold.or(isReady.not()));
      const transmit = sides.inst('transmit', tssTransmit(options), {
        ...{ hold, domain, association, check: control.check, numbers: control.numbers },
        ...{ head: io.tx_head, body: io.tx_body, down: io.tx_down, outcome: io.tx_outcome },
      });
      const receive = sides.inst('receive', tssReceive(options), {
        ...{ hold, domain, association, budget: control.budget, failures: control.failures },
        failure_window: control.failure_window,
        ...{ head: io.rx_head, body: io.rx_body, down: io.rx_down, plain: io.rx_plain, verdict: io.rx_verdict },
      });
      const jobs = m.inst('bindings', tssBindings, { write: control.bindings, query: io.job, answer: io.job_answer });
      frees.set({ numbers: transmit.numbers.ready, failures: receive.failures.ready, bindings: jobs.write.ready });

      zeroising.set(io.zeroise.or(control.zeroise));
      const tells = receive.verdict.valid.and(io.rx_verdict.ready).and(live);
      const { verdict } = receive.verdict.payload;
      const answers = jobs.answer.valid.and(io.job_answer.ready);
      const answer = jobs.answer.payload;
      const events = {
        ...{ sent: transmit.events.sent.and(live), failed: transmit.events.failed.and(live) },
        ...{ missed: transmit.events.missed.and(live), misfit: transmit.events.misfit.and(live) },
        octets: transmit.events.octets,
      };
      const once = (event: Bits<1>): Bits => event as Bits as Bits;
      const octets = (event: Bits<1>, bytes: Bits): Bits => bytes.mask(event) as Bits;
      const accepted = answers.and(answer.is('accepted'));
      // A packet is invalid by its form, or by its job.
      const invalid = tells.and(verdict.is('invalid')).addWide(answers.and(answer.is('invalid')));
      m.when(zeroising, () => isReady.set(0)).elsewhen(transmit.quiet.and(receive.quiet).and(jobs.ready), () =>
        isReady.set(1),
      );
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
        in_key_missed: once(receive.missed.and(live)),
        out_key_missed: once(events.missed),
        in_unkeyed: once(tells.and(verdict.is('unkeyed'))),
        in_early: once(tells.and(verdict.is('early'))),
      });
      told.set({
        quiet: transmit.quiet.and(receive.quiet).and(live),
        ...{ keeps: transmit.keeps, elsewhere: transmit.elsewhere, again: transmit.again },
        ...{ ready: isReady, clear: zeroising, privileged_only: io.privileged_only },
        numbers_refused: transmit.numbers_refused,
        job_refused: jobs.refused,
        ...{ latched: receive.latched.mask(live), warned: receive.warned.mask(live) },
        not_sent: counts.out_invoke_fail.at(0),
        upset: transmit.upset.or(receive.upset).and(live),
        misfit: counts.out_misfit.at(0),
        counts,
      });
      const taken = <S extends { readonly ready: Bits<1> }>(link: S) => ({ ...link, ready: link.ready.and(live) });
      const offered = <S extends { readonly valid: Bits<1> }>(link: S) => ({ ...link, valid: link.valid.and(live) });
      return {
        ...{ irq: control.irq, clearing: isReady.not() },
        s_axi: control.s_axi,
        ...{ tx_head: taken(transmit.head), tx_body: taken(transmit.body) },
        ...{ tx_down: offered(transmit.down), tx_outcome: offered(transmit.outcome) },
        ...{ rx_head: taken(receive.head), rx_body: taken(receive.body) },
        ...{ rx_down: offered(receive.down), rx_plain: offered(receive.plain), rx_verdict: offered(receive.verdict) },
        ...{ job: jobs.query, job_answer: jobs.answer },
      };
    },
  );
};
