/** Losses by the order of an entropy value: what was sent before a packet that has come, on the same value, has not. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { slotBits } from '../window.ts';
import { entropyTable } from './entropy-table.ts';
import type { InitiatorLayout } from './layout.ts';
import { AnsweredWrite, bankAddress, CoveredWrite } from './slots.ts';

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
  const { contexts, contextBits, window, wordBits, ringBits, bankDepth, records, recordBits, suffix } = layout;
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
      const later = delayer(m);
      const Sending = record({ valid: bit, entropy: bits(16), sent_at: bits(32) });
      type Value = { readonly valid: Bits<1>; readonly entropy: Bits<16>; readonly sent_at: Bits<32> };
      // What left last of each record. One that has become old is void from then on.
      const ages = m.forward('ages', record({ enable: bit, record: bits(recordBits) }));
      const { enable: leaves, record: id, entropy, sent_at } = departed;
      const sending = (name: string, read: Bits): Value =>
        m.inst(name, contextCopy(Sending, records), {
          enable: leaves.or(ages.enable),
          pdc: m.mux(leaves, id, ages.record),
          data: { valid: leaves, entropy, sent_at },
          read,
        }).word;

      // t + 2 to t + 5: the record's sending, and the newest that has come on its value.
      const sent2 = sending('sendings', look);
      const sent4 = later('sent_4', Sending, sent2, 2);
      const old4 = m.next('sent_is_old', m.next('sent_age', now.sub(sent2.sent_at)).slice(31, 30).any());
      const look4 = later('look_4', bits(recordBits), look, 4);
      ages.set({ enable: sent4.valid.and(old4), record: look4 });
      const young4 = m.named('young', sent4.valid.and(old4.not()));
      const arrival = m.forward(
        'arrival',
        record({ enable: bit, place: bits(contextBits), entropy: bits(16), sent_at: bits(32) }),
      );
      const { latest } = m.inst('newest', entropyTable(layout), {
        now,
        arrival,
        look: { place: swept.place, entropy: sent2.entropy },
      });
      const isSame = m.next('is_same', latest.entropy.eq(sent4.entropy).and(latest.valid));
      const isBefore = m.next('is_before', sent4.sent_at.sub(latest.sent_at).at(31));
      const young5 = m.next('young_5', young4);
      const swept6 = later('swept_6', Swept(layout), swept, 4);
      const isOvertaken = m.next('is_overtaken', isSame.and(isBefore).and(young5).and(is_sent));
      const isKnown = m.next('is_known', young5.and(is_sent));

      // t + 6 to t + 9: has it come? Its bits are read after the PSN that is next, which tells that they are its own.
      const slot = swept6.rel.trunc(ringBits);
      const { word: answered } = m.inst('answered', contextCopy(bit, contexts * window), {
        enable: answered_write.enable,
        pdc: answered_write.place.cat(answered_write.slot),
        data: answered_write.answered,
        read: swept6.place.cat(slot),
      });
      const place6 = swept6.place;
      const address = wordBits === 1 ? place6 : bankAddress(layout, place6, slot.slice(ringBits - 1, slotBits));
      const covered = (bank: 'even' | 'odd'): Bits<64> =>
        m.inst(`covered_${bank}`, contextCopy(bits(64), bankDepth), {
          enable: covered_write.address[`${bank}_enable`],
          pdc: covered_write.address[bank],
          data: covered_write.words[bank],
          read: address,
        }).word;
      const [even, odd] = [covered('even'), covered('odd')];
      const slot8 = later('slot_8', bits(ringBits), slot, 2);
      const isCovered = m.named('is_covered', m.mux(slot8.at(slotBits), odd, even).at(slot8.trunc(slotBits)));
      const hasCome = m.next('has_come', answered.or(isCovered));
      const swept9 = later('swept_9', Swept(layout), swept6, 3);
      const sent9 = later('sent_9', Sending, sent4, 5);
      const overtaken9 = later('overtaken_9', bit, isOvertaken, 3);
      const known9 = later('known_9', bit, isKnown, 3);
      const shows = m.named('shows', known9.and(hasCome).and(swept9.once));

      // What has come: by an ACK first; what the sweep has met comes again in its next round.
      const arrived2 = later('arrived_2', Arrived(layout), arrived, 2);
      const answer = sending('answers', arrived.record);
      const answer4 = later('answer_4', Sending, answer, 2);
      const arrived4 = later('arrived_4', Arrived(layout), arrived2, 2);
      const tells = m.named('tells', arrived4.enable.and(answer4.valid));
      arrival.set(
        m.next('arrival_now', {
          enable: on.and(tells.or(shows)),
          place: m.mux(tells, arrived4.place, swept9.place),
          entropy: m.mux(tells, answer4.entropy, sent9.entropy),
          sent_at: m.mux(tells, answer4.sent_at, sent9.sent_at),
        }),
      );
      return { overtaken: on.and(overtaken9).and(swept9.out).and(hasCome.not()), sent_at: sent9.sent_at };
    },
  );
};
