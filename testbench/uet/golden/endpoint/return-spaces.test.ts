/** Endpoints in software with return spaces (uet-wire.md 7.12) read from each other, by the PDC of the question. */
import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../../../support/random.ts';
import { decode, layerOf, pdsOf, sesOf } from '../wire/index.ts';
import { GoldenEndpoint, type SentCompletion } from './golden-endpoint.ts';
import { isOwn } from './pdc-halves.ts';

const ips = [0x0a00_0001, 0x0a00_0002] as const;
const wire = { crc: 'little' } as const;
const base = 0x1000n;
/** Bytes of an answer, which go to a place of their own. */
const answerBytes = 5000;
const questions = 24;

/** The header data of a question, and of its answer. */
const isAnswer = (header: bigint): boolean => header >= 1000n;
const answerOf = (header: bigint): bigint => header + 1000n;

class End {
  readonly endpoint: GoldenEndpoint;
  readonly memory = new Uint8Array(questions * answerBytes);
  readonly writes = new Uint8Array(questions * answerBytes);
  readonly sent: SentCompletion[] = [];
  /** Completions of messages of the other end: their header data, and by which PDC they came. */
  readonly heard: { readonly header: bigint; readonly pdcid: number }[] = [];
  /** Of frames that left, by the header data of their message: the PDCIDs in them. */
  readonly left = new Map<bigint, { readonly spdcid: number; readonly dpdcid: number | undefined }>();
  closeReqs = 0;
  readonly data: Uint8Array;

  constructor(index: 0 | 1, mode: 'rud' | 'rod', closes: boolean, random: Random) {
    this.data = Uint8Array.from(this.memory, () => random.below(256));
    const endpoint = new GoldenEndpoint({
      own: { ip: ips[index], mac: 1n },
      nextHop: 2n,
      wire,
      lastHopDscp: 13,
      dataDscp: 10,
      jobId: 5,
      mtu: 1024,
      cwnd: 20_000,
      entropy: () => 0x8000 | random.below(4),
      random: () => random.word(),
      initiator: {
        contexts: 4,
        returns: 4,
        pdcidBase: 0x8000,
        registers: {
          rtoInitTime: 3000,
          rtoMaxTime: 12_000,
          maxRtoRetx: 15,
          idleTime: 2000,
          defaultMpr: 1,
          probeTime: 1000,
          probeTailTime: 1000,
          probeAgainTime: 2000,
        },
      },
      target: {
        contexts: 8,
        adopts: true,
        registers: { lingerTime: 20_000, quarantineTime: 100, closeReqTime: 500_000 },
      },
    });
    this.endpoint = endpoint;
    const { stub } = endpoint.receiver;
    stub.regions.push({ key: 7n, base, length: BigInt(this.memory.length), remoteWrite: true });
    endpoint.onSent = (completion) => this.sent.push(completion);
    endpoint.receiver.onPlaced = (address, bytes) => {
      const at = Number(address - base);
      this.memory.set(bytes, at);
      for (let i = at; i < at + bytes.length; i++) this.writes[i]!++;
    };
    endpoint.receiver.onCompletion = ({ headerData, pdcid, returnCode }) => {
      expect(returnCode).toBe(1);
      const header = headerData!;
      this.heard.push({ header, pdcid });
      if (isAnswer(header)) return;
      const at = Number(header) * answerBytes;
      const payload = this.data.subarray(at, at + answerBytes);
      const where = { opcode: 'write', key: 7n, offset: BigInt(at), headerData: answerOf(header) } as const;
      endpoint.submit({ ...where, wrId: Number(answerOf(header)), to: ips[1 - index]!, mode, back: pdcid, payload });
      if (closes && header % 5n === 0n) endpoint.askToClose(pdcid, Number(header) + 2000);
    };
  }

  ask(header: number, to: number, mode: 'rud' | 'rod'): void {
    const question = { opcode: 'write', key: 7n, offset: 0n, payload: new Uint8Array(), expects: true } as const;
    this.endpoint.submit({ ...question, wrId: header, to, mode, headerData: BigInt(header) });
  }

  /** What of a frame that leaves is to be known later. */
  read(frame: Uint8Array): void {
    const { layers } = decode(frame, wire);
    const pds = pdsOf(layers)!.fields;
    if (layerOf(layers, 'cp')?.fields.ctl_type === 5) this.closeReqs++;
    const ses = sesOf(layers)?.fields;
    if (ses === undefined || !('header_data' in ses) || !('spdcid' in pds)) return;
    this.left.set(ses.header_data, { spdcid: pds.spdcid, dpdcid: 'dpdcid' in pds ? pds.dpdcid : undefined });
  }
}

/** Runs both until all is answered, and all PDCs are closed. */
function run(ends: readonly [End, End], loss: number, random: Random, mode: 'rud' | 'rod'): void {
  const coming: { readonly at: number; readonly to: 0 | 1; readonly frame: Uint8Array }[] = [];
  let now = 0;
  for (const from of [0, 1] as const) {
    ends[from].endpoint.onFrame = (frame) => {
      ends[from].read(frame);
      const copies = random.chance(loss) ? 0 : random.chance(loss) ? 2 : 1;
      const to = from === 0 ? 1 : 0;
      for (let i = 0; i < copies; i++) coming.push({ at: now + 50 + random.below(60), to, frame });
    };
  }
  let asked = 0;
  const isOver = (): boolean =>
    asked === questions &&
    ends.every(({ endpoint: { initiator, underWay } }) => underWay + initiator.pdcs().length === 0);
  for (; !isOver(); now += 10) {
    expect(now).toBeLessThan(5_000_000);
    if (asked < questions && now % 500 === 0) {
      for (const [from, end] of ends.entries()) end.ask(asked, ips[1 - from]!, mode);
      asked++;
    }
    for (const { endpoint } of ends) endpoint.poll(now);
    for (const arrived of coming.filter(({ at }) => at <= now)) {
      coming.splice(coming.indexOf(arrived), 1);
      ends[arrived.to].endpoint.receive(arrived.frame);
    }
  }
}

describe.each(['rud', 'rod'] as const)('read data of %s', (mode) => {
  test.each([
    [0, false],
    [0.05, false],
    [0.1, true],
  ])('comes back once by the PDC of its question, with a loss of %d (PDCs asked to close: %s)', (loss, closes) => {
    const random = seededRandom(11);
    const ends = [new End(0, mode, closes, random.fork('a')), new End(1, mode, closes, random.fork('b'))] as const;
    run(ends, loss, random, mode);
    for (const [index, { memory, writes, heard, sent, left, closeReqs }] of ends.entries()) {
      const other = ends[1 - index]!;
      expect(Buffer.compare(memory, other.data)).toBe(0);
      expect(writes.every((count) => count === 1)).toBe(true);
      const answers = heard.filter(({ header }) => isAnswer(header));
      expect(answers.length).toBe(questions);
      for (const { header, pdcid } of answers) {
        const question = left.get(header - 1000n)!;
        expect(pdcid).toBe(question.spdcid);
        const answer = other.left.get(header)!;
        expect([isOwn(pdcid), isOwn(answer.spdcid)]).toEqual([true, false]);
        expect(answer.dpdcid).toBe(pdcid);
      }
      expect(sent.filter(({ result, wrId }) => result !== 'ok' && wrId < 2000)).toEqual([]);
      expect(new Set(sent.map(({ wrId }) => wrId)).size).toBe(sent.length);
      expect(sent.length).toBe(2 * questions + (closes ? Math.ceil(questions / 5) : 0));
      if (closes) expect(closeReqs).toBeGreaterThan(0);
    }
  });
});
