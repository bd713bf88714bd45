/** The ports of an endpoint, ready to be set and read without a look-up. */
import assert from 'node:assert/strict';
import type { PortHandle } from '../../../../engine/simulator.ts';
import { intWriter } from './int-echo.ts';

/** What has ports; its owner passes the edges. */
export interface Ports {
  readonly ports: readonly PortHandle[];
  port(name: string): PortHandle;
}

export const hasPort = (ports: Ports, name: string): boolean => ports.ports.some((port) => port.name === name);

/** The number of a state of a port. */
export function codeOf(ports: Ports, name: string, state: string): number {
  const found = ports.port(name).states?.find((each) => each.name === state);
  assert(found !== undefined, `${name} has no state ${state}`);
  return Number(found.value);
}

/** Sets a port by its value or by the name of its state. */
export function setPort(ports: Ports, name: string, value: number | bigint | boolean | string): void {
  if (typeof value === 'string') ports.port(name).set(codeOf(ports, name, value));
  else ports.port(name).set(typeof value === 'boolean' ? Number(value) : value);
}

const stream = (ports: Ports, name: string) => ({
  valid: ports.port(`${name}_valid`),
  ready: ports.port(`${name}_ready`),
});

export const beats = (ports: Ports, name: string) => ({
  ...stream(ports, name),
  data: ports.port(`${name}_payload_data`),
  keep: ports.port(`${name}_payload_keep`),
  last: ports.port(`${name}_payload_last`),
});

/** The ports of a group by their last names. */
const fieldsOf =
  (ports: Ports) =>
  <K extends string>(prefix: string, names: readonly K[]): { readonly [N in K]: PortHandle } => {
    const found = names.map((name) => [name, ports.port(`${prefix}_${name}`)] as const);
    return Object.fromEntries(found) as { readonly [N in K]: PortHandle };
  };

/** A stream of frames that leave. */
export const frames = (ports: Ports, name: string) => ({
  ...beats(ports, name),
  wrong: ports.port(`${name}_payload_wrong`),
});

/** A stream of frames to or from a MAC, by the names of AXI4-Stream. */
const lineFrames = (ports: Ports, name: string) => ({
  valid: ports.port(`${name}_tvalid`),
  ready: ports.port(`${name}_tready`),
  data: ports.port(`${name}_tdata`),
  keep: ports.port(`${name}_tkeep`),
  last: ports.port(`${name}_tlast`),
  wrong: ports.port(`${name}_tuser`),
});

/** Those that endpoints with reads have. */
function readingOps(ports: Ports) {
  const of = (op: string) => ports.port('messages_payload_op').states?.find(({ name }) => name === op)?.value;
  return {
    read: of('read'),
    atomic: of('atomic'),
    fetching_atomic: of('fetching_atomic'),
    deferrable_send: of('deferrable_send'),
    rendezvous_send: of('rendezvous_send'),
    datagram: of('datagram'),
    rudi_write: of('rudi_write'),
    rudi_read: of('rudi_read'),
  };
}

/** Where messages and their bytes go in, and their completions come out, on the stream of that name. */
export function messagePorts(ports: Ports, done: string) {
  const fields = fieldsOf(ports);
  const hasBack = ports.ports.some(({ name }) => name === 'messages_payload_back_enable');
  return {
    messages: {
      ...stream(ports, 'messages'),
      fields: fields('messages_payload', [
        'op',
        'mode',
        'lane',
        'destination',
        'local',
        'job_id',
        'key',
        'offset',
        'initiator',
        'has_header_data',
        'header_data',
        'length',
        'wr_id',
      ]),
      generation: hasPort(ports, 'messages_payload_ri_generation')
        ? ports.port('messages_payload_ri_generation')
        : undefined,
      dc: hasPort(ports, 'messages_payload_dc') ? ports.port('messages_payload_dc') : undefined,
      tagged: hasPort(ports, 'messages_payload_is_tagged') ? ports.port('messages_payload_is_tagged') : undefined,
      back: hasBack ? fields('messages_payload_back', ['enable', 'pdcid', 'close']) : undefined,
      expects: hasBack ? ports.port('messages_payload_expects') : undefined,
      ops: {
        write: codeOf(ports, 'messages_payload_op', 'write'),
        send: codeOf(ports, 'messages_payload_op', 'send'),
        ...readingOps(ports),
      },
      modes: {
        rud: codeOf(ports, 'messages_payload_mode', 'rud'),
        rod: codeOf(ports, 'messages_payload_mode', 'rod'),
      },
    },
    payload: beats(ports, 'payload'),
    restart: hasPort(ports, 'deferral_restart_ready')
      ? {
          ready: ports.port('deferral_restart_ready'),
          valid: ports.port('deferral_told_restart_valid'),
          ...fields('deferral_told_restart_payload', ['wr_id', 'tokens', 'at', 'length']),
        }
      : undefined,
    done: {
      ...stream(ports, done),
      fields: fields(`${done}_payload`, ['wr_id', 'bytes', 'result', 'code']),
      ok: codeOf(ports, `${done}_payload_result`, 'ok'),
      failed: codeOf(ports, `${done}_payload_result`, 'failed'),
      generation: hasPort(ports, `${done}_payload_ri_generation`)
        ? ports.port(`${done}_payload_ri_generation`)
        : undefined,
      fetched: hasPort(ports, 'fetched_valid')
        ? { valid: ports.port('fetched_valid'), value: ports.port('fetched_value') }
        : undefined,
    },
  };
}

