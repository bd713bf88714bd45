/** Source, sink and monitor of AXI4-Stream frames: those of streams, with frames instead of beats. */
import type { AgentMaker } from '../agent-maker.ts';
import { type MonitorOptions, StreamMonitor } from '../stream-monitor.ts';
import { streamPorts } from '../stream-ports.ts';
import { type SinkOptions, StreamSink } from '../stream-sink.ts';
import { type SourceOptions, StreamSource } from '../stream-source.ts';
import type { AxiFrame, ReceivedAxiFrame } from './axi-stream-frame.ts';
import { axiStreamPorts, type UserOf } from './axi-stream-ports.ts';
import { AxiStreamReader } from './axi-stream-reader.ts';
import { type AxiStreamRuleOptions, AxiStreamRules } from './axi-stream-rules.ts';
import { AxiStreamWriter } from './axi-stream-writer.ts';

/** How frames map to the signals. */
export interface AxiStreamFormat {
  /** How `tuser` belongs to bytes. Default `beat`. */
  readonly user?: UserOf;
}

/** How frames are given to the test. */
export interface AxiStreamReading extends AxiStreamFormat {
  /** Leave null bytes out. Default true; false gives all places of the beats, and `keep`. */
  readonly compact?: boolean;
}

/**
 * A source of frames on the AXI4-Stream interface `name` of the design (`name_tvalid` and the other existing signals),
 * also for foreign Verilog: `await source.send({ bytes, user: 1 })` gives the edge of the last beat.
 * `valid` makes gaps in frames, `begin` gaps between them; `queued`, `limit` and `sent` count frames.
 */
export function axiStreamSource(
  t: AgentMaker,
  name: string,
  options: SourceOptions<AxiFrame> & AxiStreamFormat = {},
): StreamSource<AxiFrame> {
  const random = t.host.random.fork(`null bytes ${name}`);
  const { user, ...rest } = options;
  const ports = streamPorts(
    t.dut,
    name,
    'source',
    (dut) => new AxiStreamWriter(axiStreamPorts(dut, name, user), random),
  );
  return t.attach(new StreamSource(ports, t.host, rest));
}

/** A sink of frames; without `tready` it takes every beat. A frame that a reset cuts off is dropped. */
export function axiStreamSink(
  t: AgentMaker,
  name: string,
  options: SinkOptions<ReceivedAxiFrame> & AxiStreamReading = {},
): StreamSink<ReceivedAxiFrame> {
  const { user, compact, ...rest } = options;
  return t.attach(new StreamSink(streamPorts(t.dut, name, 'sink', readerOf(t, { user, compact }, name)), t.host, rest));
}

/**
 * A monitor that reports frames and checks the protocol of the stream (ARM IHI 0051): a beat with `tvalid` stays
 * unchanged until `tready`; no byte has `tstrb` without `tkeep`; `tvalid` is low in reset; and the rules of the options
 * on interleaving and null bytes.
 */
export function axiStreamMonitor(
  t: AgentMaker,
  name: string,
  options: MonitorOptions<ReceivedAxiFrame> & AxiStreamReading & AxiStreamRuleOptions = {},
): StreamMonitor<ReceivedAxiFrame> {
  const { user, compact, open, nullBytes, ...rest } = options;
  const ports = streamPorts(t.dut, name, 'monitor', readerOf(t, { user, compact }, name));
  const rules = { ...(open === undefined ? {} : { open }), ...(nullBytes === undefined ? {} : { nullBytes }) };
  t.attach(new AxiStreamRules(ports, ports.payload.signals, t.host, rules));
  return t.attach(new StreamMonitor(ports, t.host, rest));
}

type Reading = { readonly [K in keyof AxiStreamReading]: AxiStreamReading[K] | undefined };

const readerOf =
  (t: AgentMaker, { user, compact = true }: Reading, name: string) =>
  (dut: AgentMaker['dut']): AxiStreamReader =>
    new AxiStreamReader(axiStreamPorts(dut, name, user), t.host, compact);
