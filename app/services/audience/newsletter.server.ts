import type { RouterContextProvider } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.ts'
import type { LetterOffer } from '#app/ui/audience/newsletter/letter-choice.tsx'
import { getMember } from '../platform/session/member.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

type Choice = { lists: string[]; isSubscribed: boolean }

/** The name of a house that sends letters; of one that sends none there is no such page. */
export async function requireNewsletter(ctx: RequestContext): Promise<string> {
  const { info, values } = await readSiteFacts(ctx)
  return values.NEWSLETTER_ACTIVATED ? houseNameOf({ info, values }) : throwNotFound()
}

/** What a member receives, at the address of their account; nothing to choose where the house sends no letters to them. */
export async function readOwnLetters(context: Readonly<RouterContextProvider>): Promise<LetterOffer | undefined> {
  const { api } = getMember(context)
  const { isSubscribed, lists: chosen } = orThrow(await api.getNewsletterSubscription())
  const { values } = await readSiteFacts(context.get(requestContext))
  if (!values.NEWSLETTER_ACTIVATED && !isSubscribed) return undefined
  const lists = orThrow(await api.listNewsletterLists())
  return { isSubscribed, lists: lists.map((list) => ({ ...list, isChosen: chosen.includes(list.id) })) }
}

/** Which letters were chosen; the button that stops all of them says more than the boxes. */
export function readChoice(form: FormData): Choice {
  const lists = form.getAll('lists').filter((id): id is string => typeof id === 'string')
  if (form.has('stop')) return { lists: [], isSubscribed: false }
  return { lists, isSubscribed: lists.length > 0 || form.get('all') === 'on' }
}

/** The same as the API takes it: a house without lists has one letter, to have or not. */
export function toChoiceBody({ lists, isSubscribed }: Choice): { lists?: string[]; isSubscribed: boolean } {
  return lists.length > 0 ? { lists, isSubscribed } : { isSubscribed }
}
