import type { Fault } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isBirthdate, isOfAge } from '#app/models/site/law/age.ts'
import type { CallContext } from '../../platform/call/call-context.ts'

type Asking = Pick<CallContext, 'read' | 'lang' | 'now'>

/** What the site's own rules find wrong with a birthdate: missing where it is asked, impossible, or of a minor where none may enter. */
export async function faultOfBirthdate(birthdate: string | null | undefined, ctx: Asking): Promise<Fault | undefined> {
  const { isAsked, blocksMinors } = await readRules(ctx)
  if (!birthdate) return isAsked ? { code: 'required' } : undefined
  const today = parisDay(ctx.now)
  if (!isBirthdate(birthdate, today)) return { code: 'format' }
  return blocksMinors && !isOfAge(birthdate, today) ? { code: 'under_age' } : undefined
}

async function readRules({ read, lang }: Asking) {
  const rows = await read
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('lang', '=', lang)
    .where('type', 'in', ['ASK_BIRTHDATE', 'BLOCK_MINORS'])
    .execute()
  const isOn = (type: string) => rows.some((row) => row.type === type && row.value === 'true')
  return { isAsked: isOn('ASK_BIRTHDATE'), blocksMinors: isOn('BLOCK_MINORS') }
}
