"""Builds a design once and runs one bench of `benches.py` on it: run.py SIMULATOR TOP BUILD_FOLDER SOURCE..."""
import sys
from pathlib import Path

from cocotb_tools.runner import get_runner

simulator, top, build, *sources = sys.argv[1:]
runner = get_runner(simulator)
runner.build(sources=sources, hdl_toplevel=top, build_dir=build, timescale=("1ns", "1ps"))
here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
results = runner.test(
    hdl_toplevel=top,
    test_module="benches",
    build_dir=build,
    test_dir=build,
    results_xml=f"{build}/results.xml",
    extra_env={"PYTHONPATH": str(here), "COCOTB_LOG_LEVEL": "WARNING"},
)
sys.exit(1 if "<failure" in Path(results).read_text() else 0)
