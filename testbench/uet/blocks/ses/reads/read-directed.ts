/** What a read server promises, step by step. */
import { assert, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { type Read, type ReadServerSetup, readPorts, runReads } from './read-bench.ts';

const read = (i: number, payload_length: number, more: Partial<Read> = {}): Read => ({
  ...{ tag: i, address: BigInt(0x10000 + 0x4000 * i), payload_length, request_length: payload_length },
  ...{ message_offset: 0, job_id: 7, message_id: 100 + i, small: 0, psn: 9, rudi: 0, ...more },
});

export function readDirected({
  bytes,
  longest,
}: {
  readonly bytes: number;
  readonly longest: number;
}): readonly NamedTest[] {
  const all = { requests: 1, addresses: 1, memory: 1, answers: 1, beats: 1, latency: 0 };
  const setup: ReadServerSetup = { bytes, maxAckData: 16, rates: all, badPages: new Set() };
  return [
    named('long reads come a beat in each clock, from a memory that answers at once', (t) =>
      longReads(t, { count: 20, length: longest, bytes }),
    ),
    named(
      'an error of memory in the last beat is HOST_UNSUCCESS_CMPL, and the reads around it are whole',
      async (t) => {
        const reads = [read(0, 40), read(1, 200, { address: 0x14000n + 4096n - 199n }), read(2, 300), read(3, 0)];
        await runReads(t, { ...setup, badPages: new Set([0x15n]) }, reads);
      },
    ),
    named('reads without bytes are answered, also where memory gives nothing', async (t) => {
      const rates = { ...all, memory: 0.01 };
      await runReads(t, { ...setup, rates }, [read(0, 0), read(1, 0, { small: 1 }), read(2, 1)]);
    }),
  ];
}

/** `count` reads of `length` bytes, of a memory that gives a beat a clock, the first one a clock after its burst. */
async function longReads(
  t: TestContext,
  { count, length, bytes }: { readonly count: number; readonly length: number; readonly bytes: number },
): Promise<void> {
  const { up, answer, beats: out, m_axi_ar, m_axi_r } = readPorts(t);
  up.payload.address.set(0x10000n);
  up.payload.payload_length.set(length);
  up.payload.request_length.set(length);
  for (const { ready } of [m_axi_ar, answer, out]) ready.set(1);
  let [given, answers, beats, clocks] = [0, 0, 0, 0];
  const asked: boolean[] = [];
  const all = (count * length) / bytes;
  // The first one alone is waited for until it is whole.
  const most = all + length / bytes + 20;
  while (answers < count || beats < all) {
    assert(clocks <= most, `${all} beats take more than ${most} clocks`);
    up.valid.set(given < count ? 1 : 0);
    const last = asked.shift();
    m_axi_r.valid.set(last === undefined ? 0 : 1);
    m_axi_r.payload.last.set(last === true ? 1 : 0);
    if (m_axi_ar.valid.get() === 1) for (let i = m_axi_ar.payload.len.get(); i >= 0; i--) asked.push(i === 0);
    if (given < count && up.ready.get() === 1) given += 1;
    answers += answer.valid.get();
    beats += out.valid.get();
    clocks += 1;
    await t.rising();
  }
  assert(clocks <= most, `${clocks} clocks for ${all} beats`);
}
