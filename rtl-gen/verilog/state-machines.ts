/** The state machines of a design as data: for diagrams and documents. */
import type { DeclId } from '../ir/expr.ts';
import type { Literal, Way } from '../ir/literals.ts';
import type { Design, ModuleIr } from '../ir/module-ir.ts';
import { reachedStates, transitionsOf } from '../ir/transitions.ts';
import { ExprText } from './expr-text.ts';
import { Names } from './names.ts';
import { spilledNames } from './spill.ts';
import { StateConstants } from './state-constants.ts';

/** A register of states with a reset, which statements take from one state to another. */
export interface StateMachine {
  /** Names in Verilog, of the module and of its register. */
  readonly module: string;
  readonly register: string;
  /** In the order of the enumeration. */
  readonly states: readonly {
    readonly name: string;
    readonly isReset: boolean;
    /** Whether statements lead to it from the reset or start value. */
    readonly isReached: boolean;
  }[];
  readonly transitions: readonly StateTransition[];
}

/** What happens at an edge outside reset. That a state is kept is not among them. */
export interface StateTransition {
  readonly from: string;
  readonly to: string;
  /** In the words of the Verilog text, without what the state itself decides; empty where it always happens. */
  readonly condition: string;
}

/** The machines of all modules of a design, children first; registers that only copy a state are none. */
export function stateMachines(design: Design): readonly StateMachine[] {
  return design.modules.flatMap((m) => {
    const found = m.decls.flatMap((d, id) =>
      d.kind === 'reg' && d.states !== undefined && d.reset !== undefined ? [id] : [],
    );
    if (found.length === 0) return [];
    const names = new Names(m);
    const spilled = spilledNames(m, names);
    const expr = new ExprText(m, spilled, new StateConstants(m, names));
    return found.flatMap((id) => machineOf(m, id, expr) ?? []);
  });
}

function machineOf(m: ModuleIr, id: DeclId, expr: ExprText): StateMachine | undefined {
  const d = m.decls[id]!;
  const transitions = transitionsOf(m, id);
  if (d.kind !== 'reg' || d.states === undefined || transitions === undefined) return undefined;
  const reached = reachedStates(m, id);
  const { states, reset } = d;
  return {
    module: m.name,
    register: d.name,
    states: states.map(({ name, value }, i) => ({
      name,
      isReset: value === reset,
      isReached: reached === undefined || reached.has(i),
    })),
    transitions: transitions.map(({ from, to, ways }) => ({
      from: states[from]!.name,
      to: states[to]!.name,
      condition: conditionText(ways, expr),
    })),
  };
}

function conditionText(ways: readonly Way[], expr: ExprText): string {
  const texts = ways.map(({ all, none }) => {
    const never = none.map((list) => `!(${conjunctionText(list, expr)})`);
    return all.length === 0
      ? never.join(' && ')
      : [conjunctionText(all, expr, never.length > 0), ...never].join(' && ');
  });
  if (texts.includes('')) return '';
  return texts.map((text) => (texts.length > 1 && text.includes(' && ') ? `(${text})` : text)).join(' || ');
}

/** The literals with `&&`, in parentheses where they need them, as among others. */
function conjunctionText(list: readonly Literal[], expr: ExprText, isAmongOthers = false): string {
  const isAlone = list.length === 1 && !isAmongOthers;
  return list
    .map((l) => {
      if (l.kind === 'bit') return isAlone && l.holds ? expr.use(l.id) : expr.conjunct(l.id, l.holds);
      const text = expr.isOneOf(l.subject, l.values, l.holds);
      return text.includes(' || ') && !isAlone ? `(${text})` : text;
    })
    .join(' && ');
}
