/** 32 channels of which one at a time has anything to do. */
import { type Bits, bit, bits, enumOf, module } from '../../rtl-gen/hdl/index.ts';
import { applyMap } from '../../rtl-gen/lib/bits/linear-map.ts';
import { crcs } from '../../rtl-gen/lib/coding/crc.ts';
import { crcAdvance } from '../../rtl-gen/lib/coding/crc-maps.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

const channels = 32;
const channelBits = 5;
const depthBits = 4;
const State = enumOf('idle', 'fill', 'drain', 'settle', 'report');

/**
 * A channel takes a message of 1 to 16 words of 64 bits into its FIFO, reads it back, 16 bits a clock, into a CRC and
 * counters, waits for `8 + length` clocks, and reports. `start` with `length` (words less 1) begins a message, `push`
 * with `data` brings its words, `done` is 1 in the clock of the report.
 */
export const idleChannel = module(
  'idle_channel',
  {
    summary: 'One channel: message FIFO, CRC-32, counters, timer, state machine.',
    in: { start: bit, length: bits(depthBits), push: bit, data: bits(64) },
    out: { done: bit, report: bits(64) },
  },
  ({ start, length, push, data }, m) => {
    const words = m.mem('words', bits(64), { depth: 1 << depthBits });
    const state = m.reg('state', State, { reset: 'idle' });
    const pointer = bits(depthBits + 1);
    const wr = m.reg('wr', pointer, { reset: 0 });
    const rd = m.reg('rd', pointer, { reset: 0 });
    const level = m.named({ level: wr.sub(rd) }).level;
    const take = m.named({ take: push.and(level.at(depthBits).not()) }).take;
    words.write({ addr: wr.trunc(depthBits), data, enable: take });
    m.when(take, () => wr.set(wr.add(1)));

    const messageLength = m.reg('message_length', bits(depthBits), { reset: 0 });
    const quarter = m.reg('quarter', bits(2), { reset: 0 });
    const crc = m.reg('crc', bits(32), { reset: 0xffff_ffff });
    const total = m.reg('total', bits(48), { reset: 0 });
    const largest = m.reg('largest', bits(32), { reset: 0 });
    const messages = m.reg('messages', bits(16), { reset: 0 });
    const timer = m.reg('timer', bits(8), { reset: 0 });
    const word = m.named({ word: words.read(rd.trunc(depthBits)) }).word;
    const done = m.wire('done', bit, 0);

    m.match(state, {
      idle: () =>
        m.when(start, () => {
          messageLength.set(length);
          crc.set(0xffff_ffff);
          state.set('fill');
        }),
      fill: () => m.when(level.gt(messageLength.zext(depthBits + 1)), () => state.set('drain')),
      drain: () => {
        quarter.set(quarter.add(1));
        // What data of 16 bits does to a reflected CRC is what it does after being added to its low bits.
        const data = word.shr(quarter.cat(m.lit(4, 0))).trunc(16);
        crc.set(applyMap(m, crcAdvance(crcs.crc32, 16), crc.xor(data.zext(32))).as(32));
        m.when(quarter.all(), () => {
          rd.set(rd.add(1));
          total.set(total.add(word.trunc(48)));
          m.when(word.trunc(32).gt(largest), () => largest.set(word.trunc(32)));
          m.when(level.eq(1), () => {
            timer.set(messageLength.zext(8).add(8));
            state.set('settle');
          });
        });
      },
      settle: () => {
        timer.set(timer.sub(1));
        m.when(timer.eq(1), () => state.set('report'));
      },
      report: () => {
        done.set(1);
        messages.set(messages.add(1));
        state.set('idle');
      },
    });
    const report = crc
      .not()
      .xor(largest)
      .cat(total.slice(47, 16).xor(messages.cat(total.trunc(16))));
    return { done, report: report.as(64) };
  },
);

/**
 * The benched design: a random channel gets a message of random length, and the next one is chosen when it has
 * reported. About one channel in 32 is at work, so about 3 % of the registers can change in a clock.
 */
export const mostlyIdle = module(
  'mostly_idle',
  { summary: '32 channels of which one at a time works.', out: { checksum: bits(64), active: bits(channelBits) } },
  (_, m) => {
    const busy = m.reg('busy', bit, { reset: 0 });
    const starting = m.reg('starting', bit, { reset: 0 });
    const channel = m.reg('channel', bits(channelBits), { reset: 0 });
    const length = m.reg('length', bits(depthBits), { reset: 0 });
    const left = m.reg('left', bits(depthBits + 1), { reset: 0 });
    const sending = m.named({ sending: left.any() }).sending;
    const select = m.named({ select: channel.oneHot(channels) }).select;

    // The generator rests too while nothing needs a new word.
    const random = xorshift64(m, 'random', seedOf(0), sending.or(busy.not()));

    const outputs = Array.from({ length: channels }, (_, i) =>
      m.inst(`channel_${i}`, idleChannel, {
        start: starting.and(select.at(i)),
        length,
        push: sending.and(select.at(i)),
        data: random,
      }),
    );
    const anyDone = m.named({ any_done: outputs.map((o) => o.done as Bits<1>).reduce((x, y) => x.or(y)) }).any_done;
    const reports = outputs.map((o) => o.report.and(o.done.repeat(64)));
    const report = m.named({ merged: reports.reduce((x, y) => x.or(y)) }).merged;

    starting.set(0);
    m.when(busy.not(), () => {
      busy.set(1);
      starting.set(1);
      channel.set(random.slice(44, 40));
      length.set(random.slice(53, 50));
      left.set(
        random
          .slice(53, 50)
          .zext(depthBits + 1)
          .add(1),
      );
    });
    m.when(sending, () => left.set(left.sub(1)));
    m.when(anyDone, () => busy.set(0));
    return { checksum: checksum64(m, 'checksum', report, anyDone), active: channel };
  },
);
