import type { ParameterEntry, ParameterFormat, ParameterGroup } from './parameter.ts'

type More = Pick<ParameterEntry, 'isPrivate' | 'isGuarded' | 'isSiret' | 'isVat'>

/** A line of text. */
export function shortText(group: ParameterGroup, value = '', more: More & { form?: ParameterFormat } = {}) {
  return { kind: 'STRING', group, value, ...more } as const satisfies ParameterEntry
}

/** One of a few values; the first is the default. */
export function choice(group: ParameterGroup, choices: readonly [string, ...string[]]) {
  return { kind: 'STRING', group, value: choices[0], choices } as const satisfies ParameterEntry
}

/** A text of several paragraphs. */
export function text(group: ParameterGroup) {
  return { kind: 'TEXT', group, value: '' } as const satisfies ParameterEntry
}

/** A switch. */
export function flag(group: ParameterGroup, isOn: boolean, more: More = {}) {
  return { kind: 'BOOLEAN', group, value: String(isOn), ...more } as const satisfies ParameterEntry
}

/** A number between two bounds. */
export function number(group: ParameterGroup, value: number, bounds: More & { min: number; max: number }) {
  return { kind: 'NUMBER', group, value: String(value), ...bounds } as const satisfies ParameterEntry
}

/** An address to go to. */
export function link(group: ParameterGroup, more: More & { form?: ParameterFormat } = {}) {
  return { kind: 'LINK', group, value: '', ...more } as const satisfies ParameterEntry
}
