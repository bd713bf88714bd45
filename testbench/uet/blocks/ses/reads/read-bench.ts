/** Gives reads to a read server over a memory, and holds its answers against a list and against the golden model. */
import { readServer } from '../../../../../rtl-gen/uet/ses/read-server/read-server.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { axi4Monitor } from '../../../../agents/axi/axi4-monitor.ts';
import { axi4Subordinate } from '../../../../agents/axi/axi4-subordinate.ts';
import { Memory } from '../../../../agents/memory.ts';
import { dataResponse } from '../../../golden/ses/target-side/responses.ts';
import { assert, chance, portsOf, type TestContext } from '../../test-kit.ts';

const widths = { bytes: 8, address: 64, id: 2 };
/** The ports of a server of any size. */
export const readPorts = portsOf(readServer({ widths, id: 1, requests: 2, room: 2, tag: 16 }));

export interface Read {
  readonly tag: number;
  readonly address: bigint;
  readonly payload_length: number;
  readonly request_length: number;
  readonly message_offset: number;
  readonly job_id: number;
  readonly message_id: number;
  readonly small: number;
  readonly psn: number;
  readonly rudi: number;
}

export interface ReadRates {
  /** Of clocks in which a request, an address, a beat of memory may come, and in which an answer or beat is taken. */
  readonly requests: number;
  readonly addresses: number;
  readonly memory: number;
  readonly answers: number;
  readonly beats: number;
  /** The most clocks until memory answers. */
  readonly latency: number;
}

export interface ReadServerSetup {
  readonly bytes: number;
  readonly maxAckData: number;
  readonly rates: ReadRates;
  /** Pages, of 4,096 bytes, that answer with an error. */
  readonly badPages: ReadonlySet<bigint>;
}

type Item = Readonly<Record<string, number | bigint>>;

/** Gives `reads` in order, waits for all answers, and checks them and their bytes. The clocks that it took. */
export async function runReads(t: TestContext, setup: ReadServerSetup, reads: readonly Read[]): Promise<number> {
  const { bytes, maxAckData, rates, badPages } = setup;
  const memory = new Memory({ fill: 0x3c });
  axi4Subordinate(t, 'm_axi', {
    memory,
    latency: [0, rates.latency],
    pauses: { ar: chance(rates.addresses), r: chance(rates.memory) },
    respond: (address) => (badPages.has(address >> 12n) ? 'SLVERR' : 'OKAY'),
  });
  axi4Monitor(t, 'm_axi');
  readPorts(t).max_ack_data.set(maxAckData);
  const source = t.source('up', { valid: chance(rates.requests) });
  const answers = t.sink('answer', { ready: chance(rates.answers) });
  const beats = t.sink('beats', { ready: chance(rates.beats) });
  t.monitor('answer');
  t.monitor('beats');
  const noise = t.random.fork('memory');
  for (const { address, payload_length: length } of reads)
    memory.write(
      address,
      Array.from({ length }, () => noise.below(256)),
    );
  for (const read of reads) source.sendNow({ ...read });
  let clocks = 0;
  const gone = reads.map((read) => isBad(read, badPages));
  const packets = reads.filter(({ payload_length: length }, i) => length > 0 && !gone[i]);
  const beatsOf = packets.reduce((sum, { payload_length: length }) => sum + Math.ceil(length / bytes), 0);
  // Where each of them moves in one clock of five.
  await t.timeout(
    20_000 + 20 * beatsOf,
    t.until(() => {
      clocks += 1;
      return answers.items.length === reads.length && beats.items.length === beatsOf;
    }),
  );
  await t.cycles(40);
  assert.equal(answers.items.length, reads.length, 'an answer too many');
  assert.equal(beats.items.length, beatsOf, 'a beat too many');
  reads.forEach((read, i) => {
    assert.deepEqual(plain(answers.items[i]!.item as Item), expectedAnswer(read, gone[i]!, maxAckData));
    if (!gone[i]) compareWithModel(read, answers.items[i]!.item as Item);
  });
  const got = packetsOf(
    beats.items.map(({ item }) => item as Item),
    bytes,
  );
  assert.deepEqual(
    got,
    packets.map(({ address, payload_length: length }) => [...memory.read(address, length)]),
  );
  return clocks;
}

const plain = (item: Item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, Number(value)]));

const isBad = ({ address, payload_length: length }: Read, badPages: ReadonlySet<bigint>): boolean => {
  if (length === 0) return false;
  for (let page = address >> 12n; page <= (address + BigInt(length) - 1n) >> 12n; page++)
    if (badPages.has(page)) return true;
  return false;
};

const expectedAnswer = (read: Read, isGone: boolean, maxAckData: number) => ({
  tag: read.tag,
  return_code: isGone ? 0x0e : 0x01,
  small: read.small,
  in_ack: read.rudi === 1 || read.request_length <= maxAckData ? 1 : 0,
  job_id: read.job_id,
  message_id: read.message_id,
  payload_length: isGone ? 0 : read.payload_length,
  modified_length: isGone || read.small === 1 ? 0 : read.request_length,
  message_offset: read.message_offset,
  original_request_psn: read.small === 1 ? read.psn : 0,
});

/** The golden model answers a good read with the same fields. */
function compareWithModel(read: Read, item: Item): void {
  const request = {
    ...{ form: read.small === 1 ? ('small' as const) : ('standard' as const), messageId: read.message_id },
    ...{ jobId: read.job_id, messageOffset: read.message_offset, requestLength: read.request_length },
  };
  const model = dataResponse(
    request as Parameters<typeof dataResponse>[0],
    new Uint8Array(read.payload_length),
    read.request_length,
    read.psn,
  );
  const shown = plain(item);
  assert.deepEqual(
    {
      ...{ returnCode: shown.return_code, jobId: shown.job_id, messageId: shown.message_id },
      ...{
        readMessageId: shown.message_id,
        modifiedLength: shown.modified_length,
        originalPsn: shown.original_request_psn,
      },
      ...{ messageOffset: shown.message_offset, bytes: shown.payload_length },
    },
    {
      ...{ returnCode: returnCodes.code[model.returnCode], jobId: model.jobId, messageId: model.messageId },
      ...{ readMessageId: model.readMessageId, modifiedLength: model.modifiedLength, originalPsn: model.originalPsn },
      ...{ messageOffset: model.messageOffset, bytes: model.payload.length },
    },
  );
}

/** The bytes of each packet; every beat but the last one of a packet keeps all. */
function packetsOf(items: readonly Item[], bytes: number): number[][] {
  const packets: number[][] = [];
  let open: number[] = [];
  for (const { data, keep, last, wrong } of items) {
    assert.equal(Number(wrong), 0, 'a beat that is wrong leaves');
    const kept = BigInt(keep!).toString(2).padStart(bytes, '0');
    assert.match(kept, last === 0 ? /^1+$/ : /^0*1+$/);
    for (let lane = 0; lane < bytes; lane++)
      if (kept[bytes - 1 - lane] === '1') open.push(Number((BigInt(data!) >> BigInt(8 * lane)) & 255n));
    if (last === 0) continue;
    packets.push(open);
    open = [];
  }
  assert.deepEqual(open, [], 'a packet without an end');
  return packets;
}
