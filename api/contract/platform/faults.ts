import type { z } from 'zod'
import type { Fault, FaultCode } from '#app/models/platform/outcome.ts'

type Issue = z.core.$ZodIssue

/** A body of a thousand faults is answered with the first of them. */
const mostFaults = 50

const own = new Set<FaultCode>([
  'required',
  'unknown',
  'format',
  'number',
  'decimal',
  'link',
  'choice',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'postal_code',
  'taken',
  'terms',
  'gtin',
])

/** Turns a schema's complaints into the field faults of a refusal, the first one of each field. */
export function faultsOf(issues: readonly Issue[]): Record<string, Fault> {
  const faults = new Map<string, Fault>()
  for (const issue of issues) {
    for (const [field, fault] of readIssue(issue)) {
      if (!faults.has(field)) faults.set(field.slice(0, 100), fault)
    }
    if (faults.size >= mostFaults) break
  }
  return Object.fromEntries(faults)
}

function readIssue(issue: Issue): [string, Fault][] {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostFaults).map((key) => [field ? `${field}.${key}` : key, { code: 'unknown' }])
  }
  return [[field || '_', faultOf(issue)]]
}

type Reader = (issue: Issue & Record<string, unknown>) => Fault

const readers: Partial<Record<Issue['code'], Reader>> = {
  invalid_type: ({ input, expected }) => missingOr(input, expected === 'number' || expected === 'int' ? 'number' : 'format'),
  invalid_value: ({ input }) => missingOr(input, 'choice'),
  invalid_union: ({ input }) => missingOr(input, 'format'),
  too_small: ({ origin, minimum }) => {
    if (origin !== 'string') return { code: 'too_small', params: { min: Number(minimum) } }
    return minimum === 1 ? { code: 'required' } : { code: 'too_short', params: { min: Number(minimum) } }
  },
  too_big: ({ origin, maximum }) => ({ code: origin === 'string' ? 'too_long' : 'too_large', params: { max: Number(maximum) } }),
}

/** A schema may name its fault itself. */
function faultOf(issue: Issue): Fault {
  if (own.has(issue.message as FaultCode)) return { code: issue.message as FaultCode }
  return readers[issue.code]?.(issue as Issue & Record<string, unknown>) ?? { code: 'format' }
}

function missingOr(input: unknown, code: FaultCode): Fault {
  return { code: input === undefined ? 'required' : code }
}
