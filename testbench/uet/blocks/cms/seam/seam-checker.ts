/** Holds the seam between a PDS sender and NSCC against a model, each output in each clock. */
import { seamLayouts, seamPathBits } from '../../../../../rtl-gen/uet/cms/designs.ts';
import { nsccSeam } from '../../../../../rtl-gen/uet/cms/seam/nscc-seam.ts';
import { type Agent, assert, type Dut, dutOf } from '../../test-kit.ts';

/** The ports of a seam of any number of contexts. */
export const seamPorts = (dut: Dut) => dutOf(dut, nsccSeam(seamLayouts[0]!, seamPathBits));

export type Fields = Readonly<Record<string, number | string>>;

/** What path selection is told of what happened to a packet; other events say nothing of a path (cms.md 6). */
const became: Readonly<Record<string, string>> = {
  nack_trim: 'nack',
  nack_last_hop: 'nack',
  inferred: 'nack',
  timeout: 'timeout',
};

const kindAt = (dut: Dut, name: string): string => {
  const { states } = dut.port(name);
  const value = Number(dut.port(name).get());
  return states!.find((state) => Number(state.value) === value)!.name;
};

/** What NSCC and HPCC are told of the event of this clock; undefined if there is none. */
export function ccEventOf(dut: Dut, full: number): Fields | undefined {
  const of = (name: string): number => Number(dut.port(`told_event_${name}`).get());
  if (of('valid') === 0) return undefined;
  const hasState = of('has_nscc') === 1;
  return {
    ccc: of('ccc'),
    kind: kindAt(dut, 'told_event_kind'),
    bytes: of('bytes'),
    rtt_valid: of('rtt_valid'),
    rtt: Math.min(of('rtt'), 2 ** 24 - 1),
    keeps_base: Number(of('size') < full),
    ecn: of('ecn'),
    penalty: hasState ? of('rcv_cwnd_pend') : 0,
    restores: hasState ? of('restore_cwnd') : 0,
    now: of('now'),
  };
}

/** The fields that `expected` has, as the event port of that name shows them; undefined if there is no event. */
export function shownEvent(dut: Dut, port: string, expected: Fields | undefined): Fields | undefined {
  if (Number(dut.port(`${port}_valid`).get()) === 0) return undefined;
  const fieldOf = (name: string) =>
    name === 'kind' ? kindAt(dut, `${port}_kind`) : Number(dut.port(`${port}_${name}`).get());
  return Object.fromEntries(Object.keys(expected ?? {}).map((name) => [name, fieldOf(name)]));
}

export class SeamChecker implements Agent {
  /** How often path selection was told of each kind, and how much waited at most. */
  readonly seen: Record<string, number> = {};
  most = 0;
  readonly #dut: Dut;
  readonly #ports: ReturnType<typeof seamPorts>;
  /** Contexts that began, and what came back, which path selection has not been told yet. */
  readonly #begun: Fields[] = [];
  readonly #back: Fields[] = [];
  #ccEvent: Fields | undefined;
  #pathEvent: Fields | undefined;

  constructor(dut: Dut) {
    this.#dut = dut;
    this.#ports = seamPorts(dut);
  }

  sample(): void {
    this.#permits();
    this.#compare('cc_event', this.#ccEvent);
    this.#compare('path_event', this.#pathEvent);
    this.#ccEvent = ccEventOf(this.#dut, this.#ports.full.get());
    this.#pathEvent = this.#nextPathEvent();
    this.#hear();
  }

  /** The limit and the entropy value are those of this clock. */
  #permits(): void {
    const { limit, picked, permits } = this.#ports;
    const { small, ...asked } = limit.get();
    assert.deepEqual(permits.get(), {
      limit: { ...asked, is_small: small, credit_on: 0, credit: 0 },
      picked: { entropy: 0x8000 | picked.entropy.get(), ccc_id: 0, credit_target: 0 },
    });
  }

  /** What path selection is told in the next clock: of what waited before this one. */
  #nextPathEvent(): Fields | undefined {
    const { told, now, random: drawn } = this.#ports;
    const isPick = told.pick.valid.get() === 1;
    const pick: Fields = { kind: 'pick', ccc: Number(told.pick.ccc.get()) };
    const what = isPick ? pick : (this.#begun.shift() ?? this.#back.shift());
    if (what === undefined) return undefined;
    this.seen[what.kind!] = (this.seen[what.kind!] ?? 0) + 1;
    const random = drawn.get();
    return { ...what, now: now.get(), first_draw: random % 64, second_draw: Math.floor(random / 2 ** 16) };
  }

  /** What begins or has come back in this clock waits from the next one on. */
  #hear(): void {
    const { begins, event } = this.#ports.told;
    if (begins.valid.get() === 1) this.#begun.push({ kind: 'start', ccc: Number(begins.ccc.get()) });
    if (event.valid.get() === 1) {
      const { kind, ecn, has_nscc, ccc, entropy } = event.get();
      const isAck = kind === 'ack' || kind === 'probe_ack';
      const isGood = ecn === 0 ? 'good' : 'ecn';
      const says = isAck ? (has_nscc === 1 ? isGood : undefined) : became[kind as string];
      if (says !== undefined) this.#back.push({ kind: says, ccc: Number(ccc), entropy });
    }
    this.most = Math.max(this.most, this.#begun.length + this.#back.length);
  }

  #compare(port: string, expected: Fields | undefined): void {
    assert.deepEqual(shownEvent(this.#dut, port, expected), expected, port);
  }
}
