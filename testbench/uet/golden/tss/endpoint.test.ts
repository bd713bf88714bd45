import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../support/user-error.ts';
import { readGcmCases } from '../../vectors/gcm-cases.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import { gcmOpen, gcmSeal } from './cipher.ts';
import { checkDomain, domainDefaults, type KeyMode, type SecureDomain } from './domain.ts';
import { TssEndpoint } from './endpoint.ts';
import { deriveKey } from './kdf.ts';
import { type Packet, readTssHeader, tssAad, type UdpAad } from './packet.ts';
import { COUNTERS, TscAllocator } from './tsc.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const hex = (from: Uint8Array): string => Buffer.from(from).toString('hex');

const domainKey = bytes('34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca');
const sdi = 0xabcd;
const rekey = { mask: 0x0000_ffff_0000_0000n, shift: 32 };
const start = { epoch: 0x1dc0, counter: 0x74e5_0000_0023n };

/** The plain packet of uet-wire.md 8.10. */
const plain: Packet = {
  source: bytes('c0a82a01'),
  destination: bytes('c0a82a02'),
  encapsulation: { kind: 'native', entropy: bytes('12340000') },
  body: bytes(`108cffff00012345000700000103001001000042000300050000000000001000
    000102030405060708090a0b0c0d0e0f`),
};

const domainOf = (mode: KeyMode, more: Partial<SecureDomain> = {}): SecureDomain => ({
  ...domainDefaults,
  sdi,
  mode,
  associations: [{ key: domainKey }, undefined],
  epochs: [start.epoch, start.epoch],
  ...more,
});

/** The job that a packet names in its third byte, 0 for none: as good as any other place. */
const settings = { bindings: new Map([[0xff, sdi]]), jobOf: (body: Uint8Array) => body[2] || undefined };
const endpoint = (...domains: readonly SecureDomain[]) => new TssEndpoint({ ...settings, domains });
const numbers = () => new TscAllocator(start);

describe('AES-GCM', () => {
  test('seals and opens the cases of CAVP with IVs of 96 bits and whole tags', () => {
    const all = [nistFiles.gcmEncrypt128, nistFiles.gcmEncrypt256, nistFiles.gcmDecrypt256].flatMap(readGcmCases);
    const fitting = all.filter(({ iv, tag }) => iv.length === 12 && tag.length === 16);
    expect(fitting).toHaveLength(3 * 375);
    for (const { name, key, iv, aad, plaintext, ciphertext, tag } of fitting) {
      const opened = gcmOpen(key, iv, aad, { ciphertext, icv: tag });
      expect(opened && hex(opened), name).toBe(plaintext && hex(plaintext));
      if (plaintext === undefined) continue;
      const sealed = gcmSeal(key, iv, aad, plaintext);
      expect(hex(sealed.ciphertext) + hex(sealed.icv), name).toBe(hex(ciphertext) + hex(tag));
    }
  });
});

