/** What software sets up in endpoints with the whole semantic sublayer, before a run. */
import assert from 'node:assert/strict';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { nicWords } from './atomic-plan.ts';
import { hasPort, type Ports, setPort } from './endpoint-ports.ts';
import { buffers, readable, region } from './endpoint-settings.ts';
import { hasWords } from './nic-words.ts';
import { restKey } from './rendezvous-plan.ts';
import { safeKey, safeReadKey } from './rudi-plan.ts';

/** The first buffers are for SENDs, the others for tagged ones, each for a tag of its own. */
export const sendReceives = 32;

/** Tags that receives are posted for: few enough that exact matching has room for all in its sets. */
export const postedTags = 64;

export const tagOf = (index: number): bigint => 0xa000_0000_0000_0000n + BigInt(index);

/** Bytes of the receive for a tag: of some less than most messages have. */
export const roomOf = (index: number): number => (index % 4 === 3 ? 700 : buffers.bytes);

/** The buffer of a tag. */
export const receiveOf = (tag: bigint): number => sendReceives + Number(tag - tagOf(0));

/** The job of messages, and of the regions that they name. */
export const usualJob = 0x77;

/** Where receives may be for one job: that of the receive for a tag, and one that it is not for. */
export const jobOf = (tag: number): number => usualJob + (tag % 2);
export const otherJob = (tag: number): number => usualJob + ((tag + 1) % 2);

/** Where receives may be for several messages: so many buffers of SENDs are one of them. */
export const partsOf = 2;

type Values = Readonly<Record<string, number | bigint>>;

/** Commands stay until they are done, and receives until they are taken. */
async function carryOut(ends: readonly Ports[], name: string, values: Values, step: () => Promise<void>) {
  const slots = ends.map(() => -1);
  const isTaken = name === 'receive';
  for (const ports of ends) {
    for (const [field, value] of Object.entries(values)) setPort(ports, `commands_${name}_payload_${field}`, value);
    setPort(ports, `commands_${name}_valid`, true);
  }
  for (let clock = 0; slots.some((slot) => slot < 0); clock++) {
    assert(clock < 1000, `a command of ${name} is not done`);
    const done = ends.map((ports) =>
      Number(ports.port(isTaken ? 'commands_done_receive_taken' : `commands_done_${name}_valid`).get()),
    );
    const found = ends.map((ports) => (isTaken ? 0 : Number(ports.port(`commands_done_${name}_slot`).get())));
    const codes = ends.map((ports) => (isTaken ? 0 : Number(ports.port(`commands_done_${name}_status`).get())));
    await step();
    for (const [i, ports] of ends.entries()) {
      if (done[i] === 0 || slots[i]! >= 0) continue;
      assert.equal(codes[i], 0, `the status of a command of ${name}`);
      slots[i] = found[i]!;
      setPort(ports, `commands_${name}_valid`, false);
    }
  }
  return slots[0]!;
}

/**
 * One process, reached by absolute addresses, with index 0 in each space; the regions of WRITEs and of READs; and all
 * receives, those for tags in an order of their own; regions for that many rendezvous sends, and with `rudi` the keys
 * by which RUDI may write and read. Of endpoints with the stub nothing. The receive contexts.
 */
