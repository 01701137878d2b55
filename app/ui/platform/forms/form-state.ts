/** What a refused form shows: why, field by field, and what was typed; `checked` is the one field that a browser has asked about. */
export type FormState = { message: string; faults: Record<string, string>; values: Record<string, string>; checked?: string }
