import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { judgeLaw, type LawVerdict } from '#app/models/site/law/conformity.ts'
import type { LawFacts, PublishedFinding } from '#app/models/site/law/law-facts.ts'
import type { LawFault } from '#app/models/site/law/law-fault.ts'
import { sayLawFault } from '#app/texts/house/law-reasons.ts'
import { saySight } from '#app/texts/house/law-sights.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import type { Conformity, RuleView } from '#app/ui/house/settings/conformity-view.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { deskOf } from '../plans/desks.server.ts'
import { readStaffValues } from './settings.server.ts'

/** Looks over the running shop and says how every rule of law stands there, with one reason and one way to mend it. */
export async function readConformity(api: ShopApi, ctx: RequestContext): Promise<Conformity> {
  const site = await readSiteFacts(ctx)
  const facts = await readLawFacts(api, ctx)
  return {
    house: houseNameOf(site),
    at: sayMoment(facts.shop.at),
    lines: judgeLaw(facts).map((verdict) => toLine(verdict, facts)),
  }
}

async function readLawFacts(api: ShopApi, ctx: RequestContext): Promise<LawFacts> {
  const [compliance, { info }, values, shop] = await Promise.all([
    api.getCompliance(),
    readSiteFacts(ctx),
    readStaffValues(api),
    api.inspectShop(),
  ])
  return {
    values,
    isWinemaker: info.isWinemaker,
    sells: info.isECommerce,
    missing: orThrow(compliance).missing.map(({ parameter }) => parameter) as LawFacts['missing'],
    buttons: {
      order: checkoutTexts.goOn.recapitulatif,
      withdraw: withdrawalTexts.start,
      confirmWithdrawal: withdrawalTexts.confirm,
    },
    shop: orThrow(shop),
  }
}

function toLine({ row, state, faults, mend }: LawVerdict, facts: LawFacts): RuleView {
  const [fault] = faults
  return {
    row,
    state,
    saw: state === 'none' ? '' : saySight(row, facts),
    reason: fault ? sayLawFault(fault) : '',
    mend: (fault && placeOfFault(fault)) || mend,
    wines: fault?.is === 'silent' ? fault.wines : [],
    others: fault?.is === 'silent' ? fault.total - fault.wines.length : 0,
  }
}

/** Where a reason is mended, if it names the place. */
function placeOfFault(fault: LawFault): string | undefined {
  switch (fault.is) {
    case 'empty':
    case 'doubt':
    case 'switch':
    case 'old':
      return placeOfParameter(fault.field)
    case 'words':
      return fault.found[0] && placeOfWords(fault.found[0])
    default:
      return undefined
  }
}

function placeOfWords({ kind, id }: PublishedFinding): string | undefined {
  if (kind === 'parameter') return placeOfParameter(id)
  const desk = deskOf(kind === 'code' ? 'discount-code' : kind)
  return desk && href('/admin/:desk/:id', { desk: desk.slug, id })
}

function placeOfParameter(type: string): string {
  return `${href('/admin/parametres')}?q=${type}`
}
