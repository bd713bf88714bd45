/** Cyclic redundancy checks by their parameters, and some of those that are in use. */

/**
 * The parameters of Ross Williams' model of CRC algorithms, as the catalogue of CRC RevEng lists them
 * (https://reveng.sourceforge.io/crc-catalogue/). `poly` lacks the term x^width and must have the term 1, without which
 * a remainder does not say what it was a bit before; `init` is the register before the first bit, its most significant
 * bit that of x^(width - 1), whatever `reflectOut` says.
 */
export interface Crc {
  /** Part of module names: lower case, digits and underscores. */
  readonly name: string;
  /** Bits of the CRC, from 1. */
  readonly width: number;
  readonly poly: bigint;
  readonly init: bigint;
  /** Bytes go in from the least significant bit. */
  readonly reflectIn: boolean;
  /** The result has the term of x^(width - 1) in its least significant bit. */
  readonly reflectOut: boolean;
  readonly xorOut: bigint;
}

/** Throws where the parameters make no CRC. */
export function checkCrc({ name, width, poly, init, xorOut }: Crc): void {
  const fail = (what: string): never => {
    throw new RangeError(`CRC ${name} has ${what}`);
  };
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    fail('a name that is no part of a module name: give lower case letters, digits, _');
  if (!Number.isInteger(width) || width < 1) fail(`${width} bits: give an integer from 1`);
  for (const [what, value] of Object.entries({ poly, init, xorOut }))
    if (value < 0n || value >> BigInt(width) !== 0n) fail(`the ${what} ${value}: give one of ${width} bits`);
  if ((poly & 1n) === 0n) fail('a polynomial without the term 1: give an odd poly');
}

const crc = (
  name: string,
  width: number,
  poly: bigint,
  init: bigint,
  reflected: 'reflected' | 'plain',
  xorOut: bigint,
): Crc => {
  const reflect = reflected === 'reflected';
  return { name, width, poly, init, reflectIn: reflect, reflectOut: reflect, xorOut };
};

const ones = (width: number): bigint => (1n << BigInt(width)) - 1n;

/** CRCs that protocols use. Their tests hold them against the catalogue's check values. */
export const crcs = {
  /** USB tokens. */
  crc5Usb: crc('crc5_usb', 5, 0x05n, 0x1fn, 'reflected', 0x1fn),
  /** SMBus. */
  crc8: crc('crc8', 8, 0x07n, 0n, 'plain', 0n),
  crc8Bluetooth: crc('crc8_bluetooth', 8, 0xa7n, 0n, 'reflected', 0n),
  /** ATM cells of AAL 3/4. */
  crc10Atm: crc('crc10_atm', 10, 0x233n, 0n, 'plain', 0n),
  /** Bytes go in from the top, and the result comes out reflected. */
  crc12Umts: { ...crc('crc12_umts', 12, 0x80fn, 0n, 'plain', 0n), reflectOut: true },
  crc15Can: crc('crc15_can', 15, 0x4599n, 0n, 'plain', 0n),
  crc16Arc: crc('crc16_arc', 16, 0x8005n, 0n, 'reflected', 0n),
  crc16Usb: crc('crc16_usb', 16, 0x8005n, ones(16), 'reflected', ones(16)),
  crc16Xmodem: crc('crc16_xmodem', 16, 0x1021n, 0n, 'plain', 0n),
  /** Often called CRC-16/CCITT-FALSE. */
  crc16Ibm3740: crc('crc16_ibm3740', 16, 0x1021n, ones(16), 'plain', 0n),
  crc16Kermit: crc('crc16_kermit', 16, 0x1021n, 0n, 'reflected', 0n),
  /** HDLC, X.25, PPP. */
  crc16Sdlc: crc('crc16_sdlc', 16, 0x1021n, ones(16), 'reflected', ones(16)),
  crc16Riello: crc('crc16_riello', 16, 0x1021n, 0xb2aan, 'reflected', 0n),
  crc24OpenPgp: crc('crc24_openpgp', 24, 0x864cfbn, 0xb704cen, 'plain', 0n),
  /** Bluetooth Low Energy, advertising channels. */
  crc24Ble: crc('crc24_ble', 24, 0x00065bn, 0x555555n, 'reflected', 0n),
  /** Ethernet, PNG, gzip. */
  crc32: crc('crc32', 32, 0x04c11db7n, ones(32), 'reflected', ones(32)),
  /** Castagnoli's: iSCSI, NVMe, SCTP, Ultra Ethernet. */
  crc32c: crc('crc32c', 32, 0x1edc6f41n, ones(32), 'reflected', ones(32)),
  crc32Bzip2: crc('crc32_bzip2', 32, 0x04c11db7n, ones(32), 'plain', ones(32)),
  crc40Gsm: crc('crc40_gsm', 40, 0x0004820009n, 0n, 'plain', ones(40)),
  crc64Ecma: crc('crc64_ecma', 64, 0x42f0e1eba9ea3693n, 0n, 'plain', 0n),
  crc64Xz: crc('crc64_xz', 64, 0x42f0e1eba9ea3693n, ones(64), 'reflected', ones(64)),
} as const satisfies Readonly<Record<string, Crc>>;
