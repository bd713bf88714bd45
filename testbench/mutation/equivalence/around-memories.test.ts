import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { allMutations } from '../all-mutations.ts';
import { canUnroll } from './frame.ts';
import { proveEquivalent } from './prove.ts';

/** Two memories of 2^18 bits: one with a registered read, one with a mask and two reads that come in the same clock. */
const written = flatten(
  elaborate(
    module(
      'block',
      {
        in: { addr: bits(13), other: bits(13), data: bits(32), en: bit, mask: bits(32), up: bits(2) },
        out: { word: bits(32), sum: bits(32), now_valid: bit, now_word: bits(32) },
      },
      ({ addr, other, data, en, mask, up }, m) => {
        const ram = m.mem('ram', bits(32), { depth: 1 << 13 });
        const isUp = m.named('is_up', up.eq(1));
        const isDown = m.named('is_down', up.eq(2));
        ram.write({
          addr: m.mux(en, addr, 0),
          data: data.and(m.named('up_or_down', isUp.xor(isDown)).repeat(32)).as(32),
          enable: en,
        });
        const masked = m.mem('masked', bits(32), { depth: 1 << 13 });
        masked.write({ addr, data: data.xor(mask.not()), enable: en });
        const valid = m.reg('valid', bit, { reset: 0 });
        valid.set(isUp);
        const word = m.reg('word', bits(32));
        word.set(ram.readSync({ addr: other, enable: isUp, onCollision: 'new' }));
        return {
          word,
          sum: masked.read(addr).add(masked.read(m.named('again', other.and(addr)))),
          now_valid: valid,
          now_word: m.mux(valid.not(), 0, word),
        };
      },
    ),
  ),
);

// Only netlists have masks.
const isMask = written.nodes.findIndex((node) => node.op === 'input' && written.inputs[node.input]!.name === 'mask');
const net: Netlist = {
  ...written,
  memories: written.memories.map((memory) =>
    memory.path === 'masked' ? { ...memory, writes: memory.writes.map((w) => ({ ...w, mask: isMask })) } : memory,
  ),
};

const mutations = [...allMutations(net).values()].flat();

async function proved(what: string): Promise<boolean> {
  const mutation = mutations.find((m) => m.what === what);
  if (mutation === undefined) throw new Error(`no mutation ${what}`);
  return proveEquivalent(net, mutation.apply());
}

test('its memories are too large to be looked at word by word', () => {
  expect(canUnroll(net)).toBe(false);
});

test.each([
  // Both are never 1.
  'xor becomes or in up_or_down = (is_up ^ is_down)',
  // It matters only what the mask lets through.
  'xor becomes or in (data ^ ~mask)',
  // Nothing is written there, and no one looks there.
  'constant 0 becomes 1 in (en ? addr : 0)',
  'constant 0 becomes 1 in now_word = (~valid ? 0 : word)',
])('all that is written, read and shown is the same: %s', async (what) => {
  expect(await proved(what)).toBe(true);
});

// A change of each thing that a write, a read or an output has.
test.each([
  'arms of (en ? addr : 0) swapped',
  'enable of write 0 to ram dropped: en',
  'enable of write 0 to masked dropped: en',
  'bit 3 of ~mask stuck at 1',
  'bit 3 of mask stuck at 1',
  'bit 12 of addr stuck at 0',
  'bit 31 of data stuck at 1',
  'enable of the read into ram_rdata dropped: is_up',
  'bit 5 of other stuck at 0',
  'and becomes or in again = (other & addr)',
  'constant 1 becomes 3 in is_up = (up == 1)',
  'bit 0 of now_word stuck at 1',
  'mask of write 0 to masked dropped: mask',
  'bit 4 of masked_rdata stuck at 0',
  'arms of (rst ? 0 : is_up) swapped',
])('another word is written, read or shown: %s', async (what) => {
  expect(await proved(what)).toBe(false);
});
