/** The ports of the matching blocks, as plain values. */
import { matchQueues } from '../../../../../rtl-gen/uet/ses/match-queues/match-queues.ts';
import { MatchCommand, MatchResult, WildcardCommand } from '../../../../../rtl-gen/uet/ses/match-records.ts';
import { type Dut, dutOf, eventReader, hardwareNames, shapePort } from '../../test-kit.ts';

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
  readonly kind: 'post' | 'arrive' | 'cancel';
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
  readonly outcome: 'matched' | 'stored' | 'absent' | 'refused';
  readonly resource: number;
  readonly tag: Tag;
  readonly place: Place;
  readonly header: Header;
  readonly returnCode: number;
  readonly list: number;
  /** The receive was for several messages, and this is the last one. */
  readonly released: boolean;
}

const has = ({ ports }: Dut, name: string): boolean => ports.some((port) => port.name === name);

/** The command's handshake, which all matching blocks have. */
export const commandHandshake = (dut: Dut) => dutOf(dut, matchQueues({ resources: 2, places: 2 })).command;

/** A function that puts a command, or none, at the port. */
export function commandWriter(dut: Dut): (command: Command | undefined) => void {
  const { valid } = commandHandshake(dut);
  const hasJobs = has(dut, 'command_payload_job_job_id');
  const hasMulti = has(dut, 'command_payload_multi_is');
  const [write, writeWild] = has(dut, 'command_payload_ignore_bits')
    ? [undefined, shapePort(dut, 'command_payload', WildcardCommand(32, hasJobs, hasMulti))]
    : [shapePort(dut, 'command_payload', MatchCommand(32, hasJobs))];
  return (command) => {
    valid.set(command === undefined ? 0 : 1);
    if (command === undefined) return;
    const { kind, resource, tag, place, header, job, multi } = command;
    const fields = {
      ...{ kind, resource, tag: hardwareNames(tag), place: hardwareNames(place), header: hardwareNames(header) },
      ...{ any_initiator: Number(command.anyInitiator), keep: Number(command.keep) },
      ...(hasJobs ? { job: hardwareNames(job ?? { restricts: false, jobId: 0 }) } : {}),
    };
    write?.set(fields);
    writeWild?.set({
      ...fields,
      ignore_bits: command.ignoreBits,
      ...(hasMulti ? { multi: hardwareNames(multi ?? { is: false, minFree: 0 }) } : {}),
    });
  };
}

/** A function that reads the result of this clock. */
export function resultReader(dut: Dut): () => Result | undefined {
  const read = eventReader(dut, 'result', MatchResult(32, has(dut, 'result_place_released')));
  return () => {
    const result = read();
    if (result === undefined) return undefined;
    const { kind, outcome, tag, place, header } = result;
    return {
      kind: kind as Command['kind'],
      outcome: outcome as Result['outcome'],
      resource: Number(result.resource),
      tag: { matchBits: tag.match_bits, initiator: tag.initiator },
      place: { wrId: place.wr_id, address: place.address, length: place.length },
      header: {
        ...{ peer: header.peer, pdc: header.pdc, messageId: header.message_id, keptAt: header.kept_at },
        requestLength: header.request_length,
      },
      returnCode: result.return_code,
      list: result.list,
      released: place.released === 1,
    };
  };
}
