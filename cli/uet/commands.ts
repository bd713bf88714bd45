/** The commands of the datapath's project: packets of captures, and published vectors of AES-GCM. */
import type { ConfigCommand } from '../../config/config.ts';
import { shown } from '../../support/project.ts';
import { defaultEngine, engines } from '../../testbench/engine/engines.ts';
import { settingTexts } from '../../testbench/uet/dissect/settings-text.ts';
import { printJson, printPieces } from '../print.ts';
import { craft } from './craft.ts';
import { type DemoOptions, demo, demoText, progressText } from './demo.ts';
import { type DemoProgramOptions, demoProgram, programNames, programProgress, programText } from './demo-program.ts';
import { dissect } from './dissect.ts';
import { LiveFlows } from './live-flows.ts';
import { peerCommand } from './peer-command.ts';
import { vectors, vectorsText } from './vectors.ts';

const settingsHelp = `setting NAME=VALUE, several times: ${settingTexts.map((s) => `${s.name} (${s.values})`).join('; ')}`;
const setOption = { flags: '--set <setting>', description: settingsHelp, many: true } as const;

/** The values of an option that may be given several times. */
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

export const datapathCommands: readonly ConfigCommand[] = [
  {
    name: 'demo',
    description: 'endpoints, in hardware and golden, below switches: all write to one; with pictures',
    options: [
      {
        flags: '--bytes <n>',
        description:
          'bytes that are written in all: by default 1048576, with others 262144; of a program, of each host: 65536',
      },
      { flags: '--hosts <n>', description: 'endpoints: 2, 4, 6 or 8', default: '8' },
      {
        flags: '--rtl <n>',
        description: 'how many of them are hardware, the one that all write to first',
        default: '3',
      },
      { flags: '--pair', description: 'two endpoints in hardware write to each other instead, over a bad network' },
      { flags: '--senders <n>', description: 'senders in software, 1 to 8, write to a receive half instead' },
      {
        flags: '--program <name>',
        description: `a program of MPI's kind on each of 4 or 8 hosts instead, messages of HPC: ${programNames.join(', ')}`,
      },
      { flags: '--width <n>', description: 'bytes a clock of --pair and --senders: 16, 32, 64 or 128', default: '64' },
      {
        flags: '--loss <fraction>',
        description:
          'frames that each link between switches loses, by default 0.002; of a program 0; with others of the network, 0.02',
      },
      { flags: '--seed <n>', description: 'what all chance follows from', default: '1' },
      {
        flags: '--engine <engine>',
        description: `engine: ${Object.keys(engines).join(' or ')}`,
        default: defaultEngine,
      },
      { flags: '--capture <file>', description: 'all frames, as pcapng', default: 'out/demo.pcapng' },
      { flags: '--page <file>', description: 'topology, way of a packet and plots, as HTML', default: 'out/demo.html' },
      { flags: '--json', description: 'as JSON' },
    ],
    run: async (_, { json, ...options }) => {
      const isLive = process.stderr.isTTY === true;
      if (options.program !== undefined) {
        const result = await demoProgram(options as unknown as DemoProgramOptions, (frames, us) => {
          if (isLive && frames % 64 === 0) process.stderr.write(`\r${programProgress(frames, us)}`);
        });
        if (isLive) process.stderr.write('\r\u001b[K');
        if (json) printJson(result);
        else console.log(programText(result));
        if (!result.passed) process.exitCode = 1;
        return;
      }
      const live = new LiveFlows((text) => process.stderr.write(text));
      const result = await demo(options as unknown as DemoOptions, {
        onFlows: (now, bytes) => {
          if (isLive) process.stderr.write(`\r${progressText(now, bytes)}`);
        },
        onSystem: (view) => {
          if (isLive) live.show(view);
        },
      });
      live.clear();
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
