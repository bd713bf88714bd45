/** Values that atomics have fetched, as messages open entries and ACKs come. */
import { PeerEventKind } from '../../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { fetchedLatency, fetchedValues } from '../../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { SesKind } from '../../../../../rtl-gen/uet/wire/parser/ses-stage.ts';
import { headerBytes, layoutNamed } from '../../../golden/wire/index.ts';
import { drawnOf } from '../../drawn-items.ts';
import { assert, type Body, dutOf, type Random } from '../../test-kit.ts';

/** Few entries of few uses, and few peers, so that what comes is often nearly right. */
const drawnId = (random: Random, entries: readonly number[]): number => random.pick(entries) + 256 * random.int(1, 3);
const acks = ['ack', 'ack_cc', 'ack_ccx'] as const;
const peers = [1n, 2n, 2n ** 127n] as const;

interface Open {
  readonly id: number;
  readonly fetches: boolean;
  readonly destination: bigint;
  value: bigint | undefined;
}

/** An ACK with a response of data, and what it says; nearly always a good one. */
function drawnAnswer(random: Random, entries: readonly number[]) {
  const odd = () => random.chance(0.1);
  const length = odd() ? random.pick([0, 3, 9, 16]) : random.pick([1, 2, 4, 8]);
  const { code: opcodes } = responseOpcodes;
  const { code: codes } = returnCodes;
  const opcode = odd() ? opcodes.response : opcodes.response_w_data;
  const code = odd() ? codes.bad_mkey : codes.ok;
  const id = drawnId(random, entries);
  const fields = {
    ...{ opcode, return_code: code, message_id: id, job_id: 5, read_request_message_id: id },
    ...{ payload_length: length, modified_length: length, message_offset: 0 },
  };
  const data = BigInt(random.bits(64));
  const header = headerBytes(layoutNamed('ses_response_data')!, fields as never);
  const bytes = [...header, ...Array.from({ length: 8 }, (_, i) => Number((data >> BigInt(56 - 8 * i)) & 255n))];
  const padded = [...bytes, ...Array.from({ length: 44 - bytes.length }, () => random.below(256))];
  const isGood = [1, 2, 4, 8].includes(length) && opcode === opcodes.response_w_data && code === codes.ok;
  const word = padded.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  return { id, word, value: isGood ? data >> BigInt(64 - 8 * length) : undefined };
}

/** Messages that open their entries, and ACKs: each value is that of its message, and no other's. */
export const fetchedProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const io = dutOf(t.dut, fetchedValues);
    const random = t.random.fork('fetched');
    const open = new Map<number, Open>();
    let taken = 0;
    let entries: readonly number[] = [3, 4, 255];
    for (let round = 0; round < clocks / 8; round++) {
      // Others from time to time, so that all have been some.
      if (round % 40 === 39) entries = [random.below(256), random.below(256), random.pick(entries)];
      // One of both in a round: who asks has its answer later than it has asked.
      const isOpening = random.chance(0.3);
      const [id, fetches, destination] = [drawnId(random, entries), random.chance(0.8), random.pick(peers)];
      io.opened.set({ valid: Number(isOpening), id, fetches: Number(fetches), destination });
      if (isOpening) open.set(id % 256, { id, fetches, destination, value: undefined });
      const answer = drawnAnswer(random, entries);
      const kind = random.chance(0.9) ? random.pick(acks) : drawnOf(PeerEventKind, random);
      const form = random.chance(0.9) ? 'response_data' : drawnOf(SesKind, random);
      const source = random.pick(peers);
      io.peer.valid.set(Number(!isOpening));
      io.peer.arrival.event.kind.set(kind);
      io.peer.arrival.event.source.set(source);
      io.peer.arrival.ses.set(form);
      io.peer.arrival.ses_header.set(answer.word);
      const its = open.get(answer.id % 256);
      const isAck = acks.some((name) => name === kind) && form === 'response_data';
      if (!isOpening && isAck && its?.id === answer.id && its.fetches && its.destination === source)
        its.value = answer.value ?? its.value;
      await t.rising();
      io.opened.valid.set(0);
      io.peer.valid.set(0);
      for (let i = 0; i <= fetchedLatency; i++) await t.rising();
      for (const { id: one, value } of open.values()) {
        io.asked.set(one);
        assert.equal(io.fetched.valid.get(), Number(value !== undefined), `message ${one}`);
        if (value === undefined) continue;
        taken++;
        assert.equal(io.fetched.value.get(), value, `message ${one}`);
      }
    }
    if (clocks >= 1000) assert(taken > clocks / (clocks >= 5000 ? 40 : 500), 'too little is fetched');
  };
