import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { PanelCommand } from '#app/models/house/find/read-command.ts'
import { entriesOf, type WineBrief } from '#app/models/house/find/read-wine-brief.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { findTexts } from '#app/texts/house/find.ts'
import { newTexts } from '#app/texts/house/tasks.ts'
import type { Found } from '#app/ui/house/find/find-view.ts'
import { deskPlans } from '../plans/desk-plans.server.ts'
import { findDesk, narrowDesk } from '../plans/desks.server.ts'
import type { WhoAsks } from '../plans/task-plans.server.ts'
import { findAtDesk } from './find-records.server.ts'

const { acts: words } = findTexts

/** Of so many orders or wines that answer, each is offered. */
const mostOffered = 3
const nbSought = 10

/** Where what somebody asks to be done is done: the form filled in as far as it was said. */
export async function findActs(api: ShopApi, command: PanelCommand, who: WhoAsks): Promise<Found[]> {
  const find = async (slug: string, name: string) =>
    (await findAtDesk(api, { slug, words: name, who })).found.slice(0, mostOffered)
  switch (command.act) {
    case 'close':
      return [{ href: hrefOfClosing(command.closing), label: sayClosing(command.closing) }]
    case 'refund':
      return findRefunds(api, command.order)
    case 'ship':
      return (await find('commandes', command.order)).map((order) => ({ ...order, label: words.ship(order.label) }))
    case 'price':
      return (await find('produits', command.wine)).map((wine) => ({
        ...wine,
        href: `${wine.href}#f-price`,
        label: words.price(wine.label),
      }))
    case 'stock':
      return (await find('produits', command.wine)).map((wine) => ({
        ...wine,
        href: `${wine.href}#f-vintages`,
        label: words.stock(wine.label),
      }))
    case 'make':
      return findMakes(command.what, who)
    case 'wine':
      return offerWine(command.wine, who)
  }
}

/** The orders that money can be given back of, each with its form open. */
async function findRefunds(api: ShopApi, order: string): Promise<Found[]> {
  const listed = await api.listOrders({ query: { search: `lk:${order}`, nbItem: nbSought } })
  const paid = listed.ok ? listed.value.orders.filter(({ payment }) => isPaid(payment)) : []
  return paid.slice(0, mostOffered).map(({ id, reference, name, total }) => ({
    href: `${href('/admin/commandes/:id', { id })}?ouvrir=remboursement#remboursement`,
    label: words.refund(`${reference} · ${name}`),
    detail: sayCents(total),
  }))
}

type Closing = Extract<PanelCommand, { act: 'close' }>['closing']

function hrefOfClosing({ firstDay, lastDay }: Closing): string {
  const days = new URLSearchParams({ ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) })
  return [href('/admin/:desk/nouveau', { desk: 'fermetures' }), days].filter((part) => String(part) !== '').join('?')
}

function sayClosing({ firstDay, lastDay }: Closing): string {
  return firstDay && lastDay ? words.close(sayDay(firstDay), sayDay(lastDay)) : words.closeSome
}

/** The form of a new wine, filled in with what was said of it. */
function offerWine(wine: WineBrief, { role }: WhoAsks): Found[] {
  const desk = findDesk('produits')
  if (!desk || !narrowDesk(desk, role).calls.create) return []
  const filled = new URLSearchParams(entriesOf(wine))
  const told = [wine.facts['vintages.0.year'], wine.facts.price && `${wine.facts.price} €`].filter(Boolean)
  return [{ href: `${href('/admin/produits/nouveau')}?${filled}`, label: words.wine(wine.name), detail: told.join(' · ') }]
}

/** What can be made and goes by this name, what is made most first. */
function findMakes(what: string, { role, isOperator, goods }: WhoAsks): Found[] {
  const most = newTexts.of(goods)
  const made = deskPlans.flatMap(({ slug, isOperators }) => {
    const desk = findDesk(slug)
    const label = deskText(slug, goods)?.create ?? ''
    const isThere = desk && narrowDesk(desk, role).calls.create && (isOperator || !isOperators)
    const isOwn = slug === 'commandes' || slug === 'images'
    const key = foldText([label, most[slug], slug === 'produits' && findTexts.anyGoods].filter(Boolean).join(' '))
    return label && (isThere || isOwn) ? [{ slug, label, key }] : []
  })
  const hits = made.filter(({ key }) => key.includes(what))
  const sorted = [...hits.filter(({ slug }) => slug in most), ...hits.filter(({ slug }) => !(slug in most))]
  return sorted.slice(0, mostOffered).map(({ slug, label }) => ({
    href: href('/admin/:desk/nouveau', { desk: slug }),
    label,
    detail: deskText(slug, goods)?.says,
  }))
}
