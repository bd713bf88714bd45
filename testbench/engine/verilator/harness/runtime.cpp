// Verilator's runtime as one object. The thread pool is never started: models are built for one thread.
#include "verilated.cpp"
#include "verilated_threads.cpp"
