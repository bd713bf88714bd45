/** `gatewright peer`: an endpoint behind a UDP socket, the golden model or the hardware in a simulator. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { uetUdpPort } from '../../rtl-gen/uet/wire/layout/index.ts';
import { seededRandom } from '../../support/random.ts';
import { StreamedFile } from '../../support/streamed-file.ts';
import { systemErrorText } from '../../support/system-error.ts';
import { UserError } from '../../support/user-error.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { linkTypes } from '../../testbench/uet/captures/packet.ts';
import { pcapngHeader, pcapngPacket } from '../../testbench/uet/captures/write-pcapng.ts';
import { GoldenNode } from '../../testbench/uet/peer/golden-node.ts';
import type { ReceivedTransfer } from '../../testbench/uet/peer/receiving.ts';
import { RtlNode } from '../../testbench/uet/peer/rtl-node.ts';
import type { Cargo, SentTransfer } from '../../testbench/uet/peer/sending.ts';
import { Session, type SessionProgress, type SessionResult } from '../../testbench/uet/peer/session.ts';
import { type HostPort, hostPortText, parseAddress } from '../../testbench/uet/peer/socket-address.ts';
import { type FlowCounts, SocketLine } from '../../testbench/uet/peer/socket-line.ts';
import { count, fraction, oneOf } from './option-values.ts';

/** As they stand on the command line. */
export interface PeerOptions {
  readonly listen?: string | undefined;
  readonly connect: readonly string[];
  readonly send?: string | undefined;
  readonly messages?: string | undefined;
  readonly bytes?: string | undefined;
  readonly mode: string;
  readonly transfers?: string | undefined;
  readonly out?: string | undefined;
  readonly rtl: boolean;
  readonly engine: string;
  readonly mtu: string;
  readonly window: string;
  readonly crc: string;
  readonly answerPort?: string | undefined;
  readonly loss: string;
  readonly seed: string;
  readonly timeout?: string | undefined;
  readonly capture?: string | undefined;
}

/** What `--json` prints. */
export interface PeerResult extends SessionResult {
  readonly listen: string;
  /** `golden`, or the design. */
  readonly endpoint: string;
  readonly flows: readonly FlowCounts[];
  /** What the endpoint counts. */
  readonly counts: Readonly<Record<string, number>>;
  readonly capture?: string;
  readonly frames?: number;
}

/** What happens meanwhile. */
export interface PeerEvents {
  listening(at: string, endpoint: string): void;
  progress(now: SessionProgress): void;
  received(transfer: ReceivedTransfer): void;
  /** Gives what is to be called when the user ends it, with the reason. */
  stoppable(stop: (why: string) => void): void;
}

/** Bytes of the longest transfer that is taken, and of the longest file that is sent: both are kept in memory. */
const mostBytes = 2 ** 30;
const progressMs = 200;

