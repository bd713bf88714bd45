/** What a self-test has to say, as lines of text. */
import { type Bits, bit, bits, clog2, enumOf, module, pack, record, select, source } from '../../rtl-gen/hdl/index.ts';

/** How a self-test stands; `pass` is said of one that goes on. */
export const Verdict = enumOf('run', 'pass', 'fail');

/** What a line tells. */
export const Status = record({
  verdict: Verdict,
  /** Things that the checker has checked, and faults that were injected. */
  checked: bits(32),
  faults: bits(32),
  /** What was wrong, a bit a reason. */
  wrong: bits(8),
});

const words = ['RUN ', 'PASS', 'FAIL'] as const;

/** In the table of a line: from here on a letter of the verdict's word, and a digit of what is left of the numbers. */
const letterCode = 0x80;
const digitCode = 0xc0;

/** The line of a self-test of that name, as `statusLine` writes it: the model that tests read it by. */
export const statusText = (name: string, verdict: (typeof words)[number], numbers: readonly [string, string, string]) =>
  `gatewright ${name} ${verdict.trim().padEnd(4)} checked ${numbers[0]} faults ${numbers[1]} wrong ${numbers[2]}\r\n`;

/** The codes of a line: the text, with codes in place of letters of the verdict and of hexadecimal digits. */
function lineCodes(name: string): readonly number[] {
  const digits = (count: number): string => '#'.repeat(count);
  const text = statusText(name, 'RUN ', [digits(8), digits(8), digits(2)]);
  const word = text.indexOf('RUN ');
  return [...text].map((char, i) => {
    if (char === '#') return digitCode;
    return i >= word && i < word + 4 ? letterCode + (i - word) : char.charCodeAt(0);
  });
}

/**
 * Writes the line of `status`, as it was when the line began, again and again: at once where the verdict has changed,
 * else `pause` clocks after the last one. The characters are those of `statusText`.
 */
export const statusLine = (name: string, pause: number) => {
  const codes = lineCodes(name);
  const Index = bits(clog2(codes.length));
  const Pause = bits(clog2(pause + 1));
  return module(
    `status_line_${name}_p${pause}`,
    {
      summary: `Lines of text that tell how the self-test ${name} stands.`,
      in: { status: Status },
      link: { down: source(bits(8)) },
    },
    ({ status, down }, m) => {
      const text = m.mem('codes', bits(8), { depth: 2 ** Index.width, init: codes.map(BigInt) });
      const index = m.reg('index', Index, { reset: 0 });
      const waiting = m.reg('waiting', Pause, { reset: 0 });
      const idle = m.reg('idle', bit, { reset: 1 });
      const fetched = m.reg('fetched', bit, { reset: 0 });
      const told = m.reg('told', Verdict, { reset: 'run' });
      const numbers = m.reg('numbers', bits(72), { reset: 0 });
      const code = text.readSync({ addr: index, onCollision: 'undefined' });

      const { begins } = m.named({ begins: waiting.eq(0).or(pack(told).ne(pack(status.verdict))) });
      const { is_digit } = m.named({ is_digit: code.slice(7, 6).eq(0b11) });
      const { leaves } = m.named({ leaves: fetched.and(down.ready) });
      m.when(idle, () => {
        waiting.set(waiting.sub(1));
        m.when(begins, () => {
          idle.set(0);
          told.set(status.verdict);
          numbers.set(status.checked.cat(status.faults).cat(status.wrong));
        });
      }).otherwise(() => {
        fetched.set(leaves.not());
        m.when(leaves, () => {
          index.set(index.add(1));
          m.when(is_digit, () => numbers.set(numbers.shl(4)));
          m.when(index.eq(codes.length - 1), () => {
            index.set(0);
            idle.set(1);
            waiting.set(pause);
          });
        });
      });

      const letters = words.map((word) =>
        select(
          code.trunc(2),
          [...word].map((c) => m.lit(8, c.charCodeAt(0))),
        ),
      );
      const letter = m.wire('letter', bits(8), letters[0]!);
      m.when(told.is('pass'), () => letter.set(letters[1]!));
      m.when(told.is('fail'), () => letter.set(letters[2]!));
      const nibble = numbers.slice(71, 68);
      const { digit } = m.named({
        digit: nibble.zext(8).add(m.mux<Bits<8>>(nibble.ge(10), m.lit(8, 0x57), m.lit(8, 0x30))),
      });
      const char = m.wire('char', bits(8), code);
      m.when(code.slice(7, 6).eq(0b10), () => char.set(letter));
      m.when(is_digit, () => char.set(digit));
      return { down: { payload: char, valid: fetched } };
    },
  );
};
