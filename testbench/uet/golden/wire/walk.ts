/** The decoder's place in a packet: takes layers from the front, and what ends the packet from the back. */
import type { HeaderOf, Layout } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Decoded, Malformed, Reason } from './decoded.ts';
import { type Fields, readHeader, reservedField, wrongConstant } from './header-codec.ts';
import { type BytesName, type HeaderName, type Layer, layerFrom } from './layer.ts';
import type { WireSettings } from './settings.ts';

type PacketLayout = Layout & { readonly name: HeaderName };

/** The methods that find something wrong return `undefined` or false, and whoever calls them then stops. */
export class Walk {
  readonly bytes: Uint8Array;
  readonly settings: WireSettings;
  /** The next byte. */
  at = 0;
  /** After the last byte that is not taken. */
  end: number;
  trimmed = false;
  /** Where the IP source address is, and where the bytes behind UDP or the entropy header begin: for the UET CRC. */
  addresses: number | undefined;
  readonly #layers: Layer[] = [];
  /** What ends the packet, the outermost last. */
  readonly #trailing: Layer[] = [];
  #malformed: Malformed | undefined;
  #other: string | undefined;

  constructor(bytes: Uint8Array, settings: WireSettings) {
    this.bytes = bytes;
    this.settings = settings;
    this.end = bytes.length;
  }

  /** Bytes that are left. */
  get left(): number {
    return this.end - this.at;
  }

  /** The next header; `undefined` if it is not all there, has a wrong constant, or bits that the settings refuse. */
  take<L extends PacketLayout>(layout: L): HeaderOf<L> | undefined {
    if (this.left < layout.bytes) {
      this.fail('short', `${layout.name} has ${layout.bytes} bytes, and ${this.left} are left`);
      return undefined;
    }
    const wrong = wrongConstant(layout, this.bytes, this.at);
    if (wrong !== undefined) {
      this.fail('bad-version', `${layout.name}.${wrong.name} is not ${wrong.initial}`);
      return undefined;
    }
    const fields = readHeader(layout, this.bytes, this.at);
    this.#layers.push(layerFrom(layout.name, fields as Fields));
    const before = this.at;
    this.at += layout.bytes;
    return this.settings.reserved === 'refuse' && !this.#reservedIsZero(layout, fields as Fields, before)
      ? undefined
      : fields;
  }

  #reservedIsZero(layout: Layout, fields: Fields, at: number): boolean {
    const stray = reservedField(layout, fields);
    return stray === undefined || this.fail('reserved-bits', `${layout.name}.${stray.name} is not 0`, at);
  }

  /** The header that ends the packet: it belongs after all that is taken from the front. */
  takeLast(layer: Layer, bytes: number): void {
    this.#trailing.unshift(layer);
    this.end -= bytes;
  }

  /** What is left up to the end, if anything is. */
  takeRest(name: BytesName): void {
    if (this.left > 0) this.#layers.push({ name, fields: { bytes: this.bytes.subarray(this.at, this.end) } });
    this.at = this.end;
  }

  /** The packet is malformed, as seen at byte `at`. Always false. */
  fail(reason: Reason, detail: string, at = this.at): false {
    this.#malformed = { reason, detail, at };
    return false;
  }

  /** The packet is of another protocol. Always false. */
  isOther(why: string): false {
    this.#other = why;
    return false;
  }

  /** All of the packet; what has not been taken is `data`. */
  finish(): Decoded {
    this.takeRest('data');
    const whole = { layers: [...this.#layers, ...this.#trailing], trimmed: this.trimmed };
    if (this.#malformed !== undefined) return { ...whole, kind: 'malformed', malformed: this.#malformed };
    return this.#other === undefined ? { ...whole, kind: 'uet' } : { ...whole, kind: 'other', why: this.#other };
  }
}
