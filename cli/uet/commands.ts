/** The commands of the datapath's project: packets of captures, and published vectors of AES-GCM. */
import type { ConfigCommand } from '../../config/config.ts';
import { shown } from '../../support/project.ts';
import { defaultEngine, engines } from '../../testbench/engine/engines.ts';
import { settingTexts } from '../../testbench/uet/dissect/settings-text.ts';
import { printJson, printPieces } from '../print.ts';
import { craft } from './craft.ts';
import { type DemoOptions, demo, demoText, progressText } from './demo.ts';
import { dissect } from './dissect.ts';
import { peerCommand } from './peer-command.ts';
import { vectors, vectorsText } from './vectors.ts';

const settingsHelp = `setting NAME=VALUE, several times: ${settingTexts.map((s) => `${s.name} (${s.values})`).join('; ')}`;
const setOption = { flags: '--set <setting>', description: settingsHelp, many: true } as const;

/** The values of an option that may be given several times. */
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

export const datapathCommands: readonly ConfigCommand[] = [
  {
    name: 'demo',
    description: 'messages of two endpoints in hardware to each other, over a bad network',
    options: [
      { flags: '--bytes <n>', description: 'bytes that are written, both ways together', default: '262144' },
      { flags: '--senders <n>', description: 'senders in software, 1 to 8, in place of one of the endpoints' },
      { flags: '--width <n>', description: 'bytes a clock: 16, 32 or 64', default: '64' },
      { flags: '--loss <fraction>', description: 'frames that are lost; as many are copied', default: '0.02' },
      { flags: '--seed <n>', description: 'what all chance follows from', default: '1' },
      {
        flags: '--engine <engine>',
        description: `engine: ${Object.keys(engines).join(' or ')}`,
        default: defaultEngine,
      },
      { flags: '--capture <file>', description: 'all frames, as pcapng', default: 'out/demo.pcapng' },
      { flags: '--json', description: 'as JSON' },
    ],
    run: async (_, { json, ...options }) => {
      const isLive = process.stderr.isTTY === true;
      const result = await demo(options as unknown as DemoOptions, (now) => {
        if (isLive) process.stderr.write(`\r${progressText(now, Number(options.bytes))}`);
      });
      if (isLive) process.stderr.write('\r\u001b[K');
      if (json) printJson(result);
      else console.log(demoText(result));
      if (!result.passed) process.exitCode = 1;
    },
  },
  peerCommand,
  {
    name: 'dissect',
    description: 'the packets of a capture, pcap or pcapng, layer by layer',
    arguments: [['<file>', '']],
    options: [setOption, { flags: '--json', description: 'as JSON, a packet a line' }],
    run: ([file], { set, json }) => printPieces(dissect(file!, { set: listOf(set), json: json === true })),
  },
  {
    name: 'vectors',
    description: 'the cases of a CAVP .rsp or Wycheproof JSON file of AES-GCM, through the hardware',
    arguments: [['<file>', '']],
    options: [
      { flags: '--lanes <n>', description: 'blocks of 16 bytes a clock', default: '1' },
      {
        flags: '--engine <engine>',
        description: `engine: ${Object.keys(engines).join(' or ')}`,
        default: defaultEngine,
      },
      { flags: '--json', description: 'as JSON' },
    ],
    run: async ([file], { lanes, engine, json }) => {
      const result = await vectors(file!, { lanes: Number(lanes), engine: String(engine) });
      if (json) printJson(result);
      else console.log(vectorsText(result));
      if (result.failed > 0) process.exitCode = 1;
    },
  },
  {
    name: 'craft',
    description: 'a capture (pcap) from the JSON that dissect writes; what follows from the rest may be left out',
    arguments: [
      ['<file>', ''],
      ['<out>', ''],
    ],
    options: [setOption],
    run: async ([file, out], { set }) => {
      const count = await craft(file!, out!, { set: listOf(set) });
      console.log(`${shown(out!)}: ${count} ${count === 1 ? 'packet' : 'packets'}`);
    },
  },
];