describe('what is sent', () => {
  test.each([
    [
      'cluster',
      domainOf('cluster', { rekey }),
      '44a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8e',
      'a4c5802add98272ae89ce8a51351d0e5',
    ],
    [
      'direct',
      domainOf('direct'),
      '3ac212542a4a56cdd2af92680ae0054d3820be6ad5887acf65b3f24bf994daf97df8b182bb0a8eb464e19cc585c91e79',
      '313f2b6707dc62c1ded98bf79a92c545',
    ],
  ] as const)('in %s mode is the constructed packet (uet-wire.md 8.10)', (_, domain, ciphertext, icv) => {
    const sent = endpoint(domain).send(plain, { sdi, an: 0, numbers: numbers() })!;
    expect(hex(sent.body)).toBe(`0800abcd1dc074e500000023${ciphertext}${icv}`);
    expect(endpoint(domain).receive(sent)).toEqual({ kind: 'accepted', body: plain.body, sdi });
  });

  test.each([
    ['ports', '11112222'],
    ['header', '1111222200303333'],
    ['destination_port', '2222'],
    ['none', ''],
  ] as const)('over UDP authenticates %s, as is chosen', (udp, between) => {
    const packet: Packet = { ...plain, encapsulation: { kind: 'udp', header: bytes('1111222200303333') } };
    expect(hex(tssAad(packet, bytes('0800abcd'), udp))).toBe(`c0a82a01c0a82a02${between}0800abcd`);
  });

  test('never has a number twice, and nothing is sent when they are used up', () => {
    const last = new TscAllocator({ epoch: 1, counter: COUNTERS - 2n });
    const sender = endpoint(domainOf('direct'));
    const counters = [0, 1, 2].map(() => sender.send(plain, { sdi, an: 0, numbers: last }));
    expect(counters.map((sent) => sent && (readTssHeader(sent.body) as { counter: bigint }).counter)).toEqual([
      COUNTERS - 2n,
      COUNTERS - 1n,
      undefined,
    ]);
    expect(sender.counters).toMatchObject({ outOk: 2, outOctets: 2 * plain.body.length, outInvokeFail: 1 });
  });

  test('without a key, or where the IV would not tell sources apart, is counted and not sent', () => {
    const sender = endpoint(domainOf('direct'));
    const v6 = { ...plain, source: new Uint8Array(16), destination: new Uint8Array(16) };
    expect(sender.send(plain, { sdi, an: 1, numbers: numbers() })).toBeUndefined();
    expect(sender.send(plain, { sdi: 5, an: 0, numbers: numbers() })).toBeUndefined();
    expect(sender.send(v6, { sdi, an: 0, numbers: numbers() })).toBeUndefined();
    const late = endpoint(domainOf('direct', { cryptOffset: 28 }));
    const short = { ...plain, body: plain.body.subarray(0, 15) };
    expect(late.send(short, { sdi, an: 0, numbers: numbers() })).toBeUndefined();
    expect(late.counters.outInvokeFail).toBe(1);
    expect(late.send({ ...plain, body: plain.body.subarray(0, 16) }, { sdi, an: 0, numbers: numbers() })).toBeDefined();
    expect(sender.counters.outInvokeFail).toBe(3);
    expect(sender.send(v6, { sdi, an: 0, ssi: 7, numbers: numbers() })).toBeDefined();
  });
});

/** Packets of any form, with the domain of the sender and that of the receiver. */
const exchanges = fc
  .record({
    mode: fc.constantFrom('direct', 'cluster', 'server', 'client'),
    v6: fc.boolean(),
    ssi: fc.option(fc.nat(0xffff_ffff), { nil: undefined }),
    entropy: fc.uint8Array({ minLength: 4, maxLength: 4 }),
    udp: fc.option(fc.uint8Array({ minLength: 8, maxLength: 8 }), { nil: undefined }),
    udpAad: fc.constantFrom<UdpAad>('ports', 'header', 'destination_port', 'none'),
    source: fc.uint8Array({ minLength: 16, maxLength: 16 }),
    destination: fc.uint8Array({ minLength: 16, maxLength: 16 }),
    cryptOffset: fc.constantFrom(undefined, 12, 16, 24, 28),
    rolls: fc.boolean(),
    body: fc.uint8Array({ minLength: 20, maxLength: 80 }),
  })
  .map(({ mode, v6, ssi, entropy, udp, udpAad, cryptOffset, rolls, ...rest }) => {
    const address = (whole: Uint8Array) => (v6 ? whole : whole.subarray(0, 4));
    const [source, destination] = [address(rest.source), address(rest.destination)];
    // Not of type TSS, and of the job that is bound to the domain.
    const body = Uint8Array.of(0x10, rest.body[1]!, 0xff, ...rest.body.subarray(3));
    const packet: Packet = {
      source,
      destination,
      encapsulation: udp === undefined ? { kind: 'native', entropy } : { kind: 'udp', header: udp },
      body,
    };
    const shared = { udpAad, ...(cryptOffset === undefined ? {} : { cryptOffset }) };
    const usesSsi = ssi !== undefined || (v6 && mode !== 'cluster') ? (ssi ?? 9) : undefined;
    const client = (of: Uint8Array): SecureDomain => {
      const word = Buffer.alloc(4);
      word.writeUInt32BE(usesSsi ?? 0);
      const context = usesSsi === undefined || v6 ? of : Uint8Array.from(word);
      const given = deriveKey(domainKey, { mode: 'server', epoch: start.epoch, rekey: 0, address: context });
      return domainOf('client', { ...shared, associations: [given, undefined] });
    };
    const own = (own: 'direct' | 'cluster' | 'server') =>
      domainOf(own, { ...shared, ...(own === 'cluster' && rolls ? { rekey } : {}) });
    // `server`: it sends to its client; `client`: it sends to its server.
    const [from, to] =
      mode === 'server'
        ? [own('server'), client(destination)]
        : mode === 'client'
          ? [client(source), own('server')]
          : [own(mode as 'direct'), own(mode as 'direct')];
    return { packet, from, to, ssi: usesSsi };
  });

