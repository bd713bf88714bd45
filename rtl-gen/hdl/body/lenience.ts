/** What a module says about rules that its hardware breaks on purpose. */
import type { DoubtfulCode } from '../../ir/diagnostic-codes.ts';
import { mapWords } from '../values/values.ts';
import type { Builder } from './builder.ts';

/** Rules of which a module knows that it breaks them. */
export interface Lenience {
  /** The value of a register, wire or memory, or all values of a record: it is meant that nothing reads them. */
  unused(...values: readonly unknown[]): void;
  /**
   * Doubts of these codes are not reported for this module. For hardware that a program makes up, or that has to be
   * there for one parameter and means nothing for another.
   */
  allow(...codes: readonly DoubtfulCode[]): void;
}

export function makeLenience(owner: Builder): Lenience {
  return {
    unused: (...values) => {
      for (const value of values) {
        mapWords(owner, value, 'value', (id) => {
          owner.unread.push(id);
          return id;
        });
      }
    },
    allow: (...codes) => {
      for (const code of codes) owner.allowed.add(code);
    },
  };
}
