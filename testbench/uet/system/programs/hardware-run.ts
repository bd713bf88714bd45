/** Runs a workload with its first hosts in hardware. */
import type { Engine } from '../../../engine/simulator.ts';
import { RtlLibfabricEndpoint, rtlMtu } from '../libfabric/rtl-endpoint.ts';
import { type MessageWay, type ProgramEnd, programMemory, runPrograms } from './run-programs.ts';
import type { Workload, WorkloadSizes } from './workloads.ts';

/** Messages of HPC that may be longer than its buffers: what finds no receive waits, and is asked for or read. */
export const hardwareWays = {
  deferrable: { name: 'HPC in hardware, deferrable', profile: 'hpc', protocol: 'deferrable' },
  rendezvous: { name: 'HPC in hardware, rendezvous', profile: 'hpc', protocol: 'rendezvous' },
} as const satisfies Readonly<Record<string, MessageWay>>;

/** The sizes of a workload with packets as hardware of the catalogue cuts them. */
export const hardwareSizes = (sizes: WorkloadSizes): WorkloadSizes => ({ ...sizes, mtu: rtlMtu });

export interface HardwareRun {
  readonly hosts: number;
  /** The first hosts, which are in hardware. */
  readonly hardware: number;
  readonly loss: number;
  /** By default deferrable. */
  readonly way?: keyof typeof hardwareWays;
  readonly seed?: number;
  /** A frame leaves a host; `time` in ps. */
  onSent?(frame: Uint8Array, time: number): void;
}

/** An `Error` where something completes with another code than OK, or a check of the design fails. */
export async function runOnHardware(
  engine: Engine,
  { memory, program }: Workload,
  { hosts, hardware: count, loss, way: name = 'deferrable', seed = 1, onSent }: HardwareRun,
): Promise<ProgramEnd> {
  const hardware = await Promise.all(
    Array.from({ length: count }, (_, host) =>
      RtlLibfabricEndpoint.make(engine, {
        ...{ host, jobId: 1, mode: 'rud', rel: false, seed: seed - 1 + host },
        memory: programMemory(memory),
      }),
    ),
  );
  const way = hardwareWays[name];
  try {
    return runPrograms({
      ...{ hosts, way, memory, loss, seed, hardware, ...(onSent && { onSent }) },
      program: (host) => program(host, way),
    });
  } finally {
    for (const one of hardware) one.dispose();
  }
}