const sentOf = ({ packet, from, ssi }: { packet: Packet; from: SecureDomain; ssi: number | undefined }): Packet =>
  endpoint(from).send(packet, { sdi, an: 0, numbers: numbers(), ...(ssi === undefined ? {} : { ssi }) })!;

describe('what is received', () => {
  test('is what was sent, in all modes, with all addresses and encapsulations', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const receiver = endpoint(exchange.to);
        expect(receiver.receive(sentOf(exchange))).toEqual({ kind: 'accepted', body: exchange.packet.body, sdi });
        expect(receiver.counters).toMatchObject({ inOk: 1, inOctets: exchange.packet.body.length });
      }),
      { numRuns: 200 },
    );
  });

  test('with a bit changed in addresses, entropy, header, payload or ICV is never accepted', () => {
    fc.assert(
      fc.property(exchanges, fc.nat(), fc.constantFrom('body', 'source', 'destination'), (exchange, at, part) => {
        const sent = sentOf(exchange);
        const changed = Uint8Array.from(sent[part as 'body']);
        const bit = at % (8 * changed.length);
        // The first byte says what a packet is: changed, it may be one without TSS, which is judged by its job alone.
        fc.pre(part !== 'body' || bit >= 8);
        changed[bit >> 3]! ^= 0x80 >> (bit & 7);
        const received = endpoint(exchange.to).receive({ ...sent, [part]: changed });
        expect(received.kind).toBe('dropped');
      }),
      { numRuns: 300 },
    );
  });

  test('is dropped with the reason that is counted', () => {
    const domain = domainOf('direct', { maxEpochLifetime: 2, authFailureLimit: 2 });
    const receiver = endpoint(domain);
    const send = (epoch: number) =>
      endpoint(domain).send(plain, { sdi, an: 0, numbers: new TscAllocator({ epoch, counter: 0n }) })!;
    const reason = (packet: Packet) => {
      const received = receiver.receive(packet);
      return received.kind === 'dropped' ? received.reason : received.kind;
    };
    const good = send(start.epoch);
    const other = (from: number, value: number): Packet => {
      const body = Uint8Array.from(good.body);
      body[from] = value;
      return { ...good, body };
    };
    expect(reason(send(start.epoch - 2))).toBe('accepted');
    expect(reason(send(start.epoch + 1))).toBe('accepted');
    expect(reason(send(start.epoch - 3))).toBe('late');
    expect(reason(send(start.epoch + 16))).toBe('accepted');
    expect(reason(send(start.epoch + 17))).toBe('early');
    expect(reason(send(start.epoch + 0x7fff))).toBe('early');
    expect(reason(other(3, 0))).toBe('invalid_sa');
    expect(reason(other(0, 0x09))).toBe('invalid_sa');
    expect(reason({ ...good, body: good.body.subarray(0, 27) })).toBe('invalid');
    expect(reason({ ...good, body: good.body.subarray(0, 11) })).toBe('invalid');
    expect(reason({ ...good, trimmed: true })).toBe('hint');
    expect(reason(plain)).toBe('invalid');
    expect(reason({ ...plain, body: Uint8Array.of(0x10, 0, 7, ...plain.body.subarray(3)) })).toBe('accepted');
    const unbound = { ...plain, body: Uint8Array.of(0x10, 0, 7, ...plain.body.subarray(3)) };
    expect(reason(endpoint(domain).send(unbound, { sdi, an: 0, numbers: numbers() })!)).toBe('binding_failure');
    // Two forged ones, and the domain takes no more until management says so.
    expect([reason(other(30, 0)), reason(other(30, 1)), reason(good)]).toEqual(['auth_fail', 'auth_fail', 'latched']);
    // Nor in the next window, in which failures count from 0 again.
    receiver.beginWindow();
    expect(reason(good)).toBe('latched');
    receiver.clearFailures(sdi);
    expect(reason(other(30, 0))).toBe('auth_fail');
    receiver.beginWindow();
    expect(reason(other(30, 0))).toBe('auth_fail');
    expect(reason(good)).toBe('accepted');
    expect(receiver.counters).toMatchObject({
      ...{ inOk: 5, inAuthFail: 4, inLate: 1, inEarly: 2, inInvalid: 3, inInvalidSA: 2, inBindingFailure: 1 },
      ...{ inLatched: 2, inTrimmed: 1 },
    });
  });

  test('is taken under both keys while they change', () => {
    const both = domainOf('direct', { associations: [{ key: domainKey }, { key: domainKey.toReversed() }] });
    const receiver = endpoint(both);
    for (const an of [0, 1] as const) {
      const sent = endpoint(both).send(plain, { sdi, an, numbers: numbers() })!;
      expect(receiver.receive(sent).kind).toBe('accepted');
    }
    // Numbers and epochs begin again with a new key, whatever the old one's are.
    const renewed = { ...both, epochs: [start.epoch, 0] as const };
    const begins = new TscAllocator();
    const first = endpoint(renewed).send(plain, { sdi, an: 1, numbers: begins })!;
    expect(receiver.receive(first)).toEqual({ kind: 'dropped', reason: 'late' });
    receiver.configure(renewed);
    expect(receiver.receive(first).kind).toBe('accepted');
    const stale = endpoint(both).send(plain, { sdi, an: 0, numbers: begins })!;
    expect(receiver.receive(stale)).toEqual({ kind: 'dropped', reason: 'late' });
    receiver.configure({ ...both, associations: [undefined, both.associations[1]] });
    const old = endpoint(both).send(plain, { sdi, an: 0, numbers: numbers() })!;
    expect(receiver.receive(old)).toEqual({ kind: 'dropped', reason: 'invalid_sa' });
    receiver.remove(sdi);
    expect(receiver.receive(first)).toEqual({ kind: 'dropped', reason: 'invalid_sa' });
  });
});

