/** The C++ program around a model that native Verilator makes. */

/** A port of the design under measurement: its name in Verilog and its width, 64 bits at most. */
export interface NativePort {
  readonly name: string;
  readonly width: number;
}

/** How a line begins that is an answer. */
export const ANSWER = '@answer';

/**
 * Reads lines `RST CLOCKS`, runs that many clocks with `rst` so, and answers each with a line: `ANSWER`, the
 * nanoseconds of processor time that they took, and the outputs in hexadecimal. Other lines are what the
 * design itself prints. Its only inputs are `clk` and `rst`.
 *
 * A clock is what Verilator's manual shows: an evaluation with `clk` 0 and one with `clk` 1.
 */
export function nativeMain(outputs: readonly NativePort[]): string {
  const wide = outputs.find(({ width }) => width > 64);
  if (wide !== undefined)
    throw new RangeError(`output ${wide.name} has ${wide.width} bits: the program prints 64 at most`);
  return `#include <cstdio>
#include <ctime>
#include "Vdut.h"
#include "verilated.h"

static long long nanoseconds() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

int main() {
    VerilatedContext context;
    Vdut dut{&context};
    unsigned rst;
    unsigned long long clocks;
    while (std::scanf("%u %llu", &rst, &clocks) == 2) {
        dut.rst = rst;
        const long long started = nanoseconds();
        for (unsigned long long i = 0; i < clocks; ++i) {
            dut.clk = 0;
            dut.eval();
            dut.clk = 1;
            dut.eval();
        }
        std::printf("\\n${ANSWER} %lld", nanoseconds() - started);
${outputs.map(({ name }) => `        std::printf(" %llx", static_cast<unsigned long long>(dut.${name}));`).join('\n')}
        std::printf("\\n");
        std::fflush(stdout);
    }
}
`;
}
