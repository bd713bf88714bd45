import { blockTypes } from '../../../../../rtl-gen/uet/llr/line/block.ts';
import { blockRead } from '../../../../../rtl-gen/uet/llr/line/block-read.ts';
import { orderedSetRead } from '../../../../../rtl-gen/uet/llr/line/ordered-set-read.ts';
import { controlKinds } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { unverifiedOrderedSets } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Random, seededRandom } from '../../../../../support/random.ts';
import { normalPreamble } from '../../../golden/llr/index.ts';
import { blockOf, blockWord } from '../../../golden/llr/line/index.ts';
import { packControlSet, packPreamble, unpackControlSet, unpackPreamble } from '../../../golden/wire/index.ts';
import { elaborate, expect, test, wasmEngine } from '../../vitest-kit.ts';
import { others } from './other-constants.ts';

const terminates: readonly number[] = blockTypes.terminate;

const tables = [
  ['the constants as they are', unverifiedOrderedSets],
  ['all constants overridden', others],
] as const;

/** Control blocks with `bytes` that are all 64 bits that matter, and one bit wrong in every second one. */
function damaged(random: Random, bytes: Uint8Array): Uint8Array {
  const wrong = bytes.slice();
  if (random.chance(0.5)) wrong[random.below(8)]! ^= 1 << random.below(8);
  return wrong;
}

test.each(tables)('ordered sets are read as the golden codec reads them: %s', async (_, constants) => {
  const s = await wasmEngine.create(elaborate(orderedSetRead(constants)), {});
  const random = seededRandom(1);
  const get = (name: string): number => Number(s.port(name).get());
  for (let i = 0; i < 3000; i++) {
    const seq = random.below(2 ** 20);
    const [vc_0, freed_0, vc_1, freed_1] = [32, 2 ** 15, 32, 2 ** 15].map((below) => random.below(below)) as [
      number,
      number,
      number,
      number,
    ];
    const set = random.pick([
      { message: random.pick(['llr_ack', 'llr_nack'] as const), seq },
      { message: random.pick(['llr_init', 'llr_init_echo'] as const), seq, init_data: random.below(2 ** 16) },
      { message: 'cf_update' as const, vc_0, freed_0, vc_1, freed_1 },
    ]);
    const bytes = damaged(random, packControlSet(set, constants));
    const expected = unpackControlSet(bytes, constants);
    if (expected === 'other-block') continue;
    s.port('body').set(blockWord({ control: true, bytes }) >> 8n);
    const said = ['is_message', 'is_cf_update', 'type_error', 'padding_error'].filter((name) => get(name) === 1);
    if (expected === 'unknown-message') expect(said).toEqual(['type_error']);
    else if (expected === 'reserved-bits') expect(said).toEqual(['padding_error']);
    else if (expected.message === 'cf_update') {
      expect(said).toEqual(['is_cf_update']);
      for (const [name, value] of Object.entries(expected))
        if (name !== 'message') expect(get(`cf_update_${name}`)).toBe(value);
    } else {
      expect(said).toEqual(['is_message']);
      expect(`llr_${controlKinds[get('message_kind')]!}`).toBe(expected.message);
      expect(get('message_seq')).toBe(expected.seq);
      if ('init_data' in expected) expect(get('message_init_data')).toBe(expected.init_data);
    }
  }
});

test.each(tables)('a block is a message, a bound, bytes of a frame, a start or an end: %s', async (_, constants) => {
  const s = await wasmEngine.create(elaborate(blockRead(constants)), {});
  const random = seededRandom(2);
  const get = (name: string): number => Number(s.port(`read_${name}`).get());
  const types = [constants.blockType, blockTypes.start, ...blockTypes.terminate, blockTypes.control, 0x2d, 0x33];
  let started = 0;
  for (let i = 0; i < 4000; i++) {
    const noise = Uint8Array.from({ length: 8 }, () => random.word() & 0xff);
    noise[0] = random.pick(types);
    const preamble = random.pick([normalPreamble, packPreamble(random.below(2 ** 20), constants)]).slice();
    preamble[0] = blockTypes.start;
    const set = packControlSet({ message: 'llr_ack', seq: random.below(2 ** 20) }, constants);
    const bytes = damaged(random, random.pick([noise, preamble, set]));
    const control = random.chance(0.9);
    const block = blockOf(control, blockWord({ control, bytes }));
    s.port('block_control').set(Number(control));
    s.port('block_data').set(blockWord(block));

    const isSet = control && unpackControlSet(bytes, constants) !== 'other-block';
    const rest = isSet || !control ? -1 : terminates.indexOf(bytes[0]!);
    const isStart = control && !isSet && bytes[0] === blockTypes.start;
    const sent = Uint8Array.of(0xfb, ...bytes.subarray(1));
    const normal = sent.every((byte, at) => byte === normalPreamble[at]);
    const seq = normal ? undefined : unpackPreamble(sent, constants);
    expect([get('is_set'), get('bound')]).toEqual([Number(isSet), Number(control && !isSet)]);
    expect([get('full'), get('filled')]).toEqual([Number(!control), Number(!control || rest > 0)]);
    expect([get('ends'), get('starts')]).toEqual([Number(rest >= 0), Number(isStart && (normal || seq !== undefined))]);
    expect(get('bad_preamble')).toBe(Number(isStart && !normal && seq === undefined));
    if (rest >= 0) expect(get('rest')).toBe(rest);
    const data = BigInt(s.port('read_data').get());
    expect(data).toBe(rest >= 0 ? blockWord(block) >> 8n : blockWord(block));
    if (get('starts') === 1) {
      started++;
      expect(get('llr')).toBe(Number(seq !== undefined));
    }
  }
  expect(started).toBeGreaterThan(300);
});
