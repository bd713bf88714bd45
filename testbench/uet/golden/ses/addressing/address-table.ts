/** From the address in a request to a receive context: ses.md 1.2, steps 0 to 7. */
import type { MessageHeader } from '../matching/index.ts';
import { opcodeName, type ReturnCodeName, type SesRequest } from '../packets/packet.ts';
import type { RegionTable } from '../regions/index.ts';
import { type Resource, type Space, spaceOf } from './resource.ts';

/** A process of this node. */
export interface Process<T extends MessageHeader> {
  /** 12 bits. */
  readonly pidOnFep: number;
  /** Of its job; `absolute`: it is reached without one, as a service is. */
  readonly jobId: number | 'absolute';
  readonly regions: RegionTable;
  readonly resources: readonly Resource<T>[];
}

export interface AddressSettings {
  /** What a miss in the tables answers: the code of its stage [M], or UNDELIVERABLE, as the reference does [M]. */
  readonly misses: 'by_stage' | 'undeliverable';
  /** One table for both kinds of addresses: absolute ones reach processes of jobs too (ses.md 1.3 [M]). */
  readonly absoluteReachesJobs: boolean;
}

export const defaultAddressSettings: AddressSettings = { misses: 'by_stage', absoluteReachesJobs: true };

export type Resolved<T extends MessageHeader> =
  | { readonly code: 'ok'; readonly process: Process<T>; readonly resource: Resource<T> | undefined }
  | { readonly code: Exclude<ReturnCodeName, 'ok'>; readonly generation?: number };

export class AddressTable<T extends MessageHeader> {
  readonly settings: AddressSettings;
  readonly #processes: Process<T>[] = [];

  constructor(settings: Partial<AddressSettings> = {}) {
    this.settings = { ...defaultAddressSettings, ...settings };
  }

  get processes(): readonly Process<T>[] {
    return this.#processes;
  }

  /** A `RangeError` where its address is taken. */
  add(process: Process<T>): void {
    const { jobId, pidOnFep } = process;
    if (this.#processes.some((other) => other.jobId === jobId && other.pidOnFep === pidOnFep))
      throw new RangeError(`process ${pidOnFep} of job ${jobId} is there already`);
    this.#processes.push(process);
  }

  /**
   * The process and resource of a request. Small headers have no resource index, and operations of no space have no
   * resource. Datagrams are not compared by generation (ses.md 7).
   */
  resolve(request: SesRequest): Resolved<T> {
    // No code is defined for a wrong version: that of the reference (ses.md 1.2, step 0 [L]).
    if (request.version !== 0) return { code: 'uncor' };
    const name = opcodeName(request.opcode);
    const process = this.#processOf(request);
    if (typeof process === 'string') return { code: this.#miss(process) };
    if (name === undefined) return { code: 'unsupported_op' };
    const space = spaceOf[name];
    if (space === 'none') return { code: 'ok', process, resource: undefined };
    if (request.form === 'small' && space === 'rma') return { code: 'ok', process, resource: undefined };
    const resource = find(process, space, request.resourceIndex);
    if (resource === undefined) return { code: this.#miss('bad_index') };
    const { generation } = resource;
    if (!resource.isEnabled) return { code: generation === undefined ? 'disabled' : 'disabled_gen' };
    if (generation !== undefined && request.riGeneration !== generation && name !== 'datagram_send')
      return { code: 'bad_generation', generation };
    if (!resource.operations.has(name)) return { code: 'unsupported_op' };
    return { code: 'ok', process, resource };
  }

  #processOf({ rel, jobId, pidOnFep }: SesRequest): Process<T> | 'bad_job_id' | 'bad_pid' {
    const isReached = ({ jobId: of }: Process<T>): boolean =>
      rel ? of === jobId : of === 'absolute' || this.settings.absoluteReachesJobs;
    const reached = this.#processes.filter(isReached);
    if (rel && reached.length === 0) return 'bad_job_id';
    return reached.find((process) => process.pidOnFep === pidOnFep) ?? 'bad_pid';
  }

  #miss(code: 'bad_job_id' | 'bad_pid' | 'bad_index'): Exclude<ReturnCodeName, 'ok'> {
    return this.settings.misses === 'by_stage' ? code : 'undeliverable';
  }
}

export const find = <T extends MessageHeader>(
  { resources }: Process<T>,
  space: Space,
  index: number,
): Resource<T> | undefined => resources.find((one) => one.space === space && one.index === index);
