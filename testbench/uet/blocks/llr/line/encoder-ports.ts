/** The ports of the line's encoder, read as plain values once a clock. */
import { controlKinds } from '../../../../../rtl-gen/uet/llr/messages.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { WriterBeat } from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { wholeCount } from '../../whole-counts.ts';

/** A block as its ports show it. */
export interface BlockShown {
  readonly control: boolean;
  readonly word: bigint;
}

/** What the encoder is given and what it shows in one clock. */
export interface EncoderClock {
  readonly advance: boolean;
  readonly beat: WriterBeat | undefined;
  readonly control: ControlSet | undefined;
  readonly cf: ControlSet | undefined;
  readonly downReady: boolean;
  readonly controlReady: boolean;
  readonly cfReady: boolean;
  readonly column: readonly BlockShown[];
  readonly underruns: number;
}

/** A function that reads all ports of an encoder of `size` bytes a clock as they are. */
export function encoderReader(dut: Dut, size: number): () => EncoderClock {
  const word = (name: string) => {
    const port = dut.port(name);
    return (): bigint => BigInt(port.get());
  };
  const number = (name: string) => {
    const port = dut.port(name);
    return (): number => Number(port.get());
  };
  const flag = (name: string) => {
    const read = number(name);
    return (): boolean => read() === 1;
  };
  const columns = Array.from({ length: size / 8 }, (_, i) => ({
    control: flag(`column_${i}_control`),
    word: word(`column_${i}_data`),
  }));
  const flags = {
    advance: flag('advance'),
    downReady: flag('down_ready'),
    controlReady: flag('control_ready'),
    cfReady: flag('cf_ready'),
  };
  const [beat, control, cf, underruns] = [
    beatReader(dut, size),
    controlReader(dut),
    cfReader(dut),
    wholeCount(dut.port('underruns')),
  ];
  return () => ({
    advance: flags.advance(),
    downReady: flags.downReady(),
    controlReady: flags.controlReady(),
    cfReady: flags.cfReady(),
    beat: beat(),
    control: control(),
    cf: cf(),
    column: columns.map((block) => ({ control: block.control(), word: block.word() })),
    underruns: underruns(),
  });
}

function beatReader(dut: Dut, size: number): () => WriterBeat | undefined {
  const port = (name: string) => dut.port(`down_${name}`);
  const valid = port('valid');
  const [data, keep, last] = [port('payload_data'), port('payload_keep'), port('payload_last')];
  const [llr, seq] = [port('payload_user_llr'), port('payload_user_seq')];
  return () => {
    if (Number(valid.get()) === 0) return undefined;
    const kept = BigInt(keep.get());
    const count = Array.from({ length: size }, (_, i) => Number((kept >> BigInt(i)) & 1n)).reduce(
      (sum, one) => sum + one,
    );
    const bytes = new Uint8Array(count);
    for (let i = 0, word = BigInt(data.get()); i < count; i++, word >>= 8n) bytes[i] = Number(word & 0xffn);
    return { bytes, last: Number(last.get()) === 1, seq: Number(llr.get()) === 1 ? Number(seq.get()) : undefined };
  };
}

function controlReader(dut: Dut): () => ControlSet | undefined {
  const [valid, kind] = [dut.port('control_valid'), dut.port('control_payload_kind')];
  const [seq, data] = [dut.port('control_payload_seq'), dut.port('control_payload_init_data')];
  return () => {
    if (Number(valid.get()) === 0) return undefined;
    const name = controlKinds[Number(kind.get())]!;
    const number = Number(seq.get());
    return name === 'ack' || name === 'nack'
      ? { message: `llr_${name}`, seq: number }
      : { message: `llr_${name}`, seq: number, init_data: Number(data.get()) };
  };
}

function cfReader(dut: Dut): () => ControlSet | undefined {
  const valid = dut.port('cf_valid');
  const field = (name: string) => {
    const port = dut.port(`cf_payload_${name}`);
    return (): number => Number(port.get());
  };
  const [vc0, freed0, vc1, freed1] = [field('vc_0'), field('freed_0'), field('vc_1'), field('freed_1')];
  return () =>
    Number(valid.get()) === 0
      ? undefined
      : { message: 'cf_update', vc_0: vc0(), freed_0: freed0(), vc_1: vc1(), freed_1: freed1() };
}
