// Read before every C++ file, Verilator's own runtime included: what a single-threaded WebAssembly module without an
// operating system needs to know before <verilated.h>.
#ifndef GATEWRIGHT_RUNTIME_H_
#define GATEWRIGHT_RUNTIME_H_

#define VL_IGNORE_UNKNOWN_ARCH
#define VL_CPU_RELAX()
// One thread: thread-local storage would only make every access to the context an indirection.
#define thread_local

// Everything that the model prints comes here, failed assertions among it.
extern "C" int gatewright_print(const char* format, ...) __attribute__((format(printf, 1, 2)));
#define VL_PRINTF gatewright_print

// 32 bits of a start value; the wrapper's Verilog calls it.
extern "C" unsigned gatewright_start(unsigned index, unsigned address, unsigned part)
    __attribute__((import_module("gatewright"), import_name("start")));

// $stop, $finish, warnings and fatal errors are ours: none of them may end the process.
#define VL_USER_FINISH
#define VL_USER_STOP
#define VL_USER_FATAL
#define VL_USER_WARN

#endif
