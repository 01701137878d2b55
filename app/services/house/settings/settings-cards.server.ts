import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { type SettingsCard, settingsCards } from '#app/models/house/task.ts'
import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { cardText, settingsTexts } from '#app/texts/house/tasks.ts'
import { meansNames } from '#app/texts/selling/card-means.ts'
import type { SettingsCardView, SettingsView } from '#app/ui/house/settings/settings-cards.tsx'
import { houseNameOf, readSiteFacts, type SiteFacts } from '../../site/site-facts.server.ts'
import { advancedPlan, cardPlans, listEntries, type WhoAsks } from '../plans/task-plans.server.ts'

const { state: words } = settingsTexts
const one = { query: { nbItem: 1 } } as const

/** Reads the settings as cards: what each holds, how it stands, and the screens behind it. */
export async function readSettingsCards(api: ShopApi, ctx: RequestContext, who: WhoAsks): Promise<SettingsView> {
  const states = await readStates(api, await readSiteFacts(ctx))
  const cards = settingsCards.map((card): SettingsCardView => {
    const [name, says] = cardText(card, who.goods)
    return { card, name, says, state: sayState(states[card]), entries: listEntries(cardPlans[card], who) }
  })
  return { cards, advanced: listEntries(advancedPlan, who) }
}

function sayState([first = '', ...rest]: string[]): string {
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' · ')
}

/** How each card stands, in a few words. */
async function readStates(api: ShopApi, facts: SiteFacts): Promise<Record<SettingsCard, string[]>> {
  const { info } = facts
  const [addresses, delivery, means, compliance, team, mails] = await Promise.all([
    api.listAdminCompanyAddresses(one),
    sayDelivery(api),
    api.listPaymentMeans(),
    api.getCompliance(),
    sayTeam(api),
    api.listMails({ query: { state: 'FAILED', nbItem: 1 } }),
  ])
  const offered = orThrow(means).map((by) => meansNames[by])
  const { missing } = orThrow(compliance)
  const failed = orThrow(mails).total
  return {
    house: [houseNameOf(facts), words.addresses(orThrow(addresses).total), info.isBuilding ? words.siteClosed : words.siteOpen],
    delivery,
    payment: offered.length > 0 ? offered : [words.noMeans],
    shop: [info.isECommerce ? words.sells : words.sellsNot],
    look: [words.logos(info.logos.length), info.fonts.length > 0 ? words.fonts(sayFamilies(facts)) : words.drawn],
    law: [missing.length === 0 ? words.complete : words.missing(missing.length)],
    team,
    mails: [failed === 0 ? words.allSent : words.notSent(failed)],
    languages: [...new Set([info.defaultLang, ...info.languages].map(({ label }) => label))],
  }
}

function sayFamilies({ info }: SiteFacts): string {
  return [...new Set(info.fonts.map(({ family }) => family))].join(', ')
}

/** How many carriers are named; the others are counted. */
const mostNamed = 2

async function sayDelivery(api: ShopApi): Promise<string[]> {
  const [listed, closings] = await Promise.all([
    api.listCarriers({ query: { nbItem: 100 } }),
    api.listClosings({ query: { nbItem: 100, orderBy: 'firstDay' } }),
  ])
  const { carriers } = orThrow(listed)
  const open = carriers.filter(({ isValid }) => isValid)
  const named = open.slice(0, mostNamed).map(({ name, rates }) => words.carrier(name, rates.length))
  const next = orThrow(closings).closings.find(({ lastDay }) => lastDay >= parisDay(new Date()))
  return [
    ...(open.length > 0 ? named : [words.noCarrier]),
    ...(open.length > mostNamed ? [words.more(open.length - mostNamed)] : []),
    ...(open.length > 0 ? [words.open] : []),
    ...(next ? [words.closing(sayDay(next.firstDay), sayDay(next.lastDay))] : []),
  ]
}

async function sayTeam(api: ShopApi): Promise<string[]> {
  const [staff, invitations] = await Promise.all([api.listStaff(one), api.listInvitations(one)])
  const invited = orThrow(invitations).total
  return [words.people(orThrow(staff).total), ...(invited > 0 ? [words.invited(invited)] : [])]
}
