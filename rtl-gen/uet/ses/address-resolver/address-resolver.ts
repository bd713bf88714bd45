/** The receive context of each packet, by relative and absolute addresses. */
import { type Bits, bit, bits, module, optional, pack, record, type Shape, sink, unpack } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import { flagLine } from '../tables/flag-line.ts';
import { CommandStatus, KeyCommand, keyTable, keyTableLatency, slotBits } from '../tables/key-table.ts';
import {
  AddressedPacket,
  isOfSpace,
  ProcessAddress,
  ReceiveContext,
  ResolverSettings,
  ResourceSpace,
} from './resolver-records.ts';

interface TableSize {
  /** A power of two, 2 or more. */
  readonly sets: number;
  /** A power of two. */
  readonly ways: number;
}

export interface AddressResolverOptions {
  readonly jobs: TableSize;
  readonly processes: TableSize;
  readonly resources: TableSize;
  /**
   * Absolute addresses are looked up in one step, {PIDonFEP, resource index} (ses.md 1.3): a process need not be
   * registered, and what is missing is BAD_INDEX. Default: by their process, as relative ones.
   */
  readonly merged?: boolean;
  /** Generations are not compared here: the verdict says whose they are, and `written` what contexts are set to. */
  readonly late?: boolean;
}

/** Clocks from `packet` to `verdict`. */
export const addressResolverLatency = 1 + keyTableLatency + 1 + keyTableLatency + 2 + 1;

export const addressResolverName = ({
  jobs,
  processes,
  resources,
  merged = false,
  late = false,
}: AddressResolverOptions): string =>
  `ses_address_resolver_j${jobs.sets}x${jobs.ways}_p${processes.sets}x${processes.ways}` +
  `_r${resources.sets}x${resources.ways}${merged ? '_merged' : ''}${late ? '_late' : ''}`;

/** Bits of a resource's owner in its key: the slot of a process, or with a merged table a PIDonFEP too. */
export const resourceOwnerBits = ({ processes, merged = false }: AddressResolverOptions): number =>
  merged ? Math.max(12, slotBits(processes)) : slotBits(processes);

/** The key of a process. */
const processKey = (address: typeof ProcessAddress extends Shape<infer V> ? V : never): Bits<37> =>
  address.rel.cat(address.job_id.mask(address.rel)).cat(address.pid_on_fep).as(37);

/**
 * Takes a packet in each clock and says `addressResolverLatency` clocks later which receive context it is for, or
 * which check was the first to fail, in the order of ses.md 1.2: version (`version_code`); of relative addresses the
 * job (BAD_JOB_ID); the process (BAD_PID); the resource index in the space of the operation (BAD_INDEX); the context is
 * enabled (DISABLED, or DISABLED_GEN with generations); its generation (BAD_GENERATION; not of DATAGRAM_SEND, ses.md
 * 7); the operation is supported there (UNSUPPORTED_OP). Operations of no space (NO_OP, DEFERRABLE_RTR, MSG_ERROR) are
 * OK and have no context, unless `no_resource` asks for their process; opcodes of no operation are UNSUPPORTED_OP.
 * `generation` is the context's present one.
 *
 * Commands add and remove jobs, processes and resources, each beside the packets and done as `keyTable` says; `done`
 * has the slot: a process is named by it in the resource's key, and a context has the number of its resource's slot. A
 * resource begins with the `context` that its command has, and `contexts` changes that: one write in each clock but
 * those in which a resource begins. Resources of a process are removed before it.
 */
