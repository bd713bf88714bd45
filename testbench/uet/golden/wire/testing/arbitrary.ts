/** Arbitrary headers and packets, made from the tables. */
import fc from 'fast-check';
import type { Choice, Field, Item, Layout } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import * as wire from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Fields } from '../header-codec.ts';
import type { LayerInput } from '../layer.ts';

type Arbitrary<T> = fc.Arbitrary<T>;

/** Any value that a field can have, with the ends and the codes that have names more often than chance has them. */
function arbitraryValue({ width, signed, codes }: Field): Arbitrary<number | bigint> {
  if (width > 32) return fc.bigInt(0n, 2n ** BigInt(width) - 1n);
  const low = signed ? -(2 ** (width - 1)) : 0;
  const any = fc.integer({ min: low, max: low + 2 ** width - 1 });
  const named = [...(codes?.names.keys() ?? [])].filter((code) => code < 2 ** width);
  return fc.oneof(any, fc.constantFrom(low, low + 2 ** width - 1, ...named));
}

/** A header's fields, as decoding gives them: reserved bits only where they are not 0. `fixed` fields are given. */
export function arbitraryHeader(layout: Layout, fixed: Fields = {}): Arbitrary<Fields> {
  return arbitraryItems(layout.items, fixed);
}

function arbitraryItems(items: readonly Item[], fixed: Fields): Arbitrary<Fields> {
  const fields = items.filter((item): item is Field => item.kind === 'field' && item.role !== 'constant');
  const choices = items.filter((item): item is Choice => item.kind === 'choice');
  return arbitraryFields(fields, fixed).chain((plain) =>
    fc
      .tuple(
        ...choices.map(({ selector, views }) => {
          const view = views.find(({ is }) => is === plain[selector]) ?? views.find(({ is }) => is === undefined)!;
          return arbitraryFields(view.fields, fixed);
        }),
      )
      .map((chosen) => Object.assign({}, plain, ...chosen) as Fields),
  );
}

const arbitraryFields = (fields: readonly Field[], fixed: Fields): Arbitrary<Fields> =>
  fc.tuple(...fields.map((field) => arbitraryGiven(field, fixed))).map((values) => {
    const given = fields.map(({ name, role }, i) => [name, role, values[i]!] as const);
    return Object.fromEntries(
      given.filter(([, role, v]) => role !== 'reserved' || v !== 0).map(([name, , v]) => [name, v]),
    );
  });

/** Reserved bits are mostly 0, as they are on the wire. */
function arbitraryGiven(field: Field, fixed: Fields): Arbitrary<number | bigint> {
  const given = fixed[field.name];
  if (given !== undefined) return fc.constant(given);
  const any = arbitraryValue(field);
  return field.role === 'reserved'
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: any })
    : any;
}

/** A layer with any fields besides those that are fixed and those that are to follow from the packet. */
function layer(layout: Layout, fixed: Fields = {}): Arbitrary<LayerInput> {
  const derived = layout.items.flatMap((item) => (item.kind === 'field' && item.role === 'derived' ? [item.name] : []));
  return arbitraryHeader(layout, fixed).map((fields) => {
    const left = Object.entries(fields).filter(([name]) => !derived.includes(name) || fixed[name] !== undefined);
    return { name: layout.name, fields: Object.fromEntries(left) } as unknown as LayerInput;
  });
}

const bytes = (name: 'payload' | 'ciphertext' | 'padding', least: number): Arbitrary<readonly LayerInput[]> =>
  fc
    .uint8Array({ minLength: least, maxLength: least + 40 })
    .map((data) => (data.length === 0 ? [] : [{ name, fields: { bytes: data } }]));

const none: Arbitrary<readonly LayerInput[]> = fc.constant([]);

/** Layers one after the other. */
const stack = (...parts: readonly Arbitrary<readonly LayerInput[]>[]): Arbitrary<readonly LayerInput[]> =>
  fc.tuple(...parts).map((lists) => lists.flat());

const one = (layout: Layout, fixed?: Fields): Arbitrary<readonly LayerInput[]> => layer(layout, fixed).map((l) => [l]);

