/** The examples, in the order of the list. */

/** One of them, by the name of its folder. */
export interface Example {
  readonly name: string;
  readonly title: string;
  /** The tab that it opens with. */
  readonly view: string;
  /** Whether it is about a capture. */
  readonly capture?: true;
}

export const examples: readonly Example[] = [
  { name: 'blink', title: 'A blinking light', view: 'waves' },
  { name: 'counter', title: 'A counter of any width', view: 'verilog' },
  { name: 'pwm', title: 'Pulse-width modulation', view: 'waves' },
  { name: 'traffic-light', title: 'A traffic light: state machine', view: 'states' },
  { name: 'uart', title: 'A serial transmitter', view: 'waves' },
  { name: 'queue', title: 'A queue between two streams', view: 'verilog' },
  { name: 'arbiter', title: 'A crossbar of library parts', view: 'verilog' },
  { name: 'checksum', title: 'CRC-32 of packets', view: 'tests' },
  { name: 'sack-tracker', title: 'Ultra Ethernet: SACK tracker', view: 'verilog' },
  { name: 'dissect', title: 'Ultra Ethernet: parse a capture', view: 'capture', capture: true },
];

/** The one that opens where nothing is asked for. */
export const firstExample = 'queue';