/** The two streams of a line: what arrives, with what a MAC says of it where there is one, and what leaves. */
export interface LinePorts {
  readonly received: ReturnType<typeof beats> & { readonly wrong: PortHandle | undefined };
  readonly sent: ReturnType<typeof beats> & { readonly wrong: PortHandle | undefined };
  /** What an ACK has of the switches, in the clock of its last beat, where that is asked for. */
  readonly tellInt?: ReturnType<typeof intWriter>;
}

/** What the hosts of an endpoint see of it, and its line: `far` is the other end of its link, where it has one. */
const lineOf = (ports: Ports, far: Ports | undefined): LinePorts | undefined => {
  if (far !== undefined) return farPorts(far);
  return hasPort(ports, 'column_0_data') ? undefined : linePorts(ports);
};

/** Those of the other end of an endpoint's link: what arrives for it goes in there, and what it sends comes out. */
export const farPorts = (far: Ports): LinePorts => ({
  received: frames(far, 'sent'),
  sent: { ...beats(far, 'received'), wrong: undefined },
});

/** Those of the language, or those of a MAC. */
export function linePorts(ports: Ports) {
  const hasMac = hasPort(ports, 's_axis_rx_tdata');
  return {
    received: hasMac ? lineFrames(ports, 's_axis_rx') : { ...beats(ports, 'received'), wrong: undefined },
    sent: hasMac ? lineFrames(ports, 'm_axis_tx') : frames(ports, 'sent'),
    tellInt: intWriter(ports),
  };
}

export function endpointPorts(ports: Ports, far?: Ports) {
  const fields = fieldsOf(ports);
  return {
    /** Nothing where its frames are blocks of a line that leads elsewhere. */
    line: lineOf(ports, far),
    ready: ports.port('ready'),
    random: ports.port('random'),
    host: messagePorts(ports, 'sent_completion'),
    buffers: { ...stream(ports, 'buffers'), fields: fields('buffers_payload', ['address', 'length', 'wr_id']) },
    place: {
      ...beats(ports, 'place'),
      fields: fields('place_payload_user', ['address', 'length', 'pdcid', 'message_id']),
      isKept: hasPort(ports, 'place_payload_user_is_kept') ? ports.port('place_payload_user_is_kept') : undefined,
    },
    completion: {
      ...stream(ports, 'completion'),
      fields: fields('completion_payload', [
        'opcode',
        'return_code',
        'has_header_data',
        'header_data',
        'wr_id',
        'bytes',
        'initiator',
        'pdcid',
        'message_id',
      ]),
      part: hasPort(ports, 'completion_payload_part_address')
        ? fields('completion_payload_part', ['address', 'released'])
        : undefined,
      kept: hasPort(ports, 'completion_payload_kept_is')
        ? fields('completion_payload_kept', ['is', 'number'])
        : undefined,
    },
    exhausted: hasPort(ports, 'commands_done_exhausted_valid')
      ? ports.port('commands_done_exhausted_valid')
      : undefined,
    /** Messages that the endpoint has begun and has completed, READs and answers of its own among them. */
    begun: hasPort(ports, 'tx_counts_messages') ? ports.port('tx_counts_messages') : undefined,
    ended: hasPort(ports, 'tx_counts_completions') ? ports.port('tx_counts_completions') : undefined,
    free: ports.port('free'),
    level: ports.port('level'),
  };
}
