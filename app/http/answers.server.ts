import { data } from 'react-router'
import { type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { beyondTexts } from '#app/texts/site/site.ts'

/** The value of an answer, or the error page that its refusal asks for. */
export function orThrow<T>(outcome: Outcome<T, Failure>): T {
  if (outcome.ok) return outcome.value
  throw data({ message: outcome.error.message }, { status: statusOf[outcome.error.code] })
}

/** Shows the not-found page of a list that ends earlier, with the way to its last page. */
export function throwBeyond({ last, href }: { last: number; href: string }): never {
  throw data({ message: beyondTexts.says(last), way: { href, label: beyondTexts.last } }, { status: statusOf.not_found })
}

/** Shows the not-found page. */
export function throwNotFound(): never {
  throw data({ message: sayRefusal({ code: 'not_found' }).message }, { status: statusOf.not_found })
}