export const addressResolver = (options: AddressResolverOptions) => {
  const { jobs, processes, resources, merged = false, late = false } = options;
  const ProcessSlot = bits(slotBits(processes));
  const Context = bits(slotBits(resources));
  const ownerBits = resourceOwnerBits(options);
  const resourceWidth = (merged ? 1 : 0) + ownerBits + 2 + 12;
  const drain = addressResolverLatency - 1;
  const lateDrain = drain - keyTableLatency - 1;
  const tables = {
    jobs: keyTable({ keyWidth: 24, ...jobs, drain }),
    processes: keyTable({ keyWidth: 37, ...processes, drain }),
    resources: keyTable({ keyWidth: resourceWidth, ...resources, drain: lateDrain }),
  };
  const done = <W extends number>(slot: Shape<Bits<W>>) => record({ valid: bit, status: CommandStatus, slot });
  return module(
    addressResolverName(options),
    {
      summary: 'Receive contexts by relative and absolute addresses: a packet in each clock.',
      in: { packet: AddressedPacket, settings: ResolverSettings },
      out: {
        ready: bit,
        verdict: record({
          ...{ valid: bit, code: bits(6), has_context: bit, context: Context, generation: bits(8) },
          /** It has come to a context that is enabled and uses generations. */
          guarded: optional(late, bit),
        }),
        written: optional(late, record({ valid: bit, index: Context, context: ReceiveContext })),
        job_done: done(bits(slotBits(jobs))),
        process_done: done(ProcessSlot),
        resource_done: done(Context),
      },
      link: {
        job_commands: sink(KeyCommand(24)),
        process_commands: sink(record({ remove: bit, process: ProcessAddress })),
        resource_commands: sink(
          record({
            remove: bit,
            /** Of a resource of an absolute address, where those are merged; `owner` is its PIDonFEP then. */
            absolute: bit,
            owner: bits(ownerBits),
            space: ResourceSpace,
            resource_index: bits(12),
            context: ReceiveContext,
          }),
        ),
        contexts: sink(record({ index: Context, context: ReceiveContext })),
      },
    },
    ({ packet, settings, job_commands, process_commands, resource_commands, contexts }, m) => {
      const later = delayer(m);
      const always = m.lit(1, 1);
      // Clock 1; to 6: job and process.
      const packet1 = m.next('packet_1', packet, { reset: { valid: 0 } });
      const job = m.inst('jobs', tables.jobs, { lookup: packet1.job_id, legal: always, commands: job_commands });
      const process = m.inst('processes', tables.processes, {
        lookup: processKey(packet1),
        legal: always,
        commands: {
          payload: {
            remove: process_commands.payload.remove,
            key: processKey(process_commands.payload.process),
          },
          valid: process_commands.valid,
        },
      });
      const carried = (name: string, from: typeof packet1, clocks: number) =>
        unpack(AddressedPacket, later(name, bits(AddressedPacket.width), pack(from), clocks));
      const at6 = carried('packet_to_6', packet1, keyTableLatency);

      // Clock 7: the key of the resource; to 12: its slot.
      const absolute = merged ? at6.rel.not() : m.lit(1, 0);
      const owner = merged
        ? m.mux(absolute, at6.pid_on_fep.zext(ownerBits), process.slot.zext(ownerBits))
        : process.slot.as(ownerBits);
      const space = m.mux(
        isOfSpace(m, at6.opcode, 'rma'),
        m.lit(ResourceSpace, 'rma'),
        m.mux(isOfSpace(m, at6.opcode, 'send'), m.lit(ResourceSpace, 'send'), m.lit(ResourceSpace, 'tagged')),
      );
      const keyOf = (isAbsolute: Bits<1>, of: Bits, in_: typeof space, index: Bits<12>): Bits => {
        const plain = of.cat(pack(in_)).cat(index);
        return merged ? isAbsolute.cat(plain) : plain;
      };
      const key7 = m.next('key_7', keyOf(absolute, owner, space, at6.resource_index));
      const hits = m.next('hits', { job: job.hit.or(at6.rel.not()), process: process.hit.or(absolute) });
      const command = resource_commands.payload;
      const resource = m.inst('resources', tables.resources, {
        lookup: key7.as(resourceWidth),
        legal: command.space.is('none').not(),
        commands: {
          payload: {
            remove: command.remove,
            key: keyOf(command.absolute, command.owner, command.space, command.resource_index).as(resourceWidth),
          },
          valid: resource_commands.valid,
        },
      });
      if (!merged) m.unused(command.absolute);

      // To 14: its context.
      const memory = m.mem('contexts_kept', ReceiveContext, { depth: resources.sets * resources.ways });
      const written = {
        valid: resource.placed.valid.or(contexts.valid),
        index: m.mux(resource.placed.valid, resource.placed.slot, contexts.payload.index),
        context: m.mux(resource.placed.valid, command.context, contexts.payload.context),
      };
      memory.write({ addr: written.index, data: written.context, enable: written.valid });
      const kept = m.next('kept', memory.readSync({ addr: resource.slot, onCollision: 'old' }));
      const at14 = carried('packet_to_14', at6, 1 + keyTableLatency + 2);
      const hits14 = later('hits', record({ job: bit, process: bit }), hits, keyTableLatency + 2);
      const hit14 = later('resource_hit', bit, resource.hit, 2);
      const slot14 = later('resource_slot', Context, resource.slot, 2);

      // Clock 15: the first check that fails.
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const none = isOfSpace(m, at14.opcode, 'none').and(at14.no_resource.not());
      const isWrongGeneration = (late ? m.lit(1, 0) : kept.uses_generation)
        .and(kept.generation.ne(at14.ri_generation))
        .and(at14.opcode.ne(opcodes.code.datagram_send));
      const code = m.wire('code_14', bits(6), returnCodes.code.ok);
      m.when(at14.version.any(), () => code.set(settings.version_code))
        .elsewhen(none, () => code.set(lit('ok')))
        .elsewhen(at14.opcode.slice(5, 4).any(), () => code.set(lit('unsupported_op')))
        .elsewhen(hits14.job.not(), () => code.set(lit('bad_job_id')))
        .elsewhen(hits14.process.not(), () => code.set(lit('bad_pid')))
        .elsewhen(at14.no_resource, () => code.set(lit('ok')))
        .elsewhen(hit14.not(), () => code.set(lit('bad_index')))
        .elsewhen(kept.enabled.not(), () => code.set(m.mux(kept.uses_generation, lit('disabled_gen'), lit('disabled'))))
        .elsewhen(isWrongGeneration, () => code.set(lit('bad_generation')))
        .elsewhen(kept.supported.at(at14.opcode.trunc(4)).not(), () => code.set(lit('unsupported_op')));
      // Whether the gate of contexts looks at the packet: it names one that has generations.
      const isGuarded = (): Bits<1> => {
        const isReached = hits14.job.and(hits14.process).and(hit14).and(kept.enabled).and(at14.no_resource.not());
        const isKnown = at14.version.any().or(none).or(at14.opcode.slice(5, 4).any()).not();
        return isReached.and(isKnown).and(kept.uses_generation);
      };
      const guarded = late ? isGuarded() : undefined;
      const found = code.eq(returnCodes.code.ok).and(none.not()).and(at14.no_resource.not());
      return {
        ready: job.ready.and(process.ready).and(resource.ready),
        verdict: {
          valid: flagLine(m, 'valid', packet1.valid, addressResolverLatency - 1),
          ...m.next('verdict', { code, has_context: found, context: slot14, generation: kept.generation, guarded }),
        },
        written: late ? written : undefined,
        job_done: job.done,
        process_done: process.done,
        resource_done: resource.done,
        job_commands: job.commands,
        process_commands: process.commands,
        resource_commands: resource.commands,
        contexts: { ready: resource.placed.valid.not() },
      };
    },
  );
};
