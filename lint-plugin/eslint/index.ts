/** `gatewright/eslint-plugin`: what `gatewright lint` says, as rules of ESLint 9 and 10. */
import { hardwareConditions, ignoredWaits } from '../../cli/lint/mistakes.ts';
import { version } from '../../support/version.ts';
import { type Rule, ruleOf } from './rule.ts';

/** The rules by their names, after `gatewright/`. */
export const rules: Readonly<Record<'no-hardware-condition' | 'await-waits', Rule>> = {
  'no-hardware-condition': ruleOf(hardwareConditions, 'hardware where TypeScript decides: if, ?:, &&, ||, !, ==='),
  'await-waits': ruleOf(ignoredWaits, 'waits of a test that nothing awaits'),
};

/** What ESLint calls the plugin. */
export const meta = { name: 'gatewright', namespace: 'gatewright', version } as const;

/** A config as ESLint has it: objects that it may change. */
export interface PluginConfig {
  name: string;
  files: string[];
  plugins: { gatewright: { meta: typeof meta; rules: typeof rules } };
  rules: Record<`gatewright/${keyof typeof rules}`, 'error'>;
}

/** Both rules, as errors in files of TypeScript; the parser, which finds the types, is the user's to set. */
export const configs: { readonly recommended: PluginConfig } = {
  recommended: {
    name: 'gatewright/recommended',
    files: ['**/*.ts', '**/*.mts', '**/*.cts', '**/*.tsx'],
    plugins: { gatewright: { meta, rules } },
    rules: { 'gatewright/no-hardware-condition': 'error', 'gatewright/await-waits': 'error' },
  },
};

// As ESLint's plugins are imported.
export default { meta, rules, configs };
