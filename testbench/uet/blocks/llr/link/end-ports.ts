/** The halves of an end of `llrPair`, each as a design of its own. */
import { controlKinds } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { Turn } from '../../../golden/llr/turn.ts';
import type { Dut, PortHandle } from '../../test-kit.ts';
import { type ReceiveClock, receiveReader } from '../receive-ports.ts';
import { type TransmitClock, transmitReader } from '../transmit-ports.ts';
import type { EndName } from './pair.ts';

export interface EndPorts {
  /** Ports by the names that `llrTransmit` and `llrReceive` give them. */
  readonly transmit: Dut;
  readonly receive: Dut;
  readonly readTransmit: () => TransmitClock;
  readonly readReceive: () => ReceiveClock;
  /** Once a clock, when both have been read: follows whose turn it is. */
  readonly sample: () => void;
}

const initCode = controlKinds.indexOf('init');

/**
 * The ports of one end. INITs and answers share `control`, and what comes shares `message`: what a half has of them
 * follows from the kind of the message. What it offers while the other half's message stands before it, or while the
 * PCS is down, has no port: it is `hidden`.
 */
export function endPorts(dut: Dut, end: EndName): EndPorts {
  const own = (name: string): PortHandle => dut.port(`${end}_${name}`);
  const [controlValid, controlReady, controlKind] = [
    own('control_valid'),
    own('control_ready'),
    own('control_payload_kind'),
  ];
  const [messageValid, messageReady, messageKind] = [
    own('message_valid'),
    own('message_ready'),
    own('message_payload_kind'),
  ];
  const pcsUp = own('pcs_up');
  const isDown = (): boolean => pcsUp.get() === 0;
  const showsControl = (): boolean => controlValid.get() === 1;
  const showsInit = (): boolean => showsControl() && controlKind.get() === initCode;
  const comesInit = (): boolean => messageValid.get() === 1 && messageKind.get() === initCode;
  const flag = (name: string, get: () => boolean): PortHandle => ({
    name,
    width: 1,
    direction: 'out',
    get: () => Number(get()),
    set: () => undefined,
  });
  const renamed = (from: string, to: string): readonly (readonly [string, PortHandle])[] =>
    ['seq', 'init_data'].map((field) => [`${to}_payload_${field}`, own(`${from}_payload_${field}`)]);

  const transmit = half(dut, end, 'transmit', [
    ['init_valid', flag('init_valid', showsInit)],
    ['init_ready', flag('init_ready', () => showsInit() && controlReady.get() === 1)],
    ...renamed('control', 'init'),
    ['message_valid', flag('message_valid', () => messageValid.get() === 1 && !comesInit())],
  ]);
  const receive = half(dut, end, 'receive', [
    ['init_valid', flag('init_valid', () => comesInit() && messageReady.get() === 1)],
    ...renamed('message', 'init'),
    ['control_valid', flag('control_valid', () => showsControl() && !showsInit())],
    ['control_ready', flag('control_ready', () => controlReady.get() === 1 && !showsInit())],
  ]);
  const turn = new Turn<number>();
  const readTransmit = transmitReader(transmit);
  const readReceive = receiveReader(receive);
  return {
    transmit,
    receive,
    readTransmit: () => {
      const clock = readTransmit();
      // An INIT may wait while an answer is shown whose turn it is.
      const isBehind = showsControl() && !showsInit() && !turn.isOwn(Number(controlKind.get()));
      return isBehind || isDown() ? { ...clock, init: 'hidden' } : clock;
    },
    readReceive: () => {
      const clock = readReceive();
      return showsInit() || isDown() ? { ...clock, control: 'hidden' } : clock;
    },
    sample: () => {
      if (!showsControl() || controlReady.get() === 0) return;
      if (showsInit()) turn.own();
      else turn.other(Number(controlKind.get()));
    },
  };
}

function half(dut: Dut, end: EndName, name: string, made: readonly (readonly [string, PortHandle])[]): Dut {
  const all = new Map(dut.ports.map((port) => [port.name, port]));
  const own = new Map(made);
  const places = [`${end}_${name}_`, `${end}_shows_${name}_status_`, `${end}_shows_`, `${end}_`];
  return {
    ports: [],
    signals: [],
    port: (port) =>
      own.get(port) ??
      places.map((place) => all.get(`${place}${port}`)).find((found) => found !== undefined) ??
      dut.port(`${end}_${port}`),
  };
}
