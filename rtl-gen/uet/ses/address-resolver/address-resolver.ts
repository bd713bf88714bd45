/** The receive context of each packet, by relative and absolute addresses. */
import {
  type Bits,
  bit,
  bits,
  module,
  optional,
  pack,
  record,
  type Shape,
  sink,
  type ValueOf,
} from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
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
    ({ packet: { valid, ...packet }, settings, job_commands, process_commands, resource_commands, contexts }, m) => {
      const always = m.lit(1, 1);
      const asked = pipeline(m, { packet }, { valid })
        .stage('take', () => ({}))
        .stage('find_process', ({ packet: { job_id: _, pid_on_fep: pid, ...asks } }) => ({
          asks: { ...asks, owner: merged ? pid : undefined },
        }));
      const first = asked.at('find_process').packet;
      const job = m.inst('jobs', tables.jobs, { lookup: first.job_id, legal: always, commands: job_commands });
      const process = m.inst('processes', tables.processes, {
        lookup: processKey(first),
        legal: always,
        commands: process_commands.map(({ remove, process }) => ({ remove, key: processKey(process) })),
      });

      // The key of the resource.
      const keyOf = (isAbsolute: Bits<1>, of: Bits, space: ValueOf<typeof ResourceSpace>, index: Bits<12>): Bits => {
        const plain = of.cat(pack(space)).cat(index);
        return (merged ? isAbsolute.cat(plain) : plain).as(resourceWidth);
      };
      const found = asked
        .repeat(keyTableLatency - 1, 'compare', () => ({}))
        .stage('name_resource', ({ asks: { rel, owner: pid, resource_index, ...others } }) => {
          const absolute = merged ? rel.not() : m.lit(1, 0);
          const owner = merged
            ? m.mux(absolute, pid!.zext(ownerBits), process.slot.zext(ownerBits))
            : process.slot.as(ownerBits);
          const space = m.choose(
            [
              [isOfSpace(m, others.opcode, 'rma'), m.lit(ResourceSpace, 'rma')],
              [isOfSpace(m, others.opcode, 'send'), m.lit(ResourceSpace, 'send')],
            ],
            m.lit(ResourceSpace, 'tagged'),
          );
          return {
            resource_key: keyOf(absolute, owner, space, resource_index),
            has_job: job.hit.or(rel.not()),
            has_process: process.hit.or(absolute),
            header: others,
          };
        })
        .stage('find_resource', () => ({}));
      const command = resource_commands.payload;
      const resource = m.inst('resources', tables.resources, {
        lookup: found.at('find_resource').resource_key.as(resourceWidth),
        legal: command.space.is('none').not(),
        commands: resource_commands.map(({ remove, absolute, owner, space, resource_index }) => ({
          remove,
          key: keyOf(absolute, owner, space, resource_index).as(resourceWidth),
        })),
      });
      if (!merged) m.unused(command.absolute);
      const memory = m.mem('contexts_kept', ReceiveContext, { depth: resources.sets * resources.ways });
      const written = {
        valid: resource.placed.valid.or(contexts.valid),
        index: m.mux(resource.placed.valid, resource.placed.slot, contexts.payload.index),
        context: m.mux(resource.placed.valid, command.context, contexts.payload.context),
      };
      memory.write({ addr: written.index, data: written.context, enable: written.valid });
      const stored = memory.readSync({ addr: resource.slot, onCollision: 'old' });

      // Its context, and the first check that fails.
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const { out } = found
        .repeat(keyTableLatency - 1, 'match', () => ({}))
        .stage('read', () => ({ has_resource: resource.hit, resource_slot: resource.slot }))
        .stage('fetch', () => ({ kept: stored }))
        .stage('judge', ({ header, has_job, has_process, has_resource, resource_slot, kept }) => {
          const { opcode, version, no_resource, ri_generation } = header;
          const none = isOfSpace(m, opcode, 'none').and(no_resource.not());
          const isWrongGeneration = (late ? m.lit(1, 0) : kept.uses_generation)
            .and(kept.generation.ne(ri_generation))
            .and(opcode.ne(opcodes.code.datagram_send));
          const noOperation = opcode.slice(5, 4).any();
          const code = m.choose(
            [
              [version.any(), settings.version_code],
              [none, lit('ok')],
              [noOperation, lit('unsupported_op')],
              [has_job.not(), lit('bad_job_id')],
              [has_process.not(), lit('bad_pid')],
              [no_resource, lit('ok')],
              [has_resource.not(), lit('bad_index')],
              [kept.enabled.not(), m.mux(kept.uses_generation, lit('disabled_gen'), lit('disabled'))],
              [isWrongGeneration, lit('bad_generation')],
              [kept.supported.at(opcode.trunc(4)).not(), lit('unsupported_op')],
            ],
            lit('ok'),
          );
          // Whether the gate of contexts looks at the packet: it names one that has generations.
          const isGuarded = (): Bits<1> => {
            const isReached = has_job.and(has_process).and(has_resource).and(kept.enabled).and(no_resource.not());
            return isReached.and(version.any().or(none).or(noOperation).not()).and(kept.uses_generation);
          };
          return {
            judged: {
              ...{ code, context: resource_slot, generation: kept.generation, guarded: late ? isGuarded() : undefined },
              has_context: code.eq(returnCodes.code.ok).and(none.not()).and(no_resource.not()),
            },
          };
        });
      return {
        ready: job.ready.and(process.ready).and(resource.ready),
        verdict: { valid: out.valid, ...out.judged },
        written: late ? written : undefined,
        job_done: job.done,
        process_done: process.done,
        resource_done: resource.done,
        contexts: { ready: resource.placed.valid.not() },
      };
    },
  );
};
