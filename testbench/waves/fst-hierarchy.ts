/** The declarations of an FST file: scopes, variables, tables of state names. */

import type { Signal } from '../engine/simulator.ts';
import type { States } from '../engine/states.ts';
import { ByteList } from './byte-list.ts';
import { bitRange } from './vcd-text.ts';
import { CYCLE_NAME } from './wave-encoder.ts';
import type { WaveScope } from './wave-tree.ts';

/**
 * What the file declares. Variables have numbers, their places in `widths`, which every other part of the file goes by.
 */
export interface FstHierarchy {
  /** Uncompressed. */
  readonly bytes: Uint8Array;
  readonly scopes: number;
  /** Width of each variable in bits. The first are the clocks, in their order, and after them the cycle. */
  readonly widths: readonly number[];
  /** The variable of each signal. */
  readonly variables: readonly number[];
}

/** Tags, types and subtypes, as `fstapi.h` of GTKWave numbers them. */
const SCOPE = 254;
const UP = 255;
const ATTRIBUTE = 252;
const MISCELLANEOUS = 0;
const ENUM_TABLE = 7;
const SCOPE_TYPES = { module: 0, struct: 6 } as const;
const INTEGER = 1;
const REG = 5;
const WIRE = 16;
const DIRECTIONS = { input: 1, output: 2, reg: 0, wire: 0 } as const;

/** Declare the clocks and signals of a tree below it. */
export function fstHierarchy(signals: readonly Signal[], tree: WaveScope, clocks: readonly string[]): FstHierarchy {
  const list = new ByteList(1 << 12);
  const widths: number[] = [];
  const variables: number[] = [];
  const tables = new Map<string, number>();
  let scopes = 0;

  const declare = (type: number, direction: number, width: number, name: string): void => {
    list.byte(type);
    list.byte(direction);
    list.text(`${name}\0`);
    list.varint(width);
    // Not an alias of another variable.
    list.varint(0);
    widths.push(width);
  };
  const attribute = (text: string, table: number): void => {
    for (const byte of [ATTRIBUTE, MISCELLANEOUS, ENUM_TABLE]) list.byte(byte);
    list.text(`${text}\0`);
    list.varint(table);
  };
  /** Refers the next variable to the table of its states, which stands in the file once. */
  const refer = (states: States, width: number): void => {
    const text = enumTable(states, width);
    let table = tables.get(text);
    if (table === undefined) {
      table = tables.size + 1;
      tables.set(text, table);
      attribute(`states_${table} ${text}`, table);
    }
    attribute('', table);
  };
  const open = (scope: WaveScope): void => {
    scopes++;
    list.byte(SCOPE);
    list.byte(SCOPE_TYPES[scope.kind]);
    // The second name is that of the module, which is not known here.
    list.text(`${scope.name}\0\0`);
  };
  const walk = (scope: WaveScope): void => {
    for (const { index, name } of scope.signals) {
      const { width, kind, states } = signals[index]!;
      if (states !== undefined) refer(states, width);
      variables[index] = widths.length;
      declare(kind === 'reg' ? REG : WIRE, DIRECTIONS[kind], width, `${name}${bitRange(width)}`);
    }
    for (const inner of scope.scopes) {
      open(inner);
      walk(inner);
    }
    list.byte(UP);
  };

  open(tree);
  for (const name of clocks) declare(WIRE, DIRECTIONS.wire, 1, tree.names.take(name));
  declare(INTEGER, DIRECTIONS.wire, 32, tree.names.take(CYCLE_NAME));
  walk(tree);
  return { bytes: list.bytes, scopes, widths, variables };
}

/** The number of states, their names, and their values in binary. */
function enumTable(states: States, width: number): string {
  const values = states.map(({ value }) => value.toString(2).padStart(width, '0'));
  return [states.length, ...states.map(({ name }) => escapeText(name)), ...values].join(' ');
}

/** C escapes, so that a name has no white space; UTF-8 byte by byte. */
function escapeText(text: string): string {
  const escaped = [...new TextEncoder().encode(text)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (`"'?\\`.includes(character)) return `\\${character}`;
    return byte > 32 && byte < 127 ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return escaped.join('') || '_';
}