const withExtension = (layout: Layout): Arbitrary<readonly LayerInput[]> => {
  const { rendezvousOpcodes, atomicRequests, compareSwaps } = wire;
  const extended = [...rendezvousOpcodes, ...atomicRequests];
  const plain = fc
    .oneof(fc.integer({ min: 0, max: 63 }), fc.constantFrom(...wire.opcodes.names.keys()))
    .filter((opcode) => !extended.includes(opcode));
  const simple = fc.integer({ min: 0, max: 255 }).filter((opcode) => !compareSwaps.includes(opcode));
  const request = (opcode: Arbitrary<number>) => opcode.chain((code) => one(layout, { opcode: code }));
  const atomic = (opcode: Arbitrary<number>) => opcode.chain((code) => one(wire.sesAtomic, { amo_opcode: code }));
  const first = request(fc.constantFrom(...atomicRequests));
  return fc.oneof(
    request(plain),
    stack(request(fc.constantFrom(...rendezvousOpcodes)), one(wire.sesRendezvous)),
    stack(first, atomic(simple)),
    stack(first, atomic(fc.constantFrom(...compareSwaps)), one(wire.sesCompareSwap)),
  );
};

/** What follows a PDS header with each next header. */
const sesOf: Readonly<Record<keyof typeof wire.nextHeaders.code, Arbitrary<readonly LayerInput[]>>> = {
  none,
  request_small: withExtension(wire.sesSmall),
  request_medium: withExtension(wire.sesMedium),
  request_std: withExtension(wire.sesStandard),
  response: one(wire.sesResponse),
  response_data: one(wire.sesResponseData),
  response_data_small: one(wire.sesResponseDataSmall),
};

const { cp, ...withSes } = wire.pdsLayouts;

/** A PDS header, with a request that an ACK can have, and an SES header that may follow it. */
const pdsWithSes = Object.entries(wire.nextHeadersOf).map(([type, nexts]) => {
  const layout = withSes[type as keyof typeof withSes];
  const ses = nexts.map((next) => sesOf[wire.nextHeaders.names.get(next)!]);
  return stack(
    fc.constantFrom(...wire.ackRequests.names.keys()).chain((req) => one(layout, { req })),
    fc.oneof(...ses),
  );
});

/** What an unencrypted packet holds from its PDS header on; `end` is its CRC. */
const plainUet = (end: Arbitrary<readonly LayerInput[]>): Arbitrary<readonly LayerInput[]> => {
  const control = fc
    .constantFrom(...wire.controlTypes.names.keys())
    .chain((type) => stack(one(cp, { ctl_type: type }), type === 9 ? one(wire.negotiationFeatures) : none));
  const pds = fc.oneof({ weight: 5, arbitrary: fc.oneof(...pdsWithSes) }, { weight: 1, arbitrary: control });
  return stack(pds, bytes('payload', 0), end);
};

const secureUet = stack(fc.oneof(one(wire.tss), one(wire.tssSsi)), bytes('ciphertext', 4), one(wire.icv));

/**
 * Packets that are to be accepted, with what follows from the rest left out. `crc` and `fcs` say whether they have
 * them.
 */
export function arbitraryPacket(
  has: { readonly crc?: boolean; readonly fcs?: boolean } = {},
): Arbitrary<readonly LayerInput[]> {
  const ethernet = stack(one(wire.ethernet), fc.oneof(none, one(wire.vlan), stack(one(wire.vlan), one(wire.vlan))));
  const ip = fc.oneof(one(wire.ipv4, { ihl: 5, mf: 0, fragment_offset: 0 }), one(wire.ipv6));
  const carrier = fc.oneof(one(wire.udp, { destination_port: wire.uetUdpPort }), one(wire.entropy));
  const end = has.crc ? one(wire.crc) : none;
  const uet = fc.oneof({ weight: 6, arbitrary: plainUet(end) }, { weight: 1, arbitrary: secureUet });
  return stack(ethernet, ip, carrier, uet, bytes('padding', 0), has.fcs ? one(wire.fcs) : none);
}
