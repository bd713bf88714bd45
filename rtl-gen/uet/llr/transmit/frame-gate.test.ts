import { describe } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../../hdl/index.ts';
import { inStep, type PartModel, type Values } from '../testing/in-step.ts';
import { frameGate } from './frame-gate.ts';

const size = 8;
const clients = ['eligible', 'beside', 'replay'] as const;
type Client = (typeof clients)[number];

/** A client that offers frames: how many beats the one that is offered still has, 0 for none. */
interface Offer {
  beats: number;
  begun: boolean;
  data: number;
  poison: number;
  seq: number;
}

/** Whose frame is under way, whose turn it is, and what the clock before has taken. */
class Gate implements PartModel {
  readonly #offers: Record<Client, Offer>;
  #may: Values = {};
  #whose: Client | 'none' = 'none';
  #numbered = false;
  #keeps = false;
  #seq = 0;
  #discarding = false;
  #besideNext = false;
  #out: Values = { out_valid: 0, departure_marked: 0 };

  constructor() {
    const none = () => ({ beats: 0, begun: false, data: 0, poison: 0, seq: 0 });
    this.#offers = { eligible: none(), beside: none(), replay: none() };
  }

  inputs(random: Random): Values {
    const [is, chance] = [(c: number): number => Number(random.chance(c)), random.chance.bind(random)];
    if (this.#may.may_beside === undefined || chance(0.3)) {
      const behaves = random.pick(['numbered', 'numbered', 'plain', 'discarded', 'again', 'again', 'none']);
      this.#may = {
        may_numbered: Number(behaves === 'numbered'),
        may_plain: Number(behaves === 'plain'),
        may_discarded: Number(behaves === 'discarded'),
        may_again: Number(behaves === 'again'),
        may_beside: is(0.8),
      };
    }
    const ports: Record<string, number> = {
      ...this.#may,
      go: is(0.8),
      forget: is(0.05),
      tx_seq: random.below(2 ** 20),
    };
    for (const client of clients) {
      const offer = this.#offers[client];
      const withdrawn = client === 'replay' && !offer.begun && chance(0.2);
      if (withdrawn) offer.beats = 0;
      if (offer.beats === 0 && chance(0.7)) {
        const beats = random.pick([1, 1, 2, 3]);
        Object.assign(offer, { beats, begun: false, poison: random.below(2), seq: random.below(2 ** 20) });
        offer.data = random.below(256);
      }
      // A frame of the memory may have a pause within it.
      const valid = offer.beats > 0 && (client !== 'replay' || !offer.begun || chance(0.8));
      ports[`${client}_valid`] = Number(valid);
      ports[`${client}_payload_data`] = offer.data;
      ports[`${client}_payload_keep`] = offer.beats === 1 ? 1 : 2 ** size - 1;
      ports[`${client}_payload_last`] = Number(offer.beats === 1);
      if (client === 'replay') ports.replay_payload_user = offer.seq;
      else ports[`${client}_payload_user_poison`] = offer.poison;
    }
    return ports;
  }

  step(inputs: Values): Values {
    const offers = (client: Client): boolean => inputs[`${client}_valid`] === 1;
    const may = (what: string): boolean => inputs[`may_${what}`] === 1;
    const idle = this.#whose === 'none';
    const next = this.#next(offers, may);
    const from = idle ? next : this.#whose;
    const taken = from !== 'none' && offers(from) && inputs.go === 1 ? from : undefined;
    const begins = idle && taken !== undefined;
    const numbers = begins ? may('numbered') : this.#numbered;
    const sends = begins && taken === 'eligible' && numbers;
    const drops = offers('eligible') && (this.#discarding || (may('discarded') && this.#whose !== 'eligible'));
    const seen: Record<string, number> = {
      ...this.#out,
      taken: Number(taken !== undefined),
      sends: Number(sends),
      degrades: Number(begins && taken === 'eligible' && !numbers),
      repeats: Number(begins && taken === 'replay'),
      discards: Number(drops && !this.#discarding),
      keeping: Number(this.#keeps || this.#out.departure_marked === 1),
      repeating: Number(this.#whose === 'replay'),
    };
    // Readiness means something where there is an offer.
    if (offers('eligible')) seen.eligible_ready = Number(drops || taken === 'eligible');
    for (const client of ['beside', 'replay'] as const)
      if (offers(client)) seen[`${client}_ready`] = Number(taken === client);

    if (begins) [this.#numbered, this.#seq, this.#besideNext] = [numbers, inputs.tx_seq!, taken !== 'beside'];
    this.#out = { out_valid: Number(taken !== undefined), departure_marked: 0 };
    const forget = inputs.forget === 1;
    if (taken !== undefined) {
      const last = inputs[`${taken}_payload_last`] === 1;
      const isKept = taken === 'eligible' && (begins ? numbers : this.#keeps);
      const under = taken === 'replay' || (taken === 'eligible' && numbers);
      this.#out = {
        out_valid: 1,
        out_beat_data: inputs[`${taken}_payload_data`]!,
        out_beat_keep: inputs[`${taken}_payload_keep`]!,
        out_beat_last: Number(last),
        out_beat_user_llr: Number(under),
        ...(under ? { out_beat_user_seq: taken === 'replay' ? inputs.replay_payload_user! : this.#seq } : {}),
        departure_fresh: Number(taken !== 'replay'),
        ...(taken === 'replay' ? {} : { departure_poison: inputs[`${taken}_payload_user_poison`]! }),
        departure_marked: Number(isKept && !forget),
      };
      this.#keeps = isKept && !last;
      this.#whose = last ? 'none' : taken;
      this.#advance(taken);
    }
    if (drops) {
      this.#discarding = inputs.eligible_payload_last === 0;
      this.#advance('eligible');
    }
    if (forget) this.#keeps = false;
    return seen;
  }

  /** Who begins if somebody may. */
  #next(offers: (client: Client) => boolean, may: (what: string) => boolean): Client | 'none' {
    const beside = offers('beside') && may('beside');
    if (beside && this.#besideNext) return 'beside';
    if (offers('replay') && may('again')) return 'replay';
    if (offers('eligible') && !this.#discarding && (may('numbered') || may('plain'))) return 'eligible';
    return beside ? 'beside' : 'none';
  }

  #advance(client: Client): void {
    const offer = this.#offers[client];
    offer.begun = true;
    offer.beats--;
    offer.data = (offer.data + 1) & 255;
  }
}

describe('the gate of frames', () => {
  everyEngineTest(
    'frames of three clients leave one after the other, in turns, where they may, and no beat of two is mixed',
    elaborate(frameGate(size)),
    { seeds: 4 },
    inStep(() => new Gate(), 800, [
      (_, out) => out.discards === 1,
      (_, out) => out.degrades === 1,
      (_, out) => out.sends === 1,
      (_, out) => out.repeats === 1,
      (given, out) => given.forget === 1 && out.keeping === 1,
    ]),
  );
});
