/** Random software and random events at the registers of DCQCN and HPCC: what they show, set and count. */
import type { RegisterTable } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import {
  dcqcnRegisterTable,
  dcqcnSettings,
  hpccRegisterTable,
  hpccSettings,
  rateShortBits,
  rateUnit,
} from '../../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import { type Glue, RegisterShadow, type Values } from '../../registers/testing/register-shadow.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { randomSoftware } from './random-software.ts';

type Get = (name: string) => number;

/** What is counted of one of them, and what its blocks show. */
interface Kind {
  readonly settings: typeof dcqcnSettings | typeof hpccSettings;
  /** Where the block's record is among the ports. */
  readonly portOf: (name: string) => string;
  /** At once, and a clock later. */
  readonly now: readonly (readonly [counter: string, port: string])[];
  readonly later: (get: Get) => readonly string[];
  readonly drive: (random: Random, get: Get, set: (name: string, value: number) => void) => void;
}

/** At a limit, beside it, or anywhere. */
const near = (random: Random, limit: number, width: number): number => {
  const most = 2 ** width - 1;
  const any = random.word() % 2 ** Math.min(width, 32);
  return Math.min(most, Math.max(0, random.pick([limit - 1, limit, limit + 1, any * 2 ** Math.max(width - 32, 0)])));
};

const dcqcnKind: Kind = {
  settings: dcqcnSettings,
  portOf: (name) => `registers_${name === 'flight' ? '' : 'dcqcn_'}${name}`,
  now: [
    ['marks', 'events_mark'],
    ['packets', 'events_packet'],
  ],
  later: (get) => {
    if (get('events_turn') === 0) return [];
    return get('events_rate') < get('registers_dcqcn_link_rate') ? ['turns', 'slow_turns'] : ['turns'];
  },
  drive: (random, get, set) => set('events_rate', near(random, get('registers_dcqcn_link_rate'), 40)),
};

const hpccKind: Kind = {
  settings: hpccSettings,
  portOf: (name) => `registers_${name}`,
  now: [
    ['acks', 'events_ack'],
    ['samples', 'events_sample'],
  ],
  later: (get) => {
    if (get('events_heard') === 0) return [];
    return get('events_load') >= get('registers_eta') ? ['heard', 'loaded'] : ['heard'];
  },
  drive: (random, get, set) => set('events_load', near(random, get('registers_eta'), 28)),
};

/** The blocks: what they show is at random, and what they are told is compared. */
class RateGlue implements Glue {
  readonly #random: Random;
  readonly #kind: Kind;
  readonly #events: readonly string[];
  readonly #counts = new Map<string, number>();
  readonly #get: Get;
  #later: readonly string[] = [];
  #busy = 1;

  constructor(random: Random, kind: Kind, events: readonly string[], table: RegisterTable, get: Get) {
    this.#random = random;
    this.#kind = kind;
    this.#events = events;
    this.#get = get;
    for (const { name, fields } of table) if (fields[0]!.access === 'count') this.#counts.set(name, 0);
  }

  hardware(): Values {
    return Object.fromEntries([...this.#counts].map(([name, count]) => [`${name}_count`, count % 2 ** rateShortBits]));
  }

  step(regs: Values, port: Get): void {
    for (const { name, unit } of this.#kind.settings) {
      const value = unit === 'rate' ? regs[`${name}_bps_256`]! * rateUnit : regs[`${name}_${unit}`];
      assert.equal(port(this.#kind.portOf(name)), value, name);
    }
    const now = this.#kind.now.flatMap(([counter, event]) => (port(event) === 1 ? [counter] : []));
    for (const name of [...now, ...this.#later]) this.#counts.set(name, this.#counts.get(name)! + 1);
    this.#later = this.#kind.later(port);
  }

  drive(_: Values, set: (name: string, value: number) => void): void {
    const random = this.#random;
    if (random.chance(0.01)) this.#busy = random.pick([0, 0.1, 1]);
    for (const event of this.#events) set(event, Number(random.chance(this.#busy)));
    this.#kind.drive(random, this.#get, set);
  }
}

const rateProperty =
  (kind: Kind, table: RegisterTable, clocks: number): Body<void> =>
  async (t) => {
    const events = t.dut.ports.flatMap(({ name, width }) => (name.startsWith('events_') && width === 1 ? [name] : []));
    const get: Get = (name) => Number(t.dut.port(name).get());
    t.attach(new RegisterShadow(t, table, new RateGlue(t.random.fork('blocks'), kind, events, table, get)));
    await randomSoftware(t, table, clocks);
  };

/** A test of `clocks` clocks with the registers for a link of that rate. */
export const dcqcnControlProperty = (gbps: number, contexts: number, clocks: number): Body<void> =>
  rateProperty(dcqcnKind, dcqcnRegisterTable(gbps, contexts), clocks);

export const hpccControlProperty = (gbps: number, clocks: number): Body<void> =>
  rateProperty(hpccKind, hpccRegisterTable(gbps), clocks);
