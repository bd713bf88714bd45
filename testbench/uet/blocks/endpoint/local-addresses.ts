/** The addresses that an endpoint under test has, and its ports for them. */
import { LocalAddresses, localAddresses } from '../../../../rtl-gen/uet/endpoint/settings.ts';
import type { Dut } from '../../../bench/context.ts';
import { shapePort } from '../ports.ts';

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

/** Sets the addresses of that name; places beyond the list are empty. */
export function setAddresses(dut: Pick<Dut, 'port'>, name: string, addresses: readonly LocalAddress[]): void {
  const places = Array.from({ length: localAddresses }, (_, i) => {
    const { ip, mac = 0n, tag } = addresses[i] ?? { ip: undefined };
    const word = tag ?? 0;
    return {
      ...{ enable: Number(ip !== undefined), ip: ip ?? 0n, mac, tagged: Number(tag !== undefined) },
      tag: { pcp: word >> 13, dei: (word >> 12) & 1, vid: word & 0xfff },
    };
  });
  shapePort(dut, name, LocalAddresses).set(places);
}