/** Sends and receives until all is done, or the user ends it. A `UserError` on bad options; nothing is written then. */
export async function peer(options: PeerOptions, events: PeerEvents): Promise<PeerResult> {
  const seed = count('seed', options.seed, 0, 2 ** 32 - 1);
  const random = seededRandom(seed);
  const loss = fraction('loss', options.loss, 0.2);
  const crc = oneOf('crc', options.crc, ['none', 'little', 'big']);
  const cwnd = count('window', options.window, 8192, 2 ** 24);
  const mtu = Number(oneOf('mtu', options.mtu, ['1024', '2048', '4096']));
  const answerPort = options.answerPort === undefined ? undefined : count('answer-port', options.answerPort, 1, 65_535);
  const transfers = options.transfers === undefined ? undefined : count('transfers', options.transfers, 0, 2 ** 20);
  const seconds = options.timeout === undefined ? undefined : count('timeout', options.timeout, 1, 2 ** 20);
  const cargo = cargoOf(options, random.fork('messages').word());
  const peers = await Promise.all(options.connect.map((text) => parseAddress('connect', text, uetUdpPort)));
  checkPeers(peers, cargo);
  const listen = await parseAddress('listen', options.listen ?? defaultListen(peers), uetUdpPort);
  const engine = findEngine(options.engine);

  const line = await SocketLine.open({
    ...{ listen, answerPort, crc, loss, frames: { crc: options.rtl } },
    random: random.fork('loss'),
  });
  let capture: StreamedFile | undefined;
  try {
    capture = options.capture === undefined ? undefined : new StreamedFile(options.capture);
    const frames = capture === undefined ? undefined : captureInto(capture, line);
    // Of no seed, which several processes may share.
    const initiator = randomInt(2 ** 32);
    const settings = { mtu, cwnd, initiator, random: random.fork('endpoint') };
    const node = options.rtl ? await RtlNode.make({ engine, ...settings }) : new GoldenNode(settings);
    try {
      const session = new Session({ node, line, cargo, peers, transfers, folder: options.out, mostBytes });
      events.listening(hostPortText(line.address), node.name);
      const result = await runSession(session, seconds, events);
      const flows = line.flows.map((flow) => ({ ...flow }));
      await line.close();
      capture?.close();
      return {
        ...{ listen: hostPortText(line.address), endpoint: node.name, ...result, flows, counts: node.counts() },
        ...(capture === undefined ? {} : { capture: capture.path, frames: frames!() }),
      };
    } finally {
      node.dispose();
    }
  } catch (error) {
    capture?.discard();
    await line.close();
    throw error;
  }
}

async function runSession(session: Session, seconds: number | undefined, events: PeerEvents): Promise<SessionResult> {
  session.onReceived = (transfer) => events.received(transfer);
  events.stoppable((why) => session.stop(why));
  const progress = setInterval(() => events.progress(session.progress()), progressMs);
  const timeout =
    seconds === undefined
      ? undefined
      : setTimeout(() => session.stop(`it was not over in the ${seconds} s of --timeout`), seconds * 1000);
  try {
    return await session.run();
  } finally {
    clearInterval(progress);
    clearTimeout(timeout);
  }
}

/** Writes all datagrams; how many there were. */
function captureInto(capture: StreamedFile, line: SocketLine): () => number {
  let frames = 0;
  const epoch = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint();
  capture.write(pcapngHeader(linkTypes.ethernet));
  line.onCaptured = (frame) => {
    frames++;
    capture.write(pcapngPacket(frame, epoch + process.hrtime.bigint()));
  };
  return () => frames;
}

/** What is sent: a file, or messages of bytes that follow from the seed. */
function cargoOf({ send, messages, bytes, mode }: PeerOptions, seed: number): Cargo | undefined {
  const common = { mode: oneOf('mode', mode, ['rud', 'rod']) };
  if (send !== undefined && messages !== undefined)
    throw new UserError('--send and --messages are given: give one of them');
  const messageBytes = count('bytes', bytes ?? (send === undefined ? '4096' : '65536'), 1, 2 ** 20);
  if (send !== undefined) return { ...common, name: basename(send), bytes: fileBytes(send), messageBytes };
  if (messages === undefined) return undefined;
  const all = count('messages', messages, 1, 2 ** 24) * messageBytes;
  if (all > mostBytes)
    throw new UserError(`--messages and --bytes make ${all} bytes: give fewer, ${mostBytes} at most`);
  const random = seededRandom(seed);
  const words = Uint32Array.from({ length: Math.ceil(all / 4) }, () => random.word());
  return { ...common, name: 'messages', bytes: new Uint8Array(words.buffer, 0, all), messageBytes };
}

function fileBytes(file: string): Uint8Array {
  try {
    const bytes = readFileSync(file);
    if (bytes.length <= mostBytes) return bytes;
  } catch (error) {
    throw new UserError(`--send ${file} cannot be read: ${systemErrorText(error) ?? (error as Error).message}`);
  }
  throw new UserError(`--send ${file} is longer than ${mostBytes} bytes: send a part of it`);
}

