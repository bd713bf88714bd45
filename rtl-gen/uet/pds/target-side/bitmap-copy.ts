/** A copy of the bitmaps of many contexts, from which another pipe reads one word a clock. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { slotsPerWord } from '../window.ts';
import { marksOf, type Planes, type TrackerLayout, tagsOf, WordWrite } from './tracker-layout.ts';

/**
 * What `contextBitmap` stores, in block RAM. With t the clock of `context`, `word` and `lap`, in t + 2: `slots`, 1
 * where the PSN of that lap is marked, after the writes of the clocks before t; with two planes above them the tags, as
 * they are stored. Words that hold nothing read as unmarked: which those are is written and read beside the words, at
 * the same edges.
 */
export const bitmapCopy = (layout: TrackerLayout, planes: Planes) => {
  const { contexts, contextBits, words, wordBits, suffix } = layout;
  const Context = bits(contextBits);
  const Address = bits(wordBits);
  return module(
    `bitmap_copy_${suffix}_p${planes}`,
    {
      summary: `Copy of the bitmaps of ${contexts} contexts, for one reader.`,
      in: { write: WordWrite(layout, planes), pdc: Context, word: Address, lap: bit },
      out: { slots: bits(planes * slotsPerWord) },
    },
    ({ write, pdc, word, lap }, m) => {
      const memory = m.mem('memory', bits(planes * slotsPerWord), { depth: contexts * words });
      memory.write({ addr: write.pdc.cat(write.word), data: write.data, enable: write.store });
      const written = m.mem('written', bits(words), { depth: contexts });
      written.write({ addr: write.pdc, data: write.written, enable: write.enable });

      // t + 1: what both memories show.
      const read = memory.readSync({ addr: pdc.cat(word), onCollision: 'old' });
      const held = written.readSync({ addr: pdc, onCollision: 'old' });
      const readWord = m.next('read_word', word);
      const readLap = m.next('read_lap', lap);
      const holds = m.named('holds', held.at(readWord));
      const marks = marksOf(read).mask(holds).xor(readLap.repeat(slotsPerWord));
      return { slots: m.next('slots', planes === 1 ? marks : tagsOf(read).cat(marks)) };
    },
  );
};
