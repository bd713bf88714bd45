/** The testbench of the PDC tracker: drives one clock after the other, and holds every output against the model. */
import assert from 'node:assert/strict';
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { TrackerSize } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { addPsn } from '../../../golden/serial.ts';
import { type NamedPorts, namedPorts } from './field-ports.ts';
import { type AnswerOut, type ClockIn, TrackerModel, type VerdictOut } from './tracker-model.ts';

/** Made after reset; waits for `ready` in its first `clock`. */
export class TrackerBench {
  readonly model: TrackerModel;
  /** Verdicts in order, as the model has them. */
  readonly verdicts: VerdictOut[] = [];
  readonly answers: AnswerOut[] = [];
  readonly #t: TestContext;
  readonly #contexts: number;
  readonly #ports: NamedPorts;
  readonly #dueVerdicts = new Map<number, VerdictOut>();
  readonly #dueAnswers = new Map<number, AnswerOut>();
  #isReady = false;

  constructor(t: TestContext, size: TrackerSize) {
    this.#t = t;
    this.#ports = namedPorts(t.dut);
    this.#contexts = size.contexts;
    this.model = new TrackerModel(size);
  }

  /** One clock with these inputs: compares what is shown in it, then passes its edge. */
  async clock(inputs: ClockIn): Promise<void> {
    if (!this.#isReady) await this.#becomeReady();
    this.#drive(inputs);
    const clock = this.model.now;
    this.model.clock(
      inputs,
      (verdict) => {
        this.verdicts.push(verdict);
        this.#dueVerdicts.set(clock + latency.verdict, verdict);
      },
      (answer, asked) => {
        this.answers.push(answer);
        this.#dueAnswers.set(asked + latency.answer, answer);
      },
    );
    this.#compare('verdict', clock, this.#dueVerdicts);
    this.#compare('answer', clock, this.#dueAnswers);
    await this.#t.rising();
  }

  /** Clocks without inputs, until everything is answered. */
  async drain(): Promise<void> {
    for (let i = 0; i <= latency.answer; i++) await this.clock({});
  }

  async #becomeReady(): Promise<void> {
    this.#drive({});
    for (let i = 0; i < this.#contexts + latency.forget - 1; i++) {
      assert.equal(this.#ports.port('ready').get(), 0, `ready in clock ${i} after reset`);
      for (const name of ['verdict_valid', 'answer_valid'])
        assert.equal(this.#ports.port(name).get(), 0, `${name} after reset`);
      await this.#t.rising();
    }
    assert.equal(this.#ports.port('ready').get(), 1, 'ready after the start-up sweep');
    this.#isReady = true;
  }

  #drive({ arrival, response, query, forget }: ClockIn): void {
    const { random } = this.#t;
    // What is not valid is random, or what it was when it was valid, or what would do most harm: the lowest PSN that is
    // missing.
    const set = (name: string, value: number | undefined): void => {
      const port = this.#ports.port(name);
      if (value !== undefined || random.chance(0.3)) port.set(value ?? random.bits(port.width));
    };
    const setContext = (name: string, value: number | undefined): void => {
      if (value !== undefined || random.chance(0.3)) set(name, value ?? random.below(this.#contexts));
    };
    const lure = random.chance(0.3) ? random.below(this.#contexts) : -1;
    const missing = this.model.pdcs[lure];
    const create = arrival?.create;
    // Whose origin and mode they are, whoever sends a packet knows.
    const pdc = arrival && this.model.pdcs[arrival.pdc];
    const about = create ?? pdc;
    const flag = (name: string, value: boolean | undefined): void => set(name, arrival && Number(value ?? false));
    set('arrival_valid', Number(arrival !== undefined));
    setContext('arrival_pdc', arrival?.pdc ?? (missing && lure));
    flag('arrival_create', create !== undefined);
    flag('arrival_pends', create?.pends);
    set('arrival_rod', about && Number(about.rod));
    set('arrival_origin', about && addPsn(about.start, -1));
    set('arrival_psn', arrival?.psn ?? (missing && addPsn(missing.frontier, 1)));
    flag('arrival_sequenced', arrival?.kind !== 'asks');
    flag('arrival_closes', arrival?.kind === 'close');
    flag('arrival_acceptable', arrival?.lacks !== true && create?.pends !== true);
    flag('arrival_opens', arrival?.opens);
    flag('arrival_failed', arrival?.failed || (create === undefined && pdc?.marked));
    flag('arrival_return_busy', arrival?.busy);
    flag('arrival_clears', arrival?.clear !== undefined);
    set('arrival_clear', arrival?.clear);
    set('response_valid', Number(response !== undefined));
    setContext('response_pdc', response?.pdc ?? (missing && lure));
    set('response_psn', response?.psn ?? (missing && addPsn(missing.cack, 1)));
    set('response_guaranteed', response && Number(response.guaranteed));
    set('query_valid', Number(query !== undefined));
    setContext('query_pdc', query?.pdc);
    set('query_mode', query ? ['at', 'next', 'note'].indexOf(query.mode) : random.below(3));
    set('query_psn', query?.psn);
    set('forget', Number(forget !== undefined));
    setContext('forgotten', forget);
  }

  #compare(what: 'verdict' | 'answer', clock: number, due: Map<number, VerdictOut | AnswerOut>): void {
    const expected = due.get(clock);
    due.delete(clock);
    const isValid = this.#ports.get(`${what}_valid`) === 1;
    assert.equal(isValid, expected !== undefined, `${what} in clock ${clock} is ${isValid ? '' : 'not '}valid`);
    if (expected === undefined) return;
    const shown = Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [name, this.#ports.show(`${what}_${name}`, value)]),
    );
    assert.deepEqual(shown, expected, `${what} in clock ${clock}`);
  }
}
