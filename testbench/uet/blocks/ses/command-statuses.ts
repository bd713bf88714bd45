/** What becomes of a command to a table. */
export type Status = 'ok' | 'exists' | 'full' | 'missing' | 'illegal';