function checkPeers(peers: readonly HostPort[], cargo: Cargo | undefined): void {
  if (cargo !== undefined && peers.length === 0)
    throw new UserError('there is no peer to send to: give --connect ADDRESS');
  if (cargo === undefined && peers.length > 0)
    throw new UserError('there is nothing to send to them: give --send FILE or --messages N');
  const names = peers.map(hostPortText);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new UserError(`--connect ${twice} is given twice: give each peer once`);
  const none = peers.find(({ port }) => port === 0);
  if (none !== undefined)
    throw new UserError(`--connect ${hostPortText(none)} has port 0: give the one that it listens on`);
}

/** Who is sent to listens on UET's port; who sends to others takes answers on any port. */
function defaultListen(peers: readonly HostPort[]): string {
  if (peers.length === 0) return `127.0.0.1:${uetUdpPort}`;
  if (peers.every(({ host }) => host.startsWith('127.'))) return '127.0.0.1:0';
  return peers[0]!.host.includes(':') ? '[::]:0' : '0.0.0.0:0';
}

/** For people. */
export function peerText({ sent, received, flows, others, capture, frames, passed }: PeerResult): string {
  return [
    ...sent.map(sentText),
    ...flows.map(flowText),
    ...(others === 0 ? [] : [`${others} messages that belong to no transfer`]),
    ...(capture === undefined ? [] : [`${frames} datagrams in ${capture}: npx gatewright dissect ${capture}`]),
    `${sent.length} sent, ${received.length} received: ${passed ? 'passed' : 'FAILED'}`,
  ].join('\n');
}

const sentText = ({ to, name, messages, bytes, seconds, megabytesPerSecond, failure }: SentTransfer): string =>
  failure === undefined
    ? `sent ${name} to ${to}: ${bytes} bytes in ${messages} messages, ${seconds} s, ${megabytesPerSecond} MB/s`
    : `${name} was not sent to ${to}: ${failure}`;

/** A transfer that has come, on one line. */
export function receivedText(transfer: ReceivedTransfer): string {
  const { from, name, messages, bytes, missing, twice, lostMessages, hashIsRight, passed, file, failure } = transfer;
  const kept = file === undefined ? '' : `, kept in ${file}`;
  if (passed) return `received ${name} from ${from}: ${bytes} bytes in ${messages} messages, hash right${kept}`;
  const found = [
    ...(failure === undefined ? [] : [failure]),
    ...(missing === 0 ? [] : [`${missing} bytes missing`]),
    ...(twice === 0 ? [] : [`${twice} bytes written twice`]),
    ...(lostMessages === 0 ? [] : [`${lostMessages} messages not heard of once`]),
    ...(hashIsRight ? [] : ['another hash']),
  ];
  return `received ${name} from ${from}, wrong: ${found.join('; ')}`;
}

const flowText = (flow: FlowCounts): string => {
  const { peer, sent, sentAgain, dropped, received, receivedAgain, refused } = flow;
  const lost = dropped === 0 ? '' : `, ${dropped} thrown away`;
  const bad = refused === 0 ? '' : `, ${refused} no UET`;
  return `${peer}: ${sent} datagrams sent, ${sentAgain} of them again${lost}; ${received} received, ${receivedAgain} again${bad}`;
};

/** How far it is, on one line of a terminal. */
export function peerProgressText({ sent, toSend, received, toReceive }: SessionProgress): string {
  const part = (what: string, done: number, all: number): string[] =>
    all === 0 ? [] : [`${what} ${((100 * done) / all).toFixed(0).padStart(3)} %, ${(done / 1024).toFixed(0)} KiB`];
  return [...part('sent', sent, toSend), ...part('received', received, toReceive)].join('  ') || 'waiting';
}
