/** The ports of HPCC, as plain values. */
import {
  HpccOutcome,
  HpccRegisters,
  hopPlaces,
  PathSample as PathSampleShape,
} from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-records.ts';
import { CcEvent, CcLimit } from '../../../../../rtl-gen/uet/cms/records.ts';
import type { HpccFixedSettings, PathSample } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { FixedEvent } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';
import { type Dut, eventReader, eventWriter, hardwareNames, shapePort } from '../../test-kit.ts';

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

export const setHpccRegisters = (dut: Dut, settings: HpccFixedSettings): void =>
  shapePort(dut, 'registers', HpccRegisters).set(hardwareNames(settings));

/** What an event has that HPCC does not look at. */
const ignored = { rtt_valid: 0, rtt: 0, keeps_base: 0, ecn: 0, penalty: 0, restores: 0, now: 0 };
const noHop = { time: 0, bytes: 0, queue: 0 };

/** A function that puts an event, or none, at the ports. */
export function sampledWriter(dut: Dut): (event: SampledEvent | undefined) => void {
  const write = eventWriter(dut, 'event', CcEvent(32));
  const writeSample = eventWriter(dut, 'sample', PathSampleShape);
  // Those beyond `count` are what they were.
  let hops = Array.from({ length: hopPlaces }, () => noHop);
  return (event) => {
    if (event === undefined) return write(undefined);
    const { sample, ...told } = event;
    if (sample !== undefined) hops = [...sample.hops, ...hops.slice(sample.hops.length)];
    write({ valid: 1, ...ignored, ...told });
    writeSample(
      sample && {
        ...{ valid: 1, sequence: sample.sequence, next_to_send: sample.nextToSend, count: sample.hops.length },
        hops,
      },
    );
  };
}

/** A function that reads the event of this clock. */
export function sampledReader(dut: Dut): () => SampledEvent | undefined {
  const read = eventReader(dut, 'event', CcEvent(32));
  const readSample = eventReader(dut, 'sample', PathSampleShape);
  return () => {
    const told = read();
    if (told === undefined) return undefined;
    const event = { ccc: Number(told.ccc), kind: told.kind as FixedEvent['kind'], bytes: told.bytes };
    const sample = readSample();
    if (sample === undefined) return event;
    const { sequence, next_to_send: nextToSend, count, hops } = sample;
    return { ...event, sample: { sequence, nextToSend, hops: hops.slice(0, count) } };
  };
}

/** A function that reads what leaves in this clock. */
export function rateReader(dut: Dut): () => ShownRate | undefined {
  const read = eventReader(dut, 'limit', CcLimit(32));
  const outcome = shapePort(dut, 'outcome', HpccOutcome);
  return () => {
    const limit = read();
    if (limit === undefined) return undefined;
    const { heard, rate, stage, load, ...at } = outcome.get();
    return {
      ...{ ccc: Number(limit.ccc), window: limit.window, cwnd: limit.cwnd, maxWindow: limit.max_window },
      ...{ small: limit.small === 1, rate: Number(rate) },
      heard:
        heard === 0
          ? undefined
          : { committed: Number(at.committed), stage, load: Number(load), lastUpdate: at.last_update },
    };
  };
}
