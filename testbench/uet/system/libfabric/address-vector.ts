/** What an endpoint knows of its peers' addresses (libfabric's address vector): what each of them can do. */
import { commonFault } from '../../golden/ses/capabilities.ts';
import type { DeliveryMode, OpcodeName } from '../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';

/** An operation of SES, and how it goes. */
export interface Asked {
  readonly opcode: OpcodeName;
  readonly mode: DeliveryMode;
}

export class AddressVector {
  readonly #own: ProfileName;
  readonly #capabilities = new Map<number, number>();

  constructor(own: ProfileName) {
    this.#own = own;
  }

  insert(peer: number, capabilities: number): void {
    this.#capabilities.set(peer, capabilities);
  }

  /** A `RangeError` if its address says that it cannot do this. Of a peer that is not known anything may be asked. */
  check(peer: number, asked: Asked): void {
    const capabilities = this.#capabilities.get(peer);
    const fault = capabilities === undefined ? undefined : commonFault(this.#own, capabilities, asked);
    if (fault !== undefined) throw new RangeError(`to peer ${peer}: ${fault}`);
  }
}
