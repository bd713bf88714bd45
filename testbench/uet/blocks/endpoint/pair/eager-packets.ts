/** What a host gives of a rendezvous send: its eager part in packets, each with the extension header first. */

/** Bytes of the extension header (uet-wire.md 12.5). */
export const extensionBytes = 24;

/** How many bytes they are, in packets of up to `mtu` bytes. */
export const packedBytes = (eager: number, mtu: number): number =>
  eager + extensionBytes * Math.max(1, Math.ceil(eager / (mtu - extensionBytes)));

/** The packets in a row; one of the extension header alone where nothing is sent at once. */
export function packEager(extension: Uint8Array, eager: Uint8Array, mtu: number): Uint8Array {
  const packed = new Uint8Array(packedBytes(eager.length, mtu));
  const part = mtu - extensionBytes;
  for (let k = 0; k * mtu < packed.length; k++) {
    packed.set(extension, k * mtu);
    packed.set(eager.subarray(k * part, (k + 1) * part), k * mtu + extensionBytes);
  }
  return packed;
}
