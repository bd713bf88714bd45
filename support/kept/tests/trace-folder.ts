/** Where the traces of a test file are, in the folder of all of them. */
export const traceFolder = (test: string): string => test.replaceAll('/', '+');
