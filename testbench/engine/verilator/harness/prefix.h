// Precompiled once: what every model includes.
#include "runtime.h"
#include "verilated.h"
#include "verilated_syms.h"
