/** Which receive context a packet is for, by plain lists: shares no code with hardware or golden model. */
export interface Process {
  readonly rel: number;
  readonly job_id: number;
  readonly pid_on_fep: number;
}

export interface Context {
  readonly enabled: number;
  readonly uses_generation: number;
  readonly generation: number;
  readonly supported: number;
}

export const spaces = ['rma', 'send', 'tagged', 'none'] as const;
export type Space = (typeof spaces)[number];

export interface Resource {
  readonly process: Process;
  readonly space: Space;
  readonly resource_index: number;
}

export interface Tables {
  readonly jobs: readonly number[];
  readonly processes: readonly Process[];
  readonly resources: readonly { readonly resource: Resource; readonly slot: number; readonly context: Context }[];
}

export interface Addressed {
  readonly version: number;
  readonly opcode: number;
  readonly rel: number;
  readonly job_id: number;
  readonly pid_on_fep: number;
  readonly resource_index: number;
  readonly ri_generation: number;
  /** The process alone is looked up. */
  readonly no_resource: number;
}

/** Opcodes of uet-wire.md 12.6 by their space, ses.md 1.3. */
const spaceOf: readonly Space[] = [
  'none',
  'rma',
  'rma',
  'rma',
  'rma',
  'send',
  'send',
  'send',
  'send',
  'tagged',
  'tagged',
  'tagged',
  'none',
  'tagged',
  'tagged',
  'none',
];
const DATAGRAM = 7;

/** Numbers of uet-wire.md 12.8. */
export const rc = {
  ok: 0x01,
  bad_generation: 0x02,
  disabled: 0x03,
  disabled_gen: 0x04,
  unsupported_op: 0x06,
  bad_index: 0x19,
  bad_pid: 0x1a,
  bad_job_id: 0x1b,
  uncor: 0x20,
} as const;

/** Relative processes are of a job; absolute ones of the endpoint, whichever job asks. */
export const sameProcess = (a: Process, b: Process): boolean =>
  a.rel === b.rel && a.pid_on_fep === b.pid_on_fep && (a.rel === 0 || a.job_id === b.job_id);

export const sameResource = (a: Resource, b: Resource): boolean =>
  a.space === b.space && a.resource_index === b.resource_index && sameProcess(a.process, b.process);

export interface Resolved {
  readonly code: number;
  readonly slot?: number;
  readonly generation?: number;
}

/** The first check that fails. */
export function resolve(tables: Tables, packet: Addressed, versionCode: number, merged: boolean): Resolved {
  if (packet.version !== 0) return { code: versionCode };
  const space = spaceOf[packet.opcode];
  if (space === undefined) return { code: rc.unsupported_op };
  const isAlone = packet.no_resource === 1;
  if (space === 'none' && !isAlone) return { code: rc.ok };
  const skips = merged && packet.rel === 0;
  if (packet.rel === 1 && !tables.jobs.includes(packet.job_id)) return { code: rc.bad_job_id };
  if (!skips && !tables.processes.some((process) => sameProcess(process, packet))) return { code: rc.bad_pid };
  if (isAlone) return { code: rc.ok };
  const wanted: Resource = { process: packet, space, resource_index: packet.resource_index };
  const found = tables.resources.find(({ resource }) => sameResource(resource, wanted));
  if (found === undefined) return { code: rc.bad_index };
  const { enabled, uses_generation, generation, supported } = found.context;
  if (enabled === 0) return { code: uses_generation === 1 ? rc.disabled_gen : rc.disabled, generation };
  if (uses_generation === 1 && generation !== packet.ri_generation && packet.opcode !== DATAGRAM) {
    return { code: rc.bad_generation, generation };
  }
  if (((supported >> packet.opcode) & 1) === 0) return { code: rc.unsupported_op };
  return { code: rc.ok, slot: found.slot, generation };
}
