import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import { type Room, rooms } from '#app/models/house/panel-room.ts'
import type { Role } from '#app/models/identity/role.ts'
import { backupTexts } from '#app/texts/house/backups.ts'
import { conformityTexts } from '#app/texts/house/conformity.ts'
import { deskTexts, roomTexts } from '#app/texts/house/desks.ts'
import { externalAppTexts } from '#app/texts/house/fields/external-apps.ts'
import { paymentDeskTexts } from '#app/texts/house/fields/payment.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { stockTexts } from '#app/texts/house/orders/stock.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { tablesTexts } from '#app/texts/house/tables.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import type { PanelFrame, RailRoom } from '#app/ui/house/frame/panel-frame-view.ts'
import { takeFlash } from '../../platform/session/flash.server.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { deskPlans } from '../plans/desk-plans.server.ts'
import { findDesk, narrowDesk } from '../plans/desks.server.ts'

/** Places of a room that are no desk. */
const own: Partial<Record<Room, (readonly [slug: string, label: string])[]>> = {
  shop: [['inventaire', stockTexts.title]],
  settings: [
    ['site', settingTexts.site],
    ['parametres', settingTexts.title],
    ['journal', journalTexts.title],
    ['conformite', conformityTexts.title],
    ['bienvenue', welcomeTexts.title],
    ['tableaux', tablesTexts.title],
    ['applications', externalAppTexts.title],
  ],
}

/** Reads what stands around a screen of the panel. */
export async function readPanelFrame({ request, context, url }: RouteArgs, { api, email, role }: Member): Promise<PanelFrame> {
  const [{ info, values }, messages, told, isOperator] = await Promise.all([
    readSiteFacts(context.get(requestContext)),
    api.listMessages({ query: { isRead: 'false', nbItem: 1 } }),
    takeFlash(request, url.pathname),
    role === 'SUPER_ADMIN' && isOffice(api),
  ])
  const path = url.pathname
  return {
    site: houseNameOf({ info, values }),
    logo: info.logos.find(({ type }) => type === 'LOGO')?.onlineImage.url ?? '/art/mark.svg',
    path,
    email,
    rooms: rooms.map((room) => furnish(room, path, isOperator)),
    unread: messages.ok ? messages.value.total : 0,
    told: told?.text,
    add: findAdd(path, role),
  }
}

function findAdd(path: string, role: Role): PanelFrame['add'] {
  const desk = findDesk(path.replace('/admin/', ''))
  if (!desk || !narrowDesk(desk, role).calls.create) return undefined
  return { href: `${path}/nouveau`, label: deskTexts[desk.slug]?.create || panelTexts.create }
}

/** Whether all sites are looked after from here. */
async function isOffice(api: ShopApi): Promise<boolean> {
  const office = await api.getOffice()
  return office.ok && office.value.isOperator
}

function furnish(room: Room, path: string, isOperator: boolean): RailRoom {
  const places = deskPlans
    .filter((plan) => plan.room === room && (isOperator || !plan.isOperators))
    .map(({ slug }) => [slug, deskTexts[slug]?.many ?? slug] as const)
  const kept = room === 'settings' ? [['paiement', paymentDeskTexts.title] as const] : []
  const ofMachine = room === 'settings' && isOperator ? [['sauvegardes', backupTexts.title] as const] : []
  const desks = [...(own[room] ?? []), ...kept, ...ofMachine, ...places].map(([slug, label]) => {
    const place = href('/admin/:desk', { desk: slug })
    return { href: place, label, isCurrent: path === place || path.startsWith(`${place}/`) }
  })
  return { room, label: roomTexts[room], isOpen: desks.some(({ isCurrent }) => isCurrent), desks }
}
