import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import { stepParameters, type WelcomeStep } from '#app/models/house/panel/welcome.ts'
import { defaultFonts } from '#app/models/site/look/font.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import type { Setting } from '#app/ui/house/fields/settings-view.ts'
import type { StepScreen } from '#app/ui/house/welcome/step-form.ts'
import { readConformity } from '../settings/conformity.server.ts'
import { findSettings } from '../settings/settings.server.ts'
import { readPieces } from '../starter/read-pieces.server.ts'
import { readProgress } from './progress.server.ts'

/** Reads a step of a new shop. */
export async function readStep(asked: RouteArgs, staff: Member, step: WelcomeStep): Promise<StepScreen> {
  const ctx = asked.context.get(requestContext)
  const [progress, settings, { info, values }, carriers, law] = await Promise.all([
    readProgress(staff.api, ctx),
    findSettings(staff.api, stepParameters[step] ?? []),
    readSiteFacts(ctx),
    staff.api.listCarriers({ query: { nbItem: 20 } }),
    step === 'pret' ? readConformity(staff.api, ctx) : undefined,
  ])
  const pieces = step === 'pages' ? await readPieces(staff.api, tradeOf(values)) : undefined
  const familyOf = (type: 'TITLE' | 'CONTENT') =>
    info.fonts.find((font) => font.type === type)?.family ?? defaultFonts[type].family
  return {
    step,
    progress,
    settings: settings.map((setting) => offerOwnMail(setting, staff)),
    trade: tradeOf(values),
    fonts: { TITLE: familyOf('TITLE'), CONTENT: familyOf('CONTENT') },
    logo: info.logos.find(({ type }) => type === 'LOGO')?.onlineImage.url,
    carriers: orThrow(carriers).carriers.map(({ name }) => name),
    pieces,
    law: law?.lines.filter(({ state }) => state === 'missing') ?? [],
  }
}

/** Where the house has no address yet, that of whoever sets it up is offered. */
function offerOwnMail(setting: Setting, { email }: Member): Setting {
  return setting.type === 'COMPANY_EMAIL' && setting.value === '' ? { ...setting, value: email } : setting
}
