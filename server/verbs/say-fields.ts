import type { Refusal } from '#app/models/platform/outcome.ts'

/** What is wrong with the words of a verb, a line each. */
export function sayFields({ code, fields = {} }: Refusal): string {
  const lines = Object.entries(fields).map(([name, fault]) => `  --${name}: ${fault.code}`)
  return lines.length > 0 ? lines.join('\n') : `  ${code}`
}
