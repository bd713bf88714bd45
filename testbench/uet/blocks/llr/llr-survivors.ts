/** Mutants of LLR's halves that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

const remainders: Explanation = survivor(
  /^dropped enable in (fcs|fill)\.engine\.whole: enable of (fcs|fill)\.engine\.whole\.remainder dropped: /,
  'The remainder of a frame is read in the clock after its last beat alone.',
);

export const receiveSurvivors: readonly Explanation[] = [remainders];

export const transmitSurvivors: readonly Explanation[] = [
  remainders,
  survivor(
    /^off by one in buffer\.reader: a == b becomes a - 1 == b in \(buffer\.reader\.issue == buffer\.wr\)/,
    'A word after the newest frame is read and offered when the replay is over, where the gate may take none; the next replay ' +
      'begins with no words. The tests of the replay buffer by itself see it.',
  ),
  survivor(
    /^dropped enable in buffer: enable of write 0 to buffer\.memory dropped: buffer\.enters$/,
    'No other beat is at the place of the next one; the enable saves power.',
  ),
  survivor(
    /^constant in control\.timers: constant 0 becomes \d+ in \(rst \? 0 : \(control\.timers\.now \+ 1\)\)/,
    'The time after reset: only differences of times are looked at.',
  ),
  survivor(
    /^constant in control: constant 0 becomes 1 in \(rst \? 0 : \(\(control\.begins \| control\.retries\)/,
    'A replay that begins after reset, when nothing is kept: it ends in the next clock.',
  ),
  survivor(
    /^stuck bit in buffer: bit (1[8-9]|2\d|3[01]) of \((control_clear|buffer\.enters) \? /,
    'The sum of all bytes that were kept gets there after 256 KiB or more, which is more than tests have.',
  ),
  survivor(
    /^constant in buffer\.reader: constant 0 becomes 1 in (\(rst \? 0 : )?\(control_clear \? 0 : \(buffer\.begins \? 0 : \(buffer\.cancels/,
    'What is to halt is forgotten where a replay begins, and nothing halts without one.',
  ),
  survivor(
    /^constant in fill: constant 0 becomes 1 in \(rst \? 0 : \(control_forget \? 0 : \(fill\.valid_\d \? /,
    'The mark after reset of a beat that is not there. It is forgotten when the sender is switched on.',
  ),
  survivor(
    /^dropped enable in fill: enable of fill\.held_(fresh|poisoned|user_llr|user_seq) dropped: fill\.valid_\d/,
    'Between two beats of a frame the gate shows the same tag as in them; what the check sequence says counts with the last one, which leaves in the next clock.',
  ),
  survivor(
    /^off by one in line\.queue: a == b becomes a - 1 == b in line\.queue\.full = /,
    'Each beat finds room in the queue of the line, which `result-buffer-late` proves.',
  ),
  survivor(
    /^constant in buffer: constant 0 becomes \d+ in \(rst \? 0 : \(control_clear \? 0 : \(buffer\.enters \? buffer\.total/,
    'The sum of bytes after reset. The buffer is emptied where the sender is switched on.',
  ),
  survivor(
    /^off by one in buffer: a < b becomes a < b - 1 in \(buffer_frames < buffer\.ack_ahead\)/,
    'The state machine gives the buffer no acknowledgement of what is not kept, which `llr-frees` proves.',
  ),
];

export const portSurvivors: readonly Explanation[] = [];
