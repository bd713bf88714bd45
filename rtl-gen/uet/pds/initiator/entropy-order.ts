/** Losses by the order of an entropy value: what was sent before a packet that has come, on the same value, has not. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { slotBits } from '../window.ts';
import { entropyTable } from './entropy-table.ts';
import type { InitiatorLayout } from './layout.ts';
import { AnsweredWrite, CoveredWrite, pairCopy } from './slots.ts';

/** A packet has left, with this entropy value; `sent_at` is the time of its event. */
export const Departed = ({ recordBits }: InitiatorLayout) =>
  record({ enable: bit, record: bits(recordBits), entropy: bits(16), sent_at: bits(32) });

/** A packet has come, in its last sending for sure. */
export const Arrived = ({ contextBits, recordBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), record: bits(recordBits) });

/** What the sweep knows of a record. */
export const Swept = ({ contextBits }: InitiatorLayout) =>
  record({ place: bits(contextBits), rel: bits(32), out: bit, once: bit });

/** Clocks from a record's number to what is found of it. */
export const orderLatency = 9;

/**
 * Packets on one entropy value stay in order (uet-wire.md 10.2), so a sending is lost when a later one on the same
 * value, of the same PDC, has come. `entropyTable` has the newest of those that have; the sweep of timers compares each
 * record with it, so a loss is found at most a round later. It learns of a packet when an ACK answers it (`arrived`),
 * or when the sweep meets one that SACK has shown, or that is answered, and that was sent once.
 *
 * The sweep's `look` is told in clock t, what it has `swept` in t + 2, and in t + 5 whether the packet is outstanding
 * (`is_sent`). In t + 9 `overtaken`, with `sent_at`: that sending is lost. It may have come, or have been sent again
 * meanwhile: the pipe looks again, and compares `sent_at`.
 *
 * Times are compared modulo 2^32, of sendings about 2^30 clocks old at most: an older one is void when the sweep comes
 * to it. It is not lost, shows no loss, and has its RTO.
 */
export const entropyOrder = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, ringBits, records, recordBits, suffix } = layout;
  return module(
    `pds_initiator_entropy_order_${suffix}_p${records}`,
    {
      summary: `Finds packets that later ones of the same entropy value have overtaken, of ${records}.`,
      in: {
        on: bit,
        now: bits(32),
        departed: Departed(layout),
        arrived: Arrived(layout),
        answered_write: AnsweredWrite(layout),
        covered_write: CoveredWrite(layout),
        look: bits(recordBits),
        swept: Swept(layout),
        is_sent: bit,
      },
      out: { overtaken: bit, sent_at: bits(32) },
    },
    ({ on, now, departed, arrived, answered_write, covered_write, look, swept, is_sent }, m) => {
      // What left last of each record. One that has become old is void from then on.
      const ages = m.forward('ages', record({ enable: bit, record: bits(recordBits) }));
      const { enable: leaves, record: id, entropy, sent_at } = departed;
      const left = {
        enable: leaves.or(ages.enable),
        at: m.mux(leaves, id, ages.record),
        data: { valid: leaves, entropy, sent_at },
      };
      const lookedUp = copyOf(m, 'sendings', records, left, look);

      // What has come, which the table learns.
      const arrival = m.forward(
        'arrival',
        record({ enable: bit, place: bits(contextBits), entropy: bits(16), sent_at: bits(32) }),
      );
      const { latest } = m.inst('newest', entropyTable(layout), {
        ...{ now, arrival },
        look: { place: swept.place, entropy: lookedUp.entropy },
      });

      // A record, from its number on.
      const sweep = pipeline(m, { look })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('know', () => ({ sending: lookedUp, packet: swept, age: now.sub(lookedUp.sent_at) }))
        .stage('age', ({ age }) => ({ is_old: age.slice(31, 30).any() }))
        .stage('compare', ({ look, sending, is_old }) => {
          ages.set({ enable: sending.valid.and(is_old), record: look });
          return {
            is_young: sending.valid.and(is_old.not()),
            is_same: latest.entropy.eq(sending.entropy).and(latest.valid),
            is_before: sending.sent_at.sub(latest.sent_at).at(31),
          };
        })
        .stage('order', ({ is_young, is_same, is_before }) => ({
          is_overtaken: is_same.and(is_before).and(is_young).and(is_sent),
          is_known: is_young.and(is_sent),
        }))
        .stage('find', ({ packet }) => ({ slot: packet.rel.trunc(ringBits) }));

      // Has it come? Its bits are read after the PSN that is next, which tells that they are its own.
      const { packet, slot } = sweep.at('find');
      const { place } = packet;
      const isAnswered = {
        enable: answered_write.enable,
        at: answered_write.place.cat(answered_write.slot),
        data: answered_write.answered,
      };
      const answered = copyOf(m, 'answered', contexts * window, isAnswered, place.cat(slot));
      const words = pairCopy(m, 'covered', layout, covered_write, place, slot.slice(ringBits - 1, slotBits));
      const met = sweep
        .stage('fetch', () => ({}))
        .stage('bits', ({ slot }) => {
          const isCovered = m.named(
            'is_covered',
            m.mux(slot.at(slotBits), words.odd, words.even).at(slot.trunc(slotBits)),
          );
          return { has_come: answered.or(isCovered) };
        })
        .stage('tell', () => ({}))
        .at('tell');
      const { sending, has_come } = met;
      const shows = m.named('shows', met.is_known.and(has_come).and(met.packet.once));

      // What has come: by an ACK first; what the sweep has met comes again in its next round.
      const known = copyOf(m, 'answers', records, left, arrived.record);
      const { arrived: came, answer } = pipeline(m, { arrived }, { name: 'ack' })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('know', () => ({ answer: known }))
        .stage('age', () => ({})).out;
      const tells = m.named('tells', came.enable.and(answer.valid));
      const learned = m.mux(
        tells,
        { place: came.place, entropy: answer.entropy, sent_at: answer.sent_at },
        { place: met.packet.place, entropy: sending.entropy, sent_at: sending.sent_at },
      );
      arrival.set(m.next('arrival_now', { enable: on.and(tells.or(shows)), ...learned }));
      const overtaken = on.and(met.is_overtaken).and(met.packet.out).and(has_come.not());
      return { overtaken, sent_at: sending.sent_at };
    },
  );
};