export async function setUpSemantics(
  ends: readonly Ports[],
  regionBytes: number,
  step: () => Promise<void>,
  rests = 0,
  rudi = 0,
): Promise<readonly [send: number, tagged: number] | undefined> {
  if (!hasPort(ends[0]!, 'commands_job_valid')) return undefined;
  const process = { remove: 0, process_rel: 0, process_job_id: 0, process_pid_on_fep: 0 };
  const owner = await carryOut(ends, 'process', process, step);
  const { code } = opcodes;
  const rma = [code.write, code.read, code.atomic, code.fetching_atomic];
  const supported = [
    rma.reduce((mask, one) => mask | (1 << one), 0),
    2 ** code.send + 2 ** code.deferrable_send + 2 ** code.rendezvous_send + 2 ** code.datagram_send,
    2 ** code.tagged_send + 2 ** code.deferrable_tsend + 2 ** code.rendezvous_tsend,
  ];
  const contexts: number[] = [];
  for (const [space, mask] of supported.entries()) {
    const resource = { remove: 0, absolute: 0, owner, space, resource_index: 0 };
    // Those that refusals disable: peers have to learn the generation, which goes round.
    const counts = hasPort(ends[0]!, 'commands_done_exhausted_valid') && space > 0;
    const generation = { context_uses_generation: Number(counts), context_generation: counts ? 0xfe : 0 };
    const context = { context_enabled: 1, context_supported: mask, ...generation };
    contexts.push(await carryOut(ends, 'resource', { ...resource, ...context }, step));
  }
  const [jobs, multi] = ['job_restricts', 'multi_is'].map((name) =>
    hasPort(ends[0]!, `commands_receive_payload_${name}`),
  );
  const rights = { region_remote_read: 0, region_remote_write: 1, region_remote_atomic: 0 };
  const limits = { region_restricts_job: 1, region_job_id: usualJob, region_restricts_resource: 1 };
  const bytes = { region_base: region.base, region_first: 0n, region_length: BigInt(regionBytes) };
  const own = { remove: 0, region_key: region.key, region_resource: contexts[0]!, ...bytes, ...rights, ...limits };
  await carryOut(ends, 'region', own, step);
  if (rudi > 0) await carryOut(ends, 'region', { ...own, region_key: safeKey }, step);
  const toRead = { region_base: readable.base, region_length: BigInt(readable.bytes), region_key: readable.key };
  const mayRead = { ...own, ...toRead, region_remote_read: 1, region_remote_write: 0 };
  await carryOut(ends, 'region', mayRead, step);
  if (rudi > 0) await carryOut(ends, 'region', { ...mayRead, region_key: safeReadKey }, step);
  for (let i = 0; i < rests; i++) {
    // Messages may be of either job then.
    const limit = { region_restricts_job: Number(!jobs), region_remote_read: 1, region_remote_write: 0 };
    const rest = { ...own, ...toRead, ...limit, region_key: restKey(i) };
    await carryOut(ends, 'region', rest, step);
  }
  if (hasWords(ends[0]!)) {
    const words = { region_base: nicWords.base, region_length: BigInt(nicWords.bytes), region_key: nicWords.key };
    const all = { region_remote_read: 1, region_remote_write: 1, region_remote_atomic: 1 };
    await carryOut(ends, 'region', { ...own, ...words, ...all }, step);
  }
  const tags = hasPort(ends[0]!, 'messages_payload_is_tagged') ? postedTags : 0;
  for (let i = 0; i < sendReceives + tags; i++) {
    // Tags come in an order of their own.
    const tag = (7 * i) % postedTags;
    const isTagged = i >= sendReceives;
    const wrId = isTagged ? sendReceives + tag : i;
    const isMulti = multi === true && !isTagged;
    if (isMulti && i % partsOf > 0) continue;
    const place = {
      place_wr_id: wrId,
      place_address: buffers.base + BigInt(wrId * buffers.bytes),
      place_length: isTagged ? roomOf(tag) : buffers.bytes * (isMulti ? partsOf : 1),
      // It goes on as long as there is room for any message.
      ...(multi && { multi_is: Number(isMulti), multi_min_free: isMulti ? buffers.bytes : 0 }),
      ...(jobs && { job_restricts: Number(isTagged), job_job_id: jobOf(tag) }),
    };
    const asks = { tagged: Number(isTagged), kind: 0, resource: contexts[isTagged ? 2 : 1]! };
    const match = { tag_match_bits: tagOf(tag), tag_initiator: 0, any_initiator: 1, ignore_bits: 0n };
    await carryOut(ends, 'receive', { ...asks, ...match, ...place }, step);
  }
  return [contexts[1]!, contexts[2]!];
}
