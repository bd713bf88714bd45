/** The ports of the matching blocks, as plain values. */
import type { Dut } from '../../../../bench/context.ts';

/** In the order of the hardware's enums. */
const kinds = ['post', 'arrive', 'cancel'] as const;
const outcomes = ['matched', 'stored', 'absent', 'refused'] as const;

export interface Tag {
  readonly matchBits: bigint;
  readonly initiator: number;
}

export interface Place {
  readonly wrId: number;
  readonly address: bigint;
  readonly length: number;
}

export interface Header {
  readonly peer: number;
  readonly pdc: number;
  readonly messageId: number;
  readonly keptAt: number;
  readonly requestLength: number;
}

export interface Command {
  readonly kind: (typeof kinds)[number];
  readonly resource: number;
  readonly tag: Tag;
  readonly ignoreBits: bigint;
  readonly anyInitiator: boolean;
  readonly place: Place;
  readonly header: Header;
  readonly keep: boolean;
  /** Where it is built in: of a receive the only job that may use it, if it restricts; of a message its job. */
  readonly job?: JobRule;
  /** Where it is built in: whether a receive is for several messages, and how many bytes have to be free for one. */
  readonly multi?: MultiRule;
}

export interface JobRule {
  readonly restricts: boolean;
  readonly jobId: number;
}

export interface MultiRule {
  readonly is: boolean;
  readonly minFree: number;
}

export interface Result {
  readonly kind: Command['kind'];
  readonly outcome: (typeof outcomes)[number];
  readonly resource: number;
  readonly tag: Tag;
  readonly place: Place;
  readonly header: Header;
  readonly returnCode: number;
  readonly list: number;
  /** The receive was for several messages, and this is the last one. */
  readonly released: boolean;
}

/** Fields as the ports name them, in the order of `valuesOf`. */
const fields = [
  ...['tag_match_bits', 'tag_initiator', 'place_wr_id', 'place_address', 'place_length'],
  ...['header_peer', 'header_pdc', 'header_message_id', 'header_kept_at', 'header_request_length'],
];

const valuesOf = ({ tag, place, header }: Pick<Command, 'tag' | 'place' | 'header'>): readonly (number | bigint)[] => [
  ...[tag.matchBits, tag.initiator, place.wrId, place.address, place.length],
  ...[header.peer, header.pdc, header.messageId, header.keptAt, header.requestLength],
];

/** A function that puts a command, or none, at the port. */
export function commandWriter(dut: Dut): (command: Command | undefined) => void {
  const port = (name: string) => dut.port(`command_payload_${name}`);
  const valid = dut.port('command_valid');
  const [kind, resource, any, keep] = ['kind', 'resource', 'any_initiator', 'keep'].map(port);
  const ignored = dut.ports.some(({ name }) => name === 'command_payload_ignore_bits')
    ? port('ignore_bits')
    : undefined;
  const hasJobs = dut.ports.some(({ name }) => name === 'command_payload_job_job_id');
  const [restricts, jobId] = hasJobs ? ['job_restricts', 'job_job_id'].map(port) : [];
  const hasMulti = dut.ports.some(({ name }) => name === 'command_payload_multi_is');
  const [isMulti, minFree] = hasMulti ? ['multi_is', 'multi_min_free'].map(port) : [];
  const ports = fields.map(port);
  return (command) => {
    valid.set(command === undefined ? 0 : 1);
    if (command === undefined) return;
    kind!.set(kinds.indexOf(command.kind));
    resource!.set(command.resource);
    ignored?.set(command.ignoreBits);
    any!.set(Number(command.anyInitiator));
    keep!.set(Number(command.keep));
    restricts?.set(Number(command.job?.restricts ?? false));
    jobId?.set(command.job?.jobId ?? 0);
    isMulti?.set(Number(command.multi?.is ?? false));
    minFree?.set(command.multi?.minFree ?? 0);
    for (const [i, value] of valuesOf(command).entries()) ports[i]!.set(value);
  };
}

/** A function that reads the result of this clock. */
export function resultReader(dut: Dut): () => Result | undefined {
  const port = (name: string) => dut.port(`result_${name}`);
  const valid = port('valid');
  const [kind, outcome, resource, code, list] = ['kind', 'outcome', 'resource', 'return_code', 'list'].map(port);
  const released = dut.ports.some(({ name }) => name === 'result_place_released') ? port('place_released') : undefined;
  const ports = fields.map(port);
  return () => {
    if (Number(valid.get()) === 0) return undefined;
    const of = (i: number): number => Number(ports[i]!.get());
    return {
      kind: kinds[Number(kind!.get())]!,
      outcome: outcomes[Number(outcome!.get())]!,
      resource: Number(resource!.get()),
      tag: { matchBits: BigInt(ports[0]!.get()), initiator: of(1) },
      place: { wrId: of(2), address: BigInt(ports[3]!.get()), length: of(4) },
      header: { peer: of(5), pdc: of(6), messageId: of(7), keptAt: of(8), requestLength: of(9) },
      returnCode: Number(code!.get()),
      list: Number(list!.get()),
      released: Number(released?.get() ?? 0) === 1,
    };
  };
}
