/** What software sets up in an endpoint with the whole semantic sublayer. */
import { bit, bits, clog2, optional, record, type Shape, type ValueOf } from '../../../hdl/index.ts';
import { ProcessAddress, ReceiveContext, ResourceSpace } from '../../ses/address-resolver/resolver-records.ts';
import { RegionCommand } from '../../ses/memory-regions/region-records.ts';
import { KeptFound, KeptReleased } from '../../ses/receive/target-kept.ts';
import { contextsOf, type SesTargetOptions, targetWidths } from '../../ses/receive/target-options.ts';
import { ReceiveCommand, ReceiveDone } from '../../ses/receive/target-records.ts';
import { CommandStatus, KeyCommand, slotBits } from '../../ses/tables/key-table.ts';

const offered = <V>(payload: Shape<V>) => record({ valid: bit, payload });

const done = (width: number) => record({ valid: bit, status: CommandStatus, slot: bits(width) });

/** Commands; each stays as it is until it is done, a receive or a context until it is taken. */
export const SemanticCommands = (options: SesTargetOptions) => {
  const { addresses, jobs, multi, unexpected } = options;
  const { keptBits } = targetWidths(options);
  const contextBits = clog2(contextsOf(options));
  const processBits = slotBits(addresses.processes);
  return record({
    job: offered(KeyCommand(24)),
    process: offered(record({ remove: bit, process: ProcessAddress })),
    resource: offered(
      record({
        remove: bit,
        absolute: bit,
        owner: bits(addresses.merged ? Math.max(12, processBits) : processBits),
        space: ResourceSpace,
        resource_index: bits(12),
        context: ReceiveContext,
      }),
    ),
    context: offered(record({ index: bits(contextBits), context: ReceiveContext })),
    region: offered(RegionCommand),
    receive: offered(ReceiveCommand(contextBits, jobs !== undefined, multi !== undefined)),
    /** The host gives the buffer of an unexpected message back, a clock each. */
    release: optional(unexpected !== undefined, record({ valid: bit, number: bits(keptBits) })),
  });
};

/** What has become of them. */
export const SemanticDone = (options: SesTargetOptions) => {
  const { addresses, regions, tagged, multi, unexpected } = options;
  const Receive = ReceiveDone(multi !== undefined);
  const keeps = unexpected !== undefined;
  return record({
    job: done(slotBits(addresses.jobs)),
    process: done(slotBits(addresses.processes)),
    resource: done(slotBits(addresses.resources)),
    region: done(slotBits(regions)),
    context_taken: bit,
    receive_taken: bit,
    sends: Receive,
    tags: optional(tagged !== undefined, Receive),
    /** A refusal on ROD has disabled that context, until a receive is posted there (ses.md 1.4). */
    exhausted: optional(options.rod === true, record({ valid: bit, context: bits(slotBits(addresses.resources)) })),
    /** A receive has found an unexpected message, and what became of a buffer that was given back. */
    kept_found: optional(keeps, KeptFound(targetWidths(options).keptBits)),
    released: optional(keeps, KeptReleased),
  });
};

type Optional<S> = Shape<ValueOf<S> | undefined>;

/** Commands, of an endpoint that has the whole sublayer. */
export const semanticCommands = (options: SesTargetOptions | undefined) =>
  (options === undefined ? optional(false, bit) : SemanticCommands(options)) as Optional<
    ReturnType<typeof SemanticCommands>
  >;

/** What has become of them. */
export const semanticDone = (options: SesTargetOptions | undefined) =>
  (options === undefined ? optional(false, bit) : SemanticDone(options)) as Optional<ReturnType<typeof SemanticDone>>;
