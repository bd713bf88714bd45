/** A long run of systems of endpoints in segments, each drawn from its seed. */
import { seededRandom } from '../../support/random.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { runSystem, type SystemOptions } from '../../testbench/uet/system/system-bench.ts';
import type { NodeKind } from '../../testbench/uet/system/system-node.ts';

const hosts = 8;

/** Which hosts are hardware, the workload, the weather and what fails. `bytes`: of a host's WRITEs. */
export function segmentOf(seed: number, rtl: number, bytes: number): SystemOptions {
  const random = seededRandom(seed).fork('segment');
  const inHardware = new Set(random.shuffle(Array.from({ length: hosts }, (_, host) => host)).slice(0, rtl));
  const nodes = Array.from({ length: hosts }, (_, host): NodeKind => (inHardware.has(host) ? 'rtl' : 'golden'));
  const workload = random.pick(['long', 'incast', 'all_to_all', 'small'] as const);
  const at = random.int(2, 40);
  const where = { leaf: random.below(2), spine: random.below(4) };
  const failure = [
    { ...where, at, what: 'fails' },
    { ...where, at: at + 60, what: 'withdrawn' },
  ] as const;
  return {
    nodes,
    workload,
    // Small messages take long to simulate.
    bytes: workload === 'small' ? Math.min(bytes, 100_000) : bytes,
    seed,
    mode: random.pick(['rud', 'rud', 'rod'] as const),
    loss: random.pick([0, 0.001, 0.01]),
    bitErrorRate: random.pick([0, 1e-7]),
    incidents: random.pick([[], failure, [{ ...where, at, what: 'slow' }]]),
  };
}

export interface SegmentResult {
  readonly workload: string;
  readonly messages: number;
  readonly bytes: number;
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly passed: boolean;
}

export async function runSegment(seed: number, rtl: number, size: number): Promise<SegmentResult> {
  const options = segmentOf(seed, rtl, size);
  const { messages, bytes, bytesWrong, lost, duplicates, passed } = await runSystem(wasmEngine, options);
  return { workload: options.workload, messages, bytes, bytesWrong, lost, duplicates, passed };
}
