/** What becomes of a command, in the order of the hardware's statuses. */
export const statuses = ['ok', 'exists', 'full', 'missing', 'illegal'] as const;
export type Status = (typeof statuses)[number];
