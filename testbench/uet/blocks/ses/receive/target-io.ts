/** The ports of a receive half, whatever is built in. */
import type { Module, ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { sesTarget } from '../../../../../rtl-gen/uet/ses/receive/ses-target.ts';
import { profileSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import type { TargetCompletion } from '../../../../../rtl-gen/uet/ses/receive/target-records.ts';
import type { SesPacket } from '../../../../../rtl-gen/uet/ses/ses-packet.ts';
import type { Item } from '../../../../agents/item.ts';
import { type Dut, type DutOf, dutOf, type TestContext } from '../../test-kit.ts';

type Built<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** Typed as if all were there; `isBuilt` tells of a port whether it is. */
export type TargetIo =
  ReturnType<typeof sesTarget> extends Module<infer I, infer O, infer L, string> ? DutOf<Built<I>, Built<O>, L> : never;

/** A packet, and a completion, at the ports. */
export type Packet = Item<ValueOf<typeof SesPacket>>;
export type Completion = Item<ValueOf<ReturnType<typeof TargetCompletion>>>;

export const isBuilt = (port: { get(): unknown }): boolean => port.get() !== undefined;

const { tagged, rendezvous, deferrals, ...base } = profileSizes[0]!;

function ioOf(dut: Dut): TargetIo {
  const has = (name: string): boolean => dut.ports.some((port) => port.name === name);
  const half = sesTarget({
    ...base,
    ...(has('tagged_done_valid') && { tagged: tagged! }),
    ...(has('receives_payload_job_job_id') && { jobs: { receives: 2 } }),
    ...(has('receives_payload_multi_is') && { multi: { receives: 2 } }),
    ...(has('deferral_rtr_ready') && { deferrals: deferrals! }),
    ...(has('rendezvous_read_ready') && { rendezvous: rendezvous! }),
    ...(has('kept_done_ready') && { unexpected: { places: 2, bytes: 64 } }),
    ...{ datagrams: has('uud'), rod: has('exhausted_valid') },
  });
  return dutOf(dut, half) as TargetIo;
}

const known = new WeakMap<Dut, TargetIo>();

/** The ports in that test; they are made once. */
export function targetIo({ dut }: TestContext): TargetIo {
  const io = known.get(dut) ?? ioOf(dut);
  known.set(dut, io);
  return io;
}

const links = {
  job: 'job_commands',
  process: 'process_commands',
  resource: 'resource_commands',
  region: 'regions',
} as const;

/** The tables that software fills. */
export type Table = keyof typeof links;
export const tables = Object.keys(links) as readonly Table[];
export type TableCommand<T extends Table> = Parameters<TargetIo[(typeof links)[T]]['payload']['set']>[0];

/** The handshake of the commands to a table. */
export const commandsTo = (io: TargetIo, table: Table) => io[links[table]];

/** Offers a command to a table. */
export function offerTo<T extends Table>(io: TargetIo, table: T, command: TableCommand<T>): void {
  const { payload, valid } = commandsTo(io, table);
  (payload as { set(command: TableCommand<T>): void }).set(command);
  valid.set(1);
}
