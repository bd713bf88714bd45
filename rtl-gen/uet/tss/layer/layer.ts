/** The TSS layer: both directions, the jobs' domains, and the registers of software (uet-wire.md 8). */
import { type Bits, bit, module, pack, record, type Shape, sink, source, type ValueOf } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { JobAnswer, JobQuery, tssBindings } from './bindings.ts';
import { sweepClocks } from './key-sweep.ts';
import { tssReceive } from './receive.ts';
import { ReceiveVerdict, Verdict } from './receive-verdict.ts';
import { layerControl, layerTold, layerWidths } from './registers/layer-control.ts';
import { type LayerCounter, LayerCounts, layerCounters } from './registers/layer-counters.ts';
import { type TestedAround, tssSelfTest } from './self-test.ts';
import { type Around, bodyBytes, laneSuffix, ReceiveHead, TransmitHead } from './shapes.ts';
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
const Offered = record({ ready: bit });
const offer = <V>(payload: Shape<V>) => record({ payload, valid: bit });
const sidesSeen = (options: LayerOptions) =>
  record({
    ...{ quiet: bit, plain_valid: bit, numbers: Offered, failures: Offered },
    ...{ tx_head: Offered, tx_body: Offered, rx_head: Offered, rx_body: Offered },
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
      const frees = m.forward('frees', record({ numbers: bit, failures: bit, bindings: bit }));
      // As long as `rst`, and a clock more; nothing of what the sides say counts then.
      const zeroising = m.reg('zeroising', bit, { reset: 1, init: 1 });
      const resetting = m.reg('resetting', bit, { reset: 1, init: 1 });
      const fresh = m.reg('fresh', bit, { reset: 1, init: 1 });
      fresh.set(0);
      const tested = m.forward('tested', record({ testing: bit, running: bit, passed: bit, failed: bit }));
      const live = m.named('live', resetting.not().and(tested.passed));
      const sides = m.withReset('sides_reset', resetting);
      // What resets the sides begins a test again that is not over.
      const tests = m.withReset('self_test_reset', fresh.or(resetting.and(tested.testing)));
      const control = m.inst('control', layerControl(options), {
        ...told,
        s_axi: io.s_axi,
        // Those of the sides are for the self-test first.
        numbers: { ready: frees.numbers.and(tested.passed) },
        failures: { ready: frees.failures.and(tested.passed) },
        bindings: { ready: frees.bindings },
      });
      const isReady = m.reg('is_ready', bit, { reset: 0 });
      const seen = m.forward('seen', sidesSeen(options));
      const test = tests.inst('self_test', tssSelfTest(options, selfTestClocks(options)), seen);
      const { testing, running, passed, failed } = test;
      tested.set({ testing, running, passed, failed });
      // The self-test's while it runs, then those of software or traffic.
      const from = <T>(ofTest: T, other: T): T => m.mux(testing, ofTest, other);
      // A register, as all that is looked up of an entry begins with it. It stays for clocks before a write.
      const index = m.next('domain_index', control.domain.index);
      // Where the test needs nothing it is what registers have after a reset, 0, or whatever traffic says.
      const { domain: written } = control.domain;
      const domain = {
        ...{ enable: from(test.domain.enable, control.domain.enable), index },
        ...{ used: control.domain.used.or(testing), sdi: from(test.domain.sdi, control.domain.sdi) },
        domain: {
          ...written,
          mode: from(test.domain.mode, written.mode),
          associations: written.associations.or(testing.zext(2)),
          epoch_0: from(test.domain.epoch, written.epoch_0),
          rekey_mask: from(test.domain.rekey.mask, written.rekey_mask.slice(47, 32)).cat(written.rekey_mask.trunc(32)),
          rekey_shift: from(test.domain.rekey.shift, written.rekey_shift),
        },
      };
      const { iv_mask } = control.association.key;
      const association = {
        enable: from(test.association.enable, control.association.enable),
        there: control.association.there.or(testing),
        association: control.association.association,
        key: { key: from(test.association.key, control.association.key.key), iv_mask },
      };
      const { payload: number } = control.numbers;
      const ofNumber = test.numbers.payload;
      const numbers = {
        valid: from(test.numbers.valid, control.numbers.valid),
        payload: {
          context: number.context,
          kind: from(ofNumber.kind, number.kind),
          next: from(ofNumber.next, number.next),
          limit: from(ofNumber.limit, number.limit),
        },
      };
      const { payload: limits } = control.failures;
      const failures = {
        valid: from(test.failures.valid, control.failures.valid),
        payload: {
          index: limits.index,
          kind: from(test.failures.payload.kind, limits.kind),
          limit: from(test.failures.payload.limit, limits.limit),
          warning: limits.warning,
        },
      };
      const { interval, burst } = control.budget;
      const budget = m.next('budget', { interval: interval.mask(testing.not()), burst });
      const isOfFirst = index.cat(number.context).cat(limits.index).any().not();
      const isPlainDomain = pack(written.udp_aad).cat(written.crypt_offset).any().not();
      m.assert('tested_as_after_reset', test.domain.enable.implies(isOfFirst.and(isPlainDomain)));
      /** What stands around a packet, with the low bits, which are those of native IPv4, of the test's. */
      const around = (of: ValueOf<typeof TestedAround>, other: ValueOf<typeof Around>) => ({
        ipv6: from(of.ipv6, other.ipv6),
        source: other.source.slice(127, 32).cat(from(of.source, other.source.trunc(32))),
        destination: other.destination.slice(127, 32).cat(from(of.destination, other.destination.trunc(32))),
        between: from(of.entropy, other.between.slice(63, 32)).cat(other.between.trunc(32)),
        bytes: from(of.bytes, other.bytes),
      });
      const [ofTx, tx] = [test.tx_head.payload, io.tx_head.payload];
      const txHead = {
        valid: from(test.tx_head.valid, io.tx_head.valid),
        payload: {
          ...{ ...tx, ...around(ofTx.around, tx), sdi: from(ofTx.sdi, tx.sdi) },
          ...{ an: tx.an.mask(testing.not()), has_ssi: tx.has_ssi.mask(testing.not()) },
        },
      };
      const [ofRx, rx] = [test.rx_head.payload, io.rx_head.payload];
      const rxHead = {
        valid: from(test.rx_head.valid, io.rx_head.valid),
        payload: { ...rx, ...around(ofRx.around, rx), trimmed: rx.trimmed.mask(testing.not()) },
      };
      // Nothing comes in before all is swept, but for the packets of the self-test.
      const hold = m.named('hold', control.hold.or(isReady.not()).and(running.not()));
      const taking = (link: { readonly ready: Bits<1> }, ofTest: Bits<1>) => ({ ready: link.ready.or(ofTest) });
      const transmit = sides.inst('transmit', tssTransmit(options), {
        ...{ hold, domain, association, check: control.check, numbers },
        head: txHead,
        ...{
          body: from(test.tx_body, io.tx_body),
          down: taking(io.tx_down, test.tx_down.ready),
          outcome: taking(io.tx_outcome, test.tx_outcome.ready),
        },
      });
      const receive = sides.inst('receive', tssReceive(options), {
        ...{ hold, domain, association, budget, failures, failure_window: control.failure_window },
        head: rxHead,
        ...{
          body: from(test.rx_body, io.rx_body),
          down: taking(io.rx_down, test.rx_down.ready),
          plain: taking(io.rx_plain, testing),
        },
        verdict: taking(io.rx_verdict, test.rx_verdict.ready),
      });
      const jobs = m.inst('bindings', tssBindings, { write: control.bindings, query: io.job, answer: io.job_answer });
      frees.set({ numbers: transmit.numbers.ready, failures: receive.failures.ready, bindings: jobs.write.ready });
      const quiet = m.named('quiet', transmit.quiet.and(receive.quiet));
      seen.set({
        quiet: quiet.and(jobs.ready).and(resetting.not()),
        plain_valid: receive.plain.valid,
        ...{ numbers: { ready: transmit.numbers.ready }, failures: { ready: receive.failures.ready } },
        ...{ tx_head: { ready: transmit.head.ready }, tx_body: { ready: transmit.body.ready } },
        ...{ rx_head: { ready: receive.head.ready }, rx_body: { ready: receive.body.ready } },
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
      const once = (event: Bits<1>): Bits => event as Bits as Bits;
      const octets = (event: Bits<1>, bytes: Bits): Bits => bytes.mask(event) as Bits;
      const accepted = answers.and(answer.is('accepted'));
      // A packet is invalid by its form, or by its job.
      const invalid = tells.and(verdict.is('invalid')).addWide(answers.and(answer.is('invalid')));
      m.when(resetting.or(passed.not()), () => isReady.set(0)).elsewhen(quiet.and(jobs.ready), () => isReady.set(1));
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
