// The module's face to JavaScript. The model is the class Vdut, whose ports are clocks and p0, p1, ... (see wrapper.ts).
// GATEWRIGHT_PORTS is the initialiser list of the latter's addresses, ended by a null; GATEWRIGHT_SET_CLOCKS gives a level
// to the clocks whose bits in `ticking` are 1, or to the only one; GATEWRIGHT_PREVIOUS_CLOCK, where known,
// is the member of the root module that remembers the clock's last value; GATEWRIGHT_TRACE asks for list_signals.
#include <cstdarg>
#include <cstdio>

#define EXPORT(name) extern "C" __attribute__((export_name(name), used, noinline))
#define IMPORT(name) extern "C" __attribute__((import_module("gatewright"), import_name(name)))

IMPORT("print") void js_print(const char* text, uint32_t edge);
IMPORT("fatal") void js_fatal(const char* text);
IMPORT("signal") void js_signal(const char* scope, const char* name, const void* address, uint32_t width);

namespace {
VerilatedContext* context;
Vdut* dut;
// The rising edge being simulated, counted from the start of `step`.
uint32_t edge;
// The clocks that have edges in `step`, a bit each.
uint32_t ticking = ~0u;
}  // namespace

extern "C" int gatewright_print(const char* format, ...) {
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0) js_print(text, edge);
    return length;
}

void vl_finish(const char*, int, const char*) VL_MT_UNSAFE {}
void vl_stop(const char*, int, const char*) VL_MT_UNSAFE {}
void vl_warn(const char*, int, const char*, const char*) VL_MT_UNSAFE {}
void vl_fatal(const char*, int, const char*, const char* message) VL_MT_UNSAFE {
    js_fatal(message);
    __builtin_trap();
}

EXPORT("create") void create(int32_t seed) {
    context = new VerilatedContext;
    context->threads(1);
    context->assertOn(true);
    context->randReset(2);
    context->randSeed(seed);
    // Verilator's generator starts from two equal words, and its first values are poor: the lowest bit is 0 for every seed.
    for (int i = 0; i < 32; ++i) vl_rand64();
    dut = new Vdut{context, ""};
    GATEWRIGHT_SET_CLOCKS(0)
}

EXPORT("choose_clocks") void choose_clocks(uint32_t clocks) { ticking = clocks; }

EXPORT("eval") void eval() { dut->eval(); }

EXPORT("port_address") const void* port_address(uint32_t index) {
    const void* const addresses[] = GATEWRIGHT_PORTS;
    return addresses[index];
}

// A function of its own: WebAssembly engines replace a function by its optimised form at the next call, not within one,
// so the loop in `step` must call what it repeats.
__attribute__((noinline)) static void rising_edge() {
    GATEWRIGHT_SET_CLOCKS(1)
    dut->eval();
    GATEWRIGHT_SET_CLOCKS(0)
#ifdef GATEWRIGHT_PREVIOUS_CLOCK
    // Nothing happens at a falling edge, so the model need only forget that the clock was high.
    dut->rootp->GATEWRIGHT_PREVIOUS_CLOCK = 0;
#else
    dut->eval();
#endif
}

EXPORT("step") void step(uint32_t edges) {
    for (edge = 0; edge < edges; ++edge) rising_edge();
}

// One moment; which of these clocks have the level already, and so no edge, the model knows.
EXPORT("edges") void edges(uint32_t rise, uint32_t fall) {
    edge = 0;
    if (rise) {
        ticking = rise;
        GATEWRIGHT_SET_CLOCKS(1)
    }
    if (fall) {
        ticking = fall;
        GATEWRIGHT_SET_CLOCKS(0)
    }
    ticking = ~0u;
    dut->eval();
}

#ifdef GATEWRIGHT_TRACE
EXPORT("list_signals") void list_signals() {
    for (const auto& scope : *context->scopeNameMap()) {
        const VerilatedVarNameMap* const variables = scope.second->varsp();
        if (!variables) continue;
        for (const auto& entry : *variables) {
            const VerilatedVar& variable = entry.second;
            if (variable.udims() != 0 || variable.isParam()) continue;
            js_signal(scope.first, entry.first, variable.datap(), static_cast<uint32_t>(variable.elements(0)));
        }
    }
}
#endif
