/** The line of an endpoint: a UDP socket, whose datagrams carry the UET part of its frames. */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import { initiatorOf, kindOf, type PacketKind } from '../system/packet-kind.ts';
import {
  capturedFrame,
  datagramOf,
  type FrameForm,
  frameOfDatagram,
  type SocketAddress,
  type SocketCrc,
  withCrc,
  withoutCrc,
} from './datagrams.ts';
import { ipOfPeer, ownIp, peerOfIp } from './node.ts';
import { type HostPort, hostPortText, numberOfIp } from './socket-address.ts';

/** What has gone to a peer and come from it. */
export interface FlowCounts {
  readonly peer: string;
  /** Datagrams: all, of them requests that were sent again, and those that were thrown away for `--loss`. */
  sent: number;
  sentAgain: number;
  dropped: number;
  sentBytes: number;
  received: number;
  receivedAgain: number;
  receivedBytes: number;
  /** Payloads that were no UET, and those with a wrong CRC. */
  refused: number;
}

export interface LineOptions {
  readonly listen: HostPort;
  /** Where answers go: this port of the address that a packet came from; by default the port that it came from. */
  readonly answerPort: number | undefined;
  readonly frames: FrameForm;
  readonly crc: SocketCrc;
  /** Probability that what is sent is thrown away. */
  readonly loss: number;
  readonly random: Random;
}

/** Peers that a line knows; datagrams of further ones are dropped. */
const mostPeers = 4096;
/** Bytes of the longest UET part: a payload of 8 KiB, and about 160 bytes of headers (uet-wire.md 1.4). */
const longestUet = 8192 + 256;
/** Bytes that a socket may keep for us. Kernels give less where their limit is lower. */
const receiveBuffer = 4 << 20;

interface Peer {
  readonly at: HostPort;
  readonly counts: FlowCounts;
}

export class SocketLine {
  /** A frame for the endpoint. */
  onFrame: (frame: Uint8Array) => void = () => {};
  /** Every datagram that leaves, or has come, as a frame with the socket's addresses. */
  onCaptured: ((frame: Uint8Array) => void) | undefined;
  /** The socket has failed. */
  onError: (error: Error) => void = () => {};
  readonly #socket: Socket;
  readonly #options: LineOptions;
  readonly #own: HostPort;
  readonly #peers: Peer[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #initiators = new Map<number, number>();
  #unknown = 0;
  #lastRequest = 0;

  private constructor(socket: Socket, options: LineOptions) {
    this.#socket = socket;
    this.#options = options;
    const { address, port } = socket.address();
    this.#own = { host: address, port };
    socket.on('message', (payload, from) => this.#receive(payload, from));
    socket.on('error', (error) => this.onError(error));
  }

  /** A `UserError` where the address cannot be had. */
  static async open(options: LineOptions): Promise<SocketLine> {
    const { host, port } = options.listen;
    const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', recvBufferSize: receiveBuffer });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', (error: NodeJS.ErrnoException) => {
        socket.close();
        reject(new UserError(bindText(error, options.listen)));
      });
      socket.bind({ address: host, port, exclusive: true }, () => {
        socket.removeAllListeners('error');
        resolve();
      });
    });
    return new SocketLine(socket, options);
  }

  /** The address that the socket has. */
  get address(): HostPort {
    return this.#own;
  }

  get flows(): readonly Readonly<FlowCounts>[] {
    return this.#peers.map(({ counts }) => counts);
  }

  /** Datagrams of peers that were one too many. */
  get unknown(): number {
    return this.#unknown;
  }

  /** When the last request left or came, in milliseconds of `performance.now`. */
  get lastRequest(): number {
    return this.#lastRequest;
  }

  /** The number of a peer, which may be new; `undefined` where there are too many. */
  peerAt(at: HostPort): number | undefined {
    const known = this.#numbers.get(this.#keyOf(at));
    if (known !== undefined) return known;
    if (this.#peers.length >= mostPeers) return undefined;
    const none = { sent: 0, sentAgain: 0, dropped: 0, sentBytes: 0 };
    const counts = { peer: hostPortText(at), ...none, received: 0, receivedAgain: 0, receivedBytes: 0, refused: 0 };
    this.#numbers.set(this.#keyOf(at), this.#peers.length);
    return this.#peers.push({ at, counts }) - 1;
  }

  /** Which peer has sent a SEND with this initiator in its header. */
  peerOfInitiator(initiator: number): number | undefined {
    return this.#initiators.get(initiator);
  }

  /** A frame of the endpoint leaves. */
  send(frame: Uint8Array): void {
    const { frames, crc, loss, random } = this.#options;
    const { ip, uet } = datagramOf(frame, frames);
    const peer = this.#peers[peerOfIp(ip)];
    if (peer === undefined) throw new RangeError(`a frame leaves for ${ip.toString(16)}, which is no peer`);
    const { counts, at } = peer;
    const kind = kindOf(uet);
    this.#note(kind);
    const payload = withCrc(uet, crc);
    counts.sent++;
    counts.sentBytes += payload.length;
    if (kind === 'again') counts.sentAgain++;
    if (loss > 0 && random.chance(loss)) {
      counts.dropped++;
      return;
    }
    this.#capture(payload, this.#own, at);
    // What cannot be sent is lost, as on any way to the peer: it is sent again, or its message fails.
    this.#socket.send(payload, at.port, at.host, () => {});
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#socket.close(() => resolve());
    });
  }

  /** Where the ports of a peer's packets say nothing, its address alone is its name. */
  #keyOf({ host, port }: HostPort): string {
    return this.#options.answerPort === undefined ? `${host} ${port}` : host;
  }

  #receive(payload: Buffer, from: RemoteInfo): void {
    const { answerPort, crc, frames } = this.#options;
    const number = this.peerAt({ host: from.address, port: answerPort ?? from.port });
    if (number === undefined) {
      this.#unknown++;
      return;
    }
    const { counts } = this.#peers[number]!;
    this.#capture(payload, { host: from.address, port: from.port }, this.#own);
    counts.received++;
    counts.receivedBytes += payload.length;
    const uet = withoutCrc(payload, crc);
    const kind = uet === undefined || uet.length > longestUet ? 'none' : kindOf(uet);
    if (uet === undefined || kind === 'none') {
      counts.refused++;
      return;
    }
    this.#note(kind);
    if (kind === 'again') counts.receivedAgain++;
    const initiator = initiatorOf(uet);
    if (initiator !== undefined) this.#initiators.set(initiator, number);
    this.onFrame(frameOfDatagram(uet, ipOfPeer(number), ownIp, frames));
  }

  #note(kind: PacketKind): void {
    if (kind === 'request' || kind === 'again') this.#lastRequest = performance.now();
  }

  #capture(payload: Uint8Array, from: HostPort, to: HostPort): void {
    this.onCaptured?.(capturedFrame(payload, wireAddress(from), wireAddress(to)));
  }
}

const wireAddress = ({ host, port }: HostPort): SocketAddress => ({ ip: numberOfIp(host), port });

function bindText({ code, message }: NodeJS.ErrnoException, listen: HostPort): string {
  const at = hostPortText(listen);
  switch (code) {
    case 'EADDRINUSE':
      return `--listen is ${at}, and another process has that port: give another one, or 0 for any that is free`;
    case 'EADDRNOTAVAIL':
      return `--listen is ${at}, which is no address of this machine: give one that it has, such as 127.0.0.1 or 0.0.0.0`;
    case 'EACCES':
      return `--listen is ${at}, a port that only privileged users may have: give one from 1024 on`;
    default:
      return `--listen is ${at}, which cannot be opened: ${message}`;
  }
}
