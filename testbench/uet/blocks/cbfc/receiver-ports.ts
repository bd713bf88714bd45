/** The receiver's ports, read as plain values once a clock. */
import type { Dut } from '../../../bench/context.ts';
import { wholeCount } from '../whole-counts.ts';

/** What the receiver is given and what it shows in one clock. */
export type ReceiverClock = ReturnType<ReturnType<typeof receiverReader>>;

/** A function that reads all ports as they are. */
export function receiverReader(dut: Dut, vcs: number) {
  const number = (name: string) => {
    const port = dut.port(name);
    return (): number => Number(port.get());
  };
  const flag = (name: string) => {
    const read = number(name);
    return (): boolean => read() === 1;
  };
  /** One bit a channel. */
  const set = (name: string) => {
    const read = number(name);
    return (): readonly boolean[] => {
      const word = read();
      return Array.from({ length: vcs }, (_, vc) => ((word >>> vc) & 1) === 1);
    };
  };
  const stream = <T>(name: string, item: () => T) => {
    const valid = flag(`${name}_valid`);
    const ready = flag(`${name}_ready`);
    return (): T | undefined => (valid() && ready() ? item() : undefined);
  };
  const frame = (name: string) => {
    const [vc, bytes] = [number(`${name}_payload_vc`), number(`${name}_payload_bytes`)];
    return () => ({ vc: vc(), bytes: bytes() });
  };
  const [arrived, good] = [frame('arrival'), flag('arrival_payload_good')];
  const half = number('cc_update_payload_half');
  const consumed = Array.from({ length: 16 }, (_, i) => number(`cc_update_payload_consumed_${i}`));
  const [limitVc, limit] = [number('set_limit_payload_vc'), number('set_limit_payload_limit')];
  const offered = flag('cf_update_valid');
  const fields = ['vc_0', 'freed_0', 'vc_1', 'freed_1'] as const;
  const [vc0, freed0, vc1, freed1] = fields.map((name) => number(`cf_update_payload_${name}`)) as [
    () => number,
    () => number,
    () => number,
    () => number,
  ];
  const counts = [
    'cf_updates',
    'cc_updates',
    'cc_discarded',
    'cc_too_soon',
    'cc_malformed',
    'bad_frames',
    'overflows',
  ] as const satisfies readonly (keyof EventCounts)[];
  const countPorts = counts.map((name) => [name, wholeCount(dut.port(`counts_${name}`))] as const);
  const config = {
    lineBytes: number('line_bytes'),
    minimumSpacing: number('minimum_spacing'),
    maximumSpacing: number('maximum_spacing'),
    urgent: number('urgent'),
    linkFault: flag('link_fault'),
    faultClears: flag('fault_clears'),
    recovering: flag('recovering'),
    malformed: flag('malformed'),
    ready: flag('cf_update_ready'),
    enable: set('enable'),
    clearOverflowed: set('clear_overflowed'),
    active: set('active'),
    overflowed: set('overflowed'),
    arrival: stream('arrival', () => ({ ...arrived(), good: good() })),
    release: stream('release', frame('release')),
    update: stream('cc_update', () => ({ half: half(), consumed: consumed.map((read) => read()) })),
    limit: stream('set_limit', () => ({ vc: limitVc(), limit: limit() })),
    cfUpdate: () => (offered() ? { vc0: vc0(), freed0: freed0(), vc1: vc1(), freed1: freed1() } : undefined),
    statusVc: number('status_vc'),
    statusActive: flag('status_active'),
    statusConsumed: number('status_consumed'),
    statusFreed: number('status_freed'),
    counts: () => Object.fromEntries(countPorts.map(([name, read]) => [name, read()])) as unknown as EventCounts,
  };
  return () => readAll(config);
}

/** The receiver's event counters. */
export interface EventCounts {
  readonly cf_updates: number;
  readonly cc_updates: number;
  readonly cc_discarded: number;
  readonly cc_too_soon: number;
  readonly cc_malformed: number;
  readonly bad_frames: number;
  readonly overflows: number;
}

type Values<T> = { readonly [K in keyof T]: T[K] extends () => infer V ? V : never };

function readAll<T extends Record<string, () => unknown>>(readers: T): Values<T> {
  const values: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) values[name] = read();
  return values as Values<T>;
}
