/** A secured pair: one domain, whose keys are derived for each source, set up over the bus of the TSS layer. */
import assert from 'node:assert/strict';
import {
  layerRegisters,
  operations,
  secretRegisters,
} from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { decode, type WireSettings } from '../../../golden/wire/index.ts';
import { type Ports, setPort } from '../pair/endpoint-ports.ts';
import type { Program } from '../registers/software.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => (37 * i + 11) & 0xff);

export const pairDomain: SecureDomain = {
  ...domainDefaults,
  sdi: 0x12_3456,
  mode: 'cluster',
  associations: [{ key }, undefined],
  // Damage of the network is no attack here.
  authFailureLimit: 0xffff,
};

const registerOf = (name: string) => {
  const found = layerRegisters.find((register) => register.name === name);
  assert(found !== undefined, `the TSS layer has no register ${name}`);
  return found;
};

function* write(name: string, word: number): Program {
  yield { offset: registerOf(name).offset, word };
}

function* command(operation: (typeof operations)[number]): Program {
  yield* write('command', operations.indexOf(operation));
  while (((yield { offset: registerOf('command').offset }) & 15) !== 0);
  const status = yield { offset: registerOf('status').offset };
  assert.equal(status & 2, 0, `${operation} is refused`);
}

/** Software overwrites all keys, and does not wait for it. */
export function* zeroisePair(): Program {
  yield* write('command', operations.indexOf('zeroise'));
}

/** What software does: the domain, and its key with the numbers from `first` on, 0 by default. */
export function* installPair(first = 0): Program {
  const { sdi, authFailureLimit, maxEpochLifetime } = pairDomain;
  while (((yield { offset: registerOf('status').offset }) & 1) === 0);
  yield* write('domain', sdi);
  // Keys of a cluster, ports of UDP authenticated, association 0.
  yield* write('domain_mode', 1 | (1 << 4));
  yield* write('domain_epoch', 0);
  yield* write('domain_limits', authFailureLimit | (maxEpochLifetime << 16));
  yield* write('rekey_mask_low', 0);
  yield* write('rekey_mask_high', 0);
  yield* write('target', 0);
  yield* command('write_domain');
  const words = Buffer.from(key);
  for (const [i, name] of secretRegisters.slice(0, 8).entries()) yield* write(name, words.readUInt32BE(4 * i));
  yield* write('number_next_low', first);
  yield* write('number_next_high', 0);
  yield* write('number_limit_low', 0xffff_ffff);
  yield* write('number_limit_high', 0);
  yield* write('target', 0);
  yield* command('install_key');
}

/** What an operator sets besides: each end is a source of its own; nothing plain is taken. */
export function setSecure(ports: Ports, end: number): void {
  setPort(ports, 'secure_sdi', pairDomain.sdi);
  setPort(ports, 'secure_an', 0);
  setPort(ports, 'secure_has_ssi', 1);
  setPort(ports, 'secure_ssi', end + 1);
  setPort(ports, 'secure_required', 1);
}

const outerBytes = 42;

/** The golden model of a receiver: opens frames of IPv4 and UDP without tags, and reads what was in them. */
export class SecureReader {
  readonly #wire: Partial<WireSettings>;
  readonly #endpoint = new TssEndpoint({ domains: [pairDomain], bindings: new Map(), jobOf: () => undefined });

  constructor(wire: Partial<WireSettings>) {
    this.#wire = { ...wire, crc: 'none' };
  }

  /** Throws where a frame is not secured, not authentic, or not a good one inside; gives its layers. */
  read(frame: Uint8Array) {
    return this.open(frame).layers;
  }

  /** The same, with the frame as it would be plain. */
  open(frame: Uint8Array) {
    const ipBytes = new DataView(frame.buffer, frame.byteOffset).getUint16(16);
    const ip = frame.subarray(14, 14 + ipBytes);
    assert.equal(checkSum(ip.subarray(0, 20)), 0xffff, 'the check sum of the IP header');
    assert.equal(new DataView(ip.buffer, ip.byteOffset).getUint16(24), ipBytes - 20, 'the length of UDP');
    const body = ip.subarray(28);
    assert.equal(body[0]! >> 3, 1, 'a frame leaves that is not secured');
    const found = this.#endpoint.receive({
      source: ip.subarray(12, 16),
      destination: ip.subarray(16, 20),
      encapsulation: { kind: 'udp', header: ip.subarray(20, 28) },
      body,
    });
    assert(found.kind === 'accepted', `a frame leaves that is ${found.kind}`);
    const plain = Buffer.concat([frame.subarray(0, outerBytes), found.body]);
    const grown = body.length - found.body.length;
    const old = plain.readUInt16BE(16);
    plain.writeUInt16BE(old - grown, 16);
    plain.writeUInt16BE(plain.readUInt16BE(38) - grown, 38);
    plain.writeUInt16BE(0, 24);
    plain.writeUInt16BE(0xffff ^ checkSum(plain.subarray(14, 34)), 24);
    const read = decode(plain, this.#wire);
    assert.equal(read.kind, 'uet', 'what was sealed is no good packet');
    return { layers: read.layers, plain: new Uint8Array(plain) };
  }
}

/** The sum of the words of a header in ones' complement: all ones where its check sum is right. */
function checkSum(header: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < header.length; i += 2) sum += (header[i]! << 8) | header[i + 1]!;
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >> 16);
  return sum;
}
