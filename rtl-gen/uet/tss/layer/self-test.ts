/**
 * The power-on self-test of the TSS layer: a known packet sealed and opened before the first one of traffic (ISO/IEC
 * 19790 7.10).
 */
import { bit, bits, type Ctx, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { icvBytes } from '../gcm/packet.ts';
import { FailureKind } from './auth-failures.ts';
import { beatAt, compared, counted, knownAnswer, packetOf } from './known-answer.ts';
import { Verdict } from './receive-verdict.ts';
import { bodyBytes, KeyMode, type LayerSizes, laneSuffix, lanesOf, lengthBits } from './shapes.ts';
import { TransmitOutcome } from './transmit.ts';
import { NumberKind } from './tsc-allocator.ts';

/** The largest limit of failures: the test's one forged packet latches nothing. */
const failureLimit = 0xffff;

/** Bits of counters that are not shifted out, and by how many they are shifted. */
const Rekey = record({ mask: bits(16), shift: bits(6) });

/**
 * What the test writes, and the heads of its packets, in what its packets depend on. All else of a domain is what
 * registers have after a reset, 0, and of heads whatever traffic says: SSIs and tags that nothing looks at, and whether
 * the four bytes that are authenticated between addresses and TSS header are ports or an entropy header.
 */
export const TestedDomain = record({ enable: bit, sdi: bits(24), mode: KeyMode, epoch: bits(16), rekey: Rekey });
export const TestedAround = record({
  ipv6: bit,
  source: bits(32),
  destination: bits(32),
  entropy: bits(32),
  bytes: bits(lengthBits),
});
/** A packet to be sent, of association number 0 and without SSI, and one that was received and is not trimmed. */
export const TestedTransmitHead = record({ around: TestedAround, sdi: bits(24) });
export const TestedReceiveHead = record({ around: TestedAround });
/** The key of the first association, the limit of the first domain, and the numbers of the first association. */
export const TestedAssociation = record({ enable: bit, key: bits(256) });
export const TestedFailures = record({ kind: FailureKind, limit: bits(16) });
export const TestedNumbers = record({ kind: NumberKind, next: bits(49), limit: bits(49) });

/** Where the self-test is. */
export const SelfTestState = enumOf('sweep', 'domain', 'limit', 'settle', 'number', 'key', 'prepare', 'run', 'done');

/**
 * Runs once after each reset, `testing` until it is over. It waits until both sides are swept (`quiet`), writes a
 * domain and its key, has `knownAnswer` sealed by the sending side, and a packet with a wrong bit in its ICV, then the
 * sealed one, opened by the receiving side. Each is derived a key for (KDF), sealed or opened with AES in counter mode,
 * and authenticated by GHASH. It has `passed` if the first left bit by bit as it has to, of the others one was
 * `auth_fail` and one `opened`, and nothing but the right bytes came out; else, and if it is not over after `most`
 * clocks, it has `failed`, until the next reset. `running`: its packets may enter.
 *
 * `restart` asks for a reset of both sides: in the last clock of the test, so that nothing of it stays, and without end
 * where it has failed.
 */
export const tssSelfTest = (sizes: LayerSizes, most: number) => {
  const size = bodyBytes(sizes);
  const Body = beat(size);
  const [plain, sealed] = [packetOf(knownAnswer.plain, size), packetOf(knownAnswer.sealed, size)];
  return module(
    `tss_self_test_n${sizes.domains}${laneSuffix(sizes)}`,
    {
      summary: 'Seals and opens a known packet before the first one of traffic.',
      in: { quiet: bit, plain_valid: bit },
      out: {
        ...{ testing: bit, running: bit, passed: bit, failed: bit, restart: bit },
        ...{ domain: TestedDomain, association: TestedAssociation },
      },
      link: {
        numbers: source(TestedNumbers),
        failures: source(TestedFailures),
        tx_head: source(TestedTransmitHead),
        tx_body: source(Body),
        rx_head: source(TestedReceiveHead),
        rx_body: source(Body),
        tx_down: sink(Body),
        tx_outcome: sink(TransmitOutcome),
        rx_down: sink(Body),
        rx_verdict: sink(Verdict),
      },
    },
    (io, m) => {
      const state = m.reg('state', SelfTestState, { reset: 'sweep' });
      // It counts from the end of the test on, which says so; until then an upset of the state finds it failed.
      const wrong = m.reg('wrong', bit, { reset: 1 });
      const clocks = m.reg('clocks', bits(clog2(most + 1)), { reset: 0 });
      const done = m.named('done', state.is('done'));
      const running = m.named('running', state.is('run'));

      // What goes in: a packet to be sealed; a forged one and an authentic one to be opened.
      const sent = m.reg('sent', bit, { reset: 0 });
      const sentBeats = counted(m, 'sent_beats', plain.beats.length);
      // Of each the forged one first, and then both.
      const heads = pairOf(m, 'forged_head', 'both_heads');
      const cameBeats = counted(m, 'came_beats', sealed.beats.length);
      const bodies = pairOf(m, 'forged_body', 'both_bodies');
      const sends_beat = m.named('sends_beat', running.and(sentBeats.lt(plain.beats.length)));
      const comes_head = m.named('comes_head', running.and(heads.both.not()));
      const comes_beat = m.named('comes_beat', running.and(bodies.both.not()));
      const outgoing = beatAt(m, plain, sentBeats);
      const incoming = beatAt(m, sealed, cameBeats);
      // A packet of one beat has no number of it.
      if (sealed.beats.length === 1) m.unused(cameBeats);
      // The first bit of the last beat that is one of the ICV.
      const icvBit = 8 * Math.max(0, sealed.bytes - icvBytes - size * (sealed.beats.length - 1));
      const forges = m.named('forges', incoming.last.and(bodies.forged.not()));
      m.when(running.and(io.tx_head.ready), () => sent.set(1));
      m.when(sends_beat.and(io.tx_body.ready), () => sentBeats.set(sentBeats.add(1)));
      m.when(comes_head.and(io.rx_head.ready), heads.next);
      m.when(comes_beat.and(io.rx_body.ready), () => {
        cameBeats.set(cameBeats.add(1));
        m.when(incoming.last, () => {
          cameBeats.set(0);
          bodies.next();
        });
      });

      // What comes out.
      const sealing = compared(m, 'sealed', sealed, io.tx_down, running);
      const opening = compared(m, 'opened', plain, io.rx_down, running);
      const outcomes = counted(m, 'outcomes', 1);
      // Of several lanes a clock later: it is read of a queue of LUTs, and what is compared ends the test.
      const outcome =
        lanesOf(sizes) === 1
          ? io.tx_outcome
          : {
              payload: m.next('outcome_told', io.tx_outcome.payload),
              valid: m.next('outcome_came', io.tx_outcome.valid.and(running), { reset: 0 }),
            };
      const { sent: leaves, tsc } = outcome.payload;
      const tscIsRight = tsc.eq((BigInt(knownAnswer.epoch) << 48n) | knownAnswer.counter);
      const tells = m.named('tells', outcome.valid.and(running));
      const outcomeDiffers = m.named('outcome_differs', tells.and(leaves.and(tscIsRight).not().or(outcomes.any())));
      m.when(tells, () => outcomes.set(1));
      const told = pairOf(m, 'forged_told', 'opened_told');
      const verdict = io.rx_verdict.payload;
      const expected = m.mux(told.forged, verdict.is('opened'), verdict.is('auth_fail'));
      const judges = m.named('judges', io.rx_verdict.valid.and(running));
      const verdictDiffers = m.named('verdict_differs', judges.and(expected.not().or(told.both)));
      m.when(judges, told.next);

      const differs = m.named(
        'differs',
        sealing.differs.or(opening.differs).or(outcomeDiffers).or(verdictDiffers).or(io.plain_valid.and(running)),
      );
      const isOver = m.named('is_over', sealing.over.and(opening.over).and(outcomes.any()).and(told.both));
      const late = m.named('late', clocks.eq(most));
      const ends = m.named('ends', running.and(isOver).or(differs).or(late));
      m.match(state, {
        sweep: () => m.when(io.quiet, () => state.set('domain')),
        domain: () => state.set('limit'),
        limit: () => m.when(io.failures.ready, () => state.set('settle')),
        settle: () => m.when(io.quiet, () => state.set('number')),
        number: () => m.when(io.numbers.ready, () => state.set('key')),
        key: () => state.set('prepare'),
        prepare: () => m.when(io.quiet, () => state.set('run')),
        run: () => {},
        done: () => {},
      });
      m.when(done.not(), () => clocks.set(clocks.add(1)));
      // Nothing ends it twice but what has failed it.
      m.when(ends, () => {
        wrong.set(differs.or(late));
        state.set('done');
      });
      const failed = m.named('failed', done.and(wrong));
      const { key, sdi, epoch, counter, rekeyMask, rekeyShift, source, destination, entropy } = knownAnswer;
      const around = (bytes: number) => ({ ipv6: 0, source, destination, entropy, bytes });
      return {
        ...{ testing: done.not(), running, passed: done.and(wrong.not()), failed },
        restart: done.not().and(ends).or(failed),
        domain: {
          ...m.lit(TestedDomain, {
            ...{ enable: 0, sdi, mode: 'cluster', epoch },
            rekey: { mask: rekeyMask >> BigInt(rekeyShift), shift: rekeyShift },
          }),
          enable: state.is('domain'),
        },
        association: {
          enable: state.is('key'),
          key: m.lit(256, BigInt(`0x${key}`)),
        },
        numbers: {
          valid: state.is('number'),
          payload: m.lit(TestedNumbers, { kind: 'start', next: counter, limit: counter + 1n }),
        },
        failures: {
          valid: state.is('limit'),
          payload: m.lit(TestedFailures, { kind: 'limit', limit: failureLimit }),
        },
        tx_head: {
          valid: running.and(sent.not()),
          payload: m.lit(TestedTransmitHead, { around: around(plain.bytes), sdi }),
        },
        tx_body: { valid: sends_beat, payload: { ...outgoing, user: {} } },
        rx_head: {
          valid: comes_head,
          payload: m.lit(TestedReceiveHead, { around: around(sealed.bytes) }),
        },
        rx_body: {
          valid: comes_beat,
          payload: { ...incoming, data: incoming.data.xor(forges.zext(8 * size).shl(icvBit)), user: {} },
        },
        tx_down: { ready: done.not() },
        tx_outcome: { ready: done.not() },
        rx_down: { ready: done.not() },
        rx_verdict: { ready: done.not() },
      };
    },
  );
};

/** Whether the forged packet, and then both that are to be opened, have passed a place; `next`: one more has. */
function pairOf(m: Ctx, forgedName: string, bothName: string) {
  const forged = m.reg(forgedName, bit, { reset: 0 });
  const both = m.reg(bothName, bit, { reset: 0 });
  const next = () => {
    forged.set(1);
    both.set(forged);
  };
  return { forged, both, next };
}
