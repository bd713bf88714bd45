/** The addresses that an endpoint under test has, and its ports for them. */
import type { Dut } from '../../../bench/context.ts';

/** An address of the endpoint; without `ip` the place is empty. */
export interface LocalAddress {
  /** 128 bits, IPv4 as mapped into IPv6. */
  readonly ip: bigint | undefined;
  readonly mac: bigint;
  /** pcp, dei and vid, 16 bits; `undefined` for none. */
  readonly tag: number | undefined;
}

/** IPv4 addresses are those that IPv6 maps them to. */
export const addressOf = (address: number | bigint): bigint =>
  typeof address === 'bigint' ? address : 0xffff_0000_0000n | BigInt(address);

/** Writes the ports `PREFIX_0_ip` and their neighbours; places beyond the list are empty. */
export function setAddresses(dut: Pick<Dut, 'port'>, prefix: string, addresses: readonly LocalAddress[]): void {
  for (let i = 0; i < 16; i++) {
    const { ip, mac = 0n, tag } = addresses[i] ?? { ip: undefined };
    const set = (name: string, value: number | bigint): void => dut.port(`${prefix}_${i}_${name}`).set(value);
    set('enable', Number(ip !== undefined));
    set('ip', ip ?? 0n);
    set('mac', mac);
    set('tagged', Number(tag !== undefined));
    set('tag_pcp', (tag ?? 0) >> 13);
    set('tag_dei', ((tag ?? 0) >> 12) & 1);
    set('tag_vid', (tag ?? 0) & 0xfff);
  }
}
