/**
 * Imported by whatever starts WebAssembly: has V8 keep its generic wrappers for calls between JavaScript and
 * WebAssembly.
 *
 * When threads of one process replace such a wrapper by a compiled one at the same time, the process can die at
 * `Check failed: jit_page_->allocations_.erase(addr) == 1` in `Runtime_TierUpWasmToJSWrapper` (V8 13.6;
 * nodejs/node#64500 is a relative of it): seen twice in 228 test files, with Yosys in one thread and an engine in the
 * other. The flag is the process's own, holds for instances made from now on, and costs nothing that `bench/testbench`
 * shows.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');
