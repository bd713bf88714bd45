/** How a driver sets the semantic sublayer up, posts receives and works on words of the NIC, by registers alone. */
import assert from 'node:assert/strict';
import type { SemanticKind } from '../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { atomicDataTypes, atomicOpcodes, opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { nicWords } from '../pair/atomic-plan.ts';
import { buffers, readable, region } from '../pair/endpoint-settings.ts';
import { restKey } from '../pair/rendezvous-plan.ts';
import { safeKey, safeReadKey } from '../pair/rudi-plan.ts';
import { jobOf, partsOf, postedTags, roomOf, sendReceives, tagOf, usualJob } from '../pair/semantic-setup.ts';
import { fieldOf } from './map-access.ts';
import { type Program, read, write, writeValue } from './software.ts';

/** A command with what has been written for it; what the status says when it is done. */
export function* carryOut(kind: SemanticKind): Program<{ status: number; outcome: number; slot: number }> {
  yield* write('semantics_go', { [kind]: 1 });
  let word: number;
  do word = yield* read('semantics_status');
  while (fieldOf('semantics_status', word, 'busy') === 1);
  const of = (name: string) => fieldOf('semantics_status', word, name);
  return { status: of('status'), outcome: of('outcome'), slot: of('slot') };
}

function* added(kind: SemanticKind): Program<number> {
  const { status, slot } = yield* carryOut(kind);
  assert.equal(status, 0, `the status of a command of ${kind}`);
  return slot;
}

interface RegionValues {
  readonly key: bigint;
  readonly base: bigint;
  readonly bytes: number;
  readonly rights: Readonly<Record<string, number>>;
}

function* addRegion({ key, base, bytes, rights }: RegionValues): Program {
  yield* writeValue('semantics_key', key, 2);
  yield* writeValue('semantics_base', base, 2);
  yield* writeValue('semantics_length', BigInt(bytes), 2);
  yield* writeValue('semantics_first', 0n, 2);
  yield* write('semantics_rights', { restricts_job: 1, restricts_context: 1, ...rights });
  yield* added('region');
}

/** What a run needs: SENDs and tagged ones that come, of the first tags, and whether words of the NIC are to be 0. */
export interface SemanticNeeds {
  readonly sends: number;
  readonly tags: number;
  readonly words: boolean;
  /** The last tags that come: of rendezvous sends. */
  readonly lastTags?: number;
  /** Rendezvous sends whose rest peers read. */
  readonly rests?: number;
  /** Whether RUDI writes and reads. */
  readonly rudi?: boolean;
  /** The receive contexts that it has set up. */
  readonly onContexts?: (contexts: readonly [send: number, tagged: number]) => void;
}

export const allOfIt: SemanticNeeds = { sends: sendReceives, tags: postedTags, words: true };

/** The same as `setUpSemantics` by ports: one process, its three contexts, regions, words that are 0, and receives. */
export function* setUpSemanticsByRegisters(regionBytes: number, needs: SemanticNeeds = allOfIt): Program {
  yield* write('semantics_command', 0);
  yield* write('semantics_address', 0);
  const owner = yield* added('process');
  const { code } = opcodes;
  const rma = [code.write, code.read, code.atomic, code.fetching_atomic];
  const send = [code.send, code.deferrable_send, code.rendezvous_send, code.datagram_send];
  const tagged = [code.tagged_send, code.deferrable_tsend, code.rendezvous_tsend];
  const supported = [rma, send, tagged].map((codes) => codes.reduce((mask, one) => mask | (1 << one), 0));
  const contexts: number[] = [];
  for (const [space, mask] of supported.entries()) {
    yield* write('semantics_command', { space });
    yield* write('semantics_owner', { owner });
    yield* write('semantics_context', { enabled: 1, supported: mask });
    contexts.push(yield* added('resource'));
  }
  yield* write('semantics_job', usualJob);
  yield* write('semantics_owner', { context: contexts[0]! });
  yield* addRegion({ ...region, bytes: regionBytes, rights: { remote_write: 1 } });
  yield* addRegion({ ...readable, rights: { remote_read: 1 } });
  if (needs.rudi) {
    yield* addRegion({ ...region, key: safeKey, bytes: regionBytes, rights: { remote_write: 1 } });
    yield* addRegion({ ...readable, key: safeReadKey, rights: { remote_read: 1 } });
  }
  for (let i = 0; i < (needs.rests ?? 0); i++)
    yield* addRegion({ ...readable, key: restKey(i), rights: { remote_read: 1 } });
  needs.onContexts?.([contexts[1]!, contexts[2]!]);
  const hasWords = fieldOf('semantics_built', yield* read('semantics_built'), 'reads') === 1;
  if (hasWords) {
    yield* addRegion({ ...nicWords, rights: { remote_read: 1, remote_write: 1, remote_atomic: 1 } });
    for (let word = 0; needs.words && word < nicWords.bytes / 8; word++) yield* atomicByRegisters('write', word);
  }
  const built = yield* read('semantics_built');
  const [jobs, multi] = ['jobs', 'multi'].map((name) => fieldOf('semantics_built', built, name) === 1);
  yield* writeValue('semantics_ignore', 0n, 2);
  for (let i = 0; i < sendReceives + postedTags; i++) {
    // Tags come in an order of their own.
    const tag = (7 * i) % postedTags;
    const isTagged = i >= sendReceives;
    const isNeeded = tag < needs.tags || tag >= postedTags - (needs.lastTags ?? 0);
    if (isTagged ? !isNeeded : i >= needs.sends) continue;
    const wrId = isTagged ? sendReceives + tag : i;
    const isMulti = multi === true && !isTagged;
    if (isMulti && i % partsOf > 0) continue;
    const isForJob = jobs === true && isTagged;
    yield* write('semantics_command', {
      ...{ tagged: Number(isTagged), any_initiator: 1, for_job: Number(isForJob), multi: Number(isMulti) },
    });
    if (isForJob) yield* write('semantics_job', jobOf(tag));
    if (isMulti) yield* write('semantics_min_free', buffers.bytes);
    yield* write('semantics_owner', { context: contexts[isTagged ? 2 : 1]! });
    yield* writeValue('semantics_key', tagOf(tag), 2);
    yield* write('semantics_wr_id', wrId);
    yield* writeValue('semantics_base', buffers.base + BigInt(wrId * buffers.bytes), 2);
    yield* write('semantics_length_0', isTagged ? roomOf(tag) : buffers.bytes * (isMulti ? partsOf : 1));
    const { outcome } = yield* carryOut('receive');
    assert.equal(outcome, 1, `receive ${wrId} is stored`);
    assert.equal(yield* read('semantics_told'), wrId);
  }
}

/** An atomic of the host on a word of 64 bits; what was there before. */
export function* atomicByRegisters(operation: 'read' | 'write', word: number, operand = 0n): Program<bigint> {
  const address = 8 * word;
  const opcode = atomicOpcodes.code[operation];
  yield* write('semantics_atomic', { opcode, data_type: atomicDataTypes.code.uint64, address });
  yield* writeValue('semantics_operand', operand, 2);
  yield* carryOut('atomic');
  assert.equal(yield* read('semantics_atomic_code'), returnCodes.code.ok);
  const low = BigInt(yield* read('semantics_fetched_0'));
  return (BigInt(yield* read('semantics_fetched_1')) << 32n) | low;
}

/** All words, when a run is over. */
export function* readWords(into: bigint[]): Program {
  for (let word = 0; word < nicWords.bytes / 8; word++) into.push(yield* atomicByRegisters('read', word));
}
