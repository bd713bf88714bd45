/** The ports of HPCC, as plain values. */
import type { Dut } from '../../../../bench/context.ts';
import type { HpccFixedSettings, PathSample } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { FixedEvent } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';

/** An event of a context, and what an ACK brings. */
export interface SampledEvent {
  readonly ccc: number;
  readonly kind: FixedEvent['kind'];
  readonly bytes: number;
  readonly sample?: PathSample;
}

/** A context after an event. */
export interface ShownRate {
  readonly ccc: number;
  readonly window: number;
  readonly cwnd: number;
  readonly maxWindow: number;
  readonly small: boolean;
  readonly rate: number;
  /** What a sample that was heard has made of it. */
  readonly heard: HeardSample | undefined;
}

export interface HeardSample {
  readonly committed: number;
  readonly stage: number;
  readonly load: number;
  readonly lastUpdate: number;
}

/** In the order of `CcKind`. */
const kinds: readonly FixedEvent['kind'][] = [
  'start',
  'sent',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'idle',
];

/** Hops that the ports have. */
const places = 5;

export function setHpccRegisters(dut: Dut, settings: HpccFixedSettings): void {
  for (const [name, value] of Object.entries(settings)) {
    dut.port(`registers_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`).set(BigInt(value));
  }
}

const eventPorts = (dut: Dut) => {
  const port = (name: string) => dut.port(name);
  return {
    valid: port('event_valid'),
    ccc: port('event_ccc'),
    kind: port('event_kind'),
    bytes: port('event_bytes'),
    sampled: port('sample_valid'),
    sequence: port('sample_sequence'),
    nextToSend: port('sample_next_to_send'),
    count: port('sample_count'),
    hops: Array.from({ length: places }, (_, i) => ({
      time: port(`sample_hops_${i}_time`),
      bytes: port(`sample_hops_${i}_bytes`),
      queue: port(`sample_hops_${i}_queue`),
    })),
  };
};

/** A function that puts an event, or none, at the ports. */
export function sampledWriter(dut: Dut): (event: SampledEvent | undefined) => void {
  const ports = eventPorts(dut);
  return (event) => {
    ports.valid.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    ports.ccc.set(event.ccc);
    ports.kind.set(kinds.indexOf(event.kind));
    ports.bytes.set(event.bytes);
    const { sample } = event;
    ports.sampled.set(sample === undefined ? 0 : 1);
    if (sample === undefined) return;
    ports.sequence.set(sample.sequence);
    ports.nextToSend.set(sample.nextToSend);
    ports.count.set(sample.hops.length);
    for (const [i, hop] of sample.hops.entries()) {
      ports.hops[i]!.time.set(hop.time);
      ports.hops[i]!.bytes.set(hop.bytes);
      ports.hops[i]!.queue.set(hop.queue);
    }
  };
}

/** A function that reads the event of this clock. */
export function sampledReader(dut: Dut): () => SampledEvent | undefined {
  const ports = eventPorts(dut);
  return () => {
    if (Number(ports.valid.get()) === 0) return undefined;
    const kind = kinds[Number(ports.kind.get())]!;
    const event = { ccc: Number(ports.ccc.get()), kind, bytes: Number(ports.bytes.get()) };
    if (Number(ports.sampled.get()) === 0) return event;
    const hops = ports.hops.slice(0, Number(ports.count.get())).map(({ time, bytes, queue }) => ({
      time: Number(time.get()),
      bytes: Number(bytes.get()),
      queue: Number(queue.get()),
    }));
    const [sequence, nextToSend] = [Number(ports.sequence.get()), Number(ports.nextToSend.get())];
    return { ...event, sample: { sequence, nextToSend, hops } };
  };
}

/** A function that reads what leaves in this clock. */
export function rateReader(dut: Dut): () => ShownRate | undefined {
  const number = (name: string) => {
    const port = dut.port(name);
    return () => Number(port.get());
  };
  const [valid, ccc, window, cwnd] = ['valid', 'ccc', 'window', 'cwnd'].map((name) => number(`limit_${name}`));
  const [maxWindow, small] = [number('limit_max_window'), number('limit_small')];
  const [heard, rate] = [number('outcome_heard'), number('outcome_rate')];
  const [committed, stage] = [number('outcome_committed'), number('outcome_stage')];
  const [load, lastUpdate] = [number('outcome_load'), number('outcome_last_update')];
  return () => {
    if (valid!() === 0) return undefined;
    return {
      ccc: ccc!(),
      window: window!(),
      cwnd: cwnd!(),
      maxWindow: maxWindow(),
      small: small() === 1,
      rate: rate(),
      heard:
        heard() === 0 ? undefined : { committed: committed(), stage: stage(), load: load(), lastUpdate: lastUpdate() },
    };
  };
}
