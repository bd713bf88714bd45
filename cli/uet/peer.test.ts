/** Processes that send to each other over loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../support/project.ts';
import { seededRandom } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import { dissect } from './dissect.ts';
import { type PeerOptions, type PeerResult, peer as runPeer } from './peer.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peer-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Processes that a test has begun, and that may be there yet where it has failed. */
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface Ended {
  readonly code: number | null;
  readonly err: string;
  readonly json: PeerResult;
}

interface Peer {
  /** Where it listens. */
  readonly at: string;
  readonly end: Promise<Ended>;
  interrupt(): void;
}

/** Begins a process; comes back when it listens. */
async function peer(...args: readonly string[]): Promise<Peer> {
  const command = [inProject('cli', 'gatewright.js'), 'peer', '--listen', '127.0.0.1:0', '--json', ...args];
  const child = spawn(process.execPath, command, { cwd: projectRoot, env: { ...process.env, NO_COLOR: '1' } });
  running.add(child);
  let [out, err] = ['', ''];
  let ended = false;
  let heard = (): void => {};
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
    heard();
  });
  const end = new Promise<Ended>((resolve, reject) => {
    child.on('close', (code) => {
      running.delete(child);
      ended = true;
      heard();
      if (out === '') reject(new Error(err));
      else resolve({ code, err, json: JSON.parse(out) as PeerResult });
    });
  });
  const at = () => /listening on (\S+),/.exec(err)?.[1];
  while (at() === undefined && !ended)
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  return { at: at() ?? '', end, interrupt: () => child.kill('SIGINT') };
}

/** A file of bytes that follow from its name. */
function file(name: string, length: number): { readonly path: string; readonly bytes: Buffer } {
  const random = seededRandom(length).fork(name);
  const bytes = Buffer.from(Uint8Array.from({ length }, () => random.below(256)));
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { path, bytes };
}

const received = (out: string, name: string): Buffer => readFileSync(join(out, name));
const noEvents = { listening: () => {}, progress: () => {}, received: () => {}, stoppable: () => {} };
const right = { passed: true, missing: 0, twice: 0, lostMessages: 0, hashIsRight: true };

test('golden to golden over loss: a file comes whole, and dissect opens what was on the line', async () => {
  const { path, bytes } = file('golden.bin', 300_001);
  const out = join(folder, 'golden');
  const capture = join(folder, 'golden.pcapng');
  const receiver = await peer('--transfers', '1', '--out', out, '--loss', '0.05', '--seed', '2', '--crc', 'little');
  const options = ['--loss', '0.05', '--bytes', '10000', '--crc', 'little', '--capture', capture];
  const sender = await peer('--connect', receiver.at, '--send', path, ...options);
  const [sent, came] = await Promise.all([sender.end, receiver.end]);
  expect(received(out, 'golden.bin').equals(bytes)).toBe(true);
  expect(sent).toMatchObject({ code: 0, json: { passed: true, endpoint: 'golden' } });
  expect(sent.json.sent).toMatchObject([{ to: receiver.at, messages: 31, bytes: 300_001, passed: true }]);
  expect(came).toMatchObject({ code: 0, json: { passed: true, others: 0 } });
  expect(came.json.received).toMatchObject([{ from: sender.at, messages: 31, bytes: 300_001, ...right }]);
  const [flow] = sent.json.flows;
  expect(flow!.dropped).toBeGreaterThan(0);
  expect(flow!.sentAgain).toBeGreaterThanOrEqual(flow!.dropped > 0 ? 1 : 0);

  const packets = [...dissect(capture, { set: ['crc=little', 'coverage=payload'], json: true })]
    .join('')
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { readonly kind: string; readonly layers: readonly { readonly name: string }[] },
    );
  expect(packets).toHaveLength(sent.json.frames!);
  const names = new Set(packets.flatMap(({ layers }) => layers.map(({ name }) => name)));
  expect([...names]).toEqual(expect.arrayContaining(['udp', 'rud_req', 'ses_standard', 'payload', 'ack_cc', 'crc']));
  expect(packets.every(({ layers }) => layers.some(({ name }) => name === 'crc'))).toBe(true);
});

