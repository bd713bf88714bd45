/** Source, sink and monitor of packets: those of streams, with bytes instead of beats. */
import type { AgentMaker } from '../agent-maker.ts';
import type { TypedStream } from '../item.ts';
import type { Payload, PayloadReader, PayloadWriter } from '../payload.ts';
import { type MonitorOptions, StreamMonitor } from '../stream-monitor.ts';
import { type Handshake, type PortList, type StreamRole, streamPorts } from '../stream-ports.ts';
import { type SinkOptions, StreamSink } from '../stream-sink.ts';
import { type SourceOptions, StreamSource } from '../stream-source.ts';
import { type BeatPorts, plainBeatPorts, typedBeatPorts, type UserItem, type UserSendable } from './beat-ports.ts';
import type { Packet, SendablePacket } from './packet.ts';
import { PacketReader } from './packet-reader.ts';
import { PacketWriter, type Padding } from './packet-writer.ts';

/**
 * How a source of packets behaves: as one of items, where `valid` makes gaps in packets and `begin` gaps between them.
 */
export interface PacketSourceOptions<P> extends SourceOptions<P> {
  /**
   * What the bytes after the end of a packet hold in its last beat. `random` (the default) finds designs that use
   * them.
   */
  readonly padding?: Padding;
}

/**
 * A source that sends packets on a stream of beats `{ data, keep, last, user }` (`rtl-gen/lib/packet/beat.ts`; `keep`,
 * `last` and `user` may be absent), whole: `await source.send(bytes)` gives the edge of the last beat. Given a typed
 * stream, `user` has its type. `queued`, `limit` and `sent` count packets; reset begins a packet again.
 */
export function packetSource(
  t: AgentMaker,
  stream: string,
  options?: PacketSourceOptions<SendablePacket<Payload>>,
): StreamSource<SendablePacket<Payload>>;
export function packetSource<V>(
  t: AgentMaker,
  stream: TypedStream<V>,
  options?: PacketSourceOptions<SendablePacket<UserSendable<V>>>,
): StreamSource<SendablePacket<UserSendable<V>>>;
export function packetSource<U>(
  t: AgentMaker,
  stream: string | TypedStream<unknown>,
  options: PacketSourceOptions<SendablePacket<U>> = {},
): StreamSource<SendablePacket<U>> {
  const random = t.host.random.fork(`padding ${nameOf(stream)}`);
  const codec = (beat: BeatPorts<unknown, U>): PayloadWriter<SendablePacket<U>> =>
    new PacketWriter(beat, random, options.padding);
  return t.attach(new StreamSource(packetPorts(t.dut, stream, 'source', codec), t.host, options));
}

/**
 * A sink that takes packets: `(await sink.recv()).item.bytes`. A beat that breaks the rules of packets fails the run
 * with a `StreamViolation`. `count` and `limit` count packets; with `offers` a packet has the edge at which its first
 * beat was offered; `cycle` is that of its last one. A packet that a reset cuts off is dropped.
 */
export function packetSink(
  t: AgentMaker,
  stream: string,
  options?: SinkOptions<Packet<Payload>>,
): StreamSink<Packet<Payload>>;
export function packetSink<V>(
  t: AgentMaker,
  stream: TypedStream<V>,
  options?: SinkOptions<Packet<UserItem<V>>>,
): StreamSink<Packet<UserItem<V>>>;
export function packetSink<U>(
  t: AgentMaker,
  stream: string | TypedStream<unknown>,
  options: SinkOptions<Packet<U>> = {},
): StreamSink<Packet<U>> {
  return t.attach(new StreamSink(packetPorts(t.dut, stream, 'sink', readerOf<U>(t)), t.host, options));
}

/** A monitor that reports packets and checks the handshake of the stream and the rules of packets. */
export function packetMonitor(
  t: AgentMaker,
  stream: string,
  options?: MonitorOptions<Packet<Payload>>,
): StreamMonitor<Packet<Payload>>;
export function packetMonitor<V>(
  t: AgentMaker,
  stream: TypedStream<V>,
  options?: MonitorOptions<Packet<UserItem<V>>>,
): StreamMonitor<Packet<UserItem<V>>>;
export function packetMonitor<U>(
  t: AgentMaker,
  stream: string | TypedStream<unknown>,
  options: MonitorOptions<Packet<U>> = {},
): StreamMonitor<Packet<U>> {
  return t.attach(new StreamMonitor(packetPorts(t.dut, stream, 'monitor', readerOf<U>(t)), t.host, options));
}

const readerOf =
  <U>(t: AgentMaker) =>
  (beat: BeatPorts<U, never>): PayloadReader<Packet<U>> =>
    new PacketReader(beat, t.host);

const nameOf = (stream: string | TypedStream<unknown>): string => (typeof stream === 'string' ? stream : stream.name);

/** The ports of a stream of beats. The callers' signatures say what a name or a typed stream makes of `B`. */
function packetPorts<B, C extends PayloadReader<unknown> | PayloadWriter<never>>(
  dut: PortList,
  stream: string | TypedStream<unknown>,
  role: StreamRole,
  codec: (beat: B) => C,
): Handshake & { readonly payload: C } {
  return streamPorts(dut, nameOf(stream), role, (seen, prefix) => {
    const beat: unknown = typeof stream === 'string' ? plainBeatPorts(seen, prefix) : typedBeatPorts(seen, stream);
    return codec(beat as B);
  });
}
