/**
 * An endpoint in hardware and one in software, both with return spaces (uet-wire.md 7.12), read from each other: each
 * asks, and is answered by the PDC of its question.
 */
import { returnOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { type Random, seededRandom } from '../../../../support/random.ts';
import { GoldenEndpoint } from '../../golden/endpoint/golden-endpoint.ts';
import { isOwn } from '../../golden/endpoint/pdc-halves.ts';
import type { NodeArrival, NodeMessage } from '../../system/messages.ts';
import { RtlEndpoint } from '../../system/rtl-endpoint.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { addressOfEnd, dscps, gatewayMac, initiatorRegisters, ipOf } from './pair/endpoint-settings.ts';

const options = returnOptions(64);
const design = elaborate(uetEndpoint(options));
const { size, key, base, cwnd } = { size: 64, key: 0x1234_5678n, base: 0x1_0000_0000n, cwnd: 50_000 };
const idleTime = 3000;
/** Questions of each end, of so many bytes; the data that is read begins where the last question ends. */
const questions = 20;
const questionBytes = 8;
const answerBytes = 9000;
const dataAt = (index: number): number => questions * questionBytes + index * answerBytes;
/** What is added to the header data of a question for that of its answer. */
const answers = 1000n;

/** Takes messages, and tells what has come. */
interface Endpoint {
  send(message: NodeMessage): void;
}

/** The host of one end: memory that the other one writes, and what it has heard. */
class Host {
  readonly memory = new Uint8Array(dataAt(questions));
  readonly writes = new Uint8Array(dataAt(questions));
  /** What the other end reads. */
  readonly data: Uint8Array;
  /** PDCs by which questions and answers have come, by their header data. */
  readonly heard = new Map<bigint, number>();
  readonly sent: string[] = [];
  asked = 0;
  readonly #endpoint: Endpoint;
  readonly #mode: 'rud' | 'rod';

  constructor(endpoint: Endpoint, mode: 'rud' | 'rod', random: Random) {
    this.#endpoint = endpoint;
    this.#mode = mode;
    this.data = Uint8Array.from(this.memory, () => random.below(256));
  }

  /** It has asked all, and has all answers, and all that it has sent is completed. */
  get isDone(): boolean {
    return this.heard.size === 2 * questions && this.sent.length === 2 * questions;
  }

  ask(): void {
    const index = this.asked++;
    this.#write(BigInt(index), index * questionBytes, questionBytes, { expects: true });
  }

  placed(address: bigint, bytes: Uint8Array): void {
    const at = Number(address - base);
    this.memory.set(bytes, at);
    for (let i = at; i < at + bytes.length; i++) this.writes[i]!++;
  }

  arrived({ headerData, pdcid }: NodeArrival): void {
    expect(this.heard.has(headerData!)).toBe(false);
    this.heard.set(headerData!, pdcid);
    const index = Number(headerData);
    if (headerData! < answers) this.#write(headerData! + answers, dataAt(index), answerBytes, { back: pdcid });
  }

  #write(headerData: bigint, offset: number, length: number, way: Pick<NodeMessage, 'back' | 'expects'>): void {
    const bytes = this.data.subarray(offset, offset + length);
    const message = { wrId: Number(headerData), peer: 0, op: 'write', mode: this.#mode, bytes, key, offset } as const;
    this.#endpoint.send({ ...message, initiator: 0, headerData, ...way });
  }
}

function goldenOf(random: Random): GoldenEndpoint {
  const golden = new GoldenEndpoint({
    own: { ip: ipOf(1), mac: addressOfEnd(1).mac },
    nextHop: BigInt(gatewayMac),
    wire: options.rx.wire,
    lastHopDscp: dscps.lastHop,
    dataDscp: dscps.data,
    jobId: 1,
    mtu: options.tx.mtu,
    cwnd,
    entropy: () => 0x8000 | random.below(16),
    random: () => random.word(),
    initiator: {
      contexts: 8,
      window: 128,
      returns: 8,
      pdcidBase: 0x8000,
      // As in the hardware's targets.
      unitsPer128ns: options.rx.target.clocksPerUnit,
      registers: { ...initiatorRegisters(15, idleTime), packetBytes: options.tx.mtu },
    },
    target: {
      contexts: 16,
      window: 128,
      adopts: true,
      registers: { newPdcTime: 10_000, lingerTime: 100, closeReqTime: 100_000, quarantineTime: 10 },
    },
  });
  golden.receiver.stub.regions.push({ key, base, length: BigInt(dataAt(questions)), remoteWrite: true });
  return golden;
}

/** What is on its way to one end. */
type Coming = { readonly at: number; readonly frame: Uint8Array }[];

describe.each(['rud', 'rod'] as const)('hardware and the golden endpoint read from each other, by %s', (mode) => {
  test.each([0, 0.02])('each byte comes once, by the PDC of its question, with a loss of %d', async (loss) => {
    const random = seededRandom(5);
    const simulator = await wasmEngine.create(design, { seed: random.word() });
    try {
      const rtl = new RtlEndpoint(simulator, {
        size,
        settings: { end: 0, cwnd, pdcsPerTuple: 1, maxRtoRetx: 15, idleTime },
        random: random.fork('hardware'),
        ipOf: () => ipOf(1),
      });
      rtl.setRegion(3, { key, base, length: dataAt(questions) });
      const golden = goldenOf(random.fork('golden'));
      const hosts = [
        new Host(rtl, mode, random.fork('host of hardware')),
        new Host(
          {
            send: ({ op, bytes, offset, peer: _, ...message }) =>
              golden.submit({ ...message, opcode: op, payload: bytes, offset: BigInt(offset), to: ipOf(0) }),
          },
          mode,
          random.fork('host of software'),
        ),
      ] as const;
      const coming: readonly [Coming, Coming] = [[], []];
      const leaves = (to: 0 | 1) => (frame: Uint8Array) => {
        if (!random.chance(loss)) coming[to].push({ at: rtl.clocks + 100 + random.below(200), frame });
        if (random.chance(loss)) coming[to].push({ at: rtl.clocks + 100 + random.below(200), frame });
      };
      rtl.onFrame = leaves(1);
      golden.onFrame = leaves(0);
      rtl.onSent = ({ result }) => hosts[0].sent.push(result);
      golden.onSent = ({ result }) => hosts[1].sent.push(result);
      rtl.onArrival = (arrival) => hosts[0].arrived(arrival);
      rtl.onPlaced = (address, bytes) => hosts[0].placed(address, bytes);
      golden.receiver.onPlaced = (address, bytes) => hosts[1].placed(address, bytes);
      golden.receiver.onCompletion = ({ headerData, pdcid, bytes, initiator, wrId: buffer }) =>
        hosts[1].arrived({ op: 'write', bytes, initiator, headerData, buffer, pdcid });

      // PDCs of both sides are closed at the end, as those that the golden target knows are.
      const opened = new Set<number>();
      const isOver = (): boolean =>
        hosts.every(({ isDone }) => isDone) &&
        golden.initiator.pdcs().length === 0 &&
        golden.receiver.target.pdcs().length === 0;
      while (!isOver()) {
        expect(rtl.clocks).toBeLessThan(1_000_000);
        if (rtl.clocks % 400 === 0 && hosts[0].asked < questions) for (const host of hosts) host.ask();
        for (const { frame } of coming[0].filter(({ at }) => at <= rtl.clocks)) rtl.receive(frame);
        for (const { frame } of coming[1].filter(({ at }) => at <= rtl.clocks)) golden.receive(frame);
        for (const way of coming) way.splice(0, way.length, ...way.filter(({ at }) => at > rtl.clocks));
        golden.poll(rtl.clocks);
        for (const { pdcid } of golden.initiator.pdcs()) opened.add(pdcid);
        rtl.clock();
      }
      rtl.check();

      for (const [end, { memory, writes, heard, sent }] of hosts.entries()) {
        expect(Buffer.compare(memory, hosts[1 - end]!.data)).toBe(0);
        expect(writes.every((count) => count === 1)).toBe(true);
        expect(sent.every((result) => result === 'ok')).toBe(true);
        // A question comes by a PDC that its sender has opened, the answer by the return space of one of its own.
        for (const [header, pdcid] of heard) expect(isOwn(pdcid)).toBe(header >= answers);
      }
      const answeredBy = new Set([...hosts[1].heard].flatMap(([header, pdcid]) => (header < answers ? [] : [pdcid])));
      for (const pdcid of answeredBy) expect(opened.has(pdcid)).toBe(true);
      for (const pdcid of opened) if (isOwn(pdcid)) expect(answeredBy.has(pdcid)).toBe(true);
    } finally {
      simulator.dispose();
    }
  });
});
