import { type ClientActionFunctionArgs, data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { intentName } from '#app/models/platform/web/form-intent.ts'
import { navigation } from '#app/texts/platform/navigation.ts'
import { ask } from '../overlays/ask.ts'

const lost = { status: 503 }

/**
 * Sends a form to the action of its route, which says what comes back. A question about one field that finds no answer is not worth
 * the page and what was typed into it: the server says the same when the form is sent. Where the answer to the form itself is lost,
 * or the server failed, that is said, for it may have been taken.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<undefined> {
  const isQuestion = (await request.clone().formData()).has(intentName)
  try {
    return (await serverAction()) as undefined
  } catch (refusal) {
    if (isQuestion) return unanswered()
    const isSaid = refusal instanceof Response || (isRouteErrorResponse(refusal) && refusal.status < 500)
    if (isSaid) throw refusal
    ask('vitrine:toast', { text: navigation.lost, kind: 'bad' })
    return unanswered()
  }
}

/** Nothing, and nothing that has the page read again: that would fail, too, and take the page away. */
const unanswered = () => data(undefined, lost) as never

/**
 * Has a page read again of which a refused form may have changed what it shows. A question that is answered while the visitor goes on
 * within the page ends that way in the place of its own answer: what it leads to is read then, too, or the page would stay as it was.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isRefused = actionStatus >= 400 && actionStatus !== lost.status
  const goesOn = currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate || goesOn || (isRefused && formData !== undefined && !formData.has(intentName))
}
