/** Each return code that a receive half gives, by a packet that causes it. */
import { type opcodes as ofTable, opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { assert, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { TableDesk } from './target-commands.ts';
import type { Packet } from './target-io.ts';

type OpcodeName = keyof typeof ofTable.code;
type CodeName = keyof typeof returnCodes.code;

const { code } = returnCodes;
const job = 0x5a_1234;
const indices = { rma: 7, send: 5, tagged: 6 } as const;
const free = { known: undefined, removes: false, isFull: false } as const;
const process = { rel: 1, job_id: job, pid_on_fep: 3 } as const;

/** A region for all: every right, and of no job. */
const open = {
  ...{ base: 0x1000n, first: 0n, length: 4096n, remote_read: 1, remote_write: 1, remote_atomic: 1 },
  ...{ restricts_job: 0, job_id: job ^ 1, restricts_resource: 0, resource: 0 },
};

/** Regions: all rights; none; of another job; with bit 63, which RUDI needs. */
const regions = [
  { ...open, key: 1n },
  { ...open, key: 2n, ...{ remote_read: 0, remote_write: 0, remote_atomic: 0 } },
  { ...open, key: 3n, restricts_job: 1 },
  { ...open, key: (3n << 62n) | 0x45n },
  { ...open, key: (1n << 63n) | 4n },
];

/** A process with a context of each space and those regions; contexts by their spaces. */
export async function prepare(desk: TableDesk): Promise<Readonly<Record<keyof typeof indices, number>>> {
  await desk.begin();
  await desk.carryOut('job', { remove: 0, key: job }, free);
  const [, owner] = await desk.carryOut('process', { remove: 0, process }, free);
  const contexts = { rma: 0, send: 0, tagged: 0 };
  for (const space of ['rma', 'send', 'tagged'] as const) {
    const context = { enabled: 1, uses_generation: 0, generation: 0, supported: 0xffff };
    const values = { remove: 0, absolute: 0, owner, space, resource_index: indices[space], context };
    [, contexts[space]] = await desk.carryOut('resource', values, free);
  }
  for (const region of regions) await desk.carryOut('region', { remove: 0, region }, free);
  return contexts;
}

/** A packet of a message of 8 bytes. */
export const packet = (opcode: OpcodeName, of: Partial<Packet> = {}): Partial<Packet> => {
  const space = /^(write|read|atomic|fetching_atomic)$/.test(opcode)
    ? 'rma'
    : /tagged|tsend/.test(opcode)
      ? 'tagged'
      : 'send';
  return {
    ...{ opcode: opcodes.code[opcode], rel: 1, job_id: job, pid_on_fep: 3, resource_index: indices[space] },
    ...{ match_bits: space === 'rma' ? 1n : 0n, request_length: 8, payload_length: 8, ...of },
  };
};

/** What packets that are wrong by themselves are answered. */
const wrong = (profile: ProfileName): readonly (readonly [CodeName, Partial<Packet>])[] => [
  ['ok', packet('write')],
  ['ok', packet('read')],
  ['ok', packet('no_op', { request_length: 0, payload_length: 0 })],
  ['uncor', packet('write', { version: 1 })],
  ['bad_job_id', packet('write', { job_id: job ^ 0x80_0000 })],
  ['bad_pid', packet('write', { pid_on_fep: 0x803 })],
  ['bad_index', packet('write', { resource_index: 0x807 })],
  ['no_match', packet('send')],
  ['bad_mkey', packet('write', { match_bits: 5n })],
  ...(['write', 'read', 'atomic', 'fetching_atomic'] as const).map((name) => {
    const answer = ['perm_violation', packet(name, { match_bits: 2n })] as const;
    return answer;
  }),
  ['perm_violation', packet('write', { match_bits: 3n })],
  ['bad_addr', packet('write', { buffer_offset: 4089n })],
  ['bad_addr', packet('read', { buffer_offset: 4096n, request_length: 1, payload_length: 1 })],
  // Of an operation: unknown ones, and those that are not built in.
  ['unsupported_op', { ...packet('send'), opcode: 0x10 }],
  ['unsupported_op', { ...packet('send'), opcode: 0x30 }],
  ['unsupported_op', packet('tsend_atomic')],
  ['unsupported_op', packet('tsend_fetch_atomic')],
  // Delivery complete changes no code.
  ['ok', packet('write', { dc: 1 })],
  ['ok', packet('read', { dc: 1 })],
  ['no_match', packet('send', { dc: 1 })],
  ['bad_addr', packet('write', { dc: 1, buffer_offset: 4089n })],
  ...(profile === 'ai_base' ? ([['unsupported_op', packet('tagged_send')]] as const) : []),
  ...(profile === 'hpc' ? [] : ([['unsupported_op', packet('rendezvous_send')]] as const)),
  // RTR is for the initiator; RUDI carries READs and WRITEs of keys that say so; UUD alone carries datagrams.
  ['op_violation', packet('deferrable_rtr')],
  ['op_violation', packet('deferrable_rtr', { buffer_offset: 5n })],
  ['op_violation', packet('datagram_send')],
  ['op_violation', packet('send', { rudi: 1 })],
  ['op_violation', packet('no_op', { rudi: 1, request_length: 0, payload_length: 0 })],
  ['op_violation', packet('write', { rudi: 1 })],
  ['op_violation', packet('read', { rudi: 1 })],
  ['ok', packet('write', { rudi: 1, match_bits: (1n << 63n) | 4n })],
  // A small header has the index of its key alone.
  ['ok', packet('write', { small: 1, match_bits: (1n << 62n) | 0x45n })],
  ['ok', packet('write', { small: 1, rudi: 1, match_bits: (1n << 62n) | 0x45n })],
  ['bad_mkey', packet('write', { match_bits: (1n << 62n) | 0x45n })],
  ['ok', packet('read', { rudi: 1, match_bits: (1n << 63n) | 4n })],
  // What has to be one packet is not; the bytes of one packet are not all of its message, or beyond it.
  ...(['no_op', 'datagram_send', 'atomic', 'fetching_atomic'] as const).flatMap((name, i) =>
    [
      { som: 0, eom: 1 },
      { som: 1, eom: 0 },
      { som: 0, eom: 0 },
    ].map((form, j) => ['op_violation', packet(name, { ...form, message_id: 32 + 4 * i + j })] as const),
  ),
  ['op_violation', packet('write', { request_length: 7 })],
  ['op_violation', packet('write', { request_length: 9 })],
  ['op_violation', packet('send', { request_length: 0x8000_0008 })],
  ['op_violation', packet('write', { message_id: 50, eom: 0, request_length: 64, message_offset: 57 })],
  ['op_violation', packet('write', { message_id: 51, som: 0, request_length: 7 })],
  ['initiator_error', packet('write', { ie: 1 })],
  ['initiator_error', packet('read', { ie: 1 })],
  ['initiator_error', packet('send', { ie: 1 })],
  ['initiator_error', packet('msg_error', { message_id: 52, som: 0, payload_length: 0 })],
];

/** A test of a desk whose tables are filled; and the contexts of these. */
export const prepared = (
  name: string,
  body: (of: { desk: TableDesk; contexts: Awaited<ReturnType<typeof prepare>>; t: TestContext }) => Promise<void>,
): NamedTest =>
  named(name, async (t) => {
    const desk = new TableDesk(t);
    await body({ desk, contexts: await prepare(desk), t });
  });

export const returnCodeDirected = (profile: ProfileName): readonly NamedTest[] => [
  prepared('each return code that a packet by itself causes', async ({ desk }) => {
    for (const [name, fields] of wrong(profile)) {
      const [got] = await desk.probe(fields);
      assert.equal(
        got,
        code[name],
        `${name}: ${JSON.stringify(fields, (_, v) => (typeof v === 'bigint' ? `${v}` : v))}`,
      );
    }
  }),
  prepared('a context that is disabled, and one of another generation', async ({ desk, contexts, t }) => {
    const { payload, valid, ready } = desk.io.contexts;
    const set = async (
      index: number,
      enabled: number,
      uses_generation: number,
      generation: number,
      supported = 0xffff,
    ) => {
      payload.set({ index, context: { enabled, uses_generation, generation, supported } });
      valid.set(1);
      while (ready.get() === 0) await t.rising();
      await t.rising();
      valid.set(0);
      for (let i = 0; i < 8; i++) await t.rising();
    };
    const answers = async (of: Partial<Packet>) => (await desk.probe(packet('send', of)))[0];
    assert.equal(await answers({}), code.no_match);
    await set(contexts.send, 0, 0, 0);
    assert.equal(await answers({}), code.disabled);
    await set(contexts.send, 0, 1, 9);
    assert.equal(await answers({ ri_generation: 9 }), code.disabled_gen);
    for (let i = 0; i < 8; i++) {
      const generation = 0xa5 ^ (1 << i);
      await set(contexts.send, 1, 1, generation);
      assert.equal(await answers({ ri_generation: 0xa5 }), code.bad_generation);
      assert.equal(desk.generation, generation);
      assert.equal(await answers({ ri_generation: generation }), code.no_match);
      assert.equal(desk.generation, 0);
    }
    await set(contexts.send, 1, 0, 0, 0xffff ^ (1 << opcodes.code.send));
    assert.equal(await answers({}), code.unsupported_op);
  }),
  prepared('codes that settings choose, and those of a message that is longer than its region', async ({ desk }) => {
    const { region_settings, resolver_settings } = desk.io;
    for (const [job_code, right_code, message_code] of [
      ['bad_mkey', 'op_violation', 'unsupported_size'],
      ['bad_job_id', 'perm_violation', 'at_out_of_range'],
    ] as const) {
      region_settings.set({
        ...region_settings.get(),
        job_code: code[job_code],
        right_code: code[right_code],
        message_code: code[message_code],
        checks_message: 1,
      });
      const long = packet('write', { eom: 0, request_length: 4097, message_id: 60 + code[message_code] });
      for (const [name, fields] of [
        [job_code, packet('write', { match_bits: 3n })],
        [right_code, packet('write', { match_bits: 2n })],
        [message_code, long],
      ] as const)
        assert.equal((await desk.probe(fields))[0], code[name], name);
    }
    resolver_settings.version_code.set(code.undeliverable);
    assert.equal((await desk.probe(packet('write', { version: 2 })))[0], code.undeliverable);
  }),
  prepared('each region of a table that is full is found', async ({ desk }) => {
    const there: bigint[] = [];
    for (let key = 100n; key < 180n; key++) {
      const values = { remove: 0, region: { ...open, key, base: key << 12n } };
      const [status] = await desk.carryOut('region', values, { ...free, isFull: true });
      if (status === 'ok') there.push(key);
    }
    for (let key = 100n; key < 180n; key++) {
      const isThere = there.includes(key);
      const [got, address] = await desk.probe(packet('write', { match_bits: key, buffer_offset: key }));
      assert.equal(got, isThere ? code.ok : code.bad_mkey);
      assert.equal(address, isThere ? (key << 12n) + key : undefined);
    }
  }),
  prepared(
    'more messages at a time than there are places for: UNCOR_TRNSNT, and once they are over there is room',
    async ({ desk }) => {
      const begun: number[] = [];
      let refused = 0;
      for (let id = 1; id <= 80; id++) {
        const [got] = await desk.probe(packet('write', { eom: 0, request_length: 16, message_id: id }));
        if (got === code.ok) begun.push(id);
        else assert.equal(got, code.uncor_trnsnt);
        refused += got === code.ok ? 0 : 1;
      }
      assert.deepEqual([begun.length, refused], [64, 16]);
      for (const id of begun) {
        const rest = { som: 0, request_length: 16, message_offset: 8, message_id: id };
        assert.equal((await desk.probe(packet('write', rest)))[0], code.ok);
      }
      const again = packet('write', { eom: 0, request_length: 16, message_id: 1 });
      assert.equal((await desk.probe(again))[0], code.ok);
    },
  ),
];
