/** The command line of `gatewright peer`. */
import type { ConfigCommand } from '../../config/config.ts';
import { defaultEngine, engines } from '../../testbench/engine/engines.ts';
import { printJson } from '../print.ts';
import { type PeerOptions, peer, peerProgressText, peerText, receivedText } from './peer.ts';

/** What ends it: Ctrl-C, and what service managers and tests send. */
const signals = ['SIGINT', 'SIGTERM'] as const;

export const peerCommand: ConfigCommand = {
  name: 'peer',
  description: 'an endpoint on a UDP socket that sends and receives files and messages: the golden model, or the RTL',
  options: [
    {
      flags: '--listen <address>',
      description:
        'own address, HOST or HOST:PORT; port 0 is any that is free (default: 127.0.0.1:4793, with --connect any)',
    },
    { flags: '--connect <address>', description: 'a peer to send to, HOST or HOST:PORT, several times', many: true },
    { flags: '--send <file>', description: 'send this file to each peer' },
    { flags: '--messages <n>', description: 'send so many messages to each peer, of bytes that follow from the seed' },
    { flags: '--bytes <n>', description: 'bytes of a message (default: 4096, of files 65536)' },
    { flags: '--mode <mode>', description: 'rud or rod: reliable delivery, in any order or in order', default: 'rud' },
    {
      flags: '--transfers <n>',
      description: 'end when so many have come (default: with its own, or with Ctrl-C if it sends nothing)',
    },
    { flags: '--out <folder>', description: 'keep the files that come here (default: they are checked alone)' },
    { flags: '--rtl', description: 'the hardware in a simulator in place of the golden model' },
    {
      flags: '--engine <engine>',
      description: `of --rtl: ${Object.keys(engines).join(' or ')}`,
      default: defaultEngine,
    },
    { flags: '--mtu <bytes>', description: 'payload of a packet: 1024, 2048 or 4096', default: '4096' },
    { flags: '--window <bytes>', description: 'bytes in flight to a peer', default: '131072' },
    {
      flags: '--crc <order>',
      description: 'end packets with the UET CRC of their UET part: none, little or big',
      default: 'none',
    },
    {
      flags: '--answer-port <port>',
      description: 'answer on this port of a peer, as UET does (default: the port that its packets come from)',
    },
    { flags: '--loss <fraction>', description: 'throw so much away of what is sent, up to 0.2', default: '0' },
    { flags: '--seed <n>', description: 'what losses, messages and PSNs follow from', default: '1' },
    { flags: '--timeout <seconds>', description: 'fail what is not over by then' },
    { flags: '--capture <file>', description: 'all datagrams, as pcapng' },
    { flags: '--json', description: 'as JSON' },
  ],
  run: async (_, { json, ...given }) => {
    const isLive = process.stderr.isTTY === true;
    const clear = isLive ? '\r\u001b[K' : '';
    let stop: ((why: string) => void) | undefined;
    const interrupted = (): void => stop?.('it was interrupted');
    for (const signal of signals) process.on(signal, interrupted);
    try {
      const options = { ...given, rtl: given.rtl === true } as unknown as PeerOptions;
      const result = await peer(options, {
        listening: (at, endpoint) => process.stderr.write(`listening on ${at}, ${endpoint}\n`),
        progress: (now) => {
          if (isLive) process.stderr.write(`\r\u001b[K${peerProgressText(now)}`);
        },
        received: (transfer) => {
          process.stderr.write(clear);
          (json ? console.error : console.log)(receivedText(transfer));
        },
        stoppable: (ends) => {
          stop = ends;
        },
      });
      process.stderr.write(clear);
      if (json) printJson(result);
      else console.log(peerText(result));
      if (!result.passed) process.exitCode = 1;
    } finally {
      for (const signal of signals) process.off(signal, interrupted);
    }
  },
};
