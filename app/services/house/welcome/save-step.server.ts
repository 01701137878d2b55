import type { ShopApi, Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { WelcomeStep } from '#app/models/house/panel/welcome.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { findSettings, saveSettings } from '../settings/settings.server.ts'
import { savePages, takeAnswers } from '../starter/save-pages.server.ts'
import { saveCarrier } from './save-carrier.server.ts'
import { saveFonts } from './save-fonts.server.ts'
import { saveGood } from './save-good.server.ts'
import { saveWine } from './save-wine.server.ts'

/** What a step was sent. */
export type SentStep = { entries: readonly Entry[]; uploads: Upload[] }

type Save = (api: ShopApi, sent: SentStep) => Promise<Outcome<unknown, Failure>>

/** Writes what a step says through the calls that its own screens use. */
export const saveStep: Record<WelcomeStep, Save> = {
  pages: savePages,
  entreprise: (api, { entries }) => saveSettings(api, entries),
  couleurs: async (api, { entries }) => {
    const saved = await saveSettings(api, entries)
    return saved.ok ? saveFonts(api, entries) : saved
  },
  logo: saveLogo,
  vin: async (api, sent) => {
    const [set] = await findSettings(api, ['TRADE'])
    const trade = tradeOf({ TRADE: set?.value ?? '' })
    return trade === 'WINE' ? saveWine(api, sent) : saveGood(api, sent, trade)
  },
  vente: async (api, { entries }) => {
    const faults = findPayFaults(entries)
    if (Object.keys(faults).length > 0) return refuseFields(faults)
    const saved = await saveSettings(api, entries)
    return saved.ok ? saveCarrier(api, entries) : saved
  },
  pret: (api) => api.changeSite({ body: { isBuilding: false } }),
}

/** What a step that is only looked at shows again: as it was typed, and with the photos that came along. */
export async function lookAtStep(step: WelcomeStep, api: ShopApi, sent: SentStep): Promise<Outcome<readonly Entry[], Failure>> {
  return step === 'pages' ? takeAnswers(api, sent) : done(sent.entries)
}

/** What a step that was refused shows again: a photo that came along lies in the library by then, and is not asked for twice. */
export async function keepSent(step: WelcomeStep, api: ShopApi, { entries, uploads }: SentStep): Promise<readonly Entry[]> {
  if (step !== 'vin' || uploads.length === 0) return entries
  const name = new Map(entries).get('name')?.trim() ?? ''
  const body = { ...(name ? { alt: name } : { isDecor: true }), isOnce: true }
  const kept = await api.createImages({ body, files: uploads.slice(0, 1) })
  const others = entries.filter(([field]) => field !== 'photo')
  return kept.ok ? [...others, ...kept.value.images.map(({ id }): Entry => ['photo', id])] : entries
}

/** Who pays by hand has to know whom: told too late, an order is one that nobody can pay. */
function findPayFaults(entries: readonly Entry[]): Record<string, string> {
  const typed = new Map(entries)
  const isOffered = (mean: string) => typed.get(mean) === 'true'
  const isEmpty = (name: string) => (typed.get(name) ?? '').trim() === ''
  return {
    ...(isOffered('PAY_BY_TRANSFER') && isEmpty('TRANSFER_IBAN') && { TRANSFER_IBAN: welcomeTexts.noIban }),
    ...(isOffered('PAY_BY_CHEQUE') && isEmpty('CHEQUE_PAYEE') && { CHEQUE_PAYEE: welcomeTexts.noPayee }),
  }
}

async function saveLogo(api: ShopApi, { uploads }: SentStep): Promise<Outcome<unknown, Failure>> {
  if (uploads.length === 0) return refuseFields({ images: welcomeTexts.noFile })
  const kept = await api.createImages({ body: { folder: 'logo', isDecor: true }, files: uploads.slice(0, 1) })
  if (!kept.ok) return kept
  const [image] = kept.value.images
  if (!image) return refuseFields({ images: welcomeTexts.noFile })
  const { logos } = orThrow(await api.listAdminLogos({ query: { type: 'LOGO', nbItem: 1 } }))
  const own = logos[0]
  if (own) return api.changeLogo({ params: { id: own.id }, body: { idImage: image.id } })
  return api.createLogo({ body: { type: 'LOGO', alt: '', idImage: image.id } })
}
