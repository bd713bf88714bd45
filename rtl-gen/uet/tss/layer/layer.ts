/** The TSS layer: both directions, the jobs' domains, and the registers of software (uet-wire.md 8). */
import { type Bits, bit, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { JobAnswer, JobQuery, tssBindings } from './bindings.ts';
import { sweepClocks } from './key-sweep.ts';
import { tssReceive } from './receive.ts';
import { ReceiveVerdict, Verdict } from './receive-verdict.ts';
import { layerControl, layerTold, layerWidths } from './registers/layer-control.ts';
import { type LayerCounter, LayerCounts, layerCounters } from './registers/layer-counters.ts';
import { tssSelfTest } from './self-test.ts';
import { bodyBytes, laneSuffix, ReceiveHead, TransmitHead } from './shapes.ts';
import { testedInputs } from './tested-inputs.ts';
import { type LayerOptions, TransmitOutcome, tssTransmit } from './transmit.ts';

/** The layer of the catalogue. */
export const layerDefaults: LayerOptions = {
  domains: 16,
  keys: 256,
  engine: { sbox: 'table', ramRounds: 13 },
  verdictBeats: 1024,
};

/** The same for thousands of sources: with 32 bytes a key in its engines, and keys looked up in block RAM. */
export const layerManyKeys: LayerOptions = {
  ...layerDefaults,
  keys: 4096,
  keyMemory: 'block',
  engine: { ...layerDefaults.engine, keySchedule: 'on_the_fly' },
};

/** The same for a line of 100 Gb/s at any length of packets, and of 200 Gb/s at the shortest: 64 bytes a clock. */
export const layerWide: LayerOptions = { ...layerDefaults, lanes: 4 };

/** What the self-test sees of the sides. */
const offer = <V>(payload: Shape<V>) => record({ payload, valid: bit });
const sidesSeen = (options: LayerOptions) =>
  record({
    ...{ quiet: bit, plain_valid: bit },
    ...{ tx_down: offer(beat(bodyBytes(options))), tx_outcome: offer(TransmitOutcome) },
    ...{ rx_down: offer(beat(bodyBytes(options))), rx_verdict: offer(Verdict) },
  });

/** Clocks from the last one with `zeroise`, or of a reset, until no key is left, at most. */
export const zeroiseClocks = (sizes: LayerOptions): number => Math.max(sweepClocks(sizes), 2 * sizes.domains) + 6;

/** Clocks of the packets of the self-test, at most. */
const packetClocks = 400;

/** Clocks after a reset until the self-test has passed or failed, at most: three sweeps, and its packets. */
export const selfTestClocks = (sizes: LayerOptions): number => 3 * zeroiseClocks(sizes) + packetClocks;

/** The module's name. */
export const layerName = (options: LayerOptions): string =>
  `tss_layer_n${options.domains}_k${options.keys}${laneSuffix(options)}`;

/**
 * `tssTransmit` and `tssReceive` with an engine each, under the same domains and keys, which software writes. `job`
 * asks of a packet that was opened or came plain, when its headers have been read, whether its job may use its domain;
 * `job_answer` says so, and only then is it counted as received.
 *
 * With `privileged_only`, a strap, only privileged accesses (`awprot`, `arprot`) reach a register; others are answered
 * SLVERR.
 *
 * After each reset `tssSelfTest` runs before anything else. Until it has passed, `clearing` is 1, no packet and no
 * command is taken, and nothing is offered; if it fails, that stays so until the next reset, with both sides held in
 * reset. It takes `selfTestClocks` at most.
 *
 * `zeroise`, for a clock or more, resets both sides at once, as the command of that name does: what is under way is
 * lost, in the middle of a packet too, so whoever is at the links of the sides begins again as after a reset. After it,
 * as after a reset, all that was made of a key is overwritten, within `zeroiseClocks`; `clearing` is 1 until then.
 */
export const tssLayer = (options: LayerOptions) => {
  const Told = layerTold(options);
  const Body = beat(bodyBytes(options));
  return module(
    layerName(options),
    {
      summary: `Transport security of ${options.domains} secure domains, both directions, ${bodyBytes(options)} bytes a clock.`,
      in: { zeroise: bit, privileged_only: bit },
      out: { irq: bit, clearing: bit },
      link: {
        s_axi: axiLiteSubordinate(layerWidths),
        tx_head: sink(TransmitHead),
        tx_body: sink(Body),
        tx_down: source(Body),
        tx_outcome: source(TransmitOutcome),
        rx_head: sink(ReceiveHead),
        rx_body: sink(Body),
        rx_down: source(Body),
        rx_plain: source(Body),
        rx_verdict: source(ReceiveVerdict),
        job: sink(JobQuery),
        job_answer: source(JobAnswer),
      },
    },
    (io, m) => {
      const noCounts = Object.fromEntries(layerCounters.map((name) => [name, 0])) as Record<LayerCounter, number>;
      const told = m.forward('told', Told);
      // As long as `rst`, and a clock more; nothing of what the sides say counts then.
      const zeroising = m.reg('zeroising', bit, { reset: 1, init: 1 });
      const resetting = m.reg('resetting', bit, { reset: 1, init: 1 });
      const fresh = m.next('fresh', m.lit(1, 0), { reset: 1, init: 1 });
      const sides = m.withReset('sides_reset', resetting);
      const control = m.inst('control', layerControl(options), { ...told, s_axi: io.s_axi });
      const isReady = m.reg('is_ready', bit, { reset: 0 });
      // What resets the sides begins a test again that is not over.
      const testing = m.forward('testing', bit);
      const tests = m.withReset('self_test_reset', fresh.or(resetting.and(testing)));
      const seen = m.forward('seen', sidesSeen(options));
      const test = tests.inst('self_test', tssSelfTest(options, selfTestClocks(options)), seen);
      testing.set(test.testing);
      const { running, passed, failed } = test;
      const live = m.named('live', resetting.not().and(passed));
      const given = testedInputs(m, test, control, io);
      const { domain, association } = given;
      /** The self-test's while it runs, then that of traffic. */
      const from = <T>(ofTest: T, other: T): T => m.mux(test.testing, ofTest, other);
      // Nothing comes in before all is swept, but for the packets of the self-test.
      const hold = m.named('hold', control.hold.or(isReady.not()).and(running.not()));
      const taking = (link: { readonly ready: Bits<1> }, ofTest: Bits<1>) => ({ ready: link.ready.or(ofTest) });
      const transmit = sides.inst('transmit', tssTransmit(options), {
        ...{ hold, domain, association, check: control.check, numbers: given.numbers, head: given.tx_head },
        body: from(test.tx_body, io.tx_body),
        down: taking(io.tx_down, test.tx_down.ready),
        outcome: taking(io.tx_outcome, test.tx_outcome.ready),
      });
      const receive = sides.inst('receive', tssReceive(options), {
        ...{ hold, domain, association, budget: given.budget, failures: given.failures, head: given.rx_head },
        failure_window: control.failure_window,
        body: from(test.rx_body, io.rx_body),
        down: taking(io.rx_down, test.rx_down.ready),
        plain: taking(io.rx_plain, test.testing),
        verdict: taking(io.rx_verdict, test.rx_verdict.ready),
      });
      const jobs = m.inst('bindings', tssBindings, { write: control.bindings, query: io.job, answer: io.job_answer });
      // Those of the sides are for the self-test first.
      control.numbers.takeWhen(transmit.numbers.ready.and(passed));
      control.failures.takeWhen(receive.failures.ready.and(passed));
      test.numbers.takeWhen(transmit.numbers.ready);
      test.failures.takeWhen(receive.failures.ready);
      test.tx_head.takeWhen(transmit.head.ready);
      test.tx_body.takeWhen(transmit.body.ready);
      test.rx_head.takeWhen(receive.head.ready);
      test.rx_body.takeWhen(receive.body.ready);
      const quiet = m.named('quiet', transmit.quiet.and(receive.quiet));
      seen.set({
        quiet: quiet.and(jobs.ready).and(resetting.not()),
        plain_valid: receive.plain.valid,
        ...{ tx_down: transmit.down, tx_outcome: transmit.outcome },
        ...{ rx_down: receive.down },
        rx_verdict: { valid: receive.verdict.valid, payload: receive.verdict.payload.verdict },
      });

      // Of a layer that has failed its self-test nothing is gathered either.
      const zeroises = m.named('zeroises', io.zeroise.or(control.zeroise).or(failed));
      zeroising.set(zeroises);
      resetting.set(zeroises.or(test.restart));
      const tells = receive.verdict.valid.and(io.rx_verdict.ready).and(live);
      const { verdict } = receive.verdict.payload;
      const answers = jobs.answer.valid.and(io.job_answer.ready);
      const answer = jobs.answer.payload;
      const events = {
        ...{ sent: transmit.events.sent.and(live), failed: transmit.events.failed.and(live) },
        ...{ missed: transmit.events.missed.and(live), misfit: transmit.events.misfit.and(live) },
        octets: transmit.events.octets,
      };
      const accepted = answers.and(answer.is('accepted'));
      // A packet is invalid by its form, or by its job.
      const invalid = tells.and(verdict.is('invalid')).addWide(answers.and(answer.is('invalid')));
      m.when(resetting.or(passed.not()), () => isReady.set(0)).elsewhen(quiet.and(jobs.ready), () => isReady.set(1));
      // Registers, as what happens is known late in a clock.
      const happened = {
        in_ok: accepted,
        in_octets: jobs.bytes.mask(accepted),
        in_auth_fail: tells.and(verdict.is('auth_fail')),
        in_late: tells.and(verdict.is('late')),
        in_invalid: invalid,
        in_invalid_sa: tells.and(verdict.is('invalid_sa')),
        in_binding_failure: answers.and(answer.is('binding_failure')),
        out_ok: events.sent,
        out_octets: events.octets.mask(events.sent),
        out_invoke_fail: events.failed,
        in_latched: tells.and(verdict.is('latched')),
        in_trimmed: tells.and(verdict.is('hint')),
        out_misfit: events.misfit,
        in_key_missed: receive.missed.and(live),
        out_key_missed: events.missed,
        in_unkeyed: tells.and(verdict.is('unkeyed')),
        in_early: tells.and(verdict.is('early')),
      };
      const counts = m.reg('counts', LayerCounts, { reset: noCounts });
      counts.set(happened);
      told.set({
        quiet: quiet.and(live),
        ...{ keeps: transmit.keeps, elsewhere: transmit.elsewhere, again: transmit.again },
        ...{ ready: isReady, clear: zeroising, privileged_only: io.privileged_only },
        // After a reset of one clock the test is still that before it, for a clock.
        self_test: { passed, failed: failed.and(fresh.not()) },
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
