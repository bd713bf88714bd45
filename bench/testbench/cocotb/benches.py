"""The three testbenches as a user of cocotb writes them; the bench and its clocks come from the environment."""
import json
import os
import random
import time

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge

BENCH = os.environ["BENCH"]
CLOCKS = int(os.environ["CLOCKS"])
WILLINGNESS = float(os.environ["WILLINGNESS"])
TASKS = int(os.environ["TASKS"])


async def start(dut):
    Clock(dut.clk, 10, "ns").start()
    dut.rst.value = 1
    for _ in range(2):
        await RisingEdge(dut.clk)
    dut.rst.value = 0


def report(clocks, seconds):
    print(json.dumps({"clocks": clocks, "seconds": seconds}, separators=(",", ":")), flush=True)


@cocotb.test(skip=BENCH != "counter")
async def counter(dut):
    dut.en.value = 1
    await start(dut)
    started = time.perf_counter()
    for _ in range(CLOCKS):
        await RisingEdge(dut.clk)
    report(CLOCKS, time.perf_counter() - started)
    assert CLOCKS - 1 <= int(dut.count.value) <= CLOCKS


@cocotb.test(skip=BENCH != "tasks")
async def tasks(dut):
    dut.en.value = 1
    await start(dut)

    async def waiting():
        for _ in range(CLOCKS):
            await RisingEdge(dut.clk)

    started = time.perf_counter()
    running = [cocotb.start_soon(waiting()) for _ in range(TASKS)]
    for task in running:
        await task
    report(CLOCKS, time.perf_counter() - started)
    assert CLOCKS - 1 <= int(dut.count.value) <= CLOCKS


@cocotb.test(skip=BENCH != "fifo")
async def fifo(dut):
    dut.up_valid.value = 0
    dut.down_ready.value = 0
    await start(dut)
    source_random, sink_random = random.Random(1), random.Random(2)
    expected = []
    matched = 0

    async def source():
        while True:
            while source_random.random() >= WILLINGNESS:
                await RisingEdge(dut.clk)
            item = source_random.getrandbits(8)
            dut.up_payload.value = item
            dut.up_valid.value = 1
            while True:
                await RisingEdge(dut.clk)
                if dut.up_ready.value == 1:
                    break
            expected.append(item)
            dut.up_valid.value = 0

    async def sink():
        nonlocal matched
        while True:
            ready = sink_random.random() < WILLINGNESS
            dut.down_ready.value = int(ready)
            await RisingEdge(dut.clk)
            if ready and dut.down_valid.value == 1:
                assert int(dut.down_payload.value) == expected.pop(0)
                matched += 1

    cocotb.start_soon(source())
    cocotb.start_soon(sink())
    started = time.perf_counter()
    for _ in range(CLOCKS // 128):
        for _ in range(128):
            await RisingEdge(dut.clk)
    report(CLOCKS // 128 * 128, time.perf_counter() - started)
    assert matched > CLOCKS / 4
