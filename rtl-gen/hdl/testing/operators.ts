/**
 * Every operator of words with its meaning in bigints: what the operators' test holds each engine to, and what random
 * circuits are made of.
 */
import { binary } from './operators/binary.ts';
import { constant } from './operators/constant.ts';
import { mixed } from './operators/mixed.ts';
import type { Operator } from './operators/operator.ts';
import { unary } from './operators/unary.ts';

/** All of them, those of one operand first. */
export const operators: readonly Operator[] = [...unary, ...binary, ...mixed, ...constant];
