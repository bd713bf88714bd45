/** An endpoint of SES: both halves around the host's memory, over whatever delivers packets. */
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Process, Resource, type ResourceOptions } from './addressing/index.ts';
import {
  type InitiatorCompletion,
  type OutMessage,
  type OutPacket,
  SesInitiator,
  type SesOperation,
} from './initiator/index.ts';
import type { PostedReceive } from './matching/index.ts';
import { noBytes, type SesRequest, type SesResponse } from './packets/packet.ts';
import { type MemoryRegion, RegionTable } from './regions/index.ts';
import { type SesOptions, type SesSettings, sesSettings } from './settings.ts';
import {
  type Arrival,
  type HostMemory,
  SesTarget,
  type TargetCompletion,
  type TargetMessage,
} from './target-side/index.ts';
import { errorResponse, okResponse } from './target-side/responses.ts';

/** Data of a READ that leaves in the return space of the PDC that its request came by. */
export interface OutData {
  readonly handle: number;
  readonly to: Arrival;
  readonly response: SesResponse;
}

export interface SesEndpointOptions {
  readonly settings?: SesOptions;
  /** What packets of its own, RTR and READs of a rendezvous, say as their initiator. */
  readonly initiator: number;
  readonly memory: HostMemory;
  /** Uniform, 0 to 1, for back-offs. */
  random(): number;
  /** The first token that it gives as a target. */
  readonly firstTargetToken?: number;
}

export interface ProcessOptions {
  readonly pidOnFep: number;
  readonly jobId: number | 'absolute';
  readonly resources: readonly ResourceOptions<TargetMessage>[];
  readonly regions?: readonly MemoryRegion[];
}

export class SesEndpoint {
  readonly settings: SesSettings;
  readonly initiator: SesInitiator;
  readonly target: SesTarget;
  /** A response to a delivered request leaves. */
  onResponse: (arrival: Arrival, response: SesResponse) => void = () => {};
  onCompletion: (completion: TargetCompletion) => void = () => {};
  readonly #data: OutData[] = [];
  readonly #dataDone = new Map<number, () => void>();
  #nextData = 0;

  constructor({ settings, initiator, memory, random, firstTargetToken = 1 }: SesEndpointOptions) {
    this.settings = sesSettings(settings);
    this.initiator = new SesInitiator(this.settings, { place: (at, bytes) => memory.write(at, bytes), random });
    const own = { initiator, firstToken: firstTargetToken };
    const base = { mode: 'rud', initiator, payload: noBytes } as const;
    const port = {
      memory,
      respond: (arrival: Arrival, response: SesResponse) => this.onResponse(arrival, response),
      sendData: (to: Arrival, response: SesResponse, done: () => void) => {
        const handle = this.#nextData++;
        this.#dataDone.set(handle, done);
        this.#data.push({ handle, to, response });
      },
      sendRtr: (peer: number, request: SesRequest, done: (code: SesResponse['returnCode']) => void) => {
        const { rel, jobId, matchBits } = request;
        const where = { rel, jobId, pidOnFep: 0, resourceIndex: 0, matchBits };
        this.initiator.start({ ...base, ...where, peer, opcode: 'deferrable_rtr', request }, ({ code }) =>
          done(isLocal(code) ? 'uncor' : code),
        );
      },
      read: ({
        done,
        key,
        riGeneration,
        ...read
      }: Parameters<ConstructorParameters<typeof SesTarget>[1]['read']>[0]) => {
        this.initiator.setGeneration({ ...read, opcode: 'read' }, riGeneration);
        this.initiator.start({ ...base, ...read, opcode: 'read', matchBits: key }, ({ code }) =>
          done(isLocal(code) ? 'uncor' : code),
        );
      },
      complete: (completion: TargetCompletion) => this.onCompletion(completion),
      served: (peer: number, key: bigint, bytes: number) => this.initiator.served(peer, key, bytes),
    };
    this.target = new SesTarget(this.settings, port, own);
  }

  /** A process that peers may address. */
  addProcess({ pidOnFep, jobId, resources, regions = [] }: ProcessOptions): Process<TargetMessage> {
    const table = new RegionTable(this.settings.region);
    for (const region of regions) table.add(region);
    const process = { pidOnFep, jobId, regions: table, resources: resources.map((of) => new Resource(of)) };
    this.target.addresses.add(process);
    return process;
  }

  start(op: SesOperation, done: (completion: InitiatorCompletion) => void): OutMessage {
    return this.initiator.start(op, done);
  }

  post(resource: Resource<TargetMessage>, receive: PostedReceive): boolean {
    return this.target.post(resource, receive);
  }

  /** The next request that may leave, of all or of datagrams alone. */
  nextRequest(of: 'all' | 'datagrams' = 'all'): OutPacket | undefined {
    return this.initiator.next(of);
  }

  /** The next data for a return space. */
  nextData(): OutData | undefined {
    return this.#data.shift();
  }

  /** The peer has acknowledged data. */
  dataAcknowledged(handle: number): void {
    this.#dataDone.get(handle)?.();
    this.#dataDone.delete(handle);
  }

  /** A request has come, once; by UUD and RUDI, which know no duplicates, each time that its packet has come. */
  deliver(request: SesRequest, arrival: Arrival) {
    const byPdc = arrival.mode === 'rud' || arrival.mode === 'rod';
    const isRtr = request.opcode === opcodes.code.deferrable_rtr && byPdc;
    if (!isRtr) return this.target.deliver(request, arrival);
    const code = this.initiator.readyToReceive(arrival.peer, request);
    this.onResponse(arrival, code === 'ok' ? okResponse(request, 0, 'expected') : errorResponse(request, code));
  }

  /** Data of a READ has come in a return space: what answers it. */
  deliverData(response: SesResponse, peer: number): SesResponse {
    const code = this.initiator.readData(peer, response);
    const of = { messageId: response.messageId, jobId: response.jobId, requestLength: response.modifiedLength };
    const request = { ...of } as SesRequest;
    return code === 'ok' ? okResponse(request, response.modifiedLength, 'expected') : errorResponse(request, code);
  }

  /** It is now `now`, in ms, no earlier than before. */
  advance(now: number): void {
    this.initiator.advance(now);
    this.target.advance(now);
  }
}

const isLocal = (code: InitiatorCompletion['code']): code is 'timed_out' | 'pds' | 'cut' =>
  code === 'timed_out' || code === 'pds' || code === 'cut';
