import type { RequestContext } from '#app/http/request-context.ts'
import { isDay, parisDay } from '#app/models/platform/time/working-days.ts'
import { isBirthdate, isOfAge } from '#app/models/site/law/age.ts'
import { ageTexts } from '#app/texts/site/age.ts'
import type { AgeAnswer } from '#app/ui/site/consent/age-screen.tsx'
import { ageCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

/** Whether this visitor has come through the door. */
export async function hasPassedAge(request: Request): Promise<boolean> {
  return (await ageCookie(isSecure(request)).parse(request.headers.get('Cookie'))) === 'passed'
}

/** Reads what the form at the door says; nothing of it is kept but that it was enough. */
export async function readAge(ctx: RequestContext, form: FormData): Promise<AgeAnswer> {
  const { values } = await readSiteFacts(ctx)
  if (form.get('choice') === 'minor') return { is: 'minor' }
  if (!values.ASK_BIRTHDATE) {
    return form.get('choice') === 'adult' ? { is: 'adult' } : { is: 'unclear', fault: ageTexts.fault, birthdate: '' }
  }
  const birthdate = String(form.get('birthdate') ?? '').trim()
  const today = parisDay(new Date())
  if (!isDay(birthdate) || !isBirthdate(birthdate, today)) return { is: 'unclear', fault: ageTexts.dateFault, birthdate }
  return { is: isOfAge(birthdate, today) ? 'adult' : 'minor' }
}

/** The header that lets a visitor through the door from now on. */
export async function keepAge(request: Request): Promise<Headers> {
  return new Headers([['Set-Cookie', await ageCookie(isSecure(request)).serialize('passed')]])
}
