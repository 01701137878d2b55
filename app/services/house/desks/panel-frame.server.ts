import type { ShopApi } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import { tasks } from '#app/models/house/task.ts'
import type { Role } from '#app/models/identity/role.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { newTexts, taskText } from '#app/texts/house/tasks.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { MenuEntry, PanelFrame } from '#app/ui/house/frame/panel-frame-view.ts'
import { takeFlash } from '../../platform/session/flash.server.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { helpOfScreen } from '../find/find-help.server.ts'
import { openRecordOf } from '../open-record.server.ts'
import { findDesk, narrowDesk } from '../plans/desks.server.ts'
import { findTask, hrefOfTask, listSisters, type WhoAsks } from '../plans/task-plans.server.ts'
import { nameOfPerson } from './name-person.server.ts'

/** Reads what stands around a screen of the panel. */
export async function readPanelFrame({ request, context, url }: RouteArgs, { api, email, role }: Member): Promise<PanelFrame> {
  const { info, values } = await readSiteFacts(context.get(requestContext))
  const goods = goodsWordsOf(values)
  const [messages, told, isOperator, open] = await Promise.all([
    api.listMessages({ query: { isRead: 'false', nbItem: 1 } }),
    takeFlash(request, url.pathname, goods),
    isOfficeOf(api, role),
    openRecordOf(api, request, url),
  ])
  const path = url.pathname
  const who: WhoAsks = { role, isOperator, goods }
  const current = findTask(path)
  return {
    site: houseNameOf({ info, values }),
    logo: info.logos.find(({ type }) => type === 'LOGO')?.onlineImage.url ?? '/art/mark.svg',
    path,
    email,
    person: nameOfPerson(email),
    tasks: tasks.map((task) => ({
      task,
      href: hrefOfTask(task, who),
      label: taskText(task, goods),
      isCurrent: task === current,
    })),
    sisters: listSisters(path, who),
    unread: messages.ok ? messages.value.total : 0,
    told: told?.text,
    open,
    add: findAdd(path, role, goods),
    help: helpOfScreen(path, goods),
    makes: listMakes({ role, goods }, info.isECommerce),
  }
}

function findAdd(path: string, role: Role, goods: GoodsWords): PanelFrame['add'] {
  const desk = findDesk(path.replace('/admin/', ''))
  if (!desk || !narrowDesk(desk, role).calls.create) return undefined
  return { href: `${path}/nouveau`, label: deskText(desk.slug, goods)?.create || panelTexts.create }
}

const ofShop = new Set(['produits', 'commandes', 'codes', 'fermetures'])

/** What can be made from anywhere; who sells nothing is offered no sale. */
function listMakes({ role, goods }: Pick<WhoAsks, 'role' | 'goods'>, sells: boolean): MenuEntry[] {
  return Object.entries(newTexts.of(goods)).flatMap(([slug, label]) => {
    const isThere = canAdd(slug, role) && (sells || !ofShop.has(slug))
    return isThere ? [{ href: `/admin/${slug}/nouveau`, label }] : []
  })
}

/** Some are made on screens of their own, by calls that are no desk's. */
function canAdd(slug: string, role: Role): boolean {
  const desk = findDesk(slug)
  return desk !== undefined && (slug === 'images' || slug === 'commandes' || narrowDesk(desk, role).calls.create !== undefined)
}

/** Whether all sites are looked after from here. */
export async function isOfficeOf(api: ShopApi, role: Role): Promise<boolean> {
  if (role !== 'SUPER_ADMIN') return false
  const office = await api.getOffice()
  return office.ok && office.value.isOperator
}
