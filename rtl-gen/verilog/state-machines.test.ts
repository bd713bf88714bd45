import { expect, test } from 'vitest';
import { renderMachine } from '../../report/state-diagram.ts';
import { inProject } from '../../support/project.ts';
import { bit, bits, elaborate, enumOf, type Module, module } from '../hdl/index.ts';
import { uartTx } from '../hdl/testing/examples.ts';
import { stateMachines } from './state-machines.ts';

const machinesOf = (mod: unknown) => stateMachines(elaborate(mod as Module<unknown, unknown, Record<string, never>>));

const transitionsOf = (mod: unknown): readonly string[] =>
  machinesOf(mod)[0]!.transitions.map(({ from, to, condition }) => `${from} -> ${to}: ${condition}`);

test('the machine of a transmitter, without what its states decide themselves', () => {
  const [machine, ...others] = machinesOf(uartTx(100));
  expect(others).toEqual([]);
  expect(machine).toMatchObject({ module: 'uart_tx', register: 'state' });
  expect(machine!.states).toEqual([
    { name: 'idle', isReset: true, isReached: true },
    { name: 'start', isReset: false, isReached: true },
    { name: 'data', isReset: false, isReached: true },
    { name: 'stop', isReset: false, isReached: true },
  ]);
  expect(transitionsOf(uartTx(100))).toEqual([
    'idle -> start: up_valid',
    "start -> data: baud == 7'd99",
    "data -> stop: baud == 7'd99 && index == 3'd7",
    "stop -> idle: baud == 7'd99",
  ]);
});

const State = enumOf('idle', 'head', 'body', 'pad', 'fault');
const ports = { in: { go: bit, last: bit, cut: bit, kind: bits(2) }, out: { state: State } };

test('a later assignment takes from an earlier one, a default gives way to what always overrides it', () => {
  const mod = module('frames', ports, ({ go, last, cut, kind }, m) => {
    const state = m.reg('state', State, { reset: 'idle' });
    m.match(state, {
      idle: () => m.when(go, () => state.set('head')),
      head: () => {
        // Never taken: each branch overrides it.
        state.set('idle');
        m.match(
          kind,
          [
            [0, () => state.set('body')],
            [[1, 2], () => state.set('pad')],
          ],
          () => state.set('fault'),
        );
      },
      body: () => {
        state.set('fault');
        m.when(go, () => m.when(last, () => state.set('pad')).otherwise(() => state.set('body')));
      },
      pad: () => {
        m.when(last.and(go), () => state.set('body'));
        m.when(go.and(kind.any()), () => state.set('idle'));
      },
      fault: () => m.when(state.is('idle').or(go), () => state.set('idle')),
    });
    m.when(cut.and(state.is('body')), () => state.set('fault'));
    return { state };
  });
  expect(transitionsOf(mod)).toEqual([
    'idle -> head: go',
    "head -> body: kind == 2'd0",
    "head -> pad: kind == 2'd1 || kind == 2'd2",
    "head -> fault: kind != 2'd0 && kind != 2'd1 && kind != 2'd2",
    'body -> fault: !go || cut',
    'body -> pad: go && last && !cut',
    'pad -> body: last && go && !(|kind)',
    'pad -> idle: go && (|kind)',
    'fault -> idle: go',
  ]);
});

test('states that no statement leads to are said to be such, and a copy of a state is no machine', () => {
  const mod = module('copies', { in: { next: State, go: bit }, out: { a: State, b: State } }, ({ next, go }, m) => {
    const a = m.reg('a', State, { reset: 'idle', unreached: ['body', 'pad', 'fault'] });
    const b = m.reg('b', State, { reset: 'idle' });
    m.when(go, () => a.set('head'));
    b.set(next);
    return { a, b };
  });
  const machines = machinesOf(mod);
  expect(machines.map((x) => x.register)).toEqual(['a']);
  expect(machines[0]!.states.filter((s) => !s.isReached).map((s) => s.name)).toEqual(['body', 'pad', 'fault']);
});

test('the picture in the documents is that of the transmitter', async () => {
  await expect(renderMachine(machinesOf(uartTx(100))[0]!)).toMatchFileSnapshot(inProject('docs', 'state-machine.svg'));
});