describe('the numbers of packets', () => {
  test('never repeat, through limits, resets and epochs', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant('allocate' as const),
        fc.constant('allocate' as const),
        fc.constantFrom('reset' as const, 'raise' as const, 'epoch' as const),
      ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (drawn) => {
        const given = new Set<string>();
        let epoch = 0;
        // What is kept where a reset does not reach.
        let stored = 4n;
        let allocator = new TscAllocator({ epoch, counter: 0n }, stored);
        for (const step of drawn) {
          if (step === 'reset') {
            allocator = new TscAllocator({ epoch, counter: stored }, stored);
          } else if (step === 'raise') {
            stored += 4n;
            allocator.raise(stored);
          } else if (step === 'epoch') {
            allocator.setEpoch(++epoch);
          } else {
            const tsc = allocator.allocate();
            if (tsc === undefined) continue;
            expect(given).not.toContain(`${tsc.epoch} ${tsc.counter}`);
            given.add(`${tsc.epoch} ${tsc.counter}`);
            expect(tsc.counter).toBeLessThan(stored);
          }
        }
      }),
    );
  });

  test('have limits that do not fall, and epochs that do not go back', () => {
    const allocator = new TscAllocator({ epoch: 3, counter: 5n }, 9n);
    expect(allocator.limit).toBe(9n);
    expect(() => allocator.raise(8n)).toThrow(UserError);
    expect(() => allocator.raise(COUNTERS + 1n)).toThrow(UserError);
    expect(() => allocator.setEpoch(2)).toThrow('epoch 2 after 3: give a later one, or a new key');
    expect(() => new TscAllocator({ epoch: 65536, counter: 0n })).toThrow(UserError);
  });
});

test.each([
  [{ sdi: 2 ** 24 }, 'give an SDI of 24 bits'],
  [{ associations: [{ key: new Uint8Array(16) }, undefined] as const }, 'a key of 16 bytes: give 32'],
  [{ mode: 'client' as const }, 'a client needs an IV mask of 12 bytes with its key'],
  [{ rekey }, 'keys roll in cluster mode only'],
  [{ cryptOffset: 11 }, 'encryption from byte 11: give an offset from 12'],
])('a domain that contradicts itself is refused in one sentence', (change, message) => {
  const check = () => checkDomain(domainOf('direct', change));
  expect(check).toThrow(UserError);
  expect(check).toThrow(message);
  expect(() => endpoint(domainOf('direct'), domainOf('cluster'))).toThrow(`two secure domains have SDI ${sdi}`);
});