test('golden to RTL in order, and RTL to golden in any order, over loss', async () => {
  const { path, bytes } = file('rtl.bin', 90_000);
  const [hardwareOut, goldenOut] = [join(folder, 'hardware'), join(folder, 'software')];
  const golden = await peer('--transfers', '1', '--out', goldenOut, '--loss', '0.03', '--seed', '5');
  const hardware = await peer(
    ...['--rtl', '--mtu', '2048', '--connect', golden.at, '--send', path, '--bytes', '20000'],
    ...['--transfers', '1', '--out', hardwareOut, '--loss', '0.03', '--seed', '6'],
  );
  const ordered = file('ordered.bin', 100_000);
  const options = ['--bytes', '5000', '--mode', 'rod', '--loss', '0.01', '--seed', '7'];
  const sender = await peer('--connect', hardware.at, '--send', ordered.path, ...options);
  const [sent, through, came] = await Promise.all([sender.end, hardware.end, golden.end]);
  expect(received(goldenOut, 'rtl.bin').equals(bytes)).toBe(true);
  expect(received(hardwareOut, 'ordered.bin').equals(ordered.bytes)).toBe(true);
  expect(came).toMatchObject({ code: 0, json: { others: 0 } });
  expect(came.json.received).toMatchObject([{ from: hardware.at, messages: 5, bytes: 90_000, ...right }]);
  expect(through).toMatchObject({
    code: 0,
    json: { endpoint: 'uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc', others: 0 },
  });
  expect(through.json.sent).toMatchObject([{ to: golden.at, messages: 5, bytes: 90_000, passed: true }]);
  expect(through.json.received).toMatchObject([{ from: sender.at, messages: 20, bytes: 100_000, ...right }]);
  expect(sent).toMatchObject({ code: 0, json: { passed: true } });
  expect(sent.json.sent).toMatchObject([{ to: hardware.at, messages: 20, bytes: 100_000, passed: true }]);
});

test('what comes twice under one name is refused, and Ctrl-C ends a receiver, whose capture is whole', async () => {
  const out = join(folder, 'once');
  const capture = join(folder, 'once.pcapng');
  mkdirSync(out);
  writeFileSync(join(out, 'messages'), 'mine');
  const receiver = await peer('--out', out, '--capture', capture);
  const sender = await peer('--connect', receiver.at, '--messages', '3');
  const sent = await sender.end;
  expect(sent.code).toBe(1);
  expect(sent.json.sent[0]!.failure).toBe(`${receiver.at} has refused it: messages is there already`);
  expect(existsSync(capture)).toBe(false);
  receiver.interrupt();
  expect(await receiver.end).toMatchObject({ code: 0, json: { received: [], passed: true } });
  expect(received(out, 'messages').toString()).toBe('mine');
  expect([...dissect(capture, { set: [], json: true })].join('')).toContain('rud_req');
});

test('bad input is one sentence, and no file is left', async () => {
  const capture = join(folder, 'none.pcapng');
  const usual = { connect: [], mode: 'rud', rtl: false, engine: 'wasm', mtu: '4096', window: '65536', crc: 'none' };
  const fails = async (changed: Partial<PeerOptions>, message: string): Promise<void> => {
    const options = { ...usual, loss: '0', seed: '1', capture, ...changed };
    await expect(runPeer(options, noEvents)).rejects.toThrow(new UserError(message));
    expect(existsSync(capture)).toBe(false);
  };
  const connect = ['127.0.0.1:5'];
  const missing = join(folder, 'missing');
  await fails({ listen: '1.2.3' }, '--listen is "1.2.3", which is no IP address: give one such as 127.0.0.1');
  await fails({ connect }, 'there is nothing to send to them: give --send FILE or --messages N');
  await fails({ messages: '1' }, 'there is no peer to send to: give --connect ADDRESS');
  await fails({ connect, messages: '0' }, '--messages is "0": give an integer from 1 to 16777216');
  await fails({ connect, messages: '1', mode: 'uud' }, '--mode is "uud": give rud or rod');
  await fails({ connect, messages: '1', send: 'x' }, '--send and --messages are given: give one of them');
  await fails(
    { connect: [...connect, ...connect], messages: '1' },
    '--connect 127.0.0.1:5 is given twice: give each peer once',
  );
  await fails({ loss: '0.5' }, '--loss is 0.5: give a fraction from 0 to 0.2');
  await fails({ rtl: true, mtu: '512' }, '--mtu is "512": give 1024 or 2048 or 4096');
  await fails(
    { connect, send: missing },
    `--send ${missing} cannot be read: cannot open ${missing}: no such file or directory`,
  );
  const other = createSocket('udp4');
  await new Promise<void>((resolve) => other.bind(0, '127.0.0.1', resolve));
  const listen = `127.0.0.1:${other.address().port}`;
  await fails(
    { listen },
    `--listen is ${listen}, and another process has that port: give another one, or 0 for any that is free`,
  );
  other.close();
});
